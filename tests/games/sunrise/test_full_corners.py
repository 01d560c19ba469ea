"""SL-4.2 and SL-R7: the end by lack of space."""

from __future__ import annotations

from itertools import cycle

import pytest
from msgspec.structs import replace

from faubourg.games.sunrise.model import Stage, State
from tests.games.sunrise.positions import position, space_of
from tests.games.sunrise.printed_board import (
    LANE,
    SPACES,
    area_of,
    choices,
    corners,
    gain,
    hand,
    play,
    totals,
    town,
)


def full_but(*empty: str, hands: tuple[str, ...], cross: bool = False, turn: str = "a") -> State:
    """Three players and parks fill the corners, and the cross where it is asked for."""
    filled = [name for name in (SPACES if cross else corners()) if name not in empty]
    picture = town(**dict(zip(filled, cycle(("a1", "b1", "c1", "##")))))
    return position(picture, hands, turn=turn)


def ended_by(state: State) -> str | None:
    outcome = LANE.outcome(state)
    assert (state.stage is Stage.OVER) is (outcome is not None)
    return outcome.ended_by if outcome else None


@pytest.mark.rule("SL-4.2")
@pytest.mark.parametrize(
    ("space", "colour"), [("h11", "Y"), ("b1", "B"), ("k2", "P"), ("a7", "B"), ("e4", "B")]
)
def test_the_last_empty_space_of_the_four_corners_ends_the_game(space: str, colour: str) -> None:
    state = play(full_but(space, hands=(colour, "Y", "Y")), f"{space}=1")
    assert ended_by(state) == "SL-4.2"
    assert LANE.to_act(state) is None
    assert choices(state) == set()


@pytest.mark.rule("SL-4.2")
def test_the_last_but_one_does_not_end_the_game() -> None:
    state = play(full_but("h11", "b1", hands=("Y", "B", "")), "h11=1")
    assert ended_by(state) is None
    state = play(state, ".", "+R", "b1=1")
    assert ended_by(state) == "SL-4.2"


@pytest.mark.rule("SL-4.2")
@pytest.mark.parametrize("area", ["A1", "A2", "B1", "B2"])
def test_one_corner_with_an_empty_space_keeps_the_game_going(area: str) -> None:
    inside = next(name for name in corners() if area_of(name) == area)
    outside = next(name for name in corners() if area_of(name) not in (area, None))
    state = full_but(inside, outside, hands=("R", "", ""))
    assert ended_by(play(state, f"{outside}@R")) is None


@pytest.mark.rule("SL-4.2")
def test_a_full_cross_does_not_end_the_game() -> None:
    state = full_but("h11", "f5", hands=("Y", "Y", ""), cross=True)
    state = play(state, "f5=1")
    assert ended_by(state) is None
    state = play(state, ".", "+R", "h11=1")
    assert ended_by(state) == "SL-4.2"


@pytest.mark.rule("SL-4.2")
def test_empty_spaces_of_the_cross_do_not_keep_the_game_going() -> None:
    state = play(full_but("h11", hands=("Y", "", "")), "h11=1")
    cross = [space_of(LANE, name) for name in SPACES if not area_of(name)]
    assert [state.town[space] for space in cross] == [None] * 20
    assert ended_by(state) == "SL-4.2"


@pytest.mark.rule("SL-R7")
def test_the_building_that_fills_the_last_space_scores() -> None:
    state = full_but("h11", hands=("", "YYY", ""), turn="b")
    after = play(state, "h11=3")
    for lines in (LANE.gain(state, LANE.read("h11=3")), LANE.sheet(after)):
        houses = [x for x in lines if x.rule == "SL-2.4" and x.spaces == ("h11",)]
        assert [(x.seat, x.points) for x in houses] == [(1, 15)]
    assert gain(state, "h11=3") == sum(totals(after)) - sum(totals(state))


@pytest.mark.rule("SL-R7")
def test_no_card_is_drawn_after_the_last_space_is_filled() -> None:
    before = full_but("h11", hands=("YRR", "G", "B"))
    state = play(before, "h11=1")
    assert [sum(cards) for cards in state.hands] == [2, 1, 1]
    assert state.deck == before.deck
    assert state.due == 0


@pytest.mark.rule("SL-R7")
@pytest.mark.parametrize("turn", ["a", "b", "c"])
def test_the_round_is_not_completed(turn: str) -> None:
    state = play(full_but("h11", hands=("Y", "Y", "Y"), turn=turn), "h11=1")
    assert ended_by(state) == "SL-4.2"


@pytest.mark.rule("SL-R7")
@pytest.mark.rule("SL-2.6")
def test_a_park_fills_the_last_space_too() -> None:
    state = play(full_but("h11", hands=("R", "", "")), "h11@R")
    assert ended_by(state) == "SL-4.2"


@pytest.mark.rule("SL-R7")
def test_the_game_ends_in_the_middle_of_a_path() -> None:
    state = play(full_but("g11", "h11", hands=("YPR", "", "")), "h11=1")
    assert ended_by(state) is None
    # f11 beside g11 lies on the cross, red and empty: but for the end the path could go on.
    state = play(state, "g11=1")
    assert ended_by(state) == "SL-4.2"
    assert state.hands[0] == hand("R")
    assert LANE.why_not(state, LANE.read("f11=1")) is not None
    assert LANE.why_not(state, LANE.read(".")) is not None


@pytest.mark.rule("SL-R7")
@pytest.mark.rule("SL-4.2")
def test_the_last_space_ends_the_game_during_a_last_round_as_well() -> None:
    before = full_but("h11", "b1", hands=("Y", "B", ""))
    state = play(replace(before, pieces=(3, 8, 8)), "h11=1", ".", "+R")
    assert ended_by(state) is None
    assert ended_by(play(state, "b1=1")) == "SL-4.2"


@pytest.mark.rule("SL-R7", "SL-4.1")
@pytest.mark.parametrize(("turn", "turns_left"), [("a", 2), ("b", 1), ("c", 0)])
def test_by_the_other_reading_full_corners_make_this_round_the_last(
    turn: str, turns_left: int
) -> None:
    state = full_but("h11", hands=("Y", "Y", "Y"), turn=turn)
    state = play(replace(state, full_areas="round"), "h11=1", ".", "+R")
    for _ in range(turns_left):
        assert ended_by(state) is None
        assert state.last_round
        state = play(state, "++", "+R", "+R")
    assert ended_by(state) == "SL-4.2"


@pytest.mark.rule("SL-R7")
def test_by_the_other_reading_the_path_goes_on_and_a_card_is_drawn() -> None:
    state = replace(full_but("g11", "h11", hands=("YPR", "", "")), full_areas="round")
    state = play(state, "h11=1", "g11=1", "f11=1", ".", "+G")
    assert ended_by(state) is None
    assert state.hands[0] == hand("G")


@pytest.mark.rule("SL-R7", "SL-4.1")
def test_by_the_other_reading_a_last_round_for_lack_of_pieces_ends_by_that() -> None:
    state = full_but("h11", hands=("R", "", ""), turn="c")
    state = replace(state, full_areas="round", last_round=True)
    assert ended_by(play(state, "++", "+R", "+R")) == "SL-4.1"


@pytest.mark.rule("SL-R7", "SL-4.1")
def test_by_the_other_reading_the_end_keeps_the_reason_that_came_first() -> None:
    before = replace(full_but("h11", "b1", hands=("Y", "B", "")), full_areas="round")
    state = play(replace(before, pieces=(3, 8, 8)), "h11=1", ".", "+R", "b1=1", ".", "+R")
    assert state.areas_filled_by is None
    assert ended_by(play(state, "++", "+R", "+R")) == "SL-4.1"
    filled = play(full_round("h11"), "h11=1", ".", "+R")
    assert filled.areas_filled_by == 0
    state = play(replace(filled, pieces=(8, 2, 8)), "++", "+R", "+R", "++", "+R", "+R")
    assert ended_by(state) == "SL-4.2"


def full_round(*empty: str) -> State:
    return replace(full_but(*empty, hands=("Y", "", "")), full_areas="round")


@pytest.mark.rule("SL-4.2")
def test_the_last_space_ends_the_game_whoever_is_short_of_pieces() -> None:
    state = replace(full_but("h11", hands=("Y", "", "")), pieces=(3, 8, 8))
    assert ended_by(play(state, "h11=1")) == "SL-4.2"
