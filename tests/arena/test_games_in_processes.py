"""Games in processes of their own: whoever stops listening is not kept waiting."""

from __future__ import annotations

import subprocess
import sys
from contextlib import closing

from faubourg.arena.games_in_processes import play_in_processes
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
