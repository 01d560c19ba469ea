"""Copies of the tables: made at any time, put back while nobody serves them."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from faubourg.cli.read_and_write_files import BadFile, data_folder
from faubourg.core.messages import Messages
from faubourg.core.operating_system_errors import reason
from faubourg.server.storage.backup import back_up
from faubourg.server.storage.backup import restore as restore_from
from faubourg.server.storage.database import database_at
from faubourg.server.storage.database_errors import BadDatabase, Taken
from faubourg.server.storage.sqlite import Sqlite


def make_backup(
    texts: Messages, file: Path, force: bool, data: Path | None, address: str | None
) -> None:
    with _told_of(file):
        back_up(_file_of(data, address), file, replace=force)
    print(texts.text("backup-made", path=str(file), bytes=file.stat().st_size))


def put_back(texts: Messages, file: Path, data: Path | None, address: str | None) -> None:
    database = _file_of(data, address)
    with stopped(), _told_of(file):
        aside = restore_from(database, file)
    print(texts.text("restored", path=str(database.path), backup=str(file)))
    if aside is not None:
        print(texts.text("restored-aside", path=str(aside)))


def _file_of(data: Path | None, address: str | None) -> Sqlite:
    database = database_at(address, data or data_folder())
    if not isinstance(database, Sqlite):
        raise BadDatabase("backup-of-postgres")
    return database


@contextmanager
def stopped() -> Iterator[None]:
    """For what can only be done while nobody serves the file."""
    try:
        yield
    except Taken as taken:
        raise BadDatabase("database-still-served", **taken.phrase.facts) from None


@contextmanager
def _told_of(file: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise BadFile("copy-failed", path=str(file), detail=str(error)) from None
    except OSError as error:
        path = error.filename or file
        raise BadFile("copy-failed", path=str(path), detail=reason(error)) from None
