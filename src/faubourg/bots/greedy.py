"""Most points now: the move that brings the most at once; among equals, one that spends nothing."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from faubourg.bots import Advice, Budget
from faubourg.core.game import NATURE, AnyRules


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
        points = {
            move: sum(line.points for line in rules.gain(state, move) if line.seat == seat)
            for move in legal
        }
        # A move after which cards come is the better of two that bring no points.
        draws = {move: rules.to_act(rules.play(state, move)) is NATURE for move in legal}
        best_first = sorted(legal, key=lambda move: (-points[move], not draws[move]))
        return [Advice(move, float(points[move])) for move in best_first]


BOT = GreedyBot()
