"""All the tables of a server: opened, played at, watched; whatever happens is kept first."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from contextlib import suppress

import structlog

from faubourg.core.dealing import secret_of
from faubourg.core.errors import BadOption, Unknown
from faubourg.core.table import bounded
from faubourg.server import metrics, opening
from faubourg.server.errors import Forbidden, Outdated
from faubourg.server.events import Charter, Event, Rematched, Sat, encode
from faubourg.server.live import LiveTable, Steps
from faubourg.server.rooms import Guest, Room, Rooms
from faubourg.server.seats import new_table_id, new_token, token_hash
from faubourg.server.store import Right, Store, StoreFailed
from faubourg.server.thinkers import Thinkers
from faubourg.server.wire import ForkWish, Link, LinkWish, Opened, TableWish

RETRY = 0.5
"""Seconds until what the database did not answer is tried again."""
logger = structlog.get_logger()


class Hall:
    """The tables of one server."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store, self.thinkers = store, thinkers
        self.rooms = Rooms(store)
        self._errands: set[asyncio.Task[None]] = set()

    async def room(self, table_id: str) -> Room:
        """The room of a table; its bots go on if it was asleep."""
        awake = table_id in self.rooms
        room = await self.rooms.room(table_id)
        if not awake:
            self._let_bots_think(room)
        return room

    # Opening

    async def open(self, wish: TableWish, session: bytes) -> Opened:
        """Open a table as wished; the seats marked `me` belong to the browser that asked."""
        charter = opening.wished(wish)
        mine = [seat for seat, each in enumerate(wish.seats) if each.kind == "me"]
        return await self._opened(charter, [(session, seat) for seat in mine], wish.seed)

    async def fork(self, room: Room, wish: ForkWish, session: bytes) -> Opened:
        """Go on from a position of this table at a new one."""
        charter = opening.forked(room.live, wish)
        mine = [seat for seat, each in enumerate(wish.seats) if each.kind == "me"]
        return await self._opened(charter, [(session, seat) for seat in mine])

    async def rematch(self, room: Room, seats: tuple[int, ...]) -> str:
        """The table where the same people play again; the first who asks opens it for all."""
        if not seats:
            raise Forbidden("not-your-seat")
        async with room.lock:
            if not room.live.over:
                raise BadOption("rematch-too-early")
            if room.live.company.next is None:
                was_at = opening.rotated(len(room.live.company.names))
                sitting = await self.store.sitting_at(room.live.id)
                moved = [(session, was_at.index(seat)) for session, seat in sitting]
                opened = await self._opened(opening.rematched(room.live), moved)
                # Somebody at another server may have been faster: then it is their table.
                while room.live.company.next is None:
                    with suppress(Outdated):
                        await self.happen(room, Rematched(seats[0], opened.table))
            return room.live.company.next or ""

    async def show(self, body: bytes, session: bytes) -> str:
        """A table that shows an uploaded record."""
        charter = opening.recorded(body)
        table_id = new_table_id()
        granted = [(session, Right(table_id, "spectator", None))]
        await self.store.open_table(table_id, secret_of(None), encode(charter), granted)
        return table_id

    async def _opened(
        self, charter: Charter, sitting: Iterable[tuple[bytes, int]], seed: int | None = None
    ) -> Opened:
        table_id, secret = new_table_id(), secret_of(seed)
        room = Room(LiveTable(table_id, secret, charter))
        if room.live.over:
            raise BadOption("fork-over")
        grants = [(session, Right(table_id, "seat", seat)) for session, seat in sitting]
        await self.store.open_table(table_id, secret, encode(charter), grants)
        self.rooms.keep(room)
        await self.happen(room, *room.live.foresee_deal())
        metrics.OPENED.inc()
        logger.info("table opened", table=table_id, game=charter.game, seats=len(charter.seats))
        free = [s for s, _ in enumerate(charter.seats) if not room.live.company.is_taken(s)]
        rights = [Right(table_id, "seat", seat) for seat in free]
        return Opened(table_id, await self._links(table_id, rights))

    # Links

    async def link(self, room: Room, wish: LinkWish, mine: tuple[int, ...]) -> Link:
        """A new link, for those who may give it away."""
        company, seat = room.live.company, _seat_of(wish, room)
        inviting = wish.role == "seat" and seat is not None and not company.is_taken(seat)
        if not mine or not (seat is None or seat in mine or inviting):
            raise Forbidden("not-your-seat")
        (link,) = await self._links(room.live.id, [Right(room.live.id, wish.role, seat)])
        return link

    async def revoke(
        self, room: Room, wish: LinkWish, mine: tuple[int, ...], session: bytes
    ) -> None:
        """End the links of one's own seat, of those who look over one's shoulder, or who watch."""
        seat = _seat_of(wish, room)
        if not mine or (seat is not None and seat not in mine):
            raise Forbidden("not-your-seat")
        await self.store.revoke(Right(room.live.id, wish.role, seat), keep=session)
        self.check_rights(room)

    def check_rights(self, room: Room) -> None:
        """Show out whoever has no right to be there any more."""
        self.soon(self.persist(room.check_rights))

    async def _links(self, table_id: str, rights: Iterable[Right]) -> tuple[Link, ...]:
        tokens = [(new_token(), right) for right in rights]
        if tokens:
            hashed = [(token_hash(token), right) for token, right in tokens]
            await self.store.add_tokens(table_id, hashed)
        return tuple(Link(right.role, right.seat, token) for token, right in tokens)

    async def follow(self, session: bytes, table_id: str, token: str, name: str) -> Right:
        """Let a browser be what a link says; whoever takes a seat may give a name."""
        digest = token_hash(token)
        right = await self.store.follow_link(session, table_id, digest)
        if right is None:
            raise Unknown("unknown-link")
        room = await self.room(table_id)
        if right.role == "seat" and right.seat is not None:
            await self._seat(room, right.seat, bounded(name))
        return right

    async def _seat(self, room: Room, seat: int, name: str) -> None:
        company = room.live.company
        async with room.lock:
            # Whoever was faster at another server goes before; the seat is free all the same.
            while not company.is_taken(seat) or name not in ("", company.names[seat]):
                with suppress(Outdated):
                    await self.happen(room, Sat(seat, name))

    # What happens at a table

    async def play(self, room: Room, seat: int, seq: int, text: str) -> None:
        """Make a seat's move in the position that it spoke of."""
        async with room.lock:
            check_present(room, seq)
            if room.live.to_act != seat:
                raise BadOption("not-your-turn")
            await self.happen(room, *room.live.foresee_move(seat, text))
            metrics.MOVES.inc()

    async def undo(self, room: Room, seat: int, seq: int) -> None:
        async with room.lock:
            check_present(room, seq)
            await self.happen(room, room.live.foresee_undo(seat))

    async def happen(self, room: Room, event: Event, steps: Steps | None = None) -> None:
        """Keep the event; only when it is on the disk does it happen, and is it told.

        The caller holds the room's lock.
        """
        live = room.live
        if not await self.store.append(live.id, live.seq, encode(event)):
            await self.catch_up(room)
            raise Outdated
        before = live.company.proposal, live.over
        live.apply(event, steps)
        only_moved = steps is not None and before == (live.company.proposal, live.over)
        room.tell_moves() if only_moved else room.tell_company()
        self._let_bots_think(room)

    async def catch_up(self, room: Room) -> None:
        """Let happen what others have written. The caller holds the room's lock."""
        await self.rooms.catch_up(room)
        self._let_bots_think(room)

    # Bots

    def enter(self, room: Room, guest: Guest) -> None:
        """Somebody comes to look, or to play; bots among themselves go on for them."""
        unseen = not room.guests
        self.rooms.enter(room, guest)
        if unseen and room.live.company.is_all_bots:
            self._let_bots_think(room)

    def _let_bots_think(self, room: Room) -> None:
        seat, company = room.live.to_act, room.live.company
        if company.is_all_bots and not room.guests:
            return  # they play for nobody: a table would take a processor that people wait for
        if seat is not None and seat in company.bots:
            self.soon(self._bot_turn(room, seat, room.live.seq))

    async def _bot_turn(self, room: Room, seat: int, seq: int) -> None:
        live = room.live
        bot, view = live.company.bots[seat], live.game.view(seat)
        (text, _), *_ = await self.thinkers.advise(live.game.rules, bot, view, f"{live.id}:{seq}")
        # Something may come between: an undo, or its person; then the next event asks again.
        with suppress(Outdated, BadOption):
            await self._play_at_last(room, seat, seq, text)

    async def _play_at_last(self, room: Room, seat: int, seq: int, text: str) -> None:
        """A bot has the patience to wait until its move can be kept."""
        while True:
            with suppress(StoreFailed):
                return await self.play(room, seat, seq, text)
            await asyncio.sleep(RETRY)

    # Errands

    def soon(self, errand: Coroutine[None, None, None]) -> None:
        """Do something that nobody waits for."""
        task = asyncio.ensure_future(errand)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

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


def check_present(room: Room, seq: int) -> None:
    """The position that a message speaks of must be the present one."""
    if seq != room.live.seq:
        raise Outdated


def _seat_of(wish: LinkWish, room: Room) -> int | None:
    """The seat that a link is about; those who watch have none."""
    seats = len(room.live.company.names)
    if wish.role == "spectator":
        return None
    if wish.seat is None or not 0 <= wish.seat < seats:
        raise BadOption("no-such-seat", seat=wish.seat or 0, seats=seats)
    return wish.seat
