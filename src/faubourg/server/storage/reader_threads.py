"""The readers: threads with a connection each, so that a slow database keeps only those waiting
who have asked it something."""

from __future__ import annotations

import asyncio
from asyncio import AbstractEventLoop, Future
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from msgspec import Struct

from faubourg.server.storage.database import Connection, Database
from faubourg.server.storage.database_errors import Fault, StoreFailed
from faubourg.server.storage.writer_thread import failure

T = TypeVar("T")
Ask = Callable[[Connection], T]
PATIENCE = 5.0
"""Seconds after which an answer is not waited for any longer."""
MOST_WAITING = 1024
"""Questions that may wait for a reader; further ones are refused at once."""
GOODBYE = 1.0
"""Seconds that a reader has to end its last answer."""


class Question(Struct, frozen=True):
    ask: Ask[Any]
    answer: Future[Any]
    loop: AbstractEventLoop


class Readers:
    """Whoever is free takes the next question; what one of them meets does not touch the others."""

    def __init__(self, database: Database, number: int) -> None:
        self._database = database
        self.damaged = False
        """Whether an answer lay on a page that cannot be read."""
        self._questions: SimpleQueue[Question | None] = SimpleQueue()
        connections = [database.connect() for _ in range(number)]
        self._threads = [
            Thread(target=self._run, args=(each,), name="reader", daemon=True)
            for each in connections
        ]
        for thread in self._threads:
            thread.start()

    async def read(self, ask: Ask[T]) -> T:
        """What the database answers; raises StoreFailed."""
        if self._questions.qsize() >= MOST_WAITING:
            raise StoreFailed("store-failed", detail="too many are waiting")
        loop = asyncio.get_running_loop()
        answer: Future[T] = loop.create_future()
        self._questions.put(Question(ask, answer, loop))
        try:
            return await asyncio.wait_for(answer, PATIENCE)
        except TimeoutError:
            raise StoreFailed("store-failed", detail="no answer in time") from None

    def close(self) -> None:
        for _ in self._threads:
            self._questions.put(None)
        for thread in self._threads:
            thread.join(GOODBYE)

    # The threads

    def _run(self, connection: Connection | None) -> None:
        while (question := self._questions.get()) is not None:
            if question.answer.done():
                continue  # nobody waits for it any longer
            connection, result = self._answered(connection, question.ask)
            with suppress(RuntimeError):  # the loop has ended, and nobody waits
                question.loop.call_soon_threadsafe(_tell, question.answer, result)
        if connection is not None:
            connection.close()

    def _answered(self, connection: Connection | None, ask: Ask[Any]) -> tuple[Any, Any]:
        """The connection to go on with, and the answer or what went wrong."""
        tried = connection
        try:
            connection = connection or self._database.connect()
            return connection, ask(connection)
        except self._database.failures as error:
            fault = self._database.fault(error)
            self.damaged = self.damaged or fault is Fault.DAMAGED
            if fault.concerns_one:
                return connection, failure(self._database, error)
            if connection is not None:
                connection.close()
            if fault is Fault.LOST and tried is not None and self._database.shared:
                return self._answered(None, ask)  # it was lost while nobody asked anything
            return None, failure(self._database, error)


def _tell(answer: Future[Any], result: Any) -> None:
    if answer.done():
        return
    if isinstance(result, StoreFailed):
        answer.set_exception(result)
    else:
        answer.set_result(result)
