"""Bots think in processes of their own, so that no table waits for another's bot."""

from __future__ import annotations

import asyncio
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from threading import Thread
from time import sleep
from typing import Any

from faubourg.bots import Advice, Budget, find_bot
from faubourg.core.catalogue import find_rules


def think(game: str, edition: str, bot: str, view: Any, seed: str) -> list[tuple[str, float]]:
    """The bot's advice on a view, as texts with their worth."""
    rules = find_rules(game, edition)
    advice: list[Advice] = [*find_bot(bot).advise(rules, view, Random(seed), Budget())]
    return [(rules.write(each.move), each.value) for each in advice]


def _begin() -> None:
    """Ctrl-C is for the server; what a bot needs is loaded before the first question."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()
    find_rules("sunrise")
    find_bot("planner")


def _end_with(parent: int) -> None:
    """A server that was killed takes its bots with it."""
    while os.getppid() == parent:
        sleep(1)
    os._exit(0)


class Thinkers:
    """A pool of processes that answer what a bot would do."""

    def __init__(self, workers: int) -> None:
        self._pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=_begin)

    async def advise(
        self, game: str, edition: str, bot: str, view: Any, seed: str
    ) -> list[tuple[str, float]]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, think, game, edition, bot, view, seed)

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)
