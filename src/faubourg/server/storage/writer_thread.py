"""The writer: one thread that groups what is waiting into one commit."""

from __future__ import annotations

import asyncio
from asyncio import AbstractEventLoop, Future
from collections.abc import Callable
from operator import attrgetter
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

import structlog
from msgspec import Struct

from faubourg.core.errors import FaubourgError, Unknown
from faubourg.server.storage.database import Connection, Database
from faubourg.server.storage.database_errors import Fault, StoreFailed
from faubourg.server.storage.notifications import QUIET, News, texts_of

T = TypeVar("T")
Job = Callable[[Connection], T]
BATCH = 512
QUIET_MOMENT = 1.0
"""Seconds without anything to write, after which things are put in order."""
GOODBYE = 10.0
"""Seconds that the last batch may take when the server stops."""
logger = structlog.get_logger()


class Writing(Struct, frozen=True):
    """A job for the writer, and whom to tell."""

    job: Job[Any]
    done: Future[Any]
    about: tuple[str, int]
    """The table, and the number of the event or what other servers should know of."""

    @property
    def table(self) -> str:
        return self.about[0]


class OneFailed(Exception):
    """One job of a batch could not be done; nothing speaks against the others."""

    def __init__(self, writing: Writing, error: Exception) -> None:
        super().__init__(error)
        self.writing, self.error = writing, error


class Writer:
    """Writes batch by batch; a connection that was lost is replaced by the next one."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._connection: Connection | None = None
        self.well = True
        """Whether the last batch was kept."""
        self.damaged = False
        """Whether something was to be written to a page that cannot be read."""
        self._rested = True
        """Whether nothing was written since things were last put in order."""
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
        self._thread.join(GOODBYE)

    # The thread

    def _run(self) -> None:
        while (handed := self._next()) is not None:
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

    def _next(self) -> tuple[AbstractEventLoop, list[Writing]] | None:
        """What is handed over next; as long as that is nothing, there is time for other things."""
        while self._connection is not None and not self._rested:
            try:
                return self._jobs.get(timeout=QUIET_MOMENT)
            except Empty:
                self._rest(self._connection)
        return self._jobs.get()

    def _rest(self, connection: Connection) -> None:
        try:
            self._database.check()
            self._rested = self._database.rest(connection)
        except self._database.failures:
            self._rested = True  # the next batch will meet what was met here, and tell

    def _commit(self, batch: list[Writing]) -> list[Any]:
        """What each job came to; nobody is told before it is on the disk."""
        if self._database.shared:
            # Two servers that write in the same order cannot each wait for the other.
            batch.sort(key=attrgetter("table"))
        failed: dict[int, FaubourgError] = {}
        rest = batch
        while True:
            try:
                kept = self._together(rest) if rest else []
            except OneFailed as one:
                failed[id(one.writing)] = self._own_failure(one)
                rest = [writing for writing in rest if writing is not one.writing]
            except self._database.failures as error:
                self._drop()
                self.well = False
                return [failure(self._database, error) for _ in batch]
            else:
                self.well = True
                return _in_order(batch, failed, kept) if failed else kept

    def _together(self, batch: list[Writing]) -> list[Any]:
        """One transaction for all."""
        connection = self._begun()
        results = [self._result(connection, writing) for writing in batch]
        if self._database.shared:
            self._database.tell(connection, texts_of(_news(batch, results)))
        connection.execute("COMMIT")
        self._rested = False
        return results

    def _result(self, connection: Connection, writing: Writing) -> Any:
        try:
            return writing.job(connection)
        except self._database.failures as error:
            if not self._database.fault(error).concerns_one:
                raise
            connection.execute("ROLLBACK")
            raise OneFailed(writing, error) from error

    def _own_failure(self, one: OneFailed) -> FaubourgError:
        fault = self._database.fault(one.error)
        self.damaged = self.damaged or fault is Fault.DAMAGED
        if fault is Fault.GONE:
            return Unknown("unknown-table", name=one.writing.table)
        return failure(self._database, one.error)

    def _begun(self) -> Connection:
        """A connection in a transaction; one that was lost meanwhile is replaced at once."""
        if self._connection is not None:
            try:
                self._database.check()
                self._connection.execute(self._database.begin)
                return self._connection
            except self._database.failures as error:
                self._drop()
                # A file is not lost, it is busy or broken; and nobody waits twice.
                if not self._database.shared or self._database.fault(error) is Fault.SLOW:
                    raise
        self._connection = self._database.connect()
        self._connection.execute(self._database.begin)
        return self._connection

    def _drop(self) -> None:
        """What was not committed is undone."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _in_order(batch: list[Writing], failed: dict[int, FaubourgError], kept: list[Any]) -> list[Any]:
    """What each of a batch came to, where some of it failed."""
    results = iter(kept)
    return [failed.get(id(writing)) or next(results) for writing in batch]


def failure(database: Database, error: Exception) -> StoreFailed:
    """What is told of a failure; what a driver said of it is only for the log."""
    if database.fault(error) is Fault.DAMAGED:
        failed = StoreFailed("database-damaged")
    else:
        failed = StoreFailed("store-failed", detail=database.reason(error))
    failed.__cause__ = error
    return failed


def _news(batch: list[Writing], results: list[Any]) -> News:
    """What has changed: an event that came too late has changed nothing."""
    kept = zip(batch, results, strict=True)
    return [writing.about for writing, result in kept if result is not False]


def _tell(batch: list[Writing], results: list[Any]) -> None:
    for writing, result in zip(batch, results, strict=True):
        if writing.done.done():
            continue
        if isinstance(result, FaubourgError):
            writing.done.set_exception(result)
        else:
            writing.done.set_result(result)
    failed = next((each for each in results if isinstance(each, StoreFailed)), None)
    if failed is not None:
        # Here and not in the writer: a log that cannot be written must not end it.
        logger.warning("store failed", detail=str(failed.__cause__).strip())
