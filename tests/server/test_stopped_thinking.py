"""Tables leave off thinking that nobody waits for any more, and tell who waits how long."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any, cast

from faubourg.server.tables.actions_besides_moves import Sitter
from faubourg.server.tables.registry import Registry
from faubourg.server.tables.room import Room
from faubourg.server.web.direct_socket import DirectSocket
from faubourg.server.web.table_socket import Visit
from faubourg.server.workers.bot_thinking import BotAnswer
from faubourg.server.workers.fair_queue import Tell
from tests.server.own_thread import run_apart
from tests.server.tables_in_process import SESSION, account, tables_in_process, wish
from tests.server.test_failing_bots import Looker, Moody, until


class Pensive(Moody):
    """A bot that thinks until it is stopped, and counts how often it was."""

    def __init__(self) -> None:
        super().__init__(str)
        self.begun = self.stopped = 0
        self.tell: Tell | None = None

    async def advise(self, *_: Any, **more: Any) -> BotAnswer:
        self.begun += 1
        self.tell = more["queued"]
        never: asyncio.Future[BotAnswer] = asyncio.get_running_loop().create_future()
        try:
            return await never
        except asyncio.CancelledError:
            self.stopped += 1
            raise


async def thinking_table(tables: Registry, bots: Pensive) -> Room:
    """A table where a bot thinks; Ann has made the move before."""
    room = await tables.open(wish("me", "hard"), SESSION, account())
    while room.live.to_act == 0:
        move = room.live.game.rules.write(room.live.game.moves()[0])
        await room.play(0, room.live.seq, move, account())
    await until(lambda: bots.begun == 1)
    return room


def test_a_take_back_stops_the_bot_that_thinks_and_it_begins_anew_when_it_is_its_turn(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        bots = Pensive()
        async with tables_in_process(tmp_path, bots) as tables:
            room = await thinking_table(tables, bots)
            await Sitter(room, (0,), account()).propose(0, "take-back", room.live.seq)
            assert room.live.to_act == 0
            await until(lambda: bots.stopped == 1)
            await room.play(
                0, room.live.seq, room.live.game.rules.write(room.live.game.moves()[0]), account()
            )
            await until(lambda: room.live.to_act == 0 or bots.begun == 2)

    run_apart(play())


def test_a_person_who_takes_their_seat_back_stops_the_bot_that_thinks_for_them(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        bots = Pensive()
        async with tables_in_process(tmp_path, bots) as tables:
            room = await tables.open(wish("me", "me"), SESSION, account())
            ann = Sitter(room, (0, 1), account())
            await ann.hand_over(0, "medium")
            await until(lambda: bots.begun == 1)
            await ann.sit(0)
            await until(lambda: bots.stopped == 1)
            assert room.live.to_act == 0

    run_apart(play())


def test_a_game_that_is_ended_and_a_table_that_is_let_go_of_stop_their_bots(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        bots = Pensive()
        async with tables_in_process(tmp_path, bots) as tables:
            room = await thinking_table(tables, bots)
            await Sitter(room, (0,), account()).propose(0, "end", room.live.seq)
            await until(lambda: bots.stopped == 1)
            bots.begun = 0
            other = await thinking_table(tables, bots)
            tables.forget(other)
            await until(lambda: bots.stopped == 2)
            await until(lambda: not tables.services.errands)

    run_apart(play())


def test_people_at_a_table_are_told_how_long_its_bot_waits_and_when_it_thinks(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        bots, told = Pensive(), list[int | None]()

        class Listener(Looker):
            def something_happened(self) -> None:
                told.append(room.bots_before)

        async with tables_in_process(tmp_path, bots) as tables:
            room = await thinking_table(tables, bots)
            tables.enter(room, Listener(), account())
            assert bots.tell is not None
            for before in (3, 3, 1, None):
                bots.tell(before)
            assert told == [3, 1, None]
            bots.tell(2)
            await Sitter(room, (0,), account()).propose(0, "take-back", room.live.seq)
            await until(lambda: not tables.services.errands)
            assert room.bots_before is None

    run_apart(play())


class Wire:
    """The socket of a browser that says nothing, and what it is sent."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []

    async def from_wire(self) -> dict[str, Any]:
        never: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        return await never

    async def to_wire(self, event: dict[str, Any]) -> None:
        self.sent.append(json.loads(event["text"]))

    def told(self) -> list[int | None]:
        return [each["before"] for each in self.sent if each["type"] == "bot-queue"]


def test_a_browser_is_sent_each_place_in_the_queue_once_and_nothing_while_a_bot_just_thinks(
    tmp_path: Path,
) -> None:
    async def play() -> list[int | None]:
        bots, wire = Pensive(), Wire()
        async with tables_in_process(tmp_path, bots) as tables:
            room = await thinking_table(tables, bots)
            socket = cast("DirectSocket", wire)
            visit = Visit(socket, tables, room, SESSION, [], account())
            visiting = asyncio.ensure_future(visit.run())
            await until(lambda: any(each["type"] == "state" for each in wire.sent))
            assert wire.told() == []
            for before in (3, 3, 1, None):
                room.tell_bots_before(before)
                await until(lambda: (wire.told() or [None])[-1] == before)  # noqa: B023 - awaited at once
            visiting.cancel()
            await asyncio.wait({visiting})
        return wire.told()

    assert run_apart(play()) == [3, 1, None]
