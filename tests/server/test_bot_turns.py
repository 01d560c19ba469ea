"""When bots play: for people who sit there or look, and for nobody else."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from faubourg.server.tables import bot_turns
from faubourg.server.tables.events import HandedOver, Sat
from tests.server.browser import Browser
from tests.server.conftest import serving
from tests.server.own_thread import run_apart
from tests.server.tables_in_process import SESSION, account, tables_in_process, wish
from tests.server.test_failing_bots import Looker, until
from tests.server.test_long_tables import Ready


class Person(Looker):
    """Somebody who looks at a table at which they have a seat."""

    mine: tuple[int, ...] = (0,)


BOT = {"kind": "bot", "bot": "easy"}


def test_bots_among_themselves_play_only_while_somebody_looks(tmp_path: Path) -> None:
    async def play() -> tuple[int, int]:
        async with tables_in_process(tmp_path, Ready()) as tables:
            room, looker = await tables.open(wish("greedy", "greedy"), SESSION, account()), Looker()
            tables.enter(room, looker, account())
            await until(lambda: room.live.seq > 5)
            tables.leave(room, looker)
            # What a bot had begun to think about is still played; then nothing is underway.
            await until(lambda: not tables.services.errands)
            stood_at = room.live.seq
            tables.enter(room, looker, account())
            await until(lambda: room.live.seq > stood_at + 3)
            return stood_at, room.live.seq

    stood_at, went_on_to = run_apart(play())
    assert 5 < stood_at < went_on_to


def test_whoever_takes_their_seat_back_goes_on_where_they_see_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While a bot stands in for somebody who looks on, no move comes before the last was seen."""
    monkeypatch.setattr(bot_turns, "TO_FOLLOW", 3600.0)

    async def play() -> tuple[int, int]:
        async with tables_in_process(tmp_path, Ready()) as tables:
            room, looker = await tables.open(wish("me", "greedy"), SESSION, account()), Person()
            tables.enter(room, looker, account())
            await until(lambda: room.live.to_act == 0)
            handed_over_at = room.live.moved_at
            async with room.lock:
                await room.happen(HandedOver(0, "greedy"), account=account())
            await asyncio.sleep(0.2)
            async with room.lock:
                await room.happen(Sat(0, "Ann"), account=account())
            await until(lambda: not tables.services.errands)
            return handed_over_at, room.live.moved_at

    handed_over_at, taken_back_at = run_apart(play())
    assert taken_back_at == handed_over_at


def test_a_bot_that_stands_in_plays_on_at_a_pace_that_can_be_followed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_turns, "TO_FOLLOW", 0.01)

    async def play() -> int:
        async with tables_in_process(tmp_path, Ready()) as tables:
            room, looker = await tables.open(wish("me", "greedy"), SESSION, account()), Person()
            tables.enter(room, looker, account())
            async with room.lock:
                await room.happen(HandedOver(0, "greedy"), account=account())
            before = room.live.moved_at
            await until(lambda: room.live.moved_at > before + 5)
            return room.live.moved_at - before

    assert run_apart(play()) > 5


def test_whoever_opens_a_table_of_bots_alone_looks_on(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        ann, eve = Browser(server.address), Browser(server.address)
        table = ann.open_table(BOT, BOT)["table"]
        assert ann.get(f"/api/tables/{table}/position")[0] == 200
        assert eve.get(f"/api/tables/{table}/position")[0] == 404
