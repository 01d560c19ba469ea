"""Places in the pictures of the rules: what stands there, and where one may build."""

from __future__ import annotations

from typing import Any, assert_never

from faubourg.core.position_text import Position
from faubourg.games.bella_vista import BellaVista
from faubourg.games.bella_vista.rules import occupied
from faubourg.games.kensington import Kensington
from faubourg.games.kensington.plot import DOOR, square_name
from faubourg.games.sunrise import Sunrise
from tools.rule_pictures import RulePicture, position_in


def standing_in(picture: RulePicture) -> set[str]:
    """The places on which something stands before the moves of the picture."""
    position = position_in(picture)
    return _standing(position.rules, position.state)


def open_in(picture: RulePicture) -> set[str]:
    """The places that the next move may build on."""
    position = position_in(picture)
    before = _standing(position.rules, position.state)
    after = (_standing(position.rules, state) for state in _next_states(position))
    return set().union(*after) - before


def built_in(picture: RulePicture) -> set[str]:
    """The places that the moves of the picture build on, which have to be legal."""
    rules, state = position_in(picture).rules, position_in(picture).state
    for text in picture.moves:
        state = rules.play(state, rules.read(text))
    return _standing(rules, state) - standing_in(picture)


def _next_states(position: Position) -> list[Any]:
    rules, state = position.rules, position.state
    return [rules.play(state, move) for move in rules.moves(state)]


def _standing(rules: Sunrise | BellaVista | Kensington, state: Any) -> set[str]:
    match rules:
        case Sunrise(box=box):
            return {box.names[at] for at, built in enumerate(state.town) if built}
        case BellaVista(box=box):
            return {*box.city(state.city).names_of(occupied(box, state))}
        case Kensington(box=box):
            tiles = (tile for facade in state.facades for tile in facade.tiles)
            return {square_name(DOOR, 0)}.union(*map(box.squares, tiles))
        case _:
            assert_never(rules)
