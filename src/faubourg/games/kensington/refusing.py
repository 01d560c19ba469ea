"""Refusals in short."""

from __future__ import annotations

from faubourg.core.game_protocol import Refusal, refuse
from faubourg.games.kensington.model import Tile
from faubourg.games.kensington.unpacked_edition import Box


def no_such_tile(box: Box, tile: Tile) -> Refusal | None:
    """KG-0.1"""
    if 0 <= tile < len(box.faces):
        return None
    return refuse("KG-0.1", "no-tile", number=tile, tiles=len(box.faces))
