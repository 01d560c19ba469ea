"""What takes more than a few milliseconds: beside the event loop, by turns, and paid for."""

from __future__ import annotations

import asyncio
from asyncio import Future
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from time import thread_time
from typing import Any, TypeVar

from faubourg.server.errors import Busy
from faubourg.server.rate_limits import Account

T = TypeVar("T")
THREADS = 2
MOST_WAITING = 16
"""Of one address; more are turned away."""


class Turns:
    """Who waits gets a turn, address by address: one that asks for much waits for itself."""

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._busy: set[str] = set()
        """Those who have their turn: one at a time for each address."""
        self._waiting: OrderedDict[str, deque[Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        await self._wait(who)
        try:
            yield
        finally:
            self._free += 1
            self._busy.discard(who)
            if who in self._waiting:
                self._waiting.move_to_end(who)  # the others come first
            self._call_next()

    async def _wait(self, who: str) -> None:
        line = self._waiting.setdefault(who, deque())
        if len(line) >= MOST_WAITING:
            raise Busy("too-many-requests")
        called: Future[None] = asyncio.get_running_loop().create_future()
        line.append(called)
        self._call_next()
        try:
            await called
        except asyncio.CancelledError:
            self._forget(who, called)
            raise

    def _forget(self, who: str, called: Future[None]) -> None:
        """Somebody who gave up waiting; whoever was called and gave up passes the turn on."""
        if called.done() and not called.cancelled():
            self._free += 1
            self._busy.discard(who)
        elif called in (line := self._waiting.get(who, deque())):
            line.remove(called)
        self._call_next()

    def _call_next(self) -> None:
        for who in [*self._waiting]:
            if self._free and who not in self._busy:
                self._call(who)

    def _call(self, who: str) -> None:
        line = self._waiting.pop(who)
        while line and line[0].done():
            line.popleft()
        if line:
            line.popleft().set_result(None)
            self._free -= 1
            self._busy.add(who)
        if line:
            self._waiting[who] = line


_underway: set[asyncio.Task[Any]] = set()


async def to_the_end(work: Coroutine[Any, Any, T]) -> T:
    """What has begun ends and is paid for, also if whoever asked has hung up meanwhile."""
    task = asyncio.ensure_future(work)
    _underway.add(task)
    task.add_done_callback(_end)
    return await asyncio.shield(task)


def _end(task: asyncio.Task[Any]) -> None:
    _underway.discard(task)
    if not task.cancelled():
        task.exception()  # whoever waits is told; if nobody does, that is no failure


class HeavyWork:
    """A few threads; the processor time that a job took is taken from its sender's account."""

    def __init__(self) -> None:
        self._turns = Turns(THREADS)
        self._threads = ThreadPoolExecutor(THREADS, "heavy")

    async def do(self, account: Account, job: Callable[[], T]) -> T:
        """What the job returns; raises Busy where too much was asked for lately."""
        if account.work.is_in_debt:
            raise Busy("too-many-requests")
        return await to_the_end(self._do(account, job))

    async def _do(self, account: Account, job: Callable[[], T]) -> T:
        async with self._turns.turn(account.key):
            loop = asyncio.get_running_loop()
            took, result, error = await loop.run_in_executor(self._threads, _timed, job)
        account.work.pay(took)
        if error is not None:
            raise error
        assert result is not None
        return result[0]

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def _timed(job: Callable[[], T]) -> tuple[float, tuple[T] | None, Exception | None]:
    """The processor time that a job took, with its result or what went wrong."""
    start = thread_time()
    try:
        result = (job(),)
    except Exception as error:
        return thread_time() - start, None, error
    return thread_time() - start, result, None
