"""BV-1.1 — cities made at random: tile by tile, each beside the others, close but never alike."""

from __future__ import annotations

from itertools import product
from random import Random

from faubourg.core.errors import BadOption
from faubourg.core.grid import MAX_SIDE
from faubourg.core.phrases import Phrase
from faubourg.games.bella_vista.city_map_reader import (
    BETWEEN_ROWS,
    OUTSIDE,
    Block,
    beside,
    holes,
)
from faubourg.games.bella_vista.edition_schema import Components

ATTEMPTS = 20
CLOSENESS = 3
"""How much a place with many sides in common is preferred: 0 makes threads, more makes squares."""


def generate(parts: Components, rng: Random) -> str:
    """A map of all the tiles: connected, without holes, never the same for long.

    BadOption for tiles that hardly ever fit on the table, which only an edition of one's own has.
    """
    limit = MAX_SIDE // parts.unit
    for _ in range(ATTEMPTS):
        city = _assembled(parts, rng)
        rows, columns = {row for row, _ in city}, {column for _, column in city}
        if len(rows) <= limit and len(columns) <= limit:
            return _map(city)
    raise BadOption("bad-option", field="city", reason=Phrase("bella-hardly-fits"))


def _assembled(parts: Components, rng: Random) -> dict[Block, str]:
    city: dict[Block, str] = {}
    for tile in rng.sample(parts.tiles, len(parts.tiles)):
        size = parts.sizes[tile.kind]
        place = _place(city, size.height // parts.unit, size.width // parts.unit, rng)
        city |= dict.fromkeys(place, tile.mark)
    return city


def _place(city: dict[Block, str], height: int, width: int, rng: Random) -> tuple[Block, ...]:
    """Beside the city, turned or not, leaving no hole."""
    places = _places(city, height, width)
    weights = [_sides_in_common(city, place) ** CLOSENESS for place in places]
    while True:
        (place,) = rng.choices(places, weights)
        if not holes({**city, **dict.fromkeys(place, "")}):
            return place
        weights[places.index(place)] = 0


def _places(city: dict[Block, str], height: int, width: int) -> list[tuple[Block, ...]]:
    rim = {each for block in city for each in beside(block) if each not in city} or {(0, 0)}
    corners = {
        (row - up, column - left, tall, wide)
        for tall, wide in {(height, width), (width, height)}
        for row, column in rim
        for up, left in product(range(tall), range(wide))
    }
    places = [
        tuple(product(range(row, row + tall), range(column, column + wide)))
        for row, column, tall, wide in sorted(corners)
    ]
    return [place for place in places if not any(block in city for block in place)]


def _sides_in_common(city: dict[Block, str], place: tuple[Block, ...]) -> int:
    if not city:
        return 1
    return sum(each in city for block in place for each in beside(block))


def _map(city: dict[Block, str]) -> str:
    rows, columns = [row for row, _ in city], [column for _, column in city]
    return BETWEEN_ROWS.join(
        "".join(city.get((row, c), OUTSIDE) for c in range(min(columns), max(columns) + 1))
        for row in range(min(rows), max(rows) + 1)
    )
