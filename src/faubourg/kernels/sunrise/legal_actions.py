"""Who acts, what they may do, and the position after it."""

from __future__ import annotations

from typing import Any

from faubourg.kernels.compiler import compiled
from faubourg.kernels.kernel_protocol import NATURE, NOBODY
from faubourg.kernels.random_numbers import random_below
from faubourg.kernels.sunrise.actions import DEAL, DISCARD, DRAW, HOUSE, PARK, STOP
from faubourg.kernels.sunrise.card_counts import colour_at, number_of, one_of_each_kind, size
from faubourg.kernels.sunrise.layout import COLOURS, DISCARDING, SPACES, TURN
from faubourg.kernels.sunrise.rules import (
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
from faubourg.kernels.sunrise.space_sets import lowest_of_word, without_lowest


@compiled
def actor(box: Any, positions: Any, index: int) -> int:  # noqa: ARG001 - as all kernels take it
    """The seat to act, NATURE or NOBODY."""
    position = positions[index]
    if position.due:
        return NATURE
    return NOBODY if is_over(position) else int(position.seat)


@compiled
def legal(box: Any, positions: Any, index: int, out: Any) -> int:
    """Writes every legal action; returns how many."""
    position = positions[index]
    if position.due:
        return _colours(position.deck, DEAL, out)
    if position.stage == DISCARDING:
        return _colours(position.hands[position.seat], DISCARD, out)
    return 0 if is_over(position) else _builds(box[0], position, out)


@compiled
def _colours(pile: Any, first: int, out: Any) -> int:
    """One action for every colour of which there is a card."""
    found = 0
    for colour in range(COLOURS):
        if number_of(pile, colour):
            out[found] = first + colour
            found += 1
    return found


@compiled
def _builds(box: Any, position: Any, out: Any) -> int:
    """SL-2.3, SL-2.6 — the houses and parks that the hand allows, and not to build."""
    low, high = building_sites(box, position)
    found = _builds_in_word(box, position, low, 0, 0, out)
    found = _builds_in_word(box, position, high, 64, found, out)
    out[found] = not_to_build(position)
    return found + 1


@compiled
def not_to_build(position: Any) -> int:
    """SL-2.1, SL-2.8 — to draw before anything is built, to stop after it."""
    return DRAW if position.stage == TURN else STOP


@compiled
def _builds_in_word(
    box: Any, position: Any, word: Any, first_space: int, found: int, out: Any
) -> int:
    while word:
        space = first_space + lowest_of_word(word)
        word = without_lowest(word)
        for floor in range(affordable_floors(position, box.colour[space])):
            out[found] = HOUSE + floor * SPACES + space
            found += 1
        if may_build_park(position):
            found = _parks(position, space, found, out)
    return found


@compiled
def affordable_floors(position: Any, colour: Any) -> Any:
    """SL-2.3, SL-2.9 — as many floors as there are cards of the colour and pieces left."""
    held = number_of(position.hands[position.seat], colour)
    pieces = position.pieces[position.seat]
    return held if held < pieces else pieces  # no `min`: CUDA cannot type it


@compiled
def _parks(position: Any, space: int, found: int, out: Any) -> int:
    for colour in range(COLOURS):
        if number_of(position.hands[position.seat], colour):
            out[found] = PARK + colour * SPACES + space
            found += 1
    return found


@compiled
def apply(box: Any, positions: Any, index: int, action: int) -> None:
    """The position after a legal action, in place."""
    play(box[0], positions[index], action)


@compiled
def play(box: Any, position: Any, action: int) -> None:
    if action >= HOUSE:
        number = action - HOUSE
        build_house(box, position, number % SPACES, number // SPACES + 1)
    elif action >= PARK:
        number = action - PARK
        build_park(box, position, number % SPACES, number // SPACES)
    else:
        _play_without_space(box, position, action)


@compiled
def _play_without_space(box: Any, position: Any, action: int) -> None:
    if action >= DEAL:
        deal(box, position, action - DEAL)
    elif action >= DISCARD:
        discard(box, position, action - DISCARD)
    elif action == DRAW:
        draw_instead(box, position)
    else:
        stop(box, position)


@compiled
def draw(box: Any, positions: Any, index: int) -> int:  # noqa: ARG001 - as all kernels take it
    """The deal of any card of the deck, each as likely as the others."""
    return int(DEAL + random_card(positions[index], positions[index].deck))


@compiled
def random_card(position: Any, pile: Any) -> Any:
    """The colour of any card of a pile."""
    return colour_at(pile, random_below(position, size(pile)))


@compiled
def random_kind(position: Any) -> Any:
    """One of the colours in the hand of the seat to act, each as likely as the others."""
    return random_card(position, one_of_each_kind(position.hands[position.seat]))
