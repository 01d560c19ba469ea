"""Where a tile lies without a gap, and which contacts are good, for all columns at once.

A word of columns stands for a panel laid with its left edge on each of them, on one row.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from faubourg.kernels.compiler import compiled_part, written_out
from faubourg.kernels.kensington.layout import DARK, LIT, NEUTRAL
from faubourg.kernels.kensington.sets_of_small_numbers import ALL, BYTE, LOW, ONE, ZERO, Int64
from faubourg.kernels.smaller_and_larger import larger


@written_out
def serves(neighbour: Int64, tile: Int64) -> Any:
    """KG-3.4, KG-3.7, KG-R1 — whether contact with this sort is good for a tile of that sort."""
    return neighbour == tile or larger(neighbour, tile) == NEUTRAL


# KG-3.3, KG-3.6: on what a tile lies


@compiled_part
def spots(box: Any, position: Any, panel: Int64, row: Int64) -> Any:
    """KG-3.3 — the columns from which on the panel lies without a gap on this row."""
    undersides, at = box.undersides[panel], ZERO
    found = ALL
    while undersides != ZERO:
        found &= position.level[row + first_byte(undersides) - 1] >> at
        undersides >>= BYTE
        at += ONE
    return found


@written_out
def first_byte(word: Any) -> Any:
    return np.int64(word & LOW)


# KG-3.1, KG-3.4: what a tile touches


@written_out
def serving(position: Any, sort: Int64, row: Int64) -> Any:
    """The squares of a row whose contact is good for this sort."""
    if sort == LIT:
        return position.lit[row + 1]
    if sort == DARK:
        return position.dark[row + 1]
    return position.lit[row + 1] | position.dark[row + 1]


@written_out
def beside_or_on(here: Any, below: Any) -> Any:
    """The squares of a row that are beside those of the same row, or on those of the next lower."""
    return (here << ONE) | (here >> ONE) | below


@written_out
def meeting(columns: Any, squares: Any) -> Any:
    """The columns from which on some square of a panel's row is one of the squares."""
    found = ZERO
    while columns != ZERO:
        if columns & ONE != ZERO:
            found |= squares
        columns >>= ONE
        squares >>= ONE
    return found


@compiled_part
def touching(box: Any, position: Any, panel: Int64, row: Int64, sort: Int64) -> Any:
    """The columns from which on the panel touches what serves this sort."""
    found, below = ZERO, serving(position, sort, row - 1)
    rows = box.rows[panel]
    while rows != ZERO:
        here = serving(position, sort, row)
        found |= meeting(rows & LOW, beside_or_on(here, below))
        below = here
        rows >>= BYTE
        row += 1
    return found


@compiled_part
def good_spots(box: Any, position: Any, panel: Int64, row: Int64) -> Any:
    """KG-3.4 — the columns on which the tile alone could be built on this row."""
    found = spots(box, position, panel, row)
    if found != ZERO:
        found &= touching(box, position, panel, row, np.int64(box.light[panel]))
    return found


# Tiles of the draft


@compiled_part
def draft_squares(box: Any, position: Any, number: Int64, row: Int64) -> Any:
    """The squares that a tile of the draft has in a row of the plot."""
    at = row - position.draft_row[number]
    if at < 0 or at > 7:
        return ZERO
    squares = (box.rows[position.draft_panel[number]] >> np.uint64(8 * at)) & LOW
    return squares << np.uint64(position.draft_column[number])


@compiled_part
def touching_draft(box: Any, position: Any, panel: Int64, row: Int64, number: Int64) -> Any:
    """The columns from which on the panel, laid later, touches that tile of the draft."""
    found, below = ZERO, draft_squares(box, position, number, row - 1)
    rows = box.rows[panel]
    while rows != ZERO:
        here = draft_squares(box, position, number, row)
        found |= meeting(rows & LOW, beside_or_on(here, below))
        below = here
        rows >>= BYTE
        row += 1
    return found


@compiled_part
def draft_touches(box: Any, position: Any, number: Int64, sort: Int64) -> Any:
    """Whether a tile of the draft touches what serves this sort, on any of its sides."""
    row, found = np.int64(position.draft_row[number]), ZERO
    rows, column = box.rows[position.draft_panel[number]], position.draft_column[number]
    while rows != ZERO:
        near = beside_or_on(serving(position, sort, row), serving(position, sort, row - 1))
        near |= serving(position, sort, row + 1)
        found |= near & ((rows & LOW) << np.uint64(column))
        rows >>= BYTE
        row += 1
    return found != ZERO


@compiled_part
def are_neighbours(box: Any, position: Any, one: Int64, other: Int64) -> Any:
    """Whether two tiles of the draft touch."""
    row, found = np.int64(position.draft_row[one]), ZERO
    rows, column = box.rows[position.draft_panel[one]], position.draft_column[one]
    while rows != ZERO:
        here = draft_squares(box, position, other, row)
        near = beside_or_on(here, draft_squares(box, position, other, row - 1))
        near |= draft_squares(box, position, other, row + 1)
        found |= near & ((rows & LOW) << np.uint64(column))
        rows >>= BYTE
        row += 1
    return found != ZERO


@written_out
def draft_sort(box: Any, position: Any, number: Int64) -> Any:
    return np.int64(box.light[position.draft_panel[number]])
