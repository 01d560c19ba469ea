"""The verbs of Kensington, in the order of the rulebook (KG-2, KG-4, KG-5)."""

from __future__ import annotations

from typing import Any

import numpy as np

from faubourg.kernels.compiler import compiled_part, written_out
from faubourg.kernels.kensington.contact import spots
from faubourg.kernels.kensington.drafts import can_build, highest_row
from faubourg.kernels.kensington.facade import (
    builder_of,
    count_in,
    lay_loosely,
    placed_tile,
    tile_of,
    work_out,
)
from faubourg.kernels.kensington.layout import (
    BIRDS_END,
    BUILD,
    DRAWING,
    IDLE_END,
    NOBODY_GOES_ON,
    NONE,
    OVER,
    STORAGE,
    TAKE,
)
from faubourg.kernels.kensington.sets_of_small_numbers import ZERO, Int64, has, single
from faubourg.kernels.smaller_and_larger import larger, smaller

# KG-2: take one tile


@written_out
def beige_backs(box: Any, position: Any) -> Any:
    """KG-2.1 — the tiles of the middle that cost nothing."""
    return position.backs_left & box.beige


@written_out
def brown_backs(box: Any, position: Any, seat: Int64) -> Any:
    """KG-2.1 — the tiles of the middle that the seat can pay for."""
    return position.backs_left & box.brown if position.tokens[seat] > 0 else ZERO


@compiled_part
def offers(box: Any, position: Any, seat: Int64) -> Any:
    """KG-2.1 — the tiles of others that the seat can pay for, as a set of their places.

    Of two that look alike one is enough; whether the seat can build them is for `can_buy` to say.
    """
    found = ZERO
    if position.tokens[seat] > 0:
        for owner in range(box.seats):
            if owner != seat:
                one, other = position.warehouse[owner, 0], position.warehouse[owner, 1]
                found |= single(STORAGE * owner) if one != NONE else ZERO
                found |= single(STORAGE * owner + 1) if other != NONE and other != one else ZERO
    return found


@written_out
def can_buy(box: Any, position: Any, seat: Int64, place: Int64) -> Any:
    """KG-2.4 — some build of this turn has the tile. The seat's façade is the one at work."""
    tile = np.int64(position.warehouse[place // STORAGE, place % STORAGE])
    one, other = np.int64(position.warehouse[seat, 0]), np.int64(position.warehouse[seat, 1])
    return can_build(box, position, tile, one, other, tile)


@written_out
def can_pay_for_something(box: Any, position: Any, seat: Int64) -> Any:
    """KG-2.3, KG-R9 — whether there is anything to spend a token on."""
    if brown_backs(box, position, seat) != ZERO:
        return True
    offered = offers(box, position, seat)
    for place in range(STORAGE * box.seats):
        if has(offered, place) and can_buy(box, position, seat, place):
            return True
    return False


@written_out
def must_spend(box: Any, position: Any, seat: Int64) -> Any:
    """KG-2.3, KG-R2 — with many tokens one is spent, if there is anything to spend it on."""
    rich = position.tokens[seat] >= box.must_spend_at
    return rich and can_pay_for_something(box, position, seat)


@written_out
def take_from_middle(box: Any, position: Any, back: Int64) -> None:
    """KG-2.1 — beige for nothing, brown for a token."""
    price = 1 if has(box.brown, back) else 0
    position.stage, position.taking = DRAWING, back
    position.tokens[position.seat] -= price
    position.stock += price


@written_out
def take_from_warehouse(position: Any, owner: Int64, tile: Int64) -> None:
    """KG-2.1, KG-2.4 — another's tile for a token; it must be built."""
    remove_stored(position, owner, tile)
    position.stage, position.taken, position.owed = BUILD, tile, 1
    position.tokens[position.seat] -= 1
    position.tokens[owner] += 1


@compiled_part
def remove_stored(position: Any, owner: Int64, tile: Int64) -> None:
    if position.warehouse[owner, 0] == tile:
        position.warehouse[owner, 0] = position.warehouse[owner, 1]
    position.warehouse[owner, 1] = NONE


@written_out
def skip_take(position: Any) -> None:
    """KG-R9"""
    position.stage, position.skipping = BUILD, 1


@written_out
def turn_up(box: Any, position: Any, tile: Int64) -> None:
    """KG-2.2, KG-R8 — the tile is turned up; a bird may be the one that brings the end."""
    if (
        position.ender == NONE
        and box.bird[tile]
        and birds_seen(box, position) + 1 >= box.end_at_birds
    ):
        position.ender = position.seat
    position.stage, position.taking, position.taken = BUILD, NONE, tile
    change_middle(box, position, tile, np.int64(-1))


@written_out
def birds_seen(box: Any, position: Any) -> Any:
    """KG-5.1, KG-R8 — the birds built and stored."""
    found = np.int64(0)
    for seat in range(box.seats):
        found += position.birds[seat]
        for place in range(STORAGE):
            tile = position.warehouse[seat, place]
            found += box.bird[tile] if tile != NONE else 0
    return found


@compiled_part
def change_middle(box: Any, position: Any, tile: Int64, by: Int64) -> None:
    """One tile more or less in the middle."""
    back = np.int64(box.back_of[position.backs_by, tile])
    position.heap[tile] += np.uint8(by & 255)
    position.backs[back] += np.uint8(by & 255)
    if position.backs[back]:
        position.backs_left |= single(back)
    else:
        position.backs_left &= ~single(back)


# KG-2.5, KG-3: build


@written_out
def landing_row(box: Any, position: Any, panel: Int64, column: Int64) -> Any:
    """The row on which a tile comes to lie where it may be laid."""
    for row in range(box.lowest[panel], highest_row(box, position, panel) + 1):
        if has(spots(box, position, panel, row), column):
            return row
    return 0


@compiled_part
def lay(box: Any, position: Any, tile: Int64, turn: Int64, column: Int64, row: Int64) -> None:
    """KG-2.5 — the tile joins the draft. Of two that look alike the stored one goes first."""
    seat, panel = np.int64(position.seat), np.int64(box.panel_of[tile]) + turn
    number = position.number_built
    position.built[number] = placed_tile(seat, tile, column, row, turn)
    position.number_built = number + 1
    position.laid += 1
    count_in(box, position, seat, tile, panel, column, row)
    lay_loosely(box, position, panel, column, row)
    stored = position.warehouse[seat, 0] == tile or position.warehouse[seat, 1] == tile
    if tile == position.taken and (position.owed or not stored):
        position.taken, position.owed = NONE, 0
    else:
        remove_stored(position, seat, tile)


# KG-2.6, KG-4: the end of a turn


@written_out
def can_finish(position: Any) -> Any:
    """KG-R1, KG-R4, KG-2.4 — the draft stands and has the tile that was bought, if any was."""
    return position.owed == 0 and position.loose == 0


@written_out
def can_keep(box: Any, position: Any) -> Any:
    """KG-2.6 — a drawn tile was not built, and a place of the warehouse is free."""
    return position.taken != NONE and position.warehouse[position.seat, box.storage - 1] == NONE


@written_out
def may_leave(box: Any, position: Any) -> Any:
    """KG-2.6, KG-R13 — whether the turn may end without a tile being kept."""
    return not (position.must_store and can_keep(box, position))


@written_out
def finish(box: Any, position: Any, keep: Int64) -> None:
    """KG-2.6, KG-4.1 — the diamonds pay, and a tile left over is stored or put back."""
    earned = diamonds(box, position)
    position.tokens[position.seat] += earned
    position.stock -= earned
    if position.taken != NONE:
        put_away(box, position, np.int64(position.taken), keep)
    position.skips = position.skips + 1 if position.skipping and not position.laid else 0
    position.idle = 0 if position.laid else position.idle + 1
    position.taken, position.laid, position.skipping = NONE, 0, 0
    _next_turn(box, position)


@written_out
def diamonds(box: Any, position: Any) -> Any:
    """KG-4.1 — a token for every diamond of this turn, as long as the stock lasts."""
    found, number = np.int64(0), np.int64(position.number_built)
    left = np.int64(position.laid)
    while left > 0:
        number -= 1
        if builder_of(position.built[number]) == position.seat:
            found += box.hard[tile_of(position.built[number])]
            left -= 1
    return smaller(found, np.int64(position.stock))


@compiled_part
def put_away(box: Any, position: Any, tile: Int64, keep: Int64) -> None:
    """KG-2.6 — the drawn tile, if it was not built. Stored tiles are in the order of the box."""
    if not keep:
        change_middle(box, position, tile, np.int64(1))
        return
    stored = position.warehouse[position.seat, 0]
    if stored == NONE:
        position.warehouse[position.seat, 0] = tile
    else:
        position.warehouse[position.seat, 0] = smaller(np.int64(stored), tile)
        position.warehouse[position.seat, 1] = larger(np.int64(stored), tile)


# KG-5: the end of the game


@written_out
def _next_turn(box: Any, position: Any) -> None:
    """KG-5.1, KG-5.2 — the next seat takes a tile, builds for the last time, or the game ends."""
    if position.ender != NONE:
        _last_buildings(box, position)
        return
    ended_by = _ended_by(box, position)
    if ended_by != NONE:
        position.stage, position.ended_by = OVER, ended_by
    else:
        _begin(box, position, (position.seat + 1) % box.seats, TAKE)


@written_out
def _begin(box: Any, position: Any, seat: Int64, stage: Int64) -> None:
    position.seat, position.stage = seat, stage
    work_out(box, position, seat)


@written_out
def _last_buildings(box: Any, position: Any) -> None:
    """KG-5.1, KG-R8 — everybody after the one who drew the bird builds what is stored."""
    seat = (position.seat + 1) % box.seats
    while seat != position.ender:
        if position.warehouse[seat, 0] != NONE:
            _begin(box, position, seat, BUILD)
            return
        seat = (seat + 1) % box.seats
    position.stage, position.ended_by = OVER, BIRDS_END


@written_out
def _ended_by(box: Any, position: Any) -> Any:
    """KG-5.2, KG-R5 — nobody can go on, or nobody has for too long."""
    if nobody_can_go_on(box, position):
        return NOBODY_GOES_ON
    if position.skips >= box.seats or position.idle >= box.idle_turns:
        return IDLE_END
    return NONE


@compiled_part
def nobody_can_go_on(box: Any, position: Any) -> Any:
    """KG-R5 — no player has a legal take, and none can build a stored tile."""
    if beige_backs(box, position) != ZERO:
        return False
    for seat in range(box.seats):
        if brown_backs(box, position, seat) != ZERO:
            return False
    found = True
    for seat in range(box.seats):
        found = found and not _can_go_on(box, position, seat)
    work_out(box, position, np.int64(position.seat))
    return found


@written_out
def _can_go_on(box: Any, position: Any, seat: Int64) -> Any:
    """Whether the seat can buy a tile or build a stored one."""
    one, other = np.int64(position.warehouse[seat, 0]), np.int64(position.warehouse[seat, 1])
    if one == NONE and offers(box, position, seat) == ZERO:
        return False
    work_out(box, position, seat)
    return can_build(box, position, one, other, NONE, NONE) or can_pay_for_something(
        box, position, seat
    )


@written_out
def tiles_of_back(box: Any, position: Any, back: Int64) -> Any:
    """KG-R10 — where in the order of the backs its tiles begin and end."""
    by = position.backs_by
    return np.int64(box.first_of_back[by, back]), np.int64(box.first_of_back[by, back + 1])
