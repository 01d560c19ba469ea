"""What the store asks of a database, and which one an address names."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol
from urllib.parse import unquote

from faubourg.server.storage.database_errors import BadDatabase, Fault
from faubourg.server.storage.notifications import Bus
from faubourg.server.storage.sqlite import Sqlite

SQLITE = "sqlite:///"
POSTGRES = ("postgresql://", "postgres://")


class Cursor(Protocol):
    @property
    def rowcount(self) -> int: ...
    def fetchall(self) -> list[Any]: ...
    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """What sqlite3 has; values stand in the SQL as question marks."""

    def execute(self, sql: str, values: Sequence[Any] = ..., /) -> Cursor: ...
    def executemany(self, sql: str, rows: Iterable[Sequence[Any]], /) -> object: ...
    def close(self) -> None: ...


class Lock(Protocol):
    def close(self) -> None: ...


class Database(Protocol):
    """A kind of database at one address."""

    begin: str
    """How a transaction begins that will write."""
    begin_alone: tuple[str, ...]
    """How a transaction begins in which one server at a time brings the schema up to date."""
    find_versions: str
    """A query that finds something if the table with the version of the schema is there."""
    dialect: Mapping[str, str]
    """The words of its own that stand in the steps of the schema."""
    failures: tuple[type[Exception], ...]
    shared: bool
    """Whether several servers may write to it at the same time."""
    to_change: str
    """What a query ends with so that nobody else changes the row before the transaction ends."""
    to_delete: str
    """Likewise, so that nobody refers to it either."""
    to_delete_if_free: str
    """Likewise, where a row that somebody else has in hand is not found."""
    readers: int
    """How many questions it may be asked at the same time."""

    def lock(self) -> Lock:
        """Be the only one who serves it, until the lock is closed; raises BadDatabase."""

    def examine(self) -> None:
        """Raises BadDatabase if it is known to be damaged."""

    def connect(self) -> Connection: ...

    def check(self) -> None:
        """Raises one of its failures if what is written would lead nowhere."""

    def rest(self, connection: Connection) -> bool:
        """Put things in order while nobody writes; False if it must be tried again."""

    def connect_to_migrate(self) -> Connection:
        """A connection that may make the database and take its time."""

    def fault(self, error: Exception) -> Fault:
        """What kind of failure this is."""

    def reason(self, error: Exception) -> str:
        """A word for players on what failed: nothing about the machine, and no secret."""

    def tell(self, connection: Connection, texts: Iterable[str]) -> None:
        """Say it to all servers when the transaction is committed."""

    def bus(self, heard: Callable[[str | None], None]) -> Bus:
        """Hear what is said, in the event loop that is running."""


def database_at(address: str | None, data: Path) -> Database:
    """The database at an address; without one, a file in the data folder."""
    if address is None:
        return Sqlite(data / "faubourg.db")
    if address.startswith(SQLITE) and len(address) > len(SQLITE):
        return Sqlite(Path(unquote(address.removeprefix(SQLITE))))
    if address.startswith(POSTGRES):
        return _postgres(address)
    raise BadDatabase("bad-database-address")


def _postgres(address: str) -> Database:
    try:
        from faubourg.server.storage.postgres import BadAddress, Postgres
    except ImportError:
        raise BadDatabase("database-needs-psycopg") from None
    try:
        return Postgres(address)
    except BadAddress:
        # What is wrong with it is not repeated: it may be a part of the password.
        raise BadDatabase("bad-database-address") from None
