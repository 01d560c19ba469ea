"""Decisions per second of OpenSpiel's Python games, a JSON object per line."""

import argparse
import json
import random
import time
from importlib.metadata import version

import open_spiel.python.games  # noqa: F401  (importing registers the games)
import pyspiel

GAMES = (
    "python_tic_tac_toe",
    "python_kuhn_poker",
    "python_liars_poker",
    "python_block_dominoes",
    "python_team_dominoes",
)
CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)


def play_game(game: pyspiel.Game) -> tuple[int, int]:
    """Play one random game to its end and return (decisions, plies)."""
    state = game.new_initial_state()
    decisions = plies = 0
    # current_player answers in Python; is_terminal and is_chance_node would
    # cross into C++ and back at every ply, which costs up to a tenth.
    while (player := state.current_player()) != TERMINAL:
        if player == CHANCE:
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            action = random.choices(outcomes, weights)[0]
        else:
            action = random.choice(state.legal_actions(player))
            decisions += 1
        state.apply_action(action)
        plies += 1
    return decisions, plies


def measure(game: pyspiel.Game, seconds: float) -> dict[str, int | float]:
    """Play whole games until the seconds are over."""
    decisions = plies = games = 0
    start = time.perf_counter()
    elapsed = 0.0
    while elapsed < seconds:
        chosen, played = play_game(game)
        decisions += chosen
        plies += played
        games += 1
        elapsed = time.perf_counter() - start
    return {
        "decisions": decisions,
        "plies": plies,
        "games": games,
        "seconds": round(elapsed, 3),
    }


def parse_args() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="per game")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def main() -> None:
    args = parse_args()
    about = {"peer": "openspiel", "version": version("open-spiel")}
    for name in GAMES:
        game = pyspiel.load_game(name)
        random.seed(args.seed)
        play_game(game)
        about |= {"game": name, "seats": game.num_players()}
        print(json.dumps(about | measure(game, args.seconds)), flush=True)


if __name__ == "__main__":
    main()
