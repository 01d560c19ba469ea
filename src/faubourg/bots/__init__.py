"""Bots: they receive views only, and advise on moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.metadata import entry_points
from random import Random
from typing import Any, Protocol

from msgspec import Struct

from faubourg.core.errors import FaubourgError, Unknown
from faubourg.core.game_protocol import AnyRules


class Budget(Struct, frozen=True):
    """How long to think. Iterations decide, so that games can be repeated; seconds only cap."""

    iterations: int = 20_000
    seconds: float | None = None


class Advice(Struct, frozen=True):
    """A move and what the bot thinks of it."""

    move: Any
    value: float
    """In points, by the bot's own reckoning; only comparable within one answer."""
    chance: float | None = None
    """The chance to win, from a bot that estimates it, with its error."""
    error: float | None = None
    """The standard error of the chance."""
    chances: tuple[float, ...] = ()
    """The chance to win of every seat, if `chance` is given; together they are 1."""


class BotFailed(FaubourgError):
    """A bot that gives no usable answer."""


class Bot(Protocol):
    """Something that plays."""

    @property
    def name(self) -> str: ...

    def advise(self, rules: AnyRules, view: Any, rng: Random, budget: Budget) -> Sequence[Advice]:
        """Legal moves for the seat that looks, best first."""


def choose(bot: Bot, rules: AnyRules, view: Any, rng: Random, budget: Budget | None = None) -> Any:
    """The move that the bot would make."""
    advice = bot.advise(rules, view, rng, budget or Budget())
    if not advice:
        raise BotFailed("bot-without-advice", bot=bot.name)
    return advice[0].move


@cache
def bots() -> Mapping[str, Bot]:
    """Every installed bot by its name."""
    found = sorted(entry_points(group="faubourg.bots"), key=lambda entry: entry.name)
    return {entry.name: entry.load() for entry in found}


def find_bot(name: str) -> Bot:
    if name not in bots():
        raise Unknown("unknown-bot", name=name, known=(*bots(),))
    return bots()[name]
