"""How much one address may ask for in a second: buckets that fill up again, few enough to keep."""

from __future__ import annotations

import time
from collections import OrderedDict

from msgspec import Struct

MOST_ADDRESSES = 10_000


class Bucket:
    """Tokens that are spent by asking and come back with time."""

    __slots__ = ("_at", "_burst", "_rate", "_tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._tokens, self._at = burst, time.monotonic()

    def take(self, cost: float = 1) -> bool:
        """Spend if there is enough."""
        now = time.monotonic()
        self._tokens = min(self._burst, self._tokens + (now - self._at) * self._rate)
        self._at = now
        if self._tokens < cost:
            return False
        self._tokens -= cost
        return True


class Limits(Struct, frozen=True):
    """What a server bears; requests are by address, messages by connection."""

    requests_per_second: float = 50
    requests_at_once: float = 400
    opening_costs: float = 10
    """What opens a table or tells a whole game counts as so many requests."""
    messages_per_second: float = 30
    messages_at_once: float = 90


class Doorkeeper:
    """Who comes too often has to wait."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def admits(self, address: str, cost: float = 1) -> bool:
        bucket = self._buckets.pop(address, None)
        if bucket is None:
            bucket = Bucket(self._limits.requests_per_second, self._limits.requests_at_once)
        self._buckets[address] = bucket
        if len(self._buckets) > MOST_ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket.take(cost)
