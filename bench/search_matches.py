"""How the levels by tree search fare against another bot, for as long as one likes to wait.

python3 dev.py run python bench/search_matches.py sunrise hard greedy --iterations 2000 --seconds 60
"""

from __future__ import annotations

import argparse
from time import monotonic

from faubourg.arena.bot_match import Fixture, Played, play_game, shares
from faubourg.bots import Budget


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--iterations", type=int, default=Budget().iterations)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    budget = Budget(iterations=asked.iterations)
    fixture = Fixture(asked.game, tuple(asked.bots), 0, asked.seed, budget=budget)
    played: list[Played] = []
    until = monotonic() + asked.seconds
    while monotonic() < until:
        played.append(play_game(fixture, len(played)))
    for share in shares(fixture, played):
        low, high = share.interval
        print(
            f"{asked.game:<12} {share.bot:<8} {share.wins:g} of {share.games} games, "
            f"{share.rate:.1%} ({low:.1%} to {high:.1%}), {share.average:.1f} points on average, "
            f"{asked.iterations:,} iterations"
        )


if __name__ == "__main__":
    main()
