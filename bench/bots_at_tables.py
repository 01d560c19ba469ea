"""How long people wait for bots where many tables play against them, and for their own moves.

python bench/bots_at_tables.py [--tables N] [--every S] [--seconds S] [--game G] [--bot B]...
                               [--whole-turns] [--processes N]

At each table one person, from an address of their own, against one bot. Every so many seconds each
of them makes a move, all of them spread evenly over the time; with `--whole-turns` all moves of a
turn, one upon the other. Told are how long people waited until their own move was kept and shown,
how long for each move of a bot, and how long until it was their turn again. A bot that costs
nothing (`random`) is measured beside the others: what people wait for their own moves there is what
they would wait without bots that think.

Everything runs on this machine, the measuring client included. The server is one as strangers meet
it, over a file; nothing is measured before its bots have learnt to search.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import time
from pathlib import Path

import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.http_client import PATIENCE, Browser
from bench.latencies import Lag, Latencies, collect_nothing
from bench.server_process import House, as_usual
from bench.swarm import Player

BASELINE = "random"
LEARNING = 900.0
"""Seconds after which it is given up that bots learn to search: the first time they compile."""
MOST_TABLES, MOST_SECONDS = 1_000, 600
OPEN_FILES = 8_192
OPENED_AT_ONCE = 10
MOST_ANSWERS = 1_000_000


class Waits:
    """How long people waited."""

    def __init__(self) -> None:
        self.own = Latencies(MOST_ANSWERS)
        self.bot_moves = Latencies(MOST_ANSWERS)
        self.bot_turns = Latencies(MOST_ANSWERS)

    def begin(self) -> None:
        for each in (self.own, self.bot_moves, self.bot_turns):
            each.begin()


class Opponent(Player):
    """A person at a table against a bot."""

    waits: Waits | None = None
    """Where it is noted, once everybody sits."""
    whole_turns = False
    goes_on = False
    """Whether the next move of the same turn follows at once."""
    bot_since = turn_since = 0.0
    """Since when the bot is to move, and since when it has its turn."""

    def heard(self, message: bytes) -> None:
        seq = self.seq
        super().heard(message)
        if self.seq == seq or self.last is None:
            return
        is_mine = self.last.to_act in (self.seat, None)
        self._note_waits(is_mine, time.perf_counter())
        if not is_mine:
            self.goes_on = False
        elif self.goes_on and self.last.moves:
            self.play(self.last)

    def _note_waits(self, is_mine: bool, now: float) -> None:
        if self.waits is not None and self.bot_since:
            self.waits.bot_moves.add(now - self.bot_since)
        if self.waits is not None and self.turn_since and is_mine:
            self.waits.bot_turns.add(now - self.turn_since)
        self.bot_since = 0.0 if is_mine else now
        self.turn_since = 0.0 if is_mine else self.turn_since or now

    def take_turn(self) -> bool:
        """It is time for another move; False if it cannot be made yet."""
        state = self.last
        if state is None or not state.moves or self.sent_at:
            return False
        self.goes_on = self.whole_turns
        self.play(state)
        return True


async def sit_down(house: House, number: int, bot: str, asked: argparse.Namespace) -> Opponent:
    """Somebody from an address of their own opens a table."""
    browser = Browser(house.port, f"127.1.{number // 250}.{number % 250 + 1}")
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": bot}]
    options = {"first": 0} if asked.game != "bella_vista" else {}
    wish = {"game": asked.game, "seats": seats, "options": options}
    opened = await browser.post("/api/tables", wish)
    assert opened.good, opened
    player = await browser.at(opened.told["table"], Opponent, 0)
    browser.hang_up()
    return player


async def measure(house: House, bot: str, asked: argparse.Namespace) -> None:
    waits, players = Waits(), list[Opponent]()
    for first in range(0, asked.tables, OPENED_AT_ONCE):
        numbers = range(first, min(first + OPENED_AT_ONCE, asked.tables))
        players += await asyncio.gather(*(sit_down(house, n, bot, asked) for n in numbers))
    for player in players:
        player.waits, player.whole_turns = waits, asked.whole_turns
        player.on_answer = waits.own.add
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*(player.seated for player in players))
    collect_nothing()
    await wait_until_trained(house, asked.processes)
    lag, cpu = Lag(asked.seconds), house.cpu()
    waits.begin()
    missed = await move_around(players, asked)
    worked = (house.cpu() - cpu) / asked.seconds
    lag.stop()
    report(bot, waits, missed, worked, lag, asked)
    for player in players:
        player.leave()


async def wait_until_trained(house: House, processes: int) -> None:
    deadline = time.monotonic() + LEARNING
    while house.log.read_text().count("is trained") < processes:
        assert time.monotonic() < deadline, "the bots do not learn to search"
        await asyncio.sleep(0.5)


async def move_around(players: list[Opponent], asked: argparse.Namespace) -> int:
    """One after the other, all of them in the time that each has; how often nobody could move."""
    pause, missed, moved = asked.every / len(players), 0, 0
    start = time.perf_counter()
    while (now := time.perf_counter() - start) < asked.seconds:
        while moved * pause < now:
            missed += not players[moved % len(players)].take_turn()
            moved += 1
        await asyncio.sleep(pause / 4)
    return missed


def report(
    bot: str, waits: Waits, missed: int, worked: float, lag: Lag, asked: argparse.Namespace
) -> None:
    what = "a turn" if asked.whole_turns else "a move"
    late = lag.late.percentiles()
    print(
        f"{asked.game}, {asked.tables} tables against {bot}, {what} every {asked.every:g} s, "
        f"{asked.seconds:g} s, {asked.processes} processes:\n"
        f"  own moves  {_told(waits.own)}\n"
        f"  bot moves  {_told(waits.bot_moves)}\n"
        f"  bot turns  {_told(waits.bot_turns)}\n"
        f"  {missed} times nobody could move, server and bots {worked:.2f} of "
        f"{os.cpu_count()} processors, client late by p95 {late.p95:.1f}, max {late.most:.1f} ms, "
        f"load {os.getloadavg()[0]:.1f}",
        flush=True,
    )


def _told(waits: Latencies) -> str:
    return f"{waits.percentiles()} ({len(waits) / (time.perf_counter() - waits.start):.1f}/s)"


def main() -> None:
    asked = _asked()
    for bot in asked.bot or (BASELINE, "medium"):
        more = ("--bot-processes", str(asked.processes))
        with (
            tempfile.TemporaryDirectory() as folder,
            as_usual(Path(folder), files=OPEN_FILES, more=more) as house,
        ):
            uvloop.run(measure(house, bot, asked))


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--every", type=float, default=5)
    parser.add_argument("--seconds", type=float, default=40)
    parser.add_argument("--game", default="sunrise")
    parser.add_argument("--bot", action="append", help="may be repeated")
    parser.add_argument("--whole-turns", action="store_true")
    parser.add_argument("--processes", type=int, default=min(os.cpu_count() or 1, 4))
    asked = parser.parse_args()
    asked.tables = max(1, min(asked.tables, MOST_TABLES))
    asked.seconds = max(1.0, min(asked.seconds, MOST_SECONDS))
    asked.every = max(0.05, asked.every)
    return asked


if __name__ == "__main__":
    main()
