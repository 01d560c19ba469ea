"""BV-2: the offer."""

from __future__ import annotations

from typing import Any

import numpy as np

from faubourg.games.bella_vista.model import RIGHT
from faubourg.kernels.bella_vista.layout import (
    LEDGER,
    OF_A_CONSTRUCTION,
    OFFER,
    REVEAL,
)
from faubourg.kernels.bella_vista.ledger_as_numbers import PRICE, ROUND, SEAT
from faubourg.kernels.bella_vista.sets_of_small_numbers import bit
from faubourg.kernels.compiler import compiled_part

assert PRICE == ROUND  # the price fills what the round leaves


@compiled_part
def acting(position: Any) -> Any:
    """BV-6.3 — whose offer or construction it is."""
    stage = position.stage
    if stage == OFFER:
        return np.int64(position.order[position.offered])
    if OF_A_CONSTRUCTION >> stage & 1:
        return np.int64(position.offer_seats[position.revealed - 1])
    return np.int64(position.offer_seats[position.offered - 1])  # BV-4.1: the last to build


@compiled_part
def payable_slots(box: Any, position: Any, seat: Any) -> Any:
    """BV-2.1 to BV-2.3 — free slots that can be paid for; if none, right of the board."""
    found, coins = np.uint64(0), position.coins[seat]
    for slot in range(np.int64(box.slots)):
        if box.prices[slot] <= coins:
            found |= bit(slot)
    found &= ~np.uint64(position.slots_used)
    return found if found else np.uint64(1 << RIGHT)


@compiled_part
def slots_worth_paying(box: Any, position: Any) -> Any:
    """BV-2.3, BV-4.2 — only the order of the cards matters, now and in the next round: whoever
    offers last takes the cheapest of free slots that lie side by side."""
    slots = payable_slots(box, position, acting(position))
    is_last = position.offered + 1 == position.ordered
    return slots & ~(slots >> np.uint64(1)) if is_last else slots


@compiled_part
def lay_offer(box: Any, position: Any, slot: Any, card: Any) -> None:
    """BV-2.1 — pay at once, and lay a card face down above the slot."""
    seat = acting(position)
    if slot != RIGHT:
        _pay(position, seat, box.prices[slot])
    _take_from_hand(position, seat, card)
    at = np.int64(position.offered)
    while at > 0 and position.offer_slots[at - 1] > slot:
        position.offer_seats[at] = position.offer_seats[at - 1]
        position.offer_slots[at] = position.offer_slots[at - 1]
        position.offer_cards[at] = position.offer_cards[at - 1]
        at -= 1
    position.offer_seats[at] = seat
    position.offer_slots[at] = slot
    position.offer_cards[at] = card
    position.offered += 1
    position.slots_used |= np.uint16(1 << slot)
    if position.offered == position.ordered:
        position.stage = REVEAL


@compiled_part
def _pay(position: Any, seat: Any, price: Any) -> None:
    if price > 0:
        position.coins[seat] -= price
        position.paid[seat] += price
        write_entry(position, seat * SEAT + position.round * ROUND + price)


@compiled_part
def write_entry(position: Any, code: Any) -> None:
    """A made-up position may have filled the ledger: then nothing more is written."""
    if position.entries < LEDGER:
        position.ledger[position.entries] = code
        position.entries += 1


@compiled_part
def _take_from_hand(position: Any, seat: Any, card: Any) -> None:
    position.hand_sizes[seat] -= 1
    position.hands[seat, card] -= 1
    if position.hands[seat, card] == 0:
        position.held[seat] &= np.uint16(~(1 << card) & 0xFFFF)
