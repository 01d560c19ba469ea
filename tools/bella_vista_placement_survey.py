"""How often a building of Bella Vista finds room: planners' games in all named cities, in turn.

python3 dev.py run python -m tools.bella_vista_placement_survey --games 100
"""

from __future__ import annotations

import argparse
import os
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from random import Random

from faubourg.core.game_catalogue import find_rules
from faubourg.core.table import Table
from faubourg.games.bella_vista import BellaVista
from faubourg.games.bella_vista.model import BellaVistaOptions, Stage
from faubourg.games.bella_vista.rules import Reach, reach
from tools.long_contract_run import play_by_planners

SEATS = (2, 3, 4)
BUILDING = {Stage.BUILD: "own", Stage.NEUTRAL: "neutral"}
RULES = {
    Reach.WITHIN: "within the constraint",
    Reach.BORDER: "on the border (BV-3.5)",
    Reach.ANYWHERE: "on any free squares (BV-R1)",
    Reach.NOWHERE: "nowhere (BV-R1)",
}

Count = Counter[tuple[str, Reach]]


def found_room(seats: int, seed: int) -> Count:
    """One game: for each building, whose it was and by which rule it got its place."""
    rules = find_rules("bella_vista")
    assert isinstance(rules, BellaVista)
    cities = [*rules.box.parts.cities]
    options = BellaVistaOptions(city=cities[seed % len(cities)])
    table = Table(rules, seats, options=options, seed=seed)
    play_by_planners(table, Random(seed))
    builds = (step.before for step in table.steps if step.before.stage in BUILDING)
    return Counter((BUILDING[state.stage], reach(rules.box, state)[0]) for state in builds)


def report(seats: int, count: Count) -> Iterator[str]:
    for whose in BUILDING.values():
        if total := sum(number for (owner, _), number in count.items() if owner == whose):
            yield f"{seats} architects, {total} buildings ({whose}):"
            for by_rule, words in RULES.items():
                number = count[whose, by_rule]
                yield f"  {words}: {number} ({number / total:.2%})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="for each number of architects")
    games = range(parser.parse_args().games)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        played = {
            seats: [pool.submit(found_room, seats, seed) for seed in games] for seats in SEATS
        }
        for seats, futures in played.items():
            count: Count = sum((future.result() for future in futures), Counter())
            print("\n".join(report(seats, count)), flush=True)


if __name__ == "__main__":
    main()
