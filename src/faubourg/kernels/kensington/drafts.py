"""The draft of a turn (KG-R1): whether the tiles left at hand can complete it so that it stands.

At most three tiles are at hand (KG-2.5), so behind the tile that is laid there are at most two: the
last is tried on all columns at once, the one before it spot by spot.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from faubourg.kernels.compiler import compiled_part, written_out
from faubourg.kernels.kensington.contact import (
    are_neighbours,
    draft_sort,
    good_spots,
    serves,
    spots,
    touching,
    touching_draft,
)
from faubourg.kernels.kensington.facade import lay_loosely, outline, take_back
from faubourg.kernels.kensington.layout import DRAFT, NONE, STORAGE
from faubourg.kernels.kensington.sets_of_small_numbers import (
    ZERO,
    Int64,
    between,
    has,
    lowest,
    single,
    without_lowest,
)
from faubourg.kernels.smaller_and_larger import larger, smaller


@written_out
def ways(box: Any, position: Any, tile: Int64) -> Any:
    """KG-R7 — in how many orientations the tile may be laid in this game."""
    return np.int64(box.ways[position.turning, tile])


@written_out
def widest(box: Any, position: Any, tile: Int64) -> Any:
    """How many columns the tile may cover; none for no tile."""
    return np.int64(box.widest[position.turning, tile]) if tile != NONE else np.int64(0)


@written_out
def highest_row(box: Any, position: Any, panel: Int64) -> Any:
    """No tile comes to lie higher than this row."""
    return smaller(np.int64(box.highest[panel]), np.int64(position.peak))


# KG-R1: the last tile, on all columns at once


@compiled_part
def ending_spots(box: Any, position: Any, panel: Int64, row: Int64) -> Any:
    """The columns on which the tile lies so that the whole draft stands with it."""
    if position.loose == 0:
        return good_spots(box, position, panel, row)
    found = spots(box, position, panel, row) & near_loose(box, position, panel, np.int64(0))
    if found == ZERO:
        return found
    if position.free:
        return _freely_ending(box, position, panel, row, found)
    one = lowest(np.uint64(position.loose))
    more = without_lowest(np.uint64(position.loose))
    other = lowest(more) if more != ZERO else NONE
    return found & _ending(box, position, panel, row, one, other)


@compiled_part
def _ending(box: Any, position: Any, panel: Int64, row: Int64, one: Int64, other: Int64) -> Any:
    """The tile is reached from the building, and every loose one from it or from one another."""
    reached = touching(box, position, panel, row, np.int64(box.light[panel]))
    if reached == ZERO:
        return reached
    to_one = reached & _serving_draft(box, position, panel, row, one)
    if other == NONE:
        return to_one
    to_other = reached & _serving_draft(box, position, panel, row, other)
    return to_one | to_other if _serve_mutually(box, position, one, other) else to_one & to_other


@compiled_part
def _serving_draft(box: Any, position: Any, panel: Int64, row: Int64, number: Int64) -> Any:
    """The columns on which contact with the tile is good for that one of the draft."""
    if serves(np.int64(box.light[panel]), draft_sort(box, position, number)):
        return touching_draft(box, position, panel, row, number)
    return ZERO


@written_out
def _serve_mutually(box: Any, position: Any, one: Int64, other: Int64) -> Any:
    """Whether two tiles of the draft touch, which is then good for both."""
    good = serves(draft_sort(box, position, one), draft_sort(box, position, other))
    return good and are_neighbours(box, position, one, other)


@compiled_part
def _freely_ending(box: Any, position: Any, panel: Int64, row: Int64, found: Any) -> Any:
    """units = "free" — those of the columns found on which all tiles then hang together."""
    ending, before = ZERO, outline(position)
    while found != ZERO:
        column = lowest(found)
        found = without_lowest(found)
        lay_loosely(box, position, panel, column, row)
        if position.loose == 0:
            ending |= single(column)
        take_back(box, position, before)
    return ending


@compiled_part
def ends_with(box: Any, position: Any, tile: Int64) -> Any:
    """Whether the draft can stand with this tile as the last one."""
    for way in range(ways(box, position, tile)):
        panel = box.panel_of[tile] + way
        for row in range(box.lowest[panel], highest_row(box, position, panel) + 1):
            if ending_spots(box, position, panel, row) != ZERO:
                return True
    return False


# How far a tile may be from what it joins


@compiled_part
def near_loose(box: Any, position: Any, panel: Int64, far: Int64) -> Any:
    """The columns on which the tile is not too far from some loose one."""
    left, right, loose = np.int64(63), np.int64(0), np.uint64(position.loose)
    while loose != ZERO:
        number = lowest(loose)
        loose = without_lowest(loose)
        column = np.int64(position.draft_column[number])
        left = smaller(left, column)
        right = larger(right, column + box.width[position.draft_panel[number]])
    return between(left - far - box.width[panel], right + far)


@written_out
def near_building(box: Any, position: Any, panel: Int64, far: Int64) -> Any:
    """The columns on which the tile is not too far from the building and its draft."""
    left, right = np.int64(position.left), np.int64(position.right)
    return between(left - far - box.width[panel], right + 1 + far)


# KG-R1, KG-2.4: whether a legal finish can be reached


@compiled_part
def leads_on(
    box: Any,
    position: Any,
    panel: Int64,
    column: Int64,
    row: Int64,
    one: Int64,
    other: Int64,
    owed: Int64,
) -> Any:
    """Whether the tiles left at hand can complete the draft once this one is laid there."""
    before = outline(position)
    lay_loosely(box, position, panel, column, row)
    found = _can_complete(box, position, one, other, owed)
    take_back(box, position, before)
    return found


@written_out
def _can_complete(box: Any, position: Any, one: Int64, other: Int64, owed: Int64) -> Any:
    """Whether the draft stands, with none, one or both of the two, and has what is owed."""
    if owed == NONE and position.loose == 0:
        return True
    if one != NONE and (one == owed or owed == NONE) and ends_with(box, position, one):
        return True
    if other == NONE:
        return False
    if (other == owed or owed == NONE) and ends_with(box, position, other):
        return True
    for _ in range(STORAGE):
        if _both_complete(box, position, one, other, owed):
            return True
        one, other = other, one
    return False


@written_out
def _both_complete(box: Any, position: Any, tile: Int64, last: Int64, owed: Int64) -> Any:
    """Whether the draft stands with this tile as the next one and that one as the last."""
    if owed == NONE and not _helps(box, position, tile, last):
        return False
    far = widest(box, position, last)
    for way in range(ways(box, position, tile)):
        panel = box.panel_of[tile] + way
        near = _near(box, position, panel, far)
        for row in range(box.lowest[panel], highest_row(box, position, panel) + 1):
            found = spots(box, position, panel, row) & near
            while found != ZERO:
                if _closes(box, position, panel, lowest(found), row, last):
                    return True
                found = without_lowest(found)
    return False


@written_out
def _helps(box: Any, position: Any, tile: Int64, last: Int64) -> Any:
    """Whether contact with the last tile could be good for a loose one or for the next."""
    sort = np.int64(box.sort[last])
    if position.free or serves(sort, np.int64(box.sort[tile])):
        return True
    for number in range(np.int64(position.drafted)):
        is_loose = (np.int64(position.loose) >> number) & 1
        if is_loose and serves(sort, draft_sort(box, position, number)):
            return True
    return False


@written_out
def _near(box: Any, position: Any, panel: Int64, far: Int64) -> Any:
    if position.loose == 0:
        return near_building(box, position, panel, far)
    return near_loose(box, position, panel, far)


@written_out
def _closes(box: Any, position: Any, panel: Int64, column: Int64, row: Int64, last: Int64) -> Any:
    """Whether the draft stands with the tile laid there, then with the last one."""
    before = outline(position)
    lay_loosely(box, position, panel, column, row)
    found = ends_with(box, position, last)
    take_back(box, position, before)
    return found


# Every tile at hand wherever it may be laid


@written_out
def must_end(box: Any, position: Any, tile: Int64, one: Int64, other: Int64, owed: Int64) -> Any:
    """Whether the tile may only be laid where the draft stands with it: none can join it later."""
    if owed != NONE:
        return False
    if one == NONE:
        return True
    if position.free or position.loose != 0:
        return False
    sort = np.int64(box.sort[tile])
    return not serves(np.int64(box.sort[one]), sort) and not (
        other != NONE and serves(np.int64(box.sort[other]), sort)
    )


@compiled_part
def possible_spots(box: Any, position: Any, panel: Int64, row: Int64, far: Int64) -> Any:
    """Columns among which are all on which the tile may be laid, `far` what is left could span.

    A negative `far`: nothing can join the tile, so that it has to make the draft stand.
    """
    if far < 0:
        return ending_spots(box, position, panel, row)
    return spots(box, position, panel, row) & near_building(box, position, panel, far)


@compiled_part
def span(box: Any, position: Any, tile: Int64, one: Int64, other: Int64, owed: Int64) -> Any:
    """How far the tiles left could span, to reach the tile; -1 if they cannot join it at all."""
    if must_end(box, position, tile, one, other, owed):
        return np.int64(-1)
    return widest(box, position, one) + widest(box, position, other)


@written_out
def may_lay(
    box: Any,
    position: Any,
    panel: Int64,
    column: Int64,
    row: Int64,
    one: Int64,
    other: Int64,
    owed: Int64,
) -> Any:
    """KG-2.5, KG-3 — whether the tile may be laid on one of its possible spots."""
    if owed == NONE and has(ending_spots(box, position, panel, row), column):
        return True
    return leads_on(box, position, panel, column, row, one, other, owed)


@written_out
def _can_lay(box: Any, position: Any, tile: Int64, one: Int64, other: Int64, owed: Int64) -> Any:
    """Whether the tile may be laid anywhere, `owed` what is to be built after it."""
    if owed == NONE and ends_with(box, position, tile):
        return True
    far = span(box, position, tile, one, other, owed)
    for way in range(ways(box, position, tile) if far >= 0 else 0):
        panel = box.panel_of[tile] + way
        for row in range(box.lowest[panel], highest_row(box, position, panel) + 1):
            found = possible_spots(box, position, panel, row, far)
            while found != ZERO:
                if leads_on(box, position, panel, lowest(found), row, one, other, owed):
                    return True
                found = without_lowest(found)
    return False


@compiled_part
def can_build(box: Any, position: Any, tile: Int64, one: Int64, other: Int64, owed: Int64) -> Any:
    """KG-2.4, KG-R5 — whether some build with these tiles at hand has the one that is owed.

    Any of them may be the first; where none is owed, any build will do.
    """
    for _ in range(DRAFT):
        if tile != NONE:
            still_owed = NONE if tile == owed else owed
            rest, last = (other, one) if one == NONE else (one, other)
            if _can_lay(box, position, tile, rest, last, still_owed):
                return True
        tile, one, other = one, other, tile
    return False
