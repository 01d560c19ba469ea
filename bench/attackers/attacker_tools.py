"""What every attacker has: a door to knock at, addresses to come from, and a count of answers."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from contextlib import suppress
from itertools import count
from typing import Any, NoReturn, TypeAlias

import msgspec
from msgspec import Struct

from bench.http_client import Browser, Lost, Reply
from bench.websocket import Socket

BREATH = 0.02
"""Seconds that an attacker waits who was refused: the refusals are not what is measured."""
Counts: TypeAlias = Counter[str]
Work: TypeAlias = Coroutine[Any, Any, None]


class Door(Struct, frozen=True):
    """Where an attack happens, from where, and for how long."""

    port: int
    seconds: float
    address: str = "127.0.0.66"
    victim: str = "127.0.0.3"
    """An honest person's address, for those attacks that happen at a table with one."""
    counts: Counts = Counter()

    def browser(self, address: str | None = None) -> Browser:
        return Browser(self.port, address or self.address, patience=max(1, self.seconds))

    def addresses(self) -> Iterator[str]:
        """As many as one likes: whoever has a network has a thousand of them."""
        return (f"127.66.{number >> 8 & 255}.{number & 255}" for number in count(1))

    async def post(self, browser: Browser, path: str, body: object, *headers: str) -> Reply | None:
        """The answer if it was a good one; counted by its status in any case."""
        said = body if isinstance(body, bytes) else msgspec.json.encode(body)
        kind = "content-type: application/json"
        return await self.ask(browser, "POST", path, said, kind, *headers)

    async def get(self, browser: Browser, path: str, *headers: str) -> Reply | None:
        return await self.ask(browser, "GET", path, b"", *headers)

    async def ask(
        self, browser: Browser, method: str, path: str, body: bytes, *headers: str
    ) -> Reply | None:
        try:
            reply = await browser.ask(method, path, body, *headers)
        except Lost as lost:
            self.counts[str(lost)] += 1
            await asyncio.sleep(BREATH)
            return None
        except asyncio.CancelledError:
            self.counts["unanswered"] += 1
            raise
        self.counts[str(reply.status)] += 1
        if not reply.good:
            await asyncio.sleep(BREATH)
        return reply if reply.good else None

    async def socket(
        self, browser: Browser, table: str, kind: type[Socket] = Socket, *more: Any
    ) -> Any:
        """An open socket at a table, or None; counted."""
        try:
            made = await browser.at(table, kind, *more)
        except Lost as lost:
            self.counts[f"socket {lost}"] += 1
            await asyncio.sleep(BREATH)
            return None
        opened = made.opened.result()
        self.counts["socket" if opened else f"socket {made.why_closed}"] += 1
        if not opened:
            await asyncio.sleep(BREATH)
        return made if opened else None

    async def own_table(self, browser: Browser, game: str = "sunrise") -> str:
        """A table with both seats on one screen, however long it takes to get one."""
        seats = [{"kind": "me", "name": "Eve"}, {"kind": "me", "name": "Eva"}]
        while True:
            if opened := await self.post(browser, "/api/tables", {"game": game, "seats": seats}):
                return str(opened.told["table"])


async def at_once(*works: Work) -> None:
    """All of these beside one another."""
    async with asyncio.TaskGroup() as group:
        for work in works:
            group.create_task(work)


async def again(act: Callable[[], Coroutine[Any, Any, object]]) -> NoReturn:
    """The same until the time is over."""
    while True:
        await act()
        await asyncio.sleep(0)


async def for_a_while(seconds: float, work: Work) -> None:
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await work
