"""Cards as counts by colour: five lanes of twelve bits in one number.

Piles are added and taken apart as wholes. The top bit of a lane stays free, for comparisons of all
lanes at once: no box has 2048 cards.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from faubourg.kernels.compiler import compiled, compiled_part
from faubourg.kernels.sunrise.layout import COLOURS
from faubourg.kernels.sunrise.space_sets import count

LANE = 12
LANE_BITS = np.uint64((1 << LANE) - 1)
LAST_LANE = np.uint64(LANE * (COLOURS - 1))
TOP_OF_LANE = np.uint64(LANE - 1)
ONE_EACH = np.uint64(sum(1 << LANE * colour for colour in range(COLOURS)))
TOPS = np.uint64(int(ONE_EACH) << (LANE - 1))
ALL_LANES = np.uint64((1 << LANE * COLOURS) - 1)
ALL_BUT_TOPS = np.uint64(int(TOPS) - int(ONE_EACH))
"""In each lane the number to which one more would set its top bit."""


@compiled_part
def cards(colour: Any, number: Any) -> Any:
    """So many cards of one colour."""
    return np.uint64(number) << np.uint64(LANE * colour)


@compiled
def number_of(pile: Any, colour: Any) -> Any:
    return np.int64((pile >> np.uint64(LANE * colour)) & LANE_BITS)


@compiled
def size(pile: Any) -> Any:
    """How many cards: the product gathers the sum of all lanes in the last one."""
    return np.int64(((pile * ONE_EACH) >> LAST_LANE) & LANE_BITS)


@compiled
def one_of_each_kind(pile: Any) -> Any:
    """One card of every colour that is there."""
    return ((pile + ALL_BUT_TOPS) & TOPS) >> TOP_OF_LANE


@compiled
def colour_at(pile: Any, number: Any) -> Any:
    """The colour of the card with this number, from 0, when the pile lies sorted by colours.

    It is the number of colours with which the pile is not yet past that card.
    """
    up_to_colour = (pile * ONE_EACH) & ALL_LANES
    not_past = ((np.uint64(number) * ONE_EACH) | TOPS) - up_to_colour
    return count(not_past & TOPS)


def packed(counts: tuple[int, ...]) -> int:
    return sum(number << LANE * colour for colour, number in enumerate(counts))


def unpacked(pile: int, colours: int) -> tuple[int, ...]:
    return tuple(pile >> LANE * colour & int(LANE_BITS) for colour in range(colours))
