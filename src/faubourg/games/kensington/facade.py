"""A façade worked out: heights, what may still be built on, and where contact would be good.

Support is a match of steps: a tile lies without a gap where the steps from column to column of the
façade are the steps of its underside. Contact is one `and` of two numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from faubourg.games.kensington.tile_bits import (
    BLOCKED,
    COLUMNS,
    DARK,
    DOOR,
    LIT,
    NEUTRAL,
    ROWS,
    STRIDE,
    Panel,
    Sort,
    column_of,
    serves,
    stacked,
)

ROOFED = 255
"""In place of a height: nothing is built on a roof (KG-3.6), nor beyond the plot (KG-R12)."""
START = Panel(frozenset({(0, 0)}), NEUTRAL, is_door=True)

Spot: TypeAlias = tuple[int, int]
"""Column and row of a tile's lowest left corner."""
Reach: TypeAlias = tuple[int, int, int]
"""For each sort of tile the squares on which it would be in good contact."""


class Laid:
    """A tile at its place on a façade."""

    __slots__ = ("border", "left", "mask", "panel", "right", "row", "sort")

    def __init__(self, panel: Panel, column: int, row: int) -> None:
        shift = column * STRIDE + row
        self.panel, self.row = panel, row
        self.left, self.right = column, column + panel.width - 1
        self.mask, self.border = panel.mask << shift, panel.border << shift
        self.sort: Sort = panel.sort


class Elevation:
    """A façade from the ground up. Made by `of_a_door` and `grown`, never changed."""

    __slots__ = ("_below", "_spots", "free", "left", "loose", "reach", "right", "steps", "tops")

    def __init__(
        self,
        tops: bytes,
        steps: bytes,
        reach: Reach,
        loose: tuple[Laid, ...],
        hull: tuple[int, int],
        free: bool,
    ) -> None:
        self.tops, self.steps, self.reach = tops, steps, reach
        self.loose = loose
        self.left, self.right = hull
        self.free = free
        self._spots: dict[Panel, list[Spot]] = {}
        self._below: int | None = None

    @staticmethod
    def of_a_door(free: bool) -> Elevation:
        """KG-1.1 — the starting door and bare ground on both sides."""
        tops = bytes([ROOFED, *[0] * COLUMNS, ROOFED])
        steps = bytes([BLOCKED, *[0] * (COLUMNS - 1), BLOCKED])
        bare = Elevation(tops, steps, (0, 0, 0), (), (DOOR, DOOR), free)
        start = Laid(START, DOOR, 0)
        bare.reach = _extended(bare.reach, start)
        return bare._raised(start, bare.reach, ())

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

    def touches(self, tile: Laid) -> bool:
        """KG-3.1, KG-3.4 — at least one good edge."""
        return tile.mask & self.reach[tile.sort] != 0

    def helps_loose(self, tile: Laid) -> bool:
        """Whether the tile would touch a loose one that its contact is good for."""
        for loose in self.loose:
            if tile.mask & loose.border and (self.free or serves(tile.sort, loose.sort)):
                return True
        return False

    def contacts(self, sorts: Iterable[Sort]) -> tuple[int, int] | None:
        """The outermost columns in which tiles of these sorts could still be in good contact."""
        if self.free:
            return self.left, self.right
        found = 0
        for sort in sorts:
            found |= self.reach[sort]
        found &= ~self._closed()
        return (column_of(found & -found), column_of(found)) if found else None

    def _closed(self) -> int:
        """The squares on which nothing can come to lie any more: taken, or above a roof."""
        if self._below is None:
            self._below = sum(
                (2 << min(top, ROWS)) - 1 << (column + 1) * STRIDE
                for column, top in enumerate(self.tops[self.left : self.right + 1], self.left)
            )
        return self._below

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

    def stands_with(self, *tiles: Laid) -> bool:
        """KG-R1 — whether every tile is reached once these are laid as well."""
        reached = _reached_freely if self.free else _reached
        return not reached(self.reach, (*self.loose, *tiles))[1]

    def laid(self, panel: Panel, left: int, right: int) -> list[Laid]:
        """Where the tile lies without a gap on these columns or beside them."""
        spots = self.spots(panel, left - panel.width, right + 1)
        return [Laid(panel, column, row) for column, row in spots]

    def around_loose(self, panel: Panel, far: int) -> list[Laid]:
        """Where the tile lies without a gap, not too far from those that are loose."""
        left = min([tile.left for tile in self.loose]) - far
        right = max([tile.right for tile in self.loose]) + far
        return self.laid(panel, left, right)

    def followers(self, tile: Laid, panel: Panel) -> Iterator[Laid]:
        """Where another tile touches this one, beside it or on it, and is itself reached."""
        reached = self.touches(tile)
        near = self.spots(panel, tile.left - panel.width, tile.right + 1) if reached else None
        for column, row in self.good_spots(panel) if near is None else near:
            mask = panel.mask << column * STRIDE + row
            if mask & tile.border and not mask & tile.mask:
                yield Laid(panel, column, row)
        for upper in self.upon(tile, panel):
            if reached or self.touches(upper):
                yield upper

    def upon(self, tile: Laid, panel: Panel) -> Iterator[Laid]:
        """Where another tile lies on this one."""
        for right, up in stacked(tile.panel.bearing, panel.underside):
            if self._bears(tile, panel, tile.left + right, tile.row + up):
                yield Laid(panel, tile.left + right, tile.row + up)

    def _bears(self, tile: Laid, panel: Panel, column: int, row: int) -> bool:
        """Whether a tile that lies on this one lies without a gap on its other columns too."""
        if not panel.lowest_row <= row <= panel.highest_row:
            return False
        tops = self.tops
        for at, underside in enumerate(panel.undersides, column):
            if tops[at] != row + underside and not tile.left <= at <= tile.right:
                return False
        return True

    def grown(self, tile: Laid) -> Elevation:
        """The façade with one tile more, and with every tile that is reached now."""
        loose = (*self.loose, tile)
        if self.free:
            reach, loose = _reached_freely(self.reach, loose)
        elif tile.mask & self.reach[tile.sort]:
            reach, loose = _reached(self.reach, loose)
        else:
            reach = self.reach
        return self._raised(tile, reach, loose)

    def _raised(self, tile: Laid, reach: Reach, loose: tuple[Laid, ...]) -> Elevation:
        """The same with the columns under the tile as high as its top, or closed by a roof."""
        panel, column, row, after = tile.panel, tile.left, tile.row, tile.right + 1
        old, steps = self.tops, self.steps
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


def _extended(reach: Reach, tile: Laid) -> Reach:
    """KG-3.4 — what is in good contact once the tile belongs to the building."""
    lit, dark, neutral = reach
    border = tile.border
    if serves(tile.sort, LIT):
        lit |= border
    if serves(tile.sort, DARK):
        dark |= border
    return lit, dark, neutral | border


def _reached(reach: Reach, loose: tuple[Laid, ...]) -> tuple[Reach, tuple[Laid, ...]]:
    """KG-R1 — from the building on through contacts that are good for the tile reached."""
    left = [*loose]
    while joined := next((tile for tile in left if tile.mask & reach[tile.sort]), None):
        left.remove(joined)
        reach = _extended(reach, joined)
    return reach, tuple(left)


def _reached_freely(reach: Reach, loose: tuple[Laid, ...]) -> tuple[Reach, tuple[Laid, ...]]:
    """KG-R1, units = "free" — new tiles serve one another, as long as all join the building."""
    staying = [*loose]
    while (fewer := _connected(reach, _served(reach, staying))) != staying:
        staying = fewer
    for tile in staying:
        reach = _extended(reach, tile)
    return reach, tuple(tile for tile in loose if tile not in staying)


def _served(reach: Reach, tiles: list[Laid]) -> list[Laid]:
    """Those with a good edge to the building or to one another."""
    return [
        tile
        for tile in tiles
        if tile.mask & reach[tile.sort]
        or any(tile.mask & each.border and serves(each.sort, tile.sort) for each in tiles)
    ]


def _connected(reach: Reach, tiles: list[Laid]) -> list[Laid]:
    """Those that hang together with the building by any edges."""
    touched, found = reach[NEUTRAL], 0
    while found != (found := sum(1 for tile in tiles if tile.mask & touched)):
        for tile in tiles:
            if tile.mask & touched:
                touched |= tile.border
    return [tile for tile in tiles if tile.mask & touched]
