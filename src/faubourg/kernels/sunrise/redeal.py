"""What a seat cannot see: dealt anew, and left out of what it sees happen."""

from __future__ import annotations

from typing import Any

from faubourg.kernels.compiler import compiled, compiled_part
from faubourg.kernels.kernel_protocol import UNSEEN
from faubourg.kernels.sunrise.actions import DEAL, PARK
from faubourg.kernels.sunrise.card_counts import cards, size
from faubourg.kernels.sunrise.random_cards import random_card
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


@compiled_part
def _deal_hand(position: Any, seat: Any) -> None:
    """As many cards as this hand has now, from a deck that holds them as well."""
    number = size(position.hands[seat])
    position.hands[seat] = NOTHING
    for _ in range(number):
        card = cards(random_card(position, position.deck), 1)
        position.deck -= card
        position.hands[seat] += card


@compiled
def seen_as(
    box: Any,  # noqa: ARG001 - as all kernels take it
    positions: Any,
    index: int,
    seat: int,
    action: int,
) -> int:
    """SL-R10 — everything lies open but the cards that others draw."""
    is_deal = DEAL <= action < PARK
    return UNSEEN if is_deal and positions[index].seat != seat else int(action)
