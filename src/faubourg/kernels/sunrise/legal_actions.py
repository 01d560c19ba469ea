"""Who acts, and what they may do."""

from __future__ import annotations

from typing import Any

from faubourg.kernels.compiler import compiled, compiled_part
from faubourg.kernels.kernel_protocol import NATURE, NOBODY
from faubourg.kernels.sunrise.actions import DEAL, DISCARD, DRAW, HOUSE, PARK, STOP
from faubourg.kernels.sunrise.card_counts import number_of
from faubourg.kernels.sunrise.layout import COLOURS, DISCARDING, SPACES, TURN
from faubourg.kernels.sunrise.rules import building_sites, is_over, may_build_park
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
def worth_trying(box: Any, positions: Any, index: int, out: Any) -> int:
    """SL-2.3, SL-2.6 — no park for a card with which a house could stand there and score."""
    number, position = legal(box, positions, index, out), positions[index]
    if position.pieces[position.seat] == 0:
        return number
    kept = 0
    for each in range(number):
        if not _is_wasted_park(box[0], out[each]):
            out[kept] = out[each]
            kept += 1
    return kept


@compiled_part
def _is_wasted_park(box: Any, action: Any) -> Any:
    if action < PARK or action >= HOUSE:
        return False
    return (action - PARK) // SPACES == box.colour[(action - PARK) % SPACES]


@compiled_part
def _colours(pile: Any, first: int, out: Any) -> int:
    """One action for every colour of which there is a card."""
    found = 0
    for colour in range(COLOURS):
        if number_of(pile, colour):
            out[found] = first + colour
            found += 1
    return found


@compiled_part
def _builds(box: Any, position: Any, out: Any) -> int:
    """SL-2.3, SL-2.6 — the houses and parks that the hand allows, and not to build."""
    low, high = building_sites(box, position)
    found = _builds_in_word(box, position, low, 0, 0, out)
    found = _builds_in_word(box, position, high, 64, found, out)
    out[found] = not_to_build(position)
    return found + 1


@compiled_part
def not_to_build(position: Any) -> int:
    """SL-2.1, SL-2.8 — to draw before anything is built, to stop after it."""
    return DRAW if position.stage == TURN else STOP


@compiled_part
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


@compiled_part
def affordable_floors(position: Any, colour: Any) -> Any:
    """SL-2.3, SL-2.9 — as many floors as there are cards of the colour and pieces left."""
    held = number_of(position.hands[position.seat], colour)
    pieces = position.pieces[position.seat]
    return held if held < pieces else pieces  # no `min`: CUDA cannot type it


@compiled_part
def _parks(position: Any, space: int, found: int, out: Any) -> int:
    for colour in range(COLOURS):
        if number_of(position.hands[position.seat], colour):
            out[found] = PARK + colour * SPACES + space
            found += 1
    return found
