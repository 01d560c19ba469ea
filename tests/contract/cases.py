"""Every released game, in every edition, for every number of seats; and positions of each."""

from __future__ import annotations

import os
from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any

from msgspec import Struct

from faubourg.core.game_catalogue import find_rules, games
from faubourg.core.game_protocol import NATURE, AnyRules

SCALE = float(os.environ.get("FAUBOURG_SCALE", "1"))
"""How much more (or less) than the quick set is tried."""


class Case(Struct, frozen=True):
    game: str
    edition: str
    seats: int

    @property
    def rules(self) -> AnyRules:
        return find_rules(self.game, self.edition)

    def __str__(self) -> str:
        return f"{self.game}-{self.edition}-{self.seats}"


def cases() -> list[Case]:
    return [
        Case(game.meta.key, edition, seats)
        for game in games().values()
        if game.meta.status == "released"
        for edition in game.meta.editions
        for seats in find_rules(game.meta.key, edition).seats
    ]


def scaled(number: int) -> int:
    return max(1, round(number * SCALE))


def played_positions(case: Case, number: int, seed: int) -> Iterator[tuple[Any, Any]]:
    """Positions met in random play, thinned out to come from many games; with a legal move."""
    rng = Random(f"{case}:{seed}")
    found = 0
    while found < number:
        rules = case.rules
        state = rules.setup(case.seats, rules.options())
        while rules.to_act(state) is not None and found < number:
            odds = rules.chances(state)
            legal = [*rules.moves(state)]
            weights = [odds[move] for move in legal] if rules.to_act(state) is NATURE else None
            move = rng.choices(legal, weights)[0]
            if rng.random() < 0.1:
                found += 1
                yield state, move
            state = rules.play(state, move)


def built_positions(case: Case, number: int, seed: int) -> Iterator[Any]:
    """Positions put together at random, reached by play or not."""
    rng = Random(f"{case}:built:{seed}")
    build = import_module(f"tests.games.{case.game}.contract_facts").built_position
    for _ in range(number):
        yield build(case.rules, case.seats, rng)
