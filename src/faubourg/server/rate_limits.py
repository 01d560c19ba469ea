"""How much one address may ask for: buckets that fill up again, few enough to keep."""

from __future__ import annotations

from collections import OrderedDict
from ipaddress import IPv6Address, ip_address
from time import monotonic

from msgspec import Struct

MOST_ADDRESSES = 10_000
ENDLESS = 1e12
HOUSEHOLD = 64
"""Bits of an IPv6 address that one household shares: the rest is for it to choose."""


class Bucket:
    """Tokens that are spent by asking and come back with time."""

    __slots__ = ("_at", "_burst", "_rate", "_tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._tokens, self._at = burst, monotonic()

    def take(self, cost: float = 1) -> bool:
        """Spend if there is enough."""
        if self._filled() < cost:
            return False
        self._tokens -= cost
        return True

    def pay(self, cost: float) -> None:
        """Spend what was found to be owed, even into debt."""
        self._tokens = self._filled() - cost

    @property
    def is_in_debt(self) -> bool:
        return self._filled() < 0

    def _filled(self) -> float:
        now = monotonic()
        tokens = self._tokens + (now - self._at) * self._rate
        self._at = now
        self._tokens = tokens if tokens < self._burst else self._burst  # min() costs more
        return self._tokens


class Limits(Struct, frozen=True):
    """What a server bears from one address, and over one connection."""

    requests_per_second: float = 50
    requests_at_once: float = 400
    opening_costs: float = 10
    """What opens a table or tells a whole game counts as so many requests."""
    files_per_second: float = 500
    files_at_once: float = 10_000
    """Files of the client, which are ready in memory: a first visit fetches nearly 300, most of
    them to be kept for times without a line, and a whole class may share one address."""
    messages_per_second: float = 30
    messages_at_once: float = 90
    """Of one connection."""
    all_messages_per_second: float = 120
    all_messages_at_once: float = 480
    """Of all connections of an address together."""
    work_per_second: float = 0.25
    work_at_once: float = 4
    """Seconds of processor time for what is worked out beside the event loop."""
    bytes_per_second: float = 4_000
    bytes_at_once: float = 6_000_000
    """What is kept on the disk."""
    connections: float = 100
    grace: float = 60
    """Seconds for which somebody who lost the line is waited for."""

    @classmethod
    def endless(cls) -> Limits:
        """For benchmarks and tests that are about something else."""
        numbers = dict.fromkeys(cls.__struct_fields__, ENDLESS)
        return cls(**{**numbers, "opening_costs": 1, "grace": 60})


class Account:
    """What one address has asked for lately."""

    __slots__ = ("bytes", "files", "key", "messages", "requests", "work")

    def __init__(self, key: str, limits: Limits) -> None:
        self.key = key
        self.requests = Bucket(limits.requests_per_second, limits.requests_at_once)
        self.files = Bucket(limits.files_per_second, limits.files_at_once)
        self.messages = Bucket(limits.all_messages_per_second, limits.all_messages_at_once)
        self.work = Bucket(limits.work_per_second, limits.work_at_once)
        self.bytes = Bucket(limits.bytes_per_second, limits.bytes_at_once)


class Accounts:
    """Those who came lately; whoever has been away for long is forgotten first."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._accounts: OrderedDict[str, Account] = OrderedDict()

    def of(self, address: str) -> Account:
        key = household(address)
        account = self._accounts.pop(key, None) or Account(key, self.limits)
        self._accounts[key] = account
        if len(self._accounts) > MOST_ADDRESSES:
            self._accounts.popitem(last=False)
        return account


def household(address: str) -> str:
    """Whom an address belongs to: itself, or for IPv6 the network that one household gets."""
    if ":" not in address:
        return address
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address) and found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return f"{int(found) >> (128 - HOUSEHOLD):x}::"
