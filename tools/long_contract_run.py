"""The laws of the contract suite at full length: whole games and brute-forced positions.

python3 dev.py run python -m tools.long_contract_run --games 10000 --positions 10000
python3 dev.py run python -m tools.long_contract_run --game kensington --planned 100 --drafts 2000
"""

from __future__ import annotations

import argparse
import os
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from random import Random

from rich.console import Console
from rich.progress import Progress

from faubourg.bots import choose, find_bot
from faubourg.cli.game_in_words import AnyTable
from faubourg.testing import laws
from faubourg.testing.cases_and_positions import Case, built_positions, cases_of, played_positions
from tests.contract.facts_of_every_game import facts_of_every_game
from tests.games.kensington import brute_force as drafts
from tests.games.kensington.test_drafts_by_brute_force import VARIANTS

BATCH = 100
PLANNED = 10
DRAFTS = 20


@cache
def cases() -> dict[str, Case]:
    """By name: that is what travels to another process."""
    return {str(case): case for facts in facts_of_every_game() for case in cases_of(facts)}


def soak_games(name: str, start: int) -> Counter[str]:
    """A batch of random games."""
    case = cases()[name]
    return _soaked(case, range(start, start + BATCH), partial(laws.play_to_the_end, case.facts))


def soak_planned_games(name: str, start: int) -> Counter[str]:
    """A smaller batch of games among planners, told apart by their endings."""
    ended = _soaked(cases()[name], range(start, start + PLANNED), play_by_planners)
    return Counter({f"planner {rule}": number for rule, number in ended.items()})


def play_by_planners(table: AnyTable, rng: Random) -> None:
    bot = find_bot("planner")
    while (seat := table.to_act) is not None:
        table.play(choose(bot, table.rules, table.view(seat), rng))


def _soaked(case: Case, seeds: range, play: Callable[[AnyTable, Random], object]) -> Counter[str]:
    """Games that end, conserve everything and replay to the same result."""
    endings: Counter[str] = Counter()
    for seed in seeds:
        table = laws.random_table(case.facts, case.rules, case.seats, seed)
        play(table, Random(seed))
        for step in table.steps[::25]:
            laws.everything_is_conserved(case.facts, case.rules, step.before, case.seats)
        laws.everything_is_conserved(case.facts, case.rules, table.state, case.seats)
        laws.outcome_agrees_with_the_sheet(case.rules, table.state, case.seats)
        laws.replays_to_the_same(table)
        assert table.outcome is not None
        endings[table.outcome.ended_by] += 1
    return endings


def soak_positions(name: str, start: int) -> Counter[str]:
    """A batch of positions, half played and half built: `moves` is all that is not refused."""
    case, half = cases()[name], BATCH // 2
    for state, _ in played_positions(case, half, start):
        laws.moves_are_what_is_not_refused(case.rules, state, case.seats)
    for state in built_positions(case, half, start):
        laws.moves_are_what_is_not_refused(case.rules, state, case.seats)
    return Counter(positions=BATCH)


def soak_drafts(start: int) -> Counter[str]:
    """Sampled façades of Kensington: what may be finished is what brute force finds."""
    for seed in range(start, start + DRAFTS):
        drafts.check(drafts.sampled(Random(seed), **VARIANTS[seed % len(VARIANTS)]))
    return Counter(facades=DRAFTS)


def jobs(asked: argparse.Namespace) -> Iterator[tuple[str, Callable[[], Counter[str]]]]:
    every = [case for case in cases().values() if asked.game in (None, case.game)]
    for start in range(0, asked.drafts, DRAFTS):
        yield "kensington drafts", partial(soak_drafts, start)
    for case in every:
        for start in range(0, asked.planned, PLANNED):
            yield str(case), partial(soak_planned_games, str(case), start)
        for start in range(0, asked.games, BATCH):
            yield str(case), partial(soak_games, str(case), start)
    for number, start in enumerate(range(0, asked.positions, BATCH)):
        case = every[number % len(every)]
        yield str(case), partial(soak_positions, str(case), start)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=0, help="for each case, in hundreds")
    parser.add_argument("--positions", type=int, default=0, help="in all, in hundreds")
    parser.add_argument("--planned", type=int, default=0, help="among planners, for each case")
    parser.add_argument("--drafts", type=int, default=0, help="façades of Kensington, in twenties")
    parser.add_argument("--game", help="one game only")
    work = [*jobs(parser.parse_args())]
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
