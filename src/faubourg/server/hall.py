"""All the tables of a server: opened, loaded on demand, played at, watched, and let go of."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from faubourg.bots import find_bot
from faubourg.core.catalogue import find_game
from faubourg.core.dealing import secret_of
from faubourg.core.errors import BadOption, Unknown
from faubourg.core.table import Step, Table, names_of
from faubourg.server.events import (
    Charter,
    Event,
    Sat,
    SeatPlan,
    decode_charter,
    decode_event,
    encode,
)
from faubourg.server.live import LiveTable
from faubourg.server.seats import new_table_id, new_token, token_hash
from faubourg.server.store import Right, Store
from faubourg.server.thinkers import Thinkers
from faubourg.server.wire import Links, Opened, SeatLink, TableWish

IDLE_TABLES = 256
"""Tables that nobody looks at are kept in memory up to this number."""
Listener = Callable[[], None]


class Outdated(Exception):
    """Somebody else was faster: the position that the message spoke of is past."""


class Room:
    """A live table with those who listen to it."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.here: dict[int, int] = {}
        """How many browsers are at each seat."""

    def publish(self) -> None:
        for listener in [*self.listeners]:
            listener()


class Hall:
    """The tables of one server."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store, self.thinkers = store, thinkers
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._thinking: set[asyncio.Task[None]] = set()

    # Opening and finding

    async def open(self, wish: TableWish, session: bytes) -> Opened:
        """Open a table as wished; the seats marked `me` belong to the browser that asked."""
        charter = _charter(wish)
        table_id, secret = new_table_id(), secret_of(wish.seed)
        tokens = _tokens(table_id, len(wish.seats))
        rights = [(token_hash(token), right) for token, right in tokens]
        await _durable(self.store.open_table(table_id, secret, encode(charter), rights))
        for seat, each in enumerate(wish.seats):
            if each.kind == "me":
                await _durable(self.store.grant(session, Right(table_id, "seat", seat)))
        room = self._keep(table_id, Room(LiveTable(table_id, secret, charter)))
        event, steps = room.live.foresee_deal()
        await self._happen(room, event, steps)
        return Opened(table_id, _links(tokens))

    def room(self, table_id: str) -> Room:
        """The room of a table, replayed from its log if nobody was there."""
        if table_id in self._rooms:
            self._rooms.move_to_end(table_id)
            return self._rooms[table_id]
        kept = self.store.load(table_id)
        if kept is None:
            raise Unknown("unknown-table", name=table_id)
        live = LiveTable(table_id, kept.secret, decode_charter(kept.charter))
        for event in kept.events:
            live.apply(decode_event(event))
        room = self._keep(table_id, Room(live))
        self._let_bots_think(room)
        return room

    def _keep(self, table_id: str, room: Room) -> Room:
        self._rooms[table_id] = room
        for old in [key for key, each in self._rooms.items() if not each.listeners]:
            if len(self._rooms) <= IDLE_TABLES:
                break
            if old != table_id:
                del self._rooms[old]
        return room

    # What happens at a table

    async def play(self, room: Room, seat: int, seq: int, text: str) -> None:
        """Make a seat's move in the position that it spoke of."""
        async with room.lock:
            _check_present(room, seq)
            if room.live.to_act != seat:
                raise BadOption("not-your-turn")
            event, steps = room.live.foresee_move(seat, text)
            await self._happen(room, event, steps)

    async def undo(self, room: Room, seat: int, seq: int) -> None:
        async with room.lock:
            _check_present(room, seq)
            await self._happen(room, room.live.foresee_undo(seat))

    async def seat(self, session: bytes, right: Right, name: str) -> None:
        """Let a browser be what a link says; whoever takes a seat may give a name."""
        room = self.room(right.table)
        await _durable(self.store.grant(session, right))
        if right.role == "seat" and right.seat is not None and name.strip():
            (bounded,) = names_of(1, [name])
            async with room.lock:
                await self._happen(room, Sat(right.seat, bounded))

    async def _happen(
        self, room: Room, event: Event, steps: tuple[Step[Any, Any], ...] | None = None
    ) -> None:
        """Keep the event; only when it is on the disk does it happen, and is it told."""
        live = room.live
        if not await _durable(self.store.append(live.id, live.seq, encode(event))):
            raise Outdated
        live.apply(event, steps)
        room.publish()
        self._let_bots_think(room)

    # Bots

    def _let_bots_think(self, room: Room) -> None:
        seat = room.live.to_act
        if seat is not None and seat in room.live.bots:
            task = asyncio.ensure_future(self._bot_turn(room, seat, room.live.seq))
            self._thinking.add(task)
            task.add_done_callback(self._thinking.discard)

    async def _bot_turn(self, room: Room, seat: int, seq: int) -> None:
        live = room.live
        seed = f"{live.id}:{seq}"
        charter, view = live.charter, live.game.view(seat)
        bot = live.bots[seat]
        advice = await self.thinkers.advise(charter.game, charter.edition, bot, view, seed)
        # An undo may have come between; then the position has another bot turn of its own.
        with suppress(Outdated, BadOption):
            await self.play(room, seat, seq, advice[0][0])

    async def close(self) -> None:
        for task in [*self._thinking]:
            task.cancel()
        await asyncio.gather(*self._thinking, return_exceptions=True)


async def _durable(future: Any) -> Any:
    return await asyncio.wrap_future(future)


def _check_present(room: Room, seq: int) -> None:
    if seq != room.live.seq:
        raise Outdated


def _charter(wish: TableWish) -> Charter:
    """The charter of a table that can be played; raises what is wrong with the wish."""
    game = find_game(wish.game)
    edition = game.edition(wish.edition)
    for seat in wish.seats:
        if seat.kind == "bot":
            find_bot(seat.bot or "")
    names = names_of(len(wish.seats), [seat.name or seat.bot or "" for seat in wish.seats])
    table: Table[Any, Any, Any] = Table(
        game.rules(edition), len(wish.seats), options=wish.options, dealt=False
    )
    plans = tuple(
        SeatPlan(name if seat.kind != "open" else "", seat.bot if seat.kind == "bot" else None)
        for name, seat in zip(names, wish.seats, strict=True)
    )
    return Charter(wish.game, edition.key, _plain(table), plans)


def _plain(table: Table[Any, Any, Any]) -> dict[str, Any]:
    return table.record().options


def _tokens(table: str, seats: int) -> list[tuple[str, Right]]:
    rights = [
        *(Right(table, "seat", seat) for seat in range(seats)),
        *(Right(table, "coach", seat) for seat in range(seats)),
        Right(table, "spectator", None),
    ]
    return [(new_token(), right) for right in rights]


def _links(tokens: list[tuple[str, Right]]) -> Links:
    def of(role: str) -> tuple[SeatLink, ...]:
        return tuple(SeatLink(r.seat or 0, token) for token, r in tokens if r.role == role)

    (spectator,) = [token for token, right in tokens if right.role == "spectator"]
    return Links(of("seat"), of("coach"), spectator)
