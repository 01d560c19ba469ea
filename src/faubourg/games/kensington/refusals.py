"""Why a move is refused: clauses in the order of the rulebook, each with its rule and the facts."""

from __future__ import annotations

from collections.abc import Iterator

from faubourg.core.game_protocol import Refusal, Seat, refuse
from faubourg.core.phrases import Fact, Person
from faubourg.games.kensington.facade import Elevation
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
from faubourg.games.kensington.oriented_tiles import Laid, Panel
from faubourg.games.kensington.plot import COLUMNS, ROWS, column_name, square_name
from faubourg.games.kensington.rules import chances
from faubourg.games.kensington.scoring import columns_of
from faubourg.games.kensington.taking_tiles import beige_backs, can_buy, can_pay, must_spend
from faubourg.games.kensington.unpacked_edition import Box
from faubourg.games.kensington.where_to_build import (
    at_hand,
    can_finish,
    can_keep,
    elevation,
    landing_row,
    loose_tiles,
    may_lay,
    owed_tile,
)


def why_not(box: Box, state: State, move: Move) -> Refusal | None:
    """None if the move is legal, otherwise the first rule that it breaks."""
    match move:
        case Take(source):
            return _not_the_time_to_take(state) or _not_for_the_taking(box, state, source)
        case Lay():
            return _not_the_time_to_build(state) or _no_lay(box, state, move)
        case Finish(keep):
            return (
                _not_the_time_to_build(state)
                or _unfinished(box, state)
                or (_no_keeping(box, state) if keep else None)
            )
        case _:
            return _no_draw(box, state, move)


def _no_such_tile(box: Box, tile: Tile) -> Refusal | None:
    """KG-0.1"""
    if 0 <= tile < len(box.faces):
        return None
    return refuse("KG-0.1", "no-tile", number=tile, tiles=len(box.faces))


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


# KG-2.1 to KG-2.4: taking


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
    if refused := _no_such_tile(box, tile):
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
    return refuse("KG-R9", "beige-left") if beige_backs(box, state) else None


def _no_draw(box: Box, state: State, move: Draw) -> Refusal | None:
    """KG-2.2"""
    if state.stage is Stage.OVER:
        return _not_the_time(state)
    if refused := _no_such_tile(box, move.tile):
        return refused
    if state.taking is None:
        return refuse("KG-2.2", "no-tile-due")
    if move in chances(box, state):
        return None
    tile, back = tile_word(box, move.tile), back_word(box, state.taking)
    return refuse("KG-2.2", "other-back", tile=tile, back=back)


# KG-2.5, KG-3: building


def _no_lay(box: Box, state: State, move: Lay) -> Refusal | None:
    """The clauses of KG-2.5 and KG-3, one after the other."""
    if refused := (
        _no_such_tile(box, move.tile) or _turned(box, state, move) or _not_at_hand(box, state, move)
    ):
        return refused
    panel, at = box.panels[move.tile][move.turn], elevation(box, state, state.seat)
    laid = at.laid_at(panel, move.column)
    if laid is None:
        return (
            _off_the_plot(box, move, panel)
            or _on_a_roof(box, state, at, move, panel)
            or _unsupported(box, at, move, panel)
        )
    return None if may_lay(box, state, move.tile, laid) else _unjoined(box, state, move.tile, laid)


def _turned(box: Box, state: State, move: Lay) -> Refusal | None:
    """KG-3.2, KG-R7"""
    if move.turn == 0:
        return None
    tile = tile_word(box, move.tile)
    if box.faces[move.tile].kind != "roof":
        return refuse("KG-3.2", "turned", tile=tile)
    if not state.turning_roofs:
        return refuse("KG-R7", "turned", tile=tile)
    if 0 < move.turn < len(box.panels[move.tile]):
        return None
    return refuse("KG-R7", "no-way", tile=tile, ways=len(box.panels[move.tile]))


def _not_at_hand(box: Box, state: State, move: Lay) -> Refusal | None:
    """KG-2.5"""
    hand = at_hand(state)
    if move.tile in hand:
        return None
    words = tuple(tile_word(box, tile) for tile in hand)
    tile = tile_word(box, move.tile)
    return refuse("KG-2.5", "not-at-hand", tile=tile, hand=words, number=len(words))


def _off_the_plot(box: Box, move: Lay, panel: Panel) -> Refusal | None:
    """KG-R12"""
    if 1 <= move.column <= COLUMNS + 1 - panel.width:
        return None
    return refuse("KG-R12", "off-plot", tile=tile_word(box, move.tile), columns=COLUMNS)


def _on_a_roof(box: Box, state: State, at: Elevation, move: Lay, panel: Panel) -> Refusal | None:
    """KG-3.6"""
    roofed = at.roofed_columns(panel, move.column)
    if not roofed:
        return None
    heights = columns_of(box, state.facades[state.seat]).roofed
    spaces = [square_name(column, heights[column] - 1) for column in roofed]
    columns = tuple(column_name(column) for column in roofed)
    tile = tile_word(box, move.tile)
    return refuse("KG-3.6", "on-roof", *spaces, tile=tile, columns=columns, number=len(columns))


def _unsupported(box: Box, at: Elevation, move: Lay, panel: Panel) -> Refusal:
    """KG-3.3, KG-3.5, KG-R7, KG-R12"""
    row, tile = landing_row(box, at, move), tile_word(box, move.tile)
    squares = tuple(square_name(move.column + c, row + r) for c, r in panel.squares)
    if row + panel.height > ROWS:
        return refuse("KG-R12", "too-high", tile=tile, rows=ROWS)
    if gaps := tuple(_gaps(at, move, panel, row)):
        return refuse("KG-3.3", "gap", *squares, *gaps, tile=tile, gaps=gaps)
    if row > panel.highest_row:
        return refuse("KG-3.5", "upstairs", *squares, tile=tile)
    return refuse("KG-R7", "on-ground", *squares, tile=tile)


def _gaps(at: Elevation, move: Lay, panel: Panel, row: int) -> Iterator[str]:
    """The empty squares that would be left under the tile."""
    for column, underside in enumerate(panel.undersides, move.column):
        for empty in range(at.tops[column], row + underside):
            yield square_name(column, empty)


def _unjoined(box: Box, state: State, tile: Tile, laid: Laid) -> Refusal:
    """KG-3.1, KG-3.4, KG-R1, KG-2.4"""
    at, word = elevation(box, state, state.seat), tile_word(box, tile)
    after = at.grown(laid)
    squares = [square_name(laid.left + c, laid.row + r) for c, r in laid.panel.squares]
    if laid in after.loose:
        known: dict[str, Fact] = {"tile": word, "others": len(at_hand(state)) - 1}
        if at.has_beside(laid):
            return refuse("KG-3.4", "wrong-light", *squares, **known)
        return refuse("KG-3.1", "apart", *squares, **known)
    if loose := loose_tiles(box, state, after):
        left = tuple(tile_word(box, each.tile) for each in loose)
        return refuse("KG-R1", "stranded", *squares, tile=word, loose=left)
    owed = owed_tile(state)
    assert owed is not None
    return refuse("KG-2.4", "in-the-way", *squares, tile=word, owed=tile_word(box, owed))


# KG-2.6: finishing


def _unfinished(box: Box, state: State) -> Refusal | None:
    """KG-R1, KG-2.4"""
    if can_finish(box, state):
        return None
    if loose := loose_tiles(box, state, elevation(box, state, state.seat)):
        words = tuple(tile_word(box, placed.tile) for placed in loose)
        squares = [square for placed in loose for square in box.squares(placed)]
        return refuse("KG-R1", "loose", *squares, tiles=words)
    owed = owed_tile(state)
    assert owed is not None
    return refuse("KG-2.4", "owed", tile=tile_word(box, owed))


def _no_keeping(box: Box, state: State) -> Refusal | None:
    if can_keep(box, state):
        return None
    if state.taken is None:
        return refuse("KG-2.6", "nothing-to-keep")
    return refuse("KG-2.6", "warehouse-full", places=box.parts.storage)
