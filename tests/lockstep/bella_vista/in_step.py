"""A state of Bella Vista beside its record: what both say must be the same."""

from __future__ import annotations

from random import Random

import numpy as np

from faubourg.core.game_protocol import NATURE, Seat, totals
from faubourg.games.bella_vista import BellaVista
from faubourg.games.bella_vista.model import BellaVistaOptions, State
from faubourg.kernels import kernel_protocol
from faubourg.kernels.bella_vista.kernel import KERNEL
from faubourg.kernels.kernel_protocol import Records
from faubourg.testing.game_facts import random_move


def box_of(rules: BellaVista, state: State) -> Records:
    options = BellaVistaOptions(state.city, state.closed_contracts)
    return KERNEL.pack(rules, len(state.coins), options)


def agrees(rules: BellaVista, box: Records, positions: Records, state: State) -> None:
    """Who acts, what is legal, and what it all comes to."""
    assert KERNEL.decode(rules, box, positions) == state
    actor = rules.to_act(state)
    others: dict[object, int] = {NATURE: kernel_protocol.NATURE, None: kernel_protocol.NOBODY}
    assert KERNEL.actor(box, positions, 0) == others.get(actor, actor)
    room = np.zeros(KERNEL.most_moves, np.int32)
    found = room[: KERNEL.legal(box, positions, 0, room)]
    assert {KERNEL.move_of(rules, int(each)) for each in found} == {*rules.moves(state)}
    told = np.zeros(len(state.coins), np.int32)
    KERNEL.totals(box, positions, 0, told)
    sheet = rules.sheet(state, as_if_over=True)
    assert tuple(told.tolist()) == totals(sheet, len(state.coins))


def plays_in_step(
    rules: BellaVista, state: State, rng: Random, viewer: Seat | None = None, redacted: bool = False
) -> int:
    """Random moves to the end, as everybody sees them or as one viewer does; returns the plies."""
    box, plies, seen = box_of(rules, state), 0, state
    positions = KERNEL.encode(rules, box, state)
    while rules.to_act(state) is not None:
        move = random_move(rules, state, rng)
        shown = rules.glimpse(state, move, viewer) if redacted else move
        state, seen = rules.play(state, move), rules.play(seen, shown)
        KERNEL.apply(box, positions, 0, KERNEL.action_of(rules, shown))
        agrees(rules, box, positions, seen)
        plies += 1
    return plies
