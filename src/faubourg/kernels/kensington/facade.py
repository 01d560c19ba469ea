"""The façade at work: tiles laid, taken back while drafts are searched, and worked out anew.

Laying toggles bits, so that taking back is the same once more.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from faubourg.games.kensington.plot import COLUMNS, ROWS
from faubourg.kernels.compiler import compiled, compiled_part, written_out
from faubourg.kernels.kensington.contact import (
    are_neighbours,
    draft_sort,
    draft_touches,
    first_byte,
    serves,
)
from faubourg.kernels.kensington.layout import (
    DARK,
    DOOR_BIT,
    DRAFT,
    LIT,
    NEUTRAL,
    RED_DOOR,
    ROOF,
    WINDOW,
)
from faubourg.kernels.kensington.sets_of_small_numbers import (
    ALL,
    BYTE,
    LOW,
    ONE,
    ZERO,
    Int64,
    lowest,
    number_in,
    single,
    without_lowest,
)
from faubourg.kernels.smaller_and_larger import larger, smaller


@compiled_part
def toggle_levels(box: Any, position: Any, panel: Int64, column: Int64, row: Int64) -> None:
    """KG-3.6 — the columns under a tile are as high as its top, or closed by a roof."""
    undersides, tops, bit = box.undersides[panel], box.tops[panel], single(column)
    is_roof = box.is_roof[panel] != 0
    while undersides != ZERO:
        position.level[row + first_byte(undersides) - 1] ^= bit
        if not is_roof:
            position.level[row + first_byte(tops) - 1] ^= bit
        undersides, tops, bit = undersides >> BYTE, tops >> BYTE, bit << ONE


@compiled_part
def toggle_service(box: Any, position: Any, panel: Int64, column: Int64, row: Int64) -> None:
    """KG-3.4 — the squares of a tile begin to serve others, or end."""
    sort, rows = box.light[panel], box.rows[panel]
    lit, dark = ZERO if sort == DARK else ALL, ZERO if sort == LIT else ALL
    while rows != ZERO:
        row += 1
        squares = (rows & LOW) << np.uint64(column)
        position.lit[row] ^= squares & lit
        position.dark[row] ^= squares & dark
        rows >>= BYTE


# KG-R1: the draft


@compiled_part
def lay_loosely(box: Any, position: Any, panel: Int64, column: Int64, row: Int64) -> None:
    """One tile more in the draft, and every tile joined that good contact reaches now."""
    number = position.drafted
    position.draft_panel[number] = panel
    position.draft_column[number] = column
    position.draft_row[number] = row
    position.drafted = number + 1
    position.loose |= np.uint8(1 << number)
    _widen(box, position, panel, column, row)
    toggle_levels(box, position, panel, column, row)
    if position.free:
        _join_freely(box, position)
    else:
        _join(box, position)


@written_out
def _widen(box: Any, position: Any, panel: Int64, column: Int64, row: Int64) -> None:
    """How far the façade reaches with one tile more."""
    position.left = smaller(np.int64(position.left), column)
    position.right = larger(np.int64(position.right), column + box.width[panel] - 1)
    position.peak = larger(np.int64(position.peak), row + box.height[panel])


@written_out
def outline(position: Any) -> Any:
    """What has to be known to take a tile back: which others are loose, how far all reaches."""
    return (
        np.int64(position.loose),
        np.int64(position.left),
        np.int64(position.right),
        np.int64(position.peak),
    )


@compiled_part
def take_back(box: Any, position: Any, before: Any) -> None:
    """The last tile of the draft gone, and everything as it was before."""
    loose = before[0]
    last = position.drafted - 1
    joined_since = np.uint64((loose | 1 << last) & ~np.int64(position.loose))
    while joined_since != ZERO:
        _toggle_draft_service(box, position, lowest(joined_since))
        joined_since = without_lowest(joined_since)
    toggle_levels(
        box,
        position,
        np.int64(position.draft_panel[last]),
        np.int64(position.draft_column[last]),
        np.int64(position.draft_row[last]),
    )
    position.drafted, position.loose = last, loose
    position.left, position.right, position.peak = before[1], before[2], before[3]


@written_out
def _toggle_draft_service(box: Any, position: Any, number: Int64) -> None:
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
def _join_tile(box: Any, position: Any, number: Int64) -> None:
    position.loose &= np.uint8(255 - (1 << number))
    _toggle_draft_service(box, position, number)


@compiled_part
def _join_freely(box: Any, position: Any) -> None:
    """KG-R1, units = "free" — new tiles serve one another, as long as all join the building."""
    good, near, pairs = _edges(box, position)
    staying, before = np.int64(position.loose), np.int64(-1)
    while staying != before:
        before = staying
        served = good | _neighbours(pairs >> 9, staying)
        staying = _connected(near, pairs, staying & served)
    for number in range(np.int64(position.drafted)):
        if (staying >> number) & 1:
            _join_tile(box, position, number)


@written_out
def _edges(box: Any, position: Any) -> Any:
    """Loose tiles with a good edge to the building, those with any, and pairs of them that touch.

    Three bits for each tile tell its neighbours; nine bits further those that are good for it.
    """
    good, near, pairs = np.int64(0), np.int64(0), np.int64(0)
    for one in range(np.int64(position.drafted)):
        if (np.int64(position.loose) >> one) & 1:
            sort = draft_sort(box, position, one)
            good |= np.int64(draft_touches(box, position, one, sort)) << one
            near |= np.int64(draft_touches(box, position, one, NEUTRAL)) << one
            for other in range(np.int64(position.drafted)):
                is_other = other != one and (np.int64(position.loose) >> other) & 1
                if is_other and are_neighbours(box, position, one, other):
                    pairs |= 1 << (DRAFT * one + other)
                    if serves(draft_sort(box, position, other), sort):
                        pairs |= 1 << (DRAFT * (DRAFT + one) + other)
    return good, near, pairs


@written_out
def _neighbours(pairs: Int64, tiles: Int64) -> Any:
    """Those that touch one of these tiles."""
    found = np.int64(0)
    for number in range(DRAFT):
        if (pairs >> (DRAFT * number)) & tiles & 7:
            found |= 1 << number
    return found


@written_out
def _connected(near: Int64, pairs: Int64, tiles: Int64) -> Any:
    """Those that hang together with the building by any edges."""
    found = near & tiles
    for _ in range(DRAFT):
        found |= _neighbours(pairs, found) & tiles
    return found


# What a façade has, tile by tile


@compiled_part
def count_in(
    box: Any, position: Any, seat: Int64, tile: Int64, panel: Int64, column: Int64, row: Int64
) -> None:
    """KG-6 — what a tile adds to its façade: windows, doors, cats, birds, roofed columns."""
    undersides, tops, at = box.undersides[panel], box.tops[panel], np.int64(column)
    while undersides != ZERO:
        low, top = row + first_byte(undersides) - 1, row + first_byte(tops) - 1
        _count_column(position, seat, box.kind[tile], at, low, top)
        undersides, tops, at = undersides >> BYTE, tops >> BYTE, at + 1
    position.cats[seat] += box.cat[tile]
    position.birds[seat] += box.bird[tile]
    position.columns[seat] = number_in(position.columns_built)
    position.roofed[seat] = number_in(position.columns_roofed)
    _widen(box, position, panel, column, row)


@written_out
def _count_column(
    position: Any, seat: Int64, kind: Int64, column: Int64, low: Int64, top: Int64
) -> None:
    """KG-6.1 to KG-6.3, KG-R11"""
    bit = single(column)
    position.columns_built |= bit
    if kind == WINDOW:
        position.windows[column] += np.uint8(top - low)
    elif kind == RED_DOOR:
        position.columns_with_door |= bit
    elif kind == ROOF:
        position.columns_roofed |= bit
        position.roofed_windows[seat] += position.windows[column]
        position.roofed_doors[seat] += (position.columns_with_door & bit) != ZERO
        position.heights[seat] |= np.uint32(single(top - 1))


# The façade of a seat worked out


@compiled_part
def work_out(box: Any, position: Any, seat: Int64) -> None:
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
def _clear(position: Any, seat: Int64) -> None:
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
def _work_in(box: Any, position: Any, seat: Int64, placed: Int64, stands: Int64) -> None:
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
def placed_tile(seat: Int64, tile: Int64, column: Int64, row: Int64, turn: Int64) -> Any:
    return np.uint32(tile | column << 7 | row << 13 | turn << 18 | seat << 20)


@written_out
def tile_of(placed: Int64) -> Any:
    return np.int64(placed) & 127


@written_out
def column_of(placed: Int64) -> Any:
    return (np.int64(placed) >> 7) & 63


@written_out
def row_of(placed: Int64) -> Any:
    return (np.int64(placed) >> 13) & 31


@written_out
def turn_of(placed: Int64) -> Any:
    return (np.int64(placed) >> 18) & 3


@compiled
def builder_of(placed: Int64) -> Any:
    return np.int64(placed) >> 20
