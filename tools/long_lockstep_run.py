"""The kernels beside the readable rules, at full length; stop it with Ctrl-C whenever you like.

python3 dev.py run python -m tools.long_lockstep_run --played 1000000 --built 1000000 --workers 2
python3 dev.py run python -m tools.long_lockstep_run --game sunrise --minutes 5

So many positions are compared of each game, the same number in every case: an edition for a number
of seats. The options of the rules take turns from game to game. What was compared is told by game,
also when the time is up before that.
"""

from __future__ import annotations

import argparse
import signal
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import cache
from itertools import count, islice
from math import inf
from random import Random
from time import monotonic
from typing import NamedTuple, TypeAlias

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from faubourg.core.game_protocol import NATURE
from faubourg.kernels.compile_ahead import compile_all
from faubourg.kernels.kernel_catalogue import games_with_kernels
from faubourg.testing import kernel_laws as laws
from faubourg.testing import kernel_odds as odds
from faubourg.testing.cases_and_positions import Case, built_positions, cases_of
from faubourg.testing.laws import viewers
from tests.contract.facts_of_every_game import facts_of_every_game

GAMES = 4
"""Games of a batch."""
BUILT = 500
"""Built positions of a batch. In one of them what chance decides is compared as well."""
KINDS = ("played", "built")
QUEUED = 2
"""Batches for each worker: one under way, one that waits."""
Totals: TypeAlias = dict[str, Counter[str]]
"""By game, how much of everything was compared."""


class Batch(NamedTuple):
    """What one worker does in one piece: a case by its name, played or built, by number."""

    case: str
    kind: str
    number: int


@cache
def cases() -> dict[str, Case]:
    """By name: that is what travels to another process."""
    shadowed = [facts for facts in facts_of_every_game() if facts.game in games_with_kernels()]
    return {str(case): case for facts in shadowed for case in cases_of(facts)}


# In a worker


def compile_first(game: str) -> None:
    """Once for all workers: they share the folder of compiled code."""
    for _ in compile_all(game):
        pass


def compare(batch: Batch) -> Counter[str]:
    try:
        compared = compare_games if batch.kind == "played" else compare_built
        return compared(cases()[batch.case], batch.number)
    except AssertionError as error:
        game = cases()[batch.case].game
        error.add_note(f"in {batch}: --game {game} --first {batch.number}")
        raise


def compare_games(case: Case, number: int) -> Counter[str]:
    """Whole games in step; their options take turns."""
    found = Counter[str](games=GAMES)
    for game in range(number * GAMES, (number + 1) * GAMES):
        options, rng = case.facts.options(case.rules, game), Random(f"{case}:{game}")
        found["played"] += laws.game_stays_in_step(case.rules, case.seats, options, rng)
    return found


def compare_built(case: Case, number: int) -> Counter[str]:
    """Built positions with one of their moves, and what chance decides in the last of them."""
    rng = Random(f"{case}:{number}")
    for state in built_positions(case, BUILT, number):
        shadow = laws.shadow_at(case.rules, case.seats, state)
        legal = laws.position_agrees(shadow, state)
        laws.every_move_leads_to_the_same(shadow, state, rng.sample(legal, min(len(legal), 1)))
    return Counter({"built": BUILT, compare_odds(case, shadow, state, number): 1})


def compare_odds(case: Case, shadow: laws.Shadow, state: object, number: int) -> str:
    """What chance decides in a position."""
    actor = case.rules.to_act(state)
    if actor is NATURE:
        odds.nature_draws_by_her_weights(shadow, state, 2000, number)
        return "draws"
    can_choose = actor is not None and any(True for _ in case.rules.moves(state))
    if can_choose and (number % 2 or not case.facts.has_secrets):
        odds.chooses_like_the_greedy_bot(shadow, state, 600, number)
        return "greedy choices"
    viewer = [*viewers(case.seats)][number % (case.seats + 1)]
    odds.deals_like_imagine(shadow, state, viewer, 500, number)
    return "deals"


# Around the workers


class Plan(NamedTuple):
    """What was asked for."""

    cases: list[Case]
    wanted: dict[str, int]
    """Positions of each game, by kind."""
    first: int
    ends: float


def batches(plan: Plan, totals: Totals) -> Iterator[Batch]:
    """Every case in turn, until its game has enough or the time is up."""
    for number in count(plan.first):
        due = [
            Batch(str(case), kind, number)
            for case in plan.cases
            for kind in KINDS
            if totals[case.game][kind] < plan.wanted[kind]
        ]
        for batch in due:
            if monotonic() > plan.ends:
                return
            yield batch
        if not due:
            return


def run(plan: Plan, workers: int, totals: Totals) -> None:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    bar = Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True))
    with ProcessPoolExecutor(workers, initializer=leave_interrupts_to_the_parent) as pool, bar:
        [*pool.map(compile_first, totals)]
        task = bar.add_task("positions", total=len(totals) * sum(plan.wanted.values()))
        for game, found in done_in_turn(pool, workers * QUEUED, batches(plan, totals)):
            totals[game].update(found)
            bar.advance(task, found["played"] + found["built"])


def done_in_turn(
    pool: ProcessPoolExecutor, queued: int, work: Iterator[Batch]
) -> Iterator[tuple[str, Counter[str]]]:
    """What each batch found, by game; only so many are under way or waiting."""
    running: dict[Future[Counter[str]], str] = {}
    try:
        while True:
            for batch in islice(work, queued - len(running)):
                running[pool.submit(compare, batch)] = cases()[batch.case].game
            if not running:
                return
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                yield running.pop(done), done.result()
    finally:
        pool.shutdown(cancel_futures=True)


def leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--played", type=int, default=100_000, help="positions of each game")
    parser.add_argument("--built", type=int, default=100_000, help="likewise, put together")
    parser.add_argument("--game", choices=games_with_kernels(), help="one game only")
    parser.add_argument("--minutes", type=float, default=inf, help="no more than these")
    parser.add_argument("--first", type=int, default=0, help="number of the first batch")
    parser.add_argument("--workers", type=int, default=1, help="processes")
    asked = parser.parse_args()
    chosen = [case for case in cases().values() if asked.game in (None, case.game)]
    wanted = {"played": asked.played, "built": asked.built}
    plan = Plan(chosen, wanted, asked.first, monotonic() + 60 * asked.minutes)
    totals: Totals = {case.game: Counter() for case in chosen}
    try:
        run(plan, asked.workers, totals)
    except KeyboardInterrupt:
        print("Interrupted; compared until then:")
    for game, found in totals.items():
        print(game, *(f"{what}: {number:,}" for what, number in sorted(found.items())), sep="; ")
    return (
        0 if all(found[kind] >= wanted[kind] for found in totals.values() for kind in KINDS) else 1
    )


if __name__ == "__main__":
    sys.exit(main())
