"""What a seat cannot see, dealt anew."""

from __future__ import annotations

from typing import Any

from faubourg.kernels.compiler import compiled
from faubourg.kernels.sunrise.card_counts import cards, size
from faubourg.kernels.sunrise.legal_actions import random_card
from faubourg.kernels.sunrise.rules import NOTHING


@compiled
def redeal(box: Any, positions: Any, index: int, seat: int) -> None:
    """SL-R10 — the cards of deck and hidden hands, shuffled and dealt in the same numbers."""
    position, seats = positions[index], box[0].seats
    for other in range(seats):
        if other != seat:
            position.deck += position.hands[other]
    for other in range(seats):
        if other != seat:
            _deal_hand(position, other)


@compiled
def _deal_hand(position: Any, seat: Any) -> None:
    """As many cards as this hand has now, from a deck that holds them as well."""
    number = size(position.hands[seat])
    position.hands[seat] = NOTHING
    for _ in range(number):
        card = cards(random_card(position, position.deck), 1)
        position.deck -= card
        position.hands[seat] += card
