"""The nouns of Orchard: plots, cards, moves, the state of a game, and a view of it."""

from __future__ import annotations

from enum import Enum
from typing import NewType, TypeAlias

from faubourg.core.game_protocol import FirstSeat, Options, RuleId, Seat
from msgspec import Struct

PlotNumber = NewType("PlotNumber", int)
"""A plot of the orchard, counted in reading order."""
Fruit = NewType("Fruit", int)
"""A kind of fruit, counted from 1 in the order of the edition; 0 is a card that nobody shows."""
UNKNOWN = Fruit(0)
Cards: TypeAlias = tuple[int, ...]
"""How many cards of each fruit; the first entry counts those whose face is unknown.

Only a redacted record knows unknown cards. One dealt face down leaves the deck as minus one unknown
card, so that every pile keeps its true size and the fruits stay conserved.
"""


class Plant(Struct, frozen=True, gc=False, tag="plant"):
    """OR-2.1: the plot says which card is played."""

    plot: PlotNumber


class Exchange(Struct, frozen=True, gc=False, tag="exchange"):
    """OR-2.3"""

    fruit: Fruit


class Pass(Struct, frozen=True, gc=False, tag="pass"):
    """OR-2.4"""


class Deal(Struct, frozen=True, gc=False, tag="deal"):
    """Nature's only move: the top card of the deck goes to whom it is due."""

    fruit: Fruit


Move: TypeAlias = Plant | Exchange | Pass | Deal


class Stage(Enum):
    """Where in the rulebook the game stands."""

    SETUP = "setup"
    """OR-1.2: the first hands are dealt."""
    TURN = "turn"
    """OR-2.1: plant, or exchange a card, or pass."""
    DRAWING = "drawing"
    """OR-2.2: a card is due."""
    OVER = "over"


class GameOptions(Options, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True):
    first: FirstSeat = 0
    """The seat that begins."""


class State(Struct, frozen=True, gc=False):
    trees: tuple[Seat | None, ...]
    """Whose tree stands on each plot."""
    hands: tuple[Cards, ...]
    deck: Cards
    discards: Cards
    seat: Seat
    """Whose turn it is, or to whom a card is due."""
    stage: Stage
    first: Seat
    passed: int = 0
    """Players who have passed in a row."""
    ended_by: RuleId | None = None


class Plot(Struct, frozen=True, gc=False):
    """A plot as everybody sees it."""

    fruit: str
    seat: Seat | None


class View(Struct, frozen=True, gc=False):
    """What one viewer may know of a state."""

    viewer: Seat | None
    plots: tuple[tuple[Plot, ...], ...]
    hand: tuple[str, ...] | None
    """The viewer's own cards by their letters; None for a spectator."""
    hand_sizes: tuple[int, ...]
    deck_size: int
    discards: tuple[str, ...]
    seat: Seat
    stage: Stage
    first: Seat
    passed: int
    ended_by: RuleId | None
