"""An edition as a box of the kernel: the tables of the readable rules, packed."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator

import numpy as np

from faubourg.games.sunrise.model import Space
from faubourg.games.sunrise.unpacked_edition import Box
from faubourg.kernels.kernel_protocol import Records
from faubourg.kernels.size_limits import check_sizes
from faubourg.kernels.sunrise.layout import (
    AREAS,
    BOX,
    CARDS,
    COLOURS,
    FLOORS,
    LINES,
    SEATS,
    SPACES,
    WORDS,
)

RULE_OF_BONUS = {"tallest": "SL-5.2", "most": "SL-5.3"}
WORD = 2**64 - 1


def pack(box: Box, seats: int) -> Records:
    """The box, an array of one record."""
    check_sizes(_sizes(box, seats))
    packed: Records = np.zeros(1, BOX)
    record = packed[0]
    _pack_board(box, record)
    _pack_areas(box, record)
    _pack_numbers(box, seats, record)
    return packed


def _sizes(box: Box, seats: int) -> Iterator[tuple[str, int, int]]:
    """What is counted, how many there are, and how many fit."""
    yield "seats", seats, SEATS
    yield "building-spaces", len(box.spaces), SPACES
    yield "colours", len(box.every_colour), COLOURS
    yield "areas", len(box.areas), AREAS
    yield "cards", box.parts.cards, CARDS
    yield "cards-in-hand", box.parts.hand_limit, FLOORS


def _pack_board(box: Box, record: np.void) -> None:
    for number, space in enumerate(box.spaces):
        record["neighbours"][number] = words_of(box, box.neighbours[space])
        record["colour"][number] = box.colours[space]
        record["dots"][number] = box.dots[space]
    for colour in box.every_colour:
        alike = [space for space in box.spaces if box.colours[space] == colour]
        record["of_colour"][colour] = words_of(box, alike)


def _pack_areas(box: Box, record: np.void) -> None:
    record["number_of_areas"] = len(box.areas)
    record["all_areas"] = words_of(box, box.area_spaces)
    for number, (area, spaces) in enumerate(box.areas):
        record["areas"][number] = words_of(box, spaces)
        record["line_of_area"][number] = LINES.index(RULE_OF_BONUS[area.bonus])


def _pack_numbers(box: Box, seats: int, record: np.void) -> None:
    parts = box.parts
    record["seats"] = seats
    record["first_hand"] = parts.first_hand
    record["hand_limit"] = parts.hand_limit
    record["draw_after_building"] = parts.draw_after_building
    record["draw_instead"] = parts.draw_instead
    record["end_at_pieces"] = parts.end_at_pieces
    record["idle_turns"] = parts.idle_rounds * seats
    record["lowest_counted"] = parts.lowest_counted
    rewarded = parts.position_points[:SEATS]
    record["position_points"][: len(rewarded)] = rewarded


def words_of(box: Box, spaces: Iterable[Space]) -> tuple[int, ...]:
    """A set of spaces as the bits of two words."""
    return words(sum(1 << bisect_left(box.spaces, space) for space in spaces))


def words(bits: int) -> tuple[int, ...]:
    return tuple(bits >> 64 * word & WORD for word in range(WORDS))
