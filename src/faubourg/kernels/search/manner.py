"""What is asked of a search, and what it answers; numba is not imported for it."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Literal, NamedTuple


class Manner(NamedTuple):
    """How to search."""

    playouts: Literal["random", "greedy"] = "greedy"
    horizon: int = 0
    """Actions played out below the tree, greedily, after which the standing counts; 0: to the
    end."""
    exploration: float = 0.5
    widening: float = 0.0
    """A node has at most so many children times the root of its visits; 0: any number."""
    place_share: float = 0.7
    """What the place counts beside the margin in points."""
    margin_of_half: float = 15.0
    """The margin with which half of what a margin can be worth is reached."""
    branches_on_draws: bool = True
    """Whether the tree tells apart what Nature draws, where the observer sees it."""
    overlooked: tuple[str, ...] = ()
    """Kinds of score lines that are left out of the points."""
    threads: int = 1
    """Each grows a tree of its own."""


class Limits(NamedTuple):
    """When to stop: iterations decide; seconds, and whoever asked, only cut short."""

    iterations: int
    seconds: float | None = None
    is_stopped: Callable[[], bool] = lambda: False


class Tried(NamedTuple):
    """A move of the seat that searches, and how the games went that began with it."""

    action: int
    visits: int
    reward: float
    wins: float
    margin: float
    """Means over the visits."""

    @property
    def error(self) -> float:
        """The standard error of the share of wins; a few games without a loss prove little."""
        share = (self.wins * self.visits + 1) / (self.visits + 2)
        return sqrt(share * (1 - share) / self.visits)

    @property
    def secured(self) -> float:
        """The reward, less what it may be overrated by."""
        return self.reward - 1 / sqrt(self.visits)
