"""What a seat cannot see, dealt anew: others' hands, their covered offers, and so their decks."""

from __future__ import annotations

from typing import Any

import numpy as np

from faubourg.kernels.bella_vista.dealing import some_card, take_in_hand
from faubourg.kernels.bella_vista.layout import KINDS
from faubourg.kernels.compiler import compiled


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


@compiled
def _gather(position: Any, seat: Any) -> None:
    """All that is hidden of a seat goes back into its deck; sizes still say how it lay."""
    for card in range(KINDS):
        position.decks[seat, card] += position.hands[seat, card]
        position.hands[seat, card] = 0
    position.held[seat] = 0
    for each in range(position.revealed, position.offered):
        if position.offer_seats[each] == seat:
            position.decks[seat, position.offer_cards[each]] += 1


@compiled
def _lay_covered_offers(position: Any, seat: Any) -> None:
    for each in range(position.revealed, position.offered):
        if position.offer_seats[each] == seat:
            position.offer_cards[each] = _out_of_the_deck(position, seat)


@compiled
def _fill_hand(position: Any, seat: Any) -> None:
    for _ in range(position.hand_sizes[seat]):
        take_in_hand(position, seat, _out_of_the_deck(position, seat))


@compiled
def _out_of_the_deck(position: Any, seat: Any) -> Any:
    size = np.int64(0)
    for card in range(KINDS):
        size += position.decks[seat, card]
    card = some_card(position, seat, size)
    position.decks[seat, card] -= 1
    return card
