"""What the contract suite needs to know of Sunrise Lane: what is conserved, odd positions."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from msgspec.structs import replace

from faubourg.core.game_protocol import RuleId, Seat, Viewer
from faubourg.games.sunrise import Sunrise
from faubourg.games.sunrise.model import (
    BuildHouse,
    Building,
    BuildPark,
    Cards,
    Colour,
    Deal,
    Discard,
    FullAreas,
    House,
    Move,
    Park,
    Space,
    Stage,
    State,
    SunriseOptions,
)
from faubourg.games.sunrise.visibility import VISIBILITY
from faubourg.testing import Facts
from tests.core.random_games import SMALL
from tests.games.sunrise.golden_games import GOLDEN_GAMES
from tests.games.sunrise.positions import sites_of

ENDINGS = ("SL-4.1", "SL-4.2", "SL-R8")


def counts(_: Sunrise, state: State) -> tuple[object, ...]:
    """Cards by colour, pieces by seat, park tokens: wherever they lie."""
    piles = [state.deck, state.discards, *state.hands]
    cards = tuple(sum(column) for column in zip(*piles, strict=True))
    houses = [building for building in state.town if isinstance(building, House)]
    pieces = tuple(
        left + sum(house.floors for house in houses if house.seat == seat)
        for seat, left in enumerate(state.pieces)
    )
    return cards, pieces, state.parks + state.town.count(Park())


def options(_: Sunrise, number: int) -> dict[str, Any]:
    """Ties are counted in both ways, full areas end the game in both, either seat begins."""
    return {
        "first": number // 4 % 2,
        "ties": ("skip", "next")[number % 2],
        "full_areas": ("at_once", "round")[number // 2 % 2],
    }


def built_position(rules: Sunrise, seats: int, rng: Random) -> State:
    """Any position that the pieces allow, reached or not: scattered towns, every stage."""
    full_areas: FullAreas = rng.choice(["at_once", "at_once", "round"])
    chosen = SunriseOptions(first=rng.randrange(seats), full_areas=full_areas)
    start = rules.setup(seats, chosen)
    town, pieces, parks = _town(rules, start, rng)
    stage = rng.choice([stage for stage in Stage if stage is not Stage.SETUP])
    hands, discards, deck = _piles(rules, start, stage, rng)
    seat = Seat(rng.randrange(seats))
    last_round = rng.random() < 0.2
    built = [space for space in rules.box.spaces if town[space] is not None]
    state = replace(
        start,
        town=town,
        sites=sites_of(rules, town),
        hands=(*hands[:seat], hands[-1], *hands[seat + 1 : seats]),
        deck=deck,
        discards=discards,
        pieces=pieces,
        parks=parks,
        seat=seat,
        stage=stage if built or stage is not Stage.PATH else Stage.TURN,
        due=rng.randint(1, 2) if stage is Stage.DRAWING else 0,
        last=rng.choice(built) if built and stage is Stage.PATH else None,
        park_built=stage is Stage.PATH and rng.random() < 0.5,
        last_round=last_round,
        areas_filled_by=rng.choice([None, seat]) if last_round and full_areas == "round" else None,
        idle=rng.randrange(rules.box.parts.idle_rounds * seats),
        ended_by=RuleId(rng.choice(ENDINGS)) if stage is Stage.OVER else None,
    )
    return _whole(rules, state)


def _whole(rules: Sunrise, state: State) -> State:
    """The deck is what is left of the box."""
    gone = [state.discards, *state.hands]
    printed = (*(colour.cards for colour in rules.box.parts.colours), 0)
    deck = tuple(n - sum(pile[c] for pile in gone) for c, n in enumerate(printed))
    return replace(state, deck=deck)


def _town(
    rules: Sunrise, start: State, rng: Random
) -> tuple[tuple[Building | None, ...], tuple[int, ...], int]:
    town: list[Building | None] = [*start.town]
    pieces, parks = [*start.pieces], start.parks
    fullness = rng.random()
    for space in rules.box.spaces:
        seat, floors = rng.randrange(len(pieces)), rng.choice([1, 1, 1, 2, 2, 3, 4, 5])
        if rng.random() > fullness:
            continue
        if parks and rng.random() < 0.2:
            town[space], parks = Park(), parks - 1
        elif pieces[seat] >= floors:
            town[space], pieces[seat] = House(Seat(seat), floors), pieces[seat] - floors
    return tuple(town), tuple(pieces), parks


def _piles(
    rules: Sunrise, start: State, stage: Stage, rng: Random
) -> tuple[list[Cards], Cards, Cards]:
    """A hand for each seat, one more for the seat to act, discards; the rest is the deck."""
    deck = [c for c in rules.box.every_colour for _ in range(start.deck[c])]
    rng.shuffle(deck)
    limit = rules.box.parts.hand_limit
    sizes = [rng.randint(0, limit) for _ in start.hands]
    own = rng.randint(limit + 1, limit + 2) if stage is Stage.DISCARDING else rng.randint(0, limit)
    hands = [_counted(rules, [deck.pop() for _ in range(size)]) for size in (*sizes, own)]
    discards = [deck.pop() for _ in range(rng.randrange(len(deck)))]
    return hands, _counted(rules, discards), _counted(rules, deck)


def _counted(rules: Sunrise, cards: list[Colour]) -> Cards:
    return (*(cards.count(colour) for colour in rules.box.every_colour), 0)


def malformed(rules: Sunrise) -> Iterator[Move]:
    """Moves that no text says, but that could come from elsewhere."""
    off, no_colour = Space(len(rules.box.names)), Colour(len(rules.box.every_colour) + 3)
    yield from (BuildHouse(space, 1) for space in (off, Space(-1)))
    yield from (BuildHouse(space, 0) for space in rules.box.spaces)
    yield from (BuildPark(space, no_colour) for space in rules.box.spaces)
    yield from (Discard(no_colour), Deal(no_colour), Deal(rules.box.unknown))


def with_other_secrets(rules: Sunrise, state: State, viewer: Viewer, rng: Random) -> State:
    """The hands of the others and the deck dealt anew."""
    hidden = [seat for seat in range(len(state.hands)) if seat != viewer]
    piles = [state.deck, *(state.hands[seat] for seat in hidden)]
    cards = [c for pile in piles for c in rules.box.every_colour for _ in range(pile[c])]
    rng.shuffle(cards)
    hands = [*state.hands]
    for seat in hidden:
        hands[seat] = _counted(rules, [cards.pop() for _ in range(sum(state.hands[seat]))])
    return replace(state, hands=tuple(hands), deck=_counted(rules, cards))


TESTS = Path(__file__).parent
FACTS = Facts(
    game="sunrise",
    tests=TESTS,
    golden=TESTS.parent.parent / "golden",
    golden_games=GOLDEN_GAMES,
    endings=ENDINGS,
    visibility=VISIBILITY,
    counts=counts,
    with_other_secrets=with_other_secrets,
    edition_text=SMALL,
    options=options,
    built_position=built_position,
    malformed=malformed,
)
