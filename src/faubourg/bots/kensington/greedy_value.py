"""What the greedy bot sees in Kensington besides points: windows laid, and roofs within reach."""

from __future__ import annotations

from typing import Any

from faubourg.core.game_protocol import AnyRules
from faubourg.games.kensington import Kensington
from faubourg.games.kensington.elevation import Elevation
from faubourg.games.kensington.model import Finish, Heap, Lay, Take, Tile, Warehouse
from faubourg.games.kensington.scoring import Columns, columns_of
from faubourg.games.kensington.unpacked_edition import Box
from faubourg.games.kensington.where_to_build import elevation

WINDOW = 0.25
"""A window that some roof may cover one day."""
KEPT = 0.1
PRICE = 0.5


def reckon(rules: AnyRules, state: Any, move: Any) -> float:
    """What the move is worth beyond the points that it brings at once."""
    assert isinstance(rules, Kensington)
    box, at = rules.box, elevation(rules.box, state, state.seat)
    match move:
        case Lay(tile):
            return _windows(box, tile)
        case Finish(keep):
            return KEPT * keep
        case Take(Heap(back)):
            tiles, heap = box.backs[back].tiles, state.heap
            columns = _columns(box, state)
            total = sum(heap[tile] * _promise(box, at, columns, tile) for tile in tiles)
            price = PRICE * box.backs[back].brown
            return float(total / sum(heap[tile] for tile in tiles) - price)
        case Take(Warehouse(_, tile)):
            return _promise(box, at, _columns(box, state), tile) - PRICE
        case _:
            return 0.0


def _windows(box: Box, tile: Tile) -> float:
    face = box.faces[tile]
    return WINDOW * len(box.panels[tile][0].squares) if face.kind == "window" else WINDOW


def _columns(box: Box, state: Any) -> Columns:
    return columns_of(box, state.facades[state.seat])


def _promise(box: Box, at: Elevation, columns: Columns, tile: Tile) -> float:
    """The best that the tile could bring at once if it were turned up."""
    panel, worths = box.panels[tile][0], box.parts.points
    spots = at.good_spots(panel)
    if not panel.is_roof:
        return _windows(box, tile) if spots else 0.0
    return max((float(sum(
        worths.window * columns.windows[column] + worths.door * (column in columns.doors)
        for column in range(left, left + panel.width)
    )) for left, _ in spots), default=0.0)  # fmt: skip
