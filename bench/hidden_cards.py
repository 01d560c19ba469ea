"""What hidden cards cost a search: `hard` against itself with other knowledge of them.

python3 dev.py run python bench/hidden_cards.py sunrise bella_vista --games 40 --iterations 4000
    ... bella_vista --json hidden-cards.jsonl     # goes on with what lies there

All sides think by as many trees, of as many iterations each, and differ in one thing only:

- `honest` deals the hidden cards anew in every iteration, as the bots do;
- `separate` gives every tree a deal of its own and searches it as if these cards lay open. It takes
  moves for good that need to be told apart by cards it cannot see (strategy fusion);
- `knowing` sees the true cards: nobody who only guesses at them better can win more than that.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from faubourg.arena.confidence import share
from faubourg.bots import Budget
from faubourg.bots.games_added_up import together
from faubourg.bots.levels import HARD
from faubourg.bots.tree_search import SearchBot, Thoughts
from faubourg.core.game_catalogue import find_rules
from faubourg.core.game_protocol import AnyRules, Seat
from faubourg.core.table import Table
from faubourg.kernels.kernel_catalogue import find_kernel, packed
from faubourg.kernels.search.search_settings import Limits, Tried
from faubourg.kernels.search.searching import search

TREES = 8
PAIRS = (("separate", "honest"), ("knowing", "honest"))


class Played(Struct, frozen=True):
    """One game, as the first of the pair fared on its seat."""

    game: str
    pair: tuple[str, str]
    number: int
    won: float
    margin: int


class Grove(SearchBot):
    """A player by several trees, who knows of hidden cards what its kind says."""

    def __init__(self, kind: str, table: Table[Any, Any, Any]) -> None:
        super().__init__(kind, HARD.level)
        self.table = table

    def _search(
        self,
        rules: AnyRules,
        view: Any,
        seat: Seat,
        legal: list[Any],
        limits: Limits,
        rng: Random,
    ) -> Iterator[Thoughts]:
        kernel = find_kernel(rules.key)
        box = packed(kernel, rules, len(self.table.names), self.table.options)
        manner = self.manner_at(rules.key)._replace(deals_anew=self.name == "honest")
        each = limits._replace(iterations=limits.iterations // TREES)
        found: dict[int, list[Tried]] = {}
        for _ in range(TREES):
            state = self.table.state if self.name == "knowing" else rules.imagine(view, rng)
            position = kernel.encode(rules, box, state)
            for tried in search(kernel, box, position, seat, manner, each, rng.getrandbits(63)):
                found.setdefault(tried.action, []).append(tried)
        by_move = {kernel.move_of(rules, action): together(f) for action, f in found.items()}
        games = sum(tried.visits for tried in by_move.values())
        yield Thoughts(games, self._advice(dict.fromkeys(legal, 0.0), by_move, manner))


def play(game: str, pair: tuple[str, str], number: int, iterations: int) -> Played:
    """With two seats; both of a pair of numbers share a deal."""
    rules, own = find_rules(game), number % 2
    table: Table[Any, Any, Any] = Table(rules, 2, seed=1_000_003 + number // 2)
    rng = Random(f"{pair}:{number}")
    bots = [Grove(pair[seat != own], table) for seat in range(2)]
    budget = Budget(iterations=round(iterations / HARD.level.effort_at(game)))
    while (seat := table.to_act) is not None:
        table.play(bots[seat].advise(rules, table.view(seat), rng, budget)[0].move)
    outcome = table.outcome
    assert outcome is not None
    won = 1 / len(outcome.winners) if outcome.places[own] == 1 else 0.0
    return Played(game, pair, number, won, outcome.totals[own] - outcome.totals[1 - own])


def report(played: list[Played]) -> None:
    for game, pair in dict.fromkeys((each.game, each.pair) for each in played):
        games = [each for each in played if (each.game, each.pair) == (game, pair)]
        found = share(sum(each.won for each in games), len(games))
        margin = sum(each.margin for each in games) / len(games)
        print(
            f"{game} {pair[0]} against {pair[1]}: {found.value:.1%} of {len(games)} "
            f"({found.low:.1%} to {found.high:.1%}), margin {margin:+.1f}",
            flush=True,
        )


def kept(file: Path | None) -> list[Played]:
    if not file or not file.exists():
        return []
    return [msgspec.json.decode(line, type=Played) for line in file.read_bytes().splitlines()]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="+", choices=("sunrise", "bella_vista"))
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--iterations", type=int, default=4000)
    parser.add_argument("--json", type=Path, help="append every game there")
    asked = parser.parse_args()
    played = kept(asked.json)
    known = {(each.game, each.pair, each.number) for each in played}
    for number in range(asked.games):
        for game, pair in ((game, pair) for game in asked.game for pair in PAIRS):
            if (game, pair, number) not in known:
                played.append(play(game, pair, number, asked.iterations))
                if asked.json:
                    with asked.json.open("ab") as file:
                        file.write(msgspec.json.encode(played[-1]) + b"\n")
    report(played)


if __name__ == "__main__":
    main()
