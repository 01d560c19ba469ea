"""The tricks that make façades fast: a set of squares is one number, heights are a row of bytes.

Column c and row r of the plot are bit (c + 1) * STRIDE + r + 1, so that a border around any tile
stays within the number and never reaches the next column. Whether two sets have a square in common
is one `&`. Where a tile lies without a gap is a search of its underside's steps in the façade's.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise
from typing import TypeAlias

from faubourg.games.kensington.plot import ROWS

SquareSet: TypeAlias = int
"""Squares of the plot, a bit for each."""
STRIDE = ROWS + 2
STACKS_KEPT = 4096
ROOFED = 255
"""In place of a height: nothing is built on a roof (KG-3.6), nor beyond the plot (KG-R12)."""
BLOCKED = 128
"""The step to or from a column on which nothing may be laid."""


# Sets of squares


def square_set(squares: Iterable[tuple[int, int]]) -> SquareSet:
    return sum(1 << (column + 1) * STRIDE + row + 1 for column, row in squares)


def offset(column: int, row: int) -> int:
    """By how much squares are shifted (`<<`) to lie so many columns to the right and rows up."""
    return column * STRIDE + row


def outermost_columns(squares: SquareSet) -> tuple[int, int] | None:
    """The first and the last column with such squares; None if there are none."""
    return (_column_of(squares & -squares), _column_of(squares)) if squares else None


def _column_of(squares: SquareSet) -> int:
    """The column of the last of these squares."""
    return (squares.bit_length() - 1) // STRIDE - 1


def closed_squares(tops: bytes, first: int) -> SquareSet:
    """What lies below these heights, or in a roofed column, from the first column on."""
    return sum(
        (2 << min(top, ROWS)) - 1 << (column + 1) * STRIDE for column, top in enumerate(tops, first)
    )


# Heights and the steps between them


def steps(heights: Iterable[int]) -> bytes:
    """The steps up or down from each height to the next."""
    return bytes([step(a, b) for a, b in pairwise(heights)])


def step(low: int, high: int) -> int:
    """From one height to the next; none leads to or from a roof."""
    return BLOCKED if ROOFED in (low, high) else (high - low) & 0xFF


def level_columns(tops: bytes, between: bytes, underside: bytes, low: int, high: int) -> list[int]:
    """The columns, within bounds, from which on the heights have the steps of an underside."""
    if not underside:
        return [column for column in range(low, high + 1) if tops[column] != ROOFED]
    found, last = [], high + len(underside)
    column = between.find(underside, low, last)
    while column >= 0:
        found.append(column)
        column = between.find(underside, column + 1, last)
    return found


@lru_cache(STACKS_KEPT)
def stacked(tops: bytes, undersides: bytes) -> list[tuple[int, int]]:
    """How far right and up of one tile another is when it lies on it, by their outlines."""
    found = []
    for right in range(1 - len(undersides), len(tops)):
        common = range(max(right, 0), min(right + len(undersides), len(tops)))
        rows = {tops[column] - undersides[column - right] for column in common}
        if len(rows) == 1:
            found.append((right, rows.pop()))
    return found
