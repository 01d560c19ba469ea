"""A façade worked out: heights, what may still be built on, and where contact would be good.

Support is a match of steps: a tile lies without a gap where the steps from column to column of the
façade are the steps of its underside. Contact is one `and` of two numbers.
"""

from __future__ import annotations

from typing import TypeAlias

from faubourg.games.kensington.panels import (
    BLOCKED,
    COLUMNS,
    DARK,
    DOOR,
    LIT,
    NEUTRAL,
    STRIDE,
    Panel,
    Sort,
    serves,
)

ROOFED = 255
"""In place of a height: nothing is built on a roof (KG-3.6), nor beyond the plot (KG-R12)."""
START = Panel(frozenset({(0, 0)}), NEUTRAL, is_door=True)

Spot: TypeAlias = tuple[int, int]
"""Column and row of a tile's lowest left corner."""
Reach: TypeAlias = tuple[int, int, int]
"""For each sort of tile the squares on which it would be in good contact."""


class Loose:
    """A tile of the draft that good contact does not reach yet."""

    __slots__ = ("border", "left", "mask", "right", "sort")

    def __init__(self, panel: Panel, column: int, row: int) -> None:
        shift = column * STRIDE + row
        self.sort: Sort = panel.sort
        self.mask, self.border = panel.mask << shift, panel.border << shift
        self.left, self.right = column, column + panel.width - 1


class Elevation:
    """A façade from the ground up. Made by `of_a_door` and `grown`, never changed."""

    __slots__ = ("_spots", "free", "left", "loose", "reach", "right", "steps", "tops")

    def __init__(
        self,
        tops: bytes,
        steps: bytes,
        reach: Reach,
        loose: tuple[Loose, ...],
        hull: tuple[int, int],
        free: bool,
    ) -> None:
        self.tops, self.steps, self.reach = tops, steps, reach
        self.loose = loose
        self.left, self.right = hull
        self.free = free
        self._spots: dict[Panel, list[Spot]] = {}

    @staticmethod
    def of_a_door(free: bool) -> Elevation:
        """KG-1.1 — the starting door and bare ground on both sides."""
        tops = bytes([ROOFED, *[0] * COLUMNS, ROOFED])
        steps = bytes([BLOCKED, *[0] * (COLUMNS - 1), BLOCKED])
        bare = Elevation(tops, steps, (0, 0, 0), (), (DOOR, DOOR), free)
        start = Loose(START, DOOR, 0)
        bare.reach = _extended(bare.reach, start)
        return bare._raised(START, DOOR, 0, bare.reach, ())

    @property
    def stands(self) -> bool:
        """KG-R1 — every tile is reached."""
        return not self.loose

    def spots(self, panel: Panel, low: int, high: int) -> list[Spot]:
        """KG-3.3, KG-3.5, KG-3.6 — where the tile lies without a gap, its left column in bounds."""
        low, high = max(low, 1), min(high, COLUMNS + 1 - panel.width)
        tops, found = self.tops, []
        for column in self._level(panel, low, high):
            row = tops[column] - panel.first_underside
            if panel.lowest_row <= row <= panel.highest_row:
                found.append((column, row))
        return found

    def _level(self, panel: Panel, low: int, high: int) -> list[int]:
        """The columns from which on the façade's steps are those of the underside."""
        if panel.width == 1:
            tops = self.tops
            return [column for column in range(low, high + 1) if tops[column] != ROOFED]
        steps, profile, last = self.steps, panel.profile, high + panel.width - 1
        columns = []
        column = steps.find(profile, low, last)
        while column >= 0:
            columns.append(column)
            column = steps.find(profile, column + 1, last)
        return columns

    def touches(self, panel: Panel, column: int, row: int) -> bool:
        """KG-3.1, KG-3.4 — at least one good edge."""
        return panel.mask << column * STRIDE + row & self.reach[panel.sort] != 0

    def good_spots(self, panel: Panel) -> list[Spot]:
        """Where the tile alone could be built now."""
        found = self._spots.get(panel)
        if found is None:
            reach, mask = self.reach[panel.sort], panel.mask
            found = self._spots[panel] = [
                (column, row)
                for column, row in self.spots(panel, self.left - panel.width, self.right + 1)
                if mask << column * STRIDE + row & reach
            ]
        return found

    def grown(self, panel: Panel, column: int, row: int) -> Elevation:
        """The façade with one tile more, and with every tile that is reached now."""
        tile = Loose(panel, column, row)
        loose = (*self.loose, tile)
        if self.free:
            reach, loose = _reached_freely(self.reach, loose)
        elif tile.mask & self.reach[tile.sort]:
            reach, loose = _reached(self.reach, loose)
        else:
            reach = self.reach
        return self._raised(panel, column, row, reach, loose)

    def _raised(
        self, panel: Panel, column: int, row: int, reach: Reach, loose: tuple[Loose, ...]
    ) -> Elevation:
        """The same with the columns under the tile as high as its top, or closed by a roof."""
        old, steps, after = self.tops, self.steps, column + panel.width
        if panel.is_roof:
            tops = bytes([ROOFED]) * panel.width
        else:
            tops = bytes([row + top for top in panel.tops])
        tops = old[:column] + tops + old[after:]
        left, right = _step(tops, column - 1), _step(tops, after - 1)
        steps = steps[: column - 1] + left + panel.top_steps + right + steps[after:]
        hull = min(self.left, column), max(self.right, after - 1)
        return Elevation(tops, steps, reach, loose, hull, self.free)


def _step(tops: bytes, column: int) -> bytes:
    """The step from this column to the next."""
    a, b = tops[column], tops[column + 1]
    return bytes([BLOCKED if ROOFED in (a, b) else (b - a) & 0xFF])


def _extended(reach: Reach, tile: Loose) -> Reach:
    """KG-3.4 — what is in good contact once the tile belongs to the building."""
    lit, dark, neutral = reach
    border = tile.border
    if serves(tile.sort, LIT):
        lit |= border
    if serves(tile.sort, DARK):
        dark |= border
    return lit, dark, neutral | border


def _reached(reach: Reach, loose: tuple[Loose, ...]) -> tuple[Reach, tuple[Loose, ...]]:
    """KG-R1 — from the building on through contacts that are good for the tile reached."""
    left = [*loose]
    while joined := next((tile for tile in left if tile.mask & reach[tile.sort]), None):
        left.remove(joined)
        reach = _extended(reach, joined)
    return reach, tuple(left)


def _reached_freely(reach: Reach, loose: tuple[Loose, ...]) -> tuple[Reach, tuple[Loose, ...]]:
    """KG-R1, units = "free" — new tiles serve one another, as long as all join the building."""
    staying = [*loose]
    while (fewer := _connected(reach, _served(reach, staying))) != staying:
        staying = fewer
    for tile in staying:
        reach = _extended(reach, tile)
    return reach, tuple(tile for tile in loose if tile not in staying)


def _served(reach: Reach, tiles: list[Loose]) -> list[Loose]:
    """Those with a good edge to the building or to one another."""
    return [
        tile
        for tile in tiles
        if tile.mask & reach[tile.sort]
        or any(tile.mask & each.border and serves(each.sort, tile.sort) for each in tiles)
    ]


def _connected(reach: Reach, tiles: list[Loose]) -> list[Loose]:
    """Those that hang together with the building by any edges."""
    touched, found = reach[NEUTRAL], 0
    while found != (found := sum(1 for tile in tiles if tile.mask & touched)):
        for tile in tiles:
            if tile.mask & touched:
                touched |= tile.border
    return [tile for tile in tiles if tile.mask & touched]
