"""What everybody may expect of a game of Sunrise Lane that is left before its end.

Points so far, bonuses as they stand, and cards that can still be built with: each by a weight that
depends on how many rounds are left, fitted by `tools/fit_sunrise_estimate.py`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from faubourg.kernels.compiler import compiled, compiled_part
from faubourg.kernels.smaller_and_larger import larger, smaller
from faubourg.kernels.sunrise.card_counts import number_of, size
from faubourg.kernels.sunrise.judgement_weights import ESTIMATE, SPREAD
from faubourg.kernels.sunrise.layout import COLOURS
from faubourg.kernels.sunrise.scoring import totals
from faubourg.kernels.sunrise.space_sets import lowest_of_word, without_lowest
from faubourg.kernels.sunrise.space_sets import size as number_of_spaces

BONUSES, CARDS, DOTS, TURN = range(4)
"""What a seat has besides points: bonuses, usable cards, the dots of the best space within reach
for each of them, and the turn."""
ASSETS = 4
POWERS = 2
"""Each counts for itself, and times the share of rounds left."""
PIECES_OF_A_TURN, SPACES_OF_A_TURN = 1.3, 0.9
LONG = 40.0
"""Rounds of a whole game with two seats."""


@compiled_part
def rounds_left(box: Any, position: Any) -> Any:
    """The share of a long game that is left, by pieces and by spaces of the areas."""
    fewest = np.int64(position.pieces[0])
    for seat in range(box.seats):
        fewest = smaller(fewest, np.int64(position.pieces[seat]))
    low, high = position.empty[0] & box.all_areas[0], position.empty[1] & box.all_areas[1]
    rounds = smaller(
        larger(fewest - box.end_at_pieces, 0) / PIECES_OF_A_TURN,
        number_of_spaces(low, high) / (SPACES_OF_A_TURN * box.seats),
    )
    return smaller(rounds / LONG, 1.0)


@compiled_part
def asset(box: Any, position: Any, seat: Any, bonuses: Any, which: Any) -> Any:
    """How much of one kind a seat has; what cannot be used any more counts for nothing."""
    if which == BONUSES:
        return float(bonuses)
    if which == TURN:
        return 1.0 if seat == position.seat else 0.0
    held = size(position.hands[seat])
    if held == 0 or not _has_a_turn_left(box, position, seat):
        return 0.0
    usable = smaller(held, np.int64(position.pieces[seat]))
    if which == CARDS:
        return float(usable)
    return _dots_within_reach(box, position, seat) * usable / held


@compiled_part
def _has_a_turn_left(box: Any, position: Any, seat: Any) -> Any:
    """SL-4.1 — in the last round only those who have not had their turn."""
    if not position.last_round:
        return True
    after_first = (seat - position.first + box.seats) % box.seats
    return after_first >= (position.seat - position.first + box.seats) % box.seats


@compiled_part
def _dots_within_reach(box: Any, position: Any, seat: Any) -> Any:
    """For every card the dots of the best space of its colour that touches the town."""
    found = 0.0
    for colour in range(COLOURS):
        held = number_of(position.hands[seat], colour)
        if held:
            found += held * _best_dots(box, position, colour)
    return found


@compiled_part
def _best_dots(box: Any, position: Any, colour: Any) -> Any:
    best = np.int64(0)
    for word in range(2):
        sites = position.sites[word] & box.of_colour[colour, word]
        while sites:
            best = larger(best, np.int64(box.dots[64 * word + lowest_of_word(sites)]))
            sites = without_lowest(sites)
    return best


@compiled
def estimate(
    box: Any,
    positions: Any,
    index: int,
    minds: Any,  # noqa: ARG001 - as all kernels take it
    which: int,  # noqa: ARG001 - likewise
    out: Any,
) -> Any:
    """The points that each seat may expect; returns the spread."""
    rules, position = box[0], positions[index]
    left = rounds_left(rules, position)
    totals(box, positions, index, out)
    for seat in range(rules.seats):
        bonuses = out[seat] - position.points[seat]
        expected = float(position.points[seat])
        for kind in range(ASSETS):
            weight = 0.0
            for power in range(POWERS - 1, -1, -1):
                weight = weight * left + ESTIMATE[POWERS * kind + power]
            expected += weight * asset(rules, position, seat, bonuses, kind)
        out[seat] = expected
    return SPREAD[0] + SPREAD[1] * left
