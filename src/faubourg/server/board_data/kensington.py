"""The tiles of Kensington, described square by square, and what builders count for themselves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Literal
from weakref import WeakKeyDictionary

from msgspec import Struct

from faubourg.core.game_protocol import RuleId, Seat
from faubourg.core.owned_caches import Recent
from faubourg.core.phrases import Phrase
from faubourg.core.table import Table
from faubourg.games.kensington import Kensington
from faubourg.games.kensington.model import Back, Facade, Lay, Stage, View
from faubourg.games.kensington.move_sentences import back_word, tile_word
from faubourg.games.kensington.plot import COLUMNS, DOOR, ROWS
from faubourg.games.kensington.rules import birds_seen, diamond_of, diamonds
from faubourg.games.kensington.scoring import Columns, birds_on, columns_of, last_tile_lines
from faubourg.games.kensington.taking_tiles import must_spend
from faubourg.games.kensington.unpacked_edition import Box
from faubourg.games.kensington.where_to_build import elevation, landing_row, loose_tiles
from faubourg.server.board_data import Kit

KEPT = 2048
"""How many façades of a box are kept counted, and as many again of those of before."""
_kept: WeakKeyDictionary[Box, Recent[Facade, tuple[int, ...]]] = WeakKeyDictionary()
"""They go with their box."""


class TileFace(Struct, frozen=True):
    """A tile as it lies face up."""

    name: str
    kind: Literal["window", "roof", "brick", "door"]
    lit: bool
    hard: bool
    cat: bool
    bird: bool
    word: Phrase
    """What people call it."""
    ways: tuple[tuple[tuple[int, int], ...], ...]
    """For each way to lay it, its squares: columns from the left, rows from below."""


class TileBack(Struct, frozen=True):
    """What tiles show face down (KG-R10)."""

    name: str
    brown: bool
    marked: bool
    word: Phrase
    squares: tuple[tuple[int, int], ...]
    """Its outline; nothing where any will do."""
    tiles: tuple[int, ...]
    """The faces that may be behind it."""


class Board(Struct, frozen=True):
    columns: int
    rows: int
    door: int
    """The column of the starting doors."""
    tiles: tuple[TileFace, ...]
    backs: tuple[TileBack, ...]
    backs_on_show: tuple[int, ...]
    """Those that this game tells apart."""
    storage: int
    must_spend_at: int
    end_at_birds: int


class FacadeColumn(Struct, frozen=True):
    column: int
    height: int
    windows: int
    doors: int
    roofed: bool


class FacadeCount(Struct, frozen=True):
    columns: tuple[FacadeColumn, ...]
    """From left to right."""
    points: tuple[int, ...]
    """What each tile brought, in the order of building."""
    birds: int


class Part(Struct, frozen=True):
    """Points by one rule."""

    rule: RuleId
    points: int


class Landing(Struct, frozen=True):
    """Where a tile comes to lie."""

    text: str
    """The move."""
    row: int
    tokens: int
    """What its diamond earns at the end of the turn (KG-4.1)."""


class Aids(Struct, frozen=True):
    facades: tuple[FacadeCount, ...]
    birds: int
    """Seen of those that bring the end (KG-5.1)."""
    draft: tuple[Part, ...]
    """What the tiles of this turn bring."""
    tokens: int
    """What their diamonds earn at the end of the turn (KG-4.1)."""
    loose: tuple[str, ...]
    """The squares of those that are not joined yet (KG-R1)."""
    landings: tuple[Landing, ...]
    """For each tile that may be laid now."""
    must_spend: bool
    """Whether a token has to be spent now (KG-2.3)."""


def board_of(table: Table[Any, Any, Any]) -> Board:
    rules = table.rules
    assert isinstance(rules, Kensington)
    box = rules.box
    return Board(
        columns=COLUMNS,
        rows=ROWS,
        door=DOOR,
        tiles=tuple(_faces(box)),
        backs=tuple(_backs(box)),
        backs_on_show=tuple(dict.fromkeys(box.back_by[table.state.backs_by])),
        storage=box.parts.storage,
        must_spend_at=box.parts.must_spend_at,
        end_at_birds=box.parts.end_at_birds,
    )


def _faces(box: Box) -> Iterator[TileFace]:
    for tile, face in zip(box.tiles, box.faces, strict=True):
        marks = (face.lit, face.hard, face.cat, face.bird)
        ways = tuple(tuple(panel.squares) for panel in box.panels[tile])
        yield TileFace(face.name, face.kind, *marks, tile_word(box, tile), ways)


def _backs(box: Box) -> Iterator[TileBack]:
    for number, back in enumerate(box.backs):
        squares = () if back.rows is None else tuple(box.panels[back.tiles[0]][0].squares)
        word = back_word(box, Back(number))
        yield TileBack(back.name, back.brown, back.marked, word, squares, tuple(back.tiles))


def aids_of(rules: Kensington, view: View) -> Aids:
    box = rules.box
    loose = loose_tiles(box, view, elevation(box, view, view.seat))
    return Aids(
        facades=tuple(_count(box, facade) for facade in view.facades),
        birds=birds_seen(box, view),
        draft=tuple(_draft(box, view)),
        tokens=diamonds(box, view),
        loose=tuple(square for placed in loose for square in box.squares(placed)),
        landings=tuple(_landings(rules, view)),
        must_spend=view.stage is Stage.TAKE and must_spend(box, view, view.seat),
    )


def _count(box: Box, facade: Facade) -> FacadeCount:
    columns = columns_of(box, facade)
    if box not in _kept:
        _kept[box] = Recent(KEPT)
    points = _points(box, facade, _kept[box])
    return FacadeCount(tuple(_columns(columns)), points, birds_on(box, facade))


def _points(box: Box, facade: Facade, kept: Recent[Facade, tuple[int, ...]]) -> tuple[int, ...]:
    """Worked out from the façade before its last tile."""
    if not facade.tiles:
        return ()
    try:
        return kept[facade]
    except KeyError:
        before = _points(box, Facade(facade.tiles[:-1]), kept)
        lines = last_tile_lines(box, Seat(0), facade)
        return kept.keep(facade, (*before, sum(line.points for line in lines)))


def _columns(columns: Columns) -> Iterator[FacadeColumn]:
    for column, height in sorted(columns.tops.items()):
        windows, doors = columns.windows[column], int(column in columns.doors)
        yield FacadeColumn(column, height, windows, doors, roofed=column in columns.roofed)


def _draft(box: Box, view: View) -> Iterator[Part]:
    tiles = view.facades[view.seat].tiles
    points: Counter[RuleId] = Counter()
    for number in range(len(tiles) - view.laid + 1, len(tiles) + 1):
        for line in last_tile_lines(box, view.seat, Facade(tiles[:number])):
            points[line.rule] += line.points
    return (Part(rule, points[rule]) for rule in sorted(points))


def _landings(rules: Kensington, view: View) -> Iterator[Landing]:
    if view.stage is not Stage.BUILD:
        return
    at = elevation(rules.box, view, view.seat)
    for move in rules.moves(view):
        if isinstance(move, Lay):
            tokens = diamond_of(rules.box, view, move.tile)
            yield Landing(rules.write(move), landing_row(rules.box, at, move), tokens)


KIT = Kit(board_of, aids_of)
