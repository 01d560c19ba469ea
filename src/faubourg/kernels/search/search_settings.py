"""What is asked of a search, and what it answers; numba is not imported for it."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Literal, NamedTuple


class Manner(NamedTuple):
    """How to search."""

    playouts: Literal["greedy", "worth"] = "greedy"
    horizon: int = 0
    """Actions played out greedily below the tree, after which the standing counts; 0: to the
    end."""
    rounds: int = 0
    """Games played on by worth are left when the turn of the seat that searches has come so often,
    and what everybody may expect counts; 0: to the end."""
    deepest: int = 200
    """Steps from the root to a leaf; deeper down everything is playout. With 1 only the move itself
    is chosen in the tree, and no mistakes of the tree further down count against it."""
    exploration: float = 0.5
    widening: float = 0.0
    """A node has at most so many children times the root of its visits; 0: any number."""
    trust: float = 0.0
    """What an action seems worth counts like so many visits."""
    slope: float = 0.02
    """What a point less than the best action seems worth costs of a reward."""
    place_share: float = 0.7
    """What the first place counts beside the margin in points."""
    margin_of_half: float = 15.0
    """The margin with which half of what a margin can be worth is reached."""
    branches_on_draws: bool = True
    """Whether the tree tells apart what Nature draws, where the observer sees it."""
    deals_anew: bool = True
    """Whether what is hidden is dealt anew in every iteration; if not, the position is searched as
    it lies, by somebody who knows the cards: to measure what that would be worth."""
    overlooked: tuple[str, ...] = ()
    """Kinds of score lines that are left out of the points."""
    decides_by: Literal["secured", "visits"] = "secured"
    """By the reward, less what it may be overrated by; or, of the moves tried most often,
    by the reward."""
    threads: int = 1
    """Each grows a tree of its own."""


class Limits(NamedTuple):
    """When to stop: iterations decide; seconds, and whoever asked, only cut short."""

    iterations: int
    seconds: float | None = None
    is_stopped: Callable[[], bool] = lambda: False
    every: int = 0
    """Iterations after which an answer that grows is given again; 0: only at the end."""


class Tried(NamedTuple):
    """A move of the seat that searches, and how the games went that began with it."""

    action: int
    visits: int
    reward: float
    margin: float
    chances: tuple[float, ...]
    """The share of the games that each seat won; like the others a mean over the visits."""
    seat: int
    """Whose move it is."""
    worth: float = 0.0
    """What it seemed worth before it was tried, in points, where the kernel judges actions."""

    @property
    def wins(self) -> float:
        return self.chances[self.seat]

    @property
    def error(self) -> float:
        """The standard error of the share of wins; a few games without a loss prove little."""
        share = (self.wins * self.visits + 1) / (self.visits + 2)
        return sqrt(share * (1 - share) / self.visits)

    @property
    def secured(self) -> float:
        """The reward, less what it may be overrated by."""
        return self.reward - 1 / sqrt(self.visits)
