"""BV-3.5 and BV-R1: buildings for which there is no place within the constraint, or none."""

from __future__ import annotations

import pytest

from faubourg.games.bella_vista.model import Stage
from tests.games.bella_vista.positions import (
    BOX,
    VISTA,
    building_turn,
    choices,
    gain,
    lines,
    play,
    position,
    refused_by,
)

FULL_LEAVES = [
    *("b4 a1", "c4 c1", "d4 a3", "b3 c3", "c1 a7", "d1 a8", "b1 a9", "c2 a10/1"),
]
"""London: plain and hatched leaves without room for a 2 × 2."""


@pytest.mark.rule("BV-3.5")
def test_without_a_place_in_the_constraint_only_the_border_is_left() -> None:
    state = building_turn(4, *FULL_LEAVES, constraint="AB")
    assert refused_by(state, "e1") is None
    assert refused_by(state, "f2") == "BV-3.5"
    city = BOX.city(state.city)
    assert all(
        city.spots[4][place.square * 4].mask & city.border
        for place in VISTA.moves(state)
        if hasattr(place, "square")
    )


@pytest.mark.rule("BV-3.5")
def test_on_the_border_by_need_there_are_no_coins_and_no_contract() -> None:
    state = building_turn(4, *FULL_LEAVES, constraint="AB", contracts="C X O P")
    assert gain(state, "e1") == 0
    after = play(state, "e1")
    assert after.coins == state.coins
    assert choices(after) == {"."}
    assert refused_by(after, "@C") == "BV-3.5"


@pytest.mark.rule("BV-3.5")
def test_the_border_is_no_choice_while_a_place_is_left() -> None:
    state = building_turn(4, *FULL_LEAVES[1:], constraint="AB")
    assert refused_by(state, "a1") is None
    assert refused_by(state, "e1") == "BV-3.3"


@pytest.mark.rule("BV-3.5")
def test_where_the_border_is_forbidden_it_serves_when_nothing_else_does() -> None:
    inside = [name for name in BOX.names if inner(name)]
    filled = [f"n7 {name}" for name in inside]
    state = building_turn(8, *filled, constraint="O-")
    assert refused_by(state, "a1") is None
    assert gain(state, "a1") == 0


def inner(name: str) -> bool:
    city = BOX.city(position().city)
    square = BOX.square_named[name]
    return square in city.bit and not city.bit[square] & city.border


def filled_but(*free: str) -> list[str]:
    """London full of no. 7s, except these squares."""
    city = BOX.city(position().city)
    names = [BOX.names[square] for square in city.squares]
    return [f"n7 {name}" for name in names if name not in free]


@pytest.mark.rule("BV-R1")
def test_without_room_on_the_border_any_free_squares_will_do() -> None:
    state = building_turn(6, *filled_but("f2", "g2", "a1"), constraint="AB", contracts="X O P R")
    assert choices(state) == {"f2"}
    after = play(state, "f2")
    assert after.coins == state.coins
    assert choices(after) == {"."}


@pytest.mark.rule("BV-R1")
def test_a_building_that_fits_nowhere_is_set_aside() -> None:
    state = building_turn(6, *filled_but("a1", "f2"), contracts="X O P R")
    assert choices(state) == {"."}
    assert VISTA.remedy(state, VISTA.read("a1")).moves == (".",)
    after = play(state, ".")
    assert after.buildings == state.buildings
    assert after.coins == state.coins
    assert after.stage is Stage.ROUND_END


@pytest.mark.rule("BV-R1")
def test_an_unbuilt_building_is_not_alone_in_the_sense_of_the_penalty() -> None:
    state = building_turn(6, *filled_but("a1", "f2"), cluster="G5", round=8)
    assert lines(play(state, "."), "BV-5.2") == []
