"""Squares and their neighbours, groups of them, and positions after a tie."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from faubourg.core.grid import MAX_SIDE, beside, groups, square_name
from faubourg.core.ranking import Ties, positions

sides = st.integers(1, MAX_SIDE)
WAYS: tuple[Ties, ...] = ("skip", "next")
values = st.lists(st.none() | st.integers(-3, 3), max_size=6)


def test_squares_are_named_by_column_and_row_from_the_top_left() -> None:
    assert [square_name(n, width=3) for n in range(6)] == ["a1", "b1", "c1", "a2", "b2", "c2"]


def test_the_largest_board_has_a_letter_for_every_column() -> None:
    assert square_name(MAX_SIDE * MAX_SIDE - 1, width=MAX_SIDE) == "z26"


def test_a_square_has_its_neighbours_in_reading_order() -> None:
    assert [*beside(4, width=3, height=3)] == [1, 3, 5, 7]
    assert [*beside(0, width=3, height=3)] == [1, 3]
    assert [*beside(8, width=3, height=3)] == [5, 7]


def test_the_only_square_of_a_board_has_no_neighbours() -> None:
    assert [*beside(0, width=1, height=1)] == []


@settings(deadline=None, max_examples=40)
@given(width=sides, height=sides)
def test_to_be_neighbours_is_mutual_and_means_one_step(width: int, height: int) -> None:
    for square in range(width * height):
        for near in beside(square, width, height):
            assert square in beside(near, width, height)
            rows = abs(near // width - square // width)
            columns = abs(near % width - square % width)
            assert rows + columns == 1


def test_groups_are_the_parts_that_hang_together() -> None:
    neighbours = [[*beside(n, 3, 3)] for n in range(9)]
    assert groups([0, 1, 5, 6, 8], neighbours) == [[0, 1], [5, 8], [6]]


def test_no_squares_form_no_groups() -> None:
    assert groups([], [[1], [0]]) == []


def test_neighbours_may_be_given_by_name() -> None:
    assert groups([7, 9], {7: [9], 9: [7]}) == [[7, 9]]


@settings(deadline=None, max_examples=60)
@given(st.sets(st.integers(0, 24)))
def test_every_square_is_in_one_group_and_groups_do_not_touch(cells: set[int]) -> None:
    neighbours = [[*beside(n, 5, 5)] for n in range(25)]
    found = groups(sorted(cells), neighbours)
    assert sorted(cell for group in found for cell in group) == sorted(cells)
    for group in found:
        around = {near for cell in group for near in neighbours[cell]}
        assert around & cells <= {*group}


def test_after_a_tie_positions_are_skipped() -> None:
    assert positions([7, 9, 9, 4], ties="skip") == (3, 1, 1, 4)


def test_after_a_tie_the_next_position_follows() -> None:
    assert positions([7, 9, 9, 4], ties="next") == (2, 1, 1, 3)


def test_who_has_nothing_is_not_ranked_and_takes_no_position() -> None:
    assert positions([None, 5, None, 2]) == (None, 1, None, 2)
    assert positions([None, None]) == (None, None)
    assert positions([]) == ()


def test_values_of_several_parts_are_compared_part_by_part() -> None:
    assert positions([(3, 1), (3, 2), (2, 9)]) == (2, 1, 3)


@settings(deadline=None, max_examples=100)
@given(values, st.sampled_from(WAYS))
def test_a_larger_value_has_a_better_position_and_equal_values_share_theirs(
    given_values: list[int | None], ties: Ties
) -> None:
    found = zip(given_values, positions(given_values, ties), strict=True)
    ranked = [(v, place) for v, place in found if v is not None and place is not None]
    assert len(ranked) == len([value for value in given_values if value is not None])
    for value, place in ranked:
        assert all((other > value) == (their < place) for other, their in ranked)


@settings(deadline=None, max_examples=100)
@given(values)
def test_skipped_positions_count_seats_and_next_positions_count_values(
    given_values: list[int | None],
) -> None:
    skipped, following = positions(given_values, "skip"), positions(given_values, "next")
    places = {place for place in following if place is not None}
    assert places == {*range(1, len(places) + 1)}
    for value, place in zip(given_values, skipped, strict=True):
        if value is not None:
            better = sum(1 for v in given_values if v is not None and v > value)
            assert place == 1 + better
