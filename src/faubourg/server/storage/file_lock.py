"""One Faubourg at a time serves a file: a lock that ends with its process, however that ends."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from faubourg.server.storage.database_errors import Taken


class FileLock:
    """An empty database beside the other, in which a transaction is held open.

    SQLite knows how to lock a file on every system; the system lets go of what a dead process held.
    """

    def __init__(self, path: Path) -> None:
        self._connection = sqlite3.connect(
            f"{path}.lock", timeout=0, isolation_level=None, check_same_thread=False
        )
        try:
            self._connection.execute("PRAGMA journal_mode = MEMORY")  # no second file beside it
            self._connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            self._connection.close()
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise Taken("database-taken", path=str(path)) from None
            raise

    def close(self) -> None:
        """Let others in. The file stays: whoever deleted it might delete another's lock."""
        self._connection.close()


class NoLock:
    """Several may write at the same time."""

    def close(self) -> None:
        """Nothing was held."""
