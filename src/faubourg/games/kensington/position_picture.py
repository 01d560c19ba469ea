"""The façades of a position drawn with letters, side by side."""

from __future__ import annotations

from collections.abc import Iterator

from faubourg.core.position_grammar import SEATS
from faubourg.games.kensington.model import Facade, State
from faubourg.games.kensington.plot import DOOR
from faubourg.games.kensington.unpacked_edition import Box, Face

SIGNS = {"roof": "^", "brick": "=", "door": "|"}


def facade_pictures(box: Box, state: State) -> Iterator[str]:
    """`+` a lit window, `-` a dark one, `^` a roof, `=` a brick, `|` a door, `D` the first door."""
    drawn = [_drawn(box, facade) for facade in state.facades]
    height = max(map(len, drawn))
    for row in range(height):
        yield "  ".join(_row(lines, row - height + len(lines)) for lines in drawn)
    yield "  ".join(SEATS[n].ljust(len(lines[0])) for n, lines in enumerate(drawn))


def _row(lines: list[str], row: int) -> str:
    return lines[row] if row >= 0 else " " * len(lines[0])


def _drawn(box: Box, facade: Facade) -> list[str]:
    """From its highest row down to the ground."""
    squares = {(DOOR, 0): "D"}
    for placed in facade.tiles:
        for column, row in box.panels[placed.tile][placed.turn].squares:
            squares[placed.column + column, placed.row + row] = _sign(box.faces[placed.tile])
    columns = range(min(c for c, _ in squares), max(c for c, _ in squares) + 1)
    rows = range(max(r for _, r in squares), -1, -1)
    return ["".join(squares.get((column, row), ".") for column in columns) for row in rows]


def _sign(face: Face) -> str:
    return SIGNS.get(face.kind) or ("+" if face.lit else "-")
