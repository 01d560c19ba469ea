"""Who acts, and every legal action."""

from __future__ import annotations

from typing import Any

import numpy as np

from faubourg.games.kensington.plot import COLUMNS
from faubourg.kernels.compiler import compiled, compiled_part, written_out
from faubourg.kernels.kensington.actions import (
    BARGAINS,
    DRAWS,
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
from faubourg.kernels.kensington.layout import (
    BACKS,
    BUILD,
    DRAFT,
    DRAWING,
    FACES,
    NONE,
    OVER,
    STORAGE,
    TAKE,
)
from faubourg.kernels.kensington.rules import (
    beige_backs,
    brown_backs,
    can_buy,
    can_finish,
    can_keep,
    may_leave,
    offers,
    tiles_of_back,
)
from faubourg.kernels.kensington.sets_of_small_numbers import (
    ZERO,
    Int64,
    has,
    lowest,
    without_lowest,
)
from faubourg.kernels.kernel_protocol import NATURE, NOBODY, Numbers, Records


@compiled
def actor(boxes: Records, positions: Records, index: int) -> Any:  # noqa: ARG001 - as all kernels
    """The seat to act, Nature or nobody."""
    position = positions[index]
    if position.stage == DRAWING:
        return NATURE
    return NOBODY if position.stage == OVER else np.int64(position.seat)


@compiled
def legal(boxes: Records, positions: Records, index: int, out: Numbers) -> Any:
    """Writes every legal action, Nature's included; returns how many."""
    box, position = boxes[0], positions[index]
    if position.stage == TAKE:
        return _takes(box, position, out)
    if position.stage == BUILD:
        return _builds(box, position, out)
    return _draws(box, position, out) if position.stage == DRAWING else 0


# KG-2.1 to KG-2.4, KG-R9: takes


@written_out
def _takes(box: Any, position: Any, out: Numbers) -> Any:
    """Every legal take, and the skip where it is allowed."""
    seat = np.int64(position.seat)
    number = _paid_takes(box, position, seat, out)
    if number and position.tokens[seat] >= box.must_spend_at:
        return number
    beige = beige_backs(box, position)
    if beige == ZERO and (number == 0 or not position.must_take):
        out[number] = SKIP
        number += 1
    return _write_backs(beige, out, number)


@written_out
def _paid_takes(box: Any, position: Any, seat: Int64, out: Numbers) -> Any:
    """KG-2.1, KG-2.4 — the brown tiles, and the tiles of others, that the seat can pay for."""
    number = _write_backs(brown_backs(box, position, seat), out, np.int64(0))
    offered = offers(box, position, seat)
    for place in range(STORAGE * box.seats):
        if has(offered, place) and can_buy(box, position, seat, place):
            out[number] = bargain(position, place)
            number += 1
    return number


@written_out
def bargain(position: Any, place: Int64) -> Any:
    """The action of buying the tile at a place of a warehouse."""
    owner = place // STORAGE
    return BARGAINS + owner * FACES + np.int64(position.warehouse[owner, place % STORAGE])


@compiled_part
def _write_backs(backs: Any, out: Numbers, number: Int64) -> Any:
    for back in range(BACKS):
        if has(backs, back):
            out[number] = TAKES + back
            number += 1
    return number


@written_out
def _draws(box: Any, position: Any, out: Numbers) -> Any:
    """KG-2.2 — the tiles that the back touched may be."""
    number = np.int64(0)
    first, after = tiles_of_back(box, position, np.int64(position.taking))
    for at in range(first, after):
        tile = np.int64(box.turned_up[position.backs_by, at])
        if position.heap[tile]:
            out[number] = DRAWS + tile
            number += 1
    return number


# KG-2.5, KG-2.6: builds


@compiled_part
def at_hand(position: Any, place: Int64) -> Any:
    """KG-2.5 — the tiles that may be built: the stored ones and the one just taken."""
    if place == STORAGE:
        return np.int64(position.taken)
    return np.int64(position.warehouse[position.seat, place])


@compiled_part
def is_listed(position: Any, place: Int64) -> Any:
    """Whether there is a tile at this place of the hand, and none like it at a place before."""
    tile = at_hand(position, place)
    found = tile != NONE
    for before in range(place):
        found = found and at_hand(position, before) != tile
    return found


@compiled_part
def left_at_hand(position: Any, place: Int64) -> Any:
    """What is left at hand without the tile at this place, and what of it has to be built."""
    one = at_hand(position, 1 if place == 0 else 0)
    other = at_hand(position, 1 if place == STORAGE else STORAGE)
    owed = np.int64(position.taken) if position.owed else np.int64(NONE)
    if owed == at_hand(position, place):
        owed = np.int64(NONE)
    if one == NONE:
        return other, one, owed
    return one, other, owed


@written_out
def _builds(box: Any, position: Any, out: Numbers) -> Any:
    """Every tile wherever it may be laid, and the end of the turn."""
    number = np.int64(0)
    for place in range(DRAFT):
        if is_listed(position, place):
            number = _lays(box, position, place, out, number)
    if can_finish(position):
        if may_leave(box, position):
            out[number] = FINISH
            number += 1
        if can_keep(box, position):
            out[number] = FINISH_AND_KEEP
            number += 1
    return number


@written_out
def _lays(box: Any, position: Any, place: Int64, out: Numbers, number: Int64) -> Any:
    """KG-2.5, KG-3 — the tile at a place of the hand wherever it may be laid now."""
    tile = at_hand(position, place)
    one, other, owed = left_at_hand(position, place)
    far = span(box, position, tile, one, other, owed)
    for way in range(ways(box, position, tile)):
        panel = box.panel_of[tile] + way
        for row in range(box.lowest[panel], highest_row(box, position, panel) + 1):
            found = possible_spots(box, position, panel, row, far)
            while found != ZERO:
                column = lowest(found)
                found = without_lowest(found)
                if far < 0 or may_lay(box, position, panel, column, row, one, other, owed):
                    out[number] = lay_action(tile, way, column)
                    number += 1
    return number


@written_out
def lay_action(tile: Int64, turn: Int64, column: Int64) -> Any:
    return LAYS + (turn * FACES + tile) * COLUMNS + column
