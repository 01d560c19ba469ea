"""Every edition of a game for every number of seats; and positions of each."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

from msgspec import Struct

from faubourg.core.game_catalogue import find_game, find_rules
from faubourg.core.game_options import options_of
from faubourg.core.game_protocol import AnyRules
from faubourg.testing.game_facts import Facts, random_move

SCALE = float(os.environ.get("FAUBOURG_SCALE", "1"))
"""How much more (or less) than the quick set is tried."""


class Case(Struct, frozen=True):
    """One edition of a game, for one number of seats."""

    facts: Facts
    edition: str
    seats: int

    @property
    def game(self) -> str:
        return self.facts.game

    @property
    def rules(self) -> AnyRules:
        return find_rules(self.game, self.edition)

    def __str__(self) -> str:
        return f"{self.game}-{self.edition}-{self.seats}"


def cases_of(facts: Facts) -> list[Case]:
    return [
        Case(facts, edition, seats)
        for edition in find_game(facts.game).meta.editions
        for seats in find_rules(facts.game, edition).seats
    ]


def scaled(number: int) -> int:
    return max(1, round(number * SCALE))


def played_positions(case: Case, number: int, seed: int) -> Iterator[tuple[Any, Any]]:
    """Positions met in random play, thinned out to come from many games; with a legal move."""
    rng = Random(f"{case}:{seed}")
    found, rules = 0, case.rules
    for game in count():
        if found == number:
            return
        options = options_of(rules, case.facts.options(rules, game))
        state = rules.setup(case.seats, options)
        while rules.to_act(state) is not None and found < number:
            move = random_move(rules, state, rng)
            if rng.random() < 0.1:
                found += 1
                yield state, move
            state = rules.play(state, move)


def built_positions(case: Case, number: int, seed: int) -> Iterator[Any]:
    """Positions put together at random, reached by play or not."""
    rng = Random(f"{case}:built:{seed}")
    for _ in range(number):
        yield case.facts.built_position(case.rules, case.seats, rng)
