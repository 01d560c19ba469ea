"""Squares of a rectangular grid: their names, their neighbours, and groups of them."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from string import ascii_lowercase
from typing import TypeVar

Cell = TypeVar("Cell", bound=int)
MAX_SIDE = len(ascii_lowercase)


def square_name(square: int, width: int) -> str:
    """The name on the board: a letter for the column, a number for the row, both from the top left.

    >>> square_name(0, width=11), square_name(24, width=11)
    ('a1', 'c3')
    """
    row, column = divmod(square, width)
    return f"{ascii_lowercase[column]}{row + 1}"


def beside(square: int, width: int, height: int) -> Iterator[int]:
    """The squares that share a side with this one, in reading order."""
    row, column = divmod(square, width)
    if row > 0:
        yield square - width
    if column > 0:
        yield square - 1
    if column < width - 1:
        yield square + 1
    if row < height - 1:
        yield square + width


def groups(
    cells: Collection[Cell],
    neighbours: Sequence[Collection[Cell]] | Mapping[Cell, Collection[Cell]],
) -> list[list[Cell]]:
    """The maximal connected parts of `cells`, each in the order in which it was found."""
    left = set(cells)
    return [_spread(cell, left, neighbours) for cell in cells if cell in left]


def _spread(
    start: Cell,
    left: set[Cell],
    neighbours: Sequence[Collection[Cell]] | Mapping[Cell, Collection[Cell]],
) -> list[Cell]:
    left.discard(start)
    group = [start]
    for cell in group:
        for near in neighbours[cell]:
            if near in left:
                left.discard(near)
                group.append(near)
    return group
