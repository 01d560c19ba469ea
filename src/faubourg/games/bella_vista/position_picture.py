"""The city of a position drawn with letters: what stands on every square."""

from __future__ import annotations

from collections.abc import Iterator

from faubourg.core.position_grammar import SEATS
from faubourg.games.bella_vista.model import WIDTH, Square, State
from faubourg.games.bella_vista.unpacked_edition import Box

SIGNS = {"district": ".", "park": "p", "river": "~"}


def city_picture(box: Box, state: State) -> Iterator[str]:
    """A line for each row: `a6` a building of seat a, `n2` a neutral one, `.` nothing."""
    city = box.city(state.city)
    signs = {square: SIGNS[tile.kind] for square, tile in city.tile_at.items()}
    for each in state.buildings:
        owner = "n" if each.seat is None else SEATS[each.seat]
        for square in city.squares_of(city.spot_of(each).mask):
            signs[square] = f"{owner}{each.number}"
    names = "abcdefghijklmnopqrstuvwxyz"[: city.width]
    yield "   " + " ".join(name.ljust(2) for name in names)
    for row in range(city.height):
        squares = (Square(row * WIDTH + column) for column in range(city.width))
        yield f"{row + 1:>2} " + " ".join(signs.get(each, "").ljust(2) for each in squares)
