"""What to do instead of a refused move: the nearest thing that can be done now."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from faubourg.core.game_protocol import Remedy
from faubourg.core.phrases import Either, Fact, Phrase
from faubourg.core.remedies import EXAMPLES
from faubourg.games.kensington.model import (
    Finish,
    Heap,
    Lay,
    Move,
    Source,
    Stage,
    State,
    Take,
    Warehouse,
)
from faubourg.games.kensington.move_sentences import back_word, tile_word
from faubourg.games.kensington.notation import write
from faubourg.games.kensington.plot import column_name
from faubourg.games.kensington.rules import moves
from faubourg.games.kensington.taking_tiles import can_pay, earns_token, must_spend
from faubourg.games.kensington.unpacked_edition import Box
from faubourg.games.kensington.where_to_build import elevation, owed_tile

EXAMPLES_OF_TILES = 2
"""Tiles are told in many words."""


def remedy(box: Box, state: State, move: Move) -> Remedy:
    """What the stage of the turn allows."""
    match state.stage:
        case Stage.TAKE:
            return _take(box, state, move)
        case Stage.BUILD:
            return _build(box, state, move)
        case Stage.OVER:
            return _way_out(box, "over", ())
        case _:
            return _way_out(box, "turning-up", ())


def _take(box: Box, state: State, move: Move) -> Remedy:
    """KG-2.1, KG-R9"""
    takes = [*moves(box, state)]
    if must_spend(box, state, state.seat):
        return _spend(box, takes)
    if isinstance(move, Take) and not can_pay(state, state.seat) and earns_token(box, state):
        takes.sort(key=lambda each: not _shows_diamond(box, each))
    words = [_source_word(box, each.source) for each in takes if isinstance(each, Take)]
    named = tuple(word for word in words if word is not None)[:EXAMPLES_OF_TILES]
    return _way_out(box, "take", takes, number=len(named), tiles=Either(named))


def _shows_diamond(box: Box, move: Move) -> bool:
    """KG-4.1 — whoever has no token is told first of the tiles that earn one."""
    return (
        isinstance(move, Take)
        and isinstance(move.source, Heap)
        and box.backs[move.source.back].marked
    )


def _spend(box: Box, takes: Sequence[Move]) -> Remedy:
    """KG-2.3 — every way to spend a token, and no tile that costs none."""
    kinds = {type(each.source) for each in takes if isinstance(each, Take)}
    ways = "both" if {Heap, Warehouse} <= kinds else "middle" if Heap in kinds else "warehouse"
    return _way_out(box, "spend", takes, **{"from": ways})


def _source_word(box: Box, source: Source) -> Phrase | None:
    match source:
        case Heap(back):
            return Phrase("kensington-tile-with-back", {"back": back_word(box, back)})
        case Warehouse(_, tile):
            return tile_word(box, tile)
        case _:
            return None


def _build(box: Box, state: State, move: Move) -> Remedy:
    """KG-2.5, KG-2.6 — the same tile elsewhere, another one, or the end of the turn."""
    legal = [*moves(box, state)]
    lays = [each for each in legal if isinstance(each, Lay)]
    ends = [each for each in legal if isinstance(each, Finish)]
    if ends and (isinstance(move, Finish) or not lays):
        return _finish(box, state, ends)
    standing = [each for each in lays if _stands_with(box, state, each)]
    if isinstance(move, Lay) and (same := _same_tile(move, standing or lays)):
        return _place(box, state, same, lays, follow="no" if standing else "yes")
    return _other_tiles(box, state, standing, lays, ends)


def _stands_with(box: Box, state: State, lay: Lay) -> bool:
    """KG-R1 — whether nothing would be loose then; otherwise more tiles have to follow."""
    at = elevation(box, state, state.seat)
    laid = at.laid_at(box.panels[lay.tile][lay.turn], lay.column)
    return laid is not None and at.stands_with(laid)


def _other_tiles(
    box: Box, state: State, standing: Sequence[Lay], lays: Sequence[Lay], ends: Sequence[Finish]
) -> Remedy:
    """KG-R1 — those with which the turn could be finished; only if there are none, others, and
    these after the end of the turn."""
    tiles = dict.fromkeys(each.tile for each in standing or lays)
    is_loose = not elevation(box, state, state.seat).stands
    known: dict[str, Fact] = {
        "tiles": Either(tuple(tile_word(box, tile) for tile in tiles)),
        "finish": "yes" if ends else "loose" if is_loose else "no",
    }
    if standing:
        return _way_out(box, "other", [*standing, *ends], **known)
    return _way_out(box, "other-loose", [*ends, *lays], **known)


def _same_tile(move: Lay, lays: Sequence[Lay]) -> Sequence[Lay]:
    """The tile elsewhere: turned as it was meant to be and nearby first."""
    same = [each for each in lays if each.tile == move.tile]
    return sorted(same, key=lambda each: (each.turn != move.turn, abs(each.column - move.column)))


def _place(box: Box, state: State, same: Sequence[Lay], lays: Sequence[Lay], follow: str) -> Remedy:
    """KG-3 — some of the places of the tile; whether these are all is said.

    The reason has just named the tile; only where it speaks of the tile that is owed as well, the
    remedy says which is meant.
    """
    tile, turn = same[0].tile, same[0].turn
    near = [each for each in same if each.turn == turn][:EXAMPLES]
    columns = tuple(map(column_name, sorted({each.column for each in near})))
    number = sum(each.tile == tile for each in lays)
    places = "some" if number > len(near) else "all" if len(columns) > 1 else "only"
    known: dict[str, Fact] = {
        "kind": box.faces[tile].kind,
        "tile": tile_word(box, tile),
        "columns": Either(columns),
        "places": places,
        "wide": box.panels[tile][turn].width,
        "turn": turn,
        "follow": follow,
    }
    owed = owed_tile(state)
    return _way_out(box, "place" if owed in (None, tile) else "place-of", near, **known)


def _finish(box: Box, state: State, ends: Sequence[Finish]) -> Remedy:
    """KG-2.6, KG-R13"""
    if state.taken is None:
        return _way_out(box, "finish", ends)
    return _way_out(box, "store" if ends[-1].keep else "return", ends[-1:])


def _way_out(box: Box, key: str, legal: Iterable[Move], **facts: Fact) -> Remedy:
    texts = tuple(write(box, each) for each in legal)
    return Remedy(Phrase(f"kensington-remedy-{key}", facts), texts)
