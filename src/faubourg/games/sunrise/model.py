"""The nouns of Sunrise Lane: pieces, cards, moves, the state of a game, and a view of it."""

from __future__ import annotations

from enum import Enum
from typing import Literal, NewType, TypeAlias

from msgspec import Struct

from faubourg.core.game_protocol import FirstSeat, Options, RuleId, Seat
from faubourg.core.ranking import Ties

Space = NewType("Space", int)
"""A square of the board, counted in reading order; the edition says which ones can be built on."""
Colour = NewType("Colour", int)
"""A colour, counted in the order of the edition."""
Cards: TypeAlias = tuple[int, ...]
"""How many cards of each colour, and as the last entry how many whose face is unknown.

Only a redacted record knows unknown cards. One dealt face down leaves the deck as minus one unknown
card, so that every pile keeps its true size and the colours stay conserved.
"""


class House(Struct, frozen=True, gc=False, tag="house"):
    seat: Seat
    floors: int


class Park(Struct, frozen=True, gc=False, tag="park"):
    pass


Building: TypeAlias = House | Park
Town: TypeAlias = tuple[Building | None, ...]
Houses: TypeAlias = list[tuple[Space, House]]


class BuildHouse(Struct, frozen=True, gc=False, tag="house"):
    """SL-2.3"""

    space: Space
    cards: int


class BuildPark(Struct, frozen=True, gc=False, tag="park"):
    """SL-2.6"""

    space: Space
    card: Colour


class Stop(Struct, frozen=True, gc=False, tag="stop"):
    """SL-2.8"""


class Draw(Struct, frozen=True, gc=False, tag="draw"):
    """SL-2.1"""


class Discard(Struct, frozen=True, gc=False, tag="discard"):
    """SL-3.1"""

    card: Colour


class Deal(Struct, frozen=True, gc=False, tag="deal"):
    """Nature's only move: the top card of the deck goes to whom it is due."""

    card: Colour


Move: TypeAlias = BuildHouse | BuildPark | Stop | Draw | Discard | Deal


class Stage(Enum):
    """Where in the rulebook the game stands."""

    SETUP = "setup"
    """SL-1.4: the first hands are dealt."""
    TURN = "turn"
    """SL-2.1: build or draw."""
    PATH = "path"
    """SL-2.5: build on from the last space, or stop."""
    DRAWING = "drawing"
    """SL-2.8: cards are due."""
    DISCARDING = "discarding"
    """SL-3.1: too many cards."""
    OVER = "over"


FullAreas: TypeAlias = Literal["at_once", "round"]


class SunriseOptions(
    Options, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True
):
    ties: Ties | None = None
    """SL-R1; None leaves it to the edition."""
    first: FirstSeat = 0
    """SL-1.5: the seat that begins."""
    full_areas: FullAreas = "at_once"
    """SL-R7: how the game ends when no space of the corner areas is left."""


class State(Struct, frozen=True, gc=False):
    town: tuple[Building | None, ...]
    sites: tuple[Space, ...]
    """The empty spaces that touch the town (SL-2.2): follows from the town, kept for speed."""
    hands: tuple[Cards, ...]
    deck: Cards
    discards: Cards
    pieces: tuple[int, ...]
    """House pieces left, by seat."""
    parks: int
    """Park tokens left in the pool."""
    ties: Ties
    full_areas: FullAreas
    first: Seat
    seat: Seat
    """Whose turn it is."""
    stage: Stage
    due: int
    """Cards that this seat still draws."""
    last: Space | None = None
    """The space just built on, while the path may go on."""
    park_built: bool = False
    """Whether this turn has had its park."""
    last_round: bool = False
    """Somebody is short of pieces: the round is played to its end (SL-4.1)."""
    areas_filled_by: Seat | None = None
    """Who made this round the last by filling the areas before anybody was short (SL-R7)."""
    idle: int = 0
    """Turns in a row that were all draws (SL-R8)."""
    ended_by: RuleId | None = None


class View(Struct, frozen=True, gc=False):
    """What one viewer may know of a state."""

    viewer: Seat | None
    hand: Cards | None
    """The viewer's own cards; None for a spectator."""
    hand_sizes: tuple[int, ...]
    deck_size: int
    unseen: Cards
    """The cards that are in the deck or in hands that the viewer does not see."""
    discards: Cards
    town: tuple[Building | None, ...]
    sites: tuple[Space, ...]
    pieces: tuple[int, ...]
    parks: int
    ties: Ties
    full_areas: FullAreas
    first: Seat
    seat: Seat
    stage: Stage
    due: int
    last: Space | None
    park_built: bool
    last_round: bool
    areas_filled_by: Seat | None
    idle: int
    ended_by: RuleId | None
