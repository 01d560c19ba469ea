"""The plot that a façade stands on, and what people call its columns and squares."""

from __future__ import annotations

COLUMNS = 64
ROWS = 32
"""KG-R12 — the plot; beyond it is the table's edge."""
DOOR = COLUMNS // 2 + 1
"""The column of the starting door."""


def column_name(column: int) -> str:
    """Columns are counted from the starting door: 0, to the right 1, 2, 3, to the left -1, -2."""
    return str(column - DOOR)


def square_name(column: int, row: int) -> str:
    """Column and floor, the ground floor being 1: the starting door stands on 0:1."""
    return f"{column_name(column)}:{row + 1}"


def column_named(name: str) -> int:
    """The column of a name, or of that of one of its squares."""
    return DOOR + int(name.partition(":")[0])
