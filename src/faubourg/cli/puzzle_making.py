"""Puzzles made in the terminal: progress, and a file that can be interrupted and gone on with.

While puzzles are being made, every game that was searched is kept beside the file that is asked
for. Whoever is interrupted has what was found so far, and the same command goes on from there.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import closing
from functools import partial
from pathlib import Path

from msgspec import Struct
from rich.console import Console

from faubourg.arena.games_in_processes import play_in_processes
from faubourg.arena.puzzle_making.chosen_puzzles import are_enough, chosen_puzzles
from faubourg.arena.puzzle_making.puzzles_of_one_game import PuzzlePlan, Searched, search_game
from faubourg.bots.search_compilation import compile_search
from faubourg.cli.progress_bar import progress_bar
from faubourg.cli.puzzle_work_file import WorkFile, check_replaceable
from faubourg.cli.read_and_write_files import write_whole
from faubourg.cli.rich_console import say
from faubourg.core.errors import FaubourgError
from faubourg.core.messages import Messages
from faubourg.kernels.kernel_catalogue import find_kernel
from faubourg.puzzles.puzzle_file import Puzzle, write_puzzles


class Wanted(Struct, frozen=True):
    """How many puzzles, from how many games at most, and where to."""

    puzzles: int
    games: int
    out: Path
    workers: int


class TooFewPuzzles(FaubourgError):
    """The games that were allowed did not hold as many puzzles as are wanted."""


def make_puzzles(console: Console, plan: PuzzlePlan, wanted: Wanted, texts: Messages) -> bool:
    """Search games for puzzles and write the best of them; False if that was interrupted."""
    find_kernel(plan.game)
    check_replaceable(wanted.out)
    work = WorkFile(wanted.out, plan)
    work.open()
    say(console, texts.text("puzzles-compiling"))
    complete = True
    try:
        compile_search(plan.game)
        _search(plan, wanted, work, texts)
    except KeyboardInterrupt:
        complete = False
    _write(console, wanted, work, texts, complete)
    return complete


def _search(plan: PuzzlePlan, wanted: Wanted, work: WorkFile, texts: Messages) -> None:
    """Games one after the other, until there are enough puzzles or no games left."""
    games = _games(plan, wanted, work)
    with progress_bar() as progress, closing(games):
        task = progress.add_task("", total=wanted.puzzles)
        while True:
            told = texts.text("puzzles-progress", games=len(work.searched))
            progress.update(task, completed=len(work.puzzles), description=told)
            if are_enough(work.puzzles, wanted.puzzles):
                return
            if (game := next(games, None)) is None:
                return
            work.keep(game)


def _games(plan: PuzzlePlan, wanted: Wanted, work: WorkFile) -> Generator[Searched]:
    done = {game.number for game in work.searched}
    numbers = (number for number in range(wanted.games) if number not in done)
    return play_in_processes(partial(search_game, plan), numbers, wanted.workers)


def _write(
    console: Console, wanted: Wanted, work: WorkFile, texts: Messages, complete: bool
) -> None:
    chosen: list[Puzzle] = chosen_puzzles(work.puzzles, wanted.puzzles)
    if chosen:
        write_whole(wanted.out, write_puzzles(chosen))
    facts = {"puzzles": len(chosen), "wanted": wanted.puzzles, "games": len(work.searched)}
    if not complete:
        say(console, texts.text("puzzles-interrupted", **facts))
    elif len(chosen) < wanted.puzzles:
        raise TooFewPuzzles("puzzles-too-few", **facts)
    else:
        work.remove()
        told = texts.text("puzzles-made", path=str(wanted.out), **facts)
        say(console, told)
