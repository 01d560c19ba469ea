"""The city of Bella Vista, described square by square, and what architects count for themselves."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Literal

from msgspec import Struct

from faubourg.core.game_protocol import Seat
from faubourg.core.phrases import Phrase
from faubourg.core.table import Table
from faubourg.games.bella_vista import BellaVista
from faubourg.games.bella_vista.card_conditions import (
    cluster_words,
    constraint_words,
    contract_words,
    height_words,
    needed,
    progress,
    respects,
)
from faubourg.games.bella_vista.city_generator import generate
from faubourg.games.bella_vista.city_geometry import City
from faubourg.games.bella_vista.city_map_reader import TileKind
from faubourg.games.bella_vista.edition_schema import Components, ContractData, TableData
from faubourg.games.bella_vista.model import TURNS, Place, Stage, View
from faubourg.games.bella_vista.rules import Reach, acting, masks_of, number_to_build, reach
from faubourg.server.board_data import Kit


class CitySquare(Struct, frozen=True):
    square: int
    """As moves count it: 26 to a row."""
    name: str
    tile: str
    """The mark of the tile that it lies on."""
    kind: TileKind
    border: bool
    """Whether a building on it is on the border (BV-3.2)."""
    park: bool
    """Whether a building on it is beside a park."""
    river: bool


class Board(Struct, frozen=True):
    width: int
    height: int
    squares: tuple[CitySquare, ...]
    turns: tuple[tuple[tuple[tuple[int, int], ...], ...], ...]
    """For each number, for each different turn, the squares covered: rows and columns from the
    first; no. 0 has none."""
    parts: Components
    table: TableData
    """What depends on the number of architects."""
    constraints: tuple[Phrase, ...]
    contracts: tuple[Phrase, ...]
    heights: tuple[Phrase, ...]
    clusters: tuple[Phrase, ...]


class Progress(Struct, frozen=True):
    """How far each architect is with a contract that lies open."""

    card: int
    needed: int
    have: tuple[int, ...]
    nearer: tuple[str, ...]
    """The places, as moves name them, that bring the viewer who is to build nearer to it."""


class Aids(Struct, frozen=True):
    contracts: tuple[Progress, ...]
    barred: tuple[int, ...]
    """The squares that the constraint keeps every building off."""
    building: int | None
    """The number of the building that is to be put up now."""
    reach: Literal["within", "border", "anywhere", "nowhere"] | None
    """Where it may go: within the constraint, or where BV-3.5 and BV-R1 send it."""


def board_of(table: Table[Any, Any, Any]) -> Board:
    rules = table.rules
    assert isinstance(rules, BellaVista)
    parts, seats = rules.box.parts, len(table.names)
    city = rules.box.city(table.state.city)
    return Board(
        width=city.width,
        height=city.height,
        squares=tuple(_squares(rules, city)),
        turns=tuple(tuple(tuple(cells) for cells in turns) for turns in city.turns),
        parts=parts,
        table=rules.box.table(seats),
        constraints=tuple(constraint_words(parts, card) for card in parts.constraints),
        contracts=tuple(contract_words(parts, card, seats) for card in parts.contracts),
        heights=tuple(map(height_words, parts.heights)),
        clusters=tuple(map(cluster_words, parts.clusters)),
    )


def _squares(rules: BellaVista, city: City) -> list[CitySquare]:
    return [
        CitySquare(
            square,
            rules.box.names[square],
            tile.mark,
            tile.kind,
            border=bool(bit & city.border),
            park=bool(bit & city.beside_park),
            river=bool(bit & city.beside_river),
        )
        for square, tile in sorted(city.tile_at.items())
        for bit in (city.bit.get(square, 0),)
    ]


def aids_of(rules: BellaVista, view: View) -> Aids:
    building = number_to_build(view) if view.stage in _BUILDING else None
    by_rule, places = (None, []) if building is None else reach(rules.box, view)
    return Aids(
        contracts=tuple(_progress(rules, view, number, places) for number in view.market),
        barred=tuple(_barred(rules, rules.box.city(view.city), view)),
        building=building,
        reach=None if by_rule is None else _REACHES[by_rule],
    )


def _progress(rules: BellaVista, view: View, number: int, places: list[Place]) -> Progress:
    city, seats = rules.box.city(view.city), len(view.coins)
    card = rules.box.parts.contracts[number]
    have = [progress(city, card, masks_of(rules.box, view, Seat(seat))) for seat in range(seats)]
    viewer = view.viewer
    builds = viewer is not None and view.stage is Stage.BUILD and viewer == acting(view)
    nearer = _nearer(rules, view, card, places) if builds else ()
    return Progress(number, needed(card, seats), tuple(have), nearer)


def _nearer(
    rules: BellaVista, view: View, card: ContractData, places: list[Place]
) -> tuple[str, ...]:
    """The places with which the builder would have more of what the contract asks for."""
    city, built = rules.box.city(view.city), masks_of(rules.box, view, acting(view))
    spots, so_far = city.spots[number_to_build(view)], progress(city, card, built)
    return tuple(
        rules.box.place_name(place)
        for place in places
        if progress(city, card, [*built, spots[place.square * TURNS + place.turn].mask]) > so_far
    )


_BUILDING = (Stage.BUILD, Stage.NEUTRAL)
_REACHES: Mapping[Reach, Literal["within", "border", "anywhere", "nowhere"]] = {
    Reach.WITHIN: "within",
    Reach.BORDER: "border",
    Reach.ANYWHERE: "anywhere",
    Reach.NOWHERE: "nowhere",
}


def _barred(rules: BellaVista, city: City, view: View) -> list[int]:
    """Squares that no building may cover; a park can be imposed on a building only as a whole."""
    if not view.turned:
        return []
    card = rules.box.parts.constraints[view.turned[-1]]
    if card.kind == "park-imposed":
        return []
    return [square for square, bit in city.bit.items() if not respects(city, card, bit)]


def suggested(rules: BellaVista, rng: Random) -> dict[str, str]:
    """Another city than any before."""
    return {"city": generate(rules.box.parts, rng)}


KIT = Kit(board_of, aids_of, suggested)
