"""Points of the façades, from what was counted tile by tile (KG-6)."""

from __future__ import annotations

from typing import Any

import numpy as np

from faubourg.kernels.compiler import compiled, compiled_part, written_out
from faubourg.kernels.kensington.sets_of_small_numbers import Int64, number_in
from faubourg.kernels.kernel_protocol import Numbers, Records


@written_out
def number_of_heights(position: Any, seat: Int64) -> Any:
    """KG-6.3 — how many different heights the roofed columns have."""
    return number_in(np.uint64(position.heights[seat]))


@written_out
def height_points(position: Any, seat: Int64) -> Any:
    """KG-6.3 — 1+2+…+k for k different heights."""
    number = number_of_heights(position, seat)
    return number * (number + 1) // 2


@written_out
def is_wholly_roofed(position: Any, seat: Int64) -> Any:
    """KG-6.5"""
    return position.columns[seat] == position.roofed[seat]


@compiled
def score(boxes: Records, positions: Records, index: int, out: Numbers) -> None:
    """KG-6.1 to KG-6.5, as if the game were over."""
    box, position = boxes[0], positions[index]
    for seat in range(box.seats):
        out[seat, 0] = box.window_points * position.roofed_windows[seat]
        out[seat, 1] = box.door_points * position.roofed_doors[seat]
        out[seat, 2] = height_points(position, seat)
        out[seat, 3] = box.cat_points * position.cats[seat]
        whole = is_wholly_roofed(position, seat)
        out[seat, 4] = box.column_points * position.columns[seat] if whole else 0


@compiled_part
def total_of(box: Any, position: Any, seat: Int64) -> Any:
    points = box.window_points * np.int64(position.roofed_windows[seat])
    points += box.door_points * np.int64(position.roofed_doors[seat])
    points += height_points(position, seat) + box.cat_points * np.int64(position.cats[seat])
    if is_wholly_roofed(position, seat):
        points += box.column_points * np.int64(position.columns[seat])
    return points


@compiled
def totals(boxes: Records, positions: Records, index: int, out: Numbers) -> None:
    """The points of each seat, as if the game were over."""
    box, position = boxes[0], positions[index]
    for seat in range(box.seats):
        out[seat] = total_of(box, position, seat)


@compiled
def places(boxes: Records, positions: Records, index: int, out: Numbers) -> None:
    """KG-6.6 — most points, then more birds on one's roofs; then the place is shared."""
    box, position = boxes[0], positions[index]
    for seat in range(box.seats):
        out[seat] = 1
        own = total_of(box, position, seat)
        for other in range(box.seats):
            points = total_of(box, position, other)
            birds = position.birds[other] > position.birds[seat]
            if points > own or (points == own and birds):
                out[seat] += 1


@compiled
def ended_by(boxes: Records, positions: Records, index: int) -> Any:  # noqa: ARG001 - as all kernels take it
    return np.int64(positions[index].ended_by)
