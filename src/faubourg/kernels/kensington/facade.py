"""The façade at work: tiles laid, taken back while drafts are searched, and worked out anew.

Laying toggles bits, so that taking back is the same once more.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from faubourg.games.kensington.plot import COLUMNS, ROWS
from faubourg.kernels.compiler import compiled
from faubourg.kernels.kensington.bit_sets import ALL, ZERO, number_in, single
from faubourg.kernels.kensington.contact import (
    are_neighbours,
    draft_sort,
    draft_touches,
    serves,
)
from faubourg.kernels.kensington.inlining import written_out
from faubourg.kernels.kensington.layout import (
    DARK,
    DOOR_BIT,
    LIT,
    NEUTRAL,
    RED_DOOR,
    ROOF,
    WINDOW,
)


@compiled
def toggle_levels(box: Any, position: Any, panel: int, column: int, row: int) -> None:
    """KG-3.6 — the columns under a tile are as high as its top, or closed by a roof."""
    for at in range(np.int64(box.width[panel])):
        bit = single(column + at)
        position.level[row + box.underside[panel, at]] ^= bit
        if not box.is_roof[panel]:
            position.level[row + box.top[panel, at]] ^= bit


@compiled
def toggle_service(box: Any, position: Any, panel: int, column: int, row: int) -> None:
    """KG-3.4 — the squares of a tile begin to serve others, or end."""
    sort = box.light[panel]
    for at in range(box.height[panel]):
        squares = np.uint64(box.row[panel, at]) << np.uint64(column)
        if sort != DARK:
            position.lit[row + at + 1] ^= squares
        if sort != LIT:
            position.dark[row + at + 1] ^= squares


# KG-R1: the draft


@compiled
def lay_loosely(box: Any, position: Any, panel: int, column: int, row: int) -> None:
    """One tile more in the draft, and every tile joined that good contact reaches now."""
    number = position.drafted
    position.draft_panel[number] = panel
    position.draft_column[number] = column
    position.draft_row[number] = row
    position.drafted = number + 1
    position.loose |= np.uint8(1 << number)
    position.peak = max(position.peak, row + box.height[panel])
    toggle_levels(box, position, panel, column, row)
    if position.free:
        _join_freely(box, position)
    else:
        _join(box, position)


@compiled
def take_back(box: Any, position: Any, loose: int, peak: int) -> None:
    """The last tile of the draft gone, and all as loose and as high as before."""
    last = position.drafted - 1
    joined_since = (loose | 1 << last) & ~np.int64(position.loose)
    for number in range(np.int64(position.drafted)):
        if (joined_since >> number) & 1:
            _toggle_draft_service(box, position, number)
    toggle_levels(
        box,
        position,
        np.int64(position.draft_panel[last]),
        np.int64(position.draft_column[last]),
        np.int64(position.draft_row[last]),
    )
    position.drafted, position.loose, position.peak = last, loose, peak


@compiled
def _toggle_draft_service(box: Any, position: Any, number: int) -> None:
    toggle_service(
        box,
        position,
        np.int64(position.draft_panel[number]),
        np.int64(position.draft_column[number]),
        np.int64(position.draft_row[number]),
    )


@written_out
def _join(box: Any, position: Any) -> None:
    """KG-R1 — from the building on through contacts that are good for the tile reached."""
    found = True
    while found:
        found = False
        for number in range(np.int64(position.drafted)):
            is_loose = (np.int64(position.loose) >> number) & 1
            if is_loose and draft_touches(box, position, number, draft_sort(box, position, number)):
                _join_tile(box, position, number)
                found = True


@written_out
def _join_tile(box: Any, position: Any, number: int) -> None:
    position.loose &= np.uint8(255 - (1 << number))
    _toggle_draft_service(box, position, number)


@compiled
def _join_freely(box: Any, position: Any) -> None:
    """KG-R1, units = "free" — new tiles serve one another, as long as all join the building."""
    staying, before = np.int64(position.loose), np.int64(-1)
    while staying != before:
        before = staying
        staying = _connected(box, position, _served(box, position, staying))
    for number in range(np.int64(position.drafted)):
        if (staying >> number) & 1:
            _join_tile(box, position, number)


@written_out
def _served(box: Any, position: Any, tiles: int) -> Any:
    """Those with a good edge to the building or to one another."""
    found = np.int64(0)
    for number in range(np.int64(position.drafted)):
        if (tiles >> number) & 1:
            sort = draft_sort(box, position, number)
            good = draft_touches(box, position, number, sort)
            for other in range(np.int64(position.drafted)):
                if (
                    (tiles >> other) & 1
                    and other != number
                    and serves(draft_sort(box, position, other), sort)
                ):
                    good = good or are_neighbours(box, position, number, other)
            if good:
                found |= 1 << number
    return found


@written_out
def _connected(box: Any, position: Any, tiles: int) -> Any:
    """Those that hang together with the building by any edges."""
    found, before = np.int64(0), np.int64(-1)
    while found != before:
        before = found
        for number in range(np.int64(position.drafted)):
            if (tiles >> number) & 1 and _is_near(box, position, number, found):
                found |= 1 << number
    return found


@written_out
def _is_near(box: Any, position: Any, number: int, tiles: int) -> Any:
    """Whether a tile of the draft touches the building or one of these tiles."""
    if draft_touches(box, position, number, NEUTRAL):
        return True
    for other in range(np.int64(position.drafted)):
        if (tiles >> other) & 1 and are_neighbours(box, position, number, other):
            return True
    return False


# What a façade has, tile by tile


@compiled
def count_in(
    box: Any, position: Any, seat: int, tile: int, panel: int, column: int, row: int
) -> None:
    """KG-6 — what a tile adds to its façade: windows, doors, cats, birds, roofed columns."""
    for at in range(np.int64(box.width[panel])):
        _count_column(box, position, seat, tile, panel, at, column + at, row)
    position.cats[seat] += box.cat[tile]
    position.birds[seat] += box.bird[tile]
    position.columns[seat] = number_in(position.columns_built)
    position.roofed[seat] = number_in(position.columns_roofed)
    position.left = min(position.left, column)
    position.right = max(position.right, column + box.width[panel] - 1)
    position.peak = max(position.peak, row + box.height[panel])


@written_out
def _count_column(
    box: Any, position: Any, seat: int, tile: int, panel: int, at: int, column: int, row: int
) -> None:
    """KG-6.1 to KG-6.3, KG-R11"""
    bit, kind = single(column), box.kind[tile]
    position.columns_built |= bit
    if kind == WINDOW:
        position.windows[column] += np.uint8(box.top[panel, at] - box.underside[panel, at])
    elif kind == RED_DOOR:
        position.columns_with_door |= bit
    elif kind == ROOF:
        position.columns_roofed |= bit
        position.roofed_windows[seat] += position.windows[column]
        position.roofed_doors[seat] += (position.columns_with_door & bit) != ZERO
        position.heights[seat] |= np.uint32(single(row + box.top[panel, at] - 1))


# The façade of a seat worked out


@compiled
def work_out(box: Any, position: Any, seat: int) -> None:
    """The façade of this seat at work; of the draft, where there is one, only what is reached."""
    _clear(position, seat)
    standing = -position.laid if seat == position.seat else 0
    for number in range(position.number_built):
        standing += builder_of(position.built[number]) == seat
    for number in range(position.number_built):
        placed = position.built[number]
        if builder_of(placed) == seat:
            standing -= 1
            _work_in(box, position, seat, placed, standing >= 0)


@written_out
def _clear(position: Any, seat: int) -> None:
    """KG-1.1 — the starting door and bare ground on both sides."""
    for row in range(ROWS + 1):
        position.level[row] = ZERO
    for row in range(ROWS + 2):
        position.lit[row] = ZERO
        position.dark[row] = ZERO
    for column in range(COLUMNS):
        position.windows[column] = 0
    door = single(DOOR_BIT)
    position.level[0], position.level[1] = ALL ^ door, door
    position.lit[1], position.dark[1] = door, door
    position.columns_built, position.columns_with_door = door, door
    position.columns_roofed = ZERO
    position.left, position.right, position.peak = DOOR_BIT, DOOR_BIT, 1
    position.drafted, position.loose = 0, 0
    position.heights[seat] = 0
    position.roofed_windows[seat], position.roofed_doors[seat] = 0, 0
    position.cats[seat], position.birds[seat] = 0, 0
    position.columns[seat], position.roofed[seat] = 1, 0


@written_out
def _work_in(box: Any, position: Any, seat: int, placed: int, stands: bool) -> None:
    """One tile more."""
    tile, column, row = tile_of(placed), column_of(placed), row_of(placed)
    panel = box.panel_of[tile] + turn_of(placed)
    count_in(box, position, seat, tile, panel, column, row)
    if stands:
        toggle_levels(box, position, panel, column, row)
        toggle_service(box, position, panel, column, row)
    else:
        lay_loosely(box, position, panel, column, row)


# A tile of a façade as a number


@compiled
def placed_tile(seat: int, tile: int, column: int, row: int, turn: int) -> Any:
    return np.uint32(tile | column << 7 | row << 13 | turn << 18 | seat << 20)


@written_out
def tile_of(placed: int) -> Any:
    return np.int64(placed) & 127


@written_out
def column_of(placed: int) -> Any:
    return (np.int64(placed) >> 7) & 63


@written_out
def row_of(placed: int) -> Any:
    return (np.int64(placed) >> 13) & 31


@written_out
def turn_of(placed: int) -> Any:
    return (np.int64(placed) >> 18) & 3


@compiled
def builder_of(placed: int) -> Any:
    return np.int64(placed) >> 20
