"""Random play by our rules beside Catanatron and OpenSpiel's Python games, in one run, as ratios.

Every engine lists its legal moves at every decision; forced moves count as decisions for all.
python3 dev.py bench [--seconds 5]
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

BENCH = Path(__file__).resolve().parent
PEERS = BENCH.parent / ".peers" / ("Scripts" if os.name == "nt" else "bin") / "python"
SEATS = {"sunrise": (2, 3, 4), "bella_vista": (2, 3, 4), "kensington": (2, 3, 4, 5)}
REFERENCE = 3
YARDSTICK = "catanatron"


def run(python: Path, script: str, *arguments: str) -> list[dict[str, Any]]:
    """The JSON lines that a benchmark prints; one process at a time, so that each is alone."""
    command = [str(python), str(BENCH / script), *arguments]
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]


def measured(seconds: float) -> Iterator[dict[str, Any]]:
    time = ("--seconds", str(seconds))
    for game, numbers in SEATS.items():
        for seats in numbers:
            table = ("--game", game, "--seats", str(seats))
            yield from run(Path(sys.executable), "rules.py", *time, *table)
    yield from run(PEERS, "peer_catanatron.py", *time)
    yield from run(PEERS, "peer_openspiel.py", *time)


def rate(figures: dict[str, Any], what: str) -> float:
    return float(figures[what]) / float(figures["seconds"])


def report(rows: list[dict[str, Any]]) -> None:
    own = [row for row in rows if row["peer"] == "faubourg" and row["seats"] == REFERENCE]
    ours = own[0]
    print(f"{'engine and game':<34}{'seats':>6}{'decisions/s':>13}", end="")
    print(f"{'plies/s':>11}{'games/s':>9}{'ratio':>8}")
    for row in rows:
        name = f"{row['peer']} {row['game']}"
        ratio = rate(ours, "decisions") / rate(row, "decisions")
        figures = f"{rate(row, 'decisions'):>13,.0f}{rate(row, 'plies'):>11,.0f}"
        print(f"{name:<34}{row['seats']:>6}{figures}{rate(row, 'games'):>9,.1f}{ratio:>8.2f}")
    peer = next(row for row in rows if row["peer"] == YARDSTICK)
    print(f"\nratio: decisions/s of faubourg {ours['game']} with {REFERENCE} seats over the row's")
    for row in own:
        times = rate(row, "decisions") / rate(peer, "decisions")
        name = f"faubourg {row['game']} with {row['seats']} seats"
        print(f"{name} makes {times:.2f} times the decisions of {YARDSTICK}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="for each engine and game")
    report([*measured(parser.parse_args().seconds)])
