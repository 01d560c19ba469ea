"""Why a move is refused: clauses in the order of the rulebook, each with its rule and the facts."""

from __future__ import annotations

from faubourg.core.game_protocol import Refusal, Seat, refuse
from faubourg.core.phrases import Fact, Person
from faubourg.games.kensington.building_refusals import refusal_of_lay, refusal_of_standing
from faubourg.games.kensington.model import (
    Back,
    Draw,
    Finish,
    Heap,
    Lay,
    Move,
    Source,
    Stage,
    State,
    Take,
    Tile,
    Warehouse,
)
from faubourg.games.kensington.notation import back_word, tile_word
from faubourg.games.kensington.refusing import no_such_tile
from faubourg.games.kensington.rules import can_keep, chances
from faubourg.games.kensington.taking_tiles import beige_left, can_buy, can_pay, must_spend
from faubourg.games.kensington.unpacked_edition import Box


def why_not(box: Box, state: State, move: Move) -> Refusal | None:
    """None if the move is legal, otherwise the first rule that it breaks."""
    match move:
        case Take(source):
            return _not_the_time_to_take(state) or _not_for_the_taking(box, state, source)
        case Lay():
            return _not_the_time_to_build(state) or refusal_of_lay(box, state, move)
        case Finish(keep):
            return (
                _not_the_time_to_build(state)
                or refusal_of_standing(box, state)
                or (_no_keeping(box, state) if keep else None)
            )
        case _:
            return _no_draw(box, state, move)


# The time for it


def _not_the_time(state: State) -> Refusal | None:
    """Nobody acts while a tile is turned up, nor after the end."""
    match state.stage:
        case Stage.DRAWING:
            return refuse("KG-2.2", "tile-due")
        case Stage.OVER:
            return refuse(state.ended_by or "", "over")
        case _:
            return None


def _not_the_time_to_take(state: State) -> Refusal | None:
    """KG-2.1, KG-5.1"""
    if state.stage is not Stage.BUILD:
        return _not_the_time(state)
    if state.ender not in (None, state.seat):
        return refuse("KG-5.1", "only-building")
    return refuse("KG-2.1", "already-taken")


def _not_the_time_to_build(state: State) -> Refusal | None:
    """KG-2.1"""
    if state.stage is Stage.TAKE:
        return refuse("KG-2.1", "take-first")
    return _not_the_time(state)


# KG-2: taking


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
    return refuse("KG-R10", "none-left", back=back_word(box, back))


def _unpaid_back(box: Box, state: State, back: Back) -> Refusal | None:
    """KG-2.1, KG-2.3"""
    if box.backs[back].brown:
        return None if can_pay(state, state.seat) else refuse("KG-2.1", "no-token")
    return _obliged(box, state)


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
        return refuse("KG-2.1", "no-token")
    if can_buy(box, state, state.seat, tile):
        return None
    return refuse("KG-2.4", "cannot-build", tile=tile_word(box, tile))


def _no_skip(box: Box, state: State) -> Refusal | None:
    """KG-R9"""
    return refuse("KG-R9", "beige-left") if beige_left(box, state) else None


def _no_draw(box: Box, state: State, move: Draw) -> Refusal | None:
    """KG-2.2"""
    if state.stage is Stage.OVER:
        return _not_the_time(state)
    if refused := no_such_tile(box, move.tile):
        return refused
    if state.taking is None:
        return refuse("KG-2.2", "no-tile-due")
    if move in chances(box, state):
        return None
    tile, back = tile_word(box, move.tile), back_word(box, state.taking)
    return refuse("KG-2.2", "other-back", tile=tile, back=back)


# KG-2.6: finishing


def _no_keeping(box: Box, state: State) -> Refusal | None:
    if can_keep(box, state):
        return None
    if state.taken is None:
        return refuse("KG-2.6", "nothing-to-keep")
    return refuse("KG-2.6", "warehouse-full", places=box.parts.storage)
