"""The verbs of Sunrise Lane in the order of the rulebook, each changing a position in place."""

from __future__ import annotations

from typing import Any

import numpy as np

from faubourg.kernels.compiler import compiled_part
from faubourg.kernels.sunrise.card_counts import cards, size
from faubourg.kernels.sunrise.layout import (
    AREAS_FULL,
    DISCARDING,
    DRAWING,
    LAST_BY_AREAS,
    LAST_BY_PIECES,
    NOBODY_BUILDS,
    NONE,
    NOT_LAST,
    OVER,
    PATH,
    PIECES_OUT,
    SETUP,
    TURN,
)
from faubourg.kernels.sunrise.space_sets import bit

NOTHING = np.uint64(0)


@compiled_part
def is_over(position: Any) -> Any:
    return position.stage == OVER


# SL-2: a turn


@compiled_part
def building_sites(box: Any, position: Any) -> Any:
    """SL-2.2, SL-2.5 — the empty spaces that touch the town, or the one just built on."""
    last = position.last
    if last == NONE:
        return position.sites[0], position.sites[1]
    near = box.neighbours[last]
    return near[0] & position.empty[0], near[1] & position.empty[1]


@compiled_part
def may_build_park(position: Any) -> Any:
    """SL-2.6, SL-R2, SL-R11 — once per turn, while the pool lasts; no house piece is needed."""
    return position.park_built == 0 and position.parks > 0


@compiled_part
def build_house(box: Any, position: Any, space: Any, number: Any) -> None:
    """SL-2.3, SL-2.4 — one piece on the space for each card of its colour, its dots for each."""
    seat = position.seat
    position.houses[seat, space >> 6] |= bit(space)
    position.floors[space] = number
    position.points[seat] += number * box.dots[space]
    position.pieces[seat] -= number
    _give(position, cards(box.colour[space], number))
    _build_on(box, position, space)


@compiled_part
def build_park(box: Any, position: Any, space: Any, colour: Any) -> None:
    """SL-2.6, SL-R3 — a token on the space for one card of any colour. That alone is building."""
    position.parks -= 1
    position.park_built = 1
    _give(position, cards(colour, 1))
    _build_on(box, position, space)


@compiled_part
def _give(position: Any, given: Any) -> None:
    """SL-3.1 — whatever is played or given away goes to the public pile."""
    position.hands[position.seat] -= given
    position.discards += given


@compiled_part
def _build_on(box: Any, position: Any, space: Any) -> None:
    """SL-2.2 — the space just built on is taken, its empty neighbours now touch the town."""
    position.empty[space >> 6] &= ~bit(space)
    for word in range(2):
        touching = position.sites[word] | box.neighbours[space, word]
        position.sites[word] = touching & position.empty[word]
    position.stage = PATH
    position.last = space
    position.idle = 0
    _end_when_areas_are_full(box, position)


@compiled_part
def stop(box: Any, position: Any) -> None:
    """SL-2.8"""
    position.stage = DRAWING
    position.due = box.draw_after_building


@compiled_part
def draw_instead(box: Any, position: Any) -> None:
    """SL-2.1"""
    position.stage = DRAWING
    position.due = box.draw_instead
    position.idle += 1


# SL-3: cards


@compiled_part
def deal(box: Any, position: Any, colour: Any) -> None:
    """SL-1.4, SL-2.8 — one card from the deck to the hand it is due to."""
    card = cards(colour, 1)
    position.hands[position.seat] += card
    position.deck -= card
    if position.deck == NOTHING:
        _renew_deck(position)
    position.due -= 1
    if position.due == 0:
        if position.stage == SETUP:
            _first_hand_dealt(box, position)
        else:
            _end_turn_within_limit(box, position)


@compiled_part
def _renew_deck(position: Any) -> None:
    """SL-3.2, SL-R5 — an empty deck is renewed from the discards at once."""
    position.deck = position.discards
    position.discards = NOTHING


@compiled_part
def _first_hand_dealt(box: Any, position: Any) -> None:
    """SL-1.4, SL-1.5 — the next hand, or the first turn."""
    position.seat = _next_seat(box, position)
    if position.seat == position.first:
        position.stage = TURN
    else:
        position.due = box.first_hand


@compiled_part
def _next_seat(box: Any, position: Any) -> Any:
    following = position.seat + 1
    return 0 if following == box.seats else following


@compiled_part
def discard(box: Any, position: Any, colour: Any) -> None:
    """SL-3.1 — one card too many goes to the discards."""
    _give(position, cards(colour, 1))
    _end_turn_within_limit(box, position)


@compiled_part
def _end_turn_within_limit(box: Any, position: Any) -> None:
    """SL-3.1"""
    if size(position.hands[position.seat]) > box.hand_limit:
        position.stage = DISCARDING
    else:
        _end_turn(box, position)


# SL-4: the end of the game


@compiled_part
def _end_turn(box: Any, position: Any) -> None:
    """SL-4.1 — the next seat, unless the last round is complete."""
    position.last = NONE
    position.park_built = 0
    if position.last_round == NOT_LAST and position.pieces[position.seat] <= box.end_at_pieces:
        position.last_round = LAST_BY_PIECES
    following = _next_seat(box, position)
    if position.last_round and following == position.first:
        _end_game(position, _end_of_last_round(position))
    elif position.idle >= box.idle_turns:
        _end_game(position, NOBODY_BUILDS)
    else:
        position.seat = following
        position.stage = TURN


@compiled_part
def _end_of_last_round(position: Any) -> Any:
    """SL-4.1, SL-R7 — whichever came first: somebody short of pieces, or the areas full."""
    return AREAS_FULL if position.last_round >= LAST_BY_AREAS else PIECES_OUT


@compiled_part
def areas_are_full(box: Any, position: Any) -> Any:
    """SL-4.2"""
    left = position.empty[0] & box.all_areas[0] | position.empty[1] & box.all_areas[1]
    return left == NOTHING


@compiled_part
def _end_when_areas_are_full(box: Any, position: Any) -> None:
    """SL-4.2, SL-R7 — at once, in the middle of the turn; or this round is the last."""
    if areas_are_full(box, position):
        if position.round_after_full_areas:
            _make_round_the_last(position)
        else:
            position.last = NONE
            _end_game(position, AREAS_FULL)


@compiled_part
def _make_round_the_last(position: Any) -> None:
    """SL-R7 — the end keeps the reason that came first, and who brought it."""
    if position.last_round == NOT_LAST:
        position.last_round = LAST_BY_AREAS + position.seat


@compiled_part
def _end_game(position: Any, rule: Any) -> None:
    position.stage = OVER
    position.ended_by = rule
