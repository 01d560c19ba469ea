"""Plans the whole turn: every way to end it is valued, by a judge that each game brings."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

from faubourg.bots import Advice, Budget, sunrise
from faubourg.core.errors import Unknown
from faubourg.core.game import AnyRules


class Planning(Protocol):
    """What a game brings to be planned: advice on every legal move of a view."""

    def __call__(
        self, rules: AnyRules, view: Any, rng: Random, budget: Budget
    ) -> Sequence[Advice]: ...


PLANNING: dict[str, Planning] = {"sunrise": sunrise.plan}


class PlannerBot:
    name = "planner"

    def advise(self, rules: AnyRules, view: Any, rng: Random, budget: Budget) -> Sequence[Advice]:
        if rules.key not in PLANNING:
            raise Unknown("bot-without-game", bot=self.name, game=rules.key, known=(*PLANNING,))
        return PLANNING[rules.key](rules, view, rng, budget)


BOT = PlannerBot()
