"""Random play by the readable rules: every legal move listed at every decision.

python3 dev.py run python bench/rules.py --game kensington --seats 3 --seconds 5
"""

from __future__ import annotations

import argparse
import json
from random import Random
from time import perf_counter

from faubourg.core.game_catalogue import find_rules
from faubourg.core.game_protocol import NATURE, AnyRules
from faubourg.core.table import options_of


def play_game(rules: AnyRules, seats: int, rng: Random) -> tuple[int, int]:
    """One whole random game; returns its decisions and its plies (Nature included)."""
    state = rules.setup(seats, options_of(rules, None))
    to_act, chances, moves, play = rules.to_act, rules.chances, rules.moves, rules.play
    random = rng.random
    decisions = plies = 0
    while (actor := to_act(state)) is not None:
        plies += 1
        if actor is NATURE:
            odds = chances(state)
            move = rng.choices([*odds], [*odds.values()])[0]
        else:
            decisions += 1
            legal = [*moves(state)]
            move = legal[int(random() * len(legal))]
        state = play(state, move)
    return decisions, plies


def measure(game: str, seats: int, seconds: float, seed: int) -> dict[str, object]:
    rules, rng = find_rules(game), Random(seed)
    play_game(rules, seats, rng)
    games = decisions = plies = 0
    start = perf_counter()
    while (spent := perf_counter() - start) < seconds:
        made, passed = play_game(rules, seats, rng)
        games, decisions, plies = games + 1, decisions + made, plies + passed
    figures: dict[str, object] = {"decisions": decisions, "plies": plies, "games": games}
    return {"peer": "faubourg", "game": game, "seats": seats, **figures, "seconds": spent}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="sunrise")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    print(json.dumps(measure(chosen.game, chosen.seats, chosen.seconds, chosen.seed)))
