"""How often seats win of which the hints say so, as docs/chances-measured.md with its pictures.

It takes long, and goes on with what it found before:
python3 dev.py run python -m tools.measured_chances_page --games 50 --rows chances.jsonl
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import monotonic

import msgspec
from msgspec import Struct

from faubourg.arena.confidence import Estimate, share
from faubourg.bots import Budget
from faubourg.core.game_catalogue import find_rules
from faubourg.kernels.kernel_catalogue import find_kernel, games_with_kernels
from tools.boldness_of_chances import best_power
from tools.chances_asked import Asked, asked_in_a_game, read_rows
from tools.reliability_picture import reliability_picture

DOCS = Path(__file__).parent.parent / "docs"
TITLES = {"sunrise": "Sunrise Lane", "bella_vista": "Bella Vista", "kensington": "Kensington"}
TIMES = 4
"""Positions of a game in which chances are asked for."""
BINS = 10
HEAD = """# Chances, measured

A hint gives every seat a chance to win. Here bots (`{bot}`) played games; in {times} positions of
each, chances were asked for as hints ask (`SearchBot.weigh`, {iterations:,} games a move), of the
move that was then made, and afterwards it was seen who won. If chances are honest, then of all
seats to which 30 % were given about 30 % win. Every seat of every position counts once. *Missed by*
is the mean distance of the two shares over all seats; *Brier* is the mean square of chance less
result, lower is better, beside that of somebody who gives everybody the same. *Best power*: raised
to it the chances would have been likeliest to come true; below 1 they were too bold, above 1 too
timid. Intervals (Wilson, 95 %) take the positions of a game for independent, which they are not:
the truth lies outside somewhat more often.

```sh
{commands}
```

Chances are meant for people who are as strong as one another: a seat of somebody stronger than its
rivals wins more often than it is told.
"""
COMMAND = (
    "python -m tools.measured_chances_page --game {game} --games {games} "
    "--iterations {iterations} --bot {bot}"
)


class Bin(Struct, frozen=True):
    """Seats of which nearly the same was said."""

    said: float
    won: Estimate
    seats: int


def bins_of(rows: Sequence[Asked]) -> list[Bin]:
    pairs = [pair for row in rows for pair in zip(row.chances, row.won, strict=True)]
    found = []
    for number in range(BINS):
        inside = [(c, w) for c, w in pairs if min(int(BINS * c), BINS - 1) == number]
        if inside:
            said, won = (sum(column) for column in zip(*inside, strict=True))
            found.append(Bin(said / len(inside), share(won, len(inside)), len(inside)))
    return found


def missed_by(bins: Sequence[Bin]) -> float:
    seats = sum(each.seats for each in bins)
    return sum(each.seats * abs(each.said - each.won.value) for each in bins) / seats


def brier(rows: Sequence[Asked], told: float | None = None) -> float:
    """The mean square of what was missed by; of somebody who tells all the same, if given."""
    pairs = [pair for row in rows for pair in zip(row.chances, row.won, strict=True)]
    return sum(((c if told is None else told) - w) ** 2 for c, w in pairs) / len(pairs)


# What is asked


def ask(rows: list[Asked], asked: argparse.Namespace) -> Iterator[Asked]:
    """The games not yet among the rows: all numbers of seats of all games in turn."""
    until, known = monotonic() + 60 * asked.minutes, {(r.game, r.seats, r.seed) for r in rows}
    budget = Budget(iterations=asked.iterations)
    for seed in range(asked.games):
        for game in [each for each in TITLES if asked.game in (None, each)]:
            find_kernel(game)  # or NoKernel: there would be no chances
            for seats in find_rules(game).seats:
                if (game, seats, seed) not in known:
                    yield from asked_in_a_game(game, seats, seed, asked.bot, TIMES, budget)
                if monotonic() > until:
                    return


# The page


def percent(value: float) -> str:
    return f"{100 * value:.0f} %"


def section(game: str, seats: int, rows: Sequence[Asked]) -> str:
    bins, games = bins_of(rows), len({row.seed for row in rows})
    lines = [
        f"| {percent(each.said)} | {percent(each.won.value)} | "
        f"{percent(each.won.low)} to {percent(each.won.high)} | {each.seats} |"
        for each in bins
    ]
    return "\n".join(
        [
            f"## {title_of(game, seats)}\n",
            f"![Chances told and shares won]({picture_of(game, seats)})\n",
            f"{len(rows)} positions of {games} games. Missed by {percent(missed_by(bins))}. "
            f"Brier {brier(rows):.3f}, of equal chances {brier(rows, 1 / seats):.3f}. "
            f"Best power {best_power(rows):.2f}.\n",
            "| told | won | interval | seats |",
            "|---|---|---|---|",
            *lines,
            "",
        ]
    )


def title_of(game: str, seats: int) -> str:
    return f"{TITLES[game]}, {seats} seats"


def picture_of(game: str, seats: int) -> str:
    return f"images/chances-{game.replace('_', '-')}-{seats}.svg"


def write_page(rows: Sequence[Asked], asked: argparse.Namespace) -> None:
    """What was not measured this time stays as it was."""
    page = DOCS / "chances-measured.md"
    before = page.read_text(encoding="utf-8") if page.exists() else ""
    commands = "\n".join(commands_of(before, rows, asked.bot, asked.iterations))
    head = HEAD.format(bot=asked.bot, times=TIMES, iterations=asked.iterations, commands=commands)
    sections = sections_in(before)
    for game in TITLES:
        for seats in find_rules(game).seats:
            if chosen := [row for row in rows if (row.game, row.seats) == (game, seats)]:
                points = [(each.said, each.won) for each in bins_of(chosen)]
                title = title_of(game, seats)
                (DOCS / picture_of(game, seats)).write_text(reliability_picture(title, points))
                sections[title] = section(game, seats, chosen)
    titles = [title_of(game, seats) for game in TITLES for seats in find_rules(game).seats]
    found = [sections[title] for title in titles if title in sections]
    page.write_text("\n".join([head, *found]), encoding="utf-8")


def commands_of(page: str, rows: Sequence[Asked], bot: str, iterations: int) -> Iterator[str]:
    """One for each game that was measured: games differ in how many were played."""
    for game in TITLES:
        games = max((row.seed + 1 for row in rows if row.game == game), default=0)
        if games:
            yield COMMAND.format(game=game, games=games, iterations=iterations, bot=bot)
        else:
            yield from (line for line in page.splitlines() if f"_page --game {game} " in line)


def sections_in(page: str) -> dict[str, str]:
    """By their titles.

    >>> sections_in("# Chances\\n\\n## One\\n\\nText.\\n\\n## Other\\n\\nMore.\\n")
    {'One': '## One\\n\\nText.\\n', 'Other': '## Other\\n\\nMore.\\n'}
    """
    _, *parts = page.split("\n## ")
    return {part.split("\n")[0]: f"## {part.rstrip()}\n" for part in parts}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=50, help="of each game and number of seats")
    parser.add_argument("--iterations", type=int, default=2000, help="for each chance")
    parser.add_argument("--bot", default="planner", help="who plays")
    parser.add_argument("--game", choices=games_with_kernels(), help="one game only")
    parser.add_argument("--minutes", type=float, default=1e9)
    parser.add_argument("--rows", type=Path, default=Path("chances.jsonl"))
    asked = parser.parse_args()
    rows = read_rows(asked.rows)
    with asked.rows.open("ab") as file:
        for each in ask(rows, asked):
            file.write(msgspec.json.encode(each) + b"\n")
            file.flush()
    if rows := read_rows(asked.rows):
        write_page(rows, asked)


if __name__ == "__main__":
    main()
