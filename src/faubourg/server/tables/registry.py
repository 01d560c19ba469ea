"""The tables of one server: opened, found again, and let go of when nobody looks."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import partial

import structlog

from faubourg.core.errors import BadOption, Unknown
from faubourg.core.seeded_draws import secret_of
from faubourg.server import metrics
from faubourg.server.errors import Busy, Forbidden, Outdated
from faubourg.server.messages.http_messages import ForkWish, SeatWish, TableWish
from faubourg.server.rate_limits import Account
from faubourg.server.storage.event_store import Kept, Right
from faubourg.server.tables import new_tables
from faubourg.server.tables.bot_turns import BotTurns
from faubourg.server.tables.events import Charter, Rematched, decode_charter, decode_event, encode
from faubourg.server.tables.live_table import LiveTable
from faubourg.server.tables.room import Guest, Room, pay_for
from faubourg.server.tables.services import Services
from faubourg.server.tokens import new_table_id

IDLE_WEIGHT = 256
"""Tables that nobody looks at are kept in memory as long as they weigh no more together."""
TABLE_BYTES = 600
"""What a table costs on the disk besides what was agreed on: its row, its rights, its indexes."""
logger = structlog.get_logger()


class Registry:
    """The tables in memory, and how others come there."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._bots = BotTurns(services, self.find)
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, tuple[asyncio.Task[Room], Account]] = {}
        self._idle: OrderedDict[str, int] = OrderedDict()
        """The weights of those that nobody is in, the longest idle first."""
        self._elsewhere: dict[str, dict[str, frozenset[int]]] = {}
        """For each table, who is there by way of which other server."""

    def __len__(self) -> int:
        return len(self._rooms)

    def _room(self, live: LiveTable) -> Room:
        return Room(live, self.services, self._bots.think)

    # Opening

    async def open(self, wish: TableWish, session: bytes, account: Account) -> Room:
        """Open a table as wished; the seats marked `me` belong to the browser that asked."""
        charter = await self.services.work.do(account, lambda: new_tables.wished(wish))
        return await self._opened(charter, _places(session, wish.seats), account, wish.seed)

    async def fork(self, room: Room, wish: ForkWish, session: bytes, account: Account) -> Room:
        """Go on from a position of this table at a new one."""
        charter = await self.services.history.forked(room.live.id, wish, account)
        return await self._opened(charter, _places(session, wish.seats), account)

    async def rematch(self, room: Room, seats: tuple[int, ...], account: Account) -> str:
        """The table where the same people play again; the first who asks opens it for all."""
        if not seats:
            raise Forbidden("not-your-seat")
        async with room.lock:
            if not room.live.over:
                raise BadOption("rematch-too-early")
            if room.live.company.next is None:
                await self._open_rematch(room, seats[0], account)
            return room.live.company.next or ""

    async def _open_rematch(self, room: Room, asking: int, account: Account) -> None:
        sitting = await self.services.store.sitting_at(room.live.id)
        # Whoever left has given their seat up: it is open at the new table, to somebody else.
        left = room.live.company.has_left
        staying = [(session, seat) for session, seat in sitting if not left(seat)]
        charter = new_tables.rematched(room.live)
        if charter.suggested:
            anew = partial(new_tables.suggested_anew, charter)
            charter = await self.services.work.do(account, anew)
        opened = await self._opened(charter, staying, account)
        # Somebody at another server may have been faster: then it is their table.
        while room.live.company.next is None:
            with suppress(Outdated):
                await room.happen(Rematched(asking, opened.live.id))

    async def show(self, body: bytes, session: bytes, account: Account) -> str:
        """A table that shows an uploaded record."""
        charter = await self.services.history.recorded(body, account)
        table_id = new_table_id()
        granted = [(session, Right(table_id, "spectator", None))]
        pay_for(account, len(charter) + TABLE_BYTES)
        await self.services.store.open_table(table_id, secret_of(None), charter, granted)
        return table_id

    async def _opened(
        self,
        charter: Charter,
        sitting: Iterable[tuple[bytes, int | None]],
        account: Account,
        seed: int | None = None,
    ) -> Room:
        table_id, secret = new_table_id(), secret_of(seed)
        begin = self.services.work.do(account, lambda: LiveTable(table_id, secret, charter))
        room = self._room(await begin)
        room.payer = account
        if room.live.over:
            raise BadOption("fork-over")
        grants = [(session, _right(table_id, seat)) for session, seat in sitting]
        kept = encode(charter)
        pay_for(account, len(kept) + TABLE_BYTES)
        await self.services.store.open_table(table_id, secret, kept, grants)
        self.keep(room)
        await room.deal()
        metrics.OPENED.inc()
        logger.info("table opened", table=table_id, game=charter.game, seats=len(charter.seats))
        return room

    # Finding

    async def room(self, table_id: str, account: Account) -> Room:
        """The room of a table, replayed from its log if it was not in memory; its bots go on."""
        if table_id not in self._rooms:
            room = await self._loaded_once(table_id, account)
            room.wake_bots()
            return room
        if table_id in self._idle:
            self._idle.move_to_end(table_id)
        return self._rooms[table_id]

    async def room_for(
        self, table_id: str, session: bytes, account: Account
    ) -> tuple[Room, list[Right], bool]:
        """The room of a table, what somebody may do there, and whether that was doubted while it
        was asked; nothing else has to be waited for before they come in."""
        while True:
            room = await self.room(table_id, account)
            doubted = room.rights_doubted
            rights = await self.services.store.rights_of(session, table_id)
            # One that was let go of meanwhile hears no more of what other servers write.
            if self.find(table_id) is room:
                return room, rights, bool(doubted or room.rights_doubted)

    def find(self, table_id: str) -> Room | None:
        """The room of a table, if it is in memory."""
        return self._rooms.get(table_id)

    def all(self) -> list[Room]:
        return [*self._rooms.values()]

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
        kept = await self.services.store.load(table_id)
        if kept is None:
            raise Unknown("unknown-table", name=table_id)
        live = await self.services.work.do(account, lambda: replayed(table_id, kept))
        room = self._room(live)
        # Its events may have been written to while it was read.
        await room.catch_up()
        self.keep(room)
        return room

    # Coming, going, closing

    def enter(self, room: Room, guest: Guest, account: Account) -> None:
        """Somebody comes to look, or to play; bots that stood still go on for them."""
        self._rooms[room.live.id] = room
        self._idle.pop(room.live.id, None)
        room.payer = account
        room.guests.add(guest)
        room.note_guests()
        room.wake_bots()

    def leave(self, room: Room, guest: Guest) -> None:
        room.guests.discard(guest)
        room.note_guests()
        if not room.guests:
            self.keep(room)

    def keep(self, room: Room) -> None:
        """Hold a room in memory, and let go of the longest idle."""
        self._rooms[room.live.id] = room
        self._idle[room.live.id] = room.weight
        room.elsewhere = self._elsewhere.get(room.live.id, {})
        while len(self._idle) > 1 and sum(self._idle.values()) > IDLE_WEIGHT:
            self._bots.stop(self._rooms.pop(self._idle.popitem(last=False)[0]))

    def forget(self, room: Room) -> None:
        """Let go of a room that nobody is in."""
        if self._idle.pop(room.live.id, None) is not None:
            del self._rooms[room.live.id]
            self._bots.stop(room)

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


def _places(session: bytes, seats: Sequence[SeatWish]) -> list[tuple[bytes, int | None]]:
    """The seats of whoever opens a table; who keeps none, as for bots alone, looks on."""
    mine = [(session, seat) for seat, each in enumerate(seats) if each.kind == "me"]
    return [*mine] or [(session, None)]


def _right(table_id: str, seat: int | None) -> Right:
    return Right(table_id, "spectator" if seat is None else "seat", seat)


def replayed(table_id: str, kept: Kept) -> LiveTable:
    """A table as its log says."""
    live = LiveTable(table_id, kept.secret, decode_charter(kept.charter))
    for event in kept.events:
        live.apply(decode_event(event))
    return live
