"""What actions of Kensington seem worth to those who play on below a search."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from faubourg.core.game_catalogue import find_rules
from faubourg.core.game_protocol import NATURE
from faubourg.core.table import Table
from faubourg.kernels.kensington.kernel import KERNEL
from faubourg.testing.game_facts import random_move

RULES = find_rules("kensington")


def encoded(state: Any) -> tuple[Any, Any, Any]:
    box = KERNEL.pack_view(RULES, RULES.view(state, None))
    minds = KERNEL.judgement.minds_for(box, [KERNEL.judgement.weights])
    return box, KERNEL.encode(RULES, box, state), minds


def judged(state: Any) -> dict[int, float]:
    box, at, minds = encoded(state)
    room = np.zeros(KERNEL.most_moves, np.int32)
    number = KERNEL.legal(box, at, 0, room)
    KERNEL.judge(box, at, 0, minds, 0, room, number)
    return dict(zip(room[:number].tolist(), minds[0]["worths"][:number].tolist(), strict=True))


def decisions(seats: int) -> list[Any]:
    rng, state = Random(seats), Table(RULES, seats, seed=seats).state
    found = []
    while RULES.to_act(state) is not None:
        if RULES.to_act(state) is not NATURE:
            found.append(state)
        state = RULES.play(state, random_move(RULES, state, rng))
    return found


@pytest.mark.parametrize("seats", RULES.seats)
def test_what_is_chosen_is_legal_and_judged_no_worse_than_anything_else(seats: int) -> None:
    for state in decisions(seats)[::3]:
        box, at, minds = encoded(state)
        choice = int(KERNEL.choose_by_worth(box, at, 0, minds, 0))
        worths = judged(state)
        assert worths[choice] >= max(worths.values()) - 1e-3


def expectations(box: Any, at: Any, minds: Any) -> tuple[list[float], float]:
    found = np.zeros(5, np.float32)
    spread = KERNEL.estimate(box, at, 0, minds, 0, found)
    return found.tolist(), spread


@pytest.mark.parametrize("seats", RULES.seats)
def test_who_has_a_token_more_may_expect_more_points(seats: int) -> None:
    """And nothing changes when somebody only thinks."""
    state = decisions(seats)[0]
    box, at, minds = encoded(state)
    before = at.tobytes()  # a copy would leave out the bytes between fields
    found, spread = expectations(box, at, minds)
    assert spread > 0
    assert at.tobytes() == before
    at["tokens"][0, 1] += 1
    richer, _ = expectations(box, at, minds)
    assert richer[1] > found[1]
    assert [*richer[:1], *richer[2:]] == [*found[:1], *found[2:]]
