"""SQLite: a file, and nothing to install."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterable, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

import structlog

from faubourg.server.storage.database_errors import BadDatabase, Fault
from faubourg.server.storage.file_lock import FileLock
from faubourg.server.storage.notifications import Bus, Silence

SYNCHRONOUS = "FULL"
"""A commit has reached the disk when it is acknowledged."""

BUSY = 5000
"""Milliseconds that somebody else may have the file to themselves."""
LARGEST = 4_000_000_000
"""Bytes that are checked at the start, in about 1.6 seconds for each thousand million."""
PRIMARY = 0xFF
"""The part of an error code of SQLite's that says what kind of error it is."""

logger = structlog.get_logger()


class Sqlite:
    """A database in a file; one server at a time serves it."""

    begin = "BEGIN IMMEDIATE"
    begin_alone: tuple[str, ...] = ("BEGIN IMMEDIATE",)
    find_versions = "SELECT name FROM sqlite_master WHERE name = 'alembic_version'"
    dialect: Mapping[str, str] = {"BYTES": "BLOB", "WITHOUT_ROWID": "WITHOUT ROWID"}
    failures: tuple[type[Exception], ...] = (sqlite3.Error,)
    shared = False
    to_change = to_delete = to_delete_if_free = ""
    """Whoever writes is alone with the file."""
    readers = 2

    def __init__(self, path: Path) -> None:
        self.path = path.resolve()
        self._files: tuple[int, ...] = ()
        """The file and its log, as they were first opened."""

    def lock(self) -> FileLock:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        return FileLock(self.path)

    def examine(self) -> None:
        size = self.path.stat().st_size if self.path.exists() else 0
        if size > LARGEST:
            logger.warning("database not checked", bytes=size, most=LARGEST)
        elif size and not self._is_sound():
            raise BadDatabase("database-damaged-at-start", path=str(self.path))

    def _is_sound(self) -> bool:
        try:
            with closing(self._open("rw")) as connection:
                return is_sound(connection)
        except sqlite3.DatabaseError as error:
            if self.fault(error) is Fault.DAMAGED:
                return False
            raise

    def connect(self) -> sqlite3.Connection:
        """A connection to the file that is there: an empty one in its place would hide a loss."""
        if self._files:
            self.check()
        connection = self._open("rw")
        # The log beside the file is there as soon as anything was read.
        connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        self._files = self._files or self._lying_there()
        return connection

    def check(self) -> None:
        """Whoever deletes an open file leaves us writing into nothing: never to be believed."""
        if self._lying_there() != self._files:
            raise sqlite3.OperationalError("the database file is gone")

    def _lying_there(self) -> tuple[int, ...]:
        try:
            return tuple(os.stat(f"{self.path}{end}").st_ino for end in ("", "-wal"))
        except OSError:
            return ()

    def rest(self, connection: Any) -> bool:
        """Empty the log beside the file, so that a copy of the file alone has everything."""
        connection.execute("PRAGMA busy_timeout = 0")  # whoever reads is not waited for
        try:
            busy, *_ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        finally:
            connection.execute(f"PRAGMA busy_timeout = {BUSY}")
        return not busy

    def connect_to_migrate(self) -> sqlite3.Connection:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        return self._open("rwc")

    def fault(self, error: Exception) -> Fault:
        return fault_of(error)

    def reason(self, error: Exception) -> str:
        return str(error)

    def tell(self, connection: object, texts: Iterable[str]) -> None:
        """Nobody else is there."""

    def bus(self, heard: Callable[[str | None], None]) -> Bus:  # noqa: ARG002 - nobody else writes
        return Silence()

    def _open(self, mode: str) -> sqlite3.Connection:
        address = f"{self.path.as_uri()}?mode={mode}"
        database = sqlite3.connect(address, uri=True, isolation_level=None, check_same_thread=False)
        for setting in (
            f"busy_timeout = {BUSY}",
            "journal_mode = WAL",
            f"synchronous = {SYNCHRONOUS}",
            "foreign_keys = ON",
        ):
            database.execute(f"PRAGMA {setting}")
        return database


def fault_of(error: Exception) -> Fault:
    code = getattr(error, "sqlite_errorcode", None) or 0
    if code == sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY:
        return Fault.GONE
    if code & PRIMARY == sqlite3.SQLITE_CONSTRAINT:
        return Fault.REFUSED
    if code & PRIMARY == sqlite3.SQLITE_CORRUPT or code == sqlite3.SQLITE_IOERR_READ:
        return Fault.DAMAGED
    return Fault.LOST


def is_sound(connection: sqlite3.Connection) -> bool:
    """Whether all pages of a database can be read and lead to one another."""
    found: list[tuple[str]] = connection.execute("PRAGMA quick_check(1)").fetchall()
    return found == [("ok",)]
