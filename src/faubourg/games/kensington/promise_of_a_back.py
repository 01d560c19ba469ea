"""What a tile of the middle promises before it is turned up (KG-2.2): how many of those that it may
be would fit or go back, what a roof would bring, and whether a bird among them ends the game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeAlias

from faubourg.core.game_protocol import RuleId, Seat
from faubourg.core.move_reasons import Reason
from faubourg.core.phrases import Phrase, facts
from faubourg.games.kensington.model import Back, State, Tile
from faubourg.games.kensington.rules import brings_the_end
from faubourg.games.kensington.tiles_that_fit import best_roof, could_build
from faubourg.games.kensington.unpacked_edition import Box
from faubourg.games.kensington.where_to_build import can_build_stored

Faces: TypeAlias = Mapping[Tile, int]
"""How many tiles of each face there may be under a back."""


def promise(box: Box, state: State, seat: Seat, back: Back) -> Iterator[Reason]:
    """KG-2.2 — of the tiles with this back that are left, as the seat's façade stands."""
    look, others = box.backs[back], state.warehouses[seat]
    faces = {tile: state.heap[tile] for tile in look.tiles if state.heap[tile]}
    fit = {tile: n for tile, n in faces.items() if could_build(box, state, seat, tile, others)}
    yield Reason(seat, _could_build(_number(fit), _number(faces)), rule=RuleId("KG-2.2"))
    if is_useless := not fit and _would_go_back(box, state, seat):
        yield Reason(seat, Phrase("kensington-reason-goes-back"), rule=RuleId("KG-2.6"))
    roofs = [tile for tile in fit if box.faces[tile].kind == "roof"]
    if points := best_roof(box, state, seat, roofs):
        phrase = Phrase("kensington-reason-roof-brings", {"number": points})
        yield Reason(seat, phrase, rule=RuleId("KG-6"))
    if look.marked and not look.brown and state.stock and not is_useless:
        yield Reason(seat, Phrase("kensington-reason-diamond"), rule=RuleId("KG-4.1"))
    if last := sum(n for tile, n in faces.items() if brings_the_end(box, state, tile)):
        known = facts(number=last, all=_number(faces))
        yield Reason(seat, Phrase("kensington-reason-last-bird", known), rule=RuleId("KG-5.1"))


def _would_go_back(box: Box, state: State, seat: Seat) -> bool:
    """KG-2.6 — no place is free for a tile that is not built, and none can be made free."""
    is_full = len(state.warehouses[seat]) >= box.parts.storage
    return is_full and not can_build_stored(box, state, seat)


def _could_build(number: int, all_: int) -> Phrase:
    """All, none or one alone are said in words of their own."""
    if all_ == 1:
        share = "only" if number else "not-even"
    else:
        share = {0: "none", all_: "all"}.get(number, "some")
    return Phrase("kensington-reason-could-build", facts(share=share, number=number, all=all_))


def _number(faces: Faces) -> int:
    return sum(faces.values())
