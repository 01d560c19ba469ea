"""SL-5.4: the most spaces connected, on the whole board."""

from __future__ import annotations

import pytest

from faubourg.games.sunrise.model import State
from tests.games.sunrise.positions import position
from tests.games.sunrise.printed_board import bonus, bonus_lines, town


def groups(state: State) -> dict[str, set[str]]:
    """The spaces that each seat's line for C shows."""
    return {"abcd"[line.seat]: {*line.spaces} for line in bonus_lines(state, "C")}


@pytest.mark.rule("SL-5.4")
def test_the_largest_group_is_first() -> None:
    state = position(town(f5="a1", f4="a1", f3="a1", e6="b1", d6="b1", g6="c1"), ("",) * 3)
    assert groups(state) == {"a": {"f5", "f4", "f3"}, "b": {"e6", "d6"}, "c": {"g6"}}
    assert bonus(state, "C") == (10, 6, 3)


@pytest.mark.rule("SL-5.4")
def test_a_group_counts_spaces_and_not_floors() -> None:
    state = position(town(f5="a5", f4="b1", f3="b1"))
    assert bonus(state, "C") == (6, 10)


@pytest.mark.rule("SL-5.4")
def test_only_the_largest_of_several_groups_counts() -> None:
    several = town(f5="a1", f4="a1", e6="a1", d6="a1", g6="a1", f7="b1", f8="b1", f9="b1")
    state = position(several)
    assert bonus(state, "C") == (6, 10)
    assert len(groups(state)["a"]) == 2


@pytest.mark.rule("SL-5.4")
@pytest.mark.rule("SL-5.1")
def test_a_group_runs_over_the_whole_board() -> None:
    row = town(d4="a1", e4="a1", f4="a1", g4="a1", h4="a1", c8="b1", d8="b1", e8="b1", f8="b1")
    state = position(row)
    assert groups(state)["a"] == {"d4", "e4", "f4", "g4", "h4"}
    assert bonus(state, "C") == (10, 6)


@pytest.mark.rule("SL-5.4")
@pytest.mark.rule("SL-R9")
@pytest.mark.parametrize("pair", [("e6", "d5"), ("e6", "f5"), ("b4", "a5"), ("d2", "e1")])
def test_spaces_that_touch_at_a_corner_are_not_connected(pair: tuple[str, str]) -> None:
    state = position(town(**dict.fromkeys(pair, "a1"), h8="b1", i8="b1"))
    assert bonus(state, "C") == (6, 10)
    assert len(groups(state)["a"]) == 1


@pytest.mark.rule("SL-5.4")
@pytest.mark.parametrize("pair", [("k4", "a5"), ("k7", "a8"), ("b1", "b11"), ("h11", "h1")])
def test_the_edges_of_the_board_do_not_connect(pair: tuple[str, str]) -> None:
    state = position(town(**dict.fromkeys(pair, "a1"), e8="b1", d8="b1"))
    assert bonus(state, "C") == (6, 10)


@pytest.mark.rule("SL-5.4")
@pytest.mark.rule("SL-2.6")
def test_parks_do_not_connect() -> None:
    state = position(town(e6="a1", d6="##", c6="a1", b6="a1", f7="b1", f8="b1"))
    assert groups(state)["a"] == {"c6", "b6"}
    assert bonus(state, "C") == (10, 10)


@pytest.mark.rule("SL-5.4")
@pytest.mark.rule("SL-0.1")
def test_the_fountain_does_not_connect() -> None:
    state = position(town(f5="a1", e6="a1", g6="a1", f7="a1", h6="b1", i6="b1"))
    assert bonus(state, "C") == (6, 10)
    assert len(groups(state)["a"]) == 1


@pytest.mark.rule("SL-5.4")
def test_the_houses_of_others_do_not_connect() -> None:
    state = position(town(f5="a1", f4="b1", f3="a1", g6="b1", h6="b1"))
    assert len(groups(state)["a"]) == 1
    assert bonus(state, "C") == (6, 10)


@pytest.mark.rule("SL-5.4")
def test_a_group_may_branch_and_close_a_ring() -> None:
    ring = ["d4", "e4", "f4", "f5", "d5", "d6", "e6"]
    line = ["f7", "f8", "f9", "f10", "f11", "g11"]
    picture = town(**dict.fromkeys(ring, "a1"), **dict.fromkeys(line, "b1"))
    state = position(picture)
    assert groups(state) == {"a": {*ring}, "b": {*line}}
    assert bonus(state, "C") == (10, 6)


@pytest.mark.rule("SL-R6")
@pytest.mark.rule("SL-5.4")
def test_a_player_without_a_house_is_not_ranked_for_c() -> None:
    state = position(town(f5="a1", f4="##"), ("", "", ""))
    assert bonus(state, "C") == (10, 0, 0)
    assert [line.seat for line in bonus_lines(state, "C")] == [0]


@pytest.mark.rule("SL-R6")
@pytest.mark.rule("SL-5.4")
def test_a_single_house_of_one_floor_is_ranked_for_c() -> None:
    state = position(town(f5="a1", f4="a1", e6="b1"))
    assert bonus(state, "C") == (10, 6)
