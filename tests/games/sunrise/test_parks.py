"""SL-2.6: parks."""

from __future__ import annotations

import pytest

from faubourg.games.sunrise.model import Park
from tests.games.sunrise.positions import position, space_of
from tests.games.sunrise.printed_board import (
    LANE,
    bonus,
    bonus_lines,
    choices,
    gain,
    hand,
    park_spaces,
    play,
    refused_by,
    totals,
    town,
)


@pytest.mark.rule("SL-2.6")
def test_a_park_costs_one_card_of_any_colour_and_one_token() -> None:
    state = position(hands=("YGRBP", ""))
    for card in "YGRBP":
        after = play(state, f"f5@{card}")
        assert after.town[space_of(LANE, "f5")] == Park()
        assert after.hands[0] == hand("YGRBP".replace(card, ""))
        assert after.discards == hand(card)
        assert after.parks == 19
        assert after.pieces == (28, 28)


@pytest.mark.rule("SL-2.6")
def test_a_park_may_be_paid_with_the_colour_of_the_space() -> None:
    assert refused_by(position(hands=("Y", "")), "f5@Y") is None


@pytest.mark.rule("SL-2.6")
def test_a_park_is_paid_with_a_card_of_ones_own() -> None:
    assert refused_by(position(hands=("Y", "R")), "f5@R") == "SL-2.6"


@pytest.mark.rule("SL-2.6")
@pytest.mark.parametrize("space", ["f5", "e6", "a6"])
def test_a_park_scores_nothing_whatever_the_dots(space: str) -> None:
    state = position(town(b6="b1"), ("YR", ""))
    before = totals(state)
    assert gain(state, f"{space}@R") == 0
    assert totals(play(state, f"{space}@R")) == before


@pytest.mark.rule("SL-2.6")
@pytest.mark.rule("SL-2.2")
def test_the_first_park_lies_beside_the_town() -> None:
    state = position(hands=("R", ""))
    assert park_spaces(state) == {"f5", "e6", "g6", "f7"}
    assert refused_by(state, "h4@R") == "SL-2.2"


@pytest.mark.rule("SL-2.6")
@pytest.mark.rule("SL-2.5")
def test_a_park_on_the_path_lies_beside_the_space_just_built_on() -> None:
    state = play(position(hands=("YR", "")), "f5=1")
    assert park_spaces(state) == {"f4"}
    assert refused_by(state, "e6@R") == "SL-2.5"


@pytest.mark.rule("SL-2.6")
@pytest.mark.rule("SL-R2")
def test_a_second_park_in_the_same_turn_is_refused() -> None:
    state = play(position(hands=("RRR", "")), "f5@R")
    assert refused_by(state, "f4@R") == "SL-2.6"


@pytest.mark.rule("SL-2.6")
@pytest.mark.rule("SL-R2")
def test_a_house_in_between_does_not_allow_a_second_park() -> None:
    state = play(position(hands=("RGRR", "")), "f5@R", "f4=1")
    assert refused_by(state, "f3@R") == "SL-2.6"
    assert refused_by(state, "f3=1") is None


@pytest.mark.rule("SL-2.6")
@pytest.mark.rule("SL-R2")
def test_every_turn_has_its_own_park() -> None:
    state = play(position(hands=("RRR", "RRR")), "f5@R", ".", "+R")
    assert refused_by(state, "f4@R") is None
    state = play(state, "f4@R", ".", "+R")
    assert refused_by(state, "f3@R") is None
    assert refused_by(play(state, "f7@R"), "f8@R") == "SL-2.6"


@pytest.mark.rule("SL-R2")
def test_a_park_is_free_again_after_the_others_have_only_drawn() -> None:
    state = play(position(hands=("RRR", "")), "f5@R", ".", "+R", "++", "+Y", "+Y")
    assert state.seat == 0
    assert refused_by(state, "f4@R") is None


@pytest.mark.rule("SL-2.6")
@pytest.mark.rule("SL-1.3")
def test_the_twentieth_token_is_the_last() -> None:
    state = play(position(hands=("RR", "RR"), parks=1), "f5@R")
    assert state.parks == 0
    state = play(state, ".", "+R")
    assert refused_by(state, "f4@R") == "SL-2.6"
    assert park_spaces(state) == set()


@pytest.mark.rule("SL-2.6")
@pytest.mark.rule("SL-1.3")
def test_all_players_take_tokens_from_one_pool() -> None:
    state = play(position(hands=("R", "R"), parks=2), "f5@R", ".", "+R", "f4@R", ".", "+R")
    assert state.parks == 0
    assert refused_by(state, "f7@R") == "SL-2.6"


@pytest.mark.rule("SL-2.6")
def test_without_cards_there_is_no_park() -> None:
    state = play(position(hands=("Y", "")), "f5=1")
    assert refused_by(state, "f4@Y") == "SL-2.6"


@pytest.mark.rule("SL-2.6")
def test_where_a_house_may_be_built_a_park_may_be_built_instead() -> None:
    state = position(town(f5="a1", f4="##", e6="b2"), ("YGRBP", ""))
    houses = {move.split("=")[0] for move in choices(state) if "=" in move}
    assert houses == park_spaces(state)


@pytest.mark.rule("SL-2.6")
@pytest.mark.rule("SL-5.3")
def test_a_park_belongs_to_nobody_and_is_no_house() -> None:
    state = position(town(g4="b1", f4="a1", f5="##"), ("R", ""))
    state = play(state, "h4@R")
    assert bonus(state, "B1") == (0, 10)
    assert [line.seat for line in bonus_lines(state, "B1")] == [1]


@pytest.mark.rule("SL-R11", "SL-2.6")
def test_who_has_no_house_piece_left_may_still_build_parks() -> None:
    state = position(hands=("YR", ""), pieces=(0, 28))
    assert refused_by(state, "f5=1") == "SL-2.9"
    assert refused_by(state, "f5@R") is None
