"""Who acts, and every legal action, written one after the other into a row of numbers."""

from __future__ import annotations

from typing import Any

import numpy as np

from faubourg.games.bella_vista.model import TURNS
from faubourg.kernels.bella_vista import actions
from faubourg.kernels.bella_vista.chance_moves import (
    THE_CARDS,
    THE_CLUSTERS,
    THE_CONSTRAINTS,
    THE_CONTRACTS,
    THE_HEIGHTS,
    THE_OFFERS,
    due_a_card,
    lots_left,
    pile,
)
from faubourg.kernels.bella_vista.construction import is_fulfilled, number_to_build
from faubourg.kernels.bella_vista.layout import (
    BUILDING_STAGES,
    CONTRACT,
    KINDS,
    NATURES,
    OFFER,
    OVER,
    SQUARES,
    WORD,
)
from faubourg.kernels.bella_vista.offering import acting, payable_slots, slots_worth_paying
from faubourg.kernels.bella_vista.placing import NOWHERE, WORDS_OF_ORIENTATION, tier_to_build
from faubourg.kernels.bella_vista.sets_of_small_numbers import first, without_first
from faubourg.kernels.compiler import compiled, compiled_part
from faubourg.kernels.kernel_protocol import NATURE, NOBODY

MOST_MOVES = TURNS * SQUARES


@compiled
def actor(boxes: Any, positions: Any, index: int) -> Any:  # noqa: ARG001 - the same in every box
    stage = positions[index].stage
    if NATURES >> stage & 1:
        return NATURE
    return NOBODY if stage == OVER else acting(positions[index])


@compiled
def legal(boxes: Any, positions: Any, index: int, out: Any) -> Any:
    """Returns how many there are."""
    box, position = boxes[0], positions[index]
    stage = position.stage
    if stage == OFFER:
        return _write_offers(position, payable_slots(box, position, acting(position)), out)
    if BUILDING_STAGES >> stage & 1:
        return _write_places(box, position, out)
    if stage == CONTRACT:
        return _write_contracts(box, position, out)
    if NATURES >> stage & 1:
        return _write_draws(box, position, out)
    out[0] = actions.DECLINE
    return 0 if stage == OVER else 1


@compiled
def worth_trying(boxes: Any, positions: Any, index: int, out: Any) -> Any:
    """BV-2.1, BV-3.7 — a contract that is fulfilled costs nothing: nobody goes on without one, nor
    pays for a slot where a cheaper one is as good."""
    position = positions[index]
    if position.stage == OFFER:
        return _write_offers(position, slots_worth_paying(boxes[0], position), out)
    number = legal(boxes, positions, index, out)
    is_free = position.stage == CONTRACT and number > 1
    return number - 1 if is_free else number


@compiled_part
def _write_offers(position: Any, slots: Any, out: Any) -> Any:
    """BV-2.1 — each card at hand on each of these slots."""
    seat, written = acting(position), np.int64(0)
    while slots:
        numbers = actions.OFFERS + first(slots) * KINDS
        written = _write_set(out, written, numbers, np.uint64(position.held[seat]))
        slots = without_first(slots)
    return written


@compiled_part
def _write_places(box: Any, position: Any, out: Any) -> Any:
    """BV-3.1, BV-R1"""
    number = number_to_build(position)
    tier = tier_to_build(box, position, number)
    if tier == NOWHERE:
        out[0] = actions.DECLINE
        return 1
    begin, written = box.first_orientation[number] * WORDS_OF_ORIENTATION, 0
    for each in range(box.turns[number] * WORDS_OF_ORIENTATION):
        turn, half = each // WORDS_OF_ORIENTATION, each % WORDS_OF_ORIENTATION
        free = position.free[begin + each] & box.tiers[tier, begin + each]
        while free:
            square = np.int64(box.squares[half * WORD + first(free)])
            out[written] = actions.PLACES + square * TURNS + turn
            written += 1
            free = without_first(free)
    return written


@compiled_part
def _write_contracts(box: Any, position: Any, out: Any) -> Any:
    """BV-3.7"""
    seat, written = acting(position), 0
    for each in range(position.open):
        if is_fulfilled(box, position, seat, position.market[each]):
            out[written] = actions.TAKES + position.market[each]
            written += 1
    out[written] = actions.DECLINE
    return written + 1


@compiled_part
def _write_draws(box: Any, position: Any, out: Any) -> Any:
    source = pile(box, position)
    if source == THE_OFFERS:
        out[0] = actions.REVEALS + position.offer_cards[position.revealed]
        return 1
    if source == THE_CARDS:
        return _write_cards(box, position, out)
    if source == THE_CONTRACTS:
        left = box.every_contract & ~position.gone_contracts
        return _write_set(out, np.int64(0), actions.POSTS, left)
    if source == THE_CONSTRAINTS:
        left = box.every_constraint & ~position.gone_constraints
        return _write_set(out, np.int64(0), actions.CONSTRAINTS, left)
    return _write_draws_of_setup(box, position, source, out)


@compiled_part
def _write_draws_of_setup(box: Any, position: Any, source: Any, out: Any) -> Any:
    if source == THE_HEIGHTS:
        return _write_first(out, actions.HEIGHTS, box.heights)
    if source == THE_CLUSTERS:
        return _write_first(out, actions.CLUSTERS, box.clusters)
    return _write_set(out, np.int64(0), actions.LOTS, lots_left(box, position))


@compiled_part
def _write_cards(box: Any, position: Any, out: Any) -> Any:
    seat, written = due_a_card(box, position), 0
    for card in range(1, box.numbers + 1):
        if position.decks[seat, card]:
            out[written] = actions.CARDS + card
            written += 1
    return written


@compiled_part
def _write_first(out: Any, numbers: Any, many: Any) -> Any:
    for each in range(many):
        out[each] = numbers + each
    return np.int64(many)


@compiled_part
def _write_set(out: Any, written: Any, numbers: Any, those: Any) -> Any:
    """Behind what is written, an action for each member of a set."""
    while those:
        out[written] = numbers + first(those)
        written += 1
        those = without_first(those)
    return written
