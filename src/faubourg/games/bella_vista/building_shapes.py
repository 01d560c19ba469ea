"""Footprints: the squares that a building covers, turned in quarters, never mirrored (BV-R3)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from faubourg.core.grid import groups

Cells: TypeAlias = tuple[tuple[int, int], ...]
"""Rows and columns, counted from the first square in reading order."""


def cells_of(picture: str) -> Cells:
    """The footprint in a picture with "/" between its rows.

    >>> cells_of("#./##")
    ((0, 0), (1, 0), (1, 1))
    """
    rows = enumerate(picture.split("/"))
    return _from_first((r, c) for r, row in rows for c, sign in enumerate(row) if sign == "#")


def turned(cells: Cells) -> Cells:
    """A quarter turn clockwise."""
    return _from_first((column, -row) for row, column in cells)


def different_turns(cells: Cells, most: int) -> tuple[Cells, ...]:
    """BV-R3 — the footprint in every position that looks different, from the printed one on."""
    found = [cells]
    while len(found) < most and (following := turned(found[-1])) != cells:
        found.append(following)
    return tuple(found)


def is_connected(cells: Cells) -> bool:
    beside = {(r, c): ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)) for r, c in cells}
    numbers = {cell: number for number, cell in enumerate(cells)}
    near = [[numbers[each] for each in beside[cell] if each in numbers] for cell in cells]
    return len(groups(range(len(cells)), near)) == 1


def _from_first(cells: Iterable[tuple[int, int]]) -> Cells:
    ordered = sorted(cells)
    row, column = ordered[0] if ordered else (0, 0)
    return tuple((r - row, c - column) for r, c in ordered)
