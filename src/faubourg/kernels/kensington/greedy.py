"""Greedy games: most points now, and windows laid or roofs within reach, as the greedy bot has it.

Of moves that are worth the same, one that has a tile turned up is better than the others; then
lots are drawn. Whether a move is legal is asked only when none found so far is worth more.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from faubourg.kernels.compiler import compiled, compiled_part, written_out
from faubourg.kernels.kensington.actions import FINISH, SKIP, TAKES
from faubourg.kernels.kensington.apply_action import apply
from faubourg.kernels.kensington.contact import first_byte, good_spots
from faubourg.kernels.kensington.drafts import (
    highest_row,
    may_lay,
    possible_spots,
    span,
    ways,
)
from faubourg.kernels.kensington.facade import work_out
from faubourg.kernels.kensington.layout import (
    BACKS,
    DRAFT,
    DRAWING,
    NONE,
    OVER,
    STORAGE,
    TAKE,
    WINDOW,
)
from faubourg.kernels.kensington.legal_actions import (
    at_hand,
    bargain,
    is_listed,
    lay_action,
    left_at_hand,
)
from faubourg.kernels.kensington.playouts import draw
from faubourg.kernels.kensington.rules import (
    beige_backs,
    brown_backs,
    can_buy,
    can_finish,
    can_keep,
    change_middle,
    diamonds,
    may_leave,
    must_spend,
    nobody_can_go_on,
    offers,
    put_away,
    tiles_of_back,
)
from faubourg.kernels.kensington.scoring import is_wholly_roofed, number_of_heights
from faubourg.kernels.kensington.sets_of_small_numbers import (
    BYTE,
    ZERO,
    Int64,
    has,
    lowest,
    single,
    without_lowest,
)
from faubourg.kernels.kernel_protocol import Records
from faubourg.kernels.random_numbers import random_below
from faubourg.kernels.smaller_and_larger import larger

WINDOW_WORTH = 0.25
"""A window that some roof may cover one day."""
KEPT = 0.1
PRICE = 0.5
NOTHING_YET = -1e9


@compiled
def play_greedy(boxes: Records, positions: Records, first: int, last: int) -> int:
    """Plays positions to their ends greedily; returns the plies played."""
    plies = 0
    for index in range(first, last):
        while positions[index].stage != OVER:
            apply(boxes, positions, index, greedy_action(boxes, positions, index))
            plies += 1
    return plies


@written_out
def greedy_action(boxes: Records, positions: Records, index: int) -> Any:
    """The action of the greedy bot; Nature's by their weights."""
    box, position = boxes[0], positions[index]
    if position.stage == DRAWING:
        return draw(boxes, positions, index)
    if position.stage == TAKE:
        return _greedy_take(box, position)
    return _greedy_build(box, position)


@written_out
def _is_chosen(position: Any, worth: float, best: float, ties: Int64) -> Any:
    """Whether a move replaces the best so far, if need be by lot among so many."""
    return worth > best or random_below(position, ties) == 0


# Takes


@compiled_part
def _greedy_take(box: Any, position: Any) -> Any:
    """The back or the offer that promises most."""
    seat = np.int64(position.seat)
    brown, offered = brown_backs(box, position, seat), offers(box, position, seat)
    beige, skip = ZERO, np.int64(0)
    if not must_spend(box, position, seat):
        beige = beige_backs(box, position)
        skip = np.int64(beige == ZERO and not position.must_take)
    found = _best_take(box, position, beige | brown, offered, skip)
    return SKIP if found == NONE else found


@written_out
def _best_take(box: Any, position: Any, backs: Any, offered: Any, skip: Int64) -> Any:
    """The best of these backs, of the offers that can be built, and of the skip; NONE if none."""
    best, ties, chosen = NOTHING_YET, np.int64(0), np.int64(NONE)
    for back in range(BACKS):
        if has(backs, back):
            worth = _back_worth(box, position, back)
            if worth >= best:
                ties = ties + 1 if worth == best else np.int64(1)
                if _is_chosen(position, worth, best, ties):
                    chosen = np.int64(TAKES + back)
                best = worth
    if skip and best < 0.0:
        best, ties, chosen = 0.0, np.int64(1), np.int64(SKIP)
    return _best_offer(box, position, offered, best, ties, chosen)


@written_out
def _best_offer(
    box: Any, position: Any, offered: Any, best: float, ties: Int64, chosen: Int64
) -> Any:
    """An offer that is better than the best so far; no better than a back of the same worth."""
    for place in range(STORAGE * box.seats):
        if has(offered, place):
            tile = np.int64(position.warehouse[place // STORAGE, place % STORAGE])
            worth = promise(box, position, tile) - PRICE
            even = worth == best and (chosen == SKIP or chosen >= TAKES + BACKS)
            if (worth > best or even) and can_buy(box, position, np.int64(position.seat), place):
                ties = ties + 1 if even else np.int64(1)
                if _is_chosen(position, worth, best, ties):
                    chosen = np.int64(bargain(position, place))
                best = worth
    return chosen


@compiled_part
def _back_worth(box: Any, position: Any, back: Int64) -> Any:
    """What the tiles of a back promise on average, less its price."""
    total, number = 0.0, np.int64(0)
    first, after = tiles_of_back(box, position, back)
    for at in range(first, after):
        tile = np.int64(box.turned_up[position.backs_by, at])
        if position.heap[tile]:
            total += position.heap[tile] * promise(box, position, tile)
            number += position.heap[tile]
    return total / number - (PRICE if has(box.brown, back) else 0.0)


@compiled_part
def promise(box: Any, position: Any, tile: Int64) -> Any:
    """The best that the tile could bring at once if it were turned up, upright and alone."""
    best, panel = 0.0, np.int64(box.panel_of[tile])
    for row in range(box.lowest[panel], highest_row(box, position, panel) + 1):
        found = good_spots(box, position, panel, row)
        if found != ZERO and not box.is_roof[panel]:
            return window_worth(box, tile)
        while found != ZERO:
            best = larger(best, float(_roofed_worth(box, position, panel, lowest(found))))
            found = without_lowest(found)
    return best


@written_out
def window_worth(box: Any, tile: Int64) -> Any:
    return WINDOW_WORTH * box.squares[tile] if box.kind[tile] == WINDOW else WINDOW_WORTH


@written_out
def _roofed_worth(box: Any, position: Any, panel: Int64, column: Int64) -> Any:
    """KG-6.1, KG-6.2 — the windows and doors of the columns under a roof."""
    points = np.int64(0)
    for under in range(column, column + box.width[panel]):
        points += box.window_points * np.int64(position.windows[under])
        points += box.door_points * np.int64(has(position.columns_with_door, under))
    return points


# Builds


@compiled_part
def _greedy_build(box: Any, position: Any) -> Any:
    """The lay or the finish that is worth most."""
    best, ties, chosen = NOTHING_YET, np.int64(0), np.int64(NONE)
    for keep in range(2):
        if _may_finish(box, position, keep):
            worth = KEPT * keep + _bonus(box, position, keep)
            if worth > best:
                best, ties, chosen = worth, np.int64(1), np.int64(FINISH + keep)
    for place in range(DRAFT):
        if is_listed(position, place):
            best, ties, chosen = _best_lay(box, position, place, best, ties, chosen)
    return chosen


@written_out
def _may_finish(box: Any, position: Any, keep: Int64) -> Any:
    allowed = can_keep(box, position) if keep else may_leave(box, position)
    return allowed and can_finish(position)


@written_out
def _best_lay(
    box: Any, position: Any, place: Int64, best: float, ties: Int64, chosen: Int64
) -> Any:
    """The best of this tile's lays and the best move so far."""
    tile = at_hand(position, place)
    one, other, owed = left_at_hand(position, place)
    far = span(box, position, tile, one, other, owed)
    base = window_worth(box, tile) + box.cat_points * box.cat[tile]
    for way in range(ways(box, position, tile)):
        panel = np.int64(box.panel_of[tile]) + way
        for row in range(box.lowest[panel], highest_row(box, position, panel) + 1):
            found = possible_spots(box, position, panel, row, far)
            while found != ZERO:
                column = lowest(found)
                found = without_lowest(found)
                worth = base + _roof_points(box, position, panel, column, row)
                if worth >= best and (
                    far < 0 or may_lay(box, position, panel, column, row, one, other, owed)
                ):
                    ties = ties + 1 if worth == best else np.int64(1)
                    if _is_chosen(position, worth, best, ties):
                        chosen = np.int64(lay_action(tile, way, column))
                    best = worth
    return best, ties, chosen


@written_out
def _roof_points(box: Any, position: Any, panel: Int64, column: Int64, row: Int64) -> Any:
    """KG-6.1 to KG-6.3 — what a roof brings at once: its columns, and heights that are new."""
    points = np.int64(0)
    if box.is_roof[panel]:
        points = _roofed_worth(box, position, panel, column)
        known = np.uint64(position.heights[position.seat])
        number = number_of_heights(position, np.int64(position.seat))
        tops = box.tops[panel]
        while tops != ZERO:
            height = single(row + first_byte(tops) - 2)
            tops >>= BYTE
            if known & height == ZERO:
                known |= height
                number += 1
                points += number
    return points


@written_out
def _bonus(box: Any, position: Any, keep: Int64) -> Any:
    """KG-6.5 — the columns of a building that is wholly roofed, if the game ends with the turn."""
    seat = np.int64(position.seat)
    if is_wholly_roofed(position, seat) and _ends_the_game(box, position, keep):
        return float(box.column_points * np.int64(position.columns[seat]))
    return 0.0


@written_out
def _ends_the_game(box: Any, position: Any, keep: Int64) -> Any:
    """KG-5.1, KG-5.2, KG-R5 — whether the game is over once this turn is finished."""
    if position.ender != NONE:
        return _nobody_builds_after(box, position)
    if position.laid == 0:
        skips = position.skips + 1 if position.skipping else 0
        if skips >= box.seats or position.idle + 1 >= box.idle_turns:
            return True
    if beige_backs(box, position) != ZERO:
        return False
    return _nobody_can_go_on_after(box, position, keep)


@written_out
def _nobody_builds_after(box: Any, position: Any) -> Any:
    """KG-5.1 — nobody between this seat and the one who drew the bird has stored anything."""
    found, seat = True, (position.seat + 1) % box.seats
    while seat != position.ender:
        found = found and position.warehouse[seat, 0] == NONE
        seat = (seat + 1) % box.seats
    return found


@written_out
def _nobody_can_go_on_after(box: Any, position: Any, keep: Int64) -> Any:
    """KG-R5 — asked with the turn finished, which is then undone."""
    seat, taken, laid = np.int64(position.seat), np.int64(position.taken), position.laid
    one, other = position.warehouse[seat, 0], position.warehouse[seat, 1]
    earned = diamonds(box, position)
    position.tokens[seat] += earned
    position.laid = 0
    if taken != NONE:
        put_away(box, position, taken, keep)
    found = nobody_can_go_on(box, position)
    if taken != NONE and not keep:
        change_middle(box, position, taken, np.int64(-1))
    position.warehouse[seat, 0], position.warehouse[seat, 1] = one, other
    position.tokens[seat] -= earned
    position.laid = laid
    work_out(box, position, seat)
    return found
