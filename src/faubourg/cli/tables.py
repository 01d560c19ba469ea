"""The tables of a database, for those who look after it: which there are, and away with some."""

from __future__ import annotations

import asyncio
from contextlib import closing
from pathlib import Path
from time import localtime, strftime

from rich.console import Console
from rich.table import Table as Grid

from faubourg.cli.backup import stopped
from faubourg.cli.read_and_write_files import data_folder
from faubourg.core.errors import Unknown
from faubourg.core.messages import Messages
from faubourg.server.storage.database import Database, database_at
from faubourg.server.storage.database_errors import BadDatabase
from faubourg.server.storage.event_store import Store
from faubourg.server.storage.migrate import failing_in_a_sentence
from faubourg.server.storage.sqlite import Sqlite
from faubourg.server.storage.table_list import Summary, how_many, newest_tables

PAGE = 50
COLUMNS = ("id", "game", "opened", "changed", "decisions", "bytes")


def list_tables(texts: Messages, page: int, data: Path | None, address: str | None) -> None:
    """A page of tables, the newest first."""
    database, before = _database(data, address), (page - 1) * PAGE
    with failing_in_a_sentence(database), closing(database.connect()) as connection:
        everything = how_many(connection)
        found = newest_tables(connection, PAGE, before)
    if not found:
        print(texts.text("tables-none", all=everything))
        return
    _print(texts, found)
    last = before + len(found)
    print(texts.text("tables-shown", first=before + 1, last=last, all=everything))
    if last < everything:
        print(texts.text("tables-next", command=f"faubourg tables --page {page + 1}"))


def delete_tables(
    texts: Messages, ids: tuple[str, ...], data: Path | None, address: str | None
) -> None:
    """Delete tables; raises Unknown for those that are not there, when the others are gone."""
    database = _database(data, address)
    with stopped():
        deleted = asyncio.run(_deleted(database, ids))
    for table in deleted:
        print(texts.text("table-deleted", name=table))
    if missing := tuple(table for table in ids if table not in deleted):
        raise Unknown("no-such-tables", names=missing)


async def _deleted(database: Database, ids: tuple[str, ...]) -> list[str]:
    store = Store(database)
    try:
        return await store.delete_tables(dict.fromkeys(ids))
    finally:
        store.close()


def _database(data: Path | None, address: str | None) -> Database:
    """A database that is there: looking for tables makes none."""
    database = database_at(address, data or data_folder())
    if isinstance(database, Sqlite) and not database.path.is_file():
        raise BadDatabase("no-database", path=str(database.path))
    return database


def _print(texts: Messages, found: list[Summary]) -> None:
    grid = Grid(box=None, pad_edge=False)
    for name in COLUMNS:
        number = name in ("decisions", "bytes")
        heading = texts.text(f"tables-{name}")
        grid.add_column(heading, justify="right" if number else "left", no_wrap=True)
    for each in found:
        times = _time(each.opened), _time(each.changed)
        grid.add_row(each.table, each.game, *times, str(each.decisions), str(each.bytes))
    # Whole lines, however narrow the terminal is: ids are there to be copied.
    Console(markup=False, highlight=False, width=120).print(grid)


def _time(seconds: int) -> str:
    return strftime("%Y-%m-%d %H:%M", localtime(seconds))
