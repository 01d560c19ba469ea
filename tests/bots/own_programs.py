"""Programs that play, for tests: good ones, and all kinds of bad ones."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from faubourg.bots.own_bots.program_bot import ProgramBot, choose_at
from faubourg.bots.own_bots.program_command import ProgramCommand
from faubourg.core.game_catalogue import find_rules
from faubourg.core.game_protocol import Seat
from faubourg.core.messages import messages
from faubourg.core.table import Table
from tests.patience import PATIENCE

Json = dict[str, Any]

EXAMPLES = Path(__file__).parents[2] / "examples" / "own-bots"
FIRST_MOVE = EXAMPLES / "first-move.sh"
READY = "read -r line\necho '{\"protocol\": 1}'\nread -r line\n"
"""A program up to its first question."""


def script(folder: Path, text: str, name: str = "bot.sh") -> Path:
    """A program that can be started."""
    path = folder / name
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o755)
    return path


def command(path: Path) -> ProgramCommand:
    return ProgramCommand((str(path),))


def listening(folder: Path, heard: Path) -> Path:
    """Plays the first legal move, and writes down all that it is told."""
    return script(folder, f"tee -a {heard} | {FIRST_MOVE}", "listening.sh")


def alive(process: int) -> bool:
    """Whether there still is such a process."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state not in "ZX"


def refused_once(folder: Path, heard: Path, wrong: str) -> Path:
    """Plays something wrong first, and writes down what it is told then."""
    answers = f'echo \'{{"move": "{wrong}"}}\'\nread -r line\necho "$line" > {heard}'
    return script(folder, f'{READY}{answers}\necho \'{{"move": "++"}}\'\nread -r line')


# At a table


@contextmanager
def at_table(program: Path, seconds: float = PATIENCE, game: str = "sunrise") -> Iterator[Any]:
    """A program at seat 0 of a new table."""
    table: Table[Any, Any, Any] = Table(find_rules(game), 2, seed=1)
    bot = ProgramBot(command(program), seconds)
    bot.sit(table, 0)
    try:
        yield bot, table
    finally:
        bot.leave()


def failure(program: Path, seconds: float = PATIENCE) -> str:
    """What is said of a program that fails when it is asked for a move; `random` plays then."""
    with at_table(program, seconds) as (bot, table):
        table.play(choose_at(table, Seat(0), bot, Random(1)))
        assert bot.failure is not None
        return messages("en").say(bot.failure)


def said(heard: Path) -> list[Json]:
    return [msgspec.json.decode(line) for line in heard.read_bytes().splitlines()]


def until(holds: Callable[[], bool]) -> None:
    """Wait for something that another process does."""
    deadline = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < deadline, "in vain"
        time.sleep(0.005)
