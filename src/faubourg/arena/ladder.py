"""Ladders: bots that meet one another equally often, at every seat equally often.

A line-up is who sits at a table together: as many different bots as there are seats, or, where
there are fewer, all of them as evenly as possible. Each line-up plays round after round; in a
round all its rotations share a deal. Which game has whom where depends on nothing but the seed,
so a ladder can be stopped, gone on with, and played for longer.
"""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

from msgspec import Struct

from faubourg.arena.one_game import Failure, GamePlan, check_plan, deal_seed, play_one_game
from faubourg.bots import Budget
from faubourg.bots.own_bots.program_bot import SECONDS, bot_called
from faubourg.core.edition import Edition
from faubourg.core.errors import BadOption, FaubourgError
from faubourg.core.game_catalogue import rules_for
from faubourg.core.game_protocol import AnyRules
from faubourg.core.record import Record

MOST_BOTS = 16
MOST_GAMES = 1_000_000


class Ladder(Struct, frozen=True):
    """A ladder to be played."""

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int
    """Of each line-up, rounded up to whole rounds."""
    seed: int = 1
    edition: str | Edition[Any] | None = None
    options: dict[str, Any] = {}
    budget: Budget = Budget()
    seconds: float = SECONDS
    """For each answer of a program of one's own."""

    @property
    def rules(self) -> AnyRules:
        return rules_for(self.game, self.edition)

    @property
    def line_ups(self) -> list[tuple[str, ...]]:
        """Everybody `each` times, and in turns some of them once more."""
        each, others = divmod(self.seats, len(self.bots))
        return [self.bots * each + some for some in combinations(self.bots, others)]

    @property
    def all_games(self) -> int:
        rounds = -(-self.games // self.seats)
        return rounds * len(self.line_ups) * self.seats

    def players(self, number: int) -> tuple[str, ...]:
        """Who has which seat in a game."""
        deal, rotation = divmod(number, self.seats)
        line_up = [*self.line_ups[deal % len(self.line_ups)]]
        Random(f"{self.seed}:{deal}").shuffle(line_up)
        return (*line_up[rotation:], *line_up[:rotation])

    def plan(self, players: tuple[str, ...], seed: int) -> GamePlan:
        return GamePlan(self.rules, players, seed, self.options, self.budget, self.seconds)


class LadderGame(Struct, frozen=True):
    """One game of a ladder."""

    number: int
    record: Record
    failures: tuple[Failure, ...] = ()


class Result(Struct, frozen=True):
    """How a game ended, seat by seat."""

    players: tuple[str, ...]
    places: tuple[int, ...]
    totals: tuple[int, ...]


def result_of(ladder: Ladder, game: LadderGame) -> Result:
    """BadLadderGame if the record is not that of this game of the ladder."""
    record = game.record
    players = tuple(bot_called(words).name for words in ladder.players(game.number))
    whose = tuple(record.bots.get(seat) for seat in range(len(record.seats)))
    if record.result is None or whose != players or record.game != ladder.game:
        raise BadLadderGame("ladder-other-game", number=game.number)
    return Result(players, record.result.places, record.result.totals)


class BadLadderGame(FaubourgError):
    """A record that is not that of a game of the ladder."""


def play_ladder_game(ladder: Ladder, number: int) -> LadderGame:
    seed = deal_seed(ladder.seed, number // ladder.seats)
    plan = ladder.plan(ladder.players(number), seed)
    game = play_one_game(plan, Random(f"{seed}:{number}"))
    return LadderGame(number, game.record, game.failures)


def check_ladder(ladder: Ladder) -> None:
    """Raise what is wrong with a ladder before anything is played."""
    names = [bot_called(words).name for words in ladder.bots]
    if twice := next((name for name in names if names.count(name) > 1), None):
        raise BadOption("ladder-bot-twice", name=twice)
    if not 2 <= len(ladder.bots) <= MOST_BOTS:
        raise BadOption("ladder-bots", fewest=2, most=MOST_BOTS, bots=len(ladder.bots))
    if ladder.all_games > MOST_GAMES:
        raise BadOption("ladder-too-long", games=ladder.all_games, most=MOST_GAMES)
    for words in ladder.bots:
        others = ("random",) * (ladder.seats - 1)
        check_plan(ladder.plan((words, *others), ladder.seed))
