"""Tables that nobody needs any more are forgotten, with all that belongs to them, and no others."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from faubourg.core.errors import Unknown
from faubourg.server.storage.database import Connection, Database, database_at
from faubourg.server.storage.event_store import Right, Store
from faubourg.server.tables.events import Dealt, Moved, Sat, encode
from tests.server.own_thread import run_apart

POSTGRES = pytest.param("postgres", marks=pytest.mark.needs("postgres"))
DEALT, SAT, MOVED = encode(Dealt(("x",))), encode(Sat(0, "moved")), encode(Moved(0, ("++",)))
BELONGING = ("events", "tokens", "grants", "bot_leases")
OF_A_TABLE = [("tables", "id"), *((each, "table_id") for each in BELONGING)]
LONG_AGO, YESTERDAY, TODAY = 1_000, 2_000, 3_000


@pytest.fixture(params=["sqlite", POSTGRES])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Database:
    if request.param == "sqlite":
        return database_at(None, tmp_path)
    return database_at(request.getfixturevalue("cluster").new_database(), tmp_path)


@pytest.fixture
def store(database: Database) -> Iterator[Store]:
    store = Store(database)
    yield store
    store.close()


async def opened(store: Store, table: str, *events: bytes, at: int, changed: int) -> None:
    """A table with a log and everything that can belong to one, as if it were older."""
    right = Right(table, "seat", 0)
    await store.open_table(table, b"secret", b"charter", [(b"ann", right)])
    await store.add_tokens(table, [(table.encode(), right)])
    for seq, event in enumerate(events):
        await store.append(table, seq, event)

    def age(database: Connection) -> None:
        database.execute("UPDATE tables SET opened = ? WHERE id = ?", (at, table))
        database.execute("UPDATE events SET at = ? WHERE table_id = ?", (changed, table))

    await store._writer.write(age, table)


async def rows_of(store: Store, table: str) -> int:
    """How many rows of the database belong to a table."""

    def count(database: Connection) -> int:
        asked = [
            database.execute(f"SELECT count(*) FROM {name} WHERE {column} = ?", (table,))
            for name, column in OF_A_TABLE
        ]
        return sum(number for each in asked for (number,) in each.fetchall())

    return await store._readers.read(count)


def test_tables_at_which_nobody_decided_anything_are_forgotten(store: Store) -> None:
    async def forget() -> None:
        await opened(store, "unplayed", DEALT, SAT, at=LONG_AGO, changed=LONG_AGO)
        await opened(store, "shown", at=LONG_AGO, changed=LONG_AGO)
        await opened(store, "visited", DEALT, SAT, at=LONG_AGO, changed=TODAY)
        await opened(store, "new", DEALT, at=TODAY, changed=TODAY)
        await opened(store, "played", DEALT, SAT, MOVED, at=LONG_AGO, changed=LONG_AGO)
        assert sorted(await store.forget_tables(YESTERDAY, None, 100)) == ["shown", "unplayed"]
        assert await store.forget_tables(YESTERDAY, None, 100) == []
        assert [await rows_of(store, each) for each in ("unplayed", "shown")] == [0, 0]
        assert await store.load("unplayed") is None
        for table in ("visited", "new", "played"):
            assert await store.load(table)
            assert await store.rights_of(b"ann", table)

    run_apart(forget())


def test_tables_at_which_nothing_happened_for_long_are_forgotten_if_the_operator_says_so(
    store: Store,
) -> None:
    async def forget() -> None:
        await opened(store, "past", DEALT, MOVED, at=LONG_AGO, changed=LONG_AGO)
        await opened(store, "going-on", DEALT, MOVED, at=LONG_AGO, changed=TODAY)
        await opened(store, "empty", at=LONG_AGO, changed=LONG_AGO)
        await opened(store, "young", at=YESTERDAY, changed=YESTERDAY)
        assert await store.forget_tables(None, None, 100) == []
        assert sorted(await store.forget_tables(None, YESTERDAY, 100)) == ["empty", "past"]
        assert await store.load("going-on")
        assert await store.load("young")

    run_apart(forget())


def test_no_more_are_forgotten_at_once_than_asked_for(store: Store) -> None:
    async def forget() -> None:
        for number in range(6):
            await opened(store, f"played{number}", MOVED, at=LONG_AGO, changed=LONG_AGO)
            await opened(store, f"unplayed{number}", SAT, at=LONG_AGO, changed=LONG_AGO)
        gone = [await store.forget_tables(YESTERDAY, None, 4) for _ in range(3)]
        assert [len(each) for each in gone] == [4, 2, 0]
        assert {name.strip("0123456789") for each in gone for name in each} == {"unplayed"}

    run_apart(forget())


def test_what_is_written_to_a_forgotten_table_fails_alone(store: Store) -> None:
    async def write() -> None:
        await opened(store, "mine", DEALT, MOVED, at=LONG_AGO, changed=LONG_AGO)
        await opened(store, "gone", DEALT, at=LONG_AGO, changed=LONG_AGO)
        assert await store.delete_tables(["gone", "never-there"]) == ["gone"]
        late, mine = store.append("gone", 1, SAT), store.append("mine", 2, MOVED)
        assert await mine
        with pytest.raises(Unknown):
            await late

    run_apart(write())


@pytest.mark.needs("postgres")
def test_two_servers_may_forget_and_play_at_the_same_time(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    address = request.getfixturevalue("cluster").new_database()
    one, two = (Store(database_at(address, tmp_path)) for _ in range(2))
    tables = [f"t{number:02}" for number in range(40)]

    async def meet() -> None:
        for table in tables:
            await opened(one, table, DEALT, at=LONG_AGO, changed=LONG_AGO)
        moves = asyncio.gather(
            *(one.append(table, 1, MOVED) for table in reversed(tables)), return_exceptions=True
        )
        gone = await asyncio.gather(*(two.forget_tables(YESTERDAY, None, 10) for _ in range(3)))
        forgotten = {table for each in gone for table in each}
        for table, moved in zip(reversed(tables), await moves, strict=True):
            assert isinstance(moved, Unknown) if table in forgotten else moved is True
            assert bool(await rows_of(two, table)) is (table not in forgotten)

    run_apart(meet())
    one.close()
    two.close()
