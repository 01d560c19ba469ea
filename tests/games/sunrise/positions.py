"""Positions of Sunrise Lane from ASCII pictures.

A picture has one token per square, in the layout of the board: `a2` is a house of seat a with two
floors, `##` a park; every other token (`.`, a printed space such as `R4`, `..`, `@@`) is left as
it is printed. Hands are strings of colour letters, one per seat.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from faubourg.core.game_catalogue import find_game
from faubourg.core.game_protocol import RuleId, Seat
from faubourg.core.table import Table
from faubourg.games.sunrise import Sunrise
from faubourg.games.sunrise.model import (
    Building,
    Cards,
    House,
    Move,
    Park,
    Space,
    Stage,
    State,
    SunriseOptions,
    View,
)

_HOUSE = re.compile(r"^([abcd])([1-9])$")
_PARK = "##"
EMPTY_TOWN = ""

SunriseTable = Table[State, Move, View]


def rules_of(edition: str = "lane") -> Sunrise:
    """The rules of one of the game's own editions."""
    return Sunrise(find_game("sunrise").edition(edition))


def position(
    picture: str = EMPTY_TOWN,
    hands: Sequence[str] = ("", ""),
    *,
    turn: str = "a",
    last: str | None = None,
    discards: str = "",
    edition: str = "lane",
    rules: Sunrise | None = None,
    first: str = "a",
    ties: Any = None,
    **changes: Any,
) -> State:
    """A state at the beginning of a turn, or with `last` in the middle of a path.

    `changes` overrides any field of the state, for instance pieces=(3, 28), parks=0, idle=19.
    """
    game = rules or rules_of(edition)
    seats = len(hands)
    start = game.setup(seats, SunriseOptions(first=_seat(first), ties=ties))
    town = _town(game, picture)
    state = replace(
        start,
        town=town,
        sites=sites_of(game, town),
        hands=tuple(cards_of(game, hand) for hand in hands),
        discards=cards_of(game, discards),
        pieces=tuple(start.pieces[seat] - _floors(town, seat) for seat in range(seats)),
        parks=start.parks - town.count(Park()),
        seat=_seat(turn),
        stage=Stage.PATH if last else Stage.TURN,
        last=space_of(game, last) if last else None,
        due=0,
    )
    gone = [state.discards, *state.hands]
    deck = tuple(number - sum(pile[n] for pile in gone) for n, number in enumerate(start.deck))
    assert min(deck) >= 0, "more cards of a colour than the box holds"
    return replace(state, deck=deck, **changes)


def table_at(state: State, edition: str = "lane", rules: Sunrise | None = None) -> SunriseTable:
    """A table whose game stands at this state; its log is empty."""
    game = rules or rules_of(edition)
    table: SunriseTable = Table(game, len(state.hands), seed=1, dealt=False)
    table.state = state
    return table


def over(state: State, rule: str = "SL-4.1") -> State:
    """The same position with the game ended."""
    return replace(state, stage=Stage.OVER, last=None, due=0, ended_by=RuleId(rule))


def cards_of(rules: Sunrise, letters: str) -> Cards:
    """ "RRB" as counts by colour; `?` is a card of unknown face."""
    known = [*(colour.letter for colour in rules.edition.play.colours), "?"]
    assert set(letters) <= set(known), f"unknown colour in {letters!r}"
    return tuple(letters.count(letter) for letter in known)


def space_of(rules: Sunrise, name: str) -> Space:
    return Space(rules.box.names.index(name))


def sites_of(rules: Sunrise, town: Sequence[Building | None]) -> tuple[Space, ...]:
    """SL-2.2 said once more, the slow way: empty and beside the fountain or a building."""
    return tuple(
        space
        for space in rules.box.spaces
        if town[space] is None
        and any(_is_built(rules, town, near) for near in _around(rules, space))
    )


def _around(rules: Sunrise, space: int) -> list[int]:
    width, squares = rules.box.width, len(rules.box.names)
    row = space // width
    sides = [n for n in (space - 1, space + 1) if n // width == row]
    return [n for n in (*sides, space - width, space + width) if 0 <= n < squares]


def _is_built(rules: Sunrise, town: Sequence[Building | None], square: int) -> bool:
    return square == rules.box.fountain or town[square] is not None


def _town(rules: Sunrise, picture: str) -> tuple[Building | None, ...]:
    tokens = picture.split()
    assert len(tokens) in (0, len(rules.box.names)), f"{len(tokens)} squares in the picture"
    town = tuple(_building(token) for token in tokens) or (None,) * len(rules.box.names)
    for square, building in enumerate(town):
        assert building is None or rules.box.is_space[square], (
            f"{rules.box.names[square]}: no space"
        )
    return town


def _building(token: str) -> Building | None:
    if house := _HOUSE.match(token):
        return House(_seat(house[1]), int(house[2]))
    return Park() if token == _PARK else None


def _floors(town: Sequence[Building | None], seat: int) -> int:
    return sum(b.floors for b in town if isinstance(b, House) and b.seat == seat)


def _seat(letter: str) -> Seat:
    return Seat("abcd".index(letter))
