"""Why a position of Sunrise Lane cannot come about: pieces, places and cards, then the turn."""

from __future__ import annotations

from collections.abc import Iterator

from faubourg.core.game_protocol import Seat
from faubourg.core.grid import groups
from faubourg.core.phrases import Person, facts
from faubourg.core.position_problems import PositionProblem, impossible
from faubourg.games.sunrise.edition_schema import colour_word
from faubourg.games.sunrise.model import House, Park, State
from faubourg.games.sunrise.position_text import floors_of, spaces_of_houses
from faubourg.games.sunrise.position_turn_problems import end_problems, turn_problems
from faubourg.games.sunrise.unpacked_edition import Box


def problems(box: Box, state: State) -> Iterator[PositionProblem]:
    """In the order of the rulebook; the turn is looked at once the pieces are right."""
    found = [
        *_off_spaces(box, state),
        *_too_tall(box, state),
        *_too_many_pieces(box, state),
        *_too_many_cards(box, state),
        *_apart_from_the_fountain(box, state),
    ]
    yield from found
    if not found:
        yield from turn_problems(box, state)
        yield from end_problems(box, state)


def _off_spaces(box: Box, state: State) -> Iterator[PositionProblem]:
    """SL-0.1"""
    for square, building in enumerate(state.town):
        if building is not None and not box.is_space[square]:
            name = box.names[square]
            key = "fountain" if square == box.fountain else "pond"
            yield impossible("SL-0.1", "town", f"sunrise-impossible-{key}", facts(space=name), name)


def _too_tall(box: Box, state: State) -> Iterator[PositionProblem]:
    """SL-2.3, SL-3.1 — a house has no more floors than a hand can have cards of its colour."""
    for space in box.spaces:
        building = state.town[space]
        most = min(box.parts.hand_limit, box.printed[box.colours[space]])
        if isinstance(building, House) and building.floors > most:
            name = box.names[space]
            known = facts(space=name, floors=building.floors, most=most)
            yield impossible("SL-2.3", "town", "sunrise-impossible-tall", known, name)


def _too_many_pieces(box: Box, state: State) -> Iterator[PositionProblem]:
    """SL-1.1, SL-1.3"""
    for seat, left in enumerate(state.pieces):
        if left < 0:
            used, all_of_them = floors_of(state.town, Seat(seat)), box.pieces(len(state.pieces))
            known = facts(who=Person(seat), used=used, exist=all_of_them)
            houses = spaces_of_houses(box, state.town, Seat(seat))
            yield impossible("SL-1.1", "town", "sunrise-impossible-pieces", known, *houses)
    if state.parks < 0:
        known = facts(used=state.town.count(Park()), exist=box.parts.parks)
        parks = [box.names[n] for n, each in enumerate(state.town) if each == Park()]
        yield impossible("SL-1.3", "town", "sunrise-impossible-parks", known, *parks)


def _too_many_cards(box: Box, state: State) -> Iterator[PositionProblem]:
    """SL-0.3, SL-3.2"""
    for colour in box.every_colour:
        exist, missing = box.printed[colour], -state.deck[colour]
        if missing > 0:
            word = colour_word(box.colour_name(colour))
            known = facts(colour=word, used=exist + missing, exist=exist)
            yield impossible("SL-0.3", "hands", "sunrise-impossible-colour", known)
    if sum(state.deck) < 0:
        exist = sum(box.printed)
        known = facts(used=exist - sum(state.deck), exist=exist)
        yield impossible("SL-0.3", "hands", "sunrise-impossible-cards", known)
    if sum(state.deck) == 0 < sum(state.discards):
        yield impossible("SL-3.2", "discards", "sunrise-impossible-deck")


def _apart_from_the_fountain(box: Box, state: State) -> Iterator[PositionProblem]:
    """SL-2.2 — every building was put up beside another one, the first beside the fountain."""
    built = [box.fountain, *(space for space in box.spaces if state.town[space] is not None)]
    near = dict(enumerate(box.neighbours))
    for space in box.neighbours[box.fountain]:
        near[space] = (*near[space], box.fountain)
    for group in groups(built, near)[1:]:
        names = tuple(box.names[space] for space in group)
        known = facts(spaces=names, number=len(names))
        yield impossible("SL-2.2", "town", "sunrise-impossible-apart", known, *names)
