"""What Nature does: lots, cards, contracts and constraints are drawn, offers turned over."""

from __future__ import annotations

from typing import Any

import numpy as np

from faubourg.games.bella_vista.model import UNKNOWN
from faubourg.kernels.bella_vista import actions
from faubourg.kernels.bella_vista.layout import BUILD, OFFER, REVEAL, ROUND_END
from faubourg.kernels.bella_vista.sets_of_small_numbers import ONE, bit, first, how_many, nth
from faubourg.kernels.compiler import compiled, compiled_part
from faubourg.kernels.random_numbers import random_below

(
    NOTHING,
    THE_OFFERS,
    THE_CARDS,
    THE_CONTRACTS,
    THE_CONSTRAINTS,
    THE_HEIGHTS,
    THE_CLUSTERS,
    THE_LOTS,
) = range(8)
"""What Nature draws from."""
NOBODY_DUE = -1


@compiled_part
def pile(box: Any, position: Any) -> Any:
    """What Nature draws from now; nothing when all is drawn."""
    if position.stage == REVEAL:
        return THE_OFFERS
    if position.stage == ROUND_END:
        return _pile_after_a_round(box, position)
    return _pile_before_the_game(box, position)


@compiled_part
def _pile_after_a_round(box: Any, position: Any) -> Any:
    """BV-4.3"""
    if due_a_card(box, position) != NOBODY_DUE:
        return THE_CARDS
    if _is_contract_due(box, position):
        return THE_CONTRACTS
    return THE_CONSTRAINTS if position.turned_over != position.round else NOTHING


@compiled_part
def _pile_before_the_game(box: Any, position: Any) -> Any:
    """BV-1.3 to BV-1.5"""
    if position.turned_over != position.round:
        return THE_CONSTRAINTS
    if position.height < 0:
        return THE_HEIGHTS
    if position.cluster < 0:
        return THE_CLUSTERS
    if _is_contract_due(box, position):
        return THE_CONTRACTS
    if position.ordered < box.seats - 1:
        return THE_LOTS
    return THE_CARDS if due_a_card(box, position) != NOBODY_DUE else NOTHING


@compiled_part
def _is_contract_due(box: Any, position: Any) -> Any:
    """BV-4.3, BV-R8 — the row is filled as long as there are contracts in the pile."""
    row = position.open
    return row < box.open_contracts and row + position.taken < box.contracts


@compiled_part
def due_a_card(box: Any, position: Any) -> Any:
    """BV-1.5, BV-4.3 — the first seat whose hand is not full and whose deck is not empty."""
    for seat in range(box.seats):
        if position.hand_sizes[seat] < box.hand and position.deck_sizes[seat] != 0:
            return np.int64(seat)
    return np.int64(NOBODY_DUE)


@compiled_part
def lots_left(box: Any, position: Any) -> Any:
    """BV-1.4 — the seats whose start cards have not been drawn."""
    left = bit(np.int64(box.seats)) - ONE
    for each in range(position.ordered):
        left &= ~bit(np.int64(position.order[each]))
    return left


# Drawing at random


@compiled
def draw(boxes: Any, positions: Any, index: int) -> Any:
    """One of Nature's moves by her weights."""
    box, position = boxes[0], positions[index]
    source = pile(box, position)
    if source == THE_OFFERS:
        return np.int64(actions.REVEALS + position.offer_cards[position.revealed])
    if source == THE_CARDS:
        seat = due_a_card(box, position)
        return actions.CARDS + some_card(position, seat, np.int64(position.deck_sizes[seat]))
    if source == THE_CONTRACTS:
        return actions.POSTS + some_of(position, box.every_contract & ~position.gone_contracts)
    if source == THE_CONSTRAINTS:
        left = box.every_constraint & ~position.gone_constraints
        return actions.CONSTRAINTS + some_of(position, left)
    return _draw_once(box, position, source)


@compiled_part
def _draw_once(box: Any, position: Any, source: Any) -> Any:
    """What is drawn before the game only."""
    if source == THE_HEIGHTS:
        return np.int64(actions.HEIGHTS + random_below(position, box.heights))
    if source == THE_CLUSTERS:
        return np.int64(actions.CLUSTERS + random_below(position, box.clusters))
    return actions.LOTS + some_of(position, lots_left(box, position))


@compiled_part
def some_of(position: Any, those: Any) -> Any:
    return nth(those, np.int64(random_below(position, how_many(those))))


@compiled_part
def some_card(position: Any, seat: Any, size: Any) -> Any:
    """A card from a deck of this size. Those of unknown face cannot be drawn."""
    left = np.int64(random_below(position, size - position.decks[seat, UNKNOWN]))
    card = np.int64(1)
    left -= position.decks[seat, card]
    while left >= 0:
        card += 1
        left -= position.decks[seat, card]
    return card


# The position after a draw


@compiled_part
def play_draw(box: Any, position: Any, action: Any) -> None:
    """When all is drawn, the offers begin."""
    if action >= actions.REVEALS:
        _reveal(position, action - actions.REVEALS)
        return
    if action >= actions.CARDS:
        _deal(position, due_a_card(box, position), action - actions.CARDS)
    elif action >= actions.POSTS:
        post_contract(position, action - actions.POSTS)
    else:
        _play_single_draw(box, position, action)
    if pile(box, position) == NOTHING:
        position.stage = OFFER


@compiled_part
def _play_single_draw(box: Any, position: Any, action: Any) -> None:
    if action >= actions.CLUSTERS:
        position.cluster = action - actions.CLUSTERS
    elif action >= actions.HEIGHTS:
        position.height = action - actions.HEIGHTS
    elif action >= actions.CONSTRAINTS:
        turn_constraint(position, action - actions.CONSTRAINTS)
    else:
        _draw_lot(box, position, action - actions.LOTS)


@compiled_part
def _reveal(position: Any, card: Any) -> None:
    """BV-3.1 — a card of unknown face shows itself: it was that card that left the deck."""
    if position.offer_cards[position.revealed] == UNKNOWN:
        seat = position.offer_seats[position.revealed]
        position.decks[seat, card] -= 1
        position.decks[seat, UNKNOWN] += 1
    position.offer_cards[position.revealed] = card
    position.revealed += 1
    position.stage = BUILD


@compiled_part
def _deal(position: Any, seat: Any, card: Any) -> None:
    """BV-1.5, BV-4.3 — from a seat's own deck to its hand."""
    position.decks[seat, card] -= 1
    position.deck_sizes[seat] -= 1
    take_in_hand(position, seat, card)
    position.hand_sizes[seat] += 1


@compiled_part
def take_in_hand(position: Any, seat: Any, card: Any) -> None:
    position.hands[seat, card] += 1
    position.held[seat] |= np.uint16(1 << card)


@compiled_part
def post_contract(position: Any, card: Any) -> None:
    """BV-1.3, BV-4.3"""
    position.market[position.open] = card
    position.open += 1
    position.gone_contracts |= bit(card)


@compiled_part
def turn_constraint(position: Any, card: Any) -> None:
    """BV-1.3, BV-4.3"""
    position.constraints[position.turned_over] = card
    position.turned_over += 1
    position.gone_constraints |= bit(card)


@compiled_part
def _draw_lot(box: Any, position: Any, seat: Any) -> None:
    """BV-1.4, BV-6.2 — with the last but one the whole order is known."""
    position.order[position.ordered] = seat
    position.ordered += 1
    if position.ordered < box.seats - 1:
        return
    position.order[position.ordered] = first(lots_left(box, position))
    colours = np.uint64(0)
    for each in range(box.seats):
        colours |= np.uint64(position.order[each]) << np.uint64(8 * each)
    for each in range(box.offers):
        colour = colours >> np.uint64(8 * box.start_order[each])
        position.order[each] = np.uint8(colour & np.uint64(255))
    position.ordered = box.offers
