"""Iterations of the tree search a second from the opening of each game, on one core and on more.

python3 dev.py run python bench/search.py --seconds 5 --json search.json

On a machine that others use, too, look at iterations for each second of the processor: those of the
clock then say what was left over.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from faubourg.bots.levels import HARD
from faubourg.core.game_catalogue import find_rules
from faubourg.core.table import Table
from faubourg.kernels.kernel_catalogue import encoded_view, find_kernel, games_with_kernels
from faubourg.kernels.search.search_settings import Limits
from faubourg.kernels.search.searching import search

AT_A_TIME = 20_000
"""Iterations of one search: what a strong bot thinks about a move."""


def rates(game: str, seats: int, seconds: float) -> Iterator[dict[str, Any]]:
    """Of the hard level, with each number of threads."""
    for threads in sorted({1, min(2, os.cpu_count() or 1), os.cpu_count() or 1}):
        rate, of_processor = iterations_a_second(game, seats, threads, seconds)
        yield {
            "game": game,
            "seats": seats,
            "threads": threads,
            "iterations a second": rate,
            "iterations a second of processor": of_processor,
        }


def iterations_a_second(game: str, seats: int, threads: int, seconds: float) -> tuple[float, float]:
    """By the clock, and by the time that the processor spent on all threads."""
    rules, kernel = find_rules(game), find_kernel(game)
    table: Table[Any, Any, Any] = Table(rules, seats, seed=1)
    seat = table.to_act
    assert seat is not None
    box, position = encoded_view(kernel, rules, table.view(seat))
    manner = HARD.manner_at(game)._replace(threads=threads)
    search(kernel, box, position, seat, manner, Limits(10 * threads), 0)  # compiles
    done, begun, worked = 0, perf_counter(), process_time()
    while perf_counter() - begun < seconds:
        search(kernel, box, position, seat, manner, Limits(AT_A_TIME), done)
        done += AT_A_TIME
    return done / (perf_counter() - begun), done / (process_time() - worked)


def report(rows: list[dict[str, Any]]) -> None:
    alone = {row["game"]: row["iterations a second"] for row in rows if row["threads"] == 1}
    print(
        f"{'':<16}{'seats':>6}{'threads':>8}{'iterations/s':>14}{'against one':>13}"
        f"{'/s of processor':>17}"
    )
    for row in rows:
        rate = row["iterations a second"]
        times = f"{rate / alone[row['game']]:.2f}"
        worked = row["iterations a second of processor"]
        print(
            f"{row['game']:<16}{row['seats']:>6}{row['threads']:>8}{rate:>14,.0f}{times:>13}"
            f"{worked:>17,.0f}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="for each row")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--game", choices=games_with_kernels(), help="one game only")
    parser.add_argument("--json", type=Path, help="write the rows there as well")
    asked = parser.parse_args()
    games = [game for game in games_with_kernels() if asked.game in (None, game)]
    rows = [row for game in games for row in rates(game, asked.seats, asked.seconds)]
    report(rows)
    if asked.json:
        asked.json.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
