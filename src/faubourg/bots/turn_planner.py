"""Plans the whole turn: every way to end it is valued, by a judge that each game brings.

For a game that brings none it looks one move ahead, like the greedy bot.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.metadata import entry_points
from random import Random
from typing import Any, Protocol

from faubourg.bots import Advice, Budget
from faubourg.bots.greedy import BOT as GREEDY
from faubourg.core.game_protocol import AnyRules


class Planning(Protocol):
    """What a game brings to be planned: advice on every legal move of a view."""

    def __call__(
        self, rules: AnyRules, view: Any, rng: Random, budget: Budget
    ) -> Sequence[Advice]: ...


@cache
def plannings() -> Mapping[str, Planning]:
    """How each installed game is planned."""
    return {entry.name: entry.load() for entry in entry_points(group="faubourg.planning")}


class PlannerBot:
    name = "planner"

    def advise(self, rules: AnyRules, view: Any, rng: Random, budget: Budget) -> Sequence[Advice]:
        plan = plannings().get(rules.key, GREEDY.advise)
        return plan(rules, view, rng, budget)


BOT = PlannerBot()
