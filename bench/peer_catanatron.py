"""Decisions per second of Catanatron's random play, as one JSON object."""

import argparse
import json
import random
import time
from importlib.metadata import version

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer

SEATS = 3


def play_game() -> int:
    """Play one random game to its end and return the decisions it took."""
    game = Game([RandomPlayer(color) for color in list(Color)[:SEATS]])
    state = game.state
    decisions = 0
    # Game.play with neither its copies for accumulators nor its validation:
    # the engine itself lists playable_actions anew after every action.
    while game.winning_color() is None and state.num_turns < TURNS_LIMIT:
        action = state.current_player().decide(game, state.playable_actions)
        game.execute(action, validate_action=False)
        decisions += 1
    return decisions


def measure(seconds: float) -> dict[str, int | float]:
    """Play whole games until the seconds are over."""
    decisions = games = 0
    start = time.perf_counter()
    elapsed = 0.0
    while elapsed < seconds:
        decisions += play_game()
        games += 1
        elapsed = time.perf_counter() - start
    return {
        "decisions": decisions,
        # Chance is resolved inside the action, so there are no other plies.
        "plies": decisions,
        "games": games,
        "seconds": round(elapsed, 3),
    }


def parse_args() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def main() -> None:
    args = parse_args()
    # Each Game draws its own seed from this generator; passing it a seed of 0
    # would be taken as none given.
    random.seed(args.seed)
    # One game off the clock fills the engine's caches.
    play_game()
    about = {
        "peer": "catanatron",
        "version": version("catanatron"),
        "game": "catan_base",
        "seats": SEATS,
    }
    print(json.dumps(about | measure(args.seconds)))


if __name__ == "__main__":
    main()
