"""A city laid out: its squares, what lies beside what, and every place for every building.

District squares are numbered district by district; sets of them are integers with a bit for each
number, so that one operation answers whether a building is free, on the border, beside a park.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product

from msgspec import Struct

from faubourg.core.grid import beside, groups, square_name
from faubourg.core.lazy_property import once
from faubourg.games.bella_vista.building_shapes import Cells, cells_of, different_turns
from faubourg.games.bella_vista.city_map_reader import TileData, TileKind, blocks_of
from faubourg.games.bella_vista.edition_schema import Components
from faubourg.games.bella_vista.model import TURNS, WIDTH, Building, Place, Square


class Spot(Struct, frozen=True):
    """A place where a building can stand, before anybody asks what stands there already."""

    place: Place
    mask: int
    """The squares covered."""
    around: int
    """The squares beside them."""


class Ground(Struct, frozen=True):
    """Adjacent tiles of one kind are one park, or one river (BV-5.1)."""

    marks: str
    square: str
    """The name of its first square, by which people can find it."""
    beside: int
    """The district squares that share a side with it."""


class City:
    """What the rules look up about one layout. Nothing in here changes during a game."""

    def __init__(self, parts: Components, layout: str) -> None:
        self.parts, self.layout = parts, layout
        by_mark = {tile.mark: tile for tile in parts.tiles}
        self.tile_at: dict[Square, TileData] = {
            square: by_mark[mark]
            for block, mark in blocks_of(layout).items()
            for square in _squares_in(block, parts.unit)
        }
        self.width = 1 + max(square % WIDTH for square in self.tile_at)
        self.height = 1 + max(square // WIDTH for square in self.tile_at)
        self._number_squares()
        self.districts = {
            mark: self.mask_of([s for s in self.squares if self.tile_at[s].mark == mark])
            for mark in by_mark
            if by_mark[mark].kind == "district"
        }
        self.parks, self.rivers = self._grounds("park"), self._grounds("river")
        self.beside_park = _union(park.beside for park in self.parks)
        self.beside_river = _union(river.beside for river in self.rivers)
        self.border = self.mask_of([s for s in self.squares if self._has_open_side(s)])

    def _number_squares(self) -> None:
        """District by district, in the order of the edition: the same numbers in every city."""
        by_district = {
            tile.mark: sorted(s for s in self.tile_at if self.tile_at[s] is tile)
            for tile in self.parts.tiles
            if tile.kind == "district"
        }
        self.squares = [square for tile in by_district.values() for square in tile]
        self.bit = {square: 1 << number for number, square in enumerate(self.squares)}
        self.names = {square: square_name(square, WIDTH) for square in self.squares}
        self.near = {square: self.mask_of(_around(square)) for square in self.squares}

    def mask_of(self, squares: Sequence[Square]) -> int:
        """The set of those squares that are building squares."""
        return _union(self.bit.get(square, 0) for square in squares)

    def squares_of(self, mask: int) -> list[Square]:
        return sorted([self.squares[number] for number in members(mask)])

    def names_of(self, mask: int) -> tuple[str, ...]:
        return tuple([self.names[square] for square in self.squares_of(mask)])

    def _has_open_side(self, square: Square) -> bool:
        """BV-3.2, BV-R7 — a side that touches no city element at all: not even park or river."""
        around = _around(square)
        return len(around) < TURNS or any(near not in self.tile_at for near in around)

    def _grounds(self, kind: TileKind) -> tuple[Ground, ...]:
        """BV-5.1 — tiles of this kind that touch are one."""
        squares = [s for s in sorted(self.tile_at) if self.tile_at[s].kind == kind]
        near = {square: _around(square) for square in squares}
        return tuple(
            Ground(
                "".join(sorted({self.tile_at[square].mark for square in group})),
                square_name(min(group), WIDTH),
                self.mask_of([each for square in group for each in near[square]]),
            )
            for group in groups(squares, near)
        )

    # Places

    @once
    def turns(self) -> Sequence[tuple[Cells, ...]]:
        """The positions of each building by its number; no. 0 has none."""
        shapes = [different_turns(cells_of(each), TURNS) for each in self.parts.buildings]
        return [(), *shapes]

    @once
    def spots(self) -> Sequence[Mapping[int, Spot]]:
        """Every place for a building by its number: entirely on district squares."""
        return [
            {
                square * TURNS + turn: spot
                for turn, cells in enumerate(turns)
                for square in self.squares
                if (spot := self._spot(square, turn, cells)) is not None
            }
            for turns in self.turns
        ]

    def _spot(self, square: Square, turn: int, cells: Cells) -> Spot | None:
        covered = covered_by(square, cells)
        if any(each not in self.bit for each in covered):
            return None
        mask = self.mask_of(covered)
        around = _union(self.near[each] for each in covered) & ~mask
        return Spot(Place(square, turn), mask, around)

    def spot(self, number: int, place: Place) -> Spot | None:
        """The place for that building; None where it is not entirely on district squares."""
        if not 0 <= place.turn < TURNS:
            return None
        return self.spots[number].get(place.square * TURNS + place.turn)

    def spot_of(self, building: Building) -> Spot:
        return self.spots[building.number][building.square * TURNS + building.turn]


OFF_TABLE = Square(-1)


def covered_by(square: Square, cells: Cells) -> list[Square]:
    """The squares under a footprint."""
    row, column = divmod(square, WIDTH)
    return [
        Square((row + r) * WIDTH + column + c)
        if 0 <= column + c < WIDTH and row + r < WIDTH
        else OFF_TABLE
        for r, c in cells
    ]


def _squares_in(block: tuple[int, int], unit: int) -> list[Square]:
    row, column = block
    inside = product(
        range(row * unit, row * unit + unit), range(column * unit, column * unit + unit)
    )
    return [Square(r * WIDTH + c) for r, c in inside]


def _around(square: Square) -> list[Square]:
    return [Square(each) for each in beside(square, WIDTH, WIDTH)]


def members(mask: int) -> Iterator[int]:
    """The numbers of the squares in a set."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def _union(masks: Iterable[int]) -> int:
    total = 0
    for mask in masks:
        total |= mask
    return total
