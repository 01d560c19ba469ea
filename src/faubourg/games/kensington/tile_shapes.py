"""Shapes of tiles as sets of squares: turned, outlined, named."""

from __future__ import annotations

from typing import TypeAlias

from faubourg.games.kensington.edition_schema import squares_of

Squares: TypeAlias = frozenset[tuple[int, int]]
"""(column, row) pairs, the lowest left corner of their frame at (0, 0)."""
SIDES = ((0, 1), (1, 0), (0, -1), (-1, 0))


def width_of(squares: Squares) -> int:
    return max(column for column, _ in squares) + 1


def height_of(squares: Squares) -> int:
    return max(row for _, row in squares) + 1


def around(squares: Squares) -> Squares:
    """The squares that share a side with the tile."""
    return frozenset((c + x, r + y) for c, r in squares for x, y in SIDES) - squares


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
    width, height = width_of(squares), height_of(squares)
    if width == 1 or height == 1:
        return "single" if width == height else "row" if height == 1 else "stack"
    rows = [r for r in range(height) if all((c, r) in squares for c in range(width))]
    columns = [c for c in range(width) if all((c, r) in squares for r in range(height))]
    missing = width * height - len(squares)
    if rows and columns and missing == (width - 1) * (height - 1):
        return "L" if rows[0] in (0, height - 1) and columns[0] in (0, width - 1) else "T"
    return {0: "block", 1: "U"}.get(missing, "S")


def is_mirrored(squares: Squares) -> bool:
    """Whether an L or an S is as a mirror shows it: lying, it falls from left to right."""
    width, height = width_of(squares), height_of(squares)
    if width <= height:
        return width < height and is_mirrored(turned(squares, 1))
    falling, rising = {(0, height - 1), (width - 1, 0)}, {(0, 0), (width - 1, height - 1)}
    return falling <= squares and not rising <= squares
