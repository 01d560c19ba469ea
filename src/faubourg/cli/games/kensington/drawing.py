"""Kensington in a terminal: the façade to act large, the others small, all told by signs."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from rich.console import Group
from rich.text import Text

from faubourg.cli.table.game_drawing import LAMP, QUIET, SEATS
from faubourg.core.game_protocol import AnyRules, ScoreLine
from faubourg.core.messages import Messages
from faubourg.games.kensington import Kensington
from faubourg.games.kensington.model import Facade, Lay, Stage, State, Tile
from faubourg.games.kensington.plot import DOOR, column_name
from faubourg.games.kensington.rules import birds_seen
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
WIDEST = 64
GAP = 3


class KensingtonDrawing:
    """Draws views of Kensington."""

    side_by_side = 112

    def board(
        self,
        rules: AnyRules,
        view: Any,
        texts: Messages,  # noqa: ARG002 - the signs are the same in every language
        *,
        lit: Collection[str] = (),
        fresh: Collection[str] = (),  # noqa: ARG002 - the news say who laid what
        compact: bool = False,  # noqa: ARG002 - a façade is as high as it is
    ) -> Group:
        box = _box(rules)
        own = _block(box, view, view.seat, lit)
        others = [_block(box, view, seat) for seat in range(len(view.facades)) if seat != view.seat]
        return Group(Text("\n").join(own), *_side_by_side(others))

    def legend(self, rules: AnyRules, texts: Messages) -> Sequence[Text]:  # noqa: ARG002 - same for all
        words = [(sign, texts.text(f"kensington-sign-{kind}")) for kind, (sign, _) in SIGNS.items()]
        words += [
            (CAT, texts.text("kensington-sign-cat")),
            (BIRD, texts.text("kensington-sign-bird")),
        ]
        return [Text(" ".join(f"{sign} {word}" for sign, word in words), style=QUIET)]

    def hand(self, rules: AnyRules, view: Any, texts: Messages) -> Text:
        box, tiles = _box(rules), at_hand(view)
        lays = [move for move in rules.moves(view) if isinstance(move, Lay)]
        lines = [_tile_line(box, tile, lays, texts) for tile in dict.fromkeys(tiles)]
        return Text("\n").join([Text(), *lines]) if lines else Text(texts.text("list-empty"))

    def now(self, rules: AnyRules, view: Any, texts: Messages) -> str:
        box, owed = _box(rules), owed_tile(view)
        if view.stage is Stage.TAKE:
            return texts.text("kensington-now-take")
        if owed is not None:
            return texts.text("kensington-now-owed", name=box.faces[owed].name)
        if not elevation(box, view, view.seat).stands:
            return texts.text("kensington-now-loose")
        if view.taken is not None:
            return texts.text("kensington-now-drawn", name=box.faces[view.taken].name)
        return texts.text("kensington-now-build")

    def facts(self, rules: AnyRules, view: Any, texts: Messages) -> Mapping[str, Sequence[str]]:
        box = _box(rules)
        return {
            texts.text("kensington-tokens"): [str(number) for number in view.tokens],
            texts.text("kensington-warehouse"): [
                " ".join(box.faces[tile].name for tile in stored) or "–"
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
        )
        return Text(known)

    def shows(self, view: Any, line: ScoreLine) -> bool:  # noqa: ARG002 - nothing is covered
        return True

    def targets(self, rules: AnyRules, moves: Sequence[Any]) -> Collection[str]:  # noqa: ARG002 - the moves tell
        return {column_name(move.column) for move in moves if isinstance(move, Lay)}


def _box(rules: AnyRules) -> Box:
    assert isinstance(rules, Kensington)
    return rules.box


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


def _squares(box: Box, facade: Facade) -> dict[tuple[int, int], tuple[str, str]]:
    """The sign and the colours of every square; a tile's first square carries its cat or bird."""
    found = {(DOOR, 0): SIGNS["door"]}
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


def _block(box: Box, view: State, seat: int, lit: Collection[str] | None = None) -> list[Text]:
    """The façade of a seat, line by line; the one to act with a ruler and its legal columns."""
    squares = _squares(box, view.facades[seat])
    targets = [DOOR + int(name) for name in lit or ()]
    built = [column for column, _ in squares]
    columns = range(min(*built, *targets, DOOR), max(*built, *targets, DOOR) + 1)
    cell = 2 if lit is None else min(4, WIDEST // len(columns))
    if cell * len(columns) > WIDEST:
        cell = 1
    top = max(row for _, row in squares)
    lines = [_row(squares, columns, row, cell) for row in range(top, -1, -1)]
    symbol, style = SEATS[seat]
    crest = Text.assemble((f" {symbol} ", style))
    return [crest, *lines] if lit is None else [*lines, _ruler(columns, targets, cell)]


def _row(
    squares: Mapping[tuple[int, int], tuple[str, str]], columns: range, row: int, cell: int
) -> Text:
    line = Text()
    for column in columns:
        sign, style = squares.get((column, row), ("." if row == 0 else "", ""))
        line.append(f"{sign[:cell]:<{cell}}", style)
    return line


def _ruler(columns: range, targets: Collection[int], cell: int) -> Text:
    """The numbers of the columns, those in brackets on which a tile may be laid."""
    line = Text()
    for column in columns:
        name = column_name(column)
        if cell < 4:
            line.append(
                f"{'^' if column in targets else '':<{cell}}", LAMP if column in targets else ""
            )
        elif column in targets:
            line.append(f"[{name}]"[:cell], LAMP)
            line.append(" " * (cell - len(name) - 2))
        else:
            line.append(f"{name:<{cell}}", QUIET)
    return line


def _side_by_side(blocks: Sequence[Sequence[Text]]) -> Iterator[Text]:
    """Small façades in rows that fit the screen, all standing on the same ground."""
    row: list[Sequence[Text]] = []
    for block in blocks:
        if row and sum(map(_width, row)) + _width(block) + GAP * len(row) > WIDEST:
            yield _joined(row)
            row = []
        row.append(block)
    if row:
        yield _joined(row)


def _width(block: Sequence[Text]) -> int:
    return max(line.cell_len for line in block)


def _joined(blocks: Sequence[Sequence[Text]]) -> Text:
    height = max(map(len, blocks))
    lines = []
    for number in range(height):
        line = Text()
        for block in blocks:
            at = number - (height - len(block))
            part = block[at].copy() if at >= 0 else Text()
            part.pad_right(_width(block) + GAP - part.cell_len)
            line.append_text(part)
        lines.append(line)
    return Text("\n").join(lines)


# Tiles at hand


def _tile_line(box: Box, tile: Tile, lays: Sequence[Lay], texts: Messages) -> Text:
    """A tile by its name, its rows from top to bottom, and where it may be laid."""
    face = box.faces[tile]
    sign, style = SIGNS[_kind(box, tile)]
    name = f"{face.name}{DIAMOND if face.hard else ''}"
    line = Text.assemble("  ", (f"{name:<6}", "bold"))
    line.append(face.rows.replace("#", sign).replace(".", " "), style)
    columns = [column_name(move.column) for move in lays if move.tile == tile and not move.turn]
    if columns:
        line.append(f"  {texts.text('kensington-columns', columns=' '.join(columns))}", QUIET)
    return line


DRAWING = KensingtonDrawing()
