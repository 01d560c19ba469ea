"""Attacks on the server, one after another, while honest people play there.

python bench/attacks.py [--only NAME] [--seconds S] [--against FOLDER] [--json]

Each attack meets a fresh server with the usual limits, SQLite on the disk and 1,024 files. Four
people play at two tables, a move every 50 ms each; newcomers ask for the list of games five times
a second and open a table every second, all from other addresses than the attacker's. Printed is
how long their moves took to be seen, how many newcomers were not served, the most memory that the
server had, how much its folder grew, how many cores it kept busy, and what the attacker was told.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import msgspec
import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.attackers import ATTACKS
from bench.latencies import collect_nothing
from bench.measure_attack import Figures, measure
from bench.server_process import HERE, as_usual

COLUMNS = (
    "attack",
    "p50 ms",
    "p99 ms",
    "max ms",
    "newcomers failed",
    "MB (workers)",
    "disk MB",
    "cores",
    "log lines",
    "the attacker was told",
)
MOST_TOLD = 6


def main() -> None:
    asked = _asked()
    versions = {"": HERE} if asked.against is None else {"this": HERE, "that": asked.against}
    collect_nothing()
    if not asked.json:
        print(_row(COLUMNS), _row("---" for _ in COLUMNS), sep="\n", flush=True)
    for name in asked.only or ATTACKS:
        for version, checkout in versions.items():
            with (
                tempfile.TemporaryDirectory() as folder,
                as_usual(Path(folder), checkout.resolve()) as house,
            ):
                figures = uvloop.run(measure(house, name, asked.seconds))
            _show(figures, version, asked.json)


def _show(figures: Figures, version: str, as_json: bool) -> None:
    if as_json:
        said = {"version": version, **msgspec.to_builtins(figures)}
        print(msgspec.json.encode(said).decode(), flush=True)
    else:
        print(_row(_cells(figures, version)), flush=True)


def _cells(figures: Figures, version: str) -> Iterator[str]:
    name = f"`{figures.attack}`"
    yield f"{name} {version}".strip()
    yield from (f"{each:,.0f}" for each in _times(figures))
    cut = f", {figures.cut_off} cut off" if figures.cut_off else ""
    yield f"{figures.failed} of {figures.newcomers.number}{cut}"
    workers = f" ({figures.workers_mb:,.0f})" if figures.workers_mb else ""
    yield f"{figures.peak_mb:,.0f}{workers}{'' if figures.alive else ', died'}"
    yield f"{figures.disk_mb:,.1f}"
    yield f"{figures.cpu:.2f}"
    yield f"{figures.log_lines:,}"
    told = sorted(figures.answers.items(), key=lambda each: -each[1])
    yield ", ".join(f"{what} ×{number:,}" for what, number in told[:MOST_TOLD]) or "nothing"


def _times(figures: Figures) -> tuple[float, float, float]:
    return figures.players.p50, figures.players.p99, figures.players.most


def _row(cells: Iterator[str] | tuple[str, ...]) -> str:
    return f"| {' | '.join(cells)} |"


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", action="append", choices=ATTACKS, help="one; may be repeated")
    parser.add_argument("--seconds", type=float, default=10, help="how long each attack lasts")
    parser.add_argument("--against", type=Path, help="another checkout, attacked in turns")
    parser.add_argument("--json", action="store_true", help="one object a line, with all figures")
    return parser.parse_args()


if __name__ == "__main__":
    main()
