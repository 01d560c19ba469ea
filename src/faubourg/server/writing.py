"""The writer: one thread that groups what is waiting into one commit."""

from __future__ import annotations

import asyncio
from asyncio import AbstractEventLoop, Future
from collections.abc import Callable
from operator import attrgetter
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

import structlog
from msgspec import Struct

from faubourg.core.errors import FaubourgError
from faubourg.server.bus import QUIET, News, texts_of
from faubourg.server.database import Connection, Database

T = TypeVar("T")
Job = Callable[[Connection], T]
BATCH = 512
logger = structlog.get_logger()


class StoreFailed(FaubourgError):
    """Nothing was kept: the disk is full, or the database is out of reach."""


class Writing(Struct, frozen=True):
    """A job for the writer, and whom to tell."""

    job: Job[Any]
    done: Future[Any]
    about: tuple[str, int]
    """The table, and the number of the event or what other servers should know of."""


class Writer:
    """Writes batch by batch; a connection that was lost is replaced by the next one."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._connection: Connection | None = None
        self.well = True
        """Whether the last batch was kept."""
        self._gathered: list[Writing] = []
        """What the event loop has asked for since it last handed anything over."""
        self._jobs: SimpleQueue[tuple[AbstractEventLoop, list[Writing]] | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def write(self, job: Job[T], table: str, number: int = QUIET) -> Future[T]:
        """What the job returns, once it is on the disk; or StoreFailed."""
        loop = asyncio.get_running_loop()
        done: Future[T] = loop.create_future()
        if not self._gathered:
            # Waking the thread costs more than most jobs: once for all that is asked in one go.
            loop.call_soon(self._hand_over, loop)
        self._gathered.append(Writing(job, done, (table, number)))
        return done

    def _hand_over(self, loop: AbstractEventLoop) -> None:
        self._jobs.put((loop, self._gathered))
        self._gathered = []

    def close(self) -> None:
        """Write what is waiting, then stop."""
        if self._gathered:
            self._hand_over(asyncio.get_running_loop())
        self._jobs.put(None)
        self._thread.join()

    # The thread

    def _run(self) -> None:
        while (handed := self._jobs.get()) is not None:
            loop, batch = handed
            while len(batch) < BATCH and not self._jobs.empty():
                more = self._jobs.get()
                if more is None:
                    self._jobs.put(None)
                    break
                batch += more[1]
            results = self._commit(batch)
            # One call wakes the event loop for all of them. It may have ended: then nobody waits.
            if not loop.is_closed():
                loop.call_soon_threadsafe(_tell, batch, results)
        self._drop()

    def _commit(self, batch: list[Writing]) -> list[Any]:
        """One transaction for all; nobody is told before it is on the disk."""
        try:
            connection = self._begun()
            if self._database.shared:
                # Two servers that write in the same order cannot each wait for the other.
                batch.sort(key=attrgetter("about"))
            results = [writing.job(connection) for writing in batch]
            if self._database.shared:
                self._database.tell(connection, texts_of(_news(batch, results)))
            connection.execute("COMMIT")
        except self._database.failures as error:
            self._drop()
            self.well = False
            return [self._failure(error) for _ in batch]
        self.well = True
        return results

    def _begun(self) -> Connection:
        """A connection in a transaction; one that was lost meanwhile is replaced at once."""
        if self._connection is not None:
            try:
                self._database.check()
                self._connection.execute(self._database.begin)
                return self._connection
            except self._database.failures:
                self._drop()
                if not self._database.shared:
                    raise  # a file is not lost, it is busy or broken
        self._connection = self._database.connect()
        self._connection.execute(self._database.begin)
        return self._connection

    def _failure(self, error: Exception) -> StoreFailed:
        failed = StoreFailed("store-failed", detail=self._database.reason(error))
        failed.__cause__ = error
        return failed

    def _drop(self) -> None:
        """What was not committed is undone."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _news(batch: list[Writing], results: list[Any]) -> News:
    """What has changed: an event that came too late has changed nothing."""
    kept = zip(batch, results, strict=True)
    return [writing.about for writing, result in kept if result is not False]


def _tell(batch: list[Writing], results: list[Any]) -> None:
    for writing, result in zip(batch, results, strict=True):
        if writing.done.done():
            continue
        if isinstance(result, StoreFailed):
            writing.done.set_exception(result)
        else:
            writing.done.set_result(result)
    if isinstance(results[0], StoreFailed):
        # Here and not in the writer: a log that cannot be written must not end it.
        logger.warning("store failed", detail=str(results[0].__cause__).strip())
