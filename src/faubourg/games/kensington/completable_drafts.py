"""The draft of a turn: which tile may be laid where, so that what is left at hand can complete it.

A tile that good contact does not reach may still be laid when other tiles at hand can join it to
the building, and a tile that was bought has to be built (KG-2.4). Whatever lies on something is
laid after it, so drafts are searched from the ground up. At most three tiles are at hand (KG-2.5):
a loose tile is joined by one other, or by two that touch one another.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from faubourg.games.kensington.elevation import Elevation
from faubourg.games.kensington.model import Lay, Tile
from faubourg.games.kensington.oriented_tiles import NEUTRAL, Laid, Panel, Sort, serves


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
        for tile, rest in each(hand):
            still = still_owed(owed, tile)
            for turn, panel in enumerate(self.panels[tile]):
                moves = self.lays_of[tile][turn]
                found += [moves[column] for column in self._columns(at, panel, rest, still)]
        return found

    def may_lay(
        self, at: Elevation, tile: Tile, laid: Laid, hand: Sequence[Tile], owed: Tile | None
    ) -> bool:
        """Whether a tile at hand may be laid there, where it lies without a gap."""
        return self.leads_on(at, laid, without(hand, tile), still_owed(owed, tile))

    def _columns(
        self, at: Elevation, panel: Panel, rest: Sequence[Tile], owed: Tile | None
    ) -> list[int]:
        """The columns on which the tile may be laid: those from which it leads on."""
        if at.stands and owed is None:
            good = [column for column, _ in at.good_spots(panel)]
            joined = [*self._joined_columns(at, panel, rest)] if rest else None
            return sorted(good + joined) if joined else good
        spots = self._spots(at, panel, self._width(rest))
        return [laid.left for laid in spots if self.leads_on(at, laid, rest, owed)]

    def leads_on(self, at: Elevation, laid: Laid, rest: Sequence[Tile], owed: Tile | None) -> bool:
        """KG-R1, KG-2.4 — whether a legal finish can be reached with the tile laid there."""
        if owed is not None:
            return self._settles(at.grown(laid), rest, owed)
        if at.stands:
            return at.touches(laid) or self._join(at, laid, rest)
        return at.stands_with(laid) or any(self._ends(at.grown(laid), tile) for tile in rest)

    def _joined_columns(self, at: Elevation, panel: Panel, rest: Sequence[Tile]) -> Iterator[int]:
        """Where the rest can join the tile to the building, which it does not touch itself."""
        chain = rest if at.free else self._chain(panel.sort, rest)
        hull = at.contacts({self.sorts[tile] for tile in chain})
        if hull is not None:
            far = self._width(chain)
            for laid in at.laid(panel, hull[0] - far, hull[1] + far):
                if not at.touches(laid) and self._join(at, laid, rest):
                    yield laid.left

    def _settles(self, at: Elevation, rest: Sequence[Tile], owed: Tile) -> bool:
        """KG-2.4 — whether tiles of the rest, the owed one among them, can make the draft stand."""
        if at.stands:
            return self.can_build(at, owed, without(rest, owed))
        return any(
            self.leads_on(at, laid, others, still_owed(owed, tile))
            for tile, others in each(rest)
            for panel in self.panels[tile]
            for laid in self._spots(at, panel, self._width(others))
        )

    def _ends(self, at: Elevation, tile: Tile) -> bool:
        """Whether the draft stands with this tile as the last one."""
        return any(
            at.stands_with(last)
            for panel in self.panels[tile]
            for last in at.around_loose(panel, 0)
        )

    def _join(self, at: Elevation, loose: Laid, rest: Sequence[Tile]) -> bool:
        """Whether one tile of the rest, or two, can join the loose one to the building."""
        if any(self._closes(at, loose, tile) for tile in rest):
            return True
        if len(rest) < 2:
            return False
        after, (one, other) = at.grown(loose), rest
        return self._both_join(after, one, other) or self._both_join(after, other, one)

    def _both_join(self, at: Elevation, tile: Tile, last: Tile) -> bool:
        """Whether the draft stands with this tile as the next one and that one as the last."""
        if not self._helps(at, last) and not serves(self.sorts[last], self.sorts[tile]):
            return False
        return any(
            self._hangs_together(at, laid, last) and self._closes(at, laid, last)
            for panel in self.panels[tile]
            for laid in at.around_loose(panel, self.widths[last])
        )

    def _hangs_together(self, at: Elevation, laid: Laid, last: Tile) -> bool:
        """Whether the tile helps a loose one that it touches, or bears a tile that does."""
        return at.helps_loose(laid) or any(
            at.helps_loose(upper) for panel in self.panels[last] for upper in at.upon(laid, panel)
        )

    def _closes(self, at: Elevation, laid: Laid, tile: Tile) -> bool:
        """Whether the draft stands with the tile laid there, then with another that touches it."""
        if at.free:  # one tile may join what another serves, and the two be apart
            return self._ends(at.grown(laid), tile)
        return (serves(self.sorts[tile], laid.sort) or self._helps(at, tile)) and any(
            at.stands_with(laid, last)
            for panel in self.panels[tile]
            for last in at.followers(laid, panel)
        )

    def can_build(self, at: Elevation, tile: Tile, others: Sequence[Tile]) -> bool:
        """KG-2.4 — whether some build of this turn, with the other tiles or without, has it."""
        panels = self.panels[tile]
        if any(at.good_spots(panel) for panel in panels):
            return True
        return bool(others) and (
            any(True for panel in panels for _ in self._joined_columns(at, panel, others))
            or any(self._can_carry(at, tile, under, rest) for under, rest in each(others))
        )

    def _can_carry(self, at: Elevation, tile: Tile, under: Tile, rest: Sequence[Tile]) -> bool:
        """Another tile is laid first, and the tile on it or on a second one beside it."""
        far = self._width(rest) + self.widths[tile]
        return any(
            self._lies_on(at, below, tile, rest)
            or any(self._lies_on_a_second(at.grown(below), below, tile, second) for second in rest)
            for panel in self.panels[under]
            for below in self._spots(at, panel, far)
        )

    def _lies_on(self, at: Elevation, below: Laid, tile: Tile, rest: Sequence[Tile]) -> bool:
        """Whether the tile can lie on that one, and the draft then be completed."""
        uppers = [upper for panel in self.panels[tile] for upper in at.upon(below, panel)]
        if not uppers:
            return False
        base = at.grown(below)
        return any(self.leads_on(base, upper, rest, None) for upper in uppers)

    def _lies_on_a_second(self, at: Elevation, below: Laid, tile: Tile, second: Tile) -> bool:
        """Whether the tile can lie on a second one, laid not too far from the first."""
        near = self.widths[tile]
        return any(
            self._lies_on(at, beside, tile, ())
            for panel in self.panels[second]
            for beside in at.laid(panel, below.left - near, below.right + near)
        )

    def _spots(self, at: Elevation, panel: Panel, far: int) -> list[Laid]:
        """Where the tile lies without a gap on the building or not too far from it."""
        return at.laid(panel, at.left - far, at.right + far)

    def _width(self, tiles: Sequence[Tile]) -> int:
        return sum([self.widths[tile] for tile in tiles])

    def _chain(self, sort: Sort, rest: Sequence[Tile]) -> Sequence[Tile]:
        """The tiles through which good contact may lead to a tile of this sort."""
        if NEUTRAL in [self.sorts[tile] for tile in rest]:
            return rest
        return [tile for tile in rest if serves(self.sorts[tile], sort)]

    def _helps(self, at: Elevation, tile: Tile) -> bool:
        """Whether contact with the tile could be good for a loose one."""
        sort = self.sorts[tile]
        return at.free or any(serves(sort, loose.sort) for loose in at.loose)


def still_owed(owed: Tile | None, laid: Tile) -> Tile | None:
    """KG-2.4 — what has yet to be built once a tile of this face is laid."""
    return None if laid == owed else owed


def each(tiles: Sequence[Tile]) -> list[tuple[Tile, tuple[Tile, ...]]]:
    """Every tile, those that look alike once, and what is left without it."""
    return [(tile, without(tiles, tile)) for tile in dict.fromkeys(tiles)]


def without(tiles: Sequence[Tile], tile: Tile) -> tuple[Tile, ...]:
    """The tiles with one of this face less."""
    at = tiles.index(tile)
    return (*tiles[:at], *tiles[at + 1 :])
