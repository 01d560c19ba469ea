"""Of several servers over one database one thinks for a bot: it has a lease, which runs out."""

from __future__ import annotations

from faubourg.server.storage.database import Connection

SECONDS = 6.0
"""How long a lease lasts unless it is renewed: so long a bot stands still whose server died."""
_NOW = "EXTRACT(EPOCH FROM clock_timestamp())"
"""By the clock of PostgreSQL, since those of the servers may differ."""
_TAKE = f"""
INSERT INTO bot_leases VALUES (?, ?, ?, {_NOW} + ?)
ON CONFLICT (table_id) DO UPDATE
SET seq = excluded.seq, server = excluded.server, until = excluded.until
WHERE bot_leases.seq < excluded.seq
OR bot_leases.seq = excluded.seq
AND (bot_leases.server = excluded.server OR bot_leases.until < {_NOW})
"""


def take_lease(table: str, seq: int, server: str, connection: Connection) -> bool:
    """Take the lease on the turn that began with this event, or renew it; False where another
    server has it."""
    return connection.execute(_TAKE, (table, seq, server, SECONDS)).rowcount == 1
