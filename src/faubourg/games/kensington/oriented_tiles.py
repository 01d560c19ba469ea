"""Tiles as a façade sees them: a panel is a tile in one orientation, laid at its place."""

from __future__ import annotations

from typing import NewType

from faubourg.games.kensington.plot import ROWS
from faubourg.games.kensington.tile_bits import ROOFED, offset, square_set, steps
from faubourg.games.kensington.tile_shapes import Squares, around, width_of

Sort = NewType("Sort", int)
"""What a tile is when it looks for contact (KG-3.4)."""
LIT, DARK, NEUTRAL = Sort(0), Sort(1), Sort(2)


def serves(neighbour: Sort, tile: Sort) -> bool:
    """KG-3.4, KG-3.7, KG-R1 — whether contact with this neighbour is good for the tile."""
    return neighbour == tile or NEUTRAL in (neighbour, tile)


class Panel:
    """A tile in one orientation. Nothing in here changes."""

    def __init__(
        self, squares: Squares, sort: Sort, *, is_roof: bool = False, is_door: bool = False
    ) -> None:
        by_column = [[r for c, r in squares if c == column] for column in range(width_of(squares))]
        self.squares = sorted(squares)
        self.sort = sort
        self.is_roof = is_roof
        self.width = len(by_column)
        self.undersides = [min(rows) for rows in by_column]
        self.tops = [max(rows) + 1 for rows in by_column]
        self.height = max(self.tops)
        self.lowest_row = 1 if is_roof else 0  # KG-R7: never on the ground
        self.highest_row = 0 if is_door else ROWS - self.height  # KG-3.5: on the ground
        self.mask, self.border = square_set(squares), square_set(around(squares))
        self.underside, self.underside_steps = bytes(self.undersides), steps(self.undersides)
        self.bearing = b"" if is_roof else bytes(self.tops)
        """What other tiles lie on: nothing lies on a roof (KG-3.6)."""
        self.top_steps = steps([ROOFED] * self.width if is_roof else self.tops)

    def may_lie_on(self, row: int) -> bool:
        """KG-3.5, KG-R7, KG-R12 — doors on the ground, roofs off it, all within the plot."""
        return self.lowest_row <= row <= self.highest_row


class Laid:
    """A tile at its place on a façade."""

    __slots__ = ("border", "left", "mask", "panel", "right", "row", "sort")

    def __init__(self, panel: Panel, column: int, row: int) -> None:
        self.panel, self.row = panel, row
        self.left, self.right = column, column + panel.width - 1
        by = offset(column, row)
        self.mask, self.border = panel.mask << by, panel.border << by
        self.sort: Sort = panel.sort
