"""What announces the end of Sunrise Lane, and what decides between equal totals."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from faubourg.core.end_near_and_ties import EndNear, end_is_near, how_it_ended, tie_break, ties
from faubourg.core.phrases import Person, Phrase
from faubourg.games.sunrise.model import Park, State
from tests.games.sunrise.positions import over, position, rules_of
from tests.games.sunrise.printed_board import town

EQUALS = town(f5="a1", f7="b1")
RULES = rules_of()


def near(state: State, viewer: Any = None) -> tuple[EndNear, ...]:
    return end_is_near(RULES, RULES.view(state, viewer))


def with_empty_areas(number: int, **changes: Any) -> State:
    """As many spaces of the corner areas are empty, all others parks."""
    built = {*RULES.box.area_spaces[number:]}
    state = position(hands=("", "", ""), **changes)
    squares = range(len(state.town))
    return replace(state, town=tuple(Park() if each in built else None for each in squares))


@pytest.mark.rule("SL-4.1")
def test_far_from_the_end_nothing_is_announced() -> None:
    assert near(position(hands=("", "", ""))) == ()


@pytest.mark.rule("SL-4.1")
@pytest.mark.parametrize(
    ("first", "turn", "left"), [("a", "b", (1, 2)), ("b", "b", (1, 2, 0)), ("c", "b", (1,))]
)
def test_the_last_round_names_whoever_still_has_a_turn(
    first: str, turn: str, left: tuple[int, ...]
) -> None:
    pieces = (9, 8, 2)
    state = position(hands=("", "", ""), first=first, turn=turn, pieces=pieces, last_round=True)
    (said,) = near(state)
    assert (said.rule, said.turns) == ("SL-4.1", left)
    assert said.phrase.facts == {"who": Person(2), "pieces": 2}


@pytest.mark.rule("SL-4.1")
def test_the_last_round_keeps_its_reason_when_a_second_player_runs_short_too() -> None:
    state = position(hands=("", "", ""), first="a", turn="c", pieces=(2, 0, 9), last_round=True)
    assert near(state)[0].phrase.facts == {"who": Person(0), "pieces": 2}


@pytest.mark.rule("SL-4.1")
@pytest.mark.parametrize(
    ("first", "key", "left"),
    [("a", "sunrise-end-this-turn", (1,)), ("b", "sunrise-end-last-round", (1, 0))],
)
def test_whoever_builds_down_to_few_pieces_is_told_before_the_turn_ends(
    first: str, key: str, left: tuple[int, ...]
) -> None:
    state = position(EQUALS, ("", "R"), first=first, turn="b", pieces=(9, 2), last="f7")
    (said,) = near(state)
    assert (said.rule, said.phrase.key, said.turns) == ("SL-4.1", key, left)
    assert said.phrase.facts == {"who": Person(1), "pieces": 2}


@pytest.mark.rule("SL-R8")
def test_that_drawing_once_more_ends_the_game_is_said_before() -> None:
    limit = RULES.box.parts.idle_rounds * 2
    (said,) = near(position(hands=("", ""), idle=limit - 1))
    known = {"turns": limit - 1, "limit": limit}
    assert (said.rule, said.phrase) == ("SL-R8", Phrase("sunrise-end-idle-now", known))


@pytest.mark.rule("SL-R8")
def test_turns_without_building_are_counted_aloud_two_rounds_before_they_end_the_game() -> None:
    limit = RULES.box.parts.idle_rounds * 2
    (said,) = near(position(hands=("", ""), idle=limit - 4))
    known = {"turns": limit - 4, "limit": limit}
    assert (said.rule, said.phrase) == ("SL-R8", Phrase("sunrise-end-idle", known))
    assert near(position(hands=("", ""), idle=limit - 5)) == ()


@pytest.mark.rule("SL-4.1")
def test_pieces_that_run_short_are_announced_before() -> None:
    (said,) = near(position(hands=("", ""), pieces=(20, 7)))
    assert (said.rule, said.turns) == ("SL-4.1", None)
    assert said.phrase.facts == {"who": (Person(1),), "number": 1, "pieces": 7, "limit": 2}
    assert near(position(hands=("", ""), pieces=(20, 8))) == ()


@pytest.mark.rule("SL-4.1")
def test_all_who_run_equally_short_are_named() -> None:
    (said,) = near(position(hands=("", "", ""), pieces=(6, 9, 6)))
    assert said.phrase.facts["who"] == (Person(0), Person(2))


@pytest.mark.rule("SL-4.2")
def test_areas_that_fill_up_are_announced() -> None:
    (said,) = near(with_empty_areas(5))
    assert (said.rule, said.phrase.key) == ("SL-4.2", "sunrise-end-areas")
    assert near(with_empty_areas(6)) == ()


@pytest.mark.rule("SL-R7")
def test_where_full_areas_end_the_round_the_sentences_say_so() -> None:
    (said,) = near(with_empty_areas(1, full_areas="round"))
    assert said.phrase.key == "sunrise-end-areas-round"
    filled = with_empty_areas(0, full_areas="round", last_round=True, areas_filled_by=2)
    (said,) = near(filled)
    assert said.rule == "SL-4.2"
    assert said.phrase == Phrase("sunrise-end-areas-full", {"who": Person(2)})
    assert said.turns == (0, 1, 2)


@pytest.mark.rule("SL-R7")
def test_the_last_round_keeps_the_reason_that_came_first_and_who_brought_it() -> None:
    by_areas = with_empty_areas(0, full_areas="round", last_round=True, areas_filled_by=1)
    (said,) = near(replace(by_areas, pieces=(9, 9, 1)))
    assert said.phrase == Phrase("sunrise-end-areas-full", {"who": Person(1)})
    by_pieces = with_empty_areas(0, full_areas="round", last_round=True, pieces=(2, 9, 9))
    assert near(by_pieces)[0].phrase.facts == {"who": Person(0), "pieces": 2}


def ended(state: State, rule: str) -> Phrase | None:
    return how_it_ended(RULES, RULES.view(over(state, rule), None))


@pytest.mark.rule("SL-4.1")
@pytest.mark.parametrize(("first", "who", "pieces"), [("a", 1, 2), ("b", 1, 2), ("c", 2, 0)])
def test_whoever_ran_short_first_in_the_last_round_has_brought_the_end(
    first: str, who: int, pieces: int
) -> None:
    state = position(hands=("", "", ""), first=first, pieces=(9, 2, 0), last_round=True)
    said = Phrase("sunrise-ended-pieces", {"who": Person(who), "pieces": pieces})
    assert ended(state, "SL-4.1") == said


def test_nothing_is_said_of_how_a_game_ended_that_goes_on() -> None:
    state = position(hands=("", "", ""))
    assert how_it_ended(RULES, RULES.view(state, None)) is None


@pytest.mark.rule("SL-4.2")
def test_whoever_filled_the_areas_has_brought_the_end() -> None:
    state = position(hands=("", "", ""), turn="b")
    assert ended(state, "SL-4.2") == Phrase("sunrise-ended-areas", {"who": Person(1)})
    round_played = with_empty_areas(0, full_areas="round", areas_filled_by=2)
    assert ended(round_played, "SL-4.2") == Phrase("sunrise-ended-areas", {"who": Person(2)})


@pytest.mark.rule("SL-R8")
def test_idle_turns_that_brought_the_end_are_counted() -> None:
    state = position(hands=("", ""), idle=20)
    assert ended(state, "SL-R8") == Phrase("sunrise-ended-idle", {"turns": 20})


@pytest.mark.rule("SL-5.8")
def test_cards_in_hand_decide_between_equal_totals() -> None:
    state = over(position(EQUALS, ("R", "GRB")))
    outcome = RULES.outcome(state)
    assert outcome is not None
    (tie,) = ties(outcome, tie_break(RULES, RULES.view(state, None)))
    assert (tie.seats, tie.points, tie.rule, tie.shared) == ((1, 0), 12, "SL-5.8", False)
    assert [each.facts["number"] for each in tie.standings] == [3, 1]


@pytest.mark.rule("SL-5.8")
def test_as_many_cards_share_the_victory() -> None:
    state = over(position(EQUALS, ("R", "G")))
    outcome = RULES.outcome(state)
    assert outcome is not None
    (tie,) = ties(outcome, tie_break(RULES, RULES.view(state, None)))
    assert (tie.seats, tie.shared) == ((0, 1), True)
