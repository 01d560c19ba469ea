"""What must not be lost: an SQLite event log, written by one thread that groups its commits."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from asyncio import AbstractEventLoop, Future
from collections.abc import Callable, Iterable
from importlib.resources import as_file, files
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from msgspec import Struct
from sqlalchemy import create_engine

from faubourg.core.errors import FaubourgError
from faubourg.server.wire import Role

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], T]
BATCH = 512
SYNCHRONOUS = "FULL"
"""A commit has reached the disk when it is acknowledged."""
NO_SEAT = -1


class StoreFailed(FaubourgError):
    """Nothing was kept: the disk is full, or the database is out of reach."""


class Right(Struct, frozen=True):
    """What a link or a browser may be at a table."""

    table: str
    role: Role
    seat: int | None


class Kept(Struct, frozen=True):
    """A table as it lies in the store."""

    secret: bytes
    charter: bytes
    events: tuple[bytes, ...]


class Writing(Struct, frozen=True):
    """A job for the writer thread, and whom to tell."""

    job: Job[Any]
    done: Future[Any]
    loop: AbstractEventLoop


class Store:
    """One database. Reads are immediate, writes are acknowledged when they are on the disk."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        _migrate(path)
        self._reader = _connect(path)
        self._jobs: SimpleQueue[Writing | None] = SimpleQueue()
        self._writer = Thread(target=self._write_batches, args=(path,), name="store", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self._jobs.put(None)
        self._writer.join()
        self._reader.close()

    # Writing

    def open_table(
        self, table: str, secret: bytes, charter: bytes, grants: Iterable[tuple[bytes, Right]] = ()
    ) -> Future[None]:
        """Keep a new table and what browsers may be there, all or nothing."""
        rows = [_grant_row(session, right) for session, right in grants]

        def job(database: sqlite3.Connection) -> None:
            opened = (table, int(time.time()), secret, charter)
            database.execute("INSERT INTO tables VALUES (?, ?, ?, ?)", opened)
            database.executemany(_GRANT, rows)

        return self._write(job)

    def append(self, table: str, seq: int, event: bytes) -> Future[bool]:
        """Add an event; False if another took this number first."""
        row = (table, seq, int(time.time()), event)
        sql = "INSERT INTO events VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
        return self._write(lambda database: database.execute(sql, row).rowcount == 1)

    def grant(self, session: bytes, right: Right) -> Future[None]:
        """Let a browser be what a link says."""
        row = _grant_row(session, right)
        return self._write(lambda database: _nothing(database.execute(_GRANT, row)))

    def add_tokens(self, tokens: Iterable[tuple[bytes, Right]]) -> Future[None]:
        rows = [(digest, right.table, right.role, right.seat) for digest, right in tokens]
        sql = "INSERT INTO tokens VALUES (?, ?, ?, ?)"
        return self._write(lambda database: _nothing(database.executemany(sql, rows)))

    def revoke(self, right: Right, keep: bytes) -> Future[None]:
        """End every link to what the right says, and all that browsers had by it but one."""
        seat = NO_SEAT if right.seat is None else right.seat

        def job(database: sqlite3.Connection) -> None:
            where = "table_id = ? AND role = ? AND coalesce(seat, -1) = ?"
            said = (right.table, right.role, seat)
            database.execute(f"DELETE FROM tokens WHERE {where}", said)
            database.execute(f"DELETE FROM grants WHERE {where} AND session != ?", (*said, keep))

        return self._write(job)

    # Reading

    def load(self, table: str) -> Kept | None:
        found = self._reader.execute(
            "SELECT secret, charter FROM tables WHERE id = ?", (table,)
        ).fetchone()
        if found is None:
            return None
        rows = self._reader.execute(
            "SELECT event FROM events WHERE table_id = ? ORDER BY seq", (table,)
        )
        return Kept(found[0], found[1], tuple(row[0] for row in rows))

    def events_after(self, table: str, seq: int) -> list[bytes]:
        """What the log has beyond the events that are known."""
        rows = self._reader.execute(
            "SELECT event FROM events WHERE table_id = ? AND seq >= ? ORDER BY seq", (table, seq)
        )
        return [row[0] for row in rows]

    def right_of(self, digest: bytes) -> Right | None:
        """What a link lets its holder be."""
        row = self._reader.execute(
            "SELECT table_id, role, seat FROM tokens WHERE hash = ?", (digest,)
        ).fetchone()
        return None if row is None else Right(*row)

    def rights_of(self, session: bytes, table: str) -> list[Right]:
        """What a browser may be at a table."""
        rows = self._reader.execute(
            "SELECT role, seat FROM grants WHERE session = ? AND table_id = ? ORDER BY seat",
            (session, table),
        )
        return [Right(table, role, None if seat == NO_SEAT else seat) for role, seat in rows]

    def sitting_at(self, table: str) -> list[tuple[bytes, int]]:
        """Which browsers hold which seats."""
        rows = self._reader.execute(
            "SELECT session, seat FROM grants WHERE table_id = ? AND role = 'seat'", (table,)
        )
        return [(session, seat) for session, seat in rows]

    # The writer thread

    def _write(self, job: Job[T]) -> Future[T]:
        loop = asyncio.get_running_loop()
        done: Future[T] = loop.create_future()
        self._jobs.put(Writing(job, done, loop))
        return done

    def _write_batches(self, path: Path) -> None:
        database = _connect(path)
        while (first := self._jobs.get()) is not None:
            batch = [first]
            while len(batch) < BATCH and not self._jobs.empty():
                job = self._jobs.get()
                if job is None:
                    self._jobs.put(None)
                    break
                batch.append(job)
            _commit(database, batch)
        database.close()


def _commit(database: sqlite3.Connection, batch: list[Writing]) -> None:
    """One transaction for all; nobody is told before it is on the disk."""
    results: list[Any]
    try:
        database.execute("BEGIN IMMEDIATE")
        results = [writing.job(database) for writing in batch]
        database.execute("COMMIT")
    except sqlite3.Error as error:
        if database.in_transaction:
            database.execute("ROLLBACK")
        results = [StoreFailed("store-failed", detail=str(error)) for _ in batch]
    # One call wakes the event loop for the whole batch. It may have ended: then nobody waits.
    if not batch[0].loop.is_closed():
        batch[0].loop.call_soon_threadsafe(_tell, batch, results)


def _tell(batch: list[Writing], results: list[Any]) -> None:
    for writing, result in zip(batch, results, strict=True):
        if writing.done.done():
            continue
        if isinstance(result, StoreFailed):
            writing.done.set_exception(result)
        else:
            writing.done.set_result(result)


_GRANT = "INSERT INTO grants VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"


def _grant_row(session: bytes, right: Right) -> tuple[bytes, str, str, int]:
    return session, right.table, right.role, NO_SEAT if right.seat is None else right.seat


def _nothing(_: object) -> None:
    """For jobs whose result says nothing."""


def _connect(path: Path) -> sqlite3.Connection:
    database = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    database.execute("PRAGMA journal_mode = WAL")
    database.execute(f"PRAGMA synchronous = {SYNCHRONOUS}")
    database.execute("PRAGMA foreign_keys = ON")
    database.execute("PRAGMA busy_timeout = 5000")
    return database


def _migrate(path: Path) -> None:
    """Bring the database to the newest schema."""
    logging.getLogger("alembic").setLevel(logging.WARNING)
    engine = create_engine(f"sqlite:///{path}")
    with as_file(files("faubourg.server") / "migrations") as folder, engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(folder))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
    engine.dispose()
