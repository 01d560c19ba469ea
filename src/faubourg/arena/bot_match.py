"""Matches: many games between bots, seats rotated, on all cores, the same for a given seed."""

from __future__ import annotations

import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from random import Random
from threading import current_thread, main_thread
from typing import Any

from msgspec import Struct

from faubourg.arena.confidence import share
from faubourg.bots import Budget, choose, find_bot
from faubourg.core.edition import Edition
from faubourg.core.game_catalogue import rules_for
from faubourg.core.game_protocol import Outcome
from faubourg.core.record import Record
from faubourg.core.table import Table


class Fixture(Struct, frozen=True):
    """A match to be played."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    edition: str | Edition[Any] | None = None
    options: dict[str, Any] = {}
    budget: Budget = Budget()


class Played(Struct, frozen=True):
    """One game of a match: the seat of each bot, how it ended, and its record."""

    number: int
    seats: tuple[int, ...]
    outcome: Outcome
    record: Record


def play_game(fixture: Fixture, number: int) -> Played:
    """Game `number`: every bot moves up one seat a game; a cycle of rotations shares its deal."""
    count = len(fixture.bots)
    seats = tuple((bot + number) % count for bot in range(count))
    players = [fixture.bots[seats.index(seat)] for seat in range(count)]
    seed = fixture.seed * 1_000_003 + number // count
    rules = rules_for(fixture.game, fixture.edition)
    table: Table[Any, Any, Any] = Table(
        rules,
        count,
        seed=seed,
        options=fixture.options,
        names=players,
        bots=dict(enumerate(players)),
    )
    rng = Random(f"{seed}:{number}")
    while (seat := table.to_act) is not None:
        view = table.view(seat)
        table.play(choose(find_bot(players[seat]), rules, view, rng, fixture.budget))
    assert table.outcome is not None
    return Played(number, seats, table.outcome, table.record())


def play_match(fixture: Fixture, workers: int = 1) -> Iterator[Played]:
    """The games of a match as they end; with several workers in any order."""
    check(fixture)
    if workers == 1:
        return (play_game(fixture, number) for number in range(fixture.games))
    return _play_side_by_side(fixture, workers)


def check(fixture: Fixture) -> None:
    """Raise what is wrong with a fixture before anything is played."""
    rules = rules_for(fixture.game, fixture.edition)
    Table(rules, len(fixture.bots), seed=fixture.seed, options=fixture.options)
    for bot in fixture.bots:
        find_bot(bot)


def _play_side_by_side(fixture: Fixture, workers: int) -> Iterator[Played]:
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        numbers = iter(range(fixture.games))
        with _interrupts_left_to_us():
            # A short queue, so that an interrupted match has little left to wait for.
            first = islice(numbers, 2 * workers)
            running = [pool.submit(play_game, fixture, number) for number in first]
        try:
            while running:
                done = _next_done(running)
                running.remove(done)
                running += [pool.submit(play_game, fixture, n) for n in islice(numbers, 1)]
                yield done.result()
        finally:
            pool.shutdown(cancel_futures=True)


@contextmanager
def _interrupts_left_to_us() -> Iterator[None]:
    """Workers started in here ignore Ctrl-C from their first moment: it is for us to handle."""
    if current_thread() is not main_thread():
        yield
        return
    usual = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)


def _next_done(running: Sequence[Future[Played]]) -> Future[Played]:
    done, _ = wait(running, return_when=FIRST_COMPLETED)
    return next(future for future in running if future in done)


class Share(Struct, frozen=True):
    """What a bot won of its games: a shared win counts by its share."""

    bot: str
    games: int
    wins: float
    points: int

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def average(self) -> float:
        return self.points / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval for the share of wins."""
        estimate = share(self.wins, self.games)
        return estimate.low, estimate.high


def shares(fixture: Fixture, played: Sequence[Played]) -> list[Share]:
    """The result of a match, bot by bot in the order of the fixture."""
    return [_share(name, index, played) for index, name in enumerate(fixture.bots)]


def _share(name: str, index: int, played: Sequence[Played]) -> Share:
    wins, points = 0.0, 0
    for game in played:
        seat = game.seats[index]
        points += game.outcome.totals[seat]
        if game.outcome.places[seat] == 1:
            wins += 1 / len(game.outcome.winners)
    return Share(name, len(played), wins, points)
