"""Listening to PostgreSQL: what other servers say, as soon as it is committed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import closing
from threading import Event, Thread
from time import monotonic
from typing import Any

import psycopg
import structlog

CHANNEL = "faubourg"
ATTENTION = 0.5
"""Seconds after which the thread looks whether it is still wanted."""
SILENCE = 10.0
"""Seconds after which a connection that brings nothing is asked whether it is still there."""
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0
logger = structlog.get_logger()


class Listener:
    """A thread with a connection of its own; when it is lost, it comes back and says so."""

    def __init__(
        self,
        connect: Callable[[], psycopg.Connection[Any]],
        heard: Callable[[str | None], None],
    ) -> None:
        self._connect, self._heard = connect, heard
        self._loop = asyncio.get_running_loop()
        self._closed = Event()
        self._pause = FIRST_PAUSE
        self._thread = Thread(target=self._run, name="listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._closed.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._closed.is_set():
            try:
                with closing(self._connect()) as connection:
                    self._listen(connection)
            except psycopg.Error as error:
                # In the event loop: a log that cannot be written must not end this thread.
                self._loop.call_soon_threadsafe(_log, str(error).strip())
                self._closed.wait(self._pause)
                self._pause = min(2 * self._pause, LONGEST_PAUSE)

    def _listen(self, connection: psycopg.Connection[Any]) -> None:
        connection.execute(f"LISTEN {CHANNEL}".encode())
        # Whatever was written before this moment has been missed.
        self._tell(None)
        self._pause = FIRST_PAUSE
        heard_at = monotonic()
        while not self._closed.is_set():
            for notice in connection.notifies(timeout=ATTENTION):
                self._tell(notice.payload)
                heard_at = monotonic()
            if monotonic() > heard_at + SILENCE:
                connection.execute("SELECT 1")
                heard_at = monotonic()

    def _tell(self, text: str | None) -> None:
        self._loop.call_soon_threadsafe(self._heard, text)


def _log(detail: str) -> None:
    logger.warning("listening failed", detail=detail)
