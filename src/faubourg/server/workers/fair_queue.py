"""A queue for what takes long: address by address in rounds, and all may know when they come."""

from __future__ import annotations

import asyncio
from asyncio import Future
from collections import Counter, deque
from collections.abc import Callable, Iterator
from time import monotonic

from faubourg.server.errors import Busy

MOST_WAITING = 64
"""Of one address; more are turned away."""
TELLING = 1.0
"""Seconds between two words about how the queue moves: whoever waits less hears nothing."""
Tell = Callable[[int | None], None]
"""How many are before one; None when it is one's turn after all."""


class Waiting:
    """Somebody in the queue."""

    def __init__(self, who: str, tell: Tell | None) -> None:
        self.who, self._tell = who, tell
        self.called: Future[None] = asyncio.get_running_loop().create_future()
        self.since = monotonic()
        self._told: int | None = None

    def tell(self, before: int | None) -> None:
        if before != self._told and self._tell is not None:
            self._tell(before)
        self._told = before


class FairQueue:
    """So many have their turn at once, but no address all of these turns, if there are several."""

    def __init__(self, at_once: int) -> None:
        self.at_once = self._free = at_once
        self._most_each = max(1, at_once - 1)
        self._lines: dict[str, deque[Waiting]] = {}
        self._busy: Counter[str] = Counter()
        """How many of an address have their turn."""
        self._had: dict[str, int] = {}
        """In how many rounds an address has had a turn: who has had fewer comes first. Nobody saves
        up by being away, since whoever comes joins the round of whoever was called last."""
        self._round = 0
        self._teller: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        """How many wait."""
        return sum(map(len, self._lines.values()))

    async def wait(self, who: str, tell: Tell | None = None) -> None:
        """Until it is somebody's turn, which they have to `end`; Busy if too many wait already."""
        line = self._lines.get(who, deque())
        if len(line) >= MOST_WAITING:
            raise Busy("too-many-requests")
        waiting = Waiting(who, tell)
        self._had[who] = max(self._had.get(who, 0), self._round)
        self._lines[who] = line
        line.append(waiting)
        self._call_next()
        self._tell_places_from_now_on()
        try:
            await waiting.called
        except asyncio.CancelledError:
            self._forget(waiting)
            raise

    def end(self, who: str) -> None:
        """Somebody's turn is over."""
        self._free += 1
        self._busy[who] -= 1
        if not self._busy[who]:
            del self._busy[who]
        self._call_next()

    def _forget(self, waiting: Waiting) -> None:
        """Somebody gave up waiting; whoever was called at the same moment passes the turn on."""
        who, line = waiting.who, self._lines.get(waiting.who, deque())
        if not waiting.called.cancelled():
            self.end(who)
        elif waiting in line:
            line.remove(waiting)
            self._forget_empty(who)

    def _forget_empty(self, who: str) -> None:
        if not self._lines[who]:
            del self._lines[who]

    def _call_next(self) -> None:
        while self._free and (next_ones := [*self._next_ones()]):
            self._call(min(next_ones, key=lambda who: self._had[who]))

    def _next_ones(self) -> Iterator[str]:
        """The addresses of whom one more may be called."""
        return (who for who in self._lines if self._busy[who] < self._most_each)

    def _call(self, who: str) -> None:
        waiting = self._lines[who].popleft()
        self._forget_empty(who)
        if waiting.called.done():
            return  # they have given up, and have not come to say so
        self._free -= 1
        self._busy[who] += 1
        had = self._had[who]
        if had > self._round:
            self._begin_round(had)
        self._had[who] = had + 1
        waiting.tell(None)
        waiting.called.set_result(None)

    def _begin_round(self, number: int) -> None:
        """Whoever is no further than newcomers need not be remembered, unless they wait."""
        kept = {who: had for who, had in self._had.items() if had > number or who in self._lines}
        self._round, self._had = number, kept

    # What those who wait are told

    def _tell_places_from_now_on(self) -> None:
        if self._lines and self._teller is None:
            self._teller = asyncio.ensure_future(self._tell_places())

    async def _tell_places(self) -> None:
        try:
            while self._lines:
                await asyncio.sleep(TELLING)
                for before, waiting in enumerate(self._in_order()):
                    if waiting.since + TELLING <= monotonic():
                        waiting.tell(before)
        finally:
            self._teller = None

    def _in_order(self) -> list[Waiting]:
        """As they will be called, round by round."""
        due = [
            (self._had[who] + place, waiting)
            for who, line in self._lines.items()
            for place, waiting in enumerate(line)
        ]
        return [waiting for _, waiting in sorted(due, key=lambda each: each[0])]

    def close(self) -> None:
        if self._teller is not None:
            self._teller.cancel()
