"""Random playouts count moves instead of listing them: every legal move is as likely."""

from __future__ import annotations

from collections import Counter
from math import sqrt

import pytest

from faubourg.games.sunrise.model import Stage, State
from faubourg.kernels.random_numbers import seed_of
from faubourg.kernels.sunrise.kernel import KERNEL
from faubourg.kernels.sunrise.playouts import random_ply
from tests.games.sunrise.positions import position, rules_of
from tests.lockstep.sunrise.in_step import legal_actions

TIMES = 200
"""How often each move is expected."""

POSITIONS = {
    "the first turn": position(hands=("YYGRB", "")),
    "few pieces": position(hands=("YYYYR", ""), pieces=(2, 28)),
    "no piece at all": position(hands=("YYGRB", ""), pieces=(0, 28)),
    "no park token": position(hands=("YYGRB", ""), parks=0),
    "a path": position(hands=("YYGGP", ""), last="f5", idle=0),
    "a path with its park": position(hands=("YYGGP", ""), last="f5", park_built=True),
    "an empty hand": position(hands=("", "")),
    "cards too many": position(hands=("YYYYYRB", ""), stage=Stage.DISCARDING),
}


@pytest.mark.parametrize("state", POSITIONS.values(), ids=[*POSITIONS])
def test_every_legal_move_is_as_likely_as_the_others(state: State) -> None:
    rules = rules_of()
    box = KERNEL.pack(rules, 2, None)
    moves = legal_actions(box, KERNEL.encode(rules, box, state))
    after = {_record_after(state, action): action for action in moves}
    met: Counter[int] = Counter()
    for index in range(TIMES * len(moves)):
        positions = KERNEL.encode(rules, box, state)
        positions["random"] = seed_of(7, index)
        random_ply(box[0], positions[0])
        positions["random"] = 0
        met[after[positions.tobytes()]] += 1
    assert {*met} == {*moves}
    assert all(abs(times - TIMES) < 5.5 * sqrt(TIMES) for times in met.values())


def _record_after(state: State, action: int) -> bytes:
    rules = rules_of()
    box = KERNEL.pack(rules, 2, None)
    positions = KERNEL.encode(rules, box, state)
    KERNEL.apply(box, positions, 0, action)
    return positions.tobytes()
