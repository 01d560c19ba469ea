"""SL-2.2 to SL-2.4, SL-2.7 and SL-2.9: where a house goes, what it costs and what it scores."""

from __future__ import annotations

import pytest

from faubourg.core.errors import BadNotation
from faubourg.core.messages import messages
from faubourg.games.sunrise.model import BuildHouse, House
from tests.games.sunrise.positions import position, space_of
from tests.games.sunrise.printed_board import (
    LANE,
    choices,
    gain,
    hand,
    park_spaces,
    play,
    refused_by,
    totals,
    town,
    why_not,
)


@pytest.mark.rule("SL-2.2")
@pytest.mark.parametrize("built", ["a1", "b1", "##"])
def test_the_first_space_may_lie_beside_any_building_of_anyone(built: str) -> None:
    state = position(town(f5=built), ("G", ""))
    assert refused_by(state, "f4=1") is None
    assert park_spaces(state) == {"f4", "e6", "g6", "f7"}


@pytest.mark.rule("SL-2.2")
@pytest.mark.parametrize("far", ["f4=1", "f4@G", "a4@G", "k8=1", "b1@G"])
def test_the_first_space_cannot_lie_away_from_the_town(far: str) -> None:
    assert refused_by(position(hands=("GG", "")), far) == "SL-2.2"


@pytest.mark.rule("SL-2.2")
def test_a_turn_need_not_go_on_from_ones_own_houses() -> None:
    state = position(town(f5="a1", g6="b1"), ("GPB", ""))
    assert {"f4=1", "h6=1", "f7=1"} <= choices(state)


@pytest.mark.rule("SL-2.2")
def test_the_refusal_names_the_space() -> None:
    refusal = why_not(position(hands=("G", "")), "f4=1")
    assert refusal is not None
    assert "f4" in refusal.spaces


@pytest.mark.rule("SL-2.3")
def test_a_house_takes_cards_of_the_colour_of_the_space() -> None:
    state = position(hands=("GRBP", ""))
    assert refused_by(state, "f5=1") == "SL-2.3"
    assert refused_by(state, "g6=1") is None


@pytest.mark.rule("SL-2.3")
def test_a_house_takes_no_more_cards_than_are_in_hand() -> None:
    state = position(hands=("YYG", ""))
    assert refused_by(state, "f5=2") is None
    assert refused_by(state, "f5=3") == "SL-2.3"


@pytest.mark.rule("SL-2.3")
@pytest.mark.parametrize("cards", [0, -1])
def test_a_house_takes_at_least_one_card(cards: int) -> None:
    state = position(hands=("YY", ""))
    refusal = LANE.why_not(state, BuildHouse(space_of(LANE, "f5"), cards))
    assert refusal is not None
    assert refusal.rule == "SL-2.3"
    with pytest.raises(BadNotation):
        LANE.read(f"f5={cards}")


@pytest.mark.rule("SL-2.3")
@pytest.mark.parametrize("cards", [1, 2, 3, 4, 5])
def test_each_card_stacks_one_piece_of_ones_own(cards: int) -> None:
    state = play(position(hands=("", "YYYYY"), turn="b"), f"f5={cards}")
    assert state.town[space_of(LANE, "f5")] == House(state.seat, cards)
    assert state.pieces == (28, 28 - cards)
    assert state.hands[1] == hand("Y" * (5 - cards))


@pytest.mark.rule("SL-2.3")
def test_a_house_may_keep_cards_of_its_colour_back() -> None:
    houses = {move for move in choices(position(hands=("YYY", ""))) if "=" in move}
    assert houses == {"f5=1", "f5=2", "f5=3"}


@pytest.mark.rule("SL-2.4")
@pytest.mark.parametrize(("move", "points"), [("f5=1", 2), ("f5=2", 4), ("f5=3", 6), ("f5=5", 10)])
def test_each_piece_scores_the_dots_of_the_space_at_once(move: str, points: int) -> None:
    state = position(hands=("", "YYYYY"), turn="b")
    assert gain(state, move) == points
    assert totals(play(state, move)) == (0, points)


@pytest.mark.rule("SL-2.4")
def test_a_score_line_names_the_seat_the_rule_and_the_space() -> None:
    state = position(hands=("", "YY"), turn="b")
    (line,) = LANE.gain(state, LANE.read("f5=2"))
    assert (line.seat, line.rule, line.points, line.spaces) == (1, "SL-2.4", 4, ("f5",))
    assert LANE.sheet(play(state, "f5=2")) == (line,)


@pytest.mark.rule("SL-2.4")
def test_the_sheet_has_one_line_for_each_house_and_none_for_parks() -> None:
    state = position(town(f5="a2", f4="b1", e6="##", d6="a1", g6="b3"))
    lines = {(line.seat, line.spaces, line.points) for line in LANE.sheet(state)}
    assert lines == {(0, ("f5",), 4), (1, ("f4",), 2), (0, ("d6",), 1), (1, ("g6",), 6)}
    assert {line.rule for line in LANE.sheet(state)} == {"SL-2.4"}


@pytest.mark.rule("SL-2.4")
@pytest.mark.rule("SL-3.1")
def test_the_cards_played_go_to_the_discard_pile_at_once() -> None:
    state = play(position(hands=("YYG", ""), discards="R"), "f5=2")
    assert state.discards == hand("RYY")
    assert play(state, "f4=1").discards == hand("RYYG")


@pytest.mark.rule("SL-2.7")
@pytest.mark.parametrize("built", ["a1", "b2", "##"])
@pytest.mark.parametrize("how", ["=1", "@Y"])
def test_nothing_is_added_to_a_space_that_is_built_on(built: str, how: str) -> None:
    state = position(town(f5=built), ("YYG", ""))
    assert refused_by(state, f"f5{how}") == "SL-2.7"


@pytest.mark.rule("SL-2.7")
@pytest.mark.parametrize("how", ["=1", "@Y"])
def test_nothing_is_added_to_a_neighbour_on_the_path_that_is_built_on(how: str) -> None:
    state = play(position(town(f5="a1"), ("GY", "")), "f4=1")
    assert refused_by(state, f"f5{how}") == "SL-2.7"


@pytest.mark.rule("SL-2.7")
def test_nothing_is_added_to_the_space_just_built_on() -> None:
    state = play(position(hands=("YYY", "")), "f5=1")
    assert refused_by(state, "f5=1") == "SL-2.7"
    assert refused_by(state, "f5@Y") == "SL-2.7"


@pytest.mark.rule("SL-2.7")
def test_whoever_is_refused_hears_of_their_own_house_as_theirs() -> None:
    state = position(town(f5="a2", f4="b1"), ("YYG", ""))
    own, other = why_not(state, "f5=1"), why_not(state, "f4=1")
    assert own
    assert (
        messages("en")
        .reason(own, ["Ann", "Bob"])
        .startswith("f5 is taken by your own 2-floor House")
    )
    assert other
    assert "Bob’s 1-floor House" in messages("en").reason(other, ["Ann", "Bob"])


@pytest.mark.rule("SL-2.9")
def test_nobody_places_more_pieces_than_are_left() -> None:
    state = position(hands=("YYY", ""), pieces=(2, 28))
    assert refused_by(state, "f5=3") == "SL-2.9"
    assert refused_by(state, "f5=2") is None
    assert play(state, "f5=2").pieces == (0, 28)


@pytest.mark.rule("SL-2.9")
def test_pieces_run_out_in_the_middle_of_a_path() -> None:
    state = play(position(hands=("YGR", ""), pieces=(2, 28)), "f5=1", "f4=1")
    assert refused_by(state, "f3=1") == "SL-2.9"


@pytest.mark.rule("SL-2.9")
def test_the_pieces_of_others_do_not_count() -> None:
    assert refused_by(position(hands=("YY", ""), pieces=(2, 0)), "f5=2") is None
    assert refused_by(position(hands=("YY", ""), pieces=(1, 28)), "f5=2") == "SL-2.9"


@pytest.mark.rule("SL-2.9")
@pytest.mark.rule("SL-2.6")
def test_a_park_needs_no_house_piece() -> None:
    state = position(hands=("YG", ""), pieces=(0, 28))
    assert refused_by(state, "f5=1") == "SL-2.9"
    assert refused_by(state, "f5@Y") is None
    assert play(state, "f5@Y").pieces == (0, 28)
