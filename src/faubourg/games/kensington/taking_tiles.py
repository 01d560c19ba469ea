"""What may be taken, what it costs, and when a token must be spent (KG-2.1 to KG-2.4)."""

from __future__ import annotations

from collections.abc import Iterator

from faubourg.core.game_protocol import Seat
from faubourg.games.kensington.model import Back, State, Take, Tile
from faubourg.games.kensington.unpacked_edition import Box
from faubourg.games.kensington.where_to_build import drafts, elevation


def beige_backs(box: Box, state: State) -> list[Back]:
    """KG-2.1 — the tiles of the middle that cost nothing."""
    return [back for back in box.beige if state.backs[back]]


def can_pay(state: State, seat: Seat) -> bool:
    """KG-2.1 — brown tiles and tiles of others cost a token."""
    return state.tokens[seat] > 0


def can_buy(box: Box, state: State, seat: Seat, tile: Tile) -> bool:
    """KG-2.4 — some build of this turn, with the seat's stored tiles or without, has the tile."""
    at = elevation(box, state, seat)
    return drafts(box, state).can_build(at, tile, state.warehouses[seat])


def paid_takes(box: Box, state: State, seat: Seat) -> Iterator[Take]:
    """KG-2.1, KG-2.4 — the brown tiles, and the tiles of others, that the seat can pay for."""
    if can_pay(state, seat):
        yield from [box.takes_of[back] for back in box.brown if state.backs[back]]
        yield from _bargains(box, state, seat)


def _bargains(box: Box, state: State, seat: Seat) -> Iterator[Take]:
    """KG-2.4 — the stored tiles of others that the seat can build."""
    for owner, stored in enumerate(state.warehouses):
        if owner != seat:
            for tile in dict.fromkeys(stored):
                if can_buy(box, state, seat, tile):
                    yield box.bargains_with[owner][tile]


def must_spend(box: Box, state: State, seat: Seat) -> bool:
    """KG-2.3, KG-R2 — with many tokens one is spent, if there is anything to spend it on."""
    rich = state.tokens[seat] >= box.parts.must_spend_at
    return rich and any(True for _ in paid_takes(box, state, seat))


def may_skip(box: Box, state: State) -> bool:
    """KG-R9 — nothing can be taken; by the reading of before, nothing for free."""
    if beige_backs(box, state):
        return False
    return state.takes == "may" or not any(True for _ in paid_takes(box, state, state.seat))


def earns_token(box: Box, state: State) -> bool:
    """KG-4.1 — a tile with a diamond can be taken for nothing, and the stock has a token for it."""
    return state.stock > 0 and any(box.backs[back].marked for back in beige_backs(box, state))
