"""Constraint, contract and objective cards: one function for each kind that an edition can print.

The row of a card is all there is to it: legality, progress, points and sentences read the same row.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from faubourg.core.phrases import Phrase, facts
from faubourg.games.bella_vista.city_geometry import City, Ground
from faubourg.games.bella_vista.edition_schema import (
    ClusterData,
    Components,
    ConstraintData,
    ContractData,
    HeightData,
    district_word,
)

Masks: TypeAlias = Sequence[int]
"""The squares of each building of one architect."""


# BV-3.3, BV-3.4: constraints


def respects(city: City, card: ConstraintData, mask: int) -> bool:
    """Whether a building on these squares respects the constraint."""
    return _CONSTRAINTS[card.kind](city, card, mask)


def on_districts(city: City, card: ConstraintData, mask: int) -> bool:
    """BV-3.3 — entirely on the indicated districts; it may straddle several of them."""
    return not off_districts(city, card, mask)


def off_districts(city: City, card: ConstraintData, mask: int) -> int:
    """The squares that lie on other districts than the indicated ones."""
    for mark in card.districts:
        mask &= ~city.districts[mark]
    return mask


_CONSTRAINTS: Mapping[str, Callable[[City, ConstraintData, int], bool]] = {
    "districts": on_districts,
    "park-imposed": lambda city, _, mask: bool(mask & city.beside_park),
    "park-forbidden": lambda city, _, mask: not mask & city.beside_park,
    "river-forbidden": lambda city, _, mask: not mask & city.beside_river,
    "border-forbidden": lambda city, _, mask: not mask & city.border,
}


# BV-3.7 to BV-3.9: contracts


def progress(city: City, card: ContractData, own: Masks) -> int:
    """How much of what a contract asks for these buildings of one architect have."""
    return _CONTRACTS[card.kind](city, card, own)


def needed(card: ContractData, seats: int) -> int:
    """BV-3.9 — with 2 architects some contracts ask for more."""
    return card.needed_by_two if seats == 2 else card.needed


def entirely_on(city: City, mask: int, mark: str) -> bool:
    """BV-3.8 — all squares on that tile; a straddling building is entirely on none."""
    return not mask & ~city.districts[mark]


def straddles(city: City, mask: int) -> bool:
    """BV-3.8 — on at least 2 district tiles."""
    return not any(entirely_on(city, mask, mark) for mark in city.districts)


def _on_district(city: City, card: ContractData, own: Masks) -> int:
    return sum(entirely_on(city, mask, card.districts) for mask in own)


def _on_each(city: City, card: ContractData, own: Masks) -> int:
    return sum(any(entirely_on(city, mask, mark) for mask in own) for mark in card.districts)


_CONTRACTS: Mapping[str, Callable[[City, ContractData, Masks], int]] = {
    "district": _on_district,
    "each": _on_each,
    "straddling": lambda city, _, own: sum(straddles(city, mask) for mask in own),
    "border": lambda city, _, own: sum(bool(mask & city.border) for mask in own),
    "river": lambda city, _, own: sum(bool(mask & city.beside_river) for mask in own),
    "park": lambda city, _, own: sum(bool(mask & city.beside_park) for mask in own),
}


# BV-5.1: height objectives


def grounds(city: City, card: HeightData) -> Sequence[Ground]:
    """What buildings have to stand beside: each park, each river, or the border as a whole."""
    return _HEIGHTS[card.kind](city)


_HEIGHTS: Mapping[str, Callable[[City], Sequence[Ground]]] = {
    "park": lambda city: city.parks,
    "river": lambda city: city.rivers,
    "border": lambda city: (Ground("", "", city.border),),
}


# Words


def constraint_words(parts: Components, card: ConstraintData) -> Phrase:
    districts = districts_words(parts, card.districts)
    return Phrase(f"bella-constraint-{card.kind}", facts(districts=districts))


def contract_words(parts: Components, card: ContractData, seats: int) -> Phrase:
    districts, kind = districts_words(parts, card.districts), str(card.kind)
    if kind == "each" and isinstance(districts, Phrase):
        districts = Phrase(districts.key.replace("all", "each", 1))
    elif kind == "each":
        kind = "each-listed"
    known = facts(districts=districts, needed=needed(card, seats), coins=card.coins)
    return Phrase(f"bella-contract-{kind}", known)


def height_words(card: HeightData) -> Phrase:
    return Phrase(f"bella-height-{card.kind}")


def cluster_words(card: ClusterData) -> Phrase:
    return Phrase(f"bella-cluster-{card.kind}", facts(coins=abs(card.coins)))


def districts_words(parts: Components, marks: str) -> Phrase | tuple[Phrase, ...]:
    """ "The plain districts" where these are all of them, otherwise one by one."""
    districts = [tile for tile in parts.tiles if tile.kind == "district"]
    for name in dict.fromkeys(face for tile in districts for face in (tile.pattern, tile.symbol)):
        if {*marks} == {tile.mark for tile in districts if name in (tile.pattern, tile.symbol)}:
            return Phrase(f"bella-all-{name}")
    return tuple(district_word(tile) for tile in districts if tile.mark in marks)
