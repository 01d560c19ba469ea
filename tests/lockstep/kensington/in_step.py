"""A position of Kensington in the readable rules and in the kernel, side by side."""

from __future__ import annotations

from typing import Any

import numpy as np

from faubourg.games.kensington import Kensington
from faubourg.games.kensington.model import State
from faubourg.kernels.kensington.kernel import KERNEL
from faubourg.kernels.kernel_protocol import Records


def record_of(rules: Kensington, state: State) -> tuple[Records, Records]:
    """The box and the position."""
    box = KERNEL.pack(rules, len(state.facades), None)
    return box, KERNEL.encode(rules, box, state)


def legal_actions(box: Records, positions: Records) -> list[int]:
    """What the kernel allows, each action once."""
    out = np.zeros(KERNEL.most_moves, np.int32)
    found: list[int] = out[: KERNEL.legal(box, positions, 0, out)].tolist()
    assert len(found) == len({*found})
    return found


def agrees(rules: Kensington, box: Records, positions: Records, state: State) -> None:
    """The record is that of the state, and tells the same moves."""
    assert KERNEL.decode(rules, box, positions) == state
    allowed = {rules.write(KERNEL.move_of(rules, each)) for each in legal_actions(box, positions)}
    assert allowed == {rules.write(move) for move in rules.moves(state)}


def after(rules: Kensington, box: Records, positions: Records, move: Any) -> Records:
    """The position after a move; the one given stays."""
    played = positions.copy()
    KERNEL.apply(box, played, 0, KERNEL.action_of(rules, move))
    return played
