"""The games of matches that were kept, as a table for a document.

python3 dev.py run python bench/table_of_matches.py bench/games_played/*.jsonl

A row for each pair: games won with the interval of 95 %, how often the first bot won for once that
its fair share would be, points ahead of the best of the others, and what its moves cost.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.search_matches import Played
from faubourg.arena.confidence import share

TITLES = {"sunrise": "Sunrise Lane", "bella_vista": "Bella Vista", "kensington": "Kensington"}
HEAD = (
    "| game | seats | bots | games won | of a fair share | margin in points | ms a move |\n"
    "|---|---|---|---|---|---|---|"
)


def games_in(files: Iterable[Path]) -> Iterator[Played]:
    for file in files:
        for line in file.read_bytes().splitlines():
            yield msgspec.json.decode(line, type=Played)


def row(games: Sequence[Played]) -> str:
    first, number = games[0], len(games)
    won = sum(each.won for each in games)
    found = share(won, number)
    margin = sum(each.margin for each in games) / number
    cost = 1000 * sum(each.seconds for each in games) / sum(each.moves for each in games)
    cells = (
        *(TITLES[first.game], str(first.seats), "`{}` against `{}`".format(*first.pair)),
        f"{won:g} of {number} ({found.low:.0%} to {found.high:.0%})".replace("%", " %"),
        f"{found.value * first.seats:.1f} ({found.low * first.seats:.1f} at least)",
        f"{margin:+.1f}".replace("-", "−"),
        f"{cost:.0f}",
    )
    return f"| {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", type=Path)
    found: dict[tuple[str, int, tuple[str, str]], list[Played]] = {}
    for each in games_in(parser.parse_args().files):
        found.setdefault((each.game, each.seats, each.pair), []).append(each)
    print(HEAD)
    for games in found.values():
        print(row(games))


if __name__ == "__main__":
    main()
