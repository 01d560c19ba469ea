"""Edition files of Bella Vista: what they hold, and what makes them playable."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, pairwise
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from faubourg.core.edition import Printer, Problem, problem
from faubourg.core.phrases import Phrase
from faubourg.games.bella_vista.building_shapes import cells_of, is_connected
from faubourg.games.bella_vista.city_map_reader import (
    LONGEST_MAP,
    Size,
    TileData,
    TileKind,
    map_problems,
    size_problems,
)

MOST_TILES = 62
"""As many as there are letters and digits to mark them."""
Few: TypeAlias = Annotated[int, Meta(ge=1, le=99)]
Price: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
SeatCount: TypeAlias = Annotated[int, Meta(ge=2, le=4)]
Mark: TypeAlias = Annotated[
    str, Meta(pattern="^[A-Z0-9]{1,8}[+-]?$(?!\\n)", description="as in moves")
]
Districts: TypeAlias = Annotated[
    str, Meta(max_length=MOST_TILES, description="marks of district tiles, in one word")
]

CityName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
CityMap: TypeAlias = Annotated[str, Meta(max_length=LONGEST_MAP)]


class ConstraintData(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    mark: Mark
    kind: Literal[
        "districts", "park-imposed", "park-forbidden", "river-forbidden", "border-forbidden"
    ]
    districts: Districts = ""


class ContractData(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    mark: Mark
    kind: Literal["district", "each", "straddling", "border", "river", "park"]
    needed: Few
    needed_by_two: Annotated[int, Meta(ge=1, le=99, description="with 2 architects (BV-3.9)")]
    coins: Few
    districts: Districts = ""


class HeightData(Struct, frozen=True, forbid_unknown_fields=True):
    mark: Mark
    kind: Literal["park", "river", "border"]


class ClusterData(Struct, frozen=True, forbid_unknown_fields=True):
    mark: Mark
    kind: Literal["largest", "groups", "alone"]
    coins: Annotated[int, Meta(ge=-99, le=99)]


class TableData(Struct, frozen=True, forbid_unknown_fields=True):
    """What depends on the number of architects."""

    slots: Annotated[
        tuple[Price, ...], Meta(min_length=1, max_length=8, description="dearest first")
    ]
    coins: Annotated[int, Meta(ge=0, le=999)]
    sets: Annotated[int, Meta(ge=1, le=4, description="sets of construction cards for each")]
    hand: Few
    start: Annotated[
        tuple[Annotated[int, Meta(ge=0, le=3)], ...],
        Meta(max_length=16, description="the colours below the board, by the order of the draw"),
    ]
    neutral: Annotated[bool, Meta(description="neutral buildings are placed (BV-4.1)")]


class Components(Struct, frozen=True, forbid_unknown_fields=True):
    """All that the rules see of a box."""

    rounds: Few
    squares: Annotated[int, Meta(ge=1, le=676, description="squares of all tiles together")]
    open_contracts: Few
    smaller_coins: Price
    tallest_coins: Price
    unit: Annotated[int, Meta(ge=1, le=4, description="squares a side for a character of a map")]
    tiles: Annotated[tuple[TileData, ...], Meta(min_length=1, max_length=MOST_TILES)]
    sizes: Annotated[dict[TileKind, Size], Meta(max_length=3)]
    buildings: Annotated[
        tuple[Annotated[str, Meta(pattern="^[#./]{1,24}$(?!\\n)")], ...],
        Meta(min_length=1, max_length=9, description="footprints, from no. 1 on"),
    ]
    constraints: Annotated[tuple[ConstraintData, ...], Meta(max_length=40)]
    contracts: Annotated[tuple[ContractData, ...], Meta(max_length=60)]
    heights: Annotated[tuple[HeightData, ...], Meta(min_length=1, max_length=20)]
    clusters: Annotated[tuple[ClusterData, ...], Meta(min_length=1, max_length=20)]
    tables: Annotated[dict[SeatCount, TableData], Meta(min_length=1, max_length=3)]
    cities: Annotated[
        dict[CityName, CityMap],
        Meta(min_length=1, max_length=12, description="maps, the first by default"),
    ]


def check(box: Components) -> Iterator[Problem]:
    """What keeps an edition from being played; nothing for a good one."""
    if problems := [*chain(_tile_problems(box), _footprint_problems(box))]:
        yield from problems
        return
    yield from _card_problems(box)
    for seats, table in sorted(box.tables.items()):
        yield from _table_problems(box, seats, table)
    yield from _city_problems(box)


def _tile_problems(box: Components) -> Iterator[Problem]:
    yield from _twice("tiles", [tile.mark for tile in box.tiles])
    yield from size_problems(box.tiles, box.sizes, box.unit)
    kinds = [tile.kind for tile in box.tiles]
    if "district" not in kinds:
        yield problem("tiles", "bella-no-district")
    counted = sum(
        box.sizes[kind].height * box.sizes[kind].width for kind in kinds if kind in box.sizes
    )
    if counted != box.squares:
        yield problem("squares", "count", said=box.squares, counted=counted)


def _footprint_problems(box: Components) -> Iterator[Problem]:
    for number, shape in enumerate(box.buildings, 1):
        if not is_connected(cells_of(shape)):
            yield problem("buildings", "bella-bad-footprint", number=number, shape=shape)


def _card_problems(box: Components) -> Iterator[Problem]:
    known = {tile.mark for tile in box.tiles if tile.kind == "district"}
    for field, cards in (("constraints", box.constraints), ("contracts", box.contracts)):
        yield from _twice(field, [card.mark for card in cards])
        for card in cards:
            wanted = card.kind in ("districts", "district", "each")
            if wanted != bool(card.districts) or not {*card.districts} <= known:
                names = tuple(sorted(known))
                yield problem(field, "bella-bad-districts", card=card.mark, known=names)
    yield from _twice("heights", [card.mark for card in box.heights])
    yield from _twice("clusters", [card.mark for card in box.clusters])
    if len(box.constraints) < box.rounds:
        said, needed = len(box.constraints), box.rounds
        yield problem("constraints", "bella-too-few-constraints", said=said, needed=needed)


def _table_problems(box: Components, seats: int, table: TableData) -> Iterator[Problem]:
    field = f"tables.{seats}"
    if any(dear <= cheap for dear, cheap in pairwise(table.slots)):
        yield problem(f"{field}.slots", "bella-slots-order")
    turns = [table.start.count(seat) for seat in range(seats)]
    if {*table.start} != {*range(seats)} or len({*turns}) > 1:
        yield problem(f"{field}.start", "bella-bad-start", seats=seats)
        return
    held, needed = len(box.buildings) * table.sets, box.rounds * turns[0]
    if held < needed or table.hand < turns[0]:
        yield problem(f"{field}.sets", "bella-too-few-cards", said=held, needed=needed)
    last, numbers = box.rounds - 1, len(box.buildings)
    if table.neutral and last > numbers:
        yield problem(f"{field}.neutral", "bella-too-few-neutral", said=numbers, needed=last)


def _city_problems(box: Components) -> Iterator[Problem]:
    """Of the first city that cannot be built; the others may have the same."""
    for name, text in box.cities.items():
        if reasons := [*map_problems(box.tiles, box.sizes, box.unit, text)]:
            for reason in reasons:
                yield problem(f"cities.{name}", "bella-city-problem", reason=reason)
            return


def _twice(field: str, keys: list[str]) -> Iterator[Problem]:
    for key in sorted({key for key in keys if keys.count(key) > 1}):
        yield problem(field, "twice", name=key)


PRINTER = Printer("bella_vista", Components, check)


def district_word(tile: TileData) -> Phrase:
    return Phrase(f"bella-{tile.pattern}-{tile.symbol}")
