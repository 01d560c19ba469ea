"""Puzzles are made the same way each time, spread over all kinds, and say what was measured."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from faubourg.arena.puzzle_making.chosen_puzzles import are_enough, chosen_puzzles
from faubourg.arena.puzzle_making.clearly_best_turn import LEAST_MARGIN
from faubourg.arena.puzzle_making.measured_turns import PARTS, Measure, Measured, ahead
from faubourg.arena.puzzle_making.motives_and_grades import grade_of, motive_of
from faubourg.arena.puzzle_making.puzzles_of_one_game import PuzzlePlan, search_game
from faubourg.core.game_protocol import Seat
from faubourg.puzzles.opened_puzzle import opened, solution
from faubourg.puzzles.puzzle_file import Puzzle, Source
from faubourg.puzzles.shipped_puzzles import find_puzzle, puzzles_of
from faubourg.puzzles.whole_turns import whole_turns

GAMES = ("sunrise", "bella_vista", "kensington")


def many(number: int) -> list[Puzzle]:
    """Different positions, most of them alike in grade and motive."""
    first = puzzles_of("sunrise")[0]
    return [
        replace(
            first,
            position=f"sunrise/lane/{2 + each % 3};number={each}",
            grade=3 if each % 10 == 0 else 1,
            motive="bonus" if each % 10 == 1 else "points",
            source=Source(1, each, 0),
        )
        for each in range(number)
    ]


def test_what_is_rare_is_chosen_first_and_the_easy_ones_lead() -> None:
    chosen = chosen_puzzles(many(100), 20)
    assert [each.grade for each in chosen] == sorted(each.grade for each in chosen)
    assert Counter(each.grade for each in chosen)[3] >= 8
    assert Counter(each.motive for each in chosen)["bonus"] >= 5
    assert len({each.position for each in chosen}) == 20


def test_a_position_that_was_found_twice_is_kept_once() -> None:
    assert len(chosen_puzzles(many(5) + many(5), 10)) == 5


def test_it_goes_on_until_there_are_enough_of_different_kinds() -> None:
    alike = [replace(each, grade=1, motive="points") for each in many(20)]
    assert not are_enough(alike, 10)
    assert not are_enough(many(9), 10)
    different = [replace(each, grade=n % 3 + 1) for n, each in enumerate(many(200))]
    assert are_enough([*different, *(replace(e, motive="later") for e in different[:90])], 10)


def test_grades_go_by_how_many_bots_found_the_turn() -> None:
    assert [grade_of(solved) for solved in range(9)] == [3, 3, 3, 3, 2, 2, 1, 1, 1]


def test_two_turns_are_compared_part_by_part() -> None:
    one, other = (
        Measured(None, margins, (0.5 + gain,) * 4)  # type: ignore[arg-type] # whatever the turn
        for margins, gain in (((3.0, 5.0, 4.0, 4.0), 0.1), ((1.0, 3.0, 2.0, 2.0), 0.0))
    )
    found = ahead(one, other)
    assert (found.points, found.error) == (2.0, 0.0)
    assert found.is_clear(2.0, 3.0)
    assert not found.is_clear(2.1, 3.0)
    assert not ahead(other, one).is_clear(0.0, 3.0)


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_is_measured_the_same_with_the_same_seed(game: str) -> None:
    ready = find_puzzle(game, 1)
    first, again, other = (
        Measure(ready.rules, ready.seat, seed).of(solution(ready), 2 * PARTS) for seed in (1, 1, 2)
    )
    assert first == again
    assert len(first.margins) == PARTS
    assert first.margins != other.margins or len({*first.margins}) == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_motive_is_read_off_the_score_sheets(game: str) -> None:
    for number in range(1, len(puzzles_of(game)) + 1, 10):
        ready = find_puzzle(game, number)
        turns = whole_turns(ready.rules, ready.state, 1000)
        assert turns is not None
        found = motive_of(ready.rules, ready.state, ready.seat, solution(ready), turns)
        assert found == ready.puzzle.motive


@pytest.mark.full
def test_a_game_is_searched_the_same_way_each_time_and_its_puzzles_open() -> None:
    plan = PuzzlePlan("bella_vista", 1)
    found = search_game(plan, 3)
    assert found == search_game(plan, 3)
    for each in found.puzzles:
        assert opened(each).seat == Seat(each.seat)
        assert each.margin >= LEAST_MARGIN - 0.05
