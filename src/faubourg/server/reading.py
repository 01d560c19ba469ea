"""The reader: a connection for short questions, asked where nobody may wait long."""

from __future__ import annotations

from threading import Event, Thread
from typing import Any

from faubourg.server.database import Connection, Database
from faubourg.server.writing import StoreFailed

FIRST_PAUSE, LONGEST_PAUSE = 0.1, 1.0


class Reader:
    """Answers at once or fails at once: a lost connection is replaced by a thread of its own."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._closed = Event()
        self._connection: Connection | None = database.connect()

    def read(self, sql: str, *values: Any) -> list[Any]:
        """All rows that answer; raises StoreFailed."""
        if self._connection is None:
            raise StoreFailed("store-failed", detail="")
        try:
            return self._connection.execute(sql, values).fetchall()
        except self._database.failures as error:
            self._lose()
            raise StoreFailed("store-failed", detail=self._database.reason(error)) from error

    def close(self) -> None:
        self._closed.set()
        if self._connection is not None:
            self._connection.close()

    def _lose(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._connection = None
        Thread(target=self._reopen, name="reader", daemon=True).start()

    def _reopen(self) -> None:
        pause = FIRST_PAUSE
        while not self._closed.is_set():
            try:
                self._connection = self._database.connect()
                return
            except self._database.failures:
                self._closed.wait(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
