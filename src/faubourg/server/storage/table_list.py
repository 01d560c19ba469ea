"""Which tables there are, for those who look after a database."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from faubourg.server.storage.database import Connection
from faubourg.server.storage.deleting_tables import DECISION

_TABLES = "SELECT id, opened, charter FROM tables ORDER BY opened DESC, id LIMIT ? OFFSET ?"
_LOG = """
SELECT coalesce(max(at), 0), coalesce(sum(length(event)), 0),
       coalesce(sum(CASE WHEN substr(event, 1, ?) = ? THEN 1 ELSE 0 END), 0)
FROM events WHERE table_id = ?
"""


class Summary(Struct, frozen=True):
    """A table in one line."""

    table: str
    game: str
    opened: int
    changed: int
    decisions: int
    bytes: int


class _Charter(Struct):
    game: str


def how_many(connection: Connection) -> int:
    ((number,),) = connection.execute("SELECT count(*) FROM tables").fetchall()
    return int(number)


def newest_tables(connection: Connection, most: int, after: int) -> list[Summary]:
    """Some of the tables, those opened last first, after so many others."""
    rows = connection.execute(_TABLES, (most, after)).fetchall()
    return [_summary(connection, *row) for row in rows]


def _summary(connection: Connection, table: str, opened: int, charter: bytes) -> Summary:
    ((last, size, decisions),) = connection.execute(
        _LOG, (len(DECISION), DECISION, table)
    ).fetchall()
    size = int(size) + len(charter)
    return Summary(table, _game(charter), opened, max(opened, last), int(decisions), size)


def _game(charter: bytes) -> str:
    """What is listed need not be playable."""
    try:
        return msgspec.json.decode(charter, type=_Charter).game
    except msgspec.DecodeError:
        return "?"
