"""The power to which chances that were told would have been likeliest to come true.

Near 1 they were neither too bold nor too timid; below 1 they were too bold. What
`faubourg.bots.levels.CONFIDENCE` holds for a game is to be multiplied by it:
python3 dev.py run python -m tools.fit_confidence chances.jsonl
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from math import log
from pathlib import Path

from faubourg.bots.levels import CONFIDENCE
from faubourg.bots.tempered_chances import tempered
from tools.chances_asked import Asked, read_rows

POWERS = [step / 50 for step in range(5, 101)]
LEAST = 0.002
"""A chance of nothing that came true would outweigh everything else."""


def best_power(rows: Sequence[Asked]) -> float:
    return max(POWERS, key=lambda power: _likelihood(rows, power))


def _likelihood(rows: Sequence[Asked], power: float) -> float:
    """Its logarithm."""
    total = 0.0
    for row in rows:
        chances = tempered([max(chance, LEAST) for chance in row.chances], power)
        total += sum(won * log(chance) for won, chance in zip(row.won, chances, strict=True))
    return total


def main() -> None:
    rows = read_rows(Path(sys.argv[1]))
    for game in sorted({row.game for row in rows}):
        chosen = [row for row in rows if row.game == game]
        games = len({(row.seats, row.seed) for row in chosen})
        power, shipped = best_power(chosen), CONFIDENCE.get(game, 1.0)
        print(f"{game}: {power:.2f} by {games} games, so {power * shipped:.2f} for {shipped:.2f}")


if __name__ == "__main__":
    main()
