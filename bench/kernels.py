"""Playouts by the compiled rules, beside the readable rules and peers in the same run, as ratios.

python3 dev.py run python bench/kernels.py --seconds 5 --json kernels.json
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from faubourg.core.game_catalogue import find_rules
from faubourg.core.game_options import options_of
from faubourg.kernels.batches import POLICIES, PolicyName, new_games, play_on_all_cores
from faubourg.kernels.compile_cache import FOLDER
from faubourg.kernels.kernel_catalogue import find_kernel, games_with_kernels, packed

BENCH = Path(__file__).resolve().parent
PEERS = BENCH.parent / ".peers" / ("Scripts" if os.name == "nt" else "bin") / "python"
SEATS = 3
BATCH = 4000
"""Games of one round of playouts."""
COMPILE = """
import json, sys, time
begun = time.perf_counter()
from faubourg.kernels.compile_ahead import compile_all
names = [*compile_all(sys.argv[1])]
print(json.dumps({"seconds": time.perf_counter() - begun}))
"""


def kernel_rates(game: str, seconds: float) -> Iterator[dict[str, Any]]:
    """Plies a second: each policy on one core and on all."""
    for policy in POLICIES:
        for threads in sorted({1, os.cpu_count() or 1}):
            yield {
                "what": f"kernel {policy}",
                "game": game,
                "seats": SEATS,
                "threads": threads,
                **playouts(game, policy, threads, seconds),
            }


def playouts(game: str, policy: PolicyName, threads: int, seconds: float) -> dict[str, Any]:
    rules, kernel = find_rules(game), find_kernel(game)
    options = options_of(rules, None)
    box, start = packed(kernel, rules, SEATS, options), rules.setup(SEATS, options)
    play_on_all_cores(kernel, box, new_games(kernel, rules, box, start, 8, 0), policy, threads)
    games, plies, spent = 0, 0, 0.0
    while spent < seconds:
        positions = new_games(kernel, rules, box, start, BATCH, seed=games)
        begun = perf_counter()
        plies += play_on_all_cores(kernel, box, positions, policy, threads)
        spent += perf_counter() - begun
        games += BATCH
    return {"plies": plies, "games": games, "seconds": spent}


def compile_times(game: str) -> dict[str, Any]:
    """Seconds until every function is ready: with an empty folder, and with a full one."""
    with TemporaryDirectory() as folder:
        command = [sys.executable, "-c", COMPILE, game]
        environment = {**os.environ, FOLDER: folder}
        told = [
            subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
            for _ in range(2)
        ]
    cold, warm = (float(json.loads(each.stdout)["seconds"]) for each in told)
    return {"what": "compiling", "game": game, "cold": cold, "warm": warm}


def lines_of(python: Path, script: str, *arguments: str) -> list[dict[str, Any]]:
    command = [str(python), str(BENCH / script), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]


def others(games: list[str], seconds: float) -> Iterator[dict[str, Any]]:
    """The readable rules, then the peers where they are set up (`dev.py bench` does that)."""
    time = ("--seconds", str(seconds))
    for game in games:
        table = ("--game", game, "--seats", str(SEATS))
        for row in lines_of(Path(sys.executable), "rules.py", *time, *table):
            yield {"what": "readable rules", "threads": 1, **row}
    if not PEERS.exists():
        print("The peers are not set up: python3 dev.py bench does it.", file=sys.stderr)
        return
    for script in ("peer_openspiel_compiled.py", "peer_catanatron.py"):
        for row in lines_of(PEERS, script, *time):
            yield {"what": row["peer"], "threads": 1, **row}


def rate(row: dict[str, Any]) -> float:
    return float(row["plies"]) / float(row["seconds"])


def report(rows: list[dict[str, Any]]) -> None:
    alone = {
        row["game"]: rate(row)
        for row in rows
        if row["what"] == "kernel random" and row["threads"] == 1
    }
    print(f"{'':<36}{'cores':>6}{'plies/s':>14}", *(f"{game:>12}" for game in alone))
    for row in (row for row in rows if "plies" in row):
        ratios = (f"{mine / rate(row):>12,.2f}" for mine in alone.values())
        name = f"{row['what']}, {row['game']}"
        print(f"{name:<36}{row['threads']:>6}{rate(row):>14,.0f}", *ratios)
    print("\nThe last columns: random playouts of that kernel on one core, over the row.\n")
    for row in (row for row in rows if row["what"] == "compiling"):
        times = f"{row['cold']:.1f} s with an empty folder, {row['warm']:.2f} s from the folder"
        print(f"{row['game']} is ready after {times}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="for each row")
    parser.add_argument("--game", choices=games_with_kernels(), help="one game only")
    parser.add_argument("--alone", action="store_true", help="neither readable rules nor peers")
    parser.add_argument("--json", type=Path, help="write the rows there as well")
    asked = parser.parse_args()
    games = [game for game in games_with_kernels() if asked.game in (None, game)]
    rows = [compile_times(game) for game in games]
    rows += [row for game in games for row in kernel_rates(game, asked.seconds)]
    rows += [] if asked.alone else [*others(games, asked.seconds)]
    report(rows)
    if asked.json:
        asked.json.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
