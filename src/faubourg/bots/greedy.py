"""Most points now: the move that brings the most at once; among equals, one that spends nothing.

A game whose points come late may say what else a greedy player sees in a move.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.metadata import entry_points
from random import Random
from typing import Any, Protocol

from faubourg.bots import Advice, Budget
from faubourg.core.game_protocol import NATURE, AnyRules


class Reckoning(Protocol):
    """What a game brings to be played greedily: the worth of a move beyond its points."""

    def __call__(self, rules: AnyRules, state: Any, move: Any) -> float: ...


@cache
def reckonings() -> Mapping[str, Reckoning]:
    """What each installed game sees in a move, where it is more than points."""
    return {entry.name: entry.load() for entry in entry_points(group="faubourg.reckonings")}


class GreedyBot:
    name = "greedy"

    def advise(
        self,
        rules: AnyRules,
        view: Any,
        rng: Random,
        budget: Budget,  # noqa: ARG002 - it looks one move ahead, whatever the budget
    ) -> Sequence[Advice]:
        state = rules.imagine(view, rng)
        seat = rules.to_act(state)
        legal = [*rules.moves(state)]
        rng.shuffle(legal)
        reckon = reckonings().get(rules.key, lambda *_: 0)
        points = {
            move: sum(line.points for line in rules.gain(state, move) if line.seat == seat)
            + reckon(rules, state, move)
            for move in legal
        }
        # A move after which cards come is the better of two that bring no points.
        draws = {move: rules.to_act(rules.play(state, move)) is NATURE for move in legal}
        best_first = sorted(legal, key=lambda move: (-points[move], not draws[move]))
        return [Advice(move, float(points[move])) for move in best_first]


BOT = GreedyBot()
