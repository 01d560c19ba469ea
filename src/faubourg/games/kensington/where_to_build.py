"""What may be built and where (KG-2.4 to KG-2.6, KG-3): the tiles at hand and the draft so far."""

from __future__ import annotations

from faubourg.core.game_protocol import Seat
from faubourg.games.kensington.completable_drafts import Drafts
from faubourg.games.kensington.elevation import Elevation
from faubourg.games.kensington.model import Lay, Placed, State, Tile
from faubourg.games.kensington.oriented_tiles import Laid
from faubourg.games.kensington.unpacked_edition import Box


def elevation(box: Box, state: State, seat: Seat) -> Elevation:
    """The seat's façade worked out."""
    return (box.free if state.units == "free" else box.joined)[state.facades[seat]]


def drafts(box: Box, state: State) -> Drafts:
    """KG-R7 — the drafts of this game, with roofs as they stand or turned."""
    return box.turning_drafts if state.turning_roofs else box.upright_drafts


def at_hand(state: State) -> tuple[Tile, ...]:
    """KG-2.5 — the tiles that may be built: the stored ones and the one just taken."""
    stored = state.warehouses[state.seat]
    return stored if state.taken is None else (*stored, state.taken)


def owed_tile(state: State) -> Tile | None:
    """KG-2.4 — the tile that has to be built in this turn."""
    return state.taken if state.owed else None


def lays(box: Box, state: State) -> list[Lay]:
    """KG-2.5, KG-3 — every tile at hand wherever it may be laid now."""
    at = elevation(box, state, state.seat)
    return drafts(box, state).lays(at, at_hand(state), owed_tile(state))


def may_lay(box: Box, state: State, tile: Tile, laid: Laid) -> bool:
    """KG-R1, KG-2.4 — whether a legal finish can be reached with the tile at hand laid there."""
    at = elevation(box, state, state.seat)
    return drafts(box, state).may_lay(at, tile, laid, at_hand(state), owed_tile(state))


def landing_row(box: Box, at: Elevation, move: Lay) -> int:
    """The height follows from the columns: the row on which the tile comes to lie."""
    return at.landing_row(box.panels[move.tile][move.turn], move.column)


def draft_of(state: State) -> tuple[Placed, ...]:
    """The tiles laid in this turn."""
    tiles = state.facades[state.seat].tiles
    return tiles[len(tiles) - state.laid :]


def loose_tiles(box: Box, state: State, at: Elevation) -> list[Placed]:
    """KG-R1 — the tiles of the draft that good contact does not reach."""
    loose = {(each.panel, each.left, each.row) for each in at.loose}
    return [
        placed
        for placed in draft_of(state)
        if (box.panels[placed.tile][placed.turn], placed.column, placed.row) in loose
    ]


def can_finish(box: Box, state: State) -> bool:
    """KG-R1, KG-R4, KG-2.4 — the draft stands and has the tile that was bought, if any was."""
    return not state.owed and elevation(box, state, state.seat).stands


def can_keep(box: Box, state: State) -> bool:
    """KG-2.6 — a drawn tile was not built, and a place of the warehouse is free."""
    stored = state.warehouses[state.seat]
    return state.taken is not None and len(stored) < box.parts.storage


def must_keep(box: Box, state: State) -> bool:
    """KG-R13 — what can be kept goes back to the middle only where that is a choice."""
    return state.storing == "must" and can_keep(box, state)


def can_build_stored(box: Box, state: State, seat: Seat) -> bool:
    """KG-R5 — some stored tile of the seat fits, alone or with the other."""
    stored, at = state.warehouses[seat], elevation(box, state, seat)
    return bool(drafts(box, state).lays(at, stored, None))
