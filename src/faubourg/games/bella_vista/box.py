"""An edition unpacked: its cities, and every move that can be said, made once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain, islice, product
from typing import TypeAlias

from faubourg.core.edition import MOST_PROBLEMS, Edition
from faubourg.core.errors import BadOption
from faubourg.core.facts import Phrase, facts
from faubourg.core.game import Seat
from faubourg.core.grid import square_name
from faubourg.games.bella_vista.cards import respects
from faubourg.games.bella_vista.city import City, Spot
from faubourg.games.bella_vista.edition import Components, TableData
from faubourg.games.bella_vista.layout import BETWEEN_ROWS, LONGEST_MAP, layout_problems, tidy
from faubourg.games.bella_vista.model import (
    RIGHT,
    TURNS,
    WIDTH,
    Decline,
    DrawCard,
    DrawCluster,
    DrawConstraint,
    DrawHeight,
    DrawLot,
    Move,
    Offer,
    Place,
    PostContract,
    Reveal,
    Square,
    TakeContract,
)

CITIES_KEPT = 512
Tier: TypeAlias = Sequence[tuple[int, Place]]
"""Places of one building with the squares that they cover."""


class Site:
    """A city with the places that each constraint allows for each building."""

    def __init__(self, parts: Components, layout: str) -> None:
        self.city = City(parts, layout)
        self._tiers: dict[tuple[int, int], tuple[Tier, Tier, Tier]] = {}

    def tiers(self, number: int, constraint: int) -> tuple[Tier, Tier, Tier]:
        """BV-3.1, BV-3.5, BV-R1 — within the constraint; on the border; anywhere."""
        found = self._tiers.get((number, constraint))
        if found is None:
            city, card = self.city, self.city.parts.constraints[constraint]
            spots = city.spots[number].values()
            within = [spot for spot in spots if respects(city, card, spot.mask)]
            on_border = [spot for spot in spots if spot.mask & city.border]
            found = _tier(within), _tier(on_border), _tier([*spots])
            self._tiers[number, constraint] = found
        return found


def _tier(spots: Sequence[Spot]) -> Tier:
    return [(spot.mask, spot.place) for spot in spots]


def _bad_city(reason: Phrase) -> BadOption:
    return BadOption("bad-option", field="city", reason=reason)


class Box:
    """What the rules look up. Nothing in here changes during a game."""

    def __init__(self, edition: Edition[Components]) -> None:
        self.edition = edition
        self.parts = edition.play
        self.site = lru_cache(CITIES_KEPT)(self._site)
        self.layout = lru_cache(CITIES_KEPT)(self._layout)
        self.names = [square_name(square, WIDTH) for square in range(WIDTH * WIDTH)]
        self.square_named = {name: Square(square) for square, name in enumerate(self.names)}
        self.on_table = frozenset(self.square_named.values())
        self.numbers = range(1, len(self.parts.buildings) + 1)
        self._make_moves()

    def _site(self, layout: str) -> Site:
        return Site(self.parts, layout)

    def city(self, layout: str) -> City:
        return self.site(layout).city

    def place_name(self, place: Place) -> str:
        """A place as it is written: its first square, and the quarter turns if any."""
        return self.names[place.square] + (f"/{place.turn}" if place.turn else "")

    def table(self, seats: int) -> TableData:
        return self.parts.tables[seats]

    def _layout(self, city: str) -> str:
        """BV-1.1 — the whole map that a name or a text means; BadOption says what is wrong."""
        parts, known = self.parts, (*self.parts.cities,)
        if len(city) > LONGEST_MAP:
            raise _bad_city(Phrase("option-too-long", {"limit": LONGEST_MAP}))
        name = city.strip().lower().replace(" ", "-") or known[0]
        if name in known:
            return tidy(parts.cities[name])
        layout = tidy(city)
        if BETWEEN_ROWS not in layout:
            raise _bad_city(Phrase("bella-no-city", facts(name=city, known=known)))
        found = layout_problems(parts.tiles, parts.sizes, parts.unit, layout)
        problems = (*islice(found, MOST_PROBLEMS),)
        if problems:
            raise _bad_city(Phrase("bella-bad-city", facts(problems=problems, known=known)))
        return layout

    def _make_moves(self) -> None:
        parts, cards = self.parts, range(len(self.parts.buildings) + 1)
        most = max(len(table.slots) for table in parts.tables.values())
        self.offers = {(s, c): Offer(s, c) for s in (*range(most), RIGHT) for c in cards}
        self.takes = [TakeContract(n) for n in range(len(parts.contracts))]
        self.lots = [DrawLot(Seat(n)) for n in range(max(parts.tables))]
        self.constraints = [DrawConstraint(n) for n in range(len(parts.constraints))]
        self.heights = [DrawHeight(n) for n in range(len(parts.heights))]
        self.clusters = [DrawCluster(n) for n in range(len(parts.clusters))]
        self.posts = [PostContract(n) for n in range(len(parts.contracts))]
        self.draws = [DrawCard(n) for n in cards]
        self.reveals = [Reveal(n) for n in cards]

    def every_move(self) -> Iterator[Move]:
        """Every move that can be said on the largest table."""
        yield Decline()
        draws = (self.lots, self.constraints, self.heights, self.clusters, self.posts)
        yield from chain(self.offers.values(), self.takes, self.draws, self.reveals, *draws)
        for square, turn in product(range(WIDTH * WIDTH), range(TURNS)):
            yield Place(Square(square), turn)
