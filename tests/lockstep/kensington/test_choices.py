"""What the kernel's own players choose: any legal move, or what the greedy bot would."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from random import Random
from typing import Any

import pytest

from faubourg.bots import Budget
from faubourg.bots.greedy import BOT
from faubourg.core.game_protocol import NATURE
from faubourg.games.kensington.model import State
from faubourg.kernels.kensington.greedy import greedy_action
from faubourg.kernels.kensington.kernel import KERNEL
from faubourg.kernels.kensington.playouts import random_action
from faubourg.kernels.random_numbers import seed_of
from faubourg.testing.cases_and_positions import scaled
from tests.games.kensington.brute_force import sampled
from tests.games.kensington.contract_facts import built_position
from tests.games.kensington.positions import position, rules
from tests.lockstep.kensington.in_step import legal_actions, record_of
from tests.long_forms import in_full

TIMES = in_full(200, short=50)
"""How often each move is expected."""
BARGAINS: dict[str, Any] = {"stored": ("-U2", "+H1 -S1C", "= -L3"), "seats": 3}

POSITIONS = {
    "the first take": position(),
    "the first tile": position(taken="+H1"),
    "three tiles": position("+H2@1 -V2@-1", hand="-H1 -H1 +H3"),
    "tiles to be joined": position("+H1@1 +H1@-1", hand="-H1 -H2 -H3"),
    "a bought tile": position("+H2@1", hand="+H1 -H1", owed=True),
    "offers": position("+H2@1", tokens=(1, 1, 1), **BARGAINS),
    "a token to be spent": position("+H2@1", tokens=(4, 1, 1), **BARGAINS),
    "a tile that may go back": position("+H2@1", taken="-U2", storing="may"),
}


@pytest.mark.parametrize("state", POSITIONS.values(), ids=[*POSITIONS])
def test_every_legal_move_is_as_likely_as_the_others(state: State) -> None:
    box, positions = record_of(rules(), state)
    moves, met = legal_actions(box, positions), Counter[int]()
    for index in range(TIMES * len(moves)):
        positions["random"] = seed_of(7, index)
        met[random_action(box, positions, 0)] += 1
    assert {*met} == {*moves}
    assert all(abs(times - TIMES) < 5.5 * sqrt(TIMES) for times in met.values())
    assert KERNEL.decode(rules(), box, positions) == state


def test_whatever_is_drawn_at_random_is_legal() -> None:
    rng = Random(1)
    for number in range(scaled(150)):
        state = sampled(rng, units=("joined", "free")[number % 2])
        box, positions = record_of(rules(), state)
        moves = legal_actions(box, positions)
        for index in range(20):
            positions["random"] = seed_of(number, index)
            assert random_action(box, positions, 0) in moves


def test_the_greedy_player_chooses_as_the_greedy_bot_would() -> None:
    rng, told = Random(2), 0
    for number in range(scaled(300)):
        state = built_position(rules(), 2 + number % 4, rng)
        if rules().to_act(state) in (None, NATURE):
            continue
        wanted = _best(state)
        box, positions = record_of(rules(), state)
        chosen = set()
        for index in range(10 * len(wanted)):
            positions["random"] = seed_of(number, index)
            chosen.add(int(greedy_action(box, positions, 0)))
        assert chosen <= wanted
        assert KERNEL.decode(rules(), box, positions) == state
        told += chosen == wanted
    assert told > scaled(300) // 2, "where several moves are worth the same, each comes up"


def _best(state: State) -> set[int]:
    """Every move that the bot may choose: the first of its list, and those worth the same."""
    advice = BOT.advise(rules(), state, Random(1), Budget())
    best = [each.move for each in advice if each.value == advice[0].value]
    drawn = [move for move in best if rules().to_act(rules().play(state, move)) is NATURE]
    return {KERNEL.action_of(rules(), move) for move in drawn or best}
