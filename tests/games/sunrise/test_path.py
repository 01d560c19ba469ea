"""SL-2.5: building on, from space to space."""

from __future__ import annotations

import pytest

from tests.games.sunrise.positions import position
from tests.games.sunrise.printed_board import choices, park_spaces, play, refused_by, totals, town


@pytest.mark.rule("SL-2.5")
def test_the_next_building_lies_beside_the_space_just_built_on() -> None:
    state = play(position(hands=("YGYG", "")), "f5=1")
    assert choices(state) == {".", "f4=1", "f4=2", "f4@Y", "f4@G"}
    assert park_spaces(play(state, "f4=1")) == {"e4", "g4", "f3"}


@pytest.mark.rule("SL-2.5")
@pytest.mark.parametrize("move", ["g6=1", "g6@R", "f7=1", "e6@B"])
def test_a_path_does_not_start_anew_beside_the_fountain(move: str) -> None:
    state = play(position(hands=("YRB", "")), "f5=1")
    assert refused_by(state, move) == "SL-2.5"


@pytest.mark.rule("SL-2.5")
@pytest.mark.parametrize("move", ["e4=1", "g4=1", "e4@R", "f3@B"])
def test_a_path_does_not_branch_off_from_an_earlier_space_of_the_turn(move: str) -> None:
    state = play(position(town(f5="b1"), ("GRBB", "")), "f4=1")
    assert refused_by(state, move) is None
    further = {"e4=1": "f3=1", "g4=1": "f3=1", "e4@R": "g4=1", "f3@B": "g4=1"}[move]
    assert refused_by(play(state, further), move) == "SL-2.5"


@pytest.mark.rule("SL-2.5")
def test_a_path_does_not_branch_off_from_the_houses_of_earlier_turns() -> None:
    state = position(town(f5="a1", f4="a1"), ("BR", ""), turn="a")
    state = play(state, "e4=1")
    assert refused_by(state, "f3=1") == "SL-2.5"


@pytest.mark.rule("SL-2.5")
@pytest.mark.rule("SL-2.3")
def test_each_building_of_a_path_is_paid_with_its_own_colour() -> None:
    state = play(position(hands=("YYR", "")), "f5=1")
    assert refused_by(state, "f4=1") == "SL-2.3"
    assert refused_by(state, "f4@R") is None


@pytest.mark.rule("SL-2.5")
def test_a_path_is_as_long_as_the_cards_allow() -> None:
    state = play(position(hands=("YGBGY", "")), "f5=1", "f4=1", "g4=1", "h4=1", "h3=1")
    assert totals(state) == (2 + 2 + 1 + 4 + 3, 0)
    assert choices(state) == {"."}


@pytest.mark.rule("SL-2.5")
def test_a_path_may_close_a_ring() -> None:
    ring = town(d8="b1", d9="b1", d10="b1", d11="b1", c11="b1", b11="b1", a10="b1", a9="b1")
    state = play(position(ring, ("RYP", "")), "a8=1", "b8=1", "c8=1")
    assert totals(state)[0] == 1 + 2 + 4
    assert choices(state) == {"."}


@pytest.mark.rule("SL-2.5")
@pytest.mark.rule("SL-2.6")
def test_a_path_goes_on_from_a_park() -> None:
    state = play(position(hands=("RG", "")), "f5@R")
    assert choices(state) == {".", "f4=1"}


@pytest.mark.rule("SL-2.5")
@pytest.mark.rule("SL-2.6")
def test_after_a_park_the_house_before_it_leads_nowhere() -> None:
    state = play(position(town(f5="b1"), ("GRBB", "")), "f4=1", "f3@R")
    assert refused_by(state, "e4=1") == "SL-2.5"


@pytest.mark.rule("SL-2.2")
@pytest.mark.rule("SL-2.5")
def test_the_next_player_is_not_bound_to_the_path() -> None:
    state = play(position(hands=("Y", "RB")), "f5=1", ".", "+Y")
    assert {"g6=1", "f7=1", "f4@R"} <= choices(state)
