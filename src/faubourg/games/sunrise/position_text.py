"""Positions of Sunrise Lane as text.

town    rows of squares: `b3` a house of seat b with three floors, `*` a park, `.` nothing,
        `-` a pond or garden, `@` the fountain
hands   for each seat its cards as colours (YYRP), `-` for none, `?3` for three unknown ones
turn    whose turn it is; filled: who filled the areas; stage, due, last, park, last_round, idle,
        ended: see `model.State`
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from faubourg.core.game_protocol import RuleId, Seat
from faubourg.core.position_grammar import (
    NOTHING,
    SEATS,
    Fields,
    Misread,
    Part,
    check_sight,
    choice,
    matched,
    number,
    seat,
)
from faubourg.core.position_text import WrittenField, field
from faubourg.core.record import Sight
from faubourg.games.sunrise.model import (
    Building,
    Cards,
    House,
    Park,
    Space,
    Stage,
    State,
    SunriseOptions,
    Town,
    View,
)
from faubourg.games.sunrise.rules import setup
from faubourg.games.sunrise.unpacked_edition import Box

FIELDS = (
    *("town", "hands", "discards", "turn", "stage", "due", "last", "park", "last_round"),
    *("filled", "idle", "ended"),
)
ENDINGS = ("SL-4.1", "SL-4.2", "SL-R8")
MOST = 999
PARK, FREE, POND, FOUNTAIN = "*", ".", "-", "@"
_SQUARE = re.compile(r"\s*(?P<sign>[a-h][1-9]\d?|[*.@-])\s*")
_HAND = re.compile(r"^(?:-|\?(?P<unknown>\d{1,3})|(?P<cards>[A-Z]+))$")


def write(box: Box, state: State) -> Iterator[WrittenField]:
    rows = [state.town[row : row + box.width] for row in range(0, len(state.town), box.width)]
    squares = iter(range(len(state.town)))
    drawn = tuple(tuple(_sign(box, next(squares), each) for each in row) for row in rows)
    yield WrittenField("town", drawn, is_picture=True)
    yield field("hands", *(_cards_text(box, hand) for hand in state.hands))
    if any(state.discards):
        yield field("discards", _cards_text(box, state.discards))
    yield field("turn", SEATS[state.seat])
    if state.stage is not Stage.TURN:
        yield field("stage", state.stage.value)
    if state.due:
        yield field("due", str(state.due))
    if state.last is not None:
        yield field("last", box.names[state.last])
    flags = {"park": state.park_built, "last_round": state.last_round}
    yield from (field(name, "yes") for name, is_so in flags.items() if is_so)
    if state.areas_filled_by is not None:
        yield field("filled", SEATS[state.areas_filled_by])
    if state.idle:
        yield field("idle", str(state.idle))
    if state.ended_by is not None:
        yield field("ended", state.ended_by)


def _sign(box: Box, square: int, building: Building | None) -> str:
    match building:
        case House(owner, floors):
            return f"{SEATS[owner]}{floors}"
        case Park():
            return PARK
        case _ if box.is_space[square]:
            return FREE
        case _:
            return FOUNTAIN if square == box.fountain else POND


def _cards_text(box: Box, cards: Cards) -> str:
    *known, unknown = cards
    if unknown:
        return f"?{unknown}"
    letters = (colour.letter for colour in box.parts.colours)
    return "".join(each * many for each, many in zip(letters, known, strict=True)) or NOTHING


def read(box: Box, fields: Fields, seats: int, options: SunriseOptions, sight: Sight) -> State:
    """The state; its pieces, parks and deck are what the box has left, be it less than nothing."""
    start = setup(box, seats, options)
    town = _town(box, fields, seats)
    hands = _hands(box, fields.for_each_seat("hands", seats), sight)
    discards = fields.may("discards", lambda part: _open_cards(box, part), start.discards)
    return replace(
        start,
        town=town,
        sites=sites_of(box, town),
        hands=hands,
        discards=discards,
        deck=_left(start.deck, (*hands, discards)),
        pieces=tuple(start.pieces[n] - floors_of(town, Seat(n)) for n in range(seats)),
        parks=start.parks - town.count(Park()),
        seat=seat(fields.one("turn"), seats),
        stage=fields.may("stage", _stage, Stage.TURN),
        due=fields.may("due", lambda part: number(part, 0, MOST), 0),
        last=fields.may("last", lambda part: _space(box, part), None),
        park_built=fields.yes("park"),
        last_round=fields.yes("last_round"),
        areas_filled_by=fields.may("filled", lambda part: seat(part, seats), None),
        idle=fields.may("idle", lambda part: number(part, 0, 9999), 0),
        ended_by=fields.may("ended", lambda part: RuleId(choice(part, ENDINGS)), None),
    )


def sites_of(box: Box, town: Town) -> tuple[Space, ...]:
    """SL-2.2 — the empty spaces that touch the town."""
    built = [Space(n) for n, each in enumerate(town) if each is not None or n == box.fountain]
    near = {space for square in built for space in box.neighbours[square]}
    return tuple(sorted(space for space in near if town[space] is None))


def floors_of(town: Town, owner: Seat) -> int:
    houses = (each for each in town if isinstance(each, House))
    return sum(house.floors for house in houses if house.seat == owner)


def spaces_of_houses(box: Box, town: Town, owner: Seat) -> list[str]:
    houses = ((n, each) for n, each in enumerate(town) if isinstance(each, House))
    return [box.names[n] for n, house in houses if house.seat == owner]


def _left(box: Cards, gone: Sequence[Cards]) -> Cards:
    return tuple(many - sum(pile[n] for pile in gone) for n, many in enumerate(box))


def _town(box: Box, fields: Fields, seats: int) -> Town:
    rows = fields.rows("town", box.height)
    return tuple(each for row in rows for each in _row(box, row, seats))


def _row(box: Box, row: Part, seats: int) -> list[Building | None]:
    at, found = 0, []
    while at < len(row.text):
        sign = _SQUARE.match(row.text, at)
        if not sign:
            raise Misread(Part(row.text[at:], row.at + at), "sunrise-position-square")
        found.append(_building(Part(sign["sign"], row.at + sign.start("sign")), seats))
        at = sign.end()
    if len(found) != box.width:
        raise Misread(row, "position-wants-values", expected=box.width, got=len(found))
    return found


def _building(part: Part, seats: int) -> Building | None:
    if part.text == PARK:
        return Park()
    if part.text in (FREE, POND, FOUNTAIN):
        return None
    return House(seat(Part(part.text[0], part.at), seats), int(part.text[1:]))


def _hands(box: Box, parts: Sequence[Part], sight: Sight) -> tuple[Cards, ...]:
    """Whoever sees everything knows every card, whoever sees from a seat only that seat's."""
    hands = []
    for owner, part in enumerate(parts):
        check_sight(part, sight, owner)
        hands.append(_cards(box, part))
    return tuple(hands)


def _open_cards(box: Box, part: Part) -> Cards:
    check_sight(part, "all", 0)
    return _cards(box, part)


def _cards(box: Box, part: Part) -> Cards:
    found = matched(part, _HAND, "sunrise-position-cards")
    letters = [colour.letter for colour in box.parts.colours]
    said = found["cards"] or ""
    if odd := [n for n, each in enumerate(said) if each not in letters]:
        wrong = Part(said[odd[0]], part.at + odd[0])
        raise Misread(wrong, "position-wants-choice", known=(*letters,))
    return (*(said.count(letter) for letter in letters), int(found["unknown"] or 0))


def _stage(part: Part) -> Stage:
    return Stage(choice(part, [stage.value for stage in Stage]))


def _space(box: Box, part: Part) -> Space:
    if part.text not in box.names:
        raise Misread(part, "sunrise-position-space", first=box.names[0], last=box.names[-1])
    return Space(box.names.index(part.text))


def seen(box: Box, view: View) -> State:
    """The state as the viewer knows it; unknown cards lack in the deck as unknown ones."""
    kinds = len(view.discards)
    hands = tuple(
        view.hand
        if view.hand is not None and owner == view.viewer
        else (*(0,) * (kinds - 1), view.hand_sizes[owner])
        for owner in range(len(view.hand_sizes))
    )
    return State(
        town=view.town,
        sites=view.sites,
        hands=hands,
        deck=_left(box.printed, (*hands, view.discards)),
        discards=view.discards,
        pieces=view.pieces,
        parks=view.parks,
        ties=view.ties,
        full_areas=view.full_areas,
        first=view.first,
        seat=view.seat,
        stage=view.stage,
        due=view.due,
        last=view.last,
        park_built=view.park_built,
        last_round=view.last_round,
        areas_filled_by=view.areas_filled_by,
        idle=view.idle,
        ended_by=view.ended_by,
    )
