"""Who is at which table, over all servers that share a database."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from secrets import token_urlsafe
from time import monotonic

from faubourg.server.storage.event_store import Store, StoreFailed
from faubourg.server.storage.notifications import packed
from faubourg.server.tables.registry import Registry

TICK = 0.5
"""Seconds between two looks at who came and went here."""
HEARTBEAT = 5.0
"""Seconds after which a server says at least that it is there."""
SILENCE = 20.0
"""Seconds after which a server that says nothing is taken to be gone, and its people with it."""
SAYING, ASKING = "@", "?"
Seats = frozenset[int]


class Presence:
    """Says to the other servers who is here, and hears from them who is there."""

    def __init__(self, registry: Registry, store: Store) -> None:
        self._registry, self._store = registry, store
        self._name = token_urlsafe(6)
        self._said: dict[str, Seats] = {}
        self._said_at = 0.0
        self._asked = False
        """Whether somebody wishes to hear of everybody who is here."""
        self._heard_at: dict[str, float] = {}

    async def run(self) -> None:
        while True:
            self._forget_the_silent()
            # With a database out of reach it is said later.
            with suppress(StoreFailed):
                await self._say()
            await asyncio.sleep(TICK)

    async def ask(self) -> None:
        """After a time without hearing anything: who is where?"""
        with suppress(StoreFailed):
            await self._store.say([ASKING])

    def hear(self, text: str) -> None:
        if text == ASKING:
            self._asked = True
            return
        server, *words = text.removeprefix(SAYING).split()
        if server == self._name:
            return
        self._heard_at[server] = monotonic()
        for word in words:
            table, _, seats = word.partition("=")
            self._registry.note(server, table, Seats(map(int, filter(None, seats.split(",")))))

    async def _say(self) -> None:
        here = self._registry.people_here()
        told = {} if self._asked else self._said
        left = {table: Seats() for table in self._said if table not in here}
        changed = {table: seats for table, seats in here.items() if told.get(table) != seats} | left
        if changed or monotonic() > self._said_at + HEARTBEAT:
            await self._store.say([*packed(_words(changed), f"{SAYING}{self._name}")])
            self._said, self._said_at, self._asked = here, monotonic(), False

    def _forget_the_silent(self) -> None:
        now = monotonic()
        for server in [each for each, at in self._heard_at.items() if at + SILENCE < now]:
            del self._heard_at[server]
            self._registry.note_gone(server)


def _words(people: dict[str, Seats]) -> list[str]:
    return [f"{table}={','.join(map(str, sorted(seats)))}" for table, seats in people.items()]
