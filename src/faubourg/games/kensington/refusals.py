"""Why a move is refused: clauses in the order of the rulebook, each with its rule and the facts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from faubourg.core.game_protocol import Refusal, refuse
from faubourg.core.phrases import Fact, Phrase, facts
from faubourg.games.kensington.elevation import Elevation
from faubourg.games.kensington.model import (
    Finish,
    Lay,
    Move,
    Stage,
    State,
    Take,
    Tile,
)
from faubourg.games.kensington.move_sentences import tile_word
from faubourg.games.kensington.oriented_tiles import Laid, Panel
from faubourg.games.kensington.plot import COLUMNS, ROWS, column_name, square_name
from faubourg.games.kensington.refused_takes import (
    no_such_tile,
    not_the_time,
    why_not_draw,
    why_not_take,
)
from faubourg.games.kensington.scoring import columns_of
from faubourg.games.kensington.unpacked_edition import Box
from faubourg.games.kensington.where_to_build import (
    at_hand,
    can_finish,
    can_keep,
    elevation,
    landing_row,
    loose_tiles,
    may_lay,
    must_keep,
    owed_tile,
)


def why_not(box: Box, state: State, move: Move) -> Refusal | None:
    """None if the move is legal, otherwise the first rule that it breaks."""
    match move:
        case Take(source):
            return why_not_take(box, state, source)
        case Lay():
            return _not_the_time_to_build(box, state) or _no_lay(box, state, move)
        case Finish(keep):
            return (
                _not_the_time_to_build(box, state)
                or _unfinished(box, state)
                or (_no_keeping(box, state) if keep else _no_return(box, state))
            )
        case _:
            return why_not_draw(box, state, move)


# The time for it


def _not_the_time_to_build(box: Box, state: State) -> Refusal | None:
    """KG-2.1"""
    if state.stage is Stage.TAKE:
        return refuse("KG-2.1", "take-first")
    return not_the_time(box, state)


# KG-2.5, KG-3: building


def _no_lay(box: Box, state: State, move: Lay) -> Refusal | None:
    """The clauses of KG-2.5 and KG-3, one after the other."""
    if refused := (
        no_such_tile(box, move.tile) or _turned(box, state, move) or _not_at_hand(box, state, move)
    ):
        return refused
    panel, at = box.panels[move.tile][move.turn], elevation(box, state, state.seat)
    laid = at.laid_at(panel, move.column)
    if laid is None:
        return _cannot_lie(box, state, move)
    return None if may_lay(box, state, move.tile, laid) else _unjoined(box, state, move.tile, laid)


def turned_or_unsupported(box: Box, state: State, move: Lay) -> Refusal | None:
    """Why a tile cannot lie there on the façade to act, whatever it touches."""
    if refused := _turned(box, state, move):
        return refused
    at, panel = elevation(box, state, state.seat), box.panels[move.tile][move.turn]
    return None if at.laid_at(panel, move.column) else _cannot_lie(box, state, move)


def _cannot_lie(box: Box, state: State, move: Lay) -> Refusal:
    """KG-3.3, KG-3.5, KG-3.6, KG-R7, KG-R12"""
    panel, at = box.panels[move.tile][move.turn], elevation(box, state, state.seat)
    return (
        _off_the_plot(box, move, panel)
        or _on_a_roof(box, state, at, move, panel)
        or _unsupported(box, at, move, panel)
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
    if move.tile in at_hand(state):
        return None
    return refuse("KG-2.5", "not-at-hand", tile=tile_word(box, move.tile))


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
    columns = tuple(column_name(column) for column in roofed)
    squares, tile = _squares_over_roofs(box, state, at, move, panel), tile_word(box, move.tile)
    return refuse("KG-3.6", "on-roof", *squares, tile=tile, columns=columns, number=len(columns))


def _squares_over_roofs(
    box: Box, state: State, at: Elevation, move: Lay, panel: Panel
) -> Iterator[str]:
    """Where the tile would lie if roofs could bear it."""
    roofs = columns_of(box, state.facades[state.seat]).roofed
    under = range(move.column, move.column + panel.width)
    tops = [roofs.get(column, at.tops[column]) for column in under]
    row = max(top - bottom for top, bottom in zip(tops, panel.undersides, strict=True))
    return (square_name(move.column + c, row + r) for c, r in panel.squares)


def _unsupported(box: Box, at: Elevation, move: Lay, panel: Panel) -> Refusal:
    """KG-3.3, KG-3.5, KG-R7, KG-R12"""
    row, tile = landing_row(box, at, move), tile_word(box, move.tile)
    squares = tuple(square_name(move.column + c, row + r) for c, r in panel.squares)
    if row + panel.height > ROWS:
        return refuse("KG-R12", "too-high", tile=tile, rows=ROWS)
    if gaps := tuple(_gaps(at, move, panel, row)):
        names = tuple(square_name(column, each) for column, rows in gaps for each in rows)
        where = tuple(_gap_words(gaps))
        return refuse("KG-3.3", "gap", *squares, *names, tile=tile, gaps=names, where=where)
    if row > panel.highest_row:
        return refuse("KG-3.5", "upstairs", *squares, tile=tile)
    return refuse("KG-R7", "on-ground", *squares, tile=tile)


def _gaps(at: Elevation, move: Lay, panel: Panel, row: int) -> Iterator[tuple[int, range]]:
    """The columns and rows that would be left empty under the tile."""
    for column, underside in enumerate(panel.undersides, move.column):
        if empty := range(at.tops[column], row + underside):
            yield column, empty


def _gap_words(gaps: Sequence[tuple[int, range]]) -> Iterator[Phrase]:
    """Empty squares one above the other, the ground floor being 1; like columns together."""
    for rows in dict.fromkeys(rows for _, rows in gaps):
        columns = tuple(column_name(column) for column, each in gaps if each == rows)
        low, high = rows[0] + 1, rows[-1] + 1
        known = facts(columns=columns, wide=len(columns), low=low, high=high, number=len(rows))
        yield Phrase("kensington-gap", known)


def _unjoined(box: Box, state: State, tile: Tile, laid: Laid) -> Refusal:
    """KG-3.1, KG-3.4, KG-R1, KG-2.4"""
    at, word = elevation(box, state, state.seat), tile_word(box, tile)
    after = at.grown(laid)
    squares = [square_name(laid.left + c, laid.row + r) for c, r in laid.panel.squares]
    if laid in after.loose and not at.helped_by_loose(laid):
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


def _no_return(box: Box, state: State) -> Refusal | None:
    """KG-R13"""
    if state.taken is None or not must_keep(box, state):
        return None
    free = box.parts.storage - len(state.warehouses[state.seat])
    return refuse("KG-R13", "must-store", tile=tile_word(box, state.taken), free=free)
