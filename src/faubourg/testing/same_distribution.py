"""Whether numbers drawn in two ways may come from the same odds: plain tests of significance.

Seeds are fixed, so that a test that passes always passes; limits are so wide that by chance alone
one in millions would fail.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from math import cbrt, sqrt
from statistics import fmean, variance
from typing import TypeVar

Kind = TypeVar("Kind", bound=Hashable)

FAR = 5.5
"""Standard deviations away from what is expected that chance does not explain."""
RARE = 8
"""Kinds that are expected less often than this are counted together."""


def agrees_with_weights(drawn: Mapping[Kind, int], weights: Mapping[Kind, int]) -> bool:
    """Whether so many of each may have been drawn by these weights; nothing else may be."""
    if not {*drawn} <= {*weights}:
        return False
    times, whole = sum(drawn.values()), sum(weights.values())
    every = [(drawn.get(kind, 0), times * weight / whole) for kind, weight in weights.items()]
    pairs = _rare_together(every)
    squares = sum((seen - expected) ** 2 / expected for seen, expected in pairs if expected)
    return _is_usual(squares, len(pairs) - 1)


def agree(one: Sequence[Hashable], other: Sequence[Hashable]) -> bool:
    """Whether two samples of kinds may come from the same odds."""
    first, second = Counter(one), Counter(other)
    share = len(one) / (len(one) + len(other))
    kinds = {*first, *second}
    pairs = _rare_together([(first[k], (first[k] + second[k]) * share) for k in kinds])
    squares = sum((seen - mean) ** 2 / (mean * (1 - share)) for seen, mean in pairs if mean)
    return _is_usual(squares, len(pairs) - 1)


def means_agree(one: Sequence[float], other: Sequence[float]) -> bool:
    """Whether two samples of numbers may have the same mean; the smaller may be very small."""
    spread = sqrt(variance([*one, *other]) * (1 / len(one) + 1 / len(other)))
    return abs(fmean(one) - fmean(other)) <= FAR * spread + 1e-9


def _rare_together(pairs: list[tuple[int, float]]) -> list[tuple[int, float]]:
    common = [pair for pair in pairs if pair[1] >= RARE]
    rare = [pair for pair in pairs if pair[1] < RARE]
    together = (sum(seen for seen, _ in rare), sum(expected for _, expected in rare))
    return [*common, together] if rare else [*common]


def _is_usual(squares: float, freedom: int) -> bool:
    """A chi-square value, made normal as Wilson and Hilferty do."""
    if freedom < 1:
        return True
    ninth = 2 / (9 * freedom)
    return cbrt(squares / freedom) < 1 - ninth + FAR * sqrt(ninth)
