"""Speed of the server: a swarm of players on loopback, one server process, SQLite on the disk.

python bench/server.py [--tables N] [--seconds S] [--offered R] [--open N] [--in-memory]
                       [--only closed|offered|open] [--timeline] [--against FOLDER [--rounds N]]

Closed loop: at each table two people, each with a connection of their own, answer as soon as it is
their turn. A move is one message up; when it is on the disk both people are sent the whole view,
the log since the last move, totals and bonuses as they stand, and whoever is to act every legal
move with its points. Offered load: the same at a steady rate, and how long each move took until
its maker saw the new position. Open tables: many that nobody plays at, and what they cost.

The client collects no garbage while it measures and says how late its own loop was at worst: what
is longer than that was the server. `--timeline` shows both for each second. `--against` starts the
server of another checkout (with its own .venv) in turns with this one, and prints ratios last.
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import TypeAlias

import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.http_client import Browser
from bench.latencies import Lag, Latencies, collect_nothing
from bench.server_process import HERE, House, unlimited
from bench.swarm import Player, Swarm

MOST_A_SECOND = 20_000
"""More answers than one server gives."""
Measured: TypeAlias = dict[str, float]


async def closed_loop(house: House, asked: argparse.Namespace) -> Measured:
    swarm = Swarm(house.port, asked.tables, int((asked.seconds + 10) * MOST_A_SECOND))
    await swarm.come()
    collect_nothing()
    lag = Lag(asked.seconds)
    cpu = house.cpu()
    swarm.answers.begin()
    swarm.go()
    await asyncio.sleep(asked.seconds)
    moves, took = len(swarm.answers), time.perf_counter() - swarm.answers.start
    worked, answered = house.cpu() - cpu, swarm.answers.percentiles()
    lag.stop()
    size = sum(p.bytes for p in swarm.players) / max(1, sum(p.received for p in swarm.players))
    print(
        f"closed loop, {asked.tables} tables, 2 watch: {moves / took:,.0f} durable moves/s, "
        f"{answered}, {size:,.0f} bytes a message, server {worked / took:.0%} of a core, "
        f"{_late(lag)}",
        flush=True,
    )
    _show_timeline(asked, swarm.answers, lag)
    swarm.leave()
    return {
        "moves/s": moves / took,
        "moves/s of the server's processor time": moves / worked,
        "p50": answered.p50,
        "p99": answered.p99,
    }


async def offered_load(house: House, asked: argparse.Namespace) -> Measured:
    seconds, rate = asked.seconds, asked.offered
    swarm = Swarm(house.port, asked.tables, int((seconds + 10) * MOST_A_SECOND))
    await swarm.come()
    collect_nothing()
    lag = Lag(seconds)
    missed = await _offer(swarm, seconds, rate)
    answered = swarm.answers.percentiles()
    lag.stop()
    print(
        f"offered {rate:,.0f} moves/s at {asked.tables} tables, 2 watch: "
        f"{answered.number / seconds:,.0f}/s answered, {answered} "
        f"({missed} not sent: no table was ready), {_late(lag)}",
        flush=True,
    )
    _show_timeline(asked, swarm.answers, lag)
    swarm.leave()
    return {"p50": answered.p50, "p99": answered.p99, "p99.9": answered.p999, "max": answered.most}


async def _offer(swarm: Swarm, seconds: float, rate: float) -> int:
    """Moves at a steady rate, wherever somebody is to act; how often nobody was."""
    waiting = {each for each in swarm.players if each.last and each.last.moves}
    for player in swarm.players:
        player.on_turn = lambda who, _: waiting.add(who)
    swarm.answers.begin()
    sent = missed = 0
    while (now := time.perf_counter() - swarm.answers.start) < seconds:
        while sent < now * rate:
            sent += 1
            missed += not _somebody_plays(waiting)
        await asyncio.sleep(0.0005)
    await asyncio.sleep(0.5)
    return missed


def _somebody_plays(waiting: set[Player]) -> bool:
    if not waiting:
        return False
    player = waiting.pop()
    assert player.last is not None
    player.play(player.last)
    return True


async def open_tables(house: House, asked: argparse.Namespace) -> Measured:
    ann, before = Browser(house.port), house.memory()
    wish = {"game": "sunrise", "seats": [{"kind": "me"}, {"kind": "open"}]}
    start = time.perf_counter()
    for _ in range(asked.open):
        await ann.post("/api/tables", wish)
    took = time.perf_counter() - start
    swarm = Swarm(house.port, asked.tables, 15 * MOST_A_SECOND)
    await swarm.come()
    swarm.go()
    await asyncio.sleep(5)
    memory = house.memory()
    print(
        f"{asked.open:,} open tables (opened at {asked.open / took:,.0f}/s), {asked.tables} "
        f"active: {memory:,.0f} MB (before: {before:,.0f} MB)",
        flush=True,
    )
    swarm.leave()
    return {"opened/s": asked.open / took, "MB": memory}


TESTS = {"closed": closed_loop, "offered": offered_load, "open": open_tables}


def _late(lag: Lag) -> str:
    return f"client late by {lag.late.percentiles().most:.1f} ms at most"


def _show_timeline(asked: argparse.Namespace, answers: Latencies, lag: Lag) -> None:
    if not asked.timeline:
        return
    late = [*lag.late.worst_by_second()]
    print("  second  worst answer  client late (ms)")
    for second, worst in enumerate(answers.worst_by_second()):
        mine = f"{late[second]:.1f}" if second < len(late) else ""
        print(f"  {second:6}  {worst:12.1f}  {mine:>11}", flush=True)


def serve(folder: Path, in_memory: bool) -> None:
    """The server under test: no limits, nothing else than usual."""
    from faubourg.server.rate_limits import Limits
    from faubourg.server.storage import sqlite
    from faubourg.server.web import serve as serving
    from faubourg.server.workers.bot_processes import BotSettings

    if in_memory:
        sqlite.SYNCHRONOUS = "OFF"
    fields = Limits.__struct_fields__
    endless = Limits(**{name: 1 if name.endswith("costs") else 10**9 for name in fields})
    port, bots = serving.free_port("127.0.0.1"), BotSettings(searches=False)
    place = serving.Place("127.0.0.1", port, folder, limits=endless, bots=bots)
    serving.serve(place, ready=lambda: print(place.port, flush=True))


def main() -> None:
    asked = _asked()
    if asked.serve:
        serve(asked.serve, asked.in_memory)
        return
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    versions = [HERE, asked.against.resolve()] if asked.against else [HERE]
    for name in asked.only or TESTS:
        found: dict[Path, list[Measured]] = {version: [] for version in versions}
        for version in versions * (asked.rounds if asked.against else 1):
            if asked.against:
                print(f"{'this' if version == HERE else 'that'}: ", end="", flush=True)
            found[version].append(_measured(name, version, asked))
        if asked.against:
            _show_ratios(name, *found.values())


def _measured(name: str, version: Path, asked: argparse.Namespace) -> Measured:
    with (
        tempfile.TemporaryDirectory() as folder,
        unlimited(Path(folder), version, asked.in_memory) as house,
    ):
        return uvloop.run(TESTS[name](house, asked))


def _show_ratios(name: str, this: list[Measured], that: list[Measured]) -> None:
    """Of the medians over all rounds: absolute figures depend on the machine, ratios less."""
    ratios = (
        f"{what} {median(each[what] for each in this) / median(each[what] for each in that):.2f}"
        for what in this[0]
    )
    print(f"{name}, this : that = {', '.join(ratios)}", flush=True)


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--offered", type=float, default=1000)
    parser.add_argument("--open", type=int, default=10_000)
    parser.add_argument("--in-memory", action="store_true", help="do not wait for the disk")
    parser.add_argument("--only", action="append", choices=TESTS, help="one test; may be repeated")
    parser.add_argument("--timeline", action="store_true", help="the worst of each second")
    parser.add_argument("--against", type=Path, help="another checkout, measured in turns")
    parser.add_argument("--rounds", type=int, default=2, help="turns for each with --against")
    parser.add_argument("--serve", type=Path, help=argparse.SUPPRESS)
    return parser.parse_args()


if __name__ == "__main__":
    main()
