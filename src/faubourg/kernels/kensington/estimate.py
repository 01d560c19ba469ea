"""What everybody may expect of a game of Kensington that is left before its end."""

from __future__ import annotations

from typing import Any

import numpy as np

from faubourg.kernels.compiler import compiled, compiled_part
from faubourg.kernels.kensington.facade import work_out
from faubourg.kernels.kensington.facade_worth import SPARE_TOKEN, TOKEN, stored_worth, think_of
from faubourg.kernels.kensington.judgement_weights import SPREAD
from faubourg.kernels.kensington.layout import NONE, STORAGE
from faubourg.kernels.kensington.scoring import height_points
from faubourg.kernels.kensington.sets_of_small_numbers import Int64
from faubourg.kernels.smaller_and_larger import smaller


@compiled
def estimate(boxes: Any, positions: Any, index: int, minds: Any, which: int, out: Any) -> Any:
    """Points so far, what open columns promise, tokens and stored tiles; returns the spread."""
    box, position, mind = boxes[0], positions[index], minds[which]
    for seat in range(box.seats):
        work_out(box, position, np.int64(seat))
        think_of(box, position, mind, np.int64(seat))
        out[seat] = _points(box, position, seat) + mind.promised + _kept(box, position, mind, seat)
        if mind.open == 0:
            out[seat] += mind.whole * position.roofed[seat]
    work_out(box, position, np.int64(position.seat))
    return SPREAD[0] + (SPREAD[1] - SPREAD[0]) * float(mind.far)


@compiled_part
def _points(box: Any, position: Any, seat: Int64) -> Any:
    """KG-6.1 to KG-6.4 — without the bonus for a building that is wholly roofed."""
    points = box.window_points * np.int64(position.roofed_windows[seat])
    points += box.door_points * np.int64(position.roofed_doors[seat])
    points += height_points(position, seat) + box.cat_points * np.int64(position.cats[seat])
    return float(points)


@compiled_part
def _kept(box: Any, position: Any, mind: Any, seat: Int64) -> Any:
    """Tokens, those that oblige to spend less, and the tiles of the warehouse."""
    tokens = np.int64(position.tokens[seat])
    free = smaller(tokens, np.int64(box.must_spend_at) - 1)
    worth = mind.weights[TOKEN] * free + mind.weights[SPARE_TOKEN] * (tokens - free)
    kept = mind.far * worth
    for place in range(STORAGE):
        tile = np.int64(position.warehouse[seat, place])
        if tile != NONE:
            kept += stored_worth(box, mind, tile)
    return kept
