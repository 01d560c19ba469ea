"""SL-5.1 to SL-5.3, SL-5.5 and SL-5.7: the corner areas."""

from __future__ import annotations

import pytest

from faubourg.core.messages import messages
from faubourg.games.sunrise import Sunrise
from faubourg.games.sunrise.model import State
from tests.games.sunrise.positions import over, position
from tests.games.sunrise.printed_board import (
    AVENUE,
    LANE,
    area_of,
    bonus,
    bonus_lines,
    corners,
    ranked,
    totals,
    town,
)

AREAS = pytest.mark.parametrize("area", ["A1", "A2"])


def built(area: str, *towers: str, edition: str = "lane") -> State:
    """The houses of each seat in one area, by their floors: built("A1", "52", "4")."""
    spaces = iter(name for name in corners() if area_of(name) == area)
    houses = [f"{seat}{n}" for seat, floors in zip("abcd", towers, strict=False) for n in floors]
    picture = town(**{next(spaces): house for house in houses})
    return position(picture, ("",) * len(towers), edition=edition)


@pytest.mark.rule("SL-5.1")
def test_each_corner_is_scored_on_its_own() -> None:
    state = position(town(b1="a2", h11="b2", g1="a1", b11="b1"))
    scored = {area: bonus(state, area) for area in ("A1", "A2", "B1", "B2")}
    assert scored == {"A1": (10, 0), "A2": (0, 10), "B1": (10, 0), "B2": (0, 10)}


@pytest.mark.rule("SL-5.1")
@pytest.mark.parametrize("rules", [LANE, AVENUE])
def test_bonuses_are_listed_in_the_order_of_the_rulebook(rules: Sunrise) -> None:
    state = position(town(b1="a2", h11="b2", g1="a1", b11="b1"), rules=rules)
    listed = [line.group for line in rules.sheet(state, as_if_over=True) if line.rule > "SL-5"]
    assert [*dict.fromkeys(listed)] == ["A1", "A2", "B1", "B2", "C"]


@pytest.mark.rule("SL-5.1")
def test_houses_of_two_corners_of_one_kind_are_not_added_up() -> None:
    state = position(town(g1="a1", h1="b1", i1="b1", b11="a1", c11="a1", d11="b1"))
    assert bonus(state, "B1") == (6, 10)
    assert bonus(state, "B2") == (10, 6)


@pytest.mark.rule("SL-5.1")
def test_the_blue_corners_count_height_and_the_red_ones_number() -> None:
    blue = position(town(b1="a2", c1="b1", d1="b1", e1="b1"))
    red = position(town(g1="a5", h1="b1", i1="b1"))
    assert bonus(blue, "A1") == (10, 0)
    assert bonus(red, "B1") == (6, 10)


@pytest.mark.rule("SL-5.1")
@pytest.mark.rule("SL-0.4")
def test_the_cross_belongs_to_no_corner() -> None:
    state = position(town(f5="a5", f4="a5", e6="a5", g6="a5", f11="a1", k6="a1"))
    assert [bonus(state, area) for area in ("A1", "A2", "B1", "B2")] == [(0, 0)] * 4


@AREAS
@pytest.mark.rule("SL-5.2")
def test_one_house_of_five_floors_beats_any_number_of_four(area: str) -> None:
    assert ranked(built(area, "444", "5", "4444"), area) == {"b": 1, "c": 2, "a": 3}


@AREAS
@pytest.mark.rule("SL-5.2")
def test_a_bonus_for_height_shows_the_tallest_houses_only(area: str) -> None:
    one, _, three, four, *_ = (name for name in corners() if area_of(name) == area)
    shown = {line.seat: line.spaces for line in bonus_lines(built(area, "212", "31"), area)}
    assert shown == {0: (one, three), 1: (four,)}


@AREAS
@pytest.mark.rule("SL-5.2")
def test_among_houses_of_five_floors_the_number_decides(area: str) -> None:
    assert ranked(built(area, "5", "555", "55"), area) == {"b": 1, "c": 2, "a": 3}


@AREAS
@pytest.mark.rule("SL-5.2")
def test_each_level_down_to_two_floors_is_ranked_after_the_one_above(area: str) -> None:
    state = built(area, "2222", "333", "44", "5")
    assert ranked(state, area) == {"d": 1, "c": 2, "b": 3}
    assert bonus(state, area) == (0, 3, 6, 10)


@pytest.mark.rule("SL-5.2")
@pytest.mark.parametrize(("high", "low"), [("5", "4"), ("4", "3"), ("3", "2")])
def test_the_level_comes_before_the_number(high: str, low: str) -> None:
    assert ranked(built("A1", low * 4, high), "A1") == {"b": 1, "a": 2}


@pytest.mark.rule("SL-5.2")
def test_whoever_is_ranked_once_is_not_ranked_again_at_a_lower_level() -> None:
    state = built("A1", "322", "22", "2")
    assert [line.seat for line in bonus_lines(state, "A1")] == [0, 1, 2]
    assert bonus(state, "A1") == (10, 6, 3)


@pytest.mark.rule("SL-5.2")
def test_lower_houses_of_the_leader_do_not_push_anybody_back() -> None:
    assert bonus(built("A1", "54444", "4", "3"), "A1") == (10, 6, 3)


@AREAS
@pytest.mark.rule("SL-5.2")
@pytest.mark.rule("SL-R6")
def test_houses_of_one_floor_are_not_ranked(area: str) -> None:
    state = built(area, "11111", "2", "1")
    assert bonus(state, area) == (0, 10, 0)
    assert ranked(state, area) == {"b": 1}
    assert bonus(built(area, "111", "1"), area) == (0, 0)


@pytest.mark.rule("SL-5.2")
def test_houses_of_one_floor_do_not_break_a_tie() -> None:
    assert bonus(built("A1", "2", "2111"), "A1") == (10, 10)


@AREAS
@pytest.mark.rule("SL-R4")
@pytest.mark.parametrize(
    ("one", "other"), [("5", "54"), ("5", "54444"), ("5322", "54"), ("322", "3"), ("44", "4432")]
)
def test_lower_levels_do_not_break_a_tie(area: str, one: str, other: str) -> None:
    assert bonus(built(area, one, other), area) == (10, 10)
    assert ranked(built(area, other, one), area) == {"a": 1, "b": 1}


@pytest.mark.rule("SL-R4")
def test_a_tie_at_a_lower_level_follows_the_same_rule() -> None:
    assert ranked(built("A1", "5", "432", "4"), "A1") == {"a": 1, "b": 2, "c": 2}


@pytest.mark.rule("SL-5.3")
@pytest.mark.parametrize("area", ["B1", "B2"])
def test_most_houses_count_buildings_whatever_their_height(area: str) -> None:
    state = built(area, "5", "111", "54")
    assert ranked(state, area) == {"b": 1, "c": 2, "a": 3}
    assert bonus(state, area) == (3, 10, 6)


@pytest.mark.rule("SL-5.3")
def test_equal_numbers_of_houses_are_tied_whatever_their_height() -> None:
    assert bonus(built("B1", "55", "11"), "B1") == (10, 10)


@pytest.mark.rule("SL-5.5")
def test_first_scores_ten_second_six_third_three_and_fourth_nothing() -> None:
    assert bonus(built("B1", "1111", "111", "11", "1"), "B1") == (10, 6, 3, 0)
    assert bonus(built("A2", "5", "4", "3", "2"), "A2") == (10, 6, 3, 0)


@pytest.mark.rule("SL-5.5")
def test_two_players_take_first_and_second() -> None:
    assert bonus(built("B2", "1", "11"), "B2") == (6, 10)


@pytest.mark.rule("SL-5.7")
@pytest.mark.parametrize("area", ["A1", "B1"])
def test_without_a_house_in_an_area_nobody_scores_it(area: str) -> None:
    state = built(area, "2", "", "22")
    assert bonus(state, area) == (6, 0, 10)
    assert 1 not in [line.seat for line in bonus_lines(state, area)]


@pytest.mark.rule("SL-5.7")
def test_an_empty_area_scores_for_nobody() -> None:
    state = position(town(f5="a1", f4="b1"))
    assert [bonus_lines(state, area) for area in ("A1", "A2", "B1", "B2")] == [[]] * 4


@pytest.mark.rule("SL-2.6")
@pytest.mark.rule("SL-5.3")
@pytest.mark.rule("SL-5.7")
def test_parks_in_an_area_count_for_nobody() -> None:
    state = position(town(g1="##", h1="##", i1="a1", b1="##", c1="##"))
    assert bonus(state, "B1") == (10, 0)
    assert bonus(state, "A1") == (0, 0)


@pytest.mark.rule("SL-5.5")
def test_bonuses_are_scored_only_when_the_game_is_over() -> None:
    state = built("B1", "1", "11")
    assert totals(state) == (1, 4)
    assert totals(state, as_if_over=True) == (1 + 6 + 6, 4 + 10 + 10)
    assert totals(over(state)) == (13, 24)
    assert LANE.outcome(state) is None


@pytest.mark.rule("SL-5.6")
def test_the_sentence_of_a_bonus_says_who_ties_and_who_comes_next() -> None:
    line = bonus_lines(built("A1", "43", "4", "2"), "A1")[0]
    assert messages("en").because(line, ("Ann", "Bob", "Cid")) == (
        "Tallest Houses in area A1: Ann and Bob tied for first with one 4-floor House each; "
        "Cid second with one 2-floor House."
    )
    assert messages("fr").because(line, ("Ann", "Bob", "Cid")) == (
        "Demeures les plus hautes en zone A1\u00a0: Ann et Bob à égalité en 1re position "
        "avec 1 Demeure sur 4 niveaux par joueur\u00a0; "
        "Cid en 2e position avec 1 Demeure sur 2 niveaux."
    )


@pytest.mark.rule("SL-R1")
def test_the_sentence_of_a_bonus_says_which_positions_a_tie_uses_up() -> None:
    names = ("Ann", "Bob", "Cid", "Dora")
    tied = bonus_lines(built("A1", "3", "3", "2", edition="avenue"), "A1", AVENUE)[0]
    assert (
        messages("en")
        .because(tied, names)
        .endswith(
            "each; after the tie second position is skipped (SL-R1); "
            "Cid third with one 2-floor House."
        )
    )
    assert (
        messages("fr")
        .because(tied, names)
        .endswith(
            "après l’égalité, la 2e position est sautée (SL-R1)\u00a0; "
            "Cid en 3e position avec 1 Demeure sur 2 niveaux."
        )
    )
    three = bonus_lines(built("A1", "3", "3", "3", "2", edition="avenue"), "A1", AVENUE)[0]
    assert "after the tie positions 2 and 3 are skipped (SL-R1)" in messages("en").because(
        three, names
    )
    assert "les positions 2 et 3 sont sautées (SL-R1)" in messages("fr").because(three, names)
