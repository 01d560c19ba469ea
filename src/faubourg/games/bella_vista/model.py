"""The nouns of Bella Vista: buildings, offers, moves, the state of a game, and a view of it."""

from __future__ import annotations

from enum import Enum
from typing import NewType, TypeAlias

from msgspec import Struct

from faubourg.core.game_protocol import Options, RuleId, Seat
from faubourg.core.grid import MAX_SIDE

Square = NewType("Square", int)
"""A square of the table that the city lies on, counted in reading order, `MAX_SIDE` to a row."""
WIDTH = MAX_SIDE
TURNS = 4
"""Quarter turns, clockwise."""
RIGHT = 8
"""BV-2.3: the place to the right of the offer board, after every slot."""
UNKNOWN = 0
"""The number of a construction card whose face is not known."""
Cards: TypeAlias = tuple[int, ...]
"""How many construction cards of each number; entry 0 counts those whose face is unknown.

Only a redacted record knows unknown cards. One drawn face down leaves the deck as minus one unknown
card, so that every pile keeps its true size and the numbers stay conserved.
"""


class Building(Struct, frozen=True, gc=False):
    """A building in the city. Its square is the first that it covers, in reading order."""

    seat: Seat | None
    """None for a neutral building (BV-R2)."""
    number: int
    square: Square
    turn: int


class Offered(Struct, frozen=True, gc=False):
    """BV-2.1: a construction card above the offer board; `card` is UNKNOWN where it is hidden."""

    seat: Seat
    slot: int
    card: int


class Paid(Struct, frozen=True, gc=False, tag="paid"):
    """BV-2.1: what an offer cost."""

    seat: Seat
    round: int
    price: int


class Earned(Struct, frozen=True, gc=False, tag="earned"):
    """BV-3.6: what a building brought. Buildings are meant by their place in the list of them."""

    building: int
    smaller: tuple[int, ...]
    tallest: bool


Entry: TypeAlias = Paid | Earned


class Offer(Struct, frozen=True, gc=False, tag="offer"):
    """BV-2.1"""

    slot: int
    card: int


class Place(Struct, frozen=True, gc=False, tag="place"):
    """BV-3.1"""

    square: Square
    turn: int


class TakeContract(Struct, frozen=True, gc=False, tag="contract"):
    """BV-3.7"""

    card: int


class Decline(Struct, frozen=True, gc=False, tag="decline"):
    """BV-3.7: no contract, and the construction is over; BV-R1: the building fits nowhere."""


class DrawLot(Struct, frozen=True, gc=False, tag="lot"):
    """BV-1.4, BV-6.2: Nature puts this seat's start card next below the board."""

    seat: Seat


class DrawConstraint(Struct, frozen=True, gc=False, tag="constraint"):
    """BV-1.3, BV-4.3"""

    card: int


class DrawHeight(Struct, frozen=True, gc=False, tag="height"):
    """BV-1.3: the height objective of this game."""

    card: int


class DrawCluster(Struct, frozen=True, gc=False, tag="cluster"):
    """BV-1.3: the group objective of this game."""

    card: int


class PostContract(Struct, frozen=True, gc=False, tag="post"):
    """BV-1.3, BV-4.3: a contract is turned up."""

    card: int


class DrawCard(Struct, frozen=True, gc=False, tag="card"):
    """BV-1.5, BV-4.3: a construction card goes to the hand it is due to."""

    card: int


class Reveal(Struct, frozen=True, gc=False, tag="reveal"):
    """BV-3.1: the next card above the board is turned over. It was certain, but hidden."""

    card: int


Choice: TypeAlias = Offer | Place | TakeContract | Decline
Draw: TypeAlias = DrawLot | DrawConstraint | DrawHeight | DrawCluster | PostContract | DrawCard
Chance: TypeAlias = Draw | Reveal
Move: TypeAlias = Choice | Chance


class Stage(Enum):
    """Where in the rulebook the game stands."""

    SETUP = "setup"
    """BV-1: Nature draws."""
    OFFER = "offer"
    """BV-2"""
    REVEAL = "reveal"
    """BV-3.1: a card is turned over."""
    BUILD = "build"
    """BV-3.1: its building is put up."""
    CONTRACT = "contract"
    """BV-3.7: a contract may be taken."""
    STOPPED = "stopped"
    """BV-3.5: outside the constraint the turn stops."""
    NEUTRAL = "neutral"
    """BV-4.1: the neutral building is put up."""
    NEUTRAL_BUILT = "neutral-built"
    ROUND_END = "round-end"
    """BV-4.3: Nature draws."""
    OVER = "over"


class BellaVistaOptions(
    Options, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True
):
    city: str = ""
    """BV-1.1: a name in any language, or a whole map with "/" between its rows. Nothing is the
    first named city."""
    closed_contracts: bool = False
    """BV-R4: screens do not show which contracts the others have taken."""


class Common(Struct, frozen=True, gc=False):
    """What states and views have in common. Only `offers` may hide something in a view."""

    city: str
    """The whole map; rows of tile marks with "/" between them."""
    closed_contracts: bool
    stage: Stage
    round: int
    order: tuple[Seat, ...]
    """The cards below the offer board, from the left."""
    offers: tuple[Offered, ...]
    """The cards above it, dearest slot first: the order of construction."""
    revealed: int
    """How many of them have been turned over."""
    turned: tuple[int, ...]
    """The constraints turned over so far; the last one counts."""
    height: int | None
    cluster: int | None
    """The objectives of this game."""
    market: tuple[int, ...]
    """The contracts that lie open."""
    taken: tuple[tuple[int, ...], ...]
    """The contracts of each seat."""
    buildings: tuple[Building, ...]
    """In the order in which they were built."""
    coins: tuple[int, ...]
    """What each seat can spend: follows from the ledger, kept for speed."""
    ledger: tuple[Entry, ...]
    spent: tuple[Cards, ...]
    """The construction cards of earlier rounds, by seat."""
    ended_by: RuleId | None


class State(Common, frozen=True, gc=False):
    hands: tuple[Cards, ...]
    decks: tuple[Cards, ...]


class View(Common, frozen=True, gc=False):
    """What one viewer may know of a state."""

    viewer: Seat | None
    hand: Cards | None
    """The viewer's own cards; None for a spectator."""
    hand_sizes: tuple[int, ...]
    deck_sizes: tuple[int, ...]
    unseen: tuple[Cards, ...]
    """By seat, the cards that the viewer has not seen: in decks, in others' hands and offers."""
