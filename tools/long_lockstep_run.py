"""The kernels beside the readable rules, at full length; stop it with Ctrl-C whenever you like.

python3 dev.py run python -m tools.long_lockstep_run --positions 1000000
python3 dev.py run python -m tools.long_lockstep_run --game sunrise --positions 100000 --workers 2
"""

from __future__ import annotations

import argparse
import signal
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from random import Random

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from faubourg.core.game_protocol import NATURE
from faubourg.kernels.kernel_catalogue import games_with_kernels
from faubourg.testing import kernel_laws as laws
from faubourg.testing import kernel_odds as odds
from faubourg.testing.cases_and_positions import Case, built_positions, cases_of
from faubourg.testing.laws import viewers
from tests.contract.facts_of_every_game import facts_of_every_game

BATCH = 1000
"""Positions of one case that are tried in one piece: three in four are played, the rest built."""
BUILT = BATCH // 4


@cache
def cases() -> dict[str, Case]:
    """By name: that is what travels to another process."""
    shadowed = [facts for facts in facts_of_every_game() if facts.game in games_with_kernels()]
    return {str(case): case for facts in shadowed for case in cases_of(facts)}


def compare(name: str, number: int) -> Counter[str]:
    """One batch: whole games in step, then built positions, then draws, deals and choices."""
    try:
        return _compared(cases()[name], Random(f"{name}:{number}"), number)
    except AssertionError as error:
        error.add_note(f"in batch {number} of {name}: --game {cases()[name].game} --first {number}")
        raise


def _compared(case: Case, rng: Random, number: int) -> Counter[str]:
    found = Counter[str]()
    game = number * BATCH
    while found["played positions"] < BATCH - BUILT:
        options = case.facts.options(case.rules, game)
        found["played positions"] += laws.game_stays_in_step(case.rules, case.seats, options, rng)
        found["games"] += 1
        game += 1
    for state in built_positions(case, BUILT, number):
        shadow = laws.shadow_at(case.rules, case.seats, state)
        laws.position_agrees(shadow, state)
        found["built positions"] += 1
        if found["built positions"] % 50 == 0:
            found[compare_odds(case, shadow, state, rng.randrange(1000))] += 1
    return found


def compare_odds(case: Case, shadow: laws.Shadow, state: object, number: int) -> str:
    """What chance decides in a position."""
    actor = case.rules.to_act(state)
    if actor is NATURE:
        odds.nature_draws_by_her_weights(shadow, state, 2000, number)
        return "draws compared"
    can_choose = actor is not None and any(True for _ in case.rules.moves(state))
    if can_choose and number % 2:
        odds.chooses_like_the_greedy_bot(shadow, state, 60, number)
        return "greedy choices compared"
    viewer = [*viewers(case.seats)][number % (case.seats + 1)]
    odds.deals_like_imagine(shadow, state, viewer, 500, number)
    return "deals compared"


def batches(asked: argparse.Namespace) -> Iterator[tuple[str, int]]:
    """Every case in turn, until there are enough positions."""
    every = [name for name, case in cases().items() if asked.game in (None, case.game)]
    for number in range(-(-asked.positions // BATCH)):
        yield every[number % len(every)], asked.first + number // len(every)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=100_000, help="in all, in thousands")
    parser.add_argument("--game", choices=games_with_kernels(), help="one game only")
    parser.add_argument("--first", type=int, default=0, help="number of the first batch")
    parser.add_argument("--workers", type=int, default=1, help="processes")
    asked = parser.parse_args()
    totals: dict[str, Counter[str]] = {}
    try:
        run([*batches(asked)], asked.workers, totals)
    except KeyboardInterrupt:
        print("Interrupted; compared until then:")
    for name, found in sorted(totals.items()):
        print(name, dict(found))


def run(work: list[tuple[str, int]], workers: int, totals: dict[str, Counter[str]]) -> None:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    bar = Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True))
    with ProcessPoolExecutor(workers, initializer=leave_interrupts_to_the_parent) as pool, bar:
        task = bar.add_task("batches of a thousand", total=len(work))
        futures = [(name, pool.submit(compare, name, number)) for name, number in work]
        try:
            for name, future in futures:
                totals.setdefault(name, Counter()).update(future.result())
                bar.advance(task)
        finally:
            pool.shutdown(cancel_futures=True)


def leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


if __name__ == "__main__":
    main()
