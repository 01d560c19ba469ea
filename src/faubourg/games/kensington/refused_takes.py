"""Why a tile is not for the taking, or not the one turned up: the first clauses of a turn."""

from __future__ import annotations

from faubourg.core.game_protocol import Refusal, Seat, refuse
from faubourg.core.phrases import Fact, Person
from faubourg.games.kensington.model import (
    Back,
    Draw,
    Heap,
    Source,
    Stage,
    State,
    Tile,
    Warehouse,
)
from faubourg.games.kensington.move_sentences import back_word, tile_word
from faubourg.games.kensington.rules import chances
from faubourg.games.kensington.taking_tiles import (
    beige_backs,
    can_buy,
    can_pay,
    earns_token,
    may_skip,
    must_spend,
)
from faubourg.games.kensington.unpacked_edition import Box


def why_not_take(box: Box, state: State, source: Source) -> Refusal | None:
    """None if the tile may be taken, otherwise the first rule against it."""
    return _not_the_time_to_take(box, state) or _not_for_the_taking(box, state, source)


def why_not_draw(box: Box, state: State, move: Draw) -> Refusal | None:
    """KG-2.2"""
    if state.stage is Stage.OVER:
        return not_the_time(box, state)
    if refused := no_such_tile(box, move.tile):
        return refused
    if state.taking is None:
        return refuse("KG-2.2", "no-tile-due")
    if move in chances(box, state):
        return None
    tile, back = tile_word(box, move.tile), back_word(box, state.taking)
    return refuse("KG-2.2", "other-back", tile=tile, back=back)


def no_such_tile(box: Box, tile: Tile) -> Refusal | None:
    """KG-0.1"""
    if 0 <= tile < len(box.faces):
        return None
    return refuse("KG-0.1", "no-tile", number=tile, tiles=len(box.faces))


def not_the_time(box: Box, state: State) -> Refusal | None:
    """Nobody acts while a tile is turned up, nor after the end."""
    match state.stage:
        case Stage.DRAWING:
            return refuse("KG-2.2", "tile-due")
        case Stage.OVER:
            return refuse(state.ended_by or "", "over", birds=box.parts.end_at_birds)
        case _:
            return None


def _not_the_time_to_take(box: Box, state: State) -> Refusal | None:
    """KG-2.1, KG-5.1"""
    if state.stage is not Stage.BUILD:
        return not_the_time(box, state)
    if state.ender not in (None, state.seat):
        return refuse("KG-5.1", "only-building", birds=box.parts.end_at_birds)
    return refuse("KG-2.1", "already-taken")


def _not_for_the_taking(box: Box, state: State, source: Source) -> Refusal | None:
    match source:
        case Heap(back):
            return _no_back(box, state, back) or _unpaid_back(box, state, back)
        case Warehouse(seat, tile):
            return _no_bargain(box, state, seat, tile)
        case _:
            return _obliged(box, state) or _no_skip(box, state)


def _no_back(box: Box, state: State, back: Back) -> Refusal | None:
    """KG-R10"""
    if not 0 <= back < len(box.backs):
        return refuse("KG-R10", "no-back", number=back, backs=len(box.backs))
    if state.backs[back]:
        return None
    if back not in box.back_by[state.backs_by]:
        return refuse("KG-R10", "other-backs", by=state.backs_by)
    return refuse("KG-R10", "none-left", back=back_word(box, back))


def _unpaid_back(box: Box, state: State, back: Back) -> Refusal | None:
    """KG-2.1, KG-2.3"""
    if box.backs[back].brown:
        return None if can_pay(state, state.seat) else _no_token(box, state)
    return _obliged(box, state)


def _no_token(box: Box, state: State) -> Refusal:
    """KG-2.1, KG-4.1 — how to earn one is said as long as a tile that can be had shows how."""
    return refuse("KG-2.1", "no-token", diamond="yes" if earns_token(box, state) else "no")


def _obliged(box: Box, state: State) -> Refusal | None:
    """KG-2.3, KG-R2, KG-R9"""
    if not must_spend(box, state, state.seat):
        return None
    tokens, limit = state.tokens[state.seat], box.parts.must_spend_at
    return refuse("KG-2.3", "must-spend", tokens=tokens, limit=limit)


def _no_bargain(box: Box, state: State, seat: Seat, tile: Tile) -> Refusal | None:
    """KG-2.1, KG-2.4"""
    if refused := no_such_tile(box, tile):
        return refused
    if not 0 <= seat < len(state.warehouses):
        return refuse("KG-2.1", "no-seat", seat=seat + 1, seats=len(state.warehouses))
    if seat == state.seat:
        return refuse("KG-2.1", "own-warehouse")
    known: dict[str, Fact] = {"owner": Person(seat), "tile": tile_word(box, tile)}
    if tile not in state.warehouses[seat]:
        stored = tuple(tile_word(box, each) for each in state.warehouses[seat])
        return refuse("KG-2.1", "not-stored", **known, stored=stored, number=len(stored))
    if not can_pay(state, state.seat):
        return _no_token(box, state)
    if can_buy(box, state, state.seat, tile):
        return None
    return refuse("KG-2.4", "cannot-build", tile=tile_word(box, tile))


def _no_skip(box: Box, state: State) -> Refusal | None:
    """KG-R9"""
    if beige_backs(box, state):
        return refuse("KG-R9", "beige-left")
    return None if may_skip(box, state) else refuse("KG-R9", "token-left")
