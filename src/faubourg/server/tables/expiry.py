"""Tables that nobody needs any more are forgotten, as long as the operator said to keep them."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

import structlog

from faubourg.server.storage.event_store import StoreFailed
from faubourg.server.tables.registry import Registry

DAY = 24 * 3600
BETWEEN = 3600.0
"""Seconds between two rounds."""
AT_ONCE = 200
"""Tables that are forgotten in one transaction: moves wait no longer than for that."""
PAUSE = 0.5
logger = structlog.get_logger()


class Expiry:
    """Goes its rounds as long as the server runs."""

    def __init__(self, registry: Registry, unplayed: int, played: int) -> None:
        self._registry, self._unplayed, self._played = registry, unplayed, played

    async def run(self) -> None:
        while self._unplayed or self._played:
            # With a database out of reach it is done an hour later.
            with suppress(StoreFailed):
                await self.round()
            await asyncio.sleep(BETWEEN)

    async def round(self) -> None:
        while gone := await self._forget():
            logger.info("tables forgotten", number=len(gone))
            for table in gone:
                if room := self._registry.find(table):
                    self._registry.forget(room)
                    room.check_rights()
            await asyncio.sleep(PAUSE)

    async def _forget(self) -> list[str]:
        forget = self._registry.services.store.forget_tables
        return await forget(_before(self._unplayed), _before(self._played), AT_ONCE)


def _before(days: int) -> int | None:
    """The time before which tables are too old; None for never."""
    return int(time.time()) - days * DAY if days else None
