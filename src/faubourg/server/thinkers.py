"""Bots think in processes of their own, so that no table waits for another's bot."""

from __future__ import annotations

import asyncio
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from random import Random
from threading import Thread
from time import sleep
from typing import Any

import structlog

from faubourg.bots import Advice, BotFailed, Budget, bots, find_bot
from faubourg.core.catalogue import find_rules, games, is_our_own, rules_for
from faubourg.core.edition import Edition
from faubourg.core.game import AnyRules

logger = structlog.get_logger()


def think(
    game: str, edition: str | Edition[Any], bot: str, view: Any, seed: str
) -> list[tuple[str, float]]:
    """The bot's advice on a view, as texts with their worth."""
    rules = rules_for(game, edition)
    advice: list[Advice] = [*find_bot(bot).advise(rules, view, Random(seed), Budget())]
    if not advice:
        raise BotFailed("bot-without-advice", bot=bot)
    return [(rules.write(each.move), each.value) for each in advice]


def _begin() -> None:
    """Ctrl-C is for the server; what a bot needs is loaded before the first question."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()
    bots()
    for game in games():
        find_rules(game)


def _end_with(parent: int) -> None:
    """A server that was killed takes its bots with it."""
    while os.getppid() == parent:
        sleep(1)
    os._exit(0)


class Thinkers:
    """A pool of processes that answer what a bot would do."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool = self._new_pool()

    async def advise(
        self, rules: AnyRules, bot: str, view: Any, seed: str
    ) -> list[tuple[str, float]]:
        edition = rules.edition.key if is_our_own(rules.edition) else rules.edition
        question = (rules.key, edition, bot, view, seed)
        try:
            return await self._ask(question)
        except BrokenProcessPool:
            # A process was killed, and with it all that its pool was asked.
            logger.warning("a bot's process died")
            self._pool = self._new_pool()
            return await self._ask(question)

    async def _ask(self, question: tuple[Any, ...]) -> list[tuple[str, float]]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, think, *question)

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._workers, get_context("spawn"), initializer=_begin)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
