"""Connections to PostgreSQL that give up: a database that hangs enforces no limit of its own."""

from __future__ import annotations

from collections.abc import Generator
from time import monotonic
from typing import Any

import psycopg

PATIENCE = 5.0
"""Seconds after which a silent server counts as lost."""
LIMITS = {
    "statement_timeout": "4s",
    "lock_timeout": "2s",
    "idle_in_transaction_session_timeout": "10s",
}
"""What the server is to give up by itself, before we do."""
ASK_FOR_LIMITS = """
SELECT set_config(name, value, false) FROM (VALUES {}) AS wanted (name, value)
WHERE current_setting(name) = '0'
""".format(", ".join(f"('{name}', '{value}')" for name, value in LIMITS.items()))
"""Where the address, the role or the cluster has set a limit, that one holds."""


class NoAnswer(psycopg.OperationalError):
    """The server said nothing for too long."""


class ImpatientConnection(psycopg.Connection[tuple[Any, ...]]):
    """What it has not been told in time it does not wait for; afterwards it is of no use."""

    def wait(self, gen: Generator[Any, Any, Any], *args: Any, **others: Any) -> Any:
        return super().wait(_until(monotonic() + PATIENCE, gen), *args, **others)


def _until(deadline: float, gen: Generator[Any, Any, Any]) -> Generator[Any, Any, Any]:
    """psycopg's waiting, which goes on now and then even when nothing has come."""
    try:
        wanted = next(gen)
        while True:
            ready = yield wanted
            if not ready and monotonic() > deadline:
                raise NoAnswer
            wanted = gen.send(ready)
    except StopIteration as end:
        return end.value
