"""How long answers took: kept in arrays that are made beforehand, so that keeping costs nothing."""

from __future__ import annotations

import asyncio
import gc
import math
import time
from array import array
from collections.abc import Iterator

from msgspec import Struct

TICK = 0.001
"""How often the loop of the client is asked whether it is late itself."""


class Percentiles(Struct, frozen=True):
    """What is said about many answers, in milliseconds."""

    number: int
    p50: float
    p95: float
    p99: float
    p999: float
    most: float

    def __str__(self) -> str:
        return (
            f"p50 {self.p50:.2f}, p95 {self.p95:.2f}, p99 {self.p99:.2f}, "
            f"p99.9 {self.p999:.2f}, max {self.most:.1f} ms"
        )


class Latencies:
    """Seconds that answers took, with the moment when each came."""

    def __init__(self, most: int) -> None:
        self._took, self._at = array("d", bytes(8 * most)), array("d", bytes(8 * most))
        self._number = 0
        self.start = time.perf_counter()

    def __len__(self) -> int:
        return self._number

    def begin(self) -> None:
        """Forget what was before."""
        self._number, self.start = 0, time.perf_counter()

    def add(self, took: float) -> None:
        number = self._number
        self._took[number], self._at[number] = took, time.perf_counter()
        self._number = number + 1

    def percentiles(self) -> Percentiles:
        ordered = sorted(self._took[: self._number]) or [math.nan]
        p50, p95, p99, p999 = (1000 * _share(ordered, each) for each in (0.5, 0.95, 0.99, 0.999))
        return Percentiles(self._number, p50, p95, p99, p999, 1000 * ordered[-1])

    def worst_by_second(self) -> Iterator[float]:
        """The longest of each second, in milliseconds."""
        worst: dict[int, float] = {}
        for took, at in zip(self._took[: self._number], self._at, strict=False):
            second = int(at - self.start)
            worst[second] = max(took, worst.get(second, 0))
        return (1000 * worst.get(second, 0) for second in range(max(worst, default=-1) + 1))


def _share(ordered: list[float], share: float) -> float:
    """The smallest that is not less than this share of all."""
    return ordered[min(len(ordered) - 1, math.ceil(share * len(ordered)) - 1)]


class Lag:
    """How late the client's own loop is: a pause seen here was not the server's."""

    def __init__(self, seconds: float) -> None:
        self.late = Latencies(int((seconds + 60) / TICK))
        self._task = asyncio.ensure_future(self._tick())

    async def _tick(self) -> None:
        while True:
            due = time.perf_counter() + TICK
            await asyncio.sleep(TICK)
            self.late.add(max(0.0, time.perf_counter() - due))

    def stop(self) -> None:
        self._task.cancel()


def collect_nothing() -> None:
    """Switch the collector off: what a client makes holds no circles, and looking for them takes
    longer the more it has heard."""
    gc.collect()
    gc.freeze()
    gc.disable()
