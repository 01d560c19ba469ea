"""Rooms: tables in memory, with those who are there. Loaded on demand, let go of when idle."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from typing import Protocol

from faubourg.core.errors import Unknown
from faubourg.server.events import decode_charter, decode_event
from faubourg.server.live import LiveTable
from faubourg.server.store import Store
from faubourg.server.telling import Moment

IDLE_ROOMS = 256
"""Tables that nobody looks at are kept in memory up to this number."""


class Guest(Protocol):
    """Somebody in a room."""

    def something_happened(self) -> None: ...
    def somebody_came_or_went(self) -> None: ...
    async def rights_changed(self) -> None: ...


class Room:
    """A live table with those who look at it."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.lock = asyncio.Lock()
        self.guests: set[Guest] = set()
        self.at_seats: Counter[int] = Counter()
        """How many browsers are at each seat."""
        self.elsewhere: dict[str, frozenset[int]] = {}
        """The seats of those who are at this table by way of another server, by its name."""
        self._moment = Moment(live)

    @property
    def here(self) -> set[int]:
        return self.here_by_us.union(*self.elsewhere.values())

    @property
    def here_by_us(self) -> set[int]:
        return {seat for seat, number in self.at_seats.items() if number > 0}

    @property
    def moment(self) -> Moment:
        if self._moment.seq != self.live.seq:
            self._moment = Moment(self.live, self._moment)
        return self._moment

    def tell_moves(self) -> None:
        for guest in self.guests:
            guest.something_happened()

    def tell_company(self) -> None:
        for guest in self.guests:
            guest.somebody_came_or_went()

    async def check_rights(self) -> None:
        for guest in [*self.guests]:
            await guest.rights_changed()


class Rooms:
    """The tables in memory."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._rooms: dict[str, Room] = {}
        self._idle: OrderedDict[str, None] = OrderedDict()
        """Those that nobody is in, the longest idle first."""
        self._elsewhere: dict[str, dict[str, frozenset[int]]] = {}
        """For each table, who is there by way of which other server."""

    def __len__(self) -> int:
        return len(self._rooms)

    def __contains__(self, table_id: str) -> bool:
        return table_id in self._rooms

    async def room(self, table_id: str) -> Room:
        """The room of a table, replayed from its log if it was not in memory."""
        if table_id not in self._rooms:
            loaded = await self._loaded(table_id)
            if table_id not in self._rooms:
                self.keep(loaded)
        elif table_id in self._idle:
            self._idle.move_to_end(table_id)
        return self._rooms[table_id]

    def keep(self, room: Room) -> None:
        """Hold a room in memory, and let go of the longest idle."""
        self._rooms[room.live.id] = room
        self._idle[room.live.id] = None
        room.elsewhere = self._elsewhere.get(room.live.id, {})
        while len(self._idle) > IDLE_ROOMS:
            del self._rooms[self._idle.popitem(last=False)[0]]

    def enter(self, room: Room, guest: Guest) -> None:
        self._rooms[room.live.id] = room
        self._idle.pop(room.live.id, None)
        room.guests.add(guest)

    def find(self, table_id: str) -> Room | None:
        """The room of a table, if it is in memory."""
        return self._rooms.get(table_id)

    def all(self) -> list[Room]:
        return [*self._rooms.values()]

    def forget(self, room: Room) -> None:
        """Let go of a room that nobody is in."""
        if self._idle.pop(room.live.id, "") is None:
            del self._rooms[room.live.id]

    def leave(self, room: Room, guest: Guest) -> None:
        room.guests.discard(guest)
        if not room.guests:
            self.keep(room)

    async def catch_up(self, room: Room) -> None:
        """Apply what another server, or another room of the same table, has written."""
        missed = await self._store.events_after(room.live.id, room.live.seq)
        for event in missed:
            room.live.apply(decode_event(event))
        if missed:
            room.tell_company()

    # Those who are at a table by way of another server

    def people_here(self) -> dict[str, frozenset[int]]:
        """The tables at which somebody sits by way of this server, and at which seats."""
        people = ((table, frozenset(room.here_by_us)) for table, room in self._rooms.items())
        return {table: seats for table, seats in people if seats}

    def note(self, server: str, table: str, seats: frozenset[int]) -> None:
        """Another server says who is at a table."""
        people = {**self._elsewhere.pop(table, {}), server: seats}
        people = {name: there for name, there in people.items() if there}
        if people:
            self._elsewhere[table] = people
        if room := self.find(table):
            room.elsewhere = people
            room.tell_company()

    def note_gone(self, server: str) -> None:
        """Another server is there no more, and nobody by way of it."""
        for table in [each for each, people in self._elsewhere.items() if server in people]:
            self.note(server, table, frozenset())

    async def _loaded(self, table_id: str) -> Room:
        kept = await self._store.load(table_id)
        if kept is None:
            raise Unknown("unknown-table", name=table_id)
        live = LiveTable(table_id, kept.secret, decode_charter(kept.charter))
        for event in kept.events:
            live.apply(decode_event(event))
        return Room(live)
