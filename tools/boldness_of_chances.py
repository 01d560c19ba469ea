"""Whether chances that were told were too bold or too timid.

python3 dev.py run python -m tools.boldness_of_chances chances.jsonl

Told is the power to which they would have been likeliest to come true: near 1 they were neither,
below 1 they were too bold.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from math import log
from pathlib import Path

from tools.chances_asked import Asked, read_rows

POWERS = [step / 50 for step in range(5, 101)]
LEAST = 0.002
"""A chance of nothing that came true would outweigh everything else."""


def raised(chances: Sequence[float], power: float) -> tuple[float, ...]:
    """Chances raised to a power, and making 1 again: below 1 they are nearer to one another.

    >>> raised([0.8, 0.2], 1.0)
    (0.8, 0.2)
    >>> [round(chance, 3) for chance in raised([0.8, 0.2], 0.5)]
    [0.667, 0.333]
    """
    found = [chance**power for chance in chances]
    return tuple(each / sum(found) for each in found)


def best_power(rows: Sequence[Asked]) -> float:
    return max(POWERS, key=lambda power: _likelihood(rows, power))


def _likelihood(rows: Sequence[Asked], power: float) -> float:
    """Its logarithm."""
    total = 0.0
    for row in rows:
        chances = raised([max(chance, LEAST) for chance in row.chances], power)
        total += sum(won * log(chance) for won, chance in zip(row.won, chances, strict=True))
    return total


def main() -> None:
    rows = read_rows(Path(sys.argv[1]))
    for game in sorted({row.game for row in rows}):
        chosen = [row for row in rows if row.game == game]
        games = len({(row.seats, row.seed) for row in chosen})
        print(f"{game}: {best_power(chosen):.2f} by {games} games")


if __name__ == "__main__":
    main()
