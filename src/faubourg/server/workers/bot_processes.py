"""Bots think in processes of their own, so that no table waits for another's bot."""

from __future__ import annotations

from random import Random
from typing import Any

from faubourg.bots import Advice, BotFailed, Budget, bots, find_bot
from faubourg.core.edition import Edition
from faubourg.core.game_catalogue import find_rules, games, is_our_own, rules_for
from faubourg.core.game_protocol import AnyRules
from faubourg.server.workers.fair_worker_threads import Turns
from faubourg.server.workers.worker_processes import WorkerProcesses

PATIENCE = 30.0
"""Seconds that a bot may take."""
FOREIGN_PATIENCE = 10.0
"""Over cardboard of somebody's own, which may be of any size."""


def think(
    game: str, edition: str | Edition[Any], bot: str, view: Any, seed: str
) -> list[tuple[str, float]]:
    """The bot's advice on a view, as texts with their worth."""
    rules = rules_for(game, edition)
    advice: list[Advice] = [*find_bot(bot).advise(rules, view, Random(seed), Budget())]
    if not advice:
        raise BotFailed("bot-without-advice", bot=bot)
    return [(rules.write(each.move), each.value) for each in advice]


def prepare() -> None:
    """What every bot needs."""
    bots()
    for game in games():
        find_rules(game)


class BotProcesses:
    """Processes that answer what a bot would do; editions of strangers are thought about apart."""

    def __init__(self, workers: int) -> None:
        self._our_own = WorkerProcesses("bot", workers, prepare), Turns(2 * workers)
        self._foreign = WorkerProcesses("bot over a foreign edition", 1, prepare), Turns(1)

    async def advise(
        self, rules: AnyRules, bot: str, view: Any, seed: str, who: str
    ) -> list[tuple[str, float]]:
        """`who` asks waits for its own questions, and for nobody's else more than once."""
        ours = is_our_own(rules.edition)
        processes, turns = self._our_own if ours else self._foreign
        edition = rules.edition.key if ours else rules.edition
        async with turns.turn(who):
            patience = PATIENCE if ours else FOREIGN_PATIENCE
            return await processes.ask(patience, think, rules.key, edition, bot, view, seed)

    def close(self) -> None:
        for processes, _ in (self._our_own, self._foreign):
            processes.close()
