"""What must not be lost: the event log of every table, and who may be what there."""

from __future__ import annotations

import time
from asyncio import Future
from collections.abc import Iterable

from msgspec import Struct

from faubourg.server.bus import RIGHTS
from faubourg.server.database import Connection, Database
from faubourg.server.migrating import migrate
from faubourg.server.reading import Reader
from faubourg.server.seats import is_table_id
from faubourg.server.wire import Role
from faubourg.server.writing import StoreFailed as StoreFailed
from faubourg.server.writing import Writer

NO_SEAT = -1


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


class Store:
    """One database. Reads are immediate, writes are acknowledged when they are on the disk."""

    def __init__(self, database: Database) -> None:
        migrate(database)
        self.database = database
        self._reader = Reader(database)
        self._writer = Writer(database)

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self._writer.close()
        self._reader.close()

    # Writing

    def open_table(
        self, table: str, secret: bytes, charter: bytes, grants: Iterable[tuple[bytes, Right]] = ()
    ) -> Future[None]:
        """Keep a new table and what browsers may be there, all or nothing."""
        rows = [_grant_row(session, right) for session, right in grants]

        def job(database: Connection) -> None:
            opened = (table, int(time.time()), secret, charter)
            database.execute("INSERT INTO tables VALUES (?, ?, ?, ?)", opened)
            database.executemany(_GRANT, rows)

        return self._writer.write(job, table)

    def append(self, table: str, seq: int, event: bytes) -> Future[bool]:
        """Add an event; False if another took this number first."""
        row = (table, seq, int(time.time()), event)
        sql = "INSERT INTO events VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
        return self._writer.write(
            lambda database: database.execute(sql, row).rowcount == 1, table, seq
        )

    def grant(self, session: bytes, digest: bytes) -> Future[Right | None]:
        """Let a browser be what a link says; None if the link was revoked meanwhile."""

        def job(database: Connection) -> Right | None:
            found = database.execute(_RIGHT, (digest,)).fetchall()
            if not found:
                return None
            right = Right(*found[0])
            database.execute(_GRANT, _grant_row(session, right))
            return right

        return self._writer.write(job, "")

    def add_tokens(self, table: str, tokens: Iterable[tuple[bytes, Right]]) -> Future[None]:
        """Keep links to a table."""
        rows = [(digest, table, right.role, right.seat) for digest, right in tokens]
        sql = "INSERT INTO tokens VALUES (?, ?, ?, ?)"
        return self._writer.write(lambda database: _nothing(database.executemany(sql, rows)), table)

    def revoke(self, right: Right, keep: bytes) -> Future[None]:
        """End every link to what the right says, and all that browsers had by it but one."""
        seat = NO_SEAT if right.seat is None else right.seat

        def job(database: Connection) -> None:
            where = "table_id = ? AND role = ? AND coalesce(seat, -1) = ?"
            said = (right.table, right.role, seat)
            database.execute(f"DELETE FROM tokens WHERE {where}", said)
            database.execute(f"DELETE FROM grants WHERE {where} AND session != ?", (*said, keep))

        return self._writer.write(job, right.table, RIGHTS)

    def say(self, texts: list[str]) -> Future[None]:
        """Let all servers that share the database hear something, and keep nothing of it."""
        return self._writer.write(lambda database: self.database.tell(database, texts), "")

    async def try_out(self) -> None:
        """Raises StoreFailed if nothing can be kept. Only after a failure is anything written."""
        if not self._writer.well:
            await self._writer.write(_write_nothing, "")

    # Reading: each raises StoreFailed when the database is out of reach

    def check(self) -> None:
        """Ask for nothing, to see whether there is an answer."""
        self._reader.read("SELECT 1")

    def load(self, table: str) -> Kept | None:
        if not is_table_id(table):
            return None
        found = self._reader.read("SELECT secret, charter FROM tables WHERE id = ?", table)
        if not found:
            return None
        ((secret, charter),) = found
        return Kept(secret, charter, tuple(self.events_after(table, 0)))

    def events_after(self, table: str, seq: int) -> list[bytes]:
        """What the log has beyond the events that are known."""
        sql = "SELECT event FROM events WHERE table_id = ? AND seq >= ? ORDER BY seq"
        return [event for (event,) in self._reader.read(sql, table, seq)]

    def right_of(self, digest: bytes) -> Right | None:
        """What a link lets its holder be."""
        rows = self._reader.read(_RIGHT, digest)
        return Right(*rows[0]) if rows else None

    def rights_of(self, session: bytes, table: str) -> list[Right]:
        """What a browser may be at a table."""
        if not is_table_id(table):
            return []
        sql = "SELECT role, seat FROM grants WHERE session = ? AND table_id = ? ORDER BY seat"
        rows = self._reader.read(sql, session, table)
        return [Right(table, role, None if seat == NO_SEAT else seat) for role, seat in rows]

    def sitting_at(self, table: str) -> list[tuple[bytes, int]]:
        """Which browsers hold which seats."""
        sql = "SELECT session, seat FROM grants WHERE table_id = ? AND role = 'seat'"
        return [(session, seat) for session, seat in self._reader.read(sql, table)]


_RIGHT = "SELECT table_id, role, seat FROM tokens WHERE hash = ?"
_GRANT = "INSERT INTO grants VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"


def _grant_row(session: bytes, right: Right) -> tuple[bytes, str, str, int]:
    return session, right.table, right.role, NO_SEAT if right.seat is None else right.seat


def _write_nothing(database: Connection) -> None:
    """A row comes and goes: on a full disk there is no room even for that."""
    database.execute("INSERT INTO tables VALUES ('', 0, ?, ?)", (b"", b""))
    database.execute("DELETE FROM tables WHERE id = ''")


def _nothing(_: object) -> None:
    """For jobs whose result says nothing."""
