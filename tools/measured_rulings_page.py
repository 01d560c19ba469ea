"""What the readings of unclear rules change in play, measured, as docs/rulings-measured.md.

It takes minutes, so it is none of the pages of `dev.py docs`:
python3 dev.py run python -m tools.measured_rulings_page --games 20000
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import Struct
from rich.console import Console
from rich.progress import Progress

from faubourg.arena.confidence import Estimate, mean, share
from faubourg.arena.simulation import POLICIES, Plan, Policy, Results, joined, simulate
from faubourg.core.game_catalogue import find_game, find_rules
from faubourg.core.messages import messages
from faubourg.kernels.kernel_catalogue import games_with_kernels

PAGE = Path(__file__).parent.parent / "docs" / "rulings-measured.md"
TEXTS = messages("en")
TITLES = {"sunrise": "Sunrise Lane", "bella_vista": "Bella Vista", "kensington": "Kensington"}
HEAD = """# Rulings, measured

Where a rulebook can be read in two ways, [the rulings](rulings.md) say which one we follow, and
which option plays the other. This page says what the choice changes: {games:,} games for every
row, all seats playing alike, at random or like the greedy bot. Every figure has its 95 % interval.
*Moves* count draws as well. Rows that differ only in a reading begin with the same randomness.
Games are played by the compiled rules, with the seed {seed}; the page is written by

```sh
python -m tools.measured_rulings_page --games {games}
```
"""


class Ruling(Struct, frozen=True):
    """An unclear rule, the option that chooses its reading, and the readings."""

    rule: str
    game: str
    option: str
    readings: tuple[str, ...]


def rulings() -> Iterator[Ruling]:
    yield Ruling("SL-R1", "sunrise", "ties", ("skip", "next"))
    yield Ruling("SL-R7", "sunrise", "full_areas", ("at_once", "round"))
    rules: Any = find_rules("bella_vista")
    yield Ruling("BV-1.1", "bella_vista", "city", tuple(rules.box.parts.cities))
    yield Ruling("KG-R1", "kensington", "units", ("joined", "free"))
    yield Ruling("KG-R7", "kensington", "turning_roofs", ("no", "yes"))
    yield Ruling("KG-R9", "kensington", "takes", ("must", "may"))
    yield Ruling("KG-R10", "kensington", "backs", ("outlines", "marks"))
    yield Ruling("KG-R13", "kensington", "storing", ("must", "may"))


class Row(Struct, frozen=True):
    """Games that one row of a table is about."""

    game: str
    seats: int
    policy: Policy
    options: dict[str, Any] = {}


class Measurements:
    """Plays what a row asks for; rows that ask for the same share their games."""

    def __init__(self, games: int, seed: int, threads: int | None) -> None:
        self.games, self.seed, self.threads = games, seed, threads
        self._known: dict[str, Results] = {}

    def of(self, row: Row) -> Results:
        name = repr(row)
        if name not in self._known:
            games, seed, options = self.games, self.seed, row.options
            plan = Plan(row.game, row.seats, games, row.policy, seed, options=options)
            self._known[name] = joined([*simulate(plan, self.threads)])
        return self._known[name]


def rows_of(ruling: Ruling) -> Iterator[tuple[str, Row]]:
    """Every number of seats and policy, each reading below the other."""
    for policy in POLICIES:
        for seats in find_rules(ruling.game).seats:
            for reading in ruling.readings:
                yield reading, Row(ruling.game, seats, policy, {ruling.option: reading})


def usual_rows(game: str) -> Iterator[Row]:
    for policy in POLICIES:
        for seats in find_rules(game).seats:
            yield Row(game, seats, policy)


# Words


def about(estimate: Estimate) -> str:
    return f"{estimate.value:.1f} ± {estimate.reach:.1f}"


def percent(estimate: Estimate) -> str:
    return f"{100 * estimate.value:.1f} ± {100 * estimate.reach:.1f} %"


def table(heads: list[str], rows: list[list[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def endings(results: Results) -> str:
    found = [
        (rule, share(int((results.ended_by == index).sum()), len(results)))
        for index, rule in enumerate(results.endings)
    ]
    return ", ".join(f"{rule}: {percent(each)}" for rule, each in found if each.value)


def what_games_are_like(results: Results) -> list[str]:
    first = share(float(results.wins[:, 0].sum()), len(results))
    winner = mean(results.totals.max(axis=1))
    return [about(mean(results.plies)), about(winner), percent(first), endings(results)]


def ruling_section(ruling: Ruling, measured: Measurements) -> str:
    title = f"### {ruling.rule} {TEXTS.rule_title(ruling.rule)}: `{ruling.option}`"
    heads = ["policy", "seats", ruling.option, "moves", "winner's points"]
    rows = [
        [row.policy, str(row.seats), reading, *what_games_are_like(measured.of(row))]
        for reading, row in rows_of(ruling)
    ]
    return f"{title}\n\n{table([*heads, 'wins of the first seat', 'ended by'], rows)}\n"


def seats_section(game: str, measured: Measurements) -> str:
    """Who wins by where they sit: whether it is good to begin."""
    most = find_rules(game).seats[-1]
    heads = ["policy", "seats", *(f"wins of seat {seat + 1}" for seat in range(most))]
    rows = []
    for row in usual_rows(game):
        results = measured.of(row)
        wins = [percent(share(float(won), len(results))) for won in results.wins.sum(axis=0)]
        rows.append([row.policy, str(row.seats), *wins, *[""] * (most - row.seats)])
    return f"### Where one sits\n\n{table(heads, rows)}\n"


def points_section(game: str, measured: Measurements) -> str:
    """What the points of a seat are made of, in the mean over all seats."""
    every = [(row, measured.of(row)) for row in usual_rows(game)]
    lines = sorted({line for _, results in every for line in results.lines})
    heads = ["policy", "seats", *(f"{line} {TEXTS.rule_title(line)}" for line in lines), "total"]
    rows = []
    for row, results in every:
        parts = dict(zip(results.lines, results.points.mean(axis=1).T, strict=True))
        total = mean(results.totals.mean(axis=1))
        cells = [points(game, line, parts.get(line), total) for line in lines]
        rows.append([row.policy, str(row.seats), *cells, about(total)])
    return f"### Where points come from, for each seat\n\n{table(heads, rows)}\n"


def points(game: str, line: str, values: Any, total: Estimate) -> str:
    """The points of a line; of a bonus also its share of all."""
    if values is None:
        return "0"
    estimate = mean(values)
    if line not in find_game(game).meta.bonuses:
        return about(estimate)
    return f"{about(estimate)} ({estimate.value / total.value:.0%})".replace("%", " %")


def sections(games: list[str], measured: Measurements) -> Iterator[str]:
    for game in games:
        yield f"## {TITLES.get(game, game)}\n"
        yield seats_section(game, measured)
        yield points_section(game, measured)
        yield from (ruling_section(each, measured) for each in rulings() if each.game == game)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000, help="for every row")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, help="all cores if not given")
    parser.add_argument("--game", choices=games_with_kernels(), help="one game only")
    parser.add_argument("--output", type=Path, default=PAGE)
    asked = parser.parse_args()
    chosen = [game for game in TITLES if asked.game in (None, game)]
    measured = Measurements(asked.games, asked.seed, asked.threads)
    play_all(chosen, measured)
    head = HEAD.format(games=asked.games, seed=asked.seed)
    page = "\n".join([head, *sections(chosen, measured)])
    asked.output.write_text(page, encoding="utf-8")


def play_all(games: list[str], measured: Measurements) -> None:
    """Everything that the page needs, with its progress shown."""
    rows = [row for game in games for row in usual_rows(game)]
    rows += [row for each in rulings() if each.game in games for _, row in rows_of(each)]
    with Progress(console=Console(stderr=True)) as bar:
        for row in bar.track(rows, description="rows"):
            measured.of(row)


if __name__ == "__main__":
    main()
