"""A player that thinks, for games that have to be worth reading."""

from __future__ import annotations

from random import Random
from typing import Any

from faubourg.bots import choose, find_bot
from faubourg.testing.game_facts import AnyTable


def planner(table: AnyTable, rng: Random) -> Any:
    assert table.to_act is not None
    return choose(find_bot("planner"), table.rules, table.view(table.to_act), rng)
