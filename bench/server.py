"""Speed of the server: a swarm of players on loopback, one server process, SQLite on the disk.

python bench/server.py [--tables N] [--seconds S] [--offered R] [--open N] [--in-memory]

Closed loop: at each table two people, each with a connection of their own, answer as soon as it is
their turn. A move is one message up; when it is on the disk both people are sent the whole view,
the log since the last move, totals and bonuses as they stand, and whoever is to act every legal
move with its points. Offered load: the same at a steady rate, and how long each move took until
its maker saw the new position. Open tables: many that nobody plays at, and what they cost.
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from statistics import mean, quantiles
from typing import Any

import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.swarm import Browser, House, Swarm


async def closed_loop(house: House, tables: int, seconds: float) -> None:
    swarm = Swarm(house, tables)
    await swarm.come()
    cpu, start = house.cpu(), time.perf_counter()
    swarm.go()
    await asyncio.sleep(seconds)
    moves, took = len(swarm.answers), time.perf_counter() - start
    busy = (house.cpu() - cpu) / took
    size = sum(p.bytes for p in swarm.players) / max(1, sum(p.received for p in swarm.players))
    print(
        f"closed loop, {tables} tables, 2 watch: {moves / took:,.0f} durable moves/s, "
        f"p50 {1000 * _percentile(swarm.answers, 50):.1f} ms, "
        f"p99 {1000 * _percentile(swarm.answers, 99):.1f} ms, "
        f"{size:,.0f} bytes a message, server {busy:.0%} of a core",
        flush=True,
    )
    swarm.leave()


async def offered_load(house: House, tables: int, seconds: float, rate: float) -> None:
    swarm = Swarm(house, tables)
    await swarm.come()
    start, sent, missed = time.perf_counter(), 0, 0
    waiting = {each for each in swarm.players if each.last and each.last.moves}
    for player in swarm.players:
        player.on_turn = lambda who, _: waiting.add(who)
    while (now := time.perf_counter() - start) < seconds:
        while sent < now * rate:
            sent += 1
            if waiting:
                player = waiting.pop()
                assert player.last is not None
                player.play(player.last)
            else:
                missed += 1
        await asyncio.sleep(0.0005)
    await asyncio.sleep(0.5)
    print(
        f"offered {rate:,.0f} moves/s at {tables} tables, 2 watch: "
        f"{len(swarm.answers) / seconds:,.0f}/s answered, "
        f"p50 {1000 * _percentile(swarm.answers, 50):.2f} ms, "
        f"p99 {1000 * _percentile(swarm.answers, 99):.2f} ms, "
        f"max {1000 * max(swarm.answers):.1f} ms ({missed} not sent: no table was ready)",
        flush=True,
    )
    swarm.leave()


async def open_tables(house: House, number: int, active: int) -> None:
    ann, before = Browser(house.port), house.memory()
    wish = {"game": "sunrise", "seats": [{"kind": "me"}, {"kind": "open"}]}
    start = time.perf_counter()
    for _ in range(number):
        ann.post("/api/tables", wish)
    took = time.perf_counter() - start
    swarm = Swarm(house, active)
    await swarm.come()
    swarm.go()
    await asyncio.sleep(5)
    print(
        f"{number:,} open tables (opened at {number / took:,.0f}/s), {active} active: "
        f"{house.memory():,.0f} MB (before: {before:,.0f} MB)",
        flush=True,
    )
    swarm.leave()


def _percentile(values: list[float], percent: int) -> float:
    return quantiles(values, n=100)[percent - 1] if len(values) > 1 else mean(values or [0])


def serve(folder: Path, in_memory: bool) -> None:
    """The server under test: no limits, nothing else than usual."""
    from faubourg.server import serve as serving
    from faubourg.server import sqlite
    from faubourg.server.limits import Limits

    if in_memory:
        sqlite.SYNCHRONOUS = "OFF"
    endless = Limits(1e9, 1e9, 1, 1e9, 1e9)
    place = serving.Place("127.0.0.1", serving.free_port("127.0.0.1"), folder, limits=endless)
    serving.serve(place, ready=lambda: print(place.port, flush=True))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--offered", type=float, default=1000)
    parser.add_argument("--open", type=int, default=10_000)
    parser.add_argument("--in-memory", action="store_true", help="do not wait for the disk")
    parser.add_argument("--serve", type=Path, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve:
        serve(asked.serve, asked.in_memory)
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard if soft < hard else soft, hard))
    tests: tuple[Callable[[House], Coroutine[Any, Any, None]], ...] = (
        lambda house: closed_loop(house, asked.tables, asked.seconds),
        lambda house: offered_load(house, asked.tables, asked.seconds, asked.offered),
        lambda house: open_tables(house, asked.open, 200),
    )
    for test in tests:
        with tempfile.TemporaryDirectory() as folder:
            house = House(Path(folder), asked.in_memory)
            try:
                uvloop.run(test(house))
            finally:
                house.stop()


if __name__ == "__main__":
    main()
