"""Random games: uniform over the legal moves, of which most need not be listed.

A move is drawn from a set that has all legal ones and some others; whether it is legal is asked
only then, and if it is not, one draws again.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from faubourg.kernels.compiler import compiled, compiled_part, written_out
from faubourg.kernels.kensington.actions import DRAWS, FINISH, FINISH_AND_KEEP, SKIP, TAKES
from faubourg.kernels.kensington.apply_action import apply
from faubourg.kernels.kensington.drafts import (
    highest_row,
    may_lay,
    possible_spots,
    span,
    ways,
)
from faubourg.kernels.kensington.layout import DRAFT, DRAWING, NONE, OVER, TAKE
from faubourg.kernels.kensington.legal_actions import (
    at_hand,
    bargain,
    is_listed,
    lay_action,
    left_at_hand,
)
from faubourg.kernels.kensington.rules import (
    beige_backs,
    brown_backs,
    can_buy,
    can_finish,
    can_keep,
    may_leave,
    must_spend,
    offers,
    tiles_of_back,
)
from faubourg.kernels.kensington.sets_of_small_numbers import ZERO, Int64, member, number_in, single
from faubourg.kernels.kernel_protocol import Records
from faubourg.kernels.random_numbers import random_below


@compiled
def play_random(boxes: Records, positions: Records, first: int, last: int) -> int:
    """Plays positions to their ends at random; returns the plies played."""
    plies = 0
    for index in range(first, last):
        while positions[index].stage != OVER:
            apply(boxes, positions, index, random_action(boxes, positions, index))
            plies += 1
    return plies


@written_out
def random_action(boxes: Records, positions: Records, index: int) -> Any:
    """A legal action, each as likely as the others; Nature's by their weights."""
    box, position = boxes[0], positions[index]
    if position.stage == DRAWING:
        return draw(boxes, positions, index)
    if position.stage == TAKE:
        return _random_take(box, position)
    return _random_build(box, position)


@compiled
def draw(boxes: Records, positions: Records, index: int) -> Any:
    """KG-2.2 — a tile of the back touched, each as likely as the others."""
    box, position = boxes[0], positions[index]
    back = np.int64(position.taking)
    number: Int64 = np.int64(position.backs[back])
    left = np.int64(random_below(position, number))
    first, after = tiles_of_back(box, position, back)
    for at in range(first, after):
        tile = np.int64(box.turned_up[position.backs_by, at])
        left -= position.heap[tile]
        if left < 0:
            return DRAWS + tile
    return NONE


# KG-2.1 to KG-2.4: takes


@written_out
def _random_take(box: Any, position: Any) -> Any:
    """Some legal take. Offers that turn out to be of no use are drawn only once."""
    seat = np.int64(position.seat)
    brown, offered = brown_backs(box, position, seat), offers(box, position, seat)
    beige, skip = ZERO, np.int64(0)
    if not must_spend(box, position, seat):
        beige = beige_backs(box, position)
        skip = np.int64(beige == ZERO and not position.must_take)
    found = _random_paid_take(box, position, seat, beige, brown, offered, skip)
    return SKIP if found == NONE else found


@written_out
def _random_paid_take(
    box: Any, position: Any, seat: Int64, beige: Any, brown: Any, offered: Any, skip: Int64
) -> Any:
    """One of these backs and of the offers that can be built; NONE if there are none."""
    backs = beige | brown
    sure = number_in(backs) + skip
    while True:
        number = sure + number_in(offered)
        if number == 0:
            return NONE
        chosen = np.int64(random_below(position, number))
        if chosen < skip:
            return SKIP
        if chosen < sure:
            return TAKES + member(backs, chosen - skip)
        place = member(offered, chosen - sure)
        if can_buy(box, position, seat, place):
            return bargain(position, place)
        offered &= ~single(place)


# KG-2.5, KG-2.6: builds


@written_out
def _random_build(box: Any, position: Any) -> Any:
    """Some legal lay or finish."""
    finishes = 0
    if can_finish(position):
        finishes += may_leave(box, position)
        finishes += can_keep(box, position)
    number = finishes
    for place in range(DRAFT):
        if is_listed(position, place):
            number += _number_of_spots(box, position, place)
    while True:
        chosen = np.int64(random_below(position, number))
        if chosen < finishes:
            return FINISH if chosen == 0 and may_leave(box, position) else FINISH_AND_KEEP
        found = _lay_if_legal(box, position, chosen - finishes)
        if found != NONE:
            return found


@compiled_part
def _number_of_spots(box: Any, position: Any, place: Int64) -> Any:
    """On how many spots the tile at this place of the hand could possibly be laid."""
    number, tile = np.int64(0), at_hand(position, place)
    one, other, owed = left_at_hand(position, place)
    far = span(box, position, tile, one, other, owed)
    for way in range(ways(box, position, tile)):
        panel = box.panel_of[tile] + way
        for row in range(box.lowest[panel], highest_row(box, position, panel) + 1):
            number += number_in(possible_spots(box, position, panel, row, far))
    return number


@written_out
def _lay_if_legal(box: Any, position: Any, chosen: Int64) -> Any:
    """The lay on this one of the possible spots of all tiles; NONE if it is not legal."""
    for place in range(DRAFT):
        if is_listed(position, place):
            tile = at_hand(position, place)
            one, other, owed = left_at_hand(position, place)
            far = span(box, position, tile, one, other, owed)
            for way in range(ways(box, position, tile)):
                panel = box.panel_of[tile] + way
                for row in range(box.lowest[panel], highest_row(box, position, panel) + 1):
                    found = possible_spots(box, position, panel, row, far)
                    here = number_in(found)
                    if chosen < here:
                        column = member(found, chosen)
                        if far < 0 or may_lay(box, position, panel, column, row, one, other, owed):
                            return lay_action(tile, way, column)
                        return NONE
                    chosen -= here
    return NONE
