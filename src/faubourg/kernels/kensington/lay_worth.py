"""What it is worth to lay a tile of Kensington on a spot, by what is thought of the façade."""

from __future__ import annotations

from typing import Any

import numpy as np

from faubourg.kernels.compiler import compiled_part
from faubourg.kernels.kensington.contact import first_byte
from faubourg.kernels.kensington.facade_worth import CLOSED
from faubourg.kernels.kensington.layout import RED_DOOR, WINDOW
from faubourg.kernels.kensington.scoring import number_of_heights
from faubourg.kernels.kensington.sets_of_small_numbers import BYTE, ZERO, Int64, has, single


@compiled_part
def lay_worth(
    box: Any, position: Any, mind: Any, tile: Int64, panel: Int64, column: Int64, row: Int64
) -> Any:
    worth = float(box.cat_points * box.cat[tile])
    if box.hard[tile] and position.stock > 0:
        worth += mind.token
    if box.is_roof[panel]:
        return worth + _roof_worth(box, position, mind, panel, column, row)
    return worth + _storey_worth(box, position, mind, tile, panel, column, row)


@compiled_part
def _storey_worth(
    box: Any, position: Any, mind: Any, tile: Int64, panel: Int64, column: Int64, row: Int64
) -> Any:
    """Windows and doors that a roof may cover, and columns as high as others or as no other."""
    each = box.window_points if box.kind[tile] == WINDOW else 0
    door = box.door_points if box.kind[tile] == RED_DOOR else 0
    undersides, tops = box.undersides[panel], box.tops[panel]
    heights = np.uint64(position.heights[position.seat])
    worth = 0.0 if mind.open else -mind.whole * np.int64(position.roofed[position.seat])
    beside = beside_before = np.int64(mind.height[column])
    while undersides != ZERO:
        top, low = first_byte(tops) - 1, first_byte(undersides) - 1
        before, after = np.int64(mind.height[column + 1]), row + top
        promised = float(each * (top - low) + door)
        if mind.at_height[after] == 0 and not has(heights, after):
            promised += mind.new_height
        if before != CLOSED and mind.at_height[before] == 1 and not has(heights, before):
            promised -= mind.new_height
        worth += mind.share[column] * promised
        worth += mind.level * _more_level(beside_before, before, beside, after)
        beside_before, beside = before, after
        undersides, tops, column = undersides >> BYTE, tops >> BYTE, column + 1
    edge = np.int64(mind.height[column + 1])
    return worth + mind.level * _more_level(beside_before, edge, beside, edge)


@compiled_part
def _more_level(left_before: Int64, before: Int64, left: Int64, after: Int64) -> Any:
    """1 if two neighbours become as high as one another, -1 if they were, else 0."""
    found = 0.0
    if left == after and after != CLOSED:
        found += 1.0
    if left_before == before and before != CLOSED:
        found -= 1.0
    return found


@compiled_part
def _roof_worth(box: Any, position: Any, mind: Any, panel: Int64, column: Int64, row: Int64) -> Any:
    """What was hoped for is there: points of the columns, new heights, perhaps no open column."""
    tops, worth, closed = box.tops[panel], 0.0, np.int64(0)
    known = np.uint64(position.heights[position.seat])
    number = number_of_heights(position, np.int64(position.seat))
    while tops != ZERO:
        before = np.int64(mind.height[column + 1])
        worth += (1.0 - mind.share[column]) * mind.points[column]
        if before != CLOSED:
            closed += 1
            if mind.at_height[before] == 1 and not has(known, before):
                worth -= mind.share[column] * mind.new_height
        height = single(row + first_byte(tops) - 2)
        if known & height == ZERO:
            known |= height
            number += 1
            worth += number
        tops, column = tops >> BYTE, column + 1
    if closed == mind.open:
        worth += mind.whole * (np.int64(position.roofed[position.seat]) + box.width[panel])
    return worth
