"""A game of Sunrise Lane in the readable rules and in the kernel, side by side."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from faubourg.core.game_protocol import totals
from faubourg.core.ranking import places
from faubourg.games.sunrise import Sunrise
from faubourg.games.sunrise.model import State, SunriseOptions
from faubourg.kernels.kernel_protocol import Records
from faubourg.kernels.sunrise.kernel import KERNEL
from faubourg.testing.game_facts import random_move


def game_in_step(rules: Sunrise, seats: int, options: SunriseOptions, rng: Random) -> None:
    """A random game, compared before every ply and at its end."""
    box, state = KERNEL.pack(rules, seats, options), rules.setup(seats, options)
    positions = KERNEL.encode(rules, box, state)
    while rules.to_act(state) is not None:
        agrees(rules, box, positions, state)
        move = random_move(rules, state, rng)
        KERNEL.apply(box, positions, 0, KERNEL.action_of(rules, move))
        state = rules.play(state, move)
    agrees(rules, box, positions, state)


def agrees(rules: Sunrise, box: Records, positions: Records, state: State) -> None:
    """The record is that of the state, and tells the same moves, points and places."""
    assert positions.tobytes() == KERNEL.encode(rules, box, state).tobytes()
    assert KERNEL.decode(rules, box, positions) == state
    assert {*legal_actions(box, positions)} == {
        KERNEL.action_of(rules, move) for move in rules.moves(state)
    }
    seats = len(state.hands)
    sheet = totals(rules.sheet(state, as_if_over=True), seats)
    assert _filled(KERNEL.totals, seats, box, positions) == sheet
    ranked = [(total, sum(hand)) for total, hand in zip(sheet, state.hands, strict=True)]
    assert _filled(KERNEL.places, seats, box, positions) == places(ranked)


def legal_actions(box: Records, positions: Records) -> list[int]:
    room = np.zeros(KERNEL.most_moves, np.int32)
    found = KERNEL.legal(box, positions, 0, room)
    return [int(action) for action in room[:found]]


def _filled(function: Any, seats: int, box: Records, positions: Records) -> tuple[int, ...]:
    room = np.zeros(seats, np.int32)
    function(box, positions, 0, room)
    return tuple(room.tolist())
