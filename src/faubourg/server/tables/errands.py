"""Errands: what is done without anybody waiting for it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress

import structlog

from faubourg.server.storage.event_store import StoreFailed

RETRY = 0.5
"""Seconds until what the database did not answer is tried again."""
logger = structlog.get_logger()


class Errands:
    """Those that are underway; they end with the server."""

    def __init__(self) -> None:
        self._underway: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._underway)

    def soon(self, errand: Coroutine[None, None, None]) -> None:
        task = asyncio.ensure_future(errand)
        self._underway.add(task)
        task.add_done_callback(self._end)

    def _end(self, task: asyncio.Task[None]) -> None:
        self._underway.discard(task)
        if not task.cancelled() and (error := task.exception()):
            logger.error("an errand failed", exc_info=error)

    async def persist(self, ask: Callable[[], Awaitable[None]]) -> None:
        """Ask the database until it answers."""
        while True:
            with suppress(StoreFailed):
                return await ask()
            await asyncio.sleep(RETRY)

    async def close(self) -> None:
        for task in [*self._underway]:
            task.cancel()
        await asyncio.gather(*self._underway, return_exceptions=True)
