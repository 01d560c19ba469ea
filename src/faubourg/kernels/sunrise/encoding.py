"""Between states of the readable rules and positions of the kernel."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from faubourg.core.game_protocol import RuleId, Seat
from faubourg.games.sunrise.model import Building, Cards, House, Park, Space, Stage, State, View
from faubourg.games.sunrise.unpacked_edition import Box
from faubourg.kernels.kernel_protocol import Records
from faubourg.kernels.sunrise.card_counts import packed, unpacked
from faubourg.kernels.sunrise.layout import ENDINGS, NONE, POSITION, WORDS
from faubourg.kernels.sunrise.packing import words_of

STAGES = [*Stage]


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
    record["park_built"], record["last_round"] = known.park_built, known.last_round
    record["ties_take_next"] = known.ties == "next"
    record["round_after_full_areas"] = known.full_areas == "round"
    return positions


def _encode_town(box: Box, town: Sequence[Building | None], record: np.void) -> None:
    record["empty"] = words_of(box, [space for space in box.spaces if town[space] is None])
    for number, space in enumerate(box.spaces):
        building = town[space]
        if isinstance(building, House):
            record["floors"][number] = building.floors
            record["points"][building.seat] += building.floors * box.dots[space]
    for seat in range(len(record["houses"])):
        own = [space for space in box.spaces if _is_house_of(town[space], seat)]
        record["houses"][seat] = words_of(box, own)


def _is_house_of(building: Building | None, seat: int) -> bool:
    return isinstance(building, House) and building.seat == seat


def decode(box: Box, seats: int, record: np.void) -> State:
    """The state that the position stands for."""
    colours = len(box.every_colour)
    hands = [(*unpacked(int(hand), colours), 0) for hand in record["hands"][:seats]]
    last, ended_by = int(record["last"]), int(record["ended_by"])
    return State(
        town=_decode_town(box, record),
        sites=tuple(_spaces_of(box, record["sites"])),
        hands=tuple(hands),
        deck=(*unpacked(int(record["deck"]), colours), 0),
        discards=(*unpacked(int(record["discards"]), colours), 0),
        pieces=tuple(map(int, record["pieces"][:seats])),
        parks=int(record["parks"]),
        ties="next" if record["ties_take_next"] else "skip",
        full_areas="round" if record["round_after_full_areas"] else "at_once",
        first=Seat(int(record["first"])),
        seat=Seat(int(record["seat"])),
        stage=STAGES[record["stage"]],
        due=int(record["due"]),
        last=None if last == NONE else box.spaces[last],
        park_built=bool(record["park_built"]),
        last_round=bool(record["last_round"]),
        idle=int(record["idle"]),
        ended_by=None if ended_by == NONE else RuleId(ENDINGS[ended_by]),
    )


def _decode_town(box: Box, record: np.void) -> tuple[Building | None, ...]:
    town: list[Building | None] = [Park() if good else None for good in box.is_space]
    for space in _spaces_of(box, record["empty"]):
        town[space] = None
    for seat, own in enumerate(record["houses"]):
        for space in _spaces_of(box, own):
            town[space] = House(Seat(seat), int(record["floors"][box.spaces.index(space)]))
    return tuple(town)


def _spaces_of(box: Box, words: Sequence[int]) -> Iterator[Space]:
    bits = sum(int(words[word]) << 64 * word for word in range(WORDS))
    return (space for number, space in enumerate(box.spaces) if bits >> number & 1)
