"""Games of bots in which the hints' chances are asked for now and then, beside who won."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from faubourg.bots import Budget, choose, find_bot
from faubourg.bots.levels import HARD
from faubourg.core.game_catalogue import find_rules
from faubourg.core.table import Table


class Asked(Struct, frozen=True):
    """What was said of the move that was then made, and how the game ended."""

    game: str
    seats: int
    seed: int
    """Of the game."""
    step: int
    chances: tuple[float, ...]
    won: tuple[float, ...]
    """1 for the winner; winners share it."""


class Decision(Struct, frozen=True):
    """A move, and what whoever made it saw."""

    step: int
    view: Any
    move: Any


def asked_in_a_game(
    game: str, seats: int, seed: int, bot: str, times: int, budget: Budget
) -> Iterator[Asked]:
    """At some decisions of one game, each as likely as the others; at none that was forced."""
    table: Table[Any, Any, Any] = Table(find_rules(game), seats, seed=seed)
    rng = Random(f"{game}:{seats}:{seed}")
    made = [*_played(table, bot, rng, budget)]
    outcome = table.outcome
    assert outcome is not None
    won = tuple((place == 1) / len(outcome.winners) for place in outcome.places)
    for each in rng.sample(made, min(times, len(made))):
        found = HARD.weigh(table.rules, each.view, each.move, rng, budget)
        yield Asked(game, seats, seed, each.step, found.advice[0].chances, won)


def _played(
    table: Table[Any, Any, Any], bot: str, rng: Random, budget: Budget
) -> Iterator[Decision]:
    player = find_bot(bot)
    while (seat := table.to_act) is not None:
        view, step, is_choice = table.view(seat), len(table.steps), len(table.moves()) > 1
        move = choose(player, table.rules, view, rng, budget)
        table.play(move)
        if is_choice:
            yield Decision(step, view, move)


def read_rows(file: Path) -> list[Asked]:
    """What was asked before; one a line."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return [msgspec.json.decode(line, type=Asked) for line in lines]
