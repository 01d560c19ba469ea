"""Good contact: what a building reaches, tile by tile (KG-3.1, KG-3.4, KG-R1)."""

from __future__ import annotations

from typing import TypeAlias

from faubourg.games.kensington.oriented_tiles import DARK, LIT, NEUTRAL, Laid, serves
from faubourg.games.kensington.tile_bits import SquareSet

Reach: TypeAlias = tuple[SquareSet, SquareSet, SquareSet]
"""For each sort of tile the squares on which it would be in good contact."""
NOTHING: Reach = (0, 0, 0)


def extended(reach: Reach, tile: Laid) -> Reach:
    """KG-3.4 — what is in good contact once the tile belongs to the building."""
    lit, dark, neutral = reach
    border = tile.border
    if serves(tile.sort, LIT):
        lit |= border
    if serves(tile.sort, DARK):
        dark |= border
    return lit, dark, neutral | border


def joined(reach: Reach, loose: tuple[Laid, ...]) -> tuple[Reach, tuple[Laid, ...]]:
    """KG-R1 — from the building on through contacts that are good for the tile reached."""
    left = [*loose]
    while reached := next((tile for tile in left if tile.mask & reach[tile.sort]), None):
        left.remove(reached)
        reach = extended(reach, reached)
    return reach, tuple(left)


def joined_freely(reach: Reach, loose: tuple[Laid, ...]) -> tuple[Reach, tuple[Laid, ...]]:
    """KG-R1, units = "free" — new tiles serve one another, as long as all join the building."""
    staying = [*loose]
    while (fewer := _connected(reach, _served(reach, staying))) != staying:
        staying = fewer
    for tile in staying:
        reach = extended(reach, tile)
    return reach, tuple(tile for tile in loose if tile not in staying)


def _served(reach: Reach, tiles: list[Laid]) -> list[Laid]:
    """Those with a good edge to the building or to one another."""
    return [
        tile
        for tile in tiles
        if tile.mask & reach[tile.sort]
        or any(tile.mask & each.border and serves(each.sort, tile.sort) for each in tiles)
    ]


def _connected(reach: Reach, tiles: list[Laid]) -> list[Laid]:
    """Those that hang together with the building by any edges."""
    touched, found = reach[NEUTRAL], 0
    while found != (found := sum(1 for tile in tiles if tile.mask & touched)):
        for tile in tiles:
            if tile.mask & touched:
                touched |= tile.border
    return [tile for tile in tiles if tile.mask & touched]
