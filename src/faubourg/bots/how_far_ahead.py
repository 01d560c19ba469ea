"""How far chances lie apart, as far as it can be told: they are off by as much as their margins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias, get_args

from msgspec import Struct

Distance: TypeAlias = Literal["equal", "wins", "loses", "close", "likely", "clear"]
"""How sure it is that one chance is better than another: not at all, since nothing is off or since
one lies within the margin of the other; likely, since only their margins meet; or clear. Of two
wins, and of two losses, one may be the better by its points."""
BY_THE_END: frozenset[Distance] = frozenset({"equal", "wins", "loses"})
"""What is told where nothing is left to chance."""


class Chance(Struct, frozen=True, gc=False):
    """A chance to win in percent, and by how much it may be off."""

    percent: int
    margin: int
    ahead: int = 0
    """Points at the end, where nothing is left to chance."""

    @property
    def is_won_or_lost(self) -> bool:
        return not self.margin and self.percent in (0, 100)


class Lead(Struct, frozen=True, gc=False):
    """How the first of several stands beside the others."""

    distance: Distance
    others: tuple[int, ...]
    """The numbers, from 2, of those that are as far behind as that, and no further."""


def distance(one: Chance, other: Chance) -> Distance:
    """
    >>> [distance(Chance(59, 5), Chance(percent, 6)) for percent in (54, 49, 47)]
    ['close', 'likely', 'clear']

    Nothing that is left to chance can be better than a win, or worse than a loss:

    >>> distance(Chance(1, 1), Chance(0, 0))
    'likely'

    >>> distance(Chance(0, 0, ahead=-4), Chance(0, 0, ahead=-18))
    'loses'
    """
    gap = abs(one.percent - other.percent)
    if one.is_won_or_lost != other.is_won_or_lost and gap <= one.margin + other.margin:
        return "likely"
    if gap <= max(one.margin, other.margin):
        return "close" if one.margin or other.margin else _by_points(one, other)
    return "likely" if gap <= one.margin + other.margin else "clear"


def _by_points(one: Chance, other: Chance) -> Distance:
    if one.ahead == other.ahead:
        return "equal"
    return "wins" if one.percent else "loses"


def lead(chances: Sequence[Chance]) -> Lead | None:
    """What is to be said of the first: how it stands beside those that come nearest."""
    apart = [distance(chances[0], each) for each in chances[1:]]
    for told in get_args(Distance):
        if told in apart:
            return Lead(told, tuple(i for i, each in enumerate(apart, 2) if each == told))
    return None
