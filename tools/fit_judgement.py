"""Finds the weights by which actions of a game are judged, by compiled self-play.

Candidates around the best so far play against it, and those that do best are the middle of the next
ones. Prints what the game's `judgement_weights.py` below `faubourg/kernels` holds.

python3 dev.py run python -m tools.fit_judgement sunrise --seats 4 --generations 20
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
from numpy.typing import NDArray

from faubourg.core.game_catalogue import find_rules
from faubourg.core.game_options import options_of
from faubourg.kernels.batches import new_games
from faubourg.kernels.compiler import compiled
from faubourg.kernels.dispatch_by_game import actor, apply, choose_by_worth, draw
from faubourg.kernels.kernel_catalogue import find_kernel, packed
from faubourg.kernels.kernel_protocol import NATURE, NOBODY
from faubourg.kernels.random_numbers import seeds_of

CANDIDATES, KEPT = 14, 4
STRAY, LEAST_STRAY = 0.25, 0.03
"""How far candidates stray, as a share of each weight, and at least; less and less from generation
to generation."""
NARROWER = 0.93
Weights = NDArray[np.float64]


@compiled
def play(box: Any, positions: Any, minds: Any, seats: int) -> None:
    """The first mind sits on every seat in turn, the second on all others."""
    for index in range(len(positions)):
        who = actor(box, positions, index)
        while who != NOBODY:
            if who == NATURE:
                action = draw(box, positions, index)
            else:
                which = 0 if who == index % seats else 1
                action = choose_by_worth(box, positions, index, minds, which)
            apply(box, positions, index, action)
            who = actor(box, positions, index)


class Matches:
    """Games of one game among those who judge by different weights."""

    def __init__(self, game: str, seats: int, games: int) -> None:
        self.rules, self.kernel = find_rules(game), find_kernel(game)
        self.seats, self.games = seats, games - games % seats
        self.options = options_of(self.rules, None)
        self.box = packed(self.kernel, self.rules, seats, self.options)

    def success(self, one: Weights, other: Weights, seed: int) -> float:
        """The share of wins, and a little of the margin, of one among others; 0.5 is fair."""
        totals = self.totals([one.tolist(), other.tolist()], seed)
        owners = np.arange(self.seats) == np.arange(self.games)[:, None] % self.seats
        own, others = totals[owners], totals[~owners].reshape(self.games, -1)
        beside = 1 + (others == own[:, None]).sum(axis=1)
        wins = np.mean((own >= others.max(axis=1)) / beside)
        return float(wins * self.seats / 2 + 0.01 * np.mean(own - others.mean(axis=1)))

    def totals(self, rows: list[list[float]], seed: int) -> NDArray[np.int32]:
        start = self.rules.setup(self.seats, self.options)
        positions = new_games(self.kernel, self.rules, self.box, start, self.games, seed)
        # Whoever sits where, the games of a round have the same randomness.
        positions["random"] = np.repeat(seeds_of(seed, self.games // self.seats), self.seats)
        minds = self.kernel.judgement.minds_for(self.box, rows)
        play(self.box, positions, minds, self.seats)
        totals = np.zeros((self.games, self.seats), np.int32)
        for index, into in enumerate(totals):
            self.kernel.totals(self.box, positions, index, into)
        return totals


def fitted(matches: Matches, generations: int) -> Weights:
    rng = np.random.default_rng(1)
    middle = np.array(matches.kernel.judgement.weights)
    best, width = middle.copy(), 1.0
    for generation in range(generations):
        steps = width * np.maximum(STRAY * np.abs(best), LEAST_STRAY)
        strays = steps * rng.normal(size=(CANDIDATES, len(best)))
        tried = np.maximum(np.vstack([middle, middle + strays]), 0)
        found = [matches.success(each, best, generation) for each in tried]
        middle = tried[np.argsort(found)[-KEPT:]].mean(axis=0)
        against_best = matches.success(middle, best, 1000 + generation)
        if against_best > 0.51:
            best = middle.copy()
        width *= NARROWER
        print(f"generation {generation}: {against_best:.3f} against the best", flush=True)
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--generations", type=int, default=20)
    parser.add_argument("--games", type=int, default=800, help="of each candidate")
    asked = parser.parse_args()
    matches = Matches(asked.game, asked.seats, asked.games)
    first = np.array(matches.kernel.judgement.weights)
    best = fitted(matches, asked.generations)
    for name, weight in zip(matches.kernel.judgement.names, best, strict=True):
        print(f'    "{name}": {weight:.3f},')
    print(f"{matches.success(best, first, 5000):.3f} against the weights of before")


if __name__ == "__main__":
    main()
