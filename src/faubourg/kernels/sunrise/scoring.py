"""Points: houses as they were built (SL-2.4), the bonuses (SL-5), and who is first."""

from __future__ import annotations

from typing import Any

import numpy as np

from faubourg.kernels.compiler import compiled, compiled_part
from faubourg.kernels.sunrise import card_counts
from faubourg.kernels.sunrise.layout import CONNECTED, HOUSES, LINES, MOST, SEATS
from faubourg.kernels.sunrise.space_sets import lowest, rest, size, without

WORTH = 16
"""Bits of what one seat is ranked by; those of all seats lie side by side in one number."""
WORTH_BITS = np.uint64((1 << WORTH) - 1)
LINES_OF_A_SHEET = len(LINES)


@compiled
def score(box: Any, positions: Any, index: int, out: Any) -> None:
    """Points by seat and kind of line, as if the game were over."""
    rules, position = box[0], positions[index]
    for seat in range(rules.seats):
        out[seat, HOUSES] = position.points[seat]
        for line in range(HOUSES + 1, LINES_OF_A_SHEET):
            out[seat, line] = 0
    for bonus in range(rules.number_of_areas + 1):
        line, worths = _line_of(rules, bonus), _worths(rules, position, bonus)
        for seat in range(rules.seats):
            out[seat, line] += _award(rules, position, worths, seat)


@compiled
def totals(box: Any, positions: Any, index: int, out: Any) -> None:
    """Points of each seat, as if the game were over."""
    rules, position = box[0], positions[index]
    for seat in range(rules.seats):
        out[seat] = position.points[seat]
    for bonus in range(rules.number_of_areas + 1):
        worths = _worths(rules, position, bonus)
        for seat in range(rules.seats):
            out[seat] += _award(rules, position, worths, seat)


@compiled_part
def bonuses_of(box: Any, position: Any, seat: Any) -> Any:
    """SL-5.1 — what one seat would gain by the bonuses."""
    points = 0
    for bonus in range(box.number_of_areas + 1):
        points += _award(box, position, _worths(box, position, bonus), seat)
    return points


@compiled_part
def _line_of(box: Any, bonus: Any) -> Any:
    """The kind of a bonus: those of the areas, then the one for the whole board."""
    return np.int64(box.line_of_area[bonus]) if bonus < box.number_of_areas else CONNECTED


@compiled_part
def _worths(box: Any, position: Any, bonus: Any) -> Any:
    """What every seat is ranked by in one bonus; 0 is not ranked."""
    line, worths = _line_of(box, bonus), np.uint64(0)
    for seat in range(box.seats):
        low, high = position.houses[seat, 0], position.houses[seat, 1]
        if line == CONNECTED:
            worth = largest_group(box, low, high)
        else:
            low, high = low & box.areas[bonus, 0], high & box.areas[bonus, 1]
            worth = size(low, high) if line == MOST else tallest(box, position, low, high)
        worths |= np.uint64(worth) << np.uint64(WORTH * seat)
    return worths


@compiled_part
def tallest(box: Any, position: Any, low: Any, high: Any) -> Any:
    """SL-5.2, SL-R4, SL-R6 — the height of one's tallest houses, then how many are that tall."""
    height, number = box.lowest_counted, 0
    while low | high:
        floors = position.floors[lowest(low, high)]
        low, high = rest(low, high)
        if floors > height:
            height, number = np.int32(floors), 1
        elif floors == height:
            number += 1
    return height * 256 + number if number else 0


@compiled_part
def largest_group(box: Any, low: Any, high: Any) -> Any:
    """SL-5.4 — the size of the largest group of side-adjacent spaces of a set."""
    largest = 0
    while low | high:
        before = size(low, high)
        low, high = _without_group(box, low, high)
        group = before - size(low, high)
        largest = group if group > largest else largest
    return largest


@compiled_part
def _without_group(box: Any, low: Any, high: Any) -> Any:
    """A set without its first space and all that is connected with it."""
    start = lowest(low, high)
    edge_low, edge_high = _near(box, start, low, high)
    low, high = rest(low, high)
    while edge_low | edge_high:
        space = lowest(edge_low, edge_high)
        edge_low, edge_high = rest(edge_low, edge_high)
        low, high = without(low, high, space)
        near_low, near_high = _near(box, space, low, high)
        edge_low, edge_high = edge_low | near_low, edge_high | near_high
    return low, high


@compiled_part
def _near(box: Any, space: Any, low: Any, high: Any) -> Any:
    return box.neighbours[space, 0] & low, box.neighbours[space, 1] & high


@compiled_part
def _award(box: Any, position: Any, worths: Any, seat: Any) -> Any:
    """SL-5.5, SL-5.6, SL-5.7 — points for the position of a seat that is ranked."""
    own = _worth(worths, seat)
    if own == 0:
        return 0
    better = 0
    for other in range(SEATS):
        if _worth(worths, other) > own and _counts(position, worths, other):
            better += 1
    return np.int64(box.position_points[better])


@compiled_part
def _worth(worths: Any, seat: Any) -> Any:
    return np.int64((worths >> np.uint64(WORTH * seat)) & WORTH_BITS)


@compiled_part
def _counts(position: Any, worths: Any, seat: Any) -> Any:
    """SL-R1 — where ties take the next position, only the first of those who tie counts."""
    if position.ties_take_next:
        for before in range(seat):
            if _worth(worths, before) == _worth(worths, seat):
                return False
    return True


@compiled
def places(box: Any, positions: Any, index: int, out: Any) -> None:
    """SL-5.8 — most points, then more cards in hand; then the place is shared."""
    position, seats = positions[index], box[0].seats
    totals(box, positions, index, out)
    for seat in range(seats):
        out[seat] = out[seat] * 2048 + card_counts.size(position.hands[seat])
    found = 0
    for seat in range(seats):
        for other in range(seats):
            if out[other] > out[seat]:
                found += 1 << 8 * seat
    for seat in range(seats):
        out[seat] = 1 + (found >> 8 * seat & 255)


@compiled
def ended_by(box: Any, positions: Any, index: int) -> int:  # noqa: ARG001 - as all kernels take it
    """The rule that ended the game, or -1."""
    return int(positions[index].ended_by)
