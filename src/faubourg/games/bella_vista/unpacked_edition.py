"""An edition unpacked: its cities, and every move that can be said, made once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, islice, product
from typing import TypeAlias

from faubourg.core.decoding_errors import clipped
from faubourg.core.edition import MOST_PROBLEMS, Edition
from faubourg.core.errors import BadOption
from faubourg.core.game_protocol import Seat
from faubourg.core.grid import square_name
from faubourg.core.owned_caches import Recent
from faubourg.core.phrases import Phrase, facts
from faubourg.games.bella_vista.card_conditions import respects
from faubourg.games.bella_vista.city_geometry import City
from faubourg.games.bella_vista.city_map_reader import (
    BETWEEN_ROWS,
    LONGEST_MAP,
    map_problems,
    tidy,
)
from faubourg.games.bella_vista.edition_schema import Components, TableData
from faubourg.games.bella_vista.find_city_by_name import city_called, titles_of
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

COVER_KEPT = 20_000_000
"""Bits of the places in the cities that are kept laid out: a bit for each square of the city, for
each square to build from, for each building. With all that belongs to it a bit takes two bytes."""
LAYOUTS_KEPT = 256
Tier: TypeAlias = Sequence[tuple[int, Place]]
"""Places of one building with the squares that they cover."""


class Site:
    """A city with the places that each constraint allows for each building."""

    def __init__(self, parts: Components, layout: str) -> None:
        self.city = City(parts, layout)
        self._tiers: dict[tuple[int, int], tuple[Tier, Tier, Tier]] = {}
        self._whole: dict[int, tuple[Tier, Tier]] = {}

    def tiers(self, number: int, constraint: int) -> tuple[Tier, Tier, Tier]:
        """BV-3.1, BV-3.5, BV-R1 — within the constraint; on the border; anywhere."""
        found = self._tiers.get((number, constraint))
        if found is None:
            city, card = self.city, self.city.parts.constraints[constraint]
            on_border, anywhere = self._without_constraint(number)
            within = [place for place in anywhere if respects(city, card, place[0])]
            found = self._tiers[number, constraint] = within, on_border, anywhere
        return found

    def _without_constraint(self, number: int) -> tuple[Tier, Tier]:
        """The same for every constraint, which share these pairs."""
        found = self._whole.get(number)
        if found is None:
            anywhere = [(spot.mask, spot.place) for spot in self.city.spots[number].values()]
            on_border = [place for place in anywhere if place[0] & self.city.border]
            found = self._whole[number] = on_border, anywhere
        return found


def _apart(faults: Sequence[Phrase]) -> Phrase:
    """Faults one after the other, which hold commas themselves."""
    first, *others = faults
    if not others:
        return first
    return Phrase("bella-city-faults", {"fault": first, "others": _apart(others)})


def _bad_city(reason: Phrase) -> BadOption:
    return BadOption("bad-option", field="city", reason=reason)


class Sites(Recent[str, Site]):
    """The cities that lie on tables now or lay there lately."""

    __slots__ = ("parts",)

    def __init__(self, parts: Components) -> None:
        cover = parts.squares**2 * len(parts.buildings)
        super().__init__(max(1, COVER_KEPT // cover))
        self.parts = parts

    def make(self, key: str) -> Site:
        return Site(self.parts, key)


class Layouts(Recent[str, str]):
    """BV-1.1 — the whole maps that names and texts mean."""

    __slots__ = ("parts",)

    def __init__(self, parts: Components) -> None:
        super().__init__(LAYOUTS_KEPT)
        self.parts = parts

    def make(self, key: str) -> str:
        """BadOption says what is wrong; nothing is kept of it then."""
        parts, known = self.parts, (*self.parts.cities,)
        if len(key) > LONGEST_MAP:
            raise _bad_city(Phrase("option-too-long", {"limit": LONGEST_MAP}))
        if not key.strip():
            return tidy(parts.cities[known[0]])
        layout = tidy(key)
        if BETWEEN_ROWS not in layout:
            if name := city_called(key, known):
                return tidy(parts.cities[name])
            titles = titles_of(known)
            raise _bad_city(Phrase("bella-no-city", facts(name=clipped(key), known=titles)))
        found = map_problems(parts.tiles, parts.sizes, parts.unit, key)
        if problems := (*islice(found, MOST_PROBLEMS),):
            raise _bad_city(
                Phrase("bella-bad-city", facts(problems=_apart(problems), known=titles_of(known)))
            )
        return layout


class Box:
    """What the rules look up. Nothing in here changes during a game."""

    def __init__(self, edition: Edition[Components]) -> None:
        self.edition = edition
        self.parts = edition.play
        self._sites = Sites(self.parts)
        self._layouts = Layouts(self.parts)
        self.names = [square_name(square, WIDTH) for square in range(WIDTH * WIDTH)]
        self.square_named = {name: Square(square) for square, name in enumerate(self.names)}
        self.on_table = frozenset(self.square_named.values())
        self.numbers = range(1, len(self.parts.buildings) + 1)
        self._make_moves()

    def site(self, layout: str) -> Site:
        return self._sites[layout]

    def city(self, layout: str) -> City:
        return self._sites[layout].city

    def layout(self, city: str) -> str:
        """BV-1.1 — the whole map that a name or a text means; BadOption says what is wrong."""
        return self._layouts[city]

    def place_name(self, place: Place) -> str:
        """A place as it is written: its first square, and the quarter turns if any."""
        return self.names[place.square] + (f"/{place.turn}" if place.turn else "")

    def table(self, seats: int) -> TableData:
        return self.parts.tables[seats]

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
