"""Chances as people read them: whole percents, with the margin in which the truth likely lies."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Literal, TypeAlias

CERTAINTY = 1.96
"""Standard errors on either side in which 95 % of all estimates lie."""

HARDLY, SURELY = 3, 97
"""Below and above these percents words stand for figures."""


def percents(chances: Sequence[float]) -> tuple[int, ...]:
    """Whole percents that make 100 if the chances make 1: what rounding leaves over goes to those
    that lost most by it.

    >>> percents([1 / 3, 1 / 3, 1 / 3])
    (34, 33, 33)
    >>> percents([0.406, 0.454, 0.14])
    (41, 45, 14)
    """
    exact = [100 * chance for chance in chances]
    whole = [int(each) for each in exact]
    left = round(sum(exact)) - sum(whole)
    by_loss = sorted(range(len(exact)), key=lambda seat: whole[seat] - exact[seat])
    for seat in by_loss[:left]:
        whole[seat] += 1
    return tuple(whole)


def margin(error: float, percent: int) -> int:
    """What a standard error of this chance comes to in percent, on either side, 95 times in 100;
    rounded up. Beyond never and always nothing can lie.

    >>> margin(0.01, 50), margin(0.0, 50), margin(0.12, 20), margin(0.12, 85), margin(0.01, 0)
    (2, 0, 20, 15, 1)
    """
    return min(ceil(100 * CERTAINTY * error), max(1, min(percent, 100 - percent)))


Manner: TypeAlias = Literal["surely", "hardly", "about", "won", "lost", "shared"]


def manner_of_speaking(percent: int, margin: int) -> Manner:
    """How a chance is told: near the ends figures promise too much, and only the end is certain."""
    if not margin:
        return "won" if percent == 100 else "shared" if percent else "lost"
    return "surely" if percent > SURELY else "hardly" if percent < HARDLY else "about"
