"""What may be taken, what it costs, when a token must be spent (KG-2), and where a tile lands."""

from __future__ import annotations

from collections.abc import Iterator

from faubourg.core.game_protocol import Seat
from faubourg.games.kensington.facade import Elevation
from faubourg.games.kensington.model import Back, Lay, State, Take, Tile
from faubourg.games.kensington.turn_drafts import Drafts
from faubourg.games.kensington.unpacked_edition import Box


def elevation(box: Box, state: State, seat: Seat) -> Elevation:
    """The seat's façade worked out."""
    return (box.free if state.units == "free" else box.joined)[state.facades[seat]]


def drafts(box: Box, state: State) -> Drafts:
    return box.turning_drafts if state.turning_roofs else box.upright_drafts


def beige_left(box: Box, state: State) -> bool:
    return any(state.backs[back] for back in box.beige)


def can_pay(state: State, seat: Seat) -> bool:
    """KG-2.1 — brown tiles and tiles of others cost a token."""
    return state.tokens[seat] > 0


def brown_backs(box: Box, state: State, seat: Seat) -> list[Back]:
    """KG-2.1 — the brown tiles that the seat can pay for."""
    if not can_pay(state, seat):
        return []
    return [back for back in box.brown if state.backs[back]]


def can_buy(box: Box, state: State, seat: Seat, tile: Tile) -> bool:
    """KG-2.4 — some build of this turn, with the seat's stored tiles or without, has the tile."""
    at = elevation(box, state, seat)
    return drafts(box, state).can_build(at, tile, state.warehouses[seat])


def bargains(box: Box, state: State, seat: Seat) -> Iterator[Take]:
    """KG-2.1, KG-2.4 — the stored tiles of others that the seat can pay for and build."""
    if can_pay(state, seat):
        for owner, stored in enumerate(state.warehouses):
            if owner != seat:
                for tile in dict.fromkeys(stored):
                    if can_buy(box, state, seat, tile):
                        yield box.bargains_with[owner][tile]


def must_spend(box: Box, state: State, seat: Seat) -> bool:
    """KG-2.3, KG-R2, KG-R9 — with many tokens one is spent, if there is anything to spend it on."""
    if state.tokens[seat] < box.parts.must_spend_at:
        return False
    return bool(brown_backs(box, state, seat)) or any(bargains(box, state, seat))


def landing_row(box: Box, at: Elevation, move: Lay) -> int:
    """The height follows from the columns: the row on which the tile comes to lie."""
    panel = box.panels[move.tile][move.turn]
    under = at.tops[move.column : move.column + panel.width]
    return max(top - bottom for top, bottom in zip(under, panel.undersides, strict=True))


def can_build_stored(box: Box, state: State, seat: Seat) -> bool:
    """KG-R5 — some stored tile of the seat fits, alone or with the other."""
    stored, at = state.warehouses[seat], elevation(box, state, seat)
    return bool(drafts(box, state).lays(at, stored, None))
