"""Rooms: tables in memory, with those who are there. Loaded on demand, let go of when idle."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Hashable
from math import ceil
from time import monotonic
from typing import Protocol

from faubourg.core.errors import Unknown
from faubourg.server.errors import Busy
from faubourg.server.rate_limits import Account
from faubourg.server.storage.event_store import Kept, Store
from faubourg.server.storage.rights_and_links import Right
from faubourg.server.tables import viewer_messages
from faubourg.server.tables.events import decode_charter, decode_event, encode
from faubourg.server.tables.live_table import LiveTable
from faubourg.server.tables.viewer_messages import Moment
from faubourg.server.workers.heavy_work import HeavyWork

IDLE_WEIGHT = 256
"""Tables that nobody looks at are kept in memory as long as they weigh no more together."""
CROWD = 4
"""Guests of whom some look with the same eyes."""
FOREIGN_WEIGHT = 24
"""A table with cardboard of its own weighs as much as so many that share ours."""


class Guest(Protocol):
    """Somebody in a room."""

    session: bytes
    mine: tuple[int, ...]

    def something_happened(self) -> None: ...
    def somebody_came_or_went(self) -> None: ...
    def take_rights(self, rights: list[Right]) -> bool:
        """Be what the rights say from now on; whether that is anything else than before."""


class Room:
    """A live table with those who look at it."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.lock = asyncio.Lock()
        self.guests: set[Guest] = set()
        self.here_by_us: frozenset[int] = frozenset()
        """The seats of those who are here by way of this server."""
        self.elsewhere: dict[str, frozenset[int]] = {}
        """The seats of those who are at this table by way of another server, by its name."""
        begun = live.charter.begun
        self.is_foreign = begun is not None and begun.edition.data is not None
        """Whether it is played with cardboard of somebody's own, which may be of any size."""
        self._gone_at: dict[int, float] = {}
        """When the last browser of a seat was seen to go; for all others, when the room began."""
        self._since = monotonic()
        self._moment = Moment(live)
        self.payer: Account | None = None
        """Who opened the table, or came to it last: what its bots do is on their account."""
        self.rights_doubted = 0
        """How often somebody's rights may have changed since they were last asked for."""
        self._told: dict[Hashable, tuple[str, int]] = {}
        """What was told about this position, as it was sent: the same to all with the same eyes."""

    @property
    def weight(self) -> int:
        return FOREIGN_WEIGHT if self.is_foreign else 1

    @property
    def here(self) -> set[int]:
        return {*self.here_by_us}.union(*self.elsewhere.values())

    @property
    def moment(self) -> Moment:
        if self._moment.seq != self.live.seq:
            self._moment = Moment(self.live, self._moment)
            self._told = {}
        return self._moment

    def told(self, eyes: int | None, known: int, may_act: bool) -> tuple[str, int]:
        """The present as somebody with these eyes may see it, as it is sent; how much log it has.

        Kept where several look: of two players each has eyes of their own.
        """
        moment, key = self.moment, (eyes, known, may_act)
        if (told := self._told.get(key)) is not None:
            return told
        state = viewer_messages.state(self.live, moment, eyes, known, may_act)
        told = encode(state).decode(), len(state.log)
        if len(self.guests) >= CROWD:
            self._told[key] = told
        return told

    # Who is there

    def note_guests(self) -> None:
        """Somebody came, went, or is somebody else now."""
        before = self.here
        self.here_by_us = frozenset(seat for guest in self.guests for seat in guest.mine)
        self._note_gone(before)

    def note_elsewhere(self, people: dict[str, frozenset[int]]) -> None:
        before, self.elsewhere = self.here, people
        self._note_gone(before)

    def _note_gone(self, before: set[int]) -> None:
        for seat in before - self.here:
            self._gone_at[seat] = monotonic()

    def grace(self, seat: int, patience: float) -> int:
        """For how many seconds somebody who lost the line is still waited for."""
        if seat in self.here:
            return 0
        gone = self._gone_at.get(seat, self._since)
        return max(0, ceil(gone + patience - monotonic()))

    # News

    def tell_moves(self) -> None:
        for guest in self.guests:
            guest.something_happened()

    def tell_company(self) -> None:
        for guest in self.guests:
            guest.somebody_came_or_went()

    def take_rights(self, rights: dict[bytes, list[Right]]) -> None:
        """Show out whoever has no right any more, and tell once who is somebody else now."""
        changed = [guest.take_rights(rights.get(guest.session, [])) for guest in self.guests]
        if any(changed):
            self.note_guests()
            self.tell_company()


class Rooms:
    """The tables in memory."""

    def __init__(self, store: Store, work: HeavyWork) -> None:
        self._store, self._work = store, work
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, tuple[asyncio.Task[Room], Account]] = {}
        self._idle: OrderedDict[str, int] = OrderedDict()
        """The weights of those that nobody is in, the longest idle first."""
        self._elsewhere: dict[str, dict[str, frozenset[int]]] = {}
        """For each table, who is there by way of which other server."""

    def __len__(self) -> int:
        return len(self._rooms)

    async def room(self, table_id: str, account: Account) -> Room:
        """The room of a table, replayed from its log if it was not in memory."""
        if table_id not in self._rooms:
            return await self._loaded_once(table_id, account)
        if table_id in self._idle:
            self._idle.move_to_end(table_id)
        return self._rooms[table_id]

    def keep(self, room: Room) -> None:
        """Hold a room in memory, and let go of the longest idle."""
        self._rooms[room.live.id] = room
        self._idle[room.live.id] = room.weight
        room.elsewhere = self._elsewhere.get(room.live.id, {})
        while len(self._idle) > 1 and sum(self._idle.values()) > IDLE_WEIGHT:
            del self._rooms[self._idle.popitem(last=False)[0]]

    def enter(self, room: Room, guest: Guest) -> None:
        self._rooms[room.live.id] = room
        self._idle.pop(room.live.id, None)
        room.guests.add(guest)
        room.note_guests()

    def find(self, table_id: str) -> Room | None:
        """The room of a table, if it is in memory."""
        return self._rooms.get(table_id)

    def all(self) -> list[Room]:
        return [*self._rooms.values()]

    def forget(self, room: Room) -> None:
        """Let go of a room that nobody is in."""
        if self._idle.pop(room.live.id, None) is not None:
            del self._rooms[room.live.id]

    def leave(self, room: Room, guest: Guest) -> None:
        room.guests.discard(guest)
        room.note_guests()
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
            room.note_elsewhere(people)
            room.tell_company()

    def note_gone(self, server: str) -> None:
        """Another server is there no more, and nobody by way of it."""
        for table in [each for each, people in self._elsewhere.items() if server in people]:
            self.note(server, table, frozenset())

    # Loading

    async def _loaded_once(self, table_id: str, account: Account) -> Room:
        """However many ask for it, a table is loaded once, on the account of whoever is first."""
        while table_id not in self._rooms:
            if account.work.is_in_debt:
                raise Busy("too-many-requests")
            if table_id not in self._loading:
                self._load(table_id, account)
            loading, payer = self._loading[table_id]
            try:
                # Whoever asked first may give up waiting; the others still want it.
                return await asyncio.shield(loading)
            except Busy:
                if payer is account:
                    raise
        return self._rooms[table_id]

    def _load(self, table_id: str, account: Account) -> None:
        task = asyncio.ensure_future(self._loaded(table_id, account))
        self._loading[table_id] = task, account
        task.add_done_callback(lambda _: self._loading.pop(table_id, None))

    async def _loaded(self, table_id: str, account: Account) -> Room:
        kept = await self._store.load(table_id)
        if kept is None:
            raise Unknown("unknown-table", name=table_id)
        live = await self._work.do(account, lambda: replayed(table_id, kept))
        room = Room(live)
        # Its events may have been written to while it was read.
        await self.catch_up(room)
        self.keep(room)
        return room


def replayed(table_id: str, kept: Kept) -> LiveTable:
    """A table as its log says."""
    live = LiveTable(table_id, kept.secret, decode_charter(kept.charter))
    for event in kept.events:
        live.apply(decode_event(event))
    return live
