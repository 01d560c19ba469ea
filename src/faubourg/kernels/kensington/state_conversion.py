"""States as records and back. Nothing is hidden (KG-R3): a view is a state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from faubourg.core.game_protocol import AnyRules, RuleId, Seat
from faubourg.games.kensington.model import (
    Back,
    Column,
    Facade,
    Placed,
    Stage,
    State,
    Tile,
)
from faubourg.kernels.compiler import compiled
from faubourg.kernels.kensington.box_from_edition import box_of
from faubourg.kernels.kensington.facade import (
    builder_of,
    column_of,
    placed_tile,
    row_of,
    tile_of,
    turn_of,
    work_out,
)
from faubourg.kernels.kensington.layout import BACKS_BY, ENDINGS, NONE, POSITION
from faubourg.kernels.kernel_protocol import Records

PLACED_KEPT = 1 << 14
"""Tiles where they stand: positions that are decoded one after the other share most of them."""
FIELDS = POSITION.names or ()
STAGES = (Stage.TAKE, Stage.DRAWING, Stage.BUILD, Stage.OVER)


def encode(rules: AnyRules, box: Records, state: State) -> Records:  # noqa: ARG001 - see below
    """The record of a state, with the façade of the seat to act worked out."""
    positions = np.zeros(1, POSITION)
    into = positions[0]
    _encode_facades(state, into)
    _encode_seats(state, into)
    _encode_turn(state, into)
    _encode_options(state, into)
    work_out_all(box, positions)
    return positions


def _encode_facades(state: State, into: Any) -> None:
    built = [(seat, each) for seat, facade in enumerate(state.facades) for each in facade.tiles]
    for number, (seat, each) in enumerate(built):
        placed = placed_tile(seat, each.tile, each.column - 1, each.row, each.turn)
        into["built"][number] = placed
    into["number_built"] = len(built)


def _encode_seats(state: State, into: Any) -> None:
    into["warehouse"] = NONE
    for seat, stored in enumerate(state.warehouses):
        into["warehouse"][seat][: len(stored)] = stored
    into["tokens"][: len(state.tokens)] = state.tokens
    into["stock"] = state.stock
    into["heap"][: len(state.heap)] = state.heap
    into["backs"][: len(state.backs)] = state.backs
    into["backs_left"] = sum(1 << back for back, number in enumerate(state.backs) if number)


def _encode_turn(state: State, into: Any) -> None:
    into["seat"], into["first"], into["stage"] = state.seat, state.first, STAGES.index(state.stage)
    into["taking"] = NONE if state.taking is None else state.taking
    into["taken"] = NONE if state.taken is None else state.taken
    into["ender"] = NONE if state.ender is None else state.ender
    into["ended_by"] = NONE if state.ended_by is None else ENDINGS.index(state.ended_by)
    into["owed"], into["laid"], into["skipping"] = state.owed, state.laid, state.skipping
    into["skips"], into["idle"] = state.skips, state.idle


def _encode_options(state: State, into: Any) -> None:
    into["free"], into["turning"] = state.units == "free", state.turning_roofs
    into["must_store"], into["must_take"] = state.storing == "must", state.takes == "must"
    into["backs_by"] = BACKS_BY.index(state.backs_by)


@compiled
def work_out_all(boxes: Records, positions: Records) -> None:
    """What every façade has; that of the seat to act stays at work."""
    box, position = boxes[0], positions[0]
    for seat in range(box.seats):
        work_out(box, position, seat)
    work_out(box, position, np.int64(position.seat))


def decode(rules: AnyRules, box: Records, position: Records) -> State:
    """The state of a record."""
    readable, seats = box_of(rules), int(box[0]["seats"])
    of = dict(zip(FIELDS, position[0].item(), strict=True))
    return State(
        facades=_facades(of, seats),
        warehouses=tuple(_stored(tiles) for tiles in of["warehouse"][:seats].tolist()),
        heap=tuple(of["heap"][: len(readable.faces)].tolist()),
        backs=tuple(of["backs"][: len(readable.backs)].tolist()),
        tokens=tuple(of["tokens"][:seats].tolist()),
        stock=of["stock"],
        units="free" if of["free"] else "joined",
        turning_roofs=bool(of["turning"]),
        storing="must" if of["must_store"] else "may",
        takes="must" if of["must_take"] else "may",
        backs_by="marks" if of["backs_by"] else "outlines",
        first=Seat(of["first"]),
        seat=Seat(of["seat"]),
        stage=STAGES[of["stage"]],
        taking=None if of["taking"] == NONE else Back(of["taking"]),
        taken=None if of["taken"] == NONE else Tile(of["taken"]),
        owed=bool(of["owed"]),
        laid=of["laid"],
        skipping=bool(of["skipping"]),
        ender=None if of["ender"] == NONE else Seat(of["ender"]),
        skips=of["skips"],
        idle=of["idle"],
        ended_by=None if of["ended_by"] == NONE else RuleId(ENDINGS[of["ended_by"]]),
    )


def _facades(of: Mapping[str, Any], seats: int) -> tuple[Facade, ...]:
    """The tiles of each seat, in the order in which they were built."""
    tiles: list[list[Placed]] = [[] for _ in range(seats)]
    for number in of["built"][: of["number_built"]].tolist():
        seat, placed = _placed(number)
        tiles[seat].append(placed)
    return tuple([Facade(tuple(own)) for own in tiles])


@lru_cache(PLACED_KEPT)
def _placed(placed: int) -> tuple[int, Placed]:
    """Who built the tile, and where."""
    column = Column(column_of(placed) + 1)
    return builder_of(placed), Placed(
        Tile(tile_of(placed)), column, row_of(placed), turn_of(placed)
    )


def _stored(tiles: Sequence[int]) -> tuple[Tile, ...]:
    return tuple([Tile(tile) for tile in tiles if tile != NONE])
