"""A façade worked out: its heights, where a tile lies without a gap, and what good contact reaches.

Only `tile_bits` knows how sets of squares and rows of heights are kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from faubourg.games.kensington.contact_reach import (
    NOTHING,
    Reach,
    extended,
    joined,
    joined_freely,
)
from faubourg.games.kensington.oriented_tiles import NEUTRAL, Laid, Panel, Sort, serves
from faubourg.games.kensington.plot import COLUMNS, DOOR
from faubourg.games.kensington.tile_bits import (
    ROOFED,
    SquareSet,
    closed_squares,
    level_columns,
    offset,
    outermost_columns,
    stacked,
    step,
    steps,
)

START = Panel(frozenset({(0, 0)}), NEUTRAL, is_door=True)
Spot: TypeAlias = tuple[int, int]
"""Column and row of a tile's lowest left corner."""


class Elevation:
    """A façade from the ground up. Made by `of_a_door` and `grown`, never changed."""

    __slots__ = ("_closed", "_spots", "free", "left", "loose", "reach", "right", "steps", "tops")

    def __init__(
        self,
        tops: bytes,
        between: bytes,
        reach: Reach,
        loose: tuple[Laid, ...],
        hull: tuple[int, int],
        free: bool,
    ) -> None:
        self.tops, self.steps = tops, between
        self.reach, self.loose = reach, loose
        self.left, self.right = hull
        self.free = free
        self._spots: dict[Panel, list[Spot]] = {}
        self._closed: SquareSet | None = None

    @staticmethod
    def of_a_door(free: bool) -> Elevation:
        """KG-1.1 — the starting door and bare ground on both sides."""
        tops, start = bytes([ROOFED, *[0] * COLUMNS, ROOFED]), Laid(START, DOOR, 0)
        bare = Elevation(tops, steps(tops), NOTHING, (), (DOOR, DOOR), free)
        return bare._raised(start, extended(NOTHING, start), ())

    # KG-3.3, KG-3.5, KG-3.6: where a tile lies without a gap

    def spots(self, panel: Panel, low: int, high: int) -> list[Spot]:
        """Where the tile lies without a gap, its left column in bounds."""
        low, high = max(low, 1), min(high, COLUMNS + 1 - panel.width)
        tops, first, found = self.tops, panel.undersides[0], []
        for column in level_columns(tops, self.steps, panel.underside_steps, low, high):
            row = tops[column] - first
            if panel.lowest_row <= row <= panel.highest_row:
                found.append((column, row))
        return found

    def laid_at(self, panel: Panel, column: int) -> Laid | None:
        """The tile let down onto this column; None where it would not lie without a gap."""
        on_plot = 1 <= column <= COLUMNS + 1 - panel.width
        spots = self.spots(panel, column, column) if on_plot else []
        return Laid(panel, *spots[0]) if spots else None

    def laid(self, panel: Panel, left: int, right: int) -> list[Laid]:
        """Where the tile lies without a gap on these columns or beside them."""
        spots = self.spots(panel, left - panel.width, right + 1)
        return [Laid(panel, column, row) for column, row in spots]

    def upon(self, tile: Laid, panel: Panel) -> Iterator[Laid]:
        """Where another tile would lie on this one, without a gap on its other columns either."""
        for right, up in stacked(tile.panel.bearing, panel.underside):
            if self._bears(tile, panel, tile.left + right, tile.row + up):
                yield Laid(panel, tile.left + right, tile.row + up)

    def _bears(self, tile: Laid, panel: Panel, column: int, row: int) -> bool:
        if not panel.may_lie_on(row):
            return False
        tops = self.tops
        for at, underside in enumerate(panel.undersides, column):
            if tops[at] != row + underside and not tile.left <= at <= tile.right:
                return False
        return True

    def roofed_columns(self, panel: Panel, column: int) -> list[int]:
        """KG-3.6 — the columns under the tile that a roof has closed."""
        under = range(column, column + panel.width)
        return [each for each in under if self.tops[each] == ROOFED]

    def landing_row(self, panel: Panel, column: int) -> int:
        """The row on which the tile comes to lie let down there, over gaps or not."""
        under = self.tops[column : column + panel.width]
        return max(top - bottom for top, bottom in zip(under, panel.undersides, strict=True))

    # KG-3.1, KG-3.4, KG-R1: contact

    @property
    def stands(self) -> bool:
        """KG-R1 — every tile is reached."""
        return not self.loose

    def stands_with(self, *tiles: Laid) -> bool:
        """KG-R1 — whether every tile is reached once these are laid as well."""
        join = joined_freely if self.free else joined
        return not join(self.reach, (*self.loose, *tiles))[1]

    def touches(self, tile: Laid) -> bool:
        """KG-3.1, KG-3.4, KG-R6 — at least one good edge with the building."""
        return tile.mask & self.reach[tile.sort] != 0

    def has_beside(self, tile: Laid) -> bool:
        """Whether the tile has any edge, good or not, with the building or a loose tile."""
        near_building = tile.mask & self.reach[NEUTRAL] != 0
        return near_building or any(tile.mask & loose.border for loose in self.loose)

    def helps_loose(self, tile: Laid) -> bool:
        """Whether the tile would touch a loose one that its contact is good for."""
        for loose in self.loose:
            if tile.mask & loose.border and (self.free or serves(tile.sort, loose.sort)):
                return True
        return False

    def helped_by_loose(self, tile: Laid) -> bool:
        """Whether the tile would touch a loose one whose contact is good for it."""
        return any(
            tile.mask & loose.border and serves(loose.sort, tile.sort) for loose in self.loose
        )

    def good_spots(self, panel: Panel) -> list[Spot]:
        """Where the tile alone could be built now."""
        found = self._spots.get(panel)
        if found is None:
            reach, mask = self.reach[panel.sort], panel.mask
            found = self._spots[panel] = [
                (column, row)
                for column, row in self.spots(panel, self.left - panel.width, self.right + 1)
                if mask << offset(column, row) & reach
            ]
        return found

    def contacts(self, sorts: Iterable[Sort]) -> tuple[int, int] | None:
        """The outermost columns in which tiles of these sorts could still be in good contact."""
        if self.free:
            return self.left, self.right
        found = 0
        for sort in sorts:
            found |= self.reach[sort]
        if self._closed is None:
            self._closed = closed_squares(self.tops[self.left : self.right + 1], self.left)
        return outermost_columns(found & ~self._closed)

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
            mask = panel.mask << offset(column, row)
            if mask & tile.border and not mask & tile.mask:
                yield Laid(panel, column, row)
        for upper in self.upon(tile, panel):
            if reached or self.touches(upper):
                yield upper

    # One tile more

    def grown(self, tile: Laid) -> Elevation:
        """The façade with one tile more, and with every tile that is reached now."""
        reach, loose = self.reach, (*self.loose, tile)
        if self.free:
            reach, loose = joined_freely(reach, loose)
        elif self.touches(tile):
            reach, loose = joined(reach, loose)
        return self._raised(tile, reach, loose)

    def _raised(self, tile: Laid, reach: Reach, loose: tuple[Laid, ...]) -> Elevation:
        """The same with the columns under the tile as high as its top, or closed by a roof."""
        panel, column, after = tile.panel, tile.left, tile.right + 1
        if panel.is_roof:
            tops = bytes([ROOFED]) * panel.width
        else:
            tops = bytes([tile.row + top for top in panel.tops])
        tops = self.tops[:column] + tops + self.tops[after:]
        up, down = step(tops[column - 1], tops[column]), step(tops[after - 1], tops[after])
        between = bytes([up, *panel.top_steps, down])
        between = self.steps[: column - 1] + between + self.steps[after:]
        hull = min(self.left, column), max(self.right, after - 1)
        return Elevation(tops, between, reach, loose, hull, self.free)
