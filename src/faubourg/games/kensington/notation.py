"""Moves as short text, the same in every language.

?U2      take a beige tile with the back U2 from the middle; ?^H2 a brown one, ?= one with a circle
?.       by marks alone: take a beige tile; ?.* one with a diamond, ?^ a brown one
$2:+H2C  buy the tile +H2C from the warehouse of the second seat
~        skip the take
-U2@-3   lay the tile -U2, its left edge on the third column to the left of the starting door
^C3/1@0  the same for a roof that was turned once
.        finish; a drawn tile that was not built goes back to the middle
.+       finish and keep that tile in the warehouse
!-U2     the tile turned up is -U2

A tile is + for lit windows, - for dark ones or ^ for a roof, then its shape, then C for a cat or B
for a bird; = is a brick tile and | a red door.
"""

from __future__ import annotations

import re

from faubourg.core.decoding_errors import clipped_move
from faubourg.core.errors import BadNotation
from faubourg.core.game_protocol import Seat
from faubourg.core.signed_numbers import with_hyphens
from faubourg.games.kensington.model import (
    Back,
    Column,
    Draw,
    Finish,
    Heap,
    Lay,
    Move,
    Source,
    Take,
    Tile,
    Warehouse,
)
from faubourg.games.kensington.plot import COLUMNS, DOOR, column_name
from faubourg.games.kensington.unpacked_edition import Box

TILE = r"(?P<tile>[-+^][A-Z][1-9][BC]?|[=|])"
_TAKE = re.compile(r"^\?(?P<back>\^?[A-Z][1-9]|=|\^|\.\*?)$")
_BUY = re.compile(rf"^\$(?P<seat>[1-9]):{TILE}$")
_LAY = re.compile(rf"^{TILE}(?:/(?P<turn>[1-3]))?@(?P<column>[+-]?\d{{1,2}})$")
_DRAW = re.compile(rf"^!{TILE}$")


def write(box: Box, move: Move) -> str:
    match move:
        case Take(source):
            return _write_source(box, source)
        case Lay(tile, column, turn):
            turned = f"/{turn}" if turn else ""
            return f"{box.faces[tile].name}{turned}@{column_name(column)}"
        case Finish(keep):
            return ".+" if keep else "."
        case _:
            return f"!{box.faces[move.tile].name}"


def _write_source(box: Box, source: Source) -> str:
    match source:
        case Heap(back):
            return f"?{box.backs[back].name}"
        case Warehouse(seat, tile):
            return f"${seat + 1}:{box.faces[tile].name}"
        case _:
            return "~"


def read(box: Box, text: str) -> Move:
    """The move in the text, in capitals or not; BadNotation says what was expected."""
    said = with_hyphens(text.strip().upper())
    match said:
        case ".":
            return box.finish
        case ".+":
            return box.finish_and_keep
        case "~":
            return box.skip
    if found := _TAKE.match(said):
        return Take(Heap(_back(box, found["back"])))
    if found := _BUY.match(said):
        return Take(Warehouse(Seat(int(found["seat"]) - 1), _tile(box, found["tile"])))
    if found := _LAY.match(said):
        turn = int(found["turn"] or 0)
        return Lay(_tile(box, found["tile"]), _column(found["column"]), turn)
    if found := _DRAW.match(said):
        return Draw(_tile(box, found["tile"]))
    raise BadNotation("kensington-notation", text=clipped_move(text))


def _tile(box: Box, name: str) -> Tile:
    if name not in box.by_name:
        raise BadNotation("kensington-no-tile", name=name)
    return box.by_name[name]


def _back(box: Box, name: str) -> Back:
    names = tuple(back.name for back in box.backs)
    if name not in names:
        outlined = tuple(back.name for back in box.backs if back.rows)
        raise BadNotation("kensington-no-back", name=name, known=outlined)
    return Back(names.index(name))


def _column(said: str) -> Column:
    column = int(said) + DOOR
    if not 1 <= column <= COLUMNS:
        first, last = column_name(1), column_name(COLUMNS)
        raise BadNotation("kensington-no-column", column=said, first=first, last=last)
    return Column(column)
