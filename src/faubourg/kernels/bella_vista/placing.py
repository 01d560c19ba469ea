"""Buildings in the city: where there is room, what stands beside what, what a place brings."""

from __future__ import annotations

from typing import Any

import numpy as np

from faubourg.kernels.bella_vista.layout import (
    BORDER_TIER,
    SEATS,
    SQUARES,
    WHOLE_TIER,
    WORD,
)
from faubourg.kernels.bella_vista.sets_of_small_numbers import (
    bit,
    first,
    how_many,
    nth,
    without_first,
)
from faubourg.kernels.compiler import compiled, compiled_part

NOWHERE = -1
WORDS_OF_ORIENTATION = SQUARES // WORD


@compiled
def add_building(
    boxes: Any, positions: Any, index: int, owner: int, number: int, spot: int
) -> None:
    """For those who put a position together."""
    stand(boxes[0], positions[index], owner, number, spot)


@compiled_part
def stand(box: Any, position: Any, owner: Any, number: Any, spot: Any) -> None:
    """BV-3.1 — a building stands on its squares, and nothing else has room there any more."""
    position.owners[position.built] = owner
    position.heights[position.built] = number
    position.spots[position.built] = spot
    position.built += 1
    for cell in range(box.cells[spot // SQUARES]):
        square = box.covers[spot, cell]
        position.building_at[square] = position.built
        position.occupied[square // WORD] |= bit(square % WORD)
        for each in range(box.spot_words):
            position.free[each] &= box.spared[square, each]
    if owner < SEATS:
        _count_features(box, position, owner, spot)


@compiled_part
def _count_features(box: Any, position: Any, owner: Any, spot: Any) -> None:
    features = np.uint64(box.features[spot])
    position.features[owner] |= box.features[spot]
    while features:
        position.counts[owner, first(features)] += 1
        features = without_first(features)


# Room


@compiled_part
def places_left(box: Any, position: Any, number: Any, tier: Any) -> Any:
    """How many places there are for the building of this number."""
    begin = box.first_orientation[number] * WORDS_OF_ORIENTATION
    found = np.int64(0)
    for each in range(begin, begin + box.turns[number] * WORDS_OF_ORIENTATION):
        found += how_many(position.free[each] & box.tiers[tier, each])
    return found


@compiled_part
def tier_to_build(box: Any, position: Any, number: Any) -> Any:
    """BV-3.1, BV-3.5, BV-R1 — within the constraint; if there is no room on the border; if there
    is none either anywhere."""
    constraint = np.int64(position.constraints[position.turned_over - 1])
    if places_left(box, position, number, constraint):
        return constraint
    if places_left(box, position, number, np.int64(BORDER_TIER)):
        return np.int64(BORDER_TIER)
    if places_left(box, position, number, np.int64(WHOLE_TIER)):
        return np.int64(WHOLE_TIER)
    return np.int64(NOWHERE)


@compiled_part
def nth_place(box: Any, position: Any, number: Any, tier: Any, which: Any) -> Any:
    """The spot before which there are so many others."""
    each = np.int64(box.first_orientation[number] * WORDS_OF_ORIENTATION)
    left = which
    while True:
        free = position.free[each] & box.tiers[tier, each]
        found = how_many(free)
        if left < found:
            return each * WORD + nth(free, left)
        left -= found
        each += 1


@compiled_part
def is_within(box: Any, position: Any, spot: Any) -> Any:
    """BV-3.3, BV-3.4 — whether a building there respects the constraint."""
    constraint = position.constraints[position.turned_over - 1]
    return (box.tiers[constraint, spot // WORD] & bit(spot % WORD)) != 0


# Neighbours


@compiled_part
def neighbours(box: Any, position: Any, spot: Any) -> Any:
    """BV-3.2 — the set of the buildings beside a spot that is free."""
    low, high = np.uint64(0), np.uint64(0)
    for cell in range(box.cells[spot // SQUARES]):
        square = box.covers[spot, cell]
        low |= box.near[square, 0]
        high |= box.near[square, 1]
    low &= position.occupied[0]
    high &= position.occupied[1]
    found = np.uint64(0)
    while low:
        found |= bit(position.building_at[first(low)] - 1)
        low = without_first(low)
    while high:
        found |= bit(position.building_at[WORD + first(high)] - 1)
        high = without_first(high)
    return found


@compiled_part
def coins_at(box: Any, position: Any, number: Any, spot: Any) -> Any:
    """BV-3.6 — for each smaller neighbour, and for being the tallest."""
    near = neighbours(box, position, spot)
    others, smaller = how_many(near), np.int64(0)
    while near:
        if position.heights[first(near)] < number:
            smaller += 1
        near = without_first(near)
    coins = smaller * box.smaller_coins
    if smaller == others:
        coins += box.tallest_coins
    return coins
