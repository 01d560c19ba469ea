"""Numbers of moves, the same for every edition: see docs/actions.md."""

from __future__ import annotations

from typing import Any

from faubourg.core.game_protocol import AnyRules, Seat
from faubourg.games.kensington.model import (
    Back,
    Column,
    Draw,
    Finish,
    Heap,
    Lay,
    Nothing,
    Take,
    Tile,
    Warehouse,
)
from faubourg.games.kensington.plot import COLUMNS
from faubourg.kernels.kensington.layout import BACKS, FACES, SEATS, TURNS

FINISH = 0
FINISH_AND_KEEP = 1
SKIP = 2
TAKES = 3
"""From the middle, by back."""
BARGAINS = TAKES + BACKS
"""From a warehouse, by owner and tile."""
DRAWS = BARGAINS + SEATS * FACES
"""Nature's, by tile."""
LAYS = DRAWS + FACES
"""By turn, tile and column."""
ACTIONS = LAYS + TURNS * FACES * COLUMNS
MOST_MOVES = 3 * TURNS * COLUMNS + 2
"""Three tiles at hand, any way up on any column, and the two ways to finish."""


def action_of(rules: AnyRules, move: Any) -> int:  # noqa: ARG001 - the same for every edition
    """The number of a move."""
    match move:
        case Lay(tile, column, turn):
            return LAYS + (turn * FACES + tile) * COLUMNS + column - 1
        case Draw(tile):
            return DRAWS + tile
        case Finish(keep):
            return FINISH_AND_KEEP if keep else FINISH
        case Take(Heap(back)):
            return TAKES + back
        case Take(Warehouse(seat, tile)):
            return BARGAINS + seat * FACES + tile
        case _:
            return SKIP


def move_of(rules: AnyRules, action: int) -> Any:  # noqa: ARG001 - the same for every edition
    """The move of a number."""
    if action >= LAYS:
        rest, column = divmod(action - LAYS, COLUMNS)
        turn, tile = divmod(rest, FACES)
        return Lay(Tile(tile), Column(column + 1), turn)
    if action >= DRAWS:
        return Draw(Tile(action - DRAWS))
    if action >= BARGAINS:
        owner, tile = divmod(action - BARGAINS, FACES)
        return Take(Warehouse(Seat(owner), Tile(tile)))
    if action >= TAKES:
        return Take(Heap(Back(action - TAKES)))
    return Take(Nothing()) if action == SKIP else Finish(keep=action == FINISH_AND_KEEP)
