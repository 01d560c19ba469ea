"""Kensington in a terminal: the façade to act large, the others small, all told by signs."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from rich.console import Group
from rich.text import Text

from faubourg.cli.games.kensington.typed_words import TALK
from faubourg.cli.table.game_drawing import (
    BRACKETS,
    LAMP,
    NOTHING_LIT,
    QUIET,
    ROOMY,
    SEATS,
    Lit,
    Room,
)
from faubourg.cli.table.shape_pictures import side_by_side
from faubourg.core.game_protocol import AnyRules, ScoreLine
from faubourg.core.messages import Messages
from faubourg.core.signed_numbers import with_minus
from faubourg.games.kensington import Kensington
from faubourg.games.kensington.model import Facade, Finish, Lay, Stage, State, Take, Tile, Warehouse
from faubourg.games.kensington.plot import DOOR, column_name
from faubourg.games.kensington.rules import birds_seen, diamonds
from faubourg.games.kensington.unpacked_edition import Box
from faubourg.games.kensington.where_to_build import at_hand, elevation, owed_tile

SIGNS = {
    "lit": ("o", "#6b4c00 on #f6d574"),
    "dark": ("#", "#cfd6ea on #38415c"),
    "door": ("D", "#ffffff on #8a3b2e"),
    "brick": ("=", "#5b2c20 on #d9a58f"),
    "roof": ("^", "#ffffff on #7a5a44"),
}
"""A sign and colours for every kind of square."""
CAT, BIRD, DIAMOND = "c", "b", "*"
WIDEST = 67
WIDE_CELL = 4
"""Signs for a square of the façade to act, where there is room."""
SMALL_CELL = 2
MARGIN = " " * 3
"""For the numbers of the floors, left of a façade."""
Squares: TypeAlias = dict[tuple[int, int], tuple[str, str]]
"""Sign and colours by column and row."""


class KensingtonDrawing:
    """Draws views of Kensington."""

    side_by_side = 112
    talk = TALK

    def board(
        self,
        rules: AnyRules,
        view: Any,
        texts: Messages,  # noqa: ARG002 - the signs are the same in every language
        *,
        lit: Lit = NOTHING_LIT,
        fresh: Collection[str] = (),  # noqa: ARG002 - the news say who laid what
        room: Room = ROOMY,
    ) -> Group:
        box, widest = _box(rules), _widest(room)
        own = _own_block(box, view, lit, widest)
        others = _other_blocks(box, view, widest)
        return Group(Text("\n").join(own), *side_by_side(others, widest))

    def legend(self, rules: AnyRules, texts: Messages) -> Sequence[Text]:  # noqa: ARG002 - same for all
        words = [(sign, texts.text(f"kensington-sign-{kind}")) for kind, (sign, _) in SIGNS.items()]
        words += [
            (CAT, texts.text("kensington-sign-cat")),
            (BIRD, texts.text("kensington-sign-bird")),
        ]
        signs = " ".join(f"{sign} {word}" for sign, word in words)
        return [Text(signs, style=QUIET), Text(texts.text("kensington-legend"), style=QUIET)]

    def hand(self, rules: AnyRules, view: Any, texts: Messages) -> Text:
        box, tiles = _box(rules), at_hand(view)
        lays = [move for move in rules.moves(view) if isinstance(move, Lay)]
        lines = [_tile_line(box, tile, lays, texts) for tile in dict.fromkeys(tiles)]
        return (
            Text("\n").join([Text(), *lines]) if lines else Text(texts.text("kensington-no-tiles"))
        )

    def now(self, rules: AnyRules, view: Any, texts: Messages, *, room: Room = ROOMY) -> str:
        box, owed = _box(rules), owed_tile(view)
        mark = self._mark(rules, view, room)
        if view.stage is Stage.TAKE:
            return _now_take(rules, view, texts)
        if owed is not None:
            return texts.text("kensington-now-owed", name=box.faces[owed].name, mark=mark)
        if not elevation(box, view, view.seat).stands:
            return texts.text("kensington-now-loose")
        return " ".join(_now_build(rules, view, texts, mark))

    def _mark(self, rules: AnyRules, view: State, room: Room) -> str:
        """How the columns are marked on which a tile may be laid: brackets need wide ones."""
        targets = _columns_meant(self.targets(rules, [*rules.moves(view)]))
        squares = _squares(_box(rules), view.facades[view.seat])
        cell = _cell(_columns(squares, targets), _widest(room), WIDE_CELL)
        return "brackets" if cell == WIDE_CELL else "arrow"

    def facts(self, rules: AnyRules, view: Any, texts: Messages) -> Mapping[str, Sequence[str]]:
        box = _box(rules)
        return {
            texts.text("kensington-tokens"): [str(number) for number in view.tokens],
            texts.text("kensington-warehouse"): [
                " ".join(_with_shape(box, tile) for tile in stored) or "–"
                for stored in view.warehouses
            ],
        }

    def common(self, rules: AnyRules, view: Any, texts: Messages) -> Text:
        box = _box(rules)
        known = texts.text(
            "kensington-common",
            beige=_counted(box, view, brown=False),
            brown=_counted(box, view, brown=True),
            stock=view.stock,
            birds=birds_seen(box, view),
            limit=box.parts.end_at_birds,
            first=SEATS[view.first][0],
        )
        return Text(known)

    def shows(self, view: Any, line: ScoreLine) -> bool:  # noqa: ARG002 - nothing is covered
        return True

    def targets(self, rules: AnyRules, moves: Sequence[Any]) -> Lit:  # noqa: ARG002 - the moves tell
        columns = (column_name(move.column) for move in moves if isinstance(move, Lay))
        return dict.fromkeys(columns, BRACKETS)


def _box(rules: AnyRules) -> Box:
    assert isinstance(rules, Kensington)
    return rules.box


def _now_take(rules: AnyRules, view: State, texts: Messages) -> str:
    """A legal take from the middle, and one from a warehouse where there is any."""
    takes = [move for move in rules.moves(view) if isinstance(move, Take)]
    bought = [move for move in takes if isinstance(move.source, Warehouse)]
    others = [move for move in takes if move not in bought]
    if not others:
        return texts.text("kensington-now-buy", example=rules.write(bought[0]))
    example = rules.write(others[0])
    if not bought:
        return texts.text("kensington-now-take", example=example)
    bargain = rules.write(bought[0])
    return texts.text("kensington-now-take-or-buy", example=example, bargain=bargain)


def _now_build(rules: AnyRules, view: State, texts: Messages, mark: str) -> Iterator[str]:
    """KG-2.5, KG-2.6 — what can be laid, and how the turn can end."""
    moves = [*rules.moves(view)]
    if any(isinstance(move, Lay) for move in moves):
        yield texts.text("kensington-now-lay", mark=mark)
    if tokens := diamonds(_box(rules), view):
        yield texts.text("kensington-now-tokens", number=tokens)
    ends = {move.keep for move in moves if isinstance(move, Finish)}
    how = "either" if len(ends) > 1 else "store" if True in ends else "return"
    if view.taken is None:
        yield texts.text("kensington-now-finish")
    else:
        name = _box(rules).faces[view.taken].name
        yield texts.text(f"kensington-now-finish-{how}", name=name)


def _counted(box: Box, view: State, brown: bool) -> str:
    """The backs in the middle with their numbers; a star is the diamond or the circle."""
    backs = [(back, view.backs[n]) for n, back in enumerate(box.backs) if back.brown is brown]
    named = [
        f"{back.name}{DIAMOND if back.marked and back.rows else ''} {number}"
        for back, number in backs
        if number
    ]
    return ", ".join(named) or "–"


# A façade


def _squares(box: Box, facade: Facade) -> Squares:
    """The sign and the colours of every square; a tile's first square carries its cat or bird."""
    found: Squares = {(DOOR, 0): SIGNS["door"]}
    for placed in facade.tiles:
        face = box.faces[placed.tile]
        sign, style = SIGNS[_kind(box, placed.tile)]
        mark = CAT if face.cat else BIRD if face.bird else ""
        for column, row in box.panels[placed.tile][placed.turn].squares:
            found[placed.column + column, placed.row + row] = sign + mark, style
            mark = ""
    return found


def _kind(box: Box, tile: Tile) -> str:
    face = box.faces[tile]
    return face.kind if face.kind != "window" else "lit" if face.lit else "dark"


def _other_blocks(box: Box, view: State, widest: int) -> list[list[Text]]:
    """The façades of the others, whose rulers are all as high, so that they share the ground."""
    seats = [seat for seat in range(len(view.facades)) if seat != view.seat]
    squares = {seat: _squares(box, view.facades[seat]) for seat in seats}
    columns = {seat: _columns(squares[seat], ()) for seat in seats}
    names = [_ruler_name(column) for each in columns.values() for column in each]
    lines = max(map(len, names), default=0)
    return [_block(seat, squares[seat], columns[seat], widest, lines) for seat in seats]


def _block(seat: int, squares: Squares, columns: range, widest: int, lines: int) -> list[Text]:
    """A façade under its crest, line by line, over a ruler of that many lines."""
    cell = _cell(columns, widest, SMALL_CELL)
    symbol, style = SEATS[seat]
    crest = Text.assemble((f" {symbol} ", style))
    return [crest, *_rows(squares, columns, cell), *_numbers(columns, cell, lines)]


def _own_block(box: Box, view: State, lit: Lit, widest: int) -> list[Text]:
    """The façade to act, line by line, with a ruler and its legal columns."""
    squares = _squares(box, view.facades[view.seat])
    targets = _columns_meant(lit)
    columns = _columns(squares, targets)
    cell = _cell(columns, widest, WIDE_CELL)
    return [*_rows(squares, columns, cell), *_ruler(columns, targets, cell)]


def _columns_meant(lit: Lit) -> list[int]:
    return [DOOR + int(name) for name in lit]


def _widest(room: Room) -> int:
    return min(WIDEST, room.width)


def _cell(columns: range, widest: int, best: int) -> int:
    """How many signs a square can have beside the numbers of the floors."""
    return max(1, min(best, (widest - len(MARGIN)) // len(columns)))


def _columns(squares: Squares, targets: Sequence[int]) -> range:
    ends = [DOOR, *targets, *(column for column, _ in squares)]
    return range(min(ends), max(ends) + 1)


def _rows(squares: Squares, columns: range, cell: int) -> list[Text]:
    top = max(row for _, row in squares)
    return [_row(squares, columns, row, cell) for row in range(top, -1, -1)]


def _row(squares: Squares, columns: range, row: int, cell: int) -> Text:
    line = Text(f"{row + 1:>{len(MARGIN) - 1}} ", QUIET)
    for column in columns:
        sign, style = squares.get((column, row), ("." if row == 0 else "", ""))
        # Where one sign has to do, a cat or a bird stands for its square.
        line.append(f"{sign[-cell:]:<{cell}}", style)
    return line


def _ruler(columns: range, targets: Collection[int], cell: int) -> list[Text]:
    """The numbers of the columns, those marked on which a tile may be laid."""
    if cell == WIDE_CELL:
        return [_wide_ruler(columns, targets)]
    marks = Text(MARGIN)
    for column in columns:
        legal = column in targets
        marks.append(f"{'^' if legal else '':<{cell}}", LAMP if legal else "")
    lines = max(len(_ruler_name(column)) for column in columns)
    return [marks, *_numbers(columns, cell, lines)]


def _ruler_name(column: int) -> str:
    """As sentences write it: with a true minus sign."""
    return with_minus(column_name(column))


def _wide_ruler(columns: range, targets: Collection[int]) -> Text:
    line = Text(MARGIN)
    for column in columns:
        name = _ruler_name(column)
        if column in targets:
            line.append(f"[{name}]"[:WIDE_CELL], LAMP)
            line.append(" " * (WIDE_CELL - len(name) - 2))
        else:
            line.append(f"{name:<{WIDE_CELL}}", QUIET)
    return line


def _numbers(columns: range, cell: int, lines: int) -> Iterator[Text]:
    """Numbers too wide for their columns are written from top to bottom."""
    names = [_ruler_name(column) for column in columns]
    for line in range(lines):
        signs = "".join(f"{name[line : line + 1]:<{cell}}" for name in names)
        yield Text(MARGIN + signs, style=QUIET)


# Tiles at hand


def _tile_line(box: Box, tile: Tile, lays: Sequence[Lay], texts: Messages) -> Text:
    """A tile by its name, its rows from top to bottom, and where it may be laid."""
    face = box.faces[tile]
    sign, style = SIGNS[_kind(box, tile)]
    name = f"{face.name}{DIAMOND if face.hard else ''}"
    line = Text.assemble("  ", (f"{name:<6}", "bold"))
    line.append(face.rows.replace("#", sign), style)
    columns = [_ruler_name(move.column) for move in lays if move.tile == tile and not move.turn]
    if columns:
        number, named = len(columns), " ".join(columns)
        said = texts.text("kensington-columns", columns=named, number=number)
        line.append(f"  {said}", QUIET)
    return line


def _with_shape(box: Box, tile: Tile) -> str:
    """A tile of a warehouse, drawn with the sign that it has on a façade."""
    face = box.faces[tile]
    sign, _ = SIGNS[_kind(box, tile)]
    drawn = face.rows.replace("#", sign)
    return f"{face.name} {drawn}" if face.kind in ("window", "roof") else face.name


DRAWING = KensingtonDrawing()
