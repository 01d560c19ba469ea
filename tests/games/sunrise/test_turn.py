"""SL-2.1 and SL-2.8: build or draw, and the end of a turn."""

from __future__ import annotations

import pytest

from faubourg.core.game_protocol import NATURE
from faubourg.games.sunrise.model import Stage
from tests.games.sunrise.positions import position
from tests.games.sunrise.printed_board import LANE, choices, hand, play, refused_by, town


@pytest.mark.rule("SL-2.1")
@pytest.mark.rule("SL-2.6")
def test_a_turn_begins_with_a_house_a_park_or_a_draw() -> None:
    parks = {f"{space}@{card}" for space in ("f5", "e6", "g6", "f7") for card in "YB"}
    expected = {"++", "f5=1", "f5=2", "f7=1", *parks}
    assert choices(position(hands=("YYB", "R"))) == expected


@pytest.mark.rule("SL-2.1")
def test_a_player_without_cards_can_only_draw() -> None:
    assert choices(position(hands=("", "YYYYY"))) == {"++"}


@pytest.mark.rule("SL-2.1")
def test_drawing_brings_exactly_two_cards() -> None:
    state = play(position(hands=("Y", "B")), "++", "+R")
    assert LANE.to_act(state) is NATURE
    assert state.seat == 0
    state = play(state, "+G")
    assert state.hands == (hand("YRG"), hand("B"))
    assert (state.seat, state.stage, state.due) == (1, Stage.TURN, 0)


@pytest.mark.rule("SL-2.1")
def test_whoever_draws_cannot_build_as_well() -> None:
    state = play(position(hands=("Y", "B")), "++")
    assert LANE.why_not(state, LANE.read("f5=1")) is not None
    state = play(state, "+R", "+G")
    assert state.seat == 1


@pytest.mark.rule("SL-2.1")
@pytest.mark.parametrize("built", ["f5=1", "f5@Y"])
def test_whoever_has_built_cannot_draw_two_as_well(built: str) -> None:
    assert refused_by(play(position(hands=("YY", "")), built), "++") == "SL-2.1"


@pytest.mark.rule("SL-2.1")
@pytest.mark.rule("SL-2.8")
def test_nobody_stops_before_having_built_something() -> None:
    assert refused_by(position(hands=("YYB", "")), ".") == "SL-2.1"


@pytest.mark.rule("SL-2.8")
def test_whoever_stops_building_draws_one_card_and_the_turn_ends() -> None:
    state = play(position(hands=("YYB", "R")), "f5=1", ".")
    assert LANE.to_act(state) is NATURE
    state = play(state, "+G")
    assert state.hands == (hand("YBG"), hand("R"))
    assert (state.seat, state.stage, state.last) == (1, Stage.TURN, None)
    assert LANE.to_act(state) == 1


@pytest.mark.rule("SL-2.8")
def test_one_card_is_drawn_however_many_spaces_were_built_on() -> None:
    state = play(position(hands=("YGRB", "")), "f5=1", "f4=1", "f3=1", "f2=1", ".", "+P")
    assert state.hands[0] == hand("P")
    assert state.seat == 1


@pytest.mark.rule("SL-2.8")
@pytest.mark.rule("SL-2.5")
def test_nobody_is_obliged_to_build_on() -> None:
    state = play(position(hands=("YG", "")), "f5=1")
    assert {".", "f4=1"} <= choices(state)


@pytest.mark.rule("SL-2.8")
def test_a_player_who_has_built_with_the_last_card_stops_and_draws() -> None:
    state = play(position(hands=("Y", "")), "f5=1")
    assert choices(state) == {"."}
    assert play(state, ".", "+B").hands[0] == hand("B")


@pytest.mark.rule("SL-R3")
def test_a_turn_may_consist_of_a_single_park() -> None:
    state = play(position(hands=("YG", "R")), "f7@G")
    assert "." in choices(state)
    state = play(state, ".", "+P")
    assert state.hands[0] == hand("YP")
    assert state.seat == 1


@pytest.mark.rule("SL-1.5")
@pytest.mark.parametrize(("turn", "following"), [("a", 1), ("b", 2), ("c", 0)])
def test_the_turn_passes_to_the_left(turn: str, following: int) -> None:
    for moves in (("++", "+R", "+R"), ("f5@Y", ".", "+R")):
        state = play(position(hands=("Y", "Y", "Y"), turn=turn, first="b"), *moves)
        assert state.seat == following


@pytest.mark.rule("SL-2.8")
def test_the_card_goes_to_whoever_has_built_and_to_nobody_else() -> None:
    state = play(position(town(f5="a1"), ("G", "G", "G"), turn="b"), "f4=1", ".", "+R")
    assert state.hands == (hand("G"), hand("R"), hand("G"))
    assert sum(state.deck) == 55 - 4


@pytest.mark.rule("SL-2.1")
@pytest.mark.rule("SL-3.1")
@pytest.mark.parametrize("when", ["turn", "path"])
def test_nobody_throws_cards_away_at_will(when: str) -> None:
    state = position(hands=("YYYYY", ""))
    state = play(state, "f5=1") if when == "path" else state
    assert refused_by(state, "-Y") == "SL-3.1"
