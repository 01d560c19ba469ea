"""Matches: many games between bots, seats rotated, on all cores, the same for a given seed."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import partial
from random import Random
from typing import Any

from msgspec import Struct

from faubourg.arena.confidence import share
from faubourg.arena.games_in_processes import play_in_processes
from faubourg.arena.one_game import Failure, GamePlan, check_plan, deal_seed, play_one_game
from faubourg.bots import Budget
from faubourg.bots.own_bots.program_bot import SECONDS, bot_called
from faubourg.core.edition import Edition
from faubourg.core.game_catalogue import rules_for
from faubourg.core.game_protocol import Outcome
from faubourg.core.record import Record


class Fixture(Struct, frozen=True):
    """A match to be played."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    edition: str | Edition[Any] | None = None
    options: dict[str, Any] = {}
    budget: Budget = Budget()
    seconds: float = SECONDS
    """For each answer of a program of one's own."""

    def plan(self, players: Sequence[str], seed: int) -> GamePlan:
        rules = rules_for(self.game, self.edition)
        return GamePlan(rules, tuple(players), seed, self.options, self.budget, self.seconds)


class Played(Struct, frozen=True):
    """One game of a match: the seat of each bot, how it ended, its record, and who failed."""

    number: int
    seats: tuple[int, ...]
    outcome: Outcome
    record: Record
    failures: tuple[Failure, ...] = ()


def play_game(fixture: Fixture, number: int) -> Played:
    """Game `number`: every bot moves up one seat a game; a cycle of rotations shares its deal."""
    count = len(fixture.bots)
    seats = tuple((bot + number) % count for bot in range(count))
    players = [fixture.bots[seats.index(seat)] for seat in range(count)]
    seed = deal_seed(fixture.seed, number // count)
    game = play_one_game(fixture.plan(players, seed), Random(f"{seed}:{number}"))
    assert game.record.result is not None
    return Played(number, seats, game.record.result, game.record, game.failures)


def play_match(fixture: Fixture, workers: int = 1) -> Generator[Played]:
    """The games of a match as they end; with several workers in any order."""
    check(fixture)
    return play_in_processes(partial(play_game, fixture), range(fixture.games), workers)


def check(fixture: Fixture) -> None:
    """Raise what is wrong with a fixture before anything is played."""
    check_plan(fixture.plan(fixture.bots, fixture.seed))


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
    names = [bot_called(words).name for words in fixture.bots]
    return [_share(name, index, played) for index, name in enumerate(names)]


def _share(name: str, index: int, played: Sequence[Played]) -> Share:
    wins, points = 0.0, 0
    for game in played:
        seat = game.seats[index]
        points += game.outcome.totals[seat]
        if game.outcome.places[seat] == 1:
            wins += 1 / len(game.outcome.winners)
    return Share(name, len(played), wins, points)
