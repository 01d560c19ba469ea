"""The hints that one browser waits for: of what it asked last, as long as nothing happens."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeAlias

from faubourg.bots.one_hint import Hint
from faubourg.server.messages.socket_messages import Advised
from faubourg.server.rate_limits import Account
from faubourg.server.tables.hints_for_seats import hints_for
from faubourg.server.tables.room import Room

Send: TypeAlias = Callable[[Advised], Awaitable[None]]
Guard: TypeAlias = Callable[[Coroutine[Any, Any, None]], Coroutine[Any, Any, None]]
"""Does something, and tells what goes wrong."""


class HintsUnderway:
    """Thinking goes on beside the rest: whoever asks for hints may play meanwhile."""

    def __init__(self, room: Room, account: Account, send: Send, guard: Guard) -> None:
        self._room, self._account, self._send, self._guard = room, account, send, guard
        self._thinking: asyncio.Task[None] | None = None
        self._seq = 0
        self._told: tuple[tuple[int, int], tuple[Hint, ...]] | None = None
        """For whom and when the last hints were told to their end, and these hints."""

    def ask(self, seat: int, mine: str | None) -> None:
        """What was asked before is wanted no more."""
        self.stop()
        self._seq = self._room.live.seq
        self._thinking = asyncio.create_task(self._guard(self._tell(seat, mine)))

    async def _tell(self, seat: int, mine: str | None) -> None:
        seq = self._seq
        beside = self._told_before(seat) if mine is not None else ()
        async for found in hints_for(self._room, seat, self._account, mine, beside):
            if found.is_done:
                self._told = (seat, seq), found.best
            await self._send(Advised(seq, found))

    def _told_before(self, seat: int) -> tuple[Hint, ...]:
        """Whoever asks about a move of their own sees it beside the hints that they have."""
        if self._told is None or self._told[0] != (seat, self._seq):
            return ()
        return self._told[1]

    def stop_if_past(self) -> None:
        if self._room.live.seq != self._seq:
            self.stop()

    def stop(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None
