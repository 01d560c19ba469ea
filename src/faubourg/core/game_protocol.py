"""The protocol that every game fulfils.

A game is a set of pure functions over frozen values. Nature is a player like the others: whatever
is drawn from a pile is one of her moves, with integer weights, so the state never holds the future.

Values are made of older values, so they never hold one another in a circle: `gc=False` spares the
collector from looking through the thousands that a server keeps.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from random import Random
from typing import Annotated, Any, ClassVar, Literal, NewType, Protocol, TypeAlias, TypeVar

from msgspec import Meta, Struct, field

from faubourg.core.edition import Edition
from faubourg.core.phrases import Fact, Facts, Phrase

Seat = NewType("Seat", int)
RuleId = NewType("RuleId", str)


class Nature(Enum):
    """Who draws the cards."""

    NATURE = "nature"


NATURE = Nature.NATURE
Actor: TypeAlias = Seat | Literal[Nature.NATURE] | None
"""Who acts now; None when the game is over."""
Viewer: TypeAlias = Seat | None
"""Who looks; None is a spectator."""


def next_seat(seat: Seat, seats: int) -> Seat:
    """Whose turn comes after this seat's, clockwise around the table."""
    return Seat((seat + 1) % seats)


class Refusal(Struct, frozen=True, gc=False):
    """Why a move is not legal: the rule, the reason, the facts and the spaces concerned."""

    rule: RuleId
    reason: str
    facts: Facts = {}
    spaces: tuple[str, ...] = ()


def refuse(rule: str, reason: str, *spaces: str, **facts: Fact) -> Refusal:
    """A refusal in short: the spaces one by one, the facts by their names."""
    return Refusal(RuleId(rule), reason, facts, spaces)


class Remedy(Struct, frozen=True, gc=False):
    """What to do instead of a refused move: in words, and as the moves that do it.

    Each of the moves is legal, the first is the best; none while nobody is to decide anything.
    """

    phrase: Phrase
    moves: tuple[str, ...] = ()


def _no_facts() -> Facts:
    return {}


def _no_spaces() -> tuple[str, ...]:
    return ()


class ScoreLine(Struct, frozen=True, gc=False, omit_defaults=True):
    """Points of one seat, with the rule and the facts that brought them."""

    seat: Seat
    rule: RuleId
    points: int
    reason: str
    # Made anew, not defaults: facts and spaces are sent even where there are none.
    facts: Facts = field(default_factory=_no_facts)
    spaces: tuple[str, ...] = field(default_factory=_no_spaces)
    group: str | None = None
    """The lines of one rule that are ranked or counted together, where a sheet has such groups."""


def totals(lines: Iterable[ScoreLine], seats: int) -> tuple[int, ...]:
    """The points of each seat."""
    points = [0] * seats
    for line in lines:
        points[line.seat] += line.points
    return tuple(points)


class Outcome(Struct, frozen=True, gc=False):
    """How a game ended: the only authority on who won."""

    ended_by: RuleId
    """Empty where no rule did: the players ended the game before its end."""
    places: tuple[int, ...]
    totals: tuple[int, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(Seat(seat) for seat, place in enumerate(self.places) if place == 1)


class Options(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the players agree on before the game; each game has its own.

    Records leave out what is a default, so a default never changes: it is what a record means that
    does not name the option.
    """

    today: ClassVar[Mapping[str, Any]] = {}
    """What a new table agrees on instead, where it is not told."""


FirstSeat: TypeAlias = Annotated[int, Meta(ge=-99, le=99)] | Literal["lots"]
"""The option `first`, who begins: a seat (whether there is one is for the table to say), or lots,
which the table draws, so that records and rules know only seats."""


S = TypeVar("S", bound=Struct)
M = TypeVar("M", bound=Struct)
V = TypeVar("V", bound=Struct)


class Rules(Protocol[S, M, V]):
    """One edition of one game. Every function is pure."""

    @property
    def edition(self) -> Edition[Any]: ...
    @property
    def key(self) -> str: ...
    @property
    def seats(self) -> range: ...
    @property
    def options(self) -> type[Options]: ...

    def settle(self, options: Options) -> Options:
        """The options as a record holds them: whole values where names stood; raises BadOption."""

    def setup(self, seats: int, options: Options) -> S:
        """The position before anything is dealt."""

    def to_act(self, state: S) -> Actor: ...

    def chances(self, state: S) -> Mapping[M, int]:
        """Nature's moves with their weights; empty when a seat is to act."""

    def pile(self, state: S) -> str:
        """The name of the pile that Nature draws from now."""

    def moves(self, state: S) -> Iterator[M]:
        """Every legal move, Nature's included."""

    def why_not(self, state: S, move: M) -> Refusal | None:
        """None if the move is legal, otherwise the first rule it breaks."""

    def remedy(self, state: S, move: M) -> Remedy:
        """What to do instead of a move that is refused here."""

    def play(self, state: S, move: M) -> S:
        """The position after a legal move. Trusts its caller."""

    def gain(self, state: S, move: M) -> tuple[ScoreLine, ...]:
        """What the legal move adds to the sheet at once."""

    def reveals(self, state: S, move: M) -> bool:
        """Whether the move uncovers something, or hands over to Nature."""

    def sheet(self, state: S, as_if_over: bool = False) -> tuple[ScoreLine, ...]:
        """The lines scored so far; with `as_if_over`, the bonuses as they stand as well."""

    def outcome(self, state: S) -> Outcome | None: ...

    def view(self, state: S, viewer: Viewer) -> V:
        """What the viewer may know, built by naming it."""

    def glimpse(self, state: S, move: M, viewer: Viewer) -> M:
        """The move as the viewer saw it."""

    def imagine(self, view: V, rng: Random) -> S:
        """Some full position that gives this view."""

    def tell(self, view: V, move: M) -> Phrase:
        """The move in words, as whoever had this view before it saw it: a view tells no secrets."""

    def write(self, move: M) -> str: ...

    def read(self, text: str) -> M:
        """The move that the text says; raises BadNotation, which says what was expected."""

    def well_formed(self, seats: int) -> Iterator[M]:
        """Every move that can be said at all, legal or not."""


AnyRules: TypeAlias = Rules[Any, Any, Any]
"""Rules found by name at run time: their types are known to nobody before."""
