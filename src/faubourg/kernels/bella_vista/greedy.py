"""Whole games by the greedy bot: most coins now, any of the best moves."""

from __future__ import annotations

from typing import Any

import numpy as np

from faubourg.games.bella_vista.model import RIGHT, TURNS
from faubourg.kernels.bella_vista import actions
from faubourg.kernels.bella_vista.apply_action import apply
from faubourg.kernels.bella_vista.chance_moves import draw, some_of
from faubourg.kernels.bella_vista.construction import is_fulfilled, number_to_build
from faubourg.kernels.bella_vista.layout import (
    BORDER_TIER,
    BUILDING_STAGES,
    CONTRACT,
    KINDS,
    NATURES,
    NEUTRAL,
    OFFER,
    OVER,
    SQUARES,
    WORD,
)
from faubourg.kernels.bella_vista.offering import acting, payable_slots
from faubourg.kernels.bella_vista.placing import (
    NOWHERE,
    WORDS_OF_ORIENTATION,
    coins_at,
    tier_to_build,
)
from faubourg.kernels.bella_vista.playouts import some_place
from faubourg.kernels.bella_vista.sets_of_small_numbers import ONE, first, without_first
from faubourg.kernels.compiler import compiled, compiled_part
from faubourg.kernels.random_numbers import random_below


@compiled
def play_greedy(boxes: Any, positions: Any, first: int, last: int) -> Any:
    """To their ends; returns the plies played."""
    plies = np.int64(0)
    for index in range(first, last):
        while positions[index].stage != OVER:
            if NATURES >> positions[index].stage & 1:
                action = draw(boxes, positions, index)
            else:
                action = choose_greedily(boxes, positions, index)
            apply(boxes, positions, index, action)
            plies += 1
    return plies


@compiled
def choose_greedily(boxes: Any, positions: Any, index: int) -> Any:
    """What brings most coins at once to the seat to act; any of them if there are several."""
    box, position = boxes[0], positions[index]
    stage = position.stage
    if stage == OFFER:
        return _cheapest_offer(box, position)
    if BUILDING_STAGES >> stage & 1:
        return _best_place(box, position)
    if stage == CONTRACT:
        return _best_contract(box, position)
    return np.int64(actions.DECLINE)


@compiled_part
def _cheapest_offer(box: Any, position: Any) -> Any:
    """BV-2.1 — slots become cheaper from the left to the right."""
    seat = acting(position)
    slots = payable_slots(box, position, seat)
    slot = np.int64(RIGHT)
    while slots:
        slot = first(slots)
        slots = without_first(slots)
    card = some_of(position, np.uint64(position.held[seat]))
    return actions.OFFERS + slot * KINDS + card


@compiled_part
def _best_place(box: Any, position: Any) -> Any:
    """BV-3.6 — only a seat's own building within the constraint brings coins."""
    number = number_to_build(position)
    tier = tier_to_build(box, position, number)
    if tier == NOWHERE:
        return np.int64(actions.DECLINE)
    if position.stage == NEUTRAL or tier >= BORDER_TIER:
        spot = some_place(box, position, number, tier)
    else:
        spot = _place_with_most_coins(box, position, number, tier)
    turn = spot // SQUARES - box.first_orientation[number]
    return actions.PLACES + np.int64(box.squares[spot % SQUARES]) * TURNS + turn


@compiled_part
def _place_with_most_coins(box: Any, position: Any, number: Any, tier: Any) -> Any:
    begin = box.first_orientation[number] * WORDS_OF_ORIENTATION
    best, equals, chosen = np.int64(-1), 0, np.int64(0)
    for each in range(begin, begin + box.turns[number] * WORDS_OF_ORIENTATION):
        free = position.free[each] & box.tiers[tier, each]
        while free:
            spot = each * WORD + first(free)
            free = without_first(free)
            coins = coins_at(box, position, number, spot)
            if coins > best:
                best, equals = coins, 0
            if coins == best:
                equals += 1
                if random_below(position, equals) == 0:
                    chosen = spot
    return chosen


@compiled_part
def _best_contract(box: Any, position: Any) -> Any:
    """BV-3.7 — the contract of most coins; every contract is worth some."""
    seat, most, best = acting(position), np.int64(0), np.uint64(0)
    for each in range(position.open):
        card = position.market[each]
        coins = np.int64(box.contract_coins[card])
        if is_fulfilled(box, position, seat, card) and coins >= most:
            best = ONE << np.uint64(card) | (best if coins == most else np.uint64(0))
            most = coins
    if best:
        return actions.TAKES + some_of(position, best)
    return np.int64(actions.DECLINE)
