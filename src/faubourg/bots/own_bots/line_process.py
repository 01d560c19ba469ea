"""A process that is spoken to line by line: it answers in time, within bounds, or it is ended."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread, Timer
from typing import IO

from faubourg.bots import BotFailed
from faubourg.core.operating_system_errors import reason
from faubourg.core.phrases import Fact

LAST_WORDS = 600
"""Bytes of what a program says on standard error that are kept, the newest."""
LEAVING = 1.0
"""Seconds for a program to end by itself when its input is closed."""
CHUNK = 8192
_KILL = getattr(signal, "SIGKILL", signal.SIGTERM)


class ProgramFailed(BotFailed):
    """A program that cannot be started, or does not answer as it should."""


class LineProcess:
    """A running program, in a group of its own, so that its children end with it."""

    def __init__(self, command: Sequence[str], name: str, longest: int) -> None:
        self._name, self._longest = name, longest
        self._is_late = self._is_over = False
        self._process = _started(command, name)
        self._lines: Queue[bytes | None] = Queue(maxsize=2)
        self._last_words = b""
        self._threads = [
            Thread(target=self._read_lines, daemon=True),
            Thread(target=self._read_errors, daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    def ask(self, line: bytes, seconds: float) -> bytes:
        """The program's answer to a line; ProgramFailed if none comes in time."""
        if not self._lines.empty():
            raise self._failed_with(self._lines.get(), "program-out-of-turn")
        timer = Timer(seconds, self._end_late)
        timer.start()
        try:
            self.tell(line)
            answer = self._lines.get(timeout=seconds + LEAVING)
        except Empty:
            answer = None
        finally:
            timer.cancel()
        if answer is None or len(answer) > self._longest:
            raise self._failed_with(answer, "program-line-too-long", limit=self._longest)
        return answer

    def tell(self, line: bytes) -> None:
        """Say something that needs no answer, to whoever still listens."""
        assert self._process.stdin is not None
        with suppress(OSError, ValueError):
            self._process.stdin.write(line + b"\n")
            self._process.stdin.flush()

    def end(self) -> None:
        """Close its input, give it a moment, and end whatever is left of it."""
        assert self._process.stdin is not None
        try:
            with suppress(OSError):
                self._process.stdin.close()
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(LEAVING)
        finally:  # also when somebody presses Ctrl-C just now
            self._kill()
        self._process.wait()
        self._stop_reading()

    def _stop_reading(self) -> None:
        self._is_over = True
        with suppress(Empty):
            self._lines.get_nowait()  # whoever waits for room finds some, and then leaves
        streams = self._process.stdout, self._process.stderr
        for stream, thread in zip(streams, self._threads, strict=True):
            thread.join(LEAVING)
            if stream is not None and not thread.is_alive():
                stream.close()

    def last_words(self) -> str:
        """The end of what it said on standard error, on one line."""
        return " ".join(self._last_words.decode("utf-8", "replace").split())

    def _failed_with(self, line: bytes | None, otherwise: str, **facts: Fact) -> ProgramFailed:
        """Why there is no good answer: it was late, it is gone, or what `otherwise` says."""
        if self._is_late:
            return ProgramFailed("program-late", name=self._name)
        if line is None:
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(LEAVING)
            return ProgramFailed(
                "program-ended", name=self._name, code=str(self._process.returncode or 0)
            )
        return ProgramFailed(otherwise, name=self._name, **facts)

    def _end_late(self) -> None:
        self._is_late = True
        self._kill()

    def _kill(self) -> None:
        with suppress(ProcessLookupError, PermissionError):
            getattr(os, "killpg", os.kill)(self._process.pid, _KILL)

    # In threads of their own

    def _read_lines(self) -> None:
        """Passes lines on; who says too much at once is not listened to any further."""
        for line in _bounded_lines(self._process.stdout, self._longest):
            self._lines.put(line)
            if self._is_over:
                return
        self._lines.put(None)

    def _read_errors(self) -> None:
        assert self._process.stderr is not None
        while chunk := os.read(self._process.stderr.fileno(), CHUNK):
            self._last_words = (self._last_words + chunk)[-LAST_WORDS:]


def _started(command: Sequence[str], name: str) -> subprocess.Popen[bytes]:
    if os.path.isfile(command[0]) and not os.access(command[0], os.X_OK):
        raise ProgramFailed("program-not-executable", path=command[0])
    pipe = subprocess.PIPE
    try:
        return subprocess.Popen(
            command, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True
        )
    except (OSError, ValueError) as error:
        detail = reason(error) if isinstance(error, OSError) else str(error)
        raise ProgramFailed("program-not-started", name=name, detail=detail) from None


def _bounded_lines(stream: IO[bytes] | None, longest: int) -> Iterator[bytes]:
    """Lines without their ends; after one that is too long there are no more."""
    assert stream is not None
    while line := stream.readline(longest + 2):
        yield line.rstrip(b"\r\n") if line.endswith(b"\n") else line
        if len(line) > longest + 1:
            return
