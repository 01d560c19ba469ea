"""The numbers of moves: the same in every edition and in every city.

A place is numbered by its square of the table, not by its square of a district: a move names no
city, and only the table is the same for all of them. Nature's moves come last.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import accumulate

from faubourg.core.game_protocol import Seat
from faubourg.games.bella_vista.model import (
    RIGHT,
    TURNS,
    Decline,
    DrawCard,
    DrawCluster,
    DrawConstraint,
    DrawHeight,
    DrawLot,
    Move,
    Offer,
    Place,
    PostContract,
    Reveal,
    Square,
    TakeContract,
)
from faubourg.kernels.bella_vista.layout import KINDS, OBJECTIVES, SEATS, TABLE

MOST_CONTRACTS, MOST_CONSTRAINTS = 60, 40
"""As many as an edition may print, also those that do not fit into a kernel."""
NUMBERS = {
    Decline: 1,
    Offer: (RIGHT + 1) * KINDS,
    TakeContract: MOST_CONTRACTS,
    Place: TABLE * TURNS,
    DrawLot: SEATS,
    DrawConstraint: MOST_CONSTRAINTS,
    DrawHeight: OBJECTIVES,
    DrawCluster: OBJECTIVES,
    PostContract: MOST_CONTRACTS,
    DrawCard: KINDS,
    Reveal: KINDS,
}
"""How many moves there are of each kind."""
(
    DECLINE,
    OFFERS,
    TAKES,
    PLACES,
    LOTS,
    CONSTRAINTS,
    HEIGHTS,
    CLUSTERS,
    POSTS,
    CARDS,
    REVEALS,
    ACTIONS,
) = accumulate(NUMBERS.values(), initial=0)
"""The first number of each kind, and behind the last."""

_FIRSTS = dict(zip(NUMBERS, accumulate(NUMBERS.values(), initial=0), strict=False))


def action_of(move: Move) -> int:
    """ValueError for a move that no text says."""
    number = _within_kind(move)
    if not 0 <= number < NUMBERS[type(move)] or _MAKERS[type(move)](number) != move:
        raise ValueError(f"{move} has no number")
    return _FIRSTS[type(move)] + number


def _within_kind(move: Move) -> int:
    match move:
        case Decline():
            return 0
        case Offer(slot, card):
            return slot * KINDS + card
        case Place(square, turn):
            return square * TURNS + turn
        case DrawLot(seat):
            return seat
        case _:
            return move.card


_MAKERS: Mapping[type, Callable[[int], Move]] = {
    Decline: lambda _: Decline(),
    Offer: lambda number: Offer(*divmod(number, KINDS)),
    TakeContract: TakeContract,
    Place: lambda number: Place(Square(number // TURNS), number % TURNS),
    DrawLot: lambda number: DrawLot(Seat(number)),
    DrawConstraint: DrawConstraint,
    DrawHeight: DrawHeight,
    DrawCluster: DrawCluster,
    PostContract: PostContract,
    DrawCard: DrawCard,
    Reveal: Reveal,
}


def move_of(action: int) -> Move:
    kind = max((each for each in _FIRSTS if _FIRSTS[each] <= action), key=_FIRSTS.__getitem__)
    return _MAKERS[kind](action - _FIRSTS[kind])
