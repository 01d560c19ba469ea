"""The laws of the contract suite at full length: whole random games and brute-forced positions.

python3 dev.py run python -m tools.soak --games 10000 --positions 10000
"""

from __future__ import annotations

import argparse
import os
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random

from rich.console import Console
from rich.progress import Progress

from tests.contract import laws
from tests.contract.cases import Case, built_positions, cases, played_positions

BATCH = 100


def soak_games(case: Case, start: int) -> Counter[str]:
    """A batch of random games: they end, conserve everything and replay to the same result."""
    endings: Counter[str] = Counter()
    for seed in range(start, start + BATCH):
        table = laws.random_table(case.rules, case.seats, seed)
        laws.play_to_the_end(table, Random(seed))
        for step in table.steps[::25]:
            laws.everything_is_conserved(case.rules, step.before, case.seats)
        laws.everything_is_conserved(case.rules, table.state, case.seats)
        laws.outcome_agrees_with_the_sheet(case.rules, table.state, case.seats)
        laws.replays_to_the_same(table)
        assert table.outcome is not None
        endings[table.outcome.ended_by] += 1
    return endings


def soak_positions(case: Case, start: int) -> Counter[str]:
    """A batch of positions, half played and half built: `moves` is all that is not refused."""
    half = BATCH // 2
    for state, _ in played_positions(case, half, start):
        laws.moves_are_what_is_not_refused(case.rules, state, case.seats)
    for state in built_positions(case, half, start):
        laws.moves_are_what_is_not_refused(case.rules, state, case.seats)
    return Counter(positions=BATCH)


def jobs(
    games: int, positions: int, game: str | None
) -> Iterator[tuple[str, Callable[[], Counter[str]]]]:
    every = [case for case in cases() if game in (None, case.game)]
    for case in every:
        for start in range(0, games, BATCH):
            yield str(case), partial(soak_games, case, start)
    for number, start in enumerate(range(0, positions, BATCH)):
        case = every[number % len(every)]
        yield str(case), partial(soak_positions, case, start)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="for each case, in hundreds")
    parser.add_argument("--positions", type=int, default=1000, help="in all, in hundreds")
    parser.add_argument("--game", help="this one only")
    chosen = parser.parse_args()
    work = [*jobs(chosen.games, chosen.positions, chosen.game)]
    totals: dict[str, Counter[str]] = {}
    with ProcessPoolExecutor(os.cpu_count()) as pool, Progress(console=Console(stderr=True)) as bar:
        task = bar.add_task("soaking", total=len(work))
        futures = [(name, pool.submit(job)) for name, job in work]
        for name, future in futures:
            totals.setdefault(name, Counter()).update(future.result())
            bar.advance(task)
    for name, counts in totals.items():
        print(name, dict(counts))


if __name__ == "__main__":
    main()
