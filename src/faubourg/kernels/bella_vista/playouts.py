"""Whole games at random: any legal move, each as likely as the others, without a list of them."""

from __future__ import annotations

from typing import Any

import numpy as np

from faubourg.kernels.bella_vista.chance_moves import draw, play_draw, some_of
from faubourg.kernels.bella_vista.construction import (
    build,
    decline,
    is_fulfilled,
    number_to_build,
    take_contract,
)
from faubourg.kernels.bella_vista.layout import (
    BUILDING_STAGES,
    CONTRACT,
    NATURES,
    OFFER,
    OVER,
)
from faubourg.kernels.bella_vista.offering import acting, lay_offer, payable_slots
from faubourg.kernels.bella_vista.placing import NOWHERE, nth_place, places_left, tier_to_build
from faubourg.kernels.bella_vista.sets_of_small_numbers import how_many, nth
from faubourg.kernels.compiler import compiled, compiled_part
from faubourg.kernels.random_numbers import random_below


@compiled
def play_random(boxes: Any, positions: Any, first: int, last: int) -> Any:
    """To their ends; returns the plies played."""
    box, plies = boxes[0], np.int64(0)
    for index in range(first, last):
        position = positions[index]
        while position.stage != OVER:
            if NATURES >> position.stage & 1:
                play_draw(box, position, draw(boxes, positions, index))
            elif position.stage == OFFER:
                _offer_anything(box, position)
            elif BUILDING_STAGES >> position.stage & 1:
                _build_anywhere(box, position)
            elif position.stage == CONTRACT:
                _take_any_contract(box, position)
            else:
                decline(box, position)
            plies += 1
    return plies


@compiled_part
def _offer_anything(box: Any, position: Any) -> None:
    """BV-2.1 — every card may go on every slot: so any slot, and any card."""
    seat = acting(position)
    slot = some_of(position, payable_slots(box, position, seat))
    lay_offer(box, position, slot, some_of(position, np.uint64(position.held[seat])))


@compiled_part
def _build_anywhere(box: Any, position: Any) -> None:
    """BV-3.1, BV-R1"""
    number = number_to_build(position)
    spot = some_place(box, position, number, tier_to_build(box, position, number))
    if spot == NOWHERE:
        decline(box, position)
    else:
        build(box, position, spot)


@compiled_part
def some_place(box: Any, position: Any, number: Any, tier: Any) -> Any:
    if tier == NOWHERE:
        return np.int64(NOWHERE)
    which = np.int64(random_below(position, places_left(box, position, number, tier)))
    return nth_place(box, position, number, tier, which)


@compiled_part
def _take_any_contract(box: Any, position: Any) -> None:
    """BV-3.7 — one that is fulfilled, or none."""
    seat, fulfilled = acting(position), np.uint64(0)
    for each in range(position.open):
        if is_fulfilled(box, position, seat, position.market[each]):
            fulfilled |= np.uint64(1) << np.uint64(each)
    choice = np.int64(random_below(position, how_many(fulfilled) + 1))
    if choice == how_many(fulfilled):
        decline(box, position)
    else:
        take_contract(box, position, np.int64(position.market[nth(fulfilled, choice)]))
