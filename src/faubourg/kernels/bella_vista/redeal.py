"""What a seat cannot see: others' hands, their covered offers, and so their decks.

It is dealt anew, and left out of what the seat sees happen.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from faubourg.kernels.bella_vista import actions
from faubourg.kernels.bella_vista.chance_moves import due_a_card, some_card, take_in_hand
from faubourg.kernels.bella_vista.layout import KINDS
from faubourg.kernels.bella_vista.offering import acting
from faubourg.kernels.compiler import compiled, compiled_part
from faubourg.kernels.kernel_protocol import UNSEEN


@compiled
def redeal(boxes: Any, positions: Any, index: int, viewer: int) -> None:
    """BV-R9 — every seat's own cards are dealt to that seat; the viewer's deck is known to hold
    what is left."""
    position = positions[index]
    for seat in range(np.int64(boxes[0].seats)):
        if seat != viewer:
            _gather(position, seat)
            _lay_covered_offers(position, seat)
            _fill_hand(position, seat)


@compiled_part
def _gather(position: Any, seat: Any) -> None:
    """All that is hidden of a seat goes back into its deck; sizes still say how it lay."""
    for card in range(KINDS):
        position.decks[seat, card] += position.hands[seat, card]
        position.hands[seat, card] = 0
    position.held[seat] = 0
    for each in range(position.revealed, position.offered):
        if position.offer_seats[each] == seat:
            position.decks[seat, position.offer_cards[each]] += 1


@compiled_part
def _lay_covered_offers(position: Any, seat: Any) -> None:
    for each in range(position.revealed, position.offered):
        if position.offer_seats[each] == seat:
            position.offer_cards[each] = _out_of_the_deck(position, seat)


@compiled_part
def _fill_hand(position: Any, seat: Any) -> None:
    for _ in range(position.hand_sizes[seat]):
        take_in_hand(position, seat, _out_of_the_deck(position, seat))


@compiled_part
def _out_of_the_deck(position: Any, seat: Any) -> Any:
    size = np.int64(0)
    for card in range(KINDS):
        size += position.decks[seat, card]
    card = some_card(position, seat, size)
    position.decks[seat, card] -= 1
    return card


@compiled
def seen_as(boxes: Any, positions: Any, index: int, seat: int, action: int) -> Any:
    """BV-1.5, BV-2.1 — cards that others draw are not seen, of their offers only the slots."""
    position, seen = positions[index], np.int64(action)
    if actions.OFFERS <= action < actions.TAKES and acting(position) != seat:
        seen -= (seen - actions.OFFERS) % KINDS  # the offer of a card of unknown face
    if actions.CARDS <= action < actions.REVEALS and due_a_card(boxes[0], position) != seat:
        seen = np.int64(UNSEEN)
    return seen
