"""Any legal move, each as likely as the others."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from faubourg.bots import Advice, Budget
from faubourg.core.game_protocol import AnyRules


class RandomBot:
    name = "random"

    def advise(
        self,
        rules: AnyRules,
        view: Any,
        rng: Random,
        budget: Budget,  # noqa: ARG002 - nothing to think about
    ) -> Sequence[Advice]:
        legal = [*rules.moves(rules.imagine(view, rng))]
        rng.shuffle(legal)
        return [Advice(move, 0.0) for move in legal]


BOT = RandomBot()
