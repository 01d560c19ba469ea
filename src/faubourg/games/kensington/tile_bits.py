"""Tiles as the façade sees them: squares as bits of one number, undersides as steps.

Column c and row r of the plot are bit (c + 1) * STRIDE + r + 1, so that a border around any tile
stays within the number and never reaches the next column.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise
from typing import NewType, TypeAlias

from faubourg.games.kensington.edition import squares_of

COLUMNS = 64
ROWS = 32
"""KG-R12 — the plot; beyond it is the table's edge."""
DOOR = COLUMNS // 2 + 1
"""The column of the starting door."""
STRIDE = ROWS + 2
STACKS_KEPT = 4096
BLOCKED = 128
"""The step to or from a column on which nothing may be laid."""

Sort = NewType("Sort", int)
"""What a tile is when it looks for contact (KG-3.4)."""
LIT, DARK, NEUTRAL = Sort(0), Sort(1), Sort(2)
Squares: TypeAlias = frozenset[tuple[int, int]]
"""(column, row) pairs, the lowest left corner of their frame at (0, 0)."""


def serves(neighbour: Sort, tile: Sort) -> bool:
    """KG-3.4, KG-R1 — whether contact with this neighbour is good for the tile."""
    return neighbour == tile or NEUTRAL in (neighbour, tile)


class Panel:
    """A tile in one orientation. Nothing in here changes."""

    def __init__(
        self, squares: Squares, sort: Sort, *, is_roof: bool = False, is_door: bool = False
    ) -> None:
        by_column = [[r for c, r in squares if c == column] for column in range(_width(squares))]
        undersides, tops = [*map(min, by_column)], [max(rows) + 1 for rows in by_column]
        self.squares = sorted(squares)
        self.sort = sort
        self.is_roof = is_roof
        self.width = len(by_column)
        self.height = max(tops)
        self.undersides = undersides
        self.tops = tops
        self.underside = bytes(undersides)
        self.bearing = b"" if is_roof else bytes(tops)
        """What other tiles lie on: nothing lies on a roof (KG-3.6)."""
        self.first_underside = undersides[0]
        self.profile = steps(undersides)
        self.top_steps = bytes([BLOCKED] * (self.width - 1)) if is_roof else steps(tops)
        self.mask = _bits(squares)
        self.border = _bits(_around(squares))
        self.lowest_row = 1 if is_roof else 0  # KG-R7: never on the ground
        self.highest_row = 0 if is_door else ROWS - self.height  # KG-3.5: on the ground


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


def steps(heights: Iterable[int]) -> bytes:
    """The steps up or down from each height to the next."""
    return bytes((b - a) & 0xFF for a, b in pairwise(heights))


def column_of(squares: int) -> int:
    """The column of the last of these squares."""
    return (squares.bit_length() - 1) // STRIDE - 1


def turned(squares: Squares, turns: int) -> Squares:
    """The squares after quarter turns clockwise, moved back to the corner."""
    for _ in range(turns):
        squares = frozenset((row, -column) for column, row in squares)
    left, low = min(c for c, _ in squares), min(r for _, r in squares)
    return frozenset((column - left, row - low) for column, row in squares)


def overhangs(squares: Squares) -> bool:
    """KG-3.3 — whether a square of the tile hangs over a gap within the tile itself."""
    spans: dict[int, list[int]] = {}
    for column, row in squares:
        spans.setdefault(column, []).append(row)
    return any(max(rows) - min(rows) >= len(rows) for rows in spans.values())


def outline(rows: str) -> tuple[tuple[int, int], ...]:
    """KG-R10 — the outline of a back: the same for shapes that agree after quarter turns."""
    squares = squares_of(rows)
    return min(tuple(sorted(turned(squares, turns))) for turns in range(4))


def form_of(squares: Squares) -> str:
    """What people call the shape: a single square, a row, a stack, a block, or a letter."""
    width, height = _width(squares), _height(squares)
    if width == 1 or height == 1:
        return "single" if width == height else "row" if height == 1 else "stack"
    rows = [r for r in range(height) if all((c, r) in squares for c in range(width))]
    columns = [c for c in range(width) if all((c, r) in squares for r in range(height))]
    missing = width * height - len(squares)
    if rows and columns and missing == (width - 1) * (height - 1):
        return "L" if rows[0] in (0, height - 1) and columns[0] in (0, width - 1) else "T"
    return {0: "block", 1: "U"}.get(missing, "S")


def _width(squares: Squares) -> int:
    return max(column for column, _ in squares) + 1


def _height(squares: Squares) -> int:
    return max(row for _, row in squares) + 1


def _bits(squares: Iterable[tuple[int, int]]) -> int:
    return sum(1 << (column + 1) * STRIDE + row + 1 for column, row in squares)


def _around(squares: Squares) -> Squares:
    """The squares that share a side with the tile."""
    sides = ((0, 1), (1, 0), (0, -1), (-1, 0))
    return frozenset((c + x, r + y) for c, r in squares for x, y in sides) - squares
