"""Forgetting tables: those at which nobody played, those long past, those the operator names."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from faubourg.server.storage.database import Connection, Database

Forget: TypeAlias = Callable[[Database, str, Connection], bool]
"""Deletes a table, or not, and says so."""

DECISION = b'{"type":"moved"'
"""How a decision begins in the log."""
_LAST = "(SELECT at FROM events WHERE table_id = tables.id ORDER BY seq DESC LIMIT 1)"
_IDLE = f"opened < ? AND coalesce({_LAST}, opened) < ?"
UNPLAYED = f"SELECT id FROM tables WHERE played = 0 AND {_IDLE} ORDER BY opened LIMIT ?"
"""Tables of which it is not known whether anybody played there; each is looked at once."""
ANY = f"SELECT id FROM tables WHERE played IN (0, 1) AND {_IDLE} LIMIT ?"
_DECIDED = "SELECT 1 FROM events WHERE table_id = ? AND substr(event, 1, ?) = ? LIMIT 1"


def forget_if_unplayed(before: int, database: Database, table: str, connection: Connection) -> bool:
    """Delete a table at which nothing happened lately, and nobody ever decided anything."""
    if not _is_idle(before, database, table, connection):
        return False
    if connection.execute(_DECIDED, (table, len(DECISION), DECISION)).fetchall():
        connection.execute("UPDATE tables SET played = 1 WHERE id = ?", (table,))
        return False
    _delete(connection, table)
    return True


def forget_if_idle(before: int, database: Database, table: str, connection: Connection) -> bool:
    """Delete a table at which nothing happened lately."""
    if not _is_idle(before, database, table, connection):
        return False
    _delete(connection, table)
    return True


def delete(database: Database, table: str, connection: Connection) -> bool:
    """Delete a table, whatever it is; False if there is none."""
    sql = f"SELECT 1 FROM tables WHERE id = ?{database.to_delete}"
    if not connection.execute(sql, (table,)).fetchall():
        return False
    _delete(connection, table)
    return True


def _is_idle(before: int, database: Database, table: str, connection: Connection) -> bool:
    """Asked again with the row in hand: what somebody writes to at this moment is not idle."""
    sql = f"SELECT 1 FROM tables WHERE id = ?{database.to_delete_if_free}"
    if not connection.execute(sql, (table,)).fetchall():
        return False
    idle = f"SELECT 1 FROM tables WHERE id = ? AND {_IDLE}"
    return bool(connection.execute(idle, (table, before, before)).fetchall())


def _delete(connection: Connection, table: str) -> None:
    for sql in (
        "DELETE FROM bot_leases WHERE table_id = ?",
        "DELETE FROM events WHERE table_id = ?",
        "DELETE FROM tokens WHERE table_id = ?",
        "DELETE FROM grants WHERE table_id = ?",
        "DELETE FROM tables WHERE id = ?",
    ):
        connection.execute(sql, (table,))
