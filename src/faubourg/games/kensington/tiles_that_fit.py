"""Which tiles a façade has room for as it stands, and what roofs would bring there at once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from faubourg.core.game_protocol import Seat
from faubourg.games.kensington.model import Facade, Lay, Placed, State, Tile
from faubourg.games.kensington.scoring import last_tile_lines
from faubourg.games.kensington.unpacked_edition import Box
from faubourg.games.kensington.where_to_build import drafts, elevation, landing_row


def places(box: Box, state: State, seat: Seat, tile: Tile) -> list[Lay]:
    """KG-3 — where the seat could build the tile alone."""
    return drafts(box, state).lays(elevation(box, state, seat), (tile,), None)


def could_build(box: Box, state: State, seat: Seat, tile: Tile, others: Sequence[Tile]) -> bool:
    """KG-2.5 — whether the seat could build the tile, alone or with some of the others."""
    return drafts(box, state).can_build(elevation(box, state, seat), tile, others)


def best_roof(box: Box, state: State, seat: Seat, roofs: Iterable[Tile]) -> int:
    """KG-6.1 to KG-6.3 — the most points that one of these roofs would bring at once."""
    return max(_points_of_roofs(box, state, seat, roofs), default=0)


def _points_of_roofs(box: Box, state: State, seat: Seat, roofs: Iterable[Tile]) -> Iterator[int]:
    """Roofs of one shape bring the same, birds or not."""
    shapes = {box.faces[tile].rows: tile for tile in roofs}
    at, tiles = elevation(box, state, seat), state.facades[seat].tiles
    for tile in shapes.values():
        for lay in places(box, state, seat, tile):
            placed = Placed(tile, lay.column, landing_row(box, at, lay), lay.turn)
            lines = last_tile_lines(box, seat, Facade((*tiles, placed)))
            yield sum(line.points for line in lines)
