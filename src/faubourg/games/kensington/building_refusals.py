"""Why a tile cannot be laid, or a turn not be finished: the tile, the squares and the condition."""

from __future__ import annotations

from collections.abc import Iterator

from faubourg.core.game_protocol import Refusal, refuse
from faubourg.core.phrases import Fact
from faubourg.games.kensington.facade import ROOFED, Elevation, Laid
from faubourg.games.kensington.model import Facade, Lay, Placed, State
from faubourg.games.kensington.notation import tile_word
from faubourg.games.kensington.refusing import no_such_tile
from faubourg.games.kensington.rules import at_hand, owed_tile
from faubourg.games.kensington.scoring import Columns
from faubourg.games.kensington.taking_tiles import drafts, elevation, landing_row
from faubourg.games.kensington.tile_bits import COLUMNS, NEUTRAL, ROWS, STRIDE, Panel
from faubourg.games.kensington.turn_drafts import without
from faubourg.games.kensington.unpacked_edition import Box, column_name, square_name


def refusal_of_lay(box: Box, state: State, move: Lay) -> Refusal | None:
    """The clauses of KG-2.5 and KG-3, one after the other."""
    if refused := no_such_tile(box, move.tile) or _turned(box, state, move):
        return refused
    panel, at = box.panels[move.tile][move.turn], elevation(box, state, state.seat)
    return (
        _not_at_hand(box, state, move)
        or _off_the_plot(box, move, panel)
        or _on_a_roof(box, at, state.facades[state.seat], move, panel)
        or _unsupported(box, at, move, panel)
        or _unjoined(box, state, at, move, panel)
    )


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
    return refuse(
        "KG-2.5", "not-at-hand", tile=tile_word(box, move.tile), hand=words, number=len(words)
    )


def _off_the_plot(box: Box, move: Lay, panel: Panel) -> Refusal | None:
    """KG-R12"""
    if 1 <= move.column <= COLUMNS + 1 - panel.width:
        return None
    return refuse("KG-R12", "off-plot", tile=tile_word(box, move.tile), columns=COLUMNS)


def _on_a_roof(box: Box, at: Elevation, facade: Facade, move: Lay, panel: Panel) -> Refusal | None:
    """KG-3.6"""
    covered = range(move.column, move.column + panel.width)
    roofed = [column for column in covered if at.tops[column] == ROOFED]
    if not roofed:
        return None
    raised = Columns(box)
    for placed in facade.tiles:
        raised.raise_by(placed)
    spaces = [square_name(column, raised.roofed[column] - 1) for column in roofed]
    columns = tuple(column_name(column) for column in roofed)
    tile = tile_word(box, move.tile)
    return refuse("KG-3.6", "on-roof", *spaces, tile=tile, columns=columns, number=len(columns))


def _unsupported(box: Box, at: Elevation, move: Lay, panel: Panel) -> Refusal | None:
    """KG-3.3, KG-3.5, KG-R7, KG-R12"""
    row, tile = landing_row(box, at, move), tile_word(box, move.tile)
    squares = tuple(square_name(move.column + c, row + r) for c, r in panel.squares)
    if row + panel.height > ROWS:
        return refuse("KG-R12", "too-high", tile=tile, rows=ROWS)
    if gaps := tuple(_gaps(at, move, panel, row)):
        return refuse("KG-3.3", "gap", *squares, *gaps, tile=tile, gaps=gaps)
    if row > panel.highest_row:
        return refuse("KG-3.5", "upstairs", *squares, tile=tile)
    if row < panel.lowest_row:
        return refuse("KG-R7", "on-ground", *squares, tile=tile)
    return None


def _gaps(at: Elevation, move: Lay, panel: Panel, row: int) -> Iterator[str]:
    """The empty squares that would be left under the tile."""
    for column, underside in enumerate(panel.undersides, move.column):
        for empty in range(at.tops[column], row + underside):
            yield square_name(column, empty)


def _unjoined(box: Box, state: State, at: Elevation, move: Lay, panel: Panel) -> Refusal | None:
    """KG-3.1, KG-3.4, KG-R1, KG-2.4"""
    hand, owed = at_hand(state), owed_tile(state)
    rest, still = without(hand, move.tile), None if move.tile == owed else owed
    row = landing_row(box, at, move)
    laid = Laid(panel, move.column, row)
    if drafts(box, state).leads_on(at, laid, rest, still):
        return None
    tile = tile_word(box, move.tile)
    known: dict[str, Fact] = {"tile": tile, "others": len(rest)}
    placed = Placed(move.tile, move.column, row, move.turn)
    squares, after = box.squares(placed), at.grown(laid)
    shift = move.column * STRIDE + row
    if any(each.mask == panel.mask << shift for each in after.loose):
        touched = at.reach[NEUTRAL] & panel.mask << shift
        touching = touched or any(each.border & panel.mask << shift for each in at.loose)
        if touching:
            return refuse("KG-3.4", "wrong-light", *squares, **known)
        return refuse("KG-3.1", "apart", *squares, **known)
    if after.loose:
        left = tuple(tile_word(box, each.tile) for each in loose_tiles(box, state, after))
        return refuse("KG-R1", "stranded", *squares, tile=tile, loose=left)
    assert owed is not None
    return refuse("KG-2.4", "in-the-way", *squares, tile=tile, owed=tile_word(box, owed))


def loose_tiles(box: Box, state: State, at: Elevation) -> list[Placed]:
    """The tiles of the draft that good contact does not reach."""
    masks = {each.mask for each in at.loose}
    tiles = state.facades[state.seat].tiles[len(state.facades[state.seat].tiles) - state.laid :]
    return [placed for placed in tiles if _mask(box, placed) in masks]


def _mask(box: Box, placed: Placed) -> int:
    panel = box.panels[placed.tile][placed.turn]
    return panel.mask << placed.column * STRIDE + placed.row


def refusal_of_standing(box: Box, state: State) -> Refusal | None:
    """KG-R1, KG-2.4 — why the turn cannot be finished."""
    loose = loose_tiles(box, state, elevation(box, state, state.seat))
    if loose:
        words = tuple(tile_word(box, placed.tile) for placed in loose)
        squares = [square for placed in loose for square in box.squares(placed)]
        return refuse("KG-R1", "loose", *squares, tiles=words)
    owed = owed_tile(state)
    return refuse("KG-2.4", "owed", tile=tile_word(box, owed)) if owed is not None else None
