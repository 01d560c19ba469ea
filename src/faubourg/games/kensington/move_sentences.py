"""Moves, tiles and backs of Kensington as phrases for people."""

from __future__ import annotations

from functools import lru_cache

from faubourg.core.phrases import Fact, Person, Phrase, facts
from faubourg.games.kensington.edition_schema import squares_of
from faubourg.games.kensington.model import (
    Back,
    Draw,
    Finish,
    Heap,
    Lay,
    Move,
    Source,
    State,
    Take,
    Tile,
    Warehouse,
)
from faubourg.games.kensington.plot import column_name
from faubourg.games.kensington.rules import brings_the_end, diamonds
from faubourg.games.kensington.tile_shapes import form_of, is_mirrored
from faubourg.games.kensington.unpacked_edition import Box, Face

SHAPES_KEPT = 256


def tell(box: Box, state: State, move: Move) -> Phrase:
    """The move as a sentence about whoever made it."""
    who = Person(state.seat)
    match move:
        case Take(source):
            return _tell_take(box, who, source)
        case Lay():
            return _tell_lay(box, who, move)
        case Finish():
            return _tell_finish(box, state, move)
        case _:
            return _tell_draw(box, state, move)


def _tell_lay(box: Box, who: Person, move: Lay) -> Phrase:
    """The columns that the tile covers, from the first to the last."""
    wide = box.panels[move.tile][move.turn].width
    known = facts(
        who=who,
        tile=tile_word(box, move.tile),
        wide=wide,
        column=column_name(move.column),
        last=column_name(move.column + wide - 1),
    )
    return Phrase("kensington-told-lay", known)


def _tell_draw(box: Box, state: State, move: Draw) -> Phrase:
    """KG-5.1 — the bird that brings the end is counted, as others are left in the middle."""
    known = facts(who=Person(state.seat), tile=tile_word(box, move.tile))
    if not brings_the_end(box, state, move.tile):
        return Phrase("kensington-told-draw", known)
    return Phrase("kensington-told-draw-last-bird", {**known, "birds": box.parts.end_at_birds})


def _tell_take(box: Box, who: Person, source: Source) -> Phrase:
    match source:
        case Heap(back):
            brown = box.backs[back].brown
            key = "kensington-told-take-brown" if brown else "kensington-told-take"
            return Phrase(key, {"who": who, "back": back_word(box, back)})
        case Warehouse(seat, tile):
            known = facts(who=who, owner=Person(seat), tile=tile_word(box, tile))
            return Phrase("kensington-told-buy", known)
        case _:
            return Phrase("kensington-told-skip", {"who": who})


def _tell_finish(box: Box, state: State, move: Finish) -> Phrase:
    known: dict[str, Fact] = {"who": Person(state.seat), "tokens": diamonds(box, state)}
    if state.taken is None:
        return Phrase("kensington-told-finish", known)
    known["tile"] = tile_word(box, state.taken)
    return Phrase("kensington-told-keep" if move.keep else "kensington-told-return", known)


def tile_word(box: Box, tile: Tile) -> Phrase:
    """A tile as people speak of it."""
    face = box.faces[tile]
    word = plain_word(face)
    return Phrase(f"{word.key}{'-cat' if face.cat else '-bird' if face.bird else ''}", word.facts)


def plain_word(face: Face) -> Phrase:
    """The same without a word of its cat or its bird."""
    kind = face.kind if face.kind != "window" else "lit" if face.lit else "dark"
    return Phrase(f"kensington-{kind}", _shape(face.rows))


def back_word(box: Box, back: Back) -> Phrase:
    """A back as a phrase: its colour, its mark and its outline."""
    data = box.backs[back]
    colour, mark = "brown" if data.brown else "beige", "-marked" if data.marked else ""
    if data.rows is None:
        return Phrase(f"kensington-any-{colour}{mark}")
    return Phrase(f"kensington-{colour}{mark}", _shape(data.rows))


def _shape(rows: str) -> dict[str, Fact]:
    form, squares = _form_and_size(rows)
    return {"form": form, "squares": squares}


@lru_cache(SHAPES_KEPT)
def _form_and_size(rows: str) -> tuple[str | Phrase, int]:
    """Every refusal speaks of a shape, and there are few of them."""
    squares = squares_of(rows)
    form = form_of(squares)
    if is_mirrored(squares):
        return Phrase("kensington-mirrored", {"form": form}), len(squares)
    return form, len(squares)
