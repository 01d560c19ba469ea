"""What a bot advises rests on what its seat sees: with the secrets dealt anew it advises the same.

Secrets are dealt as the tests of a game say that they lie, and not by the game's own `imagine`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

import pytest

from faubourg.bots import Advice, Bot, Budget, find_bot
from faubourg.bots.levels import LEVELS
from faubourg.core.game_protocol import NATURE, AnyRules, Seat
from faubourg.core.table import Table
from faubourg.testing import Facts
from faubourg.testing.game_facts import random_move
from tests.contract.facts_of_every_game import facts_of_every_game
from tests.long_forms import in_full

SECRETIVE = [facts for facts in facts_of_every_game() if facts.has_secrets]
EVERY_GAME = pytest.mark.parametrize("facts", SECRETIVE, ids=lambda facts: facts.game)
BOTS = ("greedy", "planner", *LEVELS)
SOME = Budget(iterations=400)
WORLDS = in_full(12, short=4)
"""Pairs of positions for each number of seats."""


def decisions(rules: AnyRules, seats: int, seed: int) -> Iterator[Any]:
    """Positions of a game at random in which a seat has a choice."""
    rng, state = Random(seed), Table(rules, seats, seed=seed).state
    while (seat := rules.to_act(state)) is not None:
        if seat is not NATURE and len([*rules.moves(state)]) > 1:
            yield state
        state = rules.play(state, random_move(rules, state, rng))


def two_worlds(facts: Facts, seats: int, number: int) -> tuple[Any, Any]:
    """A position, and another that looks the same to the seat to act and is not."""
    rules, rng, deal = facts.rules, Random(number), facts.with_other_secrets
    assert deal is not None
    found = [*decisions(rules, seats, seed=number)]
    while True:
        state = rng.choice(found)
        seat = rules.to_act(state)
        assert isinstance(seat, int)
        other = deal(rules, state, Seat(seat), rng)
        if other != state:
            return state, other


def advice_at(bot: Bot, rules: AnyRules, state: Any) -> list[Advice]:
    seat = rules.to_act(state)
    assert isinstance(seat, int)
    return [*bot.advise(rules, rules.view(state, Seat(seat)), Random(7), SOME)]


def number_of_times_it_knew(seated: Callable[[Any], Bot], facts: Facts) -> int:
    """How often a bot, once put down at a position, advised otherwise for other secrets."""
    knew = 0
    for seats in facts.rules.seats:
        for number in range(WORLDS):
            here, there = two_worlds(facts, seats, number)
            first, second = (advice_at(seated(at), facts.rules, at) for at in (here, there))
            assert first
            knew += first != second
    return knew


@EVERY_GAME
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_advises_the_same_whatever_is_hidden(bot: str, facts: Facts) -> None:
    assert number_of_times_it_knew(lambda _: find_bot(bot), facts) == 0


class PeekingBot:
    """Values moves by cards that it should not see, ever so little."""

    name = "peeking"

    def __init__(self, state: Any) -> None:
        self.state = state

    def advise(self, rules: AnyRules, view: Any, rng: Random, budget: Budget) -> Sequence[Advice]:
        points = Random(repr(self.state.hands)).random()
        moves = find_bot("greedy").advise(rules, view, rng, budget)
        return [Advice(each.move, each.value + points) for each in moves]


@EVERY_GAME
def test_a_bot_that_peeks_would_be_seen_to_know(facts: Facts) -> None:
    """Of it no more is asked than of the others, and its moves may even be the same."""
    pairs = WORLDS * len(facts.rules.seats)
    assert number_of_times_it_knew(PeekingBot, facts) > pairs / 2
