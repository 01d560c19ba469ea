"""What must not be lost: the event log of every table, and who may be what there."""

from __future__ import annotations

import asyncio
import time
from asyncio import Future
from collections.abc import Iterable
from contextlib import ExitStack, closing
from functools import partial
from secrets import token_bytes
from typing import Any

from msgspec import Struct

from faubourg.server.storage import rights_and_links
from faubourg.server.storage.bot_leases import take_lease
from faubourg.server.storage.database import Connection, Database
from faubourg.server.storage.database_errors import StoreFailed as StoreFailed
from faubourg.server.storage.deleting_tables import (
    ANY,
    UNPLAYED,
    Forget,
    delete,
    forget_if_idle,
    forget_if_unplayed,
)
from faubourg.server.storage.migrate import failing_in_a_sentence, migrate
from faubourg.server.storage.notifications import RIGHTS
from faubourg.server.storage.reader_threads import Readers
from faubourg.server.storage.rights_and_links import GRANT, NO_SEAT, RIGHT, grant_row
from faubourg.server.storage.rights_and_links import Right as Right
from faubourg.server.storage.writer_thread import Writer
from faubourg.server.tokens import is_table_id


class Kept(Struct, frozen=True):
    """A table as it lies in the store."""

    secret: bytes
    charter: bytes
    events: tuple[bytes, ...]


class Store:
    """One database. Reads wait in threads, writes are acknowledged when they are on the disk."""

    def __init__(self, database: Database) -> None:
        self.database = database
        with ExitStack() as held, failing_in_a_sentence(database):
            held.enter_context(closing(database.lock()))
            database.examine()
            migrate(database)
            self._begin()
            self._held = held.pop_all()

    def _begin(self) -> None:
        database = self.database
        self._readers = Readers(database, database.readers)
        self.session_key = _session_key(database)
        """What seals the sessions of browsers: the same at all servers over one database."""
        self._writer = Writer(database)
        # Where several connections may write, whoever waits for links keeps no move waiting.
        self._link_readers = Readers(database, 1) if database.shared else self._readers
        self._link_writer = Writer(database) if database.shared else self._writer

    @property
    def _parts(self) -> set[Readers | Writer]:
        return {self._writer, self._link_writer, self._readers, self._link_readers}

    @property
    def damaged(self) -> bool:
        """Whether a part of the database was found to be unreadable."""
        return any(part.damaged for part in self._parts)

    def close(self) -> None:
        """Write what is waiting, then stop."""
        for part in self._parts:
            part.close()
        self._held.close()

    # Writing

    def open_table(
        self, table: str, secret: bytes, charter: bytes, grants: Iterable[tuple[bytes, Right]] = ()
    ) -> Future[None]:
        """Keep a new table and what browsers may be there, all or nothing."""
        rows = [grant_row(session, right) for session, right in grants]

        def job(database: Connection) -> None:
            database.execute(_OPEN, (table, int(time.time()), secret, charter))
            database.executemany(GRANT, rows)

        return self._writer.write(job, table)

    def append(self, table: str, seq: int, event: bytes) -> Future[bool]:
        """Add an event; False if another took this number first."""
        row = (table, seq, int(time.time()), event)
        sql = "INSERT INTO events VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
        return self._writer.write(
            lambda database: database.execute(sql, row).rowcount == 1, table, seq
        )

    def follow_link(self, session: bytes, table: str, digest: bytes) -> Future[Right | None]:
        """Let a browser be what a link to the table says; None if there is no such link.

        A link to a seat is spent by that, and so are all others to the same seat; whoever spent it
        may follow it again to the seat that they have.
        """
        if not is_table_id(table):
            nowhere: Future[Right | None] = asyncio.get_running_loop().create_future()
            nowhere.set_result(None)
            return nowhere
        job = partial(rights_and_links.follow, self.database, session, table, digest)
        return self._link_writer.write(job, table)

    def add_tokens(
        self, table: str, tokens: Iterable[tuple[bytes, Right]], inviting: bool = False
    ) -> Future[bool]:
        """Keep links to a table; False for an invitation to a seat that somebody holds."""
        job = partial(rights_and_links.keep, self.database, table, list(tokens), inviting)
        return self._link_writer.write(job, table)

    def revoke(self, right: Right, keep: bytes) -> Future[None]:
        """End every link to what the right says, and all that browsers had by it but one."""
        job = partial(rights_and_links.revoke, self.database, right, keep)
        return self._link_writer.write(job, right.table, RIGHTS)

    async def lease_bot_turn(self, table: str, seq: int, server: str) -> bool:
        """Whether this server shall think for the bot whose turn began with this event; again and
        again, as long as it thinks."""
        if not self.database.shared:
            return True
        return await self._link_writer.write(partial(take_lease, table, seq, server), table)

    async def forget_tables(
        self, unplayed_before: int | None, played_before: int | None, most: int
    ) -> list[str]:
        """Delete the tables at which nothing happened since; those that are gone, at most so many.

        At the first time for tables at which nobody decided anything, at the second for all.
        """
        gone: list[str] = []
        if unplayed_before is not None:
            forget: Forget = partial(forget_if_unplayed, unplayed_before)
            gone += await self._forget(UNPLAYED, unplayed_before, forget, most)
        if played_before is not None:
            forget = partial(forget_if_idle, played_before)
            gone += await self._forget(ANY, played_before, forget, most - len(gone))
        return gone

    async def _forget(self, sql: str, before: int, forget: Forget, most: int) -> list[str]:
        gone: list[str] = []
        seen: list[str] | None = None
        while len(gone) < most:
            rows = await _rows(self._readers, sql, before, before, most - len(gone))
            found = [table for (table,) in rows]
            if found in ([], seen):
                break  # no more, or only such as somebody has in hand
            gone += await self._without(found, forget)
            seen = found
        return gone

    async def delete_tables(self, tables: Iterable[str]) -> list[str]:
        """Delete tables with all that belongs to them; those that were there."""
        return await self._without(list(tables), delete)

    async def _without(self, tables: list[str], forget: Forget) -> list[str]:
        """Those of the tables that are deleted; other servers hear that nobody has rights there."""
        write = self._link_writer.write
        jobs = [write(partial(forget, self.database, table), table, RIGHTS) for table in tables]
        deleted = await asyncio.gather(*jobs)
        return [table for table, done in zip(tables, deleted, strict=True) if done]

    def say(self, texts: list[str]) -> Future[None]:
        """Let all servers that share the database hear something, and keep nothing of it."""
        return self._writer.write(lambda database: self.database.tell(database, texts), "")

    async def try_out(self) -> None:
        """Raises StoreFailed if anything is not as it should be.

        Whether something can be kept is tried only after it once could not.
        """
        if self.damaged:
            raise StoreFailed("database-damaged")
        for writer in {self._writer, self._link_writer}:
            if not writer.well:
                await writer.write(_write_nothing, "")

    # Reading: each raises StoreFailed when there is no answer in time

    async def check(self) -> None:
        """Ask for nothing, to see whether there is an answer."""
        await self._readers.read(self._ask_nothing)

    def _ask_nothing(self, database: Connection) -> None:
        self.database.check()
        database.execute("SELECT 1").fetchall()

    async def load(self, table: str) -> Kept | None:
        if not is_table_id(table):
            return None

        def ask(database: Connection) -> Kept | None:
            # In this order a table that is deleted meanwhile is not there, never half there.
            events = database.execute(_EVENTS, (table, 0)).fetchall()
            found = database.execute("SELECT secret, charter FROM tables WHERE id = ?", (table,))
            rows = found.fetchall()
            if not rows:
                return None
            ((secret, charter),) = rows
            return Kept(secret, charter, tuple(event for (event,) in events))

        return await self._readers.read(ask)

    async def events_after(self, table: str, seq: int) -> list[bytes]:
        """What the log has beyond the events that are known."""
        return [event for (event,) in await _rows(self._readers, _EVENTS, table, seq)]

    async def right_of(self, digest: bytes) -> Right | None:
        """What a link lets its holder be."""
        rows = await _rows(self._link_readers, RIGHT, digest)
        return Right(*rows[0]) if rows else None

    async def rights_of(self, session: bytes, table: str) -> list[Right]:
        """What a browser may be at a table."""
        if not is_table_id(table):
            return []
        sql = "SELECT role, seat FROM grants WHERE session = ? AND table_id = ? ORDER BY seat"
        rows = await _rows(self._readers, sql, session, table)
        return [Right(table, role, None if seat == NO_SEAT else seat) for role, seat in rows]

    async def rights_at(self, table: str) -> dict[bytes, list[Right]]:
        """What every browser may be at a table."""
        sql = "SELECT session, role, seat FROM grants WHERE table_id = ? ORDER BY seat"
        found: dict[bytes, list[Right]] = {}
        for session, role, seat in await _rows(self._readers, sql, table):
            right = Right(table, role, None if seat == NO_SEAT else seat)
            found.setdefault(bytes(session), []).append(right)
        return found

    async def sitting_at(self, table: str) -> list[tuple[bytes, int]]:
        """Which browsers hold which seats."""
        sql = "SELECT session, seat FROM grants WHERE table_id = ? AND role = 'seat'"
        return [(session, seat) for session, seat in await _rows(self._readers, sql, table)]

    async def knows_session(self, session: bytes) -> bool:
        """Whether a browser may be anything anywhere."""
        sql = "SELECT 1 FROM grants WHERE session = ? LIMIT 1"
        return bool(await _rows(self._readers, sql, session))


_OPEN = "INSERT INTO tables (id, opened, secret, charter) VALUES (?, ?, ?, ?)"
_EVENTS = "SELECT event FROM events WHERE table_id = ? AND seq >= ? ORDER BY seq"
_SETTING = "INSERT INTO settings VALUES (?, ?) ON CONFLICT DO NOTHING"


async def _rows(readers: Readers, sql: str, *values: Any) -> list[Any]:
    return await readers.read(lambda database: database.execute(sql, values).fetchall())


def _write_nothing(database: Connection) -> None:
    """A row comes and goes: on a full disk there is no room even for that."""
    database.execute(_OPEN, ("", 0, b"", b""))
    database.execute("DELETE FROM tables WHERE id = ''")


def _session_key(database: Database) -> bytes:
    """Made by whichever server comes first."""
    connection = database.connect()
    try:
        connection.execute(_SETTING, ("session-key", token_bytes(32)))
        sql = "SELECT value FROM settings WHERE name = ?"
        ((key,),) = connection.execute(sql, ("session-key",)).fetchall()
    finally:
        connection.close()
    return bytes(key)
