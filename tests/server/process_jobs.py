"""What processes are asked to do in tests; little is imported, since each of them imports it."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from faubourg.server.workers.stoppable_process import Line


def nothing() -> None:
    """Nothing has to be prepared."""


def end_badly(_line: Line) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def stall(_line: Line) -> None:
    signal.pause()


def own_number(_line: Line) -> int:
    return os.getpid()


def think_for_ever(line: Line) -> int:
    """Until somebody says stop."""
    line.say("begun")
    while not line.is_stopped():
        pass
    return os.getpid()


def think_for_ever_once(line: Line, flag: str) -> int:
    """Whoever comes first thinks for ever, and leaves its number behind."""
    path = Path(flag)
    if path.exists():
        return os.getpid()
    half = path.with_suffix(".half")
    half.write_text(str(os.getpid()))
    half.rename(path)
    return think_for_ever(line)


def count_to_three(line: Line) -> str:
    for number in (1, 2, 3):
        line.say(number)
    return "done"


class Odd(Exception):
    """An error that cannot be put together again from what travels."""

    def __init__(self, one: int, two: int) -> None:
        super().__init__(f"{one} and {two}")


def fail_oddly(_line: Line) -> None:
    raise Odd(1, 2)
