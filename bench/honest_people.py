"""Honest people: some play at two tables, some are just coming in. How long do they wait?"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

from bench.http_client import Browser, Lost
from bench.latencies import Latencies
from bench.swarm import Player, State, seat_two

PLAYERS = "127.0.0.2"
NEWCOMERS = "127.0.0.3"
TABLES = 2
PACE = 0.05
"""Seconds between two moves at a table."""
GAME = 80
"""Moves after which a game of two may be over."""
KNOCKS = 0.2
"""Seconds between two newcomers; every fifth opens a table."""
OPENS = 5
PATIENCE = 10.0
"""Seconds after which a newcomer gives up."""
MOST_ANSWERS = 200_000


class Players:
    """Four people at two tables; when a game is over they go on at the next table."""

    def __init__(self, port: int, seconds: float) -> None:
        self._ann, self._bob = Browser(port, PLAYERS), Browser(port, PLAYERS)
        self._games = 1 + int(seconds / PACE / GAME)
        self._at: list[list[tuple[Player, Player]]] = []
        self.answers = Latencies(MOST_ANSWERS)
        self._tasks: list[asyncio.Task[None]] = []
        self._moves: set[Player] = set()
        """Whose move has not been answered yet."""
        self._last_moves = False
        self.cut_off = 0
        """Connections that were closed on them."""

    async def come(self) -> None:
        """All tables are opened beforehand: it is the moves that are measured."""
        for _ in range(TABLES):
            pairs = [await seat_two(self._ann, self._bob) for _ in range(self._games)]
            for player in (each for pair in pairs for each in pair):
                player.on_answer = self.answers.add
                await player.seated
            self._at.append(pairs)

    def go(self) -> None:
        self._tasks = [asyncio.ensure_future(self._play(pairs)) for pairs in self._at]

    async def _play(self, pairs: list[tuple[Player, Player]]) -> None:
        for pair in pairs:
            while not self._last_moves and not _is_over(pair):
                if turn := _to_move(pair):
                    await self._move(*turn)
                await asyncio.sleep(PACE)

    async def _move(self, player: Player, state: State) -> None:
        player.play(state)
        self._moves.add(player)
        while player.sent_at and not player.closed.done():
            await asyncio.sleep(0.001)
        self._moves.discard(player)

    async def stop(self, patience: float) -> None:
        """Make no more moves; one that is never answered has waited until now."""
        self._last_moves = True
        await asyncio.wait(self._tasks, timeout=patience)
        for task in self._tasks:
            task.cancel()
        now = time.perf_counter()
        for player in self._moves:
            self.answers.add(now - player.sent_at if player.sent_at else PATIENCE)
        for player in (each for pairs in self._at for pair in pairs for each in pair):
            self.cut_off += player.closed.done()
            player.leave()
        self._ann.hang_up()
        self._bob.hang_up()


def _is_over(pair: tuple[Player, Player]) -> bool:
    """The game has ended, or somebody was cut off."""
    return any(each.closed.done() or _knows_of_the_end(each) for each in pair)


def _knows_of_the_end(player: Player) -> bool:
    return player.last is not None and player.last.to_act is None


def _to_move(pair: tuple[Player, Player]) -> tuple[Player, State] | None:
    """Who is to act, as far as they have heard of it."""
    newest = max(player.seq for player in pair)
    for player in pair:
        if player.last is not None and player.last.moves and player.seq == newest:
            return player, player.last
    return None


class Newcomers:
    """People who come by: they look at the list of games, and some open a table."""

    def __init__(self, port: int, patience: float) -> None:
        self._port, self._patience = port, patience
        self.answers = Latencies(MOST_ANSWERS)
        self.failed = 0
        self._coming: set[asyncio.Task[None]] = set()
        self._task: asyncio.Task[None] | None = None

    def go(self) -> None:
        self._task = asyncio.ensure_future(self._come())

    async def _come(self) -> None:
        number = 0
        while True:
            number += 1
            task = asyncio.ensure_future(self._knock(number % OPENS == 0))
            self._coming.add(task)
            task.add_done_callback(self._coming.discard)
            await asyncio.sleep(KNOCKS)

    async def _knock(self, opens: bool) -> None:
        browser, start = Browser(self._port, NEWCOMERS, self._patience), time.perf_counter()
        seats = [{"kind": "me", "name": "New"}, {"kind": "open"}]
        try:
            if opens:
                wish = {"game": "sunrise", "seats": seats}
                reply = await browser.post("/api/tables", wish)
            else:
                reply = await browser.get("/api/games")
        except Lost:
            self.failed += 1
        else:
            self.failed += not reply.good
        finally:
            browser.hang_up()
            self.answers.add(time.perf_counter() - start)

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
        with suppress(TimeoutError):
            async with asyncio.timeout(self._patience + 1):
                await asyncio.gather(*self._coming)
