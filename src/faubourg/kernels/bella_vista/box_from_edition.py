"""An edition, its options and a city as one box; whatever does not fit is said."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from faubourg.games.bella_vista import BellaVista
from faubourg.games.bella_vista.building_shapes import Cells
from faubourg.games.bella_vista.card_conditions import (
    entirely_on,
    needed,
    respects,
    straddles,
)
from faubourg.games.bella_vista.city_geometry import City, Ground, Spot, members
from faubourg.games.bella_vista.edition_schema import Components, ContractData, TableData
from faubourg.games.bella_vista.model import BellaVistaOptions
from faubourg.kernels.bella_vista import layout
from faubourg.kernels.bella_vista.layout import BOX, NO_SQUARE, SQUARES, WORD
from faubourg.kernels.kernel_protocol import Records, TooLargeForKernel
from faubourg.kernels.size_limits import check_sizes

FEATURES = {
    "straddling": layout.STRADDLING,
    "border": layout.ON_BORDER,
    "river": layout.BESIDE_RIVER,
    "park": layout.BESIDE_PARK,
}


def pack(rules: BellaVista, seats: int, options: BellaVistaOptions) -> Records:
    """The box for so many seats in the city of these options."""
    parts, text = rules.box.parts, rules.box.layout(options.city)
    city, table = rules.box.city(text), parts.tables[seats]
    check_sizes(_sizes(parts, table, city))
    boxes = np.zeros(1, BOX)
    box = boxes[0]
    _pack_numbers(box, parts, table, seats)
    _pack_cards(box, parts, seats)
    _pack_squares(box, city)
    _pack_spots(box, city)
    box["closed_contracts"] = options.closed_contracts
    box["layout_length"] = len(text)
    box["layout"][: len(text)] = [*text.encode()]
    return boxes


def _sizes(parts: Components, table: TableData, city: City) -> Iterator[tuple[str, int, int]]:
    """What is counted, how many there are, and how many fit."""
    shapes = _orientations(city)
    offers = len(table.start)
    yield "district-squares", len(city.squares), SQUARES
    yield "districts", len(city.districts), layout.FEATURES - len(FEATURES)
    yield "footprints-with-turns", len(shapes), layout.ORIENTATIONS
    yield "squares-of-a-footprint", max(map(len, shapes)), layout.CELLS
    yield "construction-cards", len(parts.buildings) * table.sets, layout.CARDS
    yield "cards-in-hand", table.hand, layout.CARDS
    yield "slots", len(table.slots), layout.SLOTS
    yield "offers", offers, layout.OFFERS
    yield "rounds", parts.rounds, layout.ROUNDS
    yield "buildings", parts.rounds * (offers + table.neutral), layout.BUILDINGS
    yield "constraints", len(parts.constraints), layout.CONSTRAINTS
    yield "contracts", len(parts.contracts), layout.CONTRACTS
    yield "open-contracts", parts.open_contracts, layout.OPEN_CONTRACTS
    yield "ledger-entries", 2 * parts.rounds * offers, layout.LEDGER
    yield "characters-of-a-map", len(city.layout), layout.LONGEST_LAYOUT


def _pack_numbers(box: Any, parts: Components, table: TableData, seats: int) -> None:
    box["seats"] = seats
    box["numbers"] = len(parts.buildings)
    box["rounds"] = parts.rounds
    box["open_contracts"] = parts.open_contracts
    box["smaller_coins"] = parts.smaller_coins
    box["tallest_coins"] = parts.tallest_coins
    box["start_coins"] = table.coins
    box["sets"] = table.sets
    box["hand"] = table.hand
    box["neutral"] = table.neutral
    box["slots"] = len(table.slots)
    box["prices"][: len(table.slots)] = table.slots
    box["offers"] = len(table.start)
    box["start_order"][: len(table.start)] = table.start


def _pack_cards(box: Any, parts: Components, seats: int) -> None:
    box["every_constraint"] = (1 << len(parts.constraints)) - 1
    box["every_contract"] = (1 << len(parts.contracts)) - 1
    box["contracts"] = len(parts.contracts)
    districts = [tile.mark for tile in parts.tiles if tile.kind == "district"]
    for number, contract in enumerate(parts.contracts):
        box["contract_needed"][number] = needed(contract, seats)
        box["contract_coins"][number] = contract.coins
        _pack_condition(box, number, contract, districts)
    box["heights"], box["clusters"] = len(parts.heights), len(parts.clusters)
    for number, height in enumerate(parts.heights):
        box["height_kind"][number] = layout.HEIGHT_KINDS.index(height.kind)
    for number, cluster in enumerate(parts.clusters):
        box["cluster_kind"][number] = layout.CLUSTER_KINDS.index(cluster.kind)
        box["cluster_coins"][number] = cluster.coins


def _pack_condition(
    box: Any, number: int, contract: ContractData, districts: Sequence[str]
) -> None:
    """BV-3.8 — some contracts count buildings, others the districts that have any."""
    if contract.kind == "each":
        wanted = {districts.index(mark) for mark in contract.districts}
        if len(wanted) < len(contract.districts):
            raise TooLargeForKernel("kernel-contract-with-district-twice", mark=contract.mark)
        box["contract_districts"][number] = sum(1 << each for each in wanted)
    elif contract.kind == "district":
        box["contract_feature"][number] = districts.index(contract.districts)
    else:
        box["contract_feature"][number] = FEATURES[contract.kind]


def _pack_squares(box: Any, city: City) -> None:
    box["squares"][: len(city.squares)] = city.squares
    box["numbers_on_table"] = NO_SQUARE
    for number, square in enumerate(city.squares):
        box["numbers_on_table"][square] = number
        box["near"][number] = words_of(city.near[square], 2)


def _pack_spots(box: Any, city: City) -> None:
    shapes = _orientations(city)
    box["spot_words"] = len(shapes) * SQUARES // WORD
    for orientation, cells in enumerate(shapes):
        box["cells"][orientation] = len(cells)
    spots: dict[int, Spot] = {}
    for number, turns in enumerate(city.turns):
        if turns:
            box["first_orientation"][number] = shapes.index(turns[0])
            box["turns"][number] = len(turns)
            spots |= {spot_number(box, number, each): each for each in city.spots[number].values()}
    _pack_tiers(box, city, spots)
    _pack_covers(box, spots)
    _pack_surroundings(box, city, spots)


def _pack_tiers(box: Any, city: City, spots: Mapping[int, Spot]) -> None:
    """BV-3.1, BV-3.5, BV-R1 — the spots within each constraint, on the border, and all."""
    border = {number for number, spot in spots.items() if spot.mask & city.border}
    box["tiers"][layout.BORDER_TIER] = _spot_words(border)
    box["tiers"][layout.WHOLE_TIER] = box["start"] = _spot_words(spots)
    for card, constraint in enumerate(city.parts.constraints):
        within = (n for n, spot in spots.items() if respects(city, constraint, spot.mask))
        box["tiers"][card] = _spot_words(within)


def _pack_covers(box: Any, spots: Mapping[int, Spot]) -> None:
    """BV-3.1 — which squares a spot covers, and which spots are over with a square."""
    covers, over = box["covers"], [0] * SQUARES
    for number, spot in spots.items():
        squares = [*members(spot.mask)]
        covers[number, : len(squares)] = squares
        for square in squares:
            over[square] |= 1 << number
    for square, blocked in enumerate(over):
        box["spared"][square] = words_of(~blocked, layout.SPOT_WORDS)


def _pack_surroundings(box: Any, city: City, spots: Mapping[int, Spot]) -> None:
    """BV-3.8, BV-5.1 — what contracts and height objectives count."""
    features, grounds = box["features"], box["grounds"]
    kinds = (city.parks, city.rivers, (Ground("", "", city.border),))
    for number, spot in spots.items():
        features[number] = sum(1 << each for each in _features(city, spot.mask))
        for kind, each in enumerate(kinds):
            grounds[kind, number] = sum(bool(spot.mask & ground.beside) for ground in each)


def _features(city: City, mask: int) -> Iterator[int]:
    """BV-3.8 — what contracts count."""
    yield from (n for n, mark in enumerate(city.districts) if entirely_on(city, mask, mark))
    if straddles(city, mask):
        yield layout.STRADDLING
    if mask & city.border:
        yield layout.ON_BORDER
    if mask & city.beside_river:
        yield layout.BESIDE_RIVER
    if mask & city.beside_park:
        yield layout.BESIDE_PARK


def spot_number(box: Any, number: int, spot: Spot) -> int:
    """The number of a spot for the building of this number."""
    orientation = int(box["first_orientation"][number]) + spot.place.turn
    return orientation * SQUARES + int(box["numbers_on_table"][spot.place.square])


def _orientations(city: City) -> list[Cells]:
    """Every turn of every footprint; buildings of one footprint share them."""
    distinct = dict.fromkeys(turns for turns in city.turns if turns)
    return [cells for turns in distinct for cells in turns]


def words_of(bits: int, number: int) -> list[int]:
    return [bits >> WORD * each & (2**WORD - 1) for each in range(number)]


def _spot_words(numbers: Iterable[int]) -> list[int]:
    return words_of(sum(1 << number for number in numbers), layout.SPOT_WORDS)
