"""Who may be what at a table: by links, which are followed, spent and revoked."""

from __future__ import annotations

from hashlib import sha256

from msgspec import Struct

from faubourg.server.messages.http_messages import Role
from faubourg.server.storage.database import Connection, Database

NO_SEAT = -1
SPENT = "spent"
"""The role of a link that led its follower to a seat, kept under a name that only they can say."""
RIGHT = "SELECT table_id, role, seat FROM tokens WHERE hash = ?"
GRANT = "INSERT INTO grants VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
_TOKEN = "INSERT INTO tokens VALUES (?, ?, ?, ?)"
_SAME = "table_id = ? AND role = ? AND coalesce(seat, -1) = ?"
_SPENT_BY = f"""
SELECT grants.table_id, grants.role, grants.seat FROM tokens
JOIN grants ON grants.table_id = tokens.table_id AND grants.seat = tokens.seat
WHERE tokens.hash = ? AND tokens.table_id = ? AND tokens.role = '{SPENT}'
AND grants.session = ? AND grants.role = 'seat'
"""


class Right(Struct, frozen=True):
    """What a link or a browser may be at a table."""

    table: str
    role: Role
    seat: int | None


def seats_of(rights: list[Right]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The seats that are one's own, and those over whose shoulder one may look."""

    def of(role: str) -> tuple[int, ...]:
        return tuple(r.seat for r in rights if r.role == role and r.seat is not None)

    return of("seat"), of("coach")


def grant_row(session: bytes, right: Right) -> tuple[bytes, str, str, int]:
    return session, *_said(right)


def follow(
    database: Database, session: bytes, table: str, digest: bytes, connection: Connection
) -> Right | None:
    """Grant what a link says. One to a seat is spent by that, with all others to that seat."""
    _lock(database, connection, table)
    found = connection.execute(f"{RIGHT} AND table_id = ?", (digest, table)).fetchall()
    if not found:
        return _spent_by(connection, session, table, digest)
    right = Right(*found[0])
    connection.execute(GRANT, grant_row(session, right))
    if right.role == "seat":
        connection.execute(f"DELETE FROM tokens WHERE {_SAME}", _said(right))
        spent = (_name_for(session, digest), table, SPENT, right.seat)
        connection.execute(f"{_TOKEN} ON CONFLICT DO NOTHING", spent)
    return right


def keep(
    database: Database,
    table: str,
    tokens: list[tuple[bytes, Right]],
    inviting: bool,
    connection: Connection,
) -> bool:
    """Keep links to a table; False where one invites to a seat that somebody holds already."""
    _lock(database, connection, table)
    if inviting and any(_is_held(connection, right) for _, right in tokens):
        return False
    rows = [(digest, table, right.role, right.seat) for digest, right in tokens]
    connection.executemany(_TOKEN, rows)
    return True


def _is_held(connection: Connection, right: Right) -> bool:
    sql = f"SELECT 1 FROM grants WHERE {_SAME} LIMIT 1"
    return bool(connection.execute(sql, _said(right)).fetchall())


def revoke(database: Database, right: Right, spared: bytes, connection: Connection) -> None:
    """End every link to what the right says, and what all browsers but one had by it."""
    _lock(database, connection, right.table)
    said = _said(right)
    connection.execute(f"DELETE FROM tokens WHERE {_SAME}", said)
    connection.execute(f"DELETE FROM grants WHERE {_SAME} AND session != ?", (*said, spared))


def _lock(database: Database, connection: Connection, table: str) -> None:
    """Whoever else changes who may be what at this table waits until this is done."""
    sql = f"SELECT 1 FROM tables WHERE id = ?{database.to_change}"
    connection.execute(sql, (table,)).fetchall()


def _spent_by(connection: Connection, session: bytes, table: str, digest: bytes) -> Right | None:
    """The seat that this browser took by this link and still has: whoever reloads is let in."""
    asked = (_name_for(session, digest), table, session)
    found = connection.execute(_SPENT_BY, asked).fetchall()
    return Right(*found[0]) if found else None


def _name_for(session: bytes, digest: bytes) -> bytes:
    return sha256(digest + session).digest()


def _said(right: Right) -> tuple[str, str, int]:
    return right.table, right.role, NO_SEAT if right.seat is None else right.seat
