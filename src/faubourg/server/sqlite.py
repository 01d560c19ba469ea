"""SQLite: a file, and nothing to install."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable
from pathlib import Path

from sqlalchemy import Engine, create_engine

from faubourg.server.bus import Bus, Silence

SYNCHRONOUS = "FULL"
"""A commit has reached the disk when it is acknowledged."""


class Sqlite:
    """A database in a file; one server at a time serves it."""

    begin = "BEGIN IMMEDIATE"
    alone = "BEGIN IMMEDIATE"
    failures: tuple[type[Exception], ...] = (sqlite3.Error,)
    shared = False

    def __init__(self, path: Path) -> None:
        self._path = path.absolute()

    def connect(self) -> sqlite3.Connection:
        """A connection to the file that is there: an empty one in its place would hide a loss."""
        return self._open("rw")

    def engine(self) -> Engine:
        """The way in for migrations, which make the file if need be."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        return create_engine("sqlite://", creator=lambda: self._open("rwc"))

    def reason(self, error: Exception) -> str:
        return str(error)

    def tell(self, connection: object, texts: Iterable[str]) -> None:
        """Nobody else is there."""

    def bus(self, heard: Callable[[str | None], None]) -> Bus:  # noqa: ARG002 - nobody else writes
        return Silence()

    def _open(self, mode: str) -> sqlite3.Connection:
        address = f"{self._path.as_uri()}?mode={mode}"
        database = sqlite3.connect(address, uri=True, isolation_level=None, check_same_thread=False)
        for setting in (
            "busy_timeout = 5000",
            "journal_mode = WAL",
            f"synchronous = {SYNCHRONOUS}",
            "foreign_keys = ON",
        ):
            database.execute(f"PRAGMA {setting}")
        return database
