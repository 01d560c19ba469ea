"""A database file with a page that cannot be read: refused at the start, survived while serving."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from faubourg.server.storage.database_errors import BadDatabase
from faubourg.server.storage.event_store import Store, StoreFailed
from faubourg.server.storage.sqlite import Sqlite
from faubourg.server.web.serve import free_port
from tests.cli.shell import Shell
from tests.server.browser import Browser
from tests.server.conftest import serving
from tests.server.own_thread import run_apart
from tests.server.test_seating import ME, OPEN

PAGE, HEADER = 4096, 100
TABLES = [f"table{number:03}" for number in range(200)]
VICTIM, NEIGHBOUR = TABLES[50], TABLES[150]


async def furnish(data: Path) -> None:
    """Tables enough to lie on many pages."""
    store = Store(Sqlite(data / "faubourg.db"))
    await asyncio.gather(*(store.open_table(table, b"secret", b"{}") for table in TABLES))
    await asyncio.gather(*(store.append(table, 0, event_of(table)) for table in TABLES))
    store.close()
    with closing(sqlite3.connect(data / "faubourg.db")) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def event_of(table: str) -> bytes:
    return f"{table}!".encode() * 50


def damage(data: Path, table: str) -> None:
    """Overwrite the page on which a table's event lies."""
    with (data / "faubourg.db").open("r+b") as file:
        found = file.read().index(event_of(table))
        file.seek(found // PAGE * PAGE)
        file.write(b"\xff" * PAGE)


def test_what_lies_on_a_damaged_page_fails_alone(tmp_path: Path) -> None:
    async def read() -> None:
        await furnish(tmp_path)
        store = Store(Sqlite(tmp_path / "faubourg.db"))
        await store.check()
        damage(tmp_path, VICTIM)
        for _ in range(2 * store.database.readers):
            with pytest.raises(StoreFailed) as told:
                await store.load(VICTIM)
            assert told.value.phrase.key == "database-damaged"
            assert await store.events_after(NEIGHBOUR, 0) == [event_of(NEIGHBOUR)]
        lost, kept = store.append(VICTIM, 1, b"lost"), store.append(NEIGHBOUR, 1, b"kept")
        assert await kept
        with pytest.raises(StoreFailed) as told:
            await lost
        assert told.value.phrase.key == "database-damaged"
        assert store.damaged
        await store.check()
        with pytest.raises(StoreFailed):
            await store.try_out()
        store.close()

    run_apart(read())


def test_whoever_looks_after_the_server_is_told_of_a_damaged_page_and_the_others_play_on(
    tmp_path: Path,
) -> None:
    run_apart(furnish(tmp_path / "data"))
    with serving(tmp_path / "data") as server:
        ann = Browser(server.address)
        table = ann.open_table(ME, OPEN)["table"]
        damage(server.data, VICTIM)
        code, why = ann.get(f"/api/tables/{VICTIM}")
        assert (code, why["phrase"]["key"]) == (503, "database-damaged")
        code, why = ann.get("/healthz")
        assert (code, why["phrase"]["key"]) == (503, "database-damaged")
        assert ann.get(f"/api/tables/{table}")[0] == 200
        with ann.at(table, 0) as seat:
            assert seat.play("++")["type"] == "state"
        assert ann.open_table(ME, OPEN)
        assert "Traceback" not in server.errors.read_text()


@pytest.mark.parametrize("page", [0, 1, 2, None])
def test_a_damaged_database_ends_the_start_in_a_sentence(tmp_path: Path, page: int | None) -> None:
    run_apart(furnish(tmp_path))
    if page is None:
        damage(tmp_path, VICTIM)
    else:
        with (tmp_path / "faubourg.db").open("r+b") as file:
            file.seek(page * PAGE or HEADER)
            file.write(b"\xff" * (PAGE - HEADER))
    for lang, sentence in (("en", "is damaged"), ("fr", "est endommagée")):
        port = str(free_port("127.0.0.1"))
        words = ("serve", "--port", port, "--data", tmp_path, "--lang", lang)
        complaint = Shell(tmp_path).bad(*words)
        assert sentence in complaint
        assert "faubourg restore" in complaint


def test_a_database_that_is_too_large_to_be_checked_is_served_and_that_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run_apart(furnish(tmp_path))
    damage(tmp_path, VICTIM)
    monkeypatch.setattr("faubourg.server.storage.sqlite.LARGEST", 1000)
    Store(Sqlite(tmp_path / "faubourg.db")).close()
    assert "database not checked" in capsys.readouterr().out
    monkeypatch.undo()
    with pytest.raises(BadDatabase):
        Store(Sqlite(tmp_path / "faubourg.db"))
