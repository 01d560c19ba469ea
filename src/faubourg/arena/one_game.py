"""One game among bots, from the deal to the end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from random import Random
from typing import Any, TypeAlias

from msgspec import Struct

from faubourg.bots import Bot, Budget
from faubourg.bots.own_bots.program_bot import ProgramBot, bot_called, choose_at, failure_of
from faubourg.core.game_protocol import AnyRules
from faubourg.core.phrases import Phrase
from faubourg.core.record import Record
from faubourg.core.table import Table

AnyTable: TypeAlias = Table[Any, Any, Any]


class GamePlan(Struct, frozen=True):
    """A game to be played."""

    rules: AnyRules
    players: tuple[str, ...]
    """The bot of each seat: one of the house by its name, a program by its path."""
    seed: int
    options: Mapping[str, Any]
    budget: Budget
    """How long the bots of the house may think."""
    seconds: float
    """How long programs may."""

    def bots(self) -> list[Bot]:
        return [bot_called(words, self.seconds) for words in self.players]

    def table(self, bots: Sequence[Bot]) -> AnyTable:
        names = [bot.name for bot in bots]
        held, seed, options = dict(enumerate(names)), self.seed, self.options
        return Table(self.rules, len(bots), seed=seed, options=options, names=names, bots=held)


class Failure(Struct, frozen=True):
    """A program that did not play its game to the end, and why."""

    bot: str
    why: Phrase


class Finished(Struct, frozen=True):
    """A game that is over, and who could not go on until then."""

    record: Record
    failures: tuple[Failure, ...]


def deal_seed(seed: int, deal: int) -> int:
    """The seed of one of the deals of a match; those of other matches are others."""
    return seed * 1_000_003 + deal


def play_one_game(plan: GamePlan, rng: Random) -> Finished:
    bots = plan.bots()
    table = plan.table(bots)
    with seated(table, bots, plan.budget):
        while (seat := table.to_act) is not None:
            table.play(choose_at(table, seat, bots[seat], rng, plan.budget))
    return Finished(table.record(), tuple(failures_of(bots)))


def check_plan(plan: GamePlan) -> None:
    """Raise what is wrong with a game before it is played; programs are started once for that."""
    bots = plan.bots()
    with seated(plan.table(bots), bots, plan.budget):
        pass


@contextmanager
def seated(table: AnyTable, bots: Sequence[Bot | None], budget: Budget) -> Iterator[None]:
    """Programs among the bots are running in here; ProgramFailed if one cannot be started."""
    with ExitStack() as leaving:
        for seat, bot in enumerate(bots):
            if isinstance(bot, ProgramBot):
                leaving.callback(_leave, table, bot)
                bot.sit(table, seat, budget.iterations)
        yield


def _leave(table: AnyTable, program: ProgramBot) -> None:
    program.leave(table.outcome)


def failures_of(bots: Sequence[Bot]) -> Iterator[Failure]:
    for bot in bots:
        if (why := failure_of(bot)) is not None:
            yield Failure(bot.name, why)
