"""Tables that nobody needs any more leave the disk and the memory, and nobody else's do."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from faubourg.core.errors import Unknown
from faubourg.server.tables.expiry import DAY, Expiry
from faubourg.server.tables.registry import Registry
from faubourg.server.tables.room import Room
from tests.server.own_thread import run_apart
from tests.server.tables_in_process import SESSION, account, tables_in_process, wish


async def table(tables: Registry, played: bool) -> Room:
    room = await tables.open(wish("me", "me"), SESSION, account())
    if played:
        await room.play(0, room.live.seq, "++", account())
    return room


def let_pass(data: Path, room: Room, days: int) -> None:
    """Some days ago was when the table was last touched."""
    with closing(sqlite3.connect(data / "faubourg.db")) as database, database:
        for sql in (
            "UPDATE tables SET opened = opened - ? WHERE id = ?",
            "UPDATE events SET at = at - ? WHERE table_id = ?",
        ):
            database.execute(sql, (days * DAY, room.live.id))


async def is_there(tables: Registry, room: Room) -> bool:
    try:
        await tables.room(room.live.id, account())
    except Unknown:
        return False
    return True


@pytest.mark.parametrize(
    ("unplayed", "played", "left"),
    [
        (14, 0, [False, True, True, True]),
        (14, 60, [False, True, False, True]),
        (0, 60, [False, True, False, True]),
        (0, 0, [True, True, True, True]),
    ],
)
def test_what_is_too_old_is_forgotten_as_the_operator_says(
    tmp_path: Path, unplayed: int, played: int, left: list[bool]
) -> None:
    async def play() -> list[bool]:
        async with tables_in_process(tmp_path) as tables:
            rooms = [await table(tables, each) for each in (False, False, True, True)]
            for room, days in zip(rooms, (70, 1, 70, 1), strict=True):
                let_pass(tmp_path, room, days)
            await Expiry(tables, unplayed, played).round()
            return [await is_there(tables, room) for room in rooms]

    assert run_apart(play()) == left


def test_who_plays_at_a_table_that_was_deleted_is_told_and_nobody_else_waits(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with tables_in_process(tmp_path) as tables:
            gone, other = await table(tables, True), await table(tables, True)
            await tables.services.store.delete_tables([gone.live.id])
            with pytest.raises(Unknown):
                await gone.play(1, gone.live.seq, "++", account())
            await other.play(1, other.live.seq, "++", account())

    run_apart(play())
