"""Between states of the readable rules and positions of the kernel."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from faubourg.core.game_protocol import RuleId, Seat
from faubourg.games.sunrise.model import Building, Cards, House, Park, Space, Stage, State, View
from faubourg.games.sunrise.unpacked_edition import Box
from faubourg.kernels.kernel_protocol import Numbers, Records
from faubourg.kernels.sunrise.box_from_edition import words, words_of
from faubourg.kernels.sunrise.card_counts import packed, unpacked
from faubourg.kernels.sunrise.layout import (
    ENDINGS,
    LAST_BY_AREAS,
    LAST_BY_PIECES,
    NONE,
    NOT_LAST,
    POSITION,
    SEATS,
)

STAGES = [*Stage]
FIELDS = POSITION.names or ()


def encode(box: Box, state: State) -> Records:
    """A whole state; its randomness is still 0."""
    positions = _encode_what_all_see(box, state)
    record = positions[0]
    record["hands"][: len(state.hands)] = [_pile(hand) for hand in state.hands]
    record["deck"] = _pile(state.deck)
    return positions


def encode_view(box: Box, view: View) -> Records:
    """What a viewer knows; hidden piles have their sizes, and any cards until they are dealt."""
    positions = _encode_what_all_see(box, view)
    record = positions[0]
    unseen = _sorted_cards(view.unseen)
    for seat, size in enumerate(view.hand_sizes):
        own = view.hand if seat == view.viewer else None
        hand = _take(unseen, size, len(view.unseen)) if own is None else own
        record["hands"][seat] = _pile(hand)
    record["deck"] = _pile(_take(unseen, view.deck_size, len(view.unseen)))
    return positions


def _pile(cards: Cards) -> int:
    *known, unknown = cards
    if unknown or min(known) < 0:
        raise ValueError("the kernel of Sunrise Lane knows no cards of unknown face")
    return packed(tuple(known))


def _sorted_cards(cards: Cards) -> Iterator[int]:
    return iter([colour for colour, number in enumerate(cards) for _ in range(number)])


def _take(cards: Iterator[int], size: int, kinds: int) -> Cards:
    taken = [next(cards) for _ in range(size)]
    return tuple(taken.count(colour) for colour in range(kinds))


def _encode_what_all_see(box: Box, known: State | View) -> Records:
    positions: Records = np.zeros(1, POSITION)
    record = positions[0]
    _encode_town(box, known.town, record)
    record["sites"] = words_of(box, known.sites)
    record["discards"] = _pile(known.discards)
    record["pieces"][: len(known.pieces)] = known.pieces
    record["parks"], record["due"], record["idle"] = known.parks, known.due, known.idle
    record["last"] = NONE if known.last is None else box.spaces.index(known.last)
    record["seat"], record["first"] = known.seat, known.first
    record["stage"] = STAGES.index(known.stage)
    record["ended_by"] = NONE if known.ended_by is None else ENDINGS.index(known.ended_by)
    record["park_built"], record["last_round"] = known.park_built, _last_round(known)
    record["ties_take_next"] = known.ties == "next"
    record["round_after_full_areas"] = known.full_areas == "round"
    return positions


def _last_round(known: State | View) -> int:
    """SL-4.1, SL-R7"""
    if known.areas_filled_by is not None:
        return LAST_BY_AREAS + known.areas_filled_by
    return LAST_BY_PIECES if known.last_round else NOT_LAST


def _encode_town(box: Box, town: Sequence[Building | None], record: np.void) -> None:
    """Seat by seat the spaces with its houses; floors and points lie by themselves."""
    empty, houses = 0, [0] * SEATS
    floors, points = record["floors"], [0] * SEATS
    for number, space in enumerate(box.spaces):
        building = town[space]
        if building is None:
            empty |= 1 << number
        elif isinstance(building, House):
            houses[building.seat] |= 1 << number
            floors[number] = building.floors
            points[building.seat] += building.floors * box.dots[space]
    record["empty"], record["points"] = words(empty), points
    record["houses"] = [words(own) for own in houses]


def decode(box: Box, seats: int, record: np.void) -> State:
    """The state that the position stands for."""
    held = dict(zip(FIELDS, record.item(), strict=True))
    colours = len(box.every_colour)
    last, ended_by, reason = held["last"], held["ended_by"], held["last_round"]
    return State(
        town=_decode_town(box, held),
        sites=tuple(_spaces_of(box, held["sites"])),
        hands=tuple([_cards(hand, colours) for hand in held["hands"][:seats].tolist()]),
        deck=_cards(held["deck"], colours),
        discards=_cards(held["discards"], colours),
        pieces=tuple(held["pieces"][:seats].tolist()),
        parks=held["parks"],
        ties="next" if held["ties_take_next"] else "skip",
        full_areas="round" if held["round_after_full_areas"] else "at_once",
        first=Seat(held["first"]),
        seat=Seat(held["seat"]),
        stage=STAGES[held["stage"]],
        due=held["due"],
        last=None if last == NONE else box.spaces[last],
        park_built=bool(held["park_built"]),
        last_round=reason != NOT_LAST,
        areas_filled_by=Seat(reason - LAST_BY_AREAS) if reason >= LAST_BY_AREAS else None,
        idle=held["idle"],
        ended_by=None if ended_by == NONE else RuleId(ENDINGS[ended_by]),
    )


def _cards(pile: int, colours: int) -> Cards:
    return (*unpacked(pile, colours), 0)


def _decode_town(box: Box, held: Mapping[str, Any]) -> tuple[Building | None, ...]:
    """Whatever is neither empty nor a house is a park."""
    park, floors = Park(), held["floors"].tolist()
    town: list[Building | None] = [park if good else None for good in box.is_space]
    for space in _spaces_of(box, held["empty"]):
        town[space] = None
    for seat, own in enumerate(held["houses"]):
        for number in _numbers_in(own):
            town[box.spaces[number]] = House(Seat(seat), floors[number])
    return tuple(town)


def _spaces_of(box: Box, set_: Numbers) -> list[Space]:
    return [box.spaces[number] for number in _numbers_in(set_)]


def _numbers_in(set_: Numbers) -> Iterator[int]:
    """The members of a set of two words, the lowest first."""
    low, high = set_.tolist()
    bits = low | high << 64
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest
