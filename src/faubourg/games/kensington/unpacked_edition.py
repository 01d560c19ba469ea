"""An edition unpacked: every tile with its panels and its back, every move, made once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from faubourg.core.edition import Edition
from faubourg.core.game_protocol import ScoreLine, Seat
from faubourg.core.owned_caches import Recent
from faubourg.games.kensington.completable_drafts import Drafts
from faubourg.games.kensington.edition_schema import Components, squares_of
from faubourg.games.kensington.elevation import Elevation
from faubourg.games.kensington.model import (
    Back,
    BacksBy,
    Column,
    Draw,
    Facade,
    Finish,
    Heap,
    Lay,
    Move,
    Nothing,
    Placed,
    Take,
    Tile,
    Warehouse,
)
from faubourg.games.kensington.oriented_tiles import DARK, LIT, NEUTRAL, Laid, Panel
from faubourg.games.kensington.plot import COLUMNS, square_name
from faubourg.games.kensington.tile_shapes import outline, overhangs, turned

ELEVATIONS = 4096
"""How many façades are kept worked out, and as many again of those not asked for lately."""
SCORED = 512
"""Likewise those whose lines are kept: these are larger."""
ScoredFacade: TypeAlias = tuple[tuple[ScoreLine, ...], tuple[ScoreLine, ...]]
"""What a façade brings so far, and what it would bring besides at the end."""
SIGNS = {LIT: "+", DARK: "-"}


class Face(Struct, frozen=True):
    """What stands on a tile's front."""

    name: str
    kind: Literal["window", "roof", "brick", "door"]
    rows: str
    number: int
    """How many such tiles the box holds."""
    lit: bool = False
    hard: bool = False
    cat: bool = False
    bird: bool = False


class BackData(Struct, frozen=True):
    """What a tile shows face down, and the tiles that it may be."""

    name: str
    brown: bool
    marked: bool
    rows: str | None
    """Its outline; None where any will do."""
    tiles: tuple[Tile, ...]


class Elevations(Recent[Facade, Elevation]):
    """The façades of one box worked out, by one of the two readings of KG-R1."""

    __slots__ = ("free", "panels")

    def __init__(self, panels: Sequence[Sequence[Panel]], free: bool) -> None:
        super().__init__(ELEVATIONS)
        self.panels, self.free = panels, free

    def make(self, key: Facade) -> Elevation:
        """Worked out from the façade before its last tile."""
        if not key.tiles:
            return Elevation.of_a_door(self.free)
        *before, last = key.tiles
        return self[Facade(tuple(before))].grown(
            Laid(self.panels[last.tile][last.turn], last.column, last.row)
        )


class Box:
    """What the rules look up. Nothing in here changes during a game."""

    def __init__(self, edition: Edition[Components]) -> None:
        self.edition = edition
        self.parts = edition.play
        self.faces = [*self._faces()]
        self.tiles = [Tile(n) for n in range(len(self.faces))]
        self.by_name = {face.name: Tile(n) for n, face in enumerate(self.faces)}
        self.panels = [self._panels(face) for face in self.faces]
        self.backs = [*self._backs(), *self._marked_backs()]
        self.back_of = self._first_backs(range(len(self.backs)))
        by_mark = self._first_backs(range(len(self.backs))[::-1])
        self.back_by: dict[BacksBy, list[Back]] = {"outlines": self.back_of, "marks": by_mark}
        self.brown = [Back(n) for n, back in enumerate(self.backs) if back.brown]
        self.beige = [Back(n) for n, back in enumerate(self.backs) if not back.brown]
        self.joined, self.free = (Elevations(self.panels, free) for free in (False, True))
        self.scored = Recent[tuple[Seat, Facade], ScoredFacade](SCORED)
        self._make_moves()
        upright = [panels[:1] for panels in self.panels]
        self.upright_drafts = Drafts(upright, self.lays_of)
        self.turning_drafts = Drafts(self.panels, self.lays_of)

    def _faces(self) -> Iterator[Face]:
        shapes = {shape.name: shape.rows for shape in self.parts.shapes}
        for data in self.parts.window_tiles:
            for sort, number, cats in (
                (LIT, data.lit, data.lit_cats),
                (DARK, data.dark, data.dark_cats),
            ):
                for mark, count in (("", number - cats), ("C", cats)):
                    name = f"{SIGNS[sort]}{data.shape}{mark}"
                    face = Face(
                        name, "window", shapes[data.shape], count,
                        lit=sort == LIT, hard=data.hard, cat=bool(mark),
                    )  # fmt: skip
                    yield from [face] * bool(count)
        for roof in self.parts.roof_tiles:
            for mark, count in (("", roof.number - roof.birds), ("B", roof.birds)):
                name = f"^{roof.shape}{mark}"
                face = Face(name, "roof", shapes[roof.shape], count, bird=bool(mark))
                yield from [face] * bool(count)
        yield from [Face("=", "brick", "#", self.parts.bricks)] * bool(self.parts.bricks)
        yield from [Face("|", "door", "#", self.parts.red_doors)] * bool(self.parts.red_doors)

    def _panels(self, face: Face) -> tuple[Panel, ...]:
        """The tile as it stands, and for a roof every other way in which it can lie."""
        squares = squares_of(face.rows)
        match face.kind:
            case "window":
                return (Panel(squares, LIT if face.lit else DARK),)
            case "roof":
                ways = dict.fromkeys(turned(squares, turns) for turns in range(4))
                return tuple(
                    Panel(way, NEUTRAL, is_roof=True) for way in ways if not overhangs(way)
                )
            case _:
                return (Panel(squares, NEUTRAL, is_door=face.kind == "door"),)

    def _backs(self) -> Iterator[BackData]:
        """KG-R10 — outline, colour and mark; named after the first shape that has them."""
        alike: dict[object, list[Tile]] = {}
        for tile, face in zip(self.tiles, self.faces, strict=True):
            wall = face.kind in ("brick", "door")
            look = (face.kind == "window", wall, face.hard, outline(face.rows))
            alike.setdefault(look, []).append(tile)
        for tiles in alike.values():
            first = self.faces[tiles[0]]
            brown, wall = first.kind != "window", first.kind in ("brick", "door")
            name = "=" if wall else f"{'^' if brown else ''}{_shape_name(first.name)}"
            yield BackData(name, brown, wall or first.hard, first.rows, tuple(tiles))

    def _marked_backs(self) -> Iterator[BackData]:
        """KG-R10 — colour and mark alone; wall tiles have one outline, so their back is there."""
        for name, kind, hard in (
            (".", "window", False),
            (".*", "window", True),
            ("^", "roof", False),
        ):
            tiles = [
                tile
                for tile, face in zip(self.tiles, self.faces, strict=True)
                if (face.kind, face.hard) == (kind, hard)
            ]
            if tiles:
                yield BackData(name, kind == "roof", hard, None, tuple(tiles))

    def _first_backs(self, order: Sequence[int]) -> list[Back]:
        """For each tile the first back that it has, in this order."""
        return [next(Back(n) for n in order if tile in self.backs[n].tiles) for tile in self.tiles]

    def backs_in(self, heap: Sequence[int], by: BacksBy) -> tuple[int, ...]:
        """KG-R10 — how many tiles of a heap have each back, as this game tells them apart."""
        numbers = [0] * len(self.backs)
        for tile, back in enumerate(self.back_by[by]):
            numbers[back] += heap[tile]
        return tuple(numbers)

    def _make_moves(self) -> None:
        self.takes_of = [Take(Heap(Back(n))) for n in range(len(self.backs))]
        self.bargains_with = [
            [Take(Warehouse(Seat(seat), tile)) for tile in self.tiles]
            for seat in range(max(self.parts.tokens_by_seats))
        ]
        self.skip = Take(Nothing())
        self.finish, self.finish_and_keep = Finish(), Finish(keep=True)
        self.draws_of = [Draw(tile) for tile in self.tiles]
        self.lays_of = [
            [
                [Lay(tile, Column(column), turn) for column in range(COLUMNS + 1)]
                for turn in range(len(self.panels[tile]))
            ]
            for tile in self.tiles
        ]

    def every_move(self, seats: int) -> Iterator[Move]:
        """Every move that can be said with this box."""
        yield from (self.skip, self.finish, self.finish_and_keep)
        yield from self.takes_of
        yield from self.draws_of
        for seat in range(seats):
            yield from self.bargains_with[seat]
        for by_turn in self.lays_of:
            for by_column in by_turn:
                yield from by_column[1:]

    def squares(self, placed: Placed) -> list[str]:
        """The names of a tile's squares."""
        panel = self.panels[placed.tile][placed.turn]
        return [square_name(placed.column + c, placed.row + r) for c, r in panel.squares]


def _shape_name(tile_name: str) -> str:
    return tile_name[1:3]
