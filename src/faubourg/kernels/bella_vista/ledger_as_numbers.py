"""The ledger of a game in numbers of 16 bits, entry by entry as it was written.

Paid: seat, round and price. Earned: the building; what it brought follows from the buildings that
stood when it was built, so that the kernel writes no more than that. A ledger that says something
else, as only a made-up position has it, says it in the numbers that follow, two buildings in each.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from faubourg.core.game_protocol import Seat
from faubourg.games.bella_vista.city_geometry import City
from faubourg.games.bella_vista.model import Building, Earned, Entry, Paid

SEAT, ROUND, PRICE = 1 << 12, 1 << 7, 1 << 7
EARNED, BUILDING, FOLLOWS, TALLEST = 1 << 15, 1 << 8, 1 << 7, 1 << 6
OTHER = 1 << 6
Standing: TypeAlias = tuple[list[int], list[int], list[int]]
"""Of each building in turn the squares that it covers, those around it, and its height."""


def coded(city: City, buildings: Sequence[Building], ledger: Sequence[Entry]) -> list[int]:
    standing = _standing(city, buildings)
    return [number for entry in ledger for number in _coded_entry(standing, entry)]


def _coded_entry(standing: Standing, entry: Entry) -> Iterator[int]:
    if isinstance(entry, Paid):
        yield entry.seat * SEAT + entry.round * ROUND + entry.price
    elif entry == _earned(standing, entry.building):
        yield EARNED + entry.building * BUILDING + FOLLOWS
    else:
        smaller = entry.smaller
        told = entry.building * BUILDING + entry.tallest * TALLEST + len(smaller)
        yield EARNED + told
        for one, other in zip(smaller[::2], (*smaller, 0)[1::2], strict=True):
            yield one * OTHER + other


def decoded(city: City, buildings: Sequence[Building], numbers: Sequence[int]) -> tuple[Entry, ...]:
    return tuple(_entries(_standing(city, buildings), iter(numbers)))


def _entries(standing: Standing, numbers: Iterator[int]) -> Iterator[Entry]:
    for number in numbers:
        building = number % EARNED // BUILDING
        if not number & EARNED:
            yield Paid(Seat(number // SEAT), number % SEAT // ROUND, number % PRICE)
        elif number & FOLLOWS:
            yield _earned(standing, building)
        else:
            count = number % TALLEST
            pairs = [divmod(next(numbers), OTHER) for _ in range((count + 1) // 2)]
            smaller = tuple(each for pair in pairs for each in pair)[:count]
            yield Earned(building, smaller, bool(number & TALLEST))


def _standing(city: City, buildings: Sequence[Building]) -> Standing:
    spots = [city.spot_of(each) for each in buildings]
    heights = [each.number for each in buildings]
    return [spot.mask for spot in spots], [spot.around for spot in spots], heights


def _earned(standing: Standing, number: int) -> Earned:
    """BV-3.6 — what a building brought, from those that stood already."""
    masks, arounds, heights = standing
    around, height = arounds[number], heights[number]
    near = [n for n, mask in enumerate(masks[:number]) if mask & around]
    smaller = tuple([n for n in near if heights[n] < height])
    return Earned(number, smaller, len(smaller) == len(near))
