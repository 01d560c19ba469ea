"""The nouns of Kensington: tiles, façades, moves, and the state of a game, which all may see."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Any, ClassVar, Literal, NewType, TypeAlias

from msgspec import Struct

from faubourg.core.game_protocol import FirstSeat, Options, RuleId, Seat
from faubourg.games.kensington.edition_schema import Units

Tile = NewType("Tile", int)
"""A tile by its face: tiles that look alike on both sides share a number of the box."""
Back = NewType("Back", int)
"""What a tile shows face down (KG-R10), counted in the order of the box."""
BacksBy: TypeAlias = Literal["outlines", "marks"]
"""What tells the backs in the middle apart (KG-R10)."""
Duty: TypeAlias = Literal["must", "may"]
Column = NewType("Column", int)
"""A column of the plot, counted from 1 on the left; the starting door stands in the middle."""


class Placed(Struct, frozen=True, gc=False, cache_hash=True):
    """A tile of a façade: its lowest left corner, and for a roof which way it is turned."""

    tile: Tile
    column: Column
    row: int
    """Counted from the ground, which is 0."""
    turn: int = 0


class Facade(Struct, frozen=True, gc=False, cache_hash=True):
    """A building in the order in which it was built; the starting door goes without saying."""

    tiles: tuple[Placed, ...] = ()


class Heap(Struct, frozen=True, gc=False, tag="heap"):
    """KG-2.1 — a tile from the middle, chosen by its back."""

    back: Back


class Warehouse(Struct, frozen=True, gc=False, tag="warehouse"):
    """KG-2.1 — a tile that another player has stored."""

    seat: Seat
    tile: Tile


class Nothing(Struct, frozen=True, gc=False, tag="nothing"):
    """KG-R9 — the take is skipped."""


Source: TypeAlias = Heap | Warehouse | Nothing


class Take(Struct, frozen=True, gc=False, tag="take"):
    """KG-2.1"""

    source: Source


class Lay(Struct, frozen=True, gc=False, tag="lay"):
    """KG-2.5 — a tile is let down onto columns of the façade; its leftmost square is named."""

    tile: Tile
    column: Column
    turn: int = 0
    """Which way a roof is turned, counted clockwise from upright (KG-R7)."""


class Finish(Struct, frozen=True, gc=False, tag="finish"):
    """KG-2.6 — building is done; a drawn tile that was not built is kept or goes back."""

    keep: bool = False


class Draw(Struct, frozen=True, gc=False, tag="draw"):
    """Nature's only move: the tile touched in the middle is turned up."""

    tile: Tile


Move: TypeAlias = Take | Lay | Finish | Draw


class Stage(Enum):
    """Where in the rulebook the game stands."""

    TAKE = "take"
    """KG-2.1: take a tile."""
    DRAWING = "drawing"
    """KG-2.2: a tile of the middle is turned up."""
    BUILD = "build"
    """KG-2.5: build, then finish the turn."""
    OVER = "over"


class KensingtonOptions(
    Options, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True
):
    units: Units | None = None
    """KG-R1; None leaves it to the edition."""
    turning_roofs: bool | None = None
    """KG-R7; None leaves it to the edition."""
    first: FirstSeat = 0
    """KG-1.4: the seat that begins."""
    storing: Duty = "may"
    """KG-R13: whether a drawn tile that is not built is stored while a place is free."""
    takes: Duty = "may"
    """KG-R9: whether a tile is taken even if that costs a token."""
    backs: BacksBy = "outlines"
    """KG-R10: whether backs are chosen by outline, or by colour and mark alone."""

    today: ClassVar[Mapping[str, Any]] = {"storing": "must", "takes": "must"}


class State(Struct, frozen=True, gc=False):
    facades: tuple[Facade, ...]
    warehouses: tuple[tuple[Tile, ...], ...]
    heap: tuple[int, ...]
    """How many tiles of each face lie in the middle: nobody sees it, everybody can work it out."""
    backs: tuple[int, ...]
    """How many tiles of each back lie in the middle (KG-R10): follows from the heap.
    Backs that this game does not tell apart count none."""
    tokens: tuple[int, ...]
    stock: int
    """Tokens of the common stock."""
    units: Units
    turning_roofs: bool
    storing: Duty
    takes: Duty
    backs_by: BacksBy
    first: Seat
    seat: Seat
    """Whose turn it is."""
    stage: Stage
    taking: Back | None = None
    """The back that was touched, until its tile is turned up."""
    taken: Tile | None = None
    """The tile taken in this turn, until it is built, stored or put back."""
    owed: bool = False
    """Whether that tile was bought and has yet to be built (KG-2.4)."""
    laid: int = 0
    """How many tiles of the façade to act were laid in this turn."""
    skipping: bool = False
    """Whether the take of this turn was skipped (KG-R9)."""
    ender: Seat | None = None
    """Who drew the bird that brings the end (KG-5.1)."""
    skips: int = 0
    """Turns in a row that were skipped altogether (KG-R5)."""
    idle: int = 0
    """Turns in a row without a tile built (KG-R5)."""
    ended_by: RuleId | None = None


View: TypeAlias = State
"""Nothing is secret in this game, only uncertain (KG-R3): the view is the state."""
