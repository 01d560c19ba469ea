"""The draft of a turn: which tile may be laid where, so that what is left at hand can complete it.

A tile that good contact does not reach may still be laid when other tiles at hand can join it to
the building, and a tile that was bought has to be built (KG-2.4). Whatever lies on something is
laid after it, so drafts are searched from the ground up; tiles that are to help one another lie
side by side or on one another, which keeps the search to a few columns.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from faubourg.games.kensington.facade import Elevation, Loose
from faubourg.games.kensington.model import Lay, Tile
from faubourg.games.kensington.panels import Panel, serves


class Drafts:
    """Drafts with the tiles of one box, each in the orientations that are allowed."""

    def __init__(
        self, panels: Sequence[Sequence[Panel]], lays: Sequence[Sequence[Sequence[Lay]]]
    ) -> None:
        self.panels = panels
        self.lays_of = lays
        self.widths = [max(panel.width for panel in ways) for ways in panels]
        self.sorts = [ways[0].sort for ways in panels]

    def lays(self, at: Elevation, hand: Sequence[Tile], owed: Tile | None) -> list[Lay]:
        """Every tile at hand wherever it may be laid now."""
        found: list[Lay] = []
        for tile in dict.fromkeys(hand):
            rest = without(hand, tile)
            for turn, panel in enumerate(self.panels[tile]):
                moves = self.lays_of[tile][turn]
                columns = self._columns(at, tile, panel, rest, owed)
                found += [moves[column] for column in columns]
        return found

    def _columns(
        self, at: Elevation, tile: Tile, panel: Panel, rest: Sequence[Tile], owed: Tile | None
    ) -> list[int]:
        if at.stands and (not rest or (owed is None and not self._help(at, panel, rest))):
            return [column for column, _ in at.good_spots(panel)]
        far = self._width(rest)
        spots = at.spots(panel, at.left - panel.width - far, at.right + 1 + far)
        still = None if tile == owed else owed
        return [c for c, row in spots if self.leads_on(at, panel, c, row, rest, still)]

    def leads_on(
        self,
        at: Elevation,
        panel: Panel,
        column: int,
        row: int,
        rest: Sequence[Tile],
        owed: Tile | None,
    ) -> bool:
        """KG-R1, KG-2.4 — whether a legal finish can be reached with the tile laid there."""
        if at.stands and owed is None and at.touches(panel, column, row):
            return True
        return self.completes(at.grown(panel, column, row), rest, owed)

    def completes(self, at: Elevation, rest: Sequence[Tile], owed: Tile | None) -> bool:
        """Whether tiles of `rest`, the owed one among them, can make the draft stand."""
        if at.stands:
            return owed is None or self.can_build(at, owed, without(rest, owed))
        return any(
            self._joins(at, tile, without(rest, tile), owed) for tile in self._helpers(at, rest)
        )

    def _joins(self, at: Elevation, tile: Tile, others: Sequence[Tile], owed: Tile | None) -> bool:
        """Whether the draft can be completed with this tile as the next one."""
        still = None if tile == owed else owed
        far = self._width(others)
        left = min(each.left for each in at.loose) - far
        right = max(each.right for each in at.loose) + 1 + far
        if tile == owed:
            left, right = min(left, at.left - far), max(right, at.right + 1 + far)
        for panel in self.panels[tile]:
            for column, row in at.spots(panel, left - panel.width, right):
                # The last tile must itself be reached, whatever else it joins.
                may_join = others or at.free or at.touches(panel, column, row)
                if may_join and self.completes(at.grown(panel, column, row), others, still):
                    return True
        return False

    def can_build(self, at: Elevation, tile: Tile, others: Sequence[Tile]) -> bool:
        """KG-2.4 — whether some build of this turn, with the other tiles or without, has it."""
        panels = self.panels[tile]
        if any(at.good_spots(panel) for panel in panels):
            return True
        return bool(others) and (
            any(self._can_join(at, panel, others) for panel in panels)
            or any(self._can_carry(at, tile, under, others) for under in dict.fromkeys(others))
        )

    def _can_join(self, at: Elevation, panel: Panel, others: Sequence[Tile]) -> bool:
        """The tile is laid first, and the others join it to the building."""
        far = self._width(others)
        spots = at.spots(panel, at.left - panel.width - far, at.right + 1 + far)
        return (
            bool(spots)
            and self._help(at, panel, others)
            and any(
                self.completes(at.grown(panel, column, row), others, None) for column, row in spots
            )
        )

    def _can_carry(self, at: Elevation, tile: Tile, under: Tile, others: Sequence[Tile]) -> bool:
        """Another tile is laid first, and the tile on it or on a second one beside it."""
        rest = without(others, under)
        far = self._width(rest) + self.widths[tile]
        for below, column, row in self._spots(at, under, at.left - far, at.right + 1 + far):
            base = at.grown(below, column, row)
            if self._lies_on(base, tile, column, below.width, rest):
                return True
            for second in dict.fromkeys(rest):
                low, high = column - self.widths[tile], column + below.width + self.widths[tile]
                for beside, column2, row2 in self._spots(base, second, low, high):
                    both = base.grown(beside, column2, row2)
                    if self._lies_on(both, tile, column2, beside.width, ()):
                        return True
        return False

    def _lies_on(
        self, at: Elevation, tile: Tile, column: int, width: int, rest: Sequence[Tile]
    ) -> bool:
        """Whether the tile can lie on these columns, and the draft then be completed."""
        for panel in self.panels[tile]:
            for where, row in at.spots(panel, column - panel.width + 1, column + width - 1):
                after = at.grown(panel, where, row)
                if self.completes(after, rest, None):
                    return True
        return False

    def _spots(
        self, at: Elevation, tile: Tile, low: int, high: int
    ) -> Iterator[tuple[Panel, int, int]]:
        """Where the tile lies without a gap, from left of `low` to `high`."""
        for panel in self.panels[tile]:
            for column, row in at.spots(panel, low - panel.width, high):
                yield panel, column, row

    def _width(self, tiles: Sequence[Tile]) -> int:
        return sum(self.widths[tile] for tile in tiles)

    def _help(self, at: Elevation, panel: Panel, rest: Sequence[Tile]) -> bool:
        """Whether contact with some tile of the rest could be good for this one."""
        return at.free or any(serves(self.sorts[tile], panel.sort) for tile in rest)

    def _helpers(self, at: Elevation, rest: Sequence[Tile]) -> Sequence[Tile]:
        """The tiles worth trying, none if no contact with them could be good for a loose tile."""
        if at.free or any(self._serves_any(tile, at.loose) for tile in rest):
            return [*dict.fromkeys(rest)]
        return ()

    def _serves_any(self, tile: Tile, loose: Sequence[Loose]) -> bool:
        return any(serves(self.sorts[tile], each.sort) for each in loose)


def without(tiles: Sequence[Tile], tile: Tile) -> tuple[Tile, ...]:
    """The tiles with one of this face less."""
    at = tiles.index(tile)
    return (*tiles[:at], *tiles[at + 1 :])
