"""Whether this server thinks for a bot, or another that shares the database does."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from secrets import token_urlsafe

from faubourg.server.storage import bot_leases
from faubourg.server.storage.event_store import Store, StoreFailed

RENEWAL = bot_leases.SECONDS / 3
"""Seconds after which a lease is renewed, while somebody thinks or waits for a process."""
RENEWALS = 3
"""So often: whoever has not decided by then hangs or is overrun, and another server may try."""


class Leases:
    """The turns of bots that this server has taken upon itself."""

    def __init__(self, store: Store) -> None:
        self._store, self._server = store, token_urlsafe(6)

    @asynccontextmanager
    async def of(self, table: str, seq: int) -> AsyncIterator[bool]:
        """Whether the turn that began with this event is ours; it stays so for a while."""
        held = await self._is_ours(table, seq)
        renewing = asyncio.ensure_future(self._renew(table, seq, held))
        try:
            yield held
        finally:
            renewing.cancel()

    async def _is_ours(self, table: str, seq: int) -> bool:
        """With a database out of reach nothing can be played either."""
        with suppress(StoreFailed):
            return await self._store.lease_bot_turn(table, seq, self._server)
        return False

    async def _renew(self, table: str, seq: int, held: bool) -> None:
        for _ in range(RENEWALS if held else 0):
            await asyncio.sleep(RENEWAL)
            await self._is_ours(table, seq)
