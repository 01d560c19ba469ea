"""What an action does: the verb of the rules that it stands for."""

from __future__ import annotations

from typing import Any

import numpy as np

from faubourg.games.kensington.plot import COLUMNS
from faubourg.kernels.compiler import compiled, written_out
from faubourg.kernels.kensington.actions import (
    BARGAINS,
    DRAWS,
    FINISH_AND_KEEP,
    LAYS,
    SKIP,
    TAKES,
)
from faubourg.kernels.kensington.layout import FACES
from faubourg.kernels.kensington.rules import (
    finish,
    landing_row,
    lay,
    skip_take,
    take_from_middle,
    take_from_warehouse,
    turn_up,
)
from faubourg.kernels.kensington.sets_of_small_numbers import Int64
from faubourg.kernels.kernel_protocol import Records


@compiled
def apply(boxes: Records, positions: Records, index: int, action: int) -> None:
    """The position after a legal action."""
    box, position = boxes[0], positions[index]
    if action >= LAYS:
        _apply_lay(box, position, np.int64(action) - LAYS)
    elif action >= DRAWS:
        turn_up(box, position, np.int64(action) - DRAWS)
    elif action >= BARGAINS:
        rest = np.int64(action) - BARGAINS
        take_from_warehouse(position, rest // FACES, rest % FACES)
    elif action >= TAKES:
        take_from_middle(box, position, np.int64(action) - TAKES)
    elif action == SKIP:
        skip_take(position)
    else:
        finish(box, position, np.int64(action == FINISH_AND_KEEP))


@written_out
def _apply_lay(box: Any, position: Any, number: Int64) -> None:
    column, rest = number % COLUMNS, number // COLUMNS
    turn, tile = rest // FACES, rest % FACES
    row = landing_row(box, position, box.panel_of[tile] + turn, column)
    lay(box, position, tile, turn, column, row)
