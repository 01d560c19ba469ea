"""What each action of Kensington seems worth to a player who plans roofs, by its weights."""

from __future__ import annotations

from typing import Any

import numpy as np

from faubourg.games.kensington.plot import COLUMNS
from faubourg.kernels.compiler import compiled, compiled_part
from faubourg.kernels.kensington.actions import (
    BARGAINS,
    FINISH,
    FINISH_AND_KEEP,
    LAYS,
    SKIP,
    TAKES,
)
from faubourg.kernels.kensington.drafts import (
    highest_row,
    may_lay,
    possible_spots,
    span,
    ways,
)
from faubourg.kernels.kensington.facade_worth import stored_worth, think_of
from faubourg.kernels.kensington.lay_worth import lay_worth
from faubourg.kernels.kensington.layout import BACKS, DRAFT, FACES, NONE, STORAGE, TAKE
from faubourg.kernels.kensington.legal_actions import (
    at_hand,
    bargain,
    is_listed,
    lay_action,
    left_at_hand,
)
from faubourg.kernels.kensington.rules import (
    beige_backs,
    brown_backs,
    can_buy,
    can_finish,
    can_keep,
    landing_row,
    may_leave,
    must_spend,
    offers,
)
from faubourg.kernels.kensington.sets_of_small_numbers import (
    ZERO,
    Int64,
    has,
    lowest,
    without_lowest,
)
from faubourg.kernels.kensington.take_worth import back_worth, offer_worth

NOTHING_YET = -1e9


@compiled
def choose_by_worth(boxes: Any, positions: Any, index: int, minds: Any, which: int) -> Any:
    """The action that seems worth most to the seat to act."""
    box, position, mind = boxes[0], positions[index], minds[which]
    think_of(box, position, mind, np.int64(position.seat))
    if position.stage == TAKE:
        return _best_take(box, position, mind)
    return _best_build(box, position, mind)


# Takes


@compiled_part
def _best_take(box: Any, position: Any, mind: Any) -> Any:
    seat = np.int64(position.seat)
    backs, offered = brown_backs(box, position, seat), offers(box, position, seat)
    best, chosen = NOTHING_YET, np.int64(SKIP)
    if not must_spend(box, position, seat):
        beige = beige_backs(box, position)
        backs |= beige
        best = 0.0 if beige == ZERO and not position.must_take else best
    for back in range(BACKS):
        if has(backs, back):
            worth = back_worth(box, position, mind, back)
            if worth > best:
                best, chosen = worth, np.int64(TAKES + back)
    for place in range(STORAGE * box.seats):
        if has(offered, place):
            tile = np.int64(position.warehouse[place // STORAGE, place % STORAGE])
            worth = offer_worth(box, position, mind, tile)
            if worth > best and can_buy(box, position, seat, place):
                best, chosen = worth, np.int64(bargain(position, place))
    return chosen


# Builds


@compiled_part
def _best_build(box: Any, position: Any, mind: Any) -> Any:
    """The lay that makes most of a tile, if that is more than to finish."""
    best, chosen = NOTHING_YET, np.int64(NONE)
    if can_finish(position):
        best, chosen = 0.0, np.int64(_finish(box, position, mind))
    for place in range(DRAFT):
        if is_listed(position, place):
            best, chosen = _best_lay(box, position, mind, place, best, chosen)
    return chosen


@compiled_part
def _finish(box: Any, position: Any, mind: Any) -> Any:
    if can_keep(box, position) and not may_leave(box, position):
        return FINISH_AND_KEEP
    return FINISH_AND_KEEP if kept_worth(box, position, mind) > 0.0 else FINISH


@compiled_part
def kept_worth(box: Any, position: Any, mind: Any) -> Any:
    """What the tile just taken is worth if it is not built."""
    if can_keep(box, position):
        return stored_worth(box, mind, np.int64(position.taken))
    return np.float32(0.0)


@compiled_part
def _unbuilt_worth(box: Any, position: Any, mind: Any, place: Int64) -> Any:
    """What a tile at hand is worth if it is not built."""
    if place == STORAGE:
        return kept_worth(box, position, mind)
    return stored_worth(box, mind, at_hand(position, place))


@compiled_part
def _best_lay(box: Any, position: Any, mind: Any, place: Int64, best: float, chosen: Int64) -> Any:
    """The best of this tile's lays and the best move so far."""
    tile = at_hand(position, place)
    one, other, owed = left_at_hand(position, place)
    far = span(box, position, tile, one, other, owed)
    less = float(_unbuilt_worth(box, position, mind, place))
    for way in range(ways(box, position, tile)):
        panel = np.int64(box.panel_of[tile]) + way
        for row in range(box.lowest[panel], highest_row(box, position, panel) + 1):
            found = possible_spots(box, position, panel, row, far)
            while found != ZERO:
                column = lowest(found)
                found = without_lowest(found)
                worth = lay_worth(box, position, mind, tile, panel, column, row) - less
                if worth > best and (
                    far < 0 or may_lay(box, position, panel, column, row, one, other, owed)
                ):
                    best, chosen = worth, np.int64(lay_action(tile, way, column))
    return best, chosen


# All actions


@compiled
def judge(
    boxes: Any, positions: Any, index: int, minds: Any, which: int, actions: Any, number: int
) -> None:
    """What each of these legal actions seems worth, into `worths`."""
    box, position, mind = boxes[0], positions[index], minds[which]
    think_of(box, position, mind, np.int64(position.seat))
    for each in range(number):
        mind.worths[each] = _worth(box, position, mind, np.int64(actions[each]))


@compiled_part
def _worth(box: Any, position: Any, mind: Any, action: Int64) -> Any:
    if action >= LAYS:
        return float(_worth_of_lay(box, position, mind, action - LAYS))
    if action >= BARGAINS:
        return float(offer_worth(box, position, mind, (action - BARGAINS) % FACES))
    if action >= TAKES:
        return float(back_worth(box, position, mind, action - TAKES))
    if action == FINISH:
        return -float(kept_worth(box, position, mind))
    return 0.0


@compiled_part
def _worth_of_lay(box: Any, position: Any, mind: Any, number: Int64) -> Any:
    column, rest = number % COLUMNS, number // COLUMNS
    turn, tile = rest // FACES, rest % FACES
    panel = np.int64(box.panel_of[tile]) + turn
    row = landing_row(box, position, panel, column)
    place = np.int64(STORAGE)
    for stored in range(STORAGE):
        place = np.int64(stored) if at_hand(position, stored) == tile else place
    less = _unbuilt_worth(box, position, mind, place)
    return lay_worth(box, position, mind, tile, panel, column, row) - less
