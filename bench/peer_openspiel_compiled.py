"""Plies per second of games that OpenSpiel has in C++, among its own random bots.

Such a game runs in C++ from beginning to end, but nobody counts its plies, so the mean length is
taken from games that are counted, before the clock starts. A JSON object per line.
"""

import argparse
import json
import random
import time
from importlib.metadata import version

import pyspiel

GAMES = ("connect_four", "backgammon")
COUNTED = 500
"""Games by which the mean length is known."""


def counted_game(game: pyspiel.Game) -> tuple[int, int]:
    """Play one random game to its end and return (decisions, plies)."""
    state = game.new_initial_state()
    decisions = plies = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            action = random.choices(outcomes, weights)[0]
        else:
            action = random.choice(state.legal_actions())
            decisions += 1
        state.apply_action(action)
        plies += 1
    return decisions, plies


def measure(game: pyspiel.Game, seconds: float, seed: int) -> dict[str, float]:
    """Whole games until the seconds are over."""
    random.seed(seed)
    lengths = [counted_game(game) for _ in range(COUNTED)]
    seats = range(game.num_players())
    bots = [pyspiel.make_uniform_random_bot(seat, seed + seat) for seat in seats]
    games = 0
    start = time.perf_counter()
    elapsed = 0.0
    while elapsed < seconds:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, seed + games)
        games += 1
        elapsed = time.perf_counter() - start
    decisions, plies = (sum(column) / COUNTED for column in zip(*lengths, strict=True))
    figures = {"decisions": games * decisions, "plies": games * plies, "games": games}
    return {**figures, "seconds": round(elapsed, 3)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="per game")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    about = {"peer": "openspiel C++", "version": version("open-spiel")}
    for name in GAMES:
        game = pyspiel.load_game(name)
        about |= {"game": name, "seats": game.num_players()}
        print(json.dumps(about | measure(game, args.seconds, args.seed)), flush=True)


if __name__ == "__main__":
    main()
