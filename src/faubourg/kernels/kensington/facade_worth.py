"""What somebody thinks of a façade of Kensington: its columns by what they promise.

Every open column can be closed by some roof, but roofs cost tokens: only the best columns are
counted on, and those of a new height more. What needs turns to become points is worth less and less
as the end comes near.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from faubourg.games.kensington.plot import COLUMNS, ROWS
from faubourg.kernels.compiler import compiled_part
from faubourg.kernels.kensington.actions import MOST_MOVES
from faubourg.kernels.kensington.layout import NONE, ROOF, STORAGE, WINDOW
from faubourg.kernels.kensington.rules import birds_seen
from faubourg.kernels.kensington.scoring import number_of_heights
from faubourg.kernels.kensington.sets_of_small_numbers import (
    ZERO,
    Int64,
    has,
    lowest,
    number_in,
    without_lowest,
)
from faubourg.kernels.kernel_protocol import Records
from faubourg.kernels.smaller_and_larger import larger, smaller

WEIGHTS = (
    *("hope", "idle_hope", "heights", "level", "cover", "token", "spare_token", "stored_roof"),
    *("stored_hard", "stored_window", "whole", "whole_late", "horizon", "roof_takes", "rival"),
    "lead",
)
(
    HOPE,
    IDLE_HOPE,
    HEIGHTS,
    LEVEL,
    COVER,
    TOKEN,
    SPARE_TOKEN,
    STORED_ROOF,
    STORED_HARD,
    STORED_WINDOW,
    WHOLE,
    WHOLE_LATE,
    HORIZON,
    ROOF_TAKES,
    RIVAL,
    LEAD,
) = range(len(WEIGHTS))
"""As those of the planner (`faubourg.bots.kensington.facade_value`), in points:

- `hope`: the share of a column's points that counts while it waits for a roof within reach;
  `idle_hope` beyond those; `heights`: the share of a new height's points; `level`: two open
  neighbours of one height; `cover`: columns that a roof closes on average;
- a `token`, and a `spare_token` that obliges to spend; a tile in the warehouse by its kind;
- `whole`, `whole_late`: the share of the points for full columns, far from the end and near it;
- `horizon`: the turns left from which on tokens and stored tiles lose their worth; `roof_takes`:
  how often a take is one of a roof;
- `rival`: how much the gain of a rival counts; `lead`: how much being ahead when the end comes.
"""
CLOSED = -1
"""In place of the height of a column that is bare or roofed."""

MIND = np.dtype(
    [
        ("weights", np.float32, (len(WEIGHTS),)),
        ("worths", np.float32, (MOST_MOVES,)),
        ("share", np.float32, (COLUMNS,)),
        ("promised", np.float32),
        ("far", np.float32),
        ("token", np.float32),
        ("new_height", np.float32),
        ("level", np.float32),
        ("whole", np.float32),
        ("points", np.int16, (COLUMNS,)),
        ("height", np.int8, (COLUMNS + 2,)),
        ("at_height", np.int8, (ROWS + 2,)),
        ("open", np.int8),
    ],
    align=True,
)
"""What is worked out for the façade at work: by column the points under a roof, what share of them
counts, and the height, from index 1 on; `at_height` counts open columns. `promised` is what they
are worth together; `token`, `new_height`, `level` and `whole` are what one more is worth now,
`far` is 1 as long as the end makes no difference and 0 when it is there."""


def minds_for(
    box: Records,  # noqa: ARG001 - as all kernels take it
    weights: Sequence[Sequence[float]],
) -> Records:
    """One for each of these rows of weights."""
    minds: Records = np.zeros(len(weights), MIND)
    minds["weights"] = weights
    return minds


@compiled_part
def think_of(box: Any, position: Any, mind: Any, seat: Int64) -> None:
    """What is the same for all actions of this seat, whose façade is the one at work."""
    weights, is_last = mind.weights, position.ender != NONE
    turns = turns_left(box, position, weights[ROOF_TAKES])
    mind.far = 0.0 if is_last else smaller(1.0, turns / weights[HORIZON])
    late = weights[WHOLE] + (weights[WHOLE_LATE] - weights[WHOLE]) * (1.0 - mind.far)
    mind.whole = box.column_points * (1.0 if is_last else late)
    mind.level = 0.0 if is_last else weights[LEVEL]
    mind.new_height = weights[HEIGHTS] * (number_of_heights(position, seat) + 1)
    _sketch(box, position, mind)
    reach = 0.0
    if not is_last:
        reach = weights[COVER] * smaller(_roofs_to_come(box, position, seat), turns)
    _hope(position, mind, seat, reach, is_last)
    spare = position.tokens[seat] + 1 >= box.must_spend_at
    mind.token += mind.far * weights[SPARE_TOKEN if spare else TOKEN]


@compiled_part
def turns_left(box: Any, position: Any, roof_takes: Any) -> Any:
    """The turns that each seat may expect before the last bird comes or the beige tiles run out."""
    hidden, birds = np.int64(0), np.int64(0)
    for tile in range(box.faces):
        if box.kind[tile] == ROOF:
            hidden += position.heap[tile]
            birds += position.heap[tile] * box.bird[tile]
    wanted = larger(np.int64(0), box.end_at_birds - birds_seen(box, position))
    draws = wanted * (hidden + 1.0) / (birds + 1.0)
    beige = float(tiles_with(position, box.beige))
    return smaller(draws / roof_takes, beige) / box.seats


@compiled_part
def tiles_with(position: Any, backs: Any) -> Any:
    """How many tiles of the middle have these backs."""
    found, left = np.int64(0), position.backs_left & backs
    while left != ZERO:
        found += position.backs[lowest(left)]
        left = without_lowest(left)
    return found


@compiled_part
def _roofs_to_come(box: Any, position: Any, seat: Int64) -> Any:
    """Those that can be paid for, one more by luck, and those in the warehouse."""
    paid = smaller(np.int64(position.tokens[seat]) + 1, tiles_with(position, box.brown))
    for place in range(STORAGE):
        tile = position.warehouse[seat, place]
        paid += 1 if tile != NONE and box.kind[tile] == ROOF else 0
    return float(paid)


@compiled_part
def _sketch(box: Any, position: Any, mind: Any) -> None:
    """The open columns of the façade at work."""
    for column in range(COLUMNS):
        mind.points[column] = 0
        mind.height[column + 1] = CLOSED
    mind.height[0], mind.height[COLUMNS + 1] = CLOSED, CLOSED
    opened = position.columns_built & ~position.columns_roofed
    mind.open = number_in(opened)
    for row in range(ROWS + 1):
        mind.at_height[row] = 0
        found = position.level[row] & opened
        mind.at_height[row] = number_in(found)
        while found != ZERO:
            column = lowest(found)
            found = without_lowest(found)
            mind.height[column + 1] = row
            mind.points[column] = box.window_points * np.int64(position.windows[column])
            mind.points[column] += box.door_points * has(position.columns_with_door, column)


@compiled_part
def _hope(position: Any, mind: Any, seat: Int64, reach: Any, is_last: Any) -> None:
    """Shares of all columns, the best within reach; what they promise; the next one's worth."""
    hope, idle = mind.weights[HOPE], mind.weights[IDLE_HOPE]
    if is_last:
        hope, idle = np.float32(0.0), np.float32(0.0)
    for column in range(COLUMNS):
        mind.share[column] = hope if reach > mind.open else idle
    mind.promised, mind.token, left = 0.0, 0.0, reach
    waiting = position.columns_built & ~position.columns_roofed
    heights, new = np.uint64(position.heights[seat]), mind.new_height
    while waiting != ZERO:
        column = _best_of(mind, waiting)
        waiting &= ~(np.uint64(1) << np.uint64(column))
        share = hope if left > 0.0 else idle
        mind.share[column] = share
        mind.promised += share * mind.points[column]
        height = np.int64(mind.height[column + 1])
        if left > 0.0 and not has(heights, height):
            heights |= np.uint64(1) << np.uint64(height)
            mind.promised += share * new
            new += mind.weights[HEIGHTS]
        if mind.height[column + 2] == height:
            mind.promised += mind.level
        if left <= 0.0 and mind.token == 0.0:
            mind.token = (hope - idle) * mind.points[column]
        left -= 1.0


@compiled_part
def _best_of(mind: Any, columns: Any) -> Any:
    """The column of most points."""
    best, most = np.int64(0), np.int64(-1)
    while columns != ZERO:
        column = lowest(columns)
        columns = without_lowest(columns)
        if mind.points[column] > most:
            best, most = column, np.int64(mind.points[column])
    return best


@compiled_part
def stored_worth(box: Any, mind: Any, tile: Int64) -> Any:
    """What a tile in the warehouse is worth."""
    kind = STORED_ROOF
    if box.kind[tile] == WINDOW:
        kind = STORED_HARD if box.hard[tile] else STORED_WINDOW
    return mind.far * mind.weights[kind]
