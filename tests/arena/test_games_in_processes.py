"""Games in processes of their own: whoever stops listening is not kept waiting."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import closing, suppress
from functools import partial
from pathlib import Path

from faubourg.arena.games_in_processes import WorkerDied, play_in_processes
from tests.patience import PATIENCE

FAR_MORE_THAN_A_PIPE_HOLDS = 30_000_000


def long_tale(_: int) -> bytes:
    return bytes(FAR_MORE_THAN_A_PIPE_HOLDS)


def listen_to_one_game() -> None:
    with closing(play_in_processes(long_tale, range(1000), 2)) as games:
        next(games)


def test_workers_told_to_end_while_they_report_a_game_do_not_keep_us_waiting() -> None:
    """Half a report would be waited for for ever."""
    asked = f"from {__name__} import listen_to_one_game as listen\nfor _ in range(4): listen()"
    subprocess.run([sys.executable, "-c", asked], check=True, timeout=PATIENCE)


DEADLY = 5


def game_that_kills_its_worker(folder: str, deaths: int, number: int) -> int:
    """As often as that; each time it leaves a mark."""
    marks = [Path(folder) / f"died-{time}" for time in range(deaths)]
    if number == DEADLY and (missing := [mark for mark in marks if not mark.exists()]):
        missing[0].touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def print_games(folder: str, deaths: int) -> None:
    play = partial(game_that_kills_its_worker, folder, deaths)
    with suppress(WorkerDied):
        for number in play_in_processes(play, range(20), 2):
            print(number)
        print("done")


def printed_games(folder: Path, deaths: int) -> list[str]:
    asked = f"from {__name__} import print_games as p\np({str(folder)!r}, {deaths})"
    done = subprocess.run(
        [sys.executable, "-c", asked], check=True, timeout=PATIENCE, capture_output=True, text=True
    )
    return done.stdout.split()


def test_the_games_of_a_worker_that_died_are_played_by_another(tmp_path: Path) -> None:
    *numbers, last = printed_games(tmp_path, deaths=1)
    assert last == "done"
    assert sorted(map(int, numbers)) == [*range(20)]


def test_a_game_in_which_two_workers_died_ends_them_all(tmp_path: Path) -> None:
    numbers = [*map(int, printed_games(tmp_path, deaths=2))]
    assert DEADLY not in numbers
    assert len(numbers) == len({*numbers})
    assert len([*tmp_path.iterdir()]) == 2
