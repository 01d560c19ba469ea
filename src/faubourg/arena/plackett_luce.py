"""How strong bots are, judged by the places of all their games at once (Plackett and Luce).

By this model the winner of a game is drawn with weights e^strength, then the second among the
others, and so on. The strengths are those under which the places that came about are likeliest;
their errors follow from how sharply the likelihood falls off. So that nobody who lost every game
is infinitely weak, everybody counts as having drawn one game more, against somebody average.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, permutations, product
from math import prod
from typing import Any, TypeAlias

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

Numbers: TypeAlias = NDArray[np.float64]
Places: TypeAlias = Sequence[tuple[int, int]]
"""Of one game: whose place, and which."""
MOST_STEPS = 200
LONGEST_STEP = 1.0
SMALLEST_STEP = 1e-10


class Strengths(Struct, frozen=True, eq=False):
    """Strengths around 0, and how they vary together."""

    values: Numbers
    covariances: Numbers

    def apart(self, one: int, other: int) -> tuple[float, float]:
        """By how much one is stronger than the other, and the standard error of that."""
        towards = np.zeros(len(self.values))
        towards[one] += 1
        towards[other] -= 1
        return float(self.values @ towards), float(np.sqrt(towards @ self.covariances @ towards))


def fitted(games: Iterable[Places], players: int) -> Strengths:
    """The likeliest strengths of players 0, 1, 2 and so on."""
    orders, weights = _as_arrays(games)
    values = np.zeros(players)
    for _ in range(MOST_STEPS):
        slope, curvature = _likelihood(values, orders, weights)
        step = np.clip(np.linalg.solve(curvature, slope), -LONGEST_STEP, LONGEST_STEP)
        values += step
        if np.abs(step).max() < SMALLEST_STEP:
            break
    _, curvature = _likelihood(values, orders, weights)
    around_mean = np.eye(players) - 1 / players
    return Strengths(around_mean @ values, around_mean @ np.linalg.inv(curvature) @ around_mean.T)


def _as_arrays(games: Iterable[Places]) -> tuple[NDArray[np.int64], Numbers]:
    """Players from the first to the last, a row for each game, with its weight."""
    rows = [row for places in games for row in _orders(places)]
    return np.array([order for order, _ in rows]), np.array([weight for _, weight in rows])


def _orders(places: Places) -> Iterator[tuple[list[int], float]]:
    """Who shares a place may have come in either order: each counts by its share."""
    by_place = groupby(sorted(places, key=lambda each: each[1]), key=lambda each: each[1])
    ties = [[*permutations([player for player, _ in tied])] for _, tied in by_place]
    share = 1 / prod(map(len, ties))
    for chosen in product(*ties):
        yield [player for tied in chosen for player in tied], share


def _likelihood(values: Numbers, orders: NDArray[Any], weights: Numbers) -> tuple[Numbers, Numbers]:
    """How the logarithm of the likelihood rises with each strength, and how that flattens out."""
    average = 1 / (1 + np.exp(-values))
    slope, curvature = 0.5 - average, np.diag(average * (1 - average))
    for place in range(orders.shape[1] - 1):
        left = orders[:, place:]
        odds = np.exp(values[left] - values[left].max(axis=1, keepdims=True))
        odds /= odds.sum(axis=1, keepdims=True)
        np.add.at(slope, left[:, 0], weights)
        np.add.at(slope, left, -weights[:, None] * odds)
        np.add.at(curvature, (left, left), weights[:, None] * odds)
        both = weights[:, None, None] * odds[:, :, None] * odds[:, None, :]
        np.add.at(curvature, (left[:, :, None], left[:, None, :]), -both)
    return slope, curvature
