"""Games played to their ends at random: moves are counted, not listed."""

from __future__ import annotations

from typing import Any

from faubourg.kernels.compiler import compiled, compiled_part
from faubourg.kernels.random_numbers import random_below
from faubourg.kernels.sunrise.card_counts import colour_at, one_of_each_kind, size
from faubourg.kernels.sunrise.layout import COLOURS, DISCARDING, TURN
from faubourg.kernels.sunrise.legal_actions import affordable_floors
from faubourg.kernels.sunrise.random_cards import random_card, random_kind
from faubourg.kernels.sunrise.rules import (
    NOTHING,
    build_house,
    build_park,
    building_sites,
    deal,
    discard,
    draw_instead,
    is_over,
    may_build_park,
    stop,
)
from faubourg.kernels.sunrise.space_sets import nth
from faubourg.kernels.sunrise.space_sets import size as number_of_spaces


@compiled
def play_random(box: Any, positions: Any, first: int, last: int) -> int:
    """Plays positions first to last - 1 to their ends; returns the plies played."""
    plies = 0
    for index in range(first, last):
        position = positions[index]
        while not is_over(position):
            random_ply(box[0], position)
            plies += 1
    return plies


@compiled
def random_ply(box: Any, position: Any) -> None:
    """Nature draws by her weights; a seat plays any of its moves, each as likely as the others."""
    if position.due:
        deal(box, position, random_card(position, position.deck))
    elif position.stage == DISCARDING:
        discard(box, position, random_kind(position))
    else:
        _build_or_not(box, position)


@compiled_part
def _build_or_not(box: Any, position: Any) -> None:
    """One of all legal moves: the houses by colour, the parks, and not to build."""
    low, high = building_sites(box, position)
    houses = 0
    for colour in range(COLOURS):
        spaces = _spaces_of_colour(box, low, high, colour)
        houses += spaces * affordable_floors(position, colour)
    spaces, kinds = number_of_spaces(low, high), _kinds_to_give(position)
    chosen = random_below(position, houses + spaces * size(kinds) + 1)
    if chosen < houses:
        _build_nth_house(box, position, low, high, chosen)
    elif chosen < houses + spaces * size(kinds):
        _build_nth_park(box, position, low, high, chosen - houses)
    else:
        _do_not_build(box, position)


@compiled_part
def _do_not_build(box: Any, position: Any) -> None:
    """SL-2.1, SL-2.8"""
    if position.stage == TURN:
        draw_instead(box, position)
    else:
        stop(box, position)


@compiled_part
def _spaces_of_colour(box: Any, low: Any, high: Any, colour: Any) -> Any:
    return number_of_spaces(low & box.of_colour[colour, 0], high & box.of_colour[colour, 1])


@compiled_part
def _kinds_to_give(position: Any) -> Any:
    """SL-2.6 — a card of each colour that could be given for a park; none if none can be built."""
    kinds = one_of_each_kind(position.hands[position.seat])
    return kinds if may_build_park(position) else NOTHING


@compiled_part
def _build_nth_house(box: Any, position: Any, low: Any, high: Any, number: Any) -> None:
    """The house with this number, counted by colour, then by floors, then by space."""
    for colour in range(COLOURS):
        spaces = _spaces_of_colour(box, low, high, colour)
        ways = spaces * affordable_floors(position, colour)
        if number < ways:
            floors = 1
            while number >= spaces:
                number -= spaces
                floors += 1
            alike_low, alike_high = low & box.of_colour[colour, 0], high & box.of_colour[colour, 1]
            build_house(box, position, nth(alike_low, alike_high, number), floors)
            return
        number -= ways


@compiled_part
def _build_nth_park(box: Any, position: Any, low: Any, high: Any, number: Any) -> None:
    """The park with this number, counted by the colour given away, then by space."""
    spaces, kind = number_of_spaces(low, high), 0
    while number >= spaces:
        number -= spaces
        kind += 1
    colour = colour_at(_kinds_to_give(position), kind)
    build_park(box, position, nth(low, high, number), colour)
