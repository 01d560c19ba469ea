"""BV-3 and BV-4: buildings are put up, contracts taken, and rounds end."""

from __future__ import annotations

from typing import Any

import numpy as np

from faubourg.kernels.bella_vista.layout import (
    CONTRACT,
    NEUTRAL,
    NEUTRAL_BUILT,
    NEUTRAL_OWNER,
    OF_A_NEUTRAL_BUILDING,
    OVER,
    REVEAL,
    ROUND_END,
    SEAT_OF_TAKEN,
    SQUARES,
    STOPPED,
)
from faubourg.kernels.bella_vista.ledger_as_numbers import BUILDING, EARNED, FOLLOWS
from faubourg.kernels.bella_vista.offering import acting, write_entry
from faubourg.kernels.bella_vista.placing import coins_at, is_within, stand
from faubourg.kernels.bella_vista.sets_of_small_numbers import how_many
from faubourg.kernels.compiler import compiled_part


@compiled_part
def number_to_build(position: Any) -> Any:
    """BV-3.1, BV-4.1 — the card's number; for the neutral building the round's."""
    if position.stage == NEUTRAL:
        return np.int64(position.round)
    return np.int64(position.offer_cards[position.revealed - 1])


@compiled_part
def spot_at(box: Any, number: Any, square: Any, turn: Any) -> Any:
    """The spot of a building by its first square on the table."""
    orientation = np.int64(box.first_orientation[number]) + turn
    return orientation * SQUARES + box.numbers_on_table[square]


@compiled_part
def build(box: Any, position: Any, spot: Any) -> None:
    """BV-3.1, BV-3.5 — the building stands; within the constraint it brings coins."""
    number = number_to_build(position)
    if position.stage == NEUTRAL:
        stand(box, position, np.int64(NEUTRAL_OWNER), number, spot)
        position.stage = NEUTRAL_BUILT
        return
    seat = acting(position)
    if is_within(box, position, spot):
        position.coins[seat] += coins_at(box, position, number, spot)
        write_entry(position, EARNED + position.built * BUILDING + FOLLOWS)
        position.stage = CONTRACT
    else:
        position.stage = STOPPED
    stand(box, position, seat, number, spot)


# Contracts


@compiled_part
def is_fulfilled(box: Any, position: Any, seat: Any, card: Any) -> Any:
    """BV-3.7 — whether a seat's buildings are what the contract asks for."""
    wanted = box.contract_districts[card]
    if wanted:
        have = how_many(np.uint64(position.features[seat] & wanted))
    else:
        have = np.int64(position.counts[seat, box.contract_feature[card]])
    return have >= box.contract_needed[card]


@compiled_part
def take_contract(box: Any, position: Any, card: Any) -> None:
    """BV-3.7 — it is not replaced before the end of the round."""
    position.taken_contracts[position.taken] = acting(position) * SEAT_OF_TAKEN + card
    position.taken += 1
    kept = 0
    for each in range(position.open):
        if position.market[each] != card:
            position.market[kept] = position.market[each]
            kept += 1
    position.open = kept
    next_construction(box, position)


@compiled_part
def decline(box: Any, position: Any) -> None:
    """BV-3.7, BV-4.1 — the construction is over."""
    if OF_A_NEUTRAL_BUILDING >> position.stage & 1:
        _end_round(box, position)
    else:
        next_construction(box, position)


@compiled_part
def next_construction(box: Any, position: Any) -> None:
    if position.revealed < position.offered:
        position.stage = REVEAL
    elif box.neutral and position.round < box.rounds:
        position.stage = NEUTRAL
    else:
        _end_round(box, position)


# The end of the round


@compiled_part
def _end_round(box: Any, position: Any) -> None:
    """BV-4.2, BV-4.4, BV-R10 — cards move below the board; the last round ends the game."""
    if position.round == box.rounds:
        position.stage = OVER
        return
    _order_by_number(position)
    position.stage = ROUND_END
    position.round += 1
    position.offered = 0
    position.revealed = 0
    position.slots_used = 0


@compiled_part
def _order_by_number(position: Any) -> None:
    """BV-4.2 — smallest number first; equal ones keep their order above the board."""
    for each in range(position.offered):
        seat, card, at = position.offer_seats[each], position.offer_cards[each], each
        while at > 0 and position.offer_cards[at - 1] > card:
            position.offer_cards[at] = position.offer_cards[at - 1]
            position.order[at] = position.order[at - 1]
            at -= 1
        position.offer_cards[at] = card
        position.order[at] = seat
    position.ordered = position.offered
