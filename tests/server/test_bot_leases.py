"""Of several servers over one database one thinks for a bot, as long as it lives."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from faubourg.server.storage import bot_leases
from faubourg.server.storage.database import database_at
from faubourg.server.storage.event_store import Store
from faubourg.server.tables import bot_leases as leases_module
from faubourg.server.tables import bot_turns
from faubourg.server.tables.registry import Registry
from tests.server.own_thread import run_apart
from tests.server.postgres_cluster import Cluster
from tests.server.tables_in_process import account, tables_in_process
from tests.server.test_failing_bots import Looker, until
from tests.server.test_stopped_thinking import Pensive, thinking_table

NEEDS_POSTGRES = pytest.mark.needs("postgres")
TABLE = "x" * 12
SHORT = 2.0


@pytest.fixture
def address(cluster: Cluster) -> str:
    return cluster.new_database()


@asynccontextmanager
async def store_at(address: str | None, folder: Path) -> AsyncIterator[Store]:
    store = Store(database_at(address, folder))
    try:
        yield store
    finally:
        store.close()


@NEEDS_POSTGRES
def test_a_lease_is_one_servers_until_it_runs_out_or_the_table_moves_on(
    tmp_path: Path, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ask() -> list[bool]:
        async with store_at(address, tmp_path) as here, store_at(address, tmp_path) as there:
            await here.open_table(TABLE, b"", b"")
            asked = [
                await here.lease_bot_turn(TABLE, 3, "here"),
                await there.lease_bot_turn(TABLE, 3, "there"),
                await here.lease_bot_turn(TABLE, 3, "here"),
                await there.lease_bot_turn(TABLE, 4, "there"),
                await here.lease_bot_turn(TABLE, 3, "here"),
            ]
            monkeypatch.setattr(bot_leases, "SECONDS", -1.0)
            await there.lease_bot_turn(TABLE, 4, "there")
            return [*asked, await here.lease_bot_turn(TABLE, 4, "here")]

    assert run_apart(ask()) == [True, False, True, True, False, True]


def test_a_server_that_is_alone_with_its_file_has_every_lease(tmp_path: Path) -> None:
    async def ask() -> bool:
        async with store_at(None, tmp_path) as store:
            return await store.lease_bot_turn(TABLE, 3, "here")

    assert run_apart(ask())


@NEEDS_POSTGRES
def test_of_two_servers_with_people_at_a_table_one_thinks_and_the_other_goes_on_when_it_dies(
    tmp_path: Path, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_leases, "SECONDS", SHORT)
    for module in (leases_module, bot_turns):
        monkeypatch.setattr(module, "RENEWAL", SHORT / 3)

    async def play() -> None:
        here, there = Pensive(), Pensive()
        async with tables_in_process(tmp_path, there, address=address) as others:
            async with tables_in_process(tmp_path, here, address=address) as tables:
                table = (await thinking_table(tables, here)).live.id
                await sit_down(others, table)
                leases, position = others._bots._leases, tables._rooms[table].live.moved_at
                assert not await leases._is_ours(table, position)
                assert (here.begun, there.begun) == (1, 0)
            # The first server is gone, and with it whoever renewed the lease.
            await until(lambda: there.begun == 1)

    run_apart(play())


@NEEDS_POSTGRES
def test_a_server_whose_bot_does_not_decide_lets_another_try(
    tmp_path: Path, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_leases, "SECONDS", SHORT)
    for module in (leases_module, bot_turns):
        monkeypatch.setattr(module, "RENEWAL", SHORT / 3)

    async def play() -> None:
        here, there = Pensive(), Pensive()
        async with (
            tables_in_process(tmp_path, there, address=address) as others,
            tables_in_process(tmp_path, here, address=address) as tables,
        ):
            await sit_down(others, (await thinking_table(tables, here)).live.id)
            await until(lambda: there.begun == 1)
            assert here.begun == 1

    run_apart(play())


async def sit_down(tables: Registry, table: str) -> None:
    tables.enter(await tables.room(table, account()), Looker(), account())
