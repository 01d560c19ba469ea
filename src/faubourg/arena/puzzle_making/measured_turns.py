"""What turns are worth: games are played on from each, by compiled rules, from what the seat sees.

Games after two turns are played with the same random numbers, in parts, so that two turns are
compared part by part, and how far the parts lie apart says how sure the comparison is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any, NamedTuple

from faubourg.core.game_protocol import AnyRules, Seat
from faubourg.kernels.kernel_catalogue import encoded_view, find_kernel
from faubourg.kernels.search.search_settings import Manner
from faubourg.puzzles.whole_turns import Turn

PARTS = 8
MANNERS = {
    "sunrise": Manner(playouts="worth", deepest=1, widening=0.5, trust=20.0, exploration=0.2)
}
"""How games are played on, elsewhere greedily below a tree. It is not that of a bot, which may
learn to play better: what was measured has to be measured the same way again."""


class Measured(NamedTuple):
    """How games went that were played on from a turn, part by part."""

    turn: Turn
    margins: tuple[float, ...]
    """Points ahead of the best of the others at the end, on average."""
    rewards: tuple[float, ...]
    """What a search counts: 0.7 for the place and 0.3 for the margin, squashed."""

    @property
    def margin(self) -> float:
        return fmean(self.margins)


class Ahead(NamedTuple):
    """By how many points one turn is better than another."""

    points: float
    error: float
    """The standard error."""
    reward: float

    def is_clear(self, least: float, errors: float) -> bool:
        """By so many points at least, and so many times their error."""
        enough = self.points >= max(least, errors * self.error)
        return enough and self.reward > 0


def ahead(one: Measured, other: Measured) -> Ahead:
    points = [a - b for a, b in zip(one.margins, other.margins, strict=True)]
    rewards = [a - b for a, b in zip(one.rewards, other.rewards, strict=True)]
    return Ahead(fmean(points), stdev(points) / sqrt(len(points)), fmean(rewards))


class Measure:
    """Plays games on from turns of one seat."""

    def __init__(self, rules: AnyRules, seat: Seat, seed: int) -> None:
        self.rules, self.seat, self.seed = rules, seat, seed
        self.kernel = find_kernel(rules.key)
        # To the end of the game, all points counted.
        self.manner = MANNERS.get(rules.key, Manner())

    def of(self, turn: Turn, games: int) -> Measured:
        """By so many games, or by the result if the turn ends the game."""
        if outcome := self.rules.outcome(turn.after):
            return self._over(turn, outcome.totals, outcome.places)
        view = self.rules.view(turn.after, self.seat)
        box, position = encoded_view(self.kernel, self.rules, view)
        margins, rewards = zip(*self._parts(box, position, games // PARTS), strict=True)
        return Measured(turn, margins, rewards)

    def ranked(self, turns: Sequence[Turn], games: int) -> list[Measured]:
        """The best first."""
        return sorted((self.of(turn, games) for turn in turns), key=lambda each: -each.margin)

    def _parts(self, box: Any, position: Any, games: int) -> Iterator[tuple[float, float]]:
        """Each by a tree of its own; what all its games came to stands at the root."""
        # Imported late: numba is for those who search.
        from faubourg.kernels.random_numbers import seed_of
        from faubourg.kernels.search.iterations import iterate
        from faubourg.kernels.search.records import desk_for
        from faubourg.kernels.search.searching import settings_of

        settings = settings_of(self.manner, self.seat, int(box[0]["seats"]))
        for part in range(PARTS):
            desk = desk_for(self.kernel, box, position, games + 2)
            desk.positions["random"] = seed_of(self.seed, part)
            iterate(box, desk, settings, games)
            root = desk.tree[0]
            yield float(root["margin"]) / games, float(root["rewards"][self.seat]) / games

    def _over(self, turn: Turn, totals: tuple[int, ...], places: tuple[int, ...]) -> Measured:
        seat, share = self.seat, self.manner.place_share
        margin = totals[seat] - max(points for each, points in enumerate(totals) if each != seat)
        won = 1 / places.count(1) if places[seat] == 1 else 0.0
        squashed = 0.5 + 0.5 * margin / (self.manner.margin_of_half + abs(margin))
        reward = share * won + (1 - share) * squashed
        return Measured(turn, (float(margin),) * PARTS, (reward,) * PARTS)
