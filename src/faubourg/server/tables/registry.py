"""All the tables of a server: opened, played at, watched; whatever happens is kept first."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from contextlib import suppress
from typing import TypeVar

import structlog

from faubourg.core.errors import BadOption
from faubourg.core.seeded_draws import secret_of
from faubourg.server import metrics
from faubourg.server.errors import Busy, Forbidden, Outdated
from faubourg.server.messages.http_messages import ForkWish, TableWish
from faubourg.server.rate_limits import Account, Limits
from faubourg.server.storage.event_store import Right, Store, StoreFailed
from faubourg.server.tables import new_tables
from faubourg.server.tables.bot_turns import BotTurns
from faubourg.server.tables.events import Charter, Event, Rematched, encode
from faubourg.server.tables.game_history import Archive
from faubourg.server.tables.live_table import LiveTable
from faubourg.server.tables.log_entries import Steps
from faubourg.server.tables.rooms import Guest, Room, Rooms
from faubourg.server.tokens import new_table_id
from faubourg.server.workers.bot_processes import Thinkers
from faubourg.server.workers.heavy_work import HeavyWork

RETRY = 0.5
"""Seconds until what the database did not answer is tried again."""
TABLE_BYTES = 600
"""What a table costs on the disk besides what was agreed on: its row, its rights, its indexes."""
EVENT_BYTES = 100
T = TypeVar("T")
logger = structlog.get_logger()


class Hall:
    """The tables of one server."""

    def __init__(self, store: Store, thinkers: Thinkers, archive: Archive, limits: Limits) -> None:
        self.store, self.thinkers, self.archive, self.limits = store, thinkers, archive, limits
        self.work = HeavyWork()
        self.rooms = Rooms(store, self.work)
        self.bots = BotTurns(self)
        self.happened = 0
        """How many events there were since the start."""
        self._errands: set[asyncio.Task[None]] = set()

    async def room(self, table_id: str, account: Account) -> Room:
        """The room of a table; its bots go on if it was asleep."""
        asleep = self.rooms.find(table_id) is None
        room = await self.rooms.room(table_id, account)
        if asleep:
            self.bots.think(room)
        return room

    # Opening

    async def open(self, wish: TableWish, session: bytes, account: Account) -> Room:
        """Open a table as wished; the seats marked `me` belong to the browser that asked."""
        charter = await self.work.do(account, lambda: new_tables.wished(wish))
        mine = [seat for seat, each in enumerate(wish.seats) if each.kind == "me"]
        return await self._opened(charter, [(session, seat) for seat in mine], account, wish.seed)

    async def fork(self, room: Room, wish: ForkWish, session: bytes, account: Account) -> Room:
        """Go on from a position of this table at a new one."""
        charter = await self.archive.forked(room.live.id, wish, account)
        mine = [seat for seat, each in enumerate(wish.seats) if each.kind == "me"]
        return await self._opened(charter, [(session, seat) for seat in mine], account)

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
        was_at = new_tables.rotated(len(room.live.company.names))
        sitting = await self.store.sitting_at(room.live.id)
        # Whoever left has given their seat up: it is open at the new table, to somebody else.
        left = room.live.company.has_left
        moved = [(session, was_at.index(seat)) for session, seat in sitting if not left(seat)]
        opened = await self._opened(new_tables.rematched(room.live), moved, account)
        # Somebody at another server may have been faster: then it is their table.
        while room.live.company.next is None:
            with suppress(Outdated):
                await self.happen(room, Rematched(asking, opened.live.id))

    async def show(self, body: bytes, session: bytes, account: Account) -> str:
        """A table that shows an uploaded record."""
        charter = await self.archive.recorded(body, account)
        table_id = new_table_id()
        granted = [(session, Right(table_id, "spectator", None))]
        pay_for(account, len(charter) + TABLE_BYTES)
        await self.store.open_table(table_id, secret_of(None), charter, granted)
        return table_id

    async def _opened(
        self,
        charter: Charter,
        sitting: Iterable[tuple[bytes, int]],
        account: Account,
        seed: int | None = None,
    ) -> Room:
        table_id, secret = new_table_id(), secret_of(seed)
        room = Room(await self.work.do(account, lambda: LiveTable(table_id, secret, charter)))
        room.payer = account
        if room.live.over:
            raise BadOption("fork-over")
        grants = [(session, Right(table_id, "seat", seat)) for session, seat in sitting]
        kept = encode(charter)
        pay_for(account, len(kept) + TABLE_BYTES)
        await self.store.open_table(table_id, secret, kept, grants)
        self.rooms.keep(room)
        await self.happen(room, *room.live.foresee_deal())
        metrics.OPENED.inc()
        logger.info("table opened", table=table_id, game=charter.game, seats=len(charter.seats))
        return room

    # What happens at a table

    async def play(self, room: Room, seat: int, seq: int, text: str, account: Account) -> None:
        """Make a seat's move in the position that it spoke of."""
        async with room.lock:
            while True:
                check_position(room, seq)
                if room.live.to_act != seat:
                    raise BadOption("not-your-turn")
                event, steps = await self.reckoned(
                    room, account, lambda: room.live.foresee_move(seat, text)
                )
                # Somebody may have changed their name at another server: that is no reason
                # to refuse a move, as long as the position is the same.
                with suppress(Outdated):
                    await self.happen(room, event, steps, account)
                    break
            metrics.MOVES.inc()

    async def undo(self, room: Room, seat: int, seq: int, account: Account) -> None:
        async with room.lock:
            check_position(room, seq)
            await self.happen(room, room.live.foresee_undo(seat), account=account)

    async def reckoned(self, room: Room, account: Account, job: Callable[[], T]) -> T:
        """What a job finds out about a table: at once, or beside the event loop if it may be long.

        The caller holds the room's lock.
        """
        return await self.work.do(account, job) if room.is_foreign else job()

    async def happen(
        self,
        room: Room,
        event: Event,
        steps: Steps | None = None,
        account: Account | None = None,
    ) -> None:
        """Keep the event; only when it is on the disk does it happen, and is it told.

        The caller holds the room's lock.
        """
        live, kept = room.live, encode(event)
        live.check_room_for(event)
        if account is not None:
            pay_for(account, len(kept) + EVENT_BYTES)
        if not await self.store.append(live.id, live.seq, kept):
            await self.catch_up(room)
            raise Outdated
        before = live.company.proposal, live.over
        live.apply(event, steps)
        self.happened += 1
        only_moved = steps is not None and before == (live.company.proposal, live.over)
        room.tell_moves() if only_moved else room.tell_company()
        self.bots.think(room)

    async def catch_up(self, room: Room) -> None:
        """Let happen what others have written. The caller holds the room's lock."""
        await self.rooms.catch_up(room)
        self.bots.think(room)

    def enter(self, room: Room, guest: Guest, account: Account) -> None:
        """Somebody comes to look, or to play; bots that stood still go on for them."""
        room.payer = account
        self.rooms.enter(room, guest)
        self.bots.think(room)

    def check_rights(self, room: Room) -> None:
        """Show out whoever has no right to be there any more; one question at a time."""
        room.rights_doubted += 1
        if room.rights_doubted == 1:
            self.soon(self._check_rights(room))

    async def _check_rights(self, room: Room) -> None:
        while room.rights_doubted:
            doubted = room.rights_doubted
            await self.persist(lambda: self._take_rights(room))
            # Whatever was changed while the database answered is asked for again.
            room.rights_doubted = 0 if doubted == room.rights_doubted else 1

    async def _take_rights(self, room: Room) -> None:
        room.take_rights(await self.store.rights_at(room.live.id))

    # Errands

    def soon(self, errand: Coroutine[None, None, None]) -> None:
        """Do something that nobody waits for."""
        task = asyncio.ensure_future(errand)
        self._errands.add(task)
        task.add_done_callback(self._end_errand)

    def _end_errand(self, task: asyncio.Task[None]) -> None:
        self._errands.discard(task)
        if not task.cancelled() and (error := task.exception()):
            logger.error("an errand failed", exc_info=error)

    async def persist(self, ask: Callable[[], Awaitable[None]]) -> None:
        """Ask the database until it answers."""
        while True:
            with suppress(StoreFailed):
                return await ask()
            await asyncio.sleep(RETRY)

    async def close(self) -> None:
        for task in [*self._errands]:
            task.cancel()
        await asyncio.gather(*self._errands, return_exceptions=True)
        self.work.close()


def check_position(room: Room, seq: int) -> None:
    """The position that a message speaks of must be the present one, whatever else was said."""
    if not room.live.moved_at <= seq <= room.live.seq:
        raise Outdated


def pay_for(account: Account, size: int) -> None:
    if not account.bytes.take(size):
        raise Busy("kept-too-much")
