"""An event for which one task waits: asyncio's own is for many, and costs more at every move."""

from __future__ import annotations

from asyncio import Future, get_running_loop


class OneWaiterEvent:
    """Like `asyncio.Event`, for one task."""

    __slots__ = ("_is_set", "_waiter")

    def __init__(self) -> None:
        self._is_set = False
        self._waiter: Future[None] | None = None

    def set(self) -> None:
        self._is_set = True
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def clear(self) -> None:
        self._is_set = False

    async def wait(self) -> None:
        if not self._is_set:
            self._waiter = get_running_loop().create_future()
            await self._waiter
