"""Finds what bonuses, cards and pieces of Sunrise Lane are worth at the end, by compiled self-play.

Games are played by the fitted judgement; wherever a turn begins, what every seat has is compared
with the points that it still got. Prints what `judgement_weights.py` of its kernel holds:
python3 dev.py run python -m tools.fit_sunrise_estimate --games 4000
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from faubourg.core.game_catalogue import find_rules
from faubourg.core.game_options import options_of
from faubourg.kernels.batches import new_games
from faubourg.kernels.compiler import compiled
from faubourg.kernels.kernel_catalogue import find_kernel, packed
from faubourg.kernels.kernel_protocol import NATURE, NOBODY
from faubourg.kernels.sunrise.action_worth import choose_by_worth
from faubourg.kernels.sunrise.apply_action import apply
from faubourg.kernels.sunrise.estimate import ASSETS, POWERS, asset, rounds_left
from faubourg.kernels.sunrise.layout import TURN
from faubourg.kernels.sunrise.legal_actions import actor
from faubourg.kernels.sunrise.random_cards import draw
from faubourg.kernels.sunrise.scoring import totals

MOST_TURNS = 400
"""Of one game."""
EVERY = 3
"""Turns between two positions that are compared: neighbours tell the same."""
LOGISTIC = 3**0.5 / np.pi
"""The scale of a logistic curve whose standard deviation is 1."""

RULES, KERNEL = find_rules("sunrise"), find_kernel("sunrise")
OPTIONS = options_of(RULES, None)
Table = NDArray[np.float64]


class Compared(NamedTuple):
    """Positions of games: what one seat had more than another, and how much more it still got."""

    had: Table
    got: Table
    left: Table


@compiled
def play(box: Any, positions: Any, minds: Any, index: int, had: Any, left: Any, room: Any) -> int:
    """One game, with what everybody has at the beginning of each turn, points last."""
    turns = 0
    who = actor(box, positions, index)
    while who != NOBODY:
        position = positions[index]
        if who == NATURE:
            action = draw(box, positions, index)
        else:
            if position.stage == TURN and turns < len(left):
                left[turns] = rounds_left(box[0], position)
                totals(box, positions, index, room)
                for seat in range(box[0].seats):
                    bonuses = room[seat] - position.points[seat]
                    for kind in range(ASSETS):
                        had[turns, seat, kind] = asset(box[0], position, seat, bonuses, kind)
                    had[turns, seat, ASSETS] = position.points[seat]
                turns += 1
            action = choose_by_worth(box, positions, index, minds, 0)
        apply(box, positions, index, action)
        who = actor(box, positions, index)
    totals(box, positions, index, room)
    return turns


def games_of(seats: int, games: int) -> Iterator[Compared]:
    box = packed(KERNEL, RULES, seats, OPTIONS)
    positions = new_games(KERNEL, RULES, box, RULES.setup(seats, OPTIONS), games, seed=seats)
    minds = KERNEL.judgement.minds_for(box, [KERNEL.judgement.weights])
    had, left = np.zeros((MOST_TURNS, seats, ASSETS + 1)), np.zeros(MOST_TURNS)
    room = np.zeros(seats, np.float32)
    for index in range(games):
        turns = play(box, positions, minds, index, had, left, room)
        chosen = slice(index % EVERY, turns, EVERY)
        for seat in range(1, seats):
            more = had[chosen, seat] - had[chosen, 0]
            got = room[seat] - room[0] - more[:, ASSETS]
            yield Compared(more[:, :ASSETS], got.astype(np.float64), left[chosen].copy())


def by_powers(compared: Compared) -> Table:
    """Columns as the weights lie: each asset times every power of the rounds left."""
    powers = compared.left[:, None, None] ** np.arange(POWERS)
    return np.asarray((compared.had[:, :, None] * powers).reshape(len(compared.got), -1))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4000, help="for each number of seats")
    asked = parser.parse_args()
    found = [each for seats in RULES.seats for each in games_of(seats, asked.games)]
    all_of = Compared(*(np.concatenate(column) for column in zip(*found, strict=True)))
    columns = by_powers(all_of)
    weights = np.linalg.lstsq(columns, all_of.got, rcond=None)[0]
    missed = np.abs(all_of.got - columns @ weights)
    spread = np.linalg.lstsq(
        np.stack([np.ones_like(all_of.left), all_of.left], axis=1), missed, rcond=None
    )[0] * (LOGISTIC * (np.pi / 2) ** 0.5)
    for kind in range(ASSETS):
        print(f"    *{tuple(weights[POWERS * kind : POWERS * (kind + 1)].round(3).tolist())},")
    print(f"SPREAD = {tuple(spread.round(2).tolist())}")
    print(f"{len(all_of.got)} comparisons, missed by {missed.mean():.1f} points on average")


if __name__ == "__main__":
    main()
