"""What the best path of a turn of Sunrise Lane seems worth: all are gone on with, one by one."""

from __future__ import annotations

from typing import Any

import numpy as np

from faubourg.kernels.compiler import compiled_part
from faubourg.kernels.smaller_and_larger import larger, smaller
from faubourg.kernels.sunrise.card_counts import cards, number_of
from faubourg.kernels.sunrise.house_worth import (
    FOLLOW,
    PATHS,
    cheapest_card,
    house_worth,
    worth_of_end,
)
from faubourg.kernels.sunrise.rules import NOTHING, may_build_park
from faubourg.kernels.sunrise.space_sets import lowest, rest, without


@compiled_part
def house_and_path(box: Any, position: Any, mind: Any, space: Any, floors: Any) -> Any:
    """What a house is worth with the best that may follow."""
    given = cards(np.int64(box.colour[space]), floors)
    _begin(position, mind, space, given, floors, may_build_park(position))
    mind.paths[0].points = floors * box.dots[space]
    worth = house_worth(box, position, mind, space, floors)
    return worth + mind.weights[FOLLOW] * _best_path(box, position, mind)


@compiled_part
def park_and_path(box: Any, position: Any, mind: Any, space: Any, colour: Any) -> Any:
    """What a park is worth with the best that may follow."""
    _begin(position, mind, space, cards(colour, 1), 0, False)
    return mind.weights[FOLLOW] * _best_path(box, position, mind) - mind.prices[colour]


@compiled_part
def _begin(position: Any, mind: Any, space: Any, given: Any, pieces: Any, may_park: Any) -> None:
    """A path that begins on this space, for these cards and pieces."""
    path = mind.paths[0]
    low, high = without(position.empty[0], position.empty[1], space)
    path.empty[0], path.empty[1] = low, high
    path.hand = position.hands[position.seat] - given
    path.pieces = position.pieces[position.seat] - pieces
    path.may_park, path.worth, path.points, path.last = may_park, 0.0, 0.0, space


@compiled_part
def _best_path(box: Any, position: Any, mind: Any) -> Any:
    """What the best path adds that goes on from the one begun, or stops there."""
    begun = mind.paths[0]
    best = _if_left_here(box, mind, begun.worth, begun.points, np.int64(begun.pieces))
    waiting = np.int64(0 if begun.hand == NOTHING else 1)
    while waiting:
        waiting, best = _go_on(box, position, mind, waiting - 1, best)
    return best


@compiled_part
def _if_left_here(box: Any, mind: Any, worth: Any, points: Any, pieces: Any) -> Any:
    """What a path comes to that goes no further."""
    if pieces > box.end_at_pieces:
        return np.float32(worth)
    return np.float32(worth + worth_of_end(mind, points))


@compiled_part
def _go_on(box: Any, position: Any, mind: Any, at: Any, best: Any) -> Any:
    """Puts all that may follow in the place of a path; returns how many paths wait then, and what
    the best of all comes to. Those without a card left are only counted."""
    path, waiting = mind.paths[at], at
    hand, worth, points, may_park = path.hand, path.worth, path.points, path.may_park
    pieces, low, high = np.int64(path.pieces), path.empty[0], path.empty[1]
    park = cheapest_card(hand, mind) if may_park else np.int64(0)
    near_low, near_high = box.neighbours[path.last, 0] & low, box.neighbours[path.last, 1] & high
    while near_low | near_high:
        space = lowest(near_low, near_high)
        near_low, near_high = rest(near_low, near_high)
        colour = np.int64(box.colour[space])
        floors = smaller(number_of(hand, colour), pieces)
        while floors > 0:
            more = np.float32(worth + house_worth(box, position, mind, space, floors))
            gained, after = np.float32(points + floors * box.dots[space]), pieces - floors
            best = larger(best, _if_left_here(box, mind, more, gained, after))
            left = hand - cards(colour, floors)
            if left != NOTHING:
                waiting = _wait(
                    mind, waiting, space, low, high, left, after, may_park, more, gained
                )
            floors = 1 if floors > 1 else 0
        if may_park:
            left, less = hand - cards(park, 1), np.float32(worth - mind.prices[park])
            if left != NOTHING:
                waiting = _wait(mind, waiting, space, low, high, left, pieces, 0, less, points)
    return waiting, best


@compiled_part
def _wait(
    mind: Any,
    waiting: Any,
    space: Any,
    low: Any,
    high: Any,
    hand: Any,
    pieces: Any,
    may_park: Any,
    worth: Any,
    points: Any,
) -> Any:
    """One more path that waits; beyond what there is room for they are forgotten."""
    if waiting == PATHS:
        return waiting
    path = mind.paths[waiting]
    low, high = without(low, high, space)
    path.empty[0], path.empty[1] = low, high
    path.hand, path.pieces, path.may_park = hand, pieces, may_park
    path.worth, path.points, path.last = worth, points, space
    return waiting + 1
