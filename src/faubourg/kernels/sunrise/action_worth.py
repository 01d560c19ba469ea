"""What each action seems worth to a player who minds cards and bonuses, by fitted weights."""

from __future__ import annotations

from typing import Any

import numpy as np

from faubourg.kernels.compiler import compiled, compiled_part
from faubourg.kernels.random_numbers import random_bits
from faubourg.kernels.smaller_and_larger import larger, smaller
from faubourg.kernels.sunrise.actions import DISCARD, HOUSE, PARK
from faubourg.kernels.sunrise.card_counts import size
from faubourg.kernels.sunrise.house_worth import (
    FOLLOW,
    NOISE,
    SWAP,
    cheapest_card,
    think_of,
    worth_of_end,
)
from faubourg.kernels.sunrise.layout import DISCARDING, SPACES, TURN
from faubourg.kernels.sunrise.legal_actions import affordable_floors, not_to_build
from faubourg.kernels.sunrise.path_worth import house_and_path, park_and_path
from faubourg.kernels.sunrise.rules import NOTHING, building_sites, may_build_park
from faubourg.kernels.sunrise.space_sets import lowest, rest

HARDLY_WORTH_TRYING = -50.0
"""A park for any card but the cheapest."""


@compiled
def choose_by_worth(box: Any, positions: Any, index: int, minds: Any, which: int) -> Any:
    """The action that seems worth most to the seat to act; of houses only the tallest and the
    lowest on each space are looked at, of parks those for the cheapest card."""
    position, mind, rules = positions[index], minds[which], box[0]
    think_of(rules, position, mind)
    if position.stage == DISCARDING:
        return np.int64(DISCARD + cheapest_card(position.hands[position.seat], mind))
    return _best_build(rules, position, mind)


@compiled_part
def _best_build(box: Any, position: Any, mind: Any) -> Any:
    low, high = building_sites(box, position)
    chosen, best = np.int64(not_to_build(position)), np.float32(_rest_worth(box, position, mind))
    hand = position.hands[position.seat]
    parks, given = may_build_park(position) and hand != NOTHING, cheapest_card(hand, mind)
    while low | high:
        space = lowest(low, high)
        low, high = rest(low, high)
        floors = np.int64(affordable_floors(position, box.colour[space]))
        while floors > 0:
            worth = house_and_path(box, position, mind, space, floors) + _noise(position, mind)
            if worth > best:
                best, chosen = worth, np.int64(HOUSE + (floors - 1) * SPACES + space)
            floors = np.int64(1 if floors > 1 else 0)
        if parks:
            worth = park_and_path(box, position, mind, space, given)
            if worth > best:
                best, chosen = worth, np.int64(PARK + given * SPACES + space)
    return chosen


@compiled_part
def _noise(position: Any, mind: Any) -> Any:
    share = float(random_bits(position) >> np.uint64(40)) / 16777216.0
    return np.float32(mind.weights[NOISE] * share)


@compiled_part
def _rest_worth(box: Any, position: Any, mind: Any) -> Any:
    """What it is worth not to build, beyond the card that comes after building."""
    if position.stage != TURN:
        ends = position.pieces[position.seat] <= box.end_at_pieces
        return mind.weights[FOLLOW] * worth_of_end(mind, 0.0) if ends else np.float32(0.0)
    room = np.int64(box.hand_limit) - size(position.hands[position.seat])
    kept = smaller(larger(room, 0), np.int64(box.draw_instead))
    swapped = box.draw_instead - kept
    return mind.drawn * (kept - box.draw_after_building + mind.weights[SWAP] * swapped)


@compiled
def judge(
    box: Any, positions: Any, index: int, minds: Any, which: int, actions: Any, number: int
) -> None:
    """What each of these legal actions seems worth, into `worths`."""
    rules, position, mind = box[0], positions[index], minds[which]
    think_of(rules, position, mind)
    given = cheapest_card(position.hands[position.seat], mind)
    for each in range(number):
        mind.worths[each] = _worth(rules, position, mind, np.int64(actions[each]), given)


@compiled_part
def _worth(box: Any, position: Any, mind: Any, action: Any, given: Any) -> Any:
    if action >= HOUSE:
        space, floors = (action - HOUSE) % SPACES, (action - HOUSE) // SPACES + 1
        return float(house_and_path(box, position, mind, space, floors))
    if action >= PARK:
        space, colour = (action - PARK) % SPACES, (action - PARK) // SPACES
        if colour != given:
            return HARDLY_WORTH_TRYING
        return float(park_and_path(box, position, mind, space, colour))
    if action >= DISCARD:
        return -float(mind.prices[action - DISCARD])
    return float(_rest_worth(box, position, mind))
