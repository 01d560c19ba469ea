"""The puzzles that come with the games: enough of them, of every kind, and still right."""

from __future__ import annotations

from collections import Counter

import pytest

from faubourg.arena.puzzle_making.clearly_best_turn import LEAST_MARGIN, is_still_best
from faubourg.core.game_catalogue import find_rules
from faubourg.puzzles.opened_puzzle import made, solution
from faubourg.puzzles.puzzle_file import Puzzle
from faubourg.puzzles.shipped_puzzles import find_puzzle, puzzles_of

GAMES = ("sunrise", "bella_vista", "kensington")
SHIPPED = {"sunrise": 50, "bella_vista": 50, "kensington": 50}
GAMES_EACH = 1024
"""Played on from every turn when a puzzle is measured again."""
EVERY = 25
"""Of which one is measured again every day; the full run measures all."""
every_game = pytest.mark.parametrize("game", GAMES)


def heading(puzzle: Puzzle) -> str:
    return puzzle.position.partition(";")[0]


@every_game
def test_there_are_as_many_different_ones_as_the_documents_say(game: str) -> None:
    assert len({each.position for each in puzzles_of(game)}) == SHIPPED[game]


@every_game
def test_they_are_of_every_grade_the_easy_ones_first(game: str) -> None:
    grades = [each.grade for each in puzzles_of(game)]
    assert grades == sorted(grades)
    assert min(Counter(grades)[grade] for grade in (1, 2, 3)) >= SHIPPED[game] // 10


@every_game
def test_they_are_of_several_motives(game: str) -> None:
    motives = Counter(each.motive for each in puzzles_of(game))
    assert len([motive for motive, number in motives.items() if number >= 3]) >= 2


@every_game
def test_every_number_of_players_and_every_seat_comes_up(game: str) -> None:
    tables = Counter(heading(each) for each in puzzles_of(game))
    assert len(tables) == len(find_rules(game).seats)
    assert {each.seat for each in puzzles_of(game)} >= {0, 1, 2}


@every_game
def test_margins_are_clear_beside_their_errors(game: str) -> None:
    for each in puzzles_of(game):
        assert each.margin >= LEAST_MARGIN
        assert each.margin >= 2.9 * each.error
        assert [other.behind for other in each.others] == sorted(o.behind for o in each.others)
        assert each.others[0].behind == each.margin


@pytest.mark.parametrize(
    ("game", "number"),
    [(game, number) for game in GAMES for number in range(1, SHIPPED[game] + 1, EVERY)],
)
def test_the_solution_is_still_the_best(game: str, number: int) -> None:
    assert_still_best(game, number)


@pytest.mark.full
@pytest.mark.parametrize(
    ("game", "number"),
    [
        (game, number)
        for game in GAMES
        for number in range(1, SHIPPED[game] + 1)
        if number % EVERY != 1
    ],
)
def test_the_solution_of_every_other_one_is_still_the_best(game: str, number: int) -> None:
    assert_still_best(game, number)


def assert_still_best(game: str, number: int) -> None:
    """Beside the turns that came nearest, with random numbers that were not seen before."""
    ready = find_puzzle(game, number)
    others = [made(ready, each.moves).turn for each in ready.puzzle.others]
    assert is_still_best(ready.rules, ready.seat, solution(ready), others, GAMES_EACH, number)
