"""PostgreSQL: for several servers that share their tables."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

import psycopg
from psycopg import errors
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from faubourg.server.storage.database_errors import Fault
from faubourg.server.storage.file_lock import NoLock
from faubourg.server.storage.notifications import Bus
from faubourg.server.storage.postgres_listener import CHANNEL, Listener
from faubourg.server.storage.postgres_timeouts import ASK_FOR_LIMITS, ImpatientConnection, NoAnswer

Raw = psycopg.Connection[tuple[Any, ...]]
MIGRATING = 0x6661_7562
"""The number of the lock that one server at a time holds while it brings the schema up to date."""
PATIENCE = {
    "connect_timeout": "5",
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "10000",
    "application_name": "faubourg",
}
"""How soon a silent database counts as lost, unless its address says otherwise."""
LASTING = """
SELECT set_config('synchronous_commit', 'on', false)
WHERE current_setting('synchronous_commit') = 'off'
"""
"""A commit has reached the disk when it is acknowledged, however the cluster is set up."""

FAULTS = (
    (errors.ForeignKeyViolation, Fault.GONE),
    ((psycopg.IntegrityError, psycopg.DataError), Fault.REFUSED),
    ((errors.DataCorrupted, errors.IndexCorrupted), Fault.DAMAGED),
    ((NoAnswer, errors.ConnectionTimeout), Fault.SLOW),
    ((errors.QueryCanceled, errors.LockNotAvailable), Fault.SLOW),
)


class BadAddress(Exception):
    """No address of a PostgreSQL database."""


class Connection:
    """psycopg, as the store speaks: values stand in the SQL as question marks."""

    def __init__(self, raw: Raw) -> None:
        self.raw = raw

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> psycopg.Cursor[tuple[Any, ...]]:
        return self.raw.execute(_with_percents(sql), values)

    def executemany(self, sql: str, rows: Iterable[Sequence[Any]], /) -> None:
        self.raw.cursor().executemany(_with_percents(sql), rows)

    def close(self) -> None:
        self.raw.close()


@lru_cache
def _with_percents(sql: str) -> bytes:
    return sql.replace("?", "%s").encode()


class Postgres:
    """A database of a PostgreSQL cluster."""

    begin = "BEGIN"
    begin_alone: tuple[str, ...] = (
        "BEGIN ISOLATION LEVEL READ COMMITTED",
        f"SELECT pg_advisory_xact_lock({MIGRATING})",
    )
    find_versions = "SELECT 1 WHERE to_regclass('alembic_version') IS NOT NULL"
    dialect: Mapping[str, str] = {"BYTES": "BYTEA", "WITHOUT_ROWID": ""}
    failures: tuple[type[Exception], ...] = (psycopg.Error,)
    shared = True
    to_change = " FOR NO KEY UPDATE"
    to_delete = " FOR UPDATE"
    to_delete_if_free = " FOR UPDATE SKIP LOCKED"
    readers = 3

    def __init__(self, address: str) -> None:
        before_path, _, path = address.partition("//")[2].partition("/")
        # An @ that belongs to the password would make a part of it the name of a host.
        if before_path.count("@") > 1 or "@" in path:
            raise BadAddress
        try:
            told = {**PATIENCE, **conninfo_to_dict(address)}
            self._address = make_conninfo("", **told)
        except psycopg.Error:
            raise BadAddress from None
        if not str(told.get("port", "0")).replace(",", "").isdecimal():
            raise BadAddress

    def lock(self) -> NoLock:
        return NoLock()

    def examine(self) -> None:
        """A cluster looks after its pages itself."""

    def connect(self) -> Connection:
        raw = self.connect_raw()
        raw.execute(LASTING)
        raw.execute(ASK_FOR_LIMITS)
        return Connection(raw)

    def connect_raw(self) -> Raw:
        return ImpatientConnection.connect(self._address, autocommit=True)

    def rest(self, connection: object) -> bool:  # noqa: ARG002 - a cluster does so by itself
        return True

    def connect_to_migrate(self) -> Connection:
        return Connection(psycopg.connect(self._address, autocommit=True))

    def fault(self, error: Exception) -> Fault:
        return next((fault for kinds, fault in FAULTS if isinstance(error, kinds)), Fault.LOST)

    def reason(self, error: Exception) -> str:
        return type(error).__name__

    def check(self) -> None:
        """A connection that leads nowhere says so itself."""

    def tell(self, connection: Any, texts: Iterable[str]) -> None:
        for text in texts:
            connection.execute("SELECT pg_notify(?, ?)", (CHANNEL, text))

    def bus(self, heard: Callable[[str | None], None]) -> Bus:
        return Listener(self.connect_raw, heard)
