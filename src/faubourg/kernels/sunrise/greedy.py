"""Games played by the greedy bot's valuation: the most points now; among equals, any of them.

Not to build brings cards: it is preferred to whatever else brings no points.
"""

from __future__ import annotations

from typing import Any

from faubourg.kernels.compiler import compiled, compiled_part
from faubourg.kernels.random_numbers import random_below
from faubourg.kernels.sunrise.actions import DEAL, DISCARD, HOUSE, PARK
from faubourg.kernels.sunrise.apply_action import play
from faubourg.kernels.sunrise.card_counts import number_of
from faubourg.kernels.sunrise.layout import COLOURS, DISCARDING, SPACES
from faubourg.kernels.sunrise.legal_actions import affordable_floors, not_to_build
from faubourg.kernels.sunrise.random_cards import random_card, random_kind
from faubourg.kernels.sunrise.rules import NOTHING, building_sites, is_over, may_build_park
from faubourg.kernels.sunrise.scoring import bonuses_of
from faubourg.kernels.sunrise.space_sets import bit, lowest, rest, without


@compiled
def play_greedy(box: Any, positions: Any, first: int, last: int) -> int:
    """Plays positions first to last - 1 to their ends; returns the plies played."""
    plies = 0
    for index in range(first, last):
        position = positions[index]
        while not is_over(position):
            play(box[0], position, _greedy_action(box[0], position))
            plies += 1
    return plies


@compiled
def choose_greedily(box: Any, positions: Any, index: int) -> int:
    """One of the best actions at random; Nature's draw where she is to act."""
    return _greedy_action(box[0], positions[index])


@compiled_part
def _greedy_action(box: Any, position: Any) -> int:
    if position.due:
        return int(DEAL + random_card(position, position.deck))
    if position.stage == DISCARDING:
        # Whether the game ends with it or not, every discard brings the same.
        return int(DISCARD + random_kind(position))
    return _best_build(box, position)


@compiled_part
def _best_build(box: Any, position: Any) -> int:
    """The building that brings the most points; if none brings any, not to build."""
    low, high = building_sites(box, position)
    best, chosen, equals = 0, not_to_build(position), 0
    while low | high:
        space = lowest(low, high)
        low, high = rest(low, high)
        floors = affordable_floors(position, box.colour[space])
        if _ends_game(box, position, space):
            best, chosen, equals = _last_builds(box, position, space, best, chosen, equals)
        elif floors > 0:
            action = HOUSE + (floors - 1) * SPACES + space
            points = floors * box.dots[space]
            best, chosen, equals = _better(position, points, action, best, chosen, equals)
    return int(chosen)


@compiled_part
def _better(position: Any, points: Any, action: Any, best: Any, chosen: Any, equals: Any) -> Any:
    """The best so far, and how many are as good: each of them is as likely to be the one."""
    if points > best:
        return points, action, 1
    if points < best or points == 0:
        return best, chosen, equals
    if random_below(position, equals + 1) == 0:
        chosen = action
    return best, chosen, equals + 1


@compiled_part
def _ends_game(box: Any, position: Any, space: Any) -> Any:
    """SL-4.2, SL-R7 — a building on this space ends the game at once."""
    low, high = position.empty[0] & box.all_areas[0], position.empty[1] & box.all_areas[1]
    low, high = without(low, high, space)
    return low | high == NOTHING and not position.round_after_full_areas


@compiled_part
def _last_builds(box: Any, position: Any, space: Any, best: Any, chosen: Any, equals: Any) -> Any:
    """Every building on the space that ends the game, with the bonuses that it would bring."""
    for floor in range(affordable_floors(position, box.colour[space])):
        points = _points_at_the_end(box, position, space, floor + 1)
        action = HOUSE + floor * SPACES + space
        best, chosen, equals = _better(position, points, action, best, chosen, equals)
    if may_build_park(position):
        points = bonuses_of(box, position, position.seat)
        for colour in range(COLOURS):
            if number_of(position.hands[position.seat], colour):
                action = PARK + colour * SPACES + space
                best, chosen, equals = _better(position, points, action, best, chosen, equals)
    return best, chosen, equals


@compiled_part
def _points_at_the_end(box: Any, position: Any, space: Any, floors: Any) -> Any:
    """The points of a house and of all bonuses, with this house put there for a moment."""
    seat = position.seat
    position.houses[seat, space >> 6] |= bit(space)
    position.floors[space] = floors
    bonuses = bonuses_of(box, position, seat)
    position.houses[seat, space >> 6] &= ~bit(space)
    position.floors[space] = 0
    return bonuses + floors * box.dots[space]
