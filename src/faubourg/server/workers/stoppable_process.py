"""A process that answers one question at a time, and leaves off when it is told to."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import count
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

from msgspec import Struct

from faubourg.server.workers.process_limits import end_with_server

SO_FAR, DONE, FAILED = range(3)


class ProcessDied(Exception):
    """The process ended before it had answered."""


class Unsaid(Exception):
    """What went wrong over there, where the error itself cannot travel."""


class Line:
    """The way back to whoever asked."""

    def __init__(self, pipe: Connection[Any, Any], stopped: Any, number: int) -> None:
        self._pipe, self._stopped, self._number = pipe, stopped, number

    def is_stopped(self) -> bool:
        """Whether nobody wants the answer any more."""
        return bool(self._stopped.value >= self._number)

    def say(self, so_far: object) -> None:
        self._pipe.send((SO_FAR, so_far))


Job = Callable[..., Any]
"""What is done over there, with a line as the first thing it is given."""


class Question(Struct, frozen=True):
    """What is asked of a process."""

    job: Job
    given: tuple[Any, ...] = ()
    patience: float = 30.0
    """Seconds that the answer may take."""
    heard: Callable[[Any], None] | None = None
    """Told, in the event loop, what is found on the way."""


class StoppableProcess:
    """Started when first asked; a thread of this process speaks with it."""

    def __init__(self, kind: str, prepare: Callable[[], None]) -> None:
        context = get_context("spawn")
        self._pipe, self._far_end = context.Pipe()
        self._stopped = context.RawValue("Q", 0)
        """The number of the last question that nobody wants answered any more."""
        given = self._far_end, self._stopped, prepare
        self._process = context.Process(target=_serve, args=given, name=kind, daemon=True)
        self._thread = ThreadPoolExecutor(1, kind)
        self._number = 0
        self._ended = False
        self.is_trained = False
        """Whether it was prepared for more than the others."""

    async def ask(self, question: Question) -> Any:
        """What the job returns over there. Raises what it raises, ProcessDied, or TimeoutError;
        after the last two the process is of no use."""
        loop, heard = asyncio.get_running_loop(), question.heard
        self._number += 1
        told = None if heard is None else lambda found: loop.call_soon_threadsafe(heard, found)
        asked = pickle.dumps((question.job, question.given))
        answer = loop.run_in_executor(self._thread, self._converse, asked, told)
        return await asyncio.wait_for(answer, question.patience)

    def stop(self) -> None:
        """Let it leave off what it is busy with: it answers at once, with whatever it has."""
        self._stopped.value = self._number

    def end(self) -> None:
        self._ended = True
        if self._process.pid is not None:
            self._process.kill()
            # Its own thread ends one that it has started in the same moment: then there is none.
            with suppress(RuntimeError):
                self._thread.submit(self._process.join)
        self._thread.shutdown(wait=False)

    # In the thread

    def _converse(self, asked: bytes, told: Callable[[Any], object] | None) -> Any:
        try:
            self._start()
            self._pipe.send_bytes(asked)
            return self._listen(told)
        except (EOFError, OSError):
            raise ProcessDied from None

    def _start(self) -> None:
        if self._process.pid is None and not self._ended:
            self._process.start()
            self._far_end.close()
        if self._ended:
            self.end()
            raise EOFError

    def _listen(self, told: Callable[[Any], object] | None) -> Any:
        while True:
            kind, found = self._pipe.recv()
            if kind == DONE:
                return found
            if kind == FAILED:
                raise found
            if told is not None:
                told(found)


# In the process


def _serve(pipe: Connection[Any, Any], stopped: Any, prepare: Callable[[], None]) -> None:
    end_with_server()
    prepare()
    for number in count(1):
        try:
            job, given = pickle.loads(pipe.recv_bytes())
            pipe.send_bytes(_answer(job, given, Line(pipe, stopped, number)))
        except (EOFError, OSError):
            return  # the server is gone


def _answer(job: Job, given: tuple[Any, ...], line: Line) -> bytes:
    try:
        return pickle.dumps((DONE, job(line, *given)))
    except (EOFError, OSError):
        raise
    except Exception as error:
        return _failure(error)


def _failure(error: Exception) -> bytes:
    try:
        told = pickle.dumps((FAILED, error))
        pickle.loads(told)  # some errors travel, and cannot be put together again
    except Exception:
        return pickle.dumps((FAILED, Unsaid(repr(error))))
    return told
