"""What is said to an answer: whether it is the best turn, by how much it falls short, and why."""

from __future__ import annotations

from itertools import permutations

import pytest

from faubourg.core.compared_reasons import Compared
from faubourg.core.errors import BadNotation, IllegalMove, Unknown
from faubourg.puzzles.judged_answer import judged
from faubourg.puzzles.opened_puzzle import OpenedPuzzle, TurnIsOver, made, solution
from faubourg.puzzles.shipped_puzzles import (
    find_puzzle,
    find_puzzles,
    games_with_puzzles,
    number_of_puzzles,
    puzzles_of,
)
from faubourg.puzzles.whole_turns import Turn, is_same_turn, whole_turns

GAMES = ("sunrise", "bella_vista", "kensington")


@pytest.fixture(params=GAMES)
def ready(request: pytest.FixtureRequest) -> OpenedPuzzle:
    return find_puzzle(request.param, 1)


def unmeasured(ready: OpenedPuzzle) -> Turn | None:
    """A turn that is neither the best nor one of those beside it."""
    known = [solution(ready), *(made(ready, each.moves).turn for each in ready.puzzle.others)]
    turns = whole_turns(ready.rules, ready.state, 1000) or []
    others = (t for t in turns if not any(is_same_turn(ready.rules, t, each) for each in known))
    return next(others, None)


def test_the_best_turn_is_best_by_its_margin(ready: OpenedPuzzle) -> None:
    found = judged(ready, solution(ready))
    assert found.is_best
    assert found.behind == round(ready.puzzle.margin)
    assert found.compared == Compared()


def test_a_turn_that_was_measured_is_behind_by_what_was_measured(ready: OpenedPuzzle) -> None:
    other = ready.puzzle.others[-1]
    found = judged(ready, made(ready, other.moves).turn)
    assert not found.is_best
    assert found.is_measured
    assert found.behind == round(other.behind)


def test_a_turn_that_was_not_measured_is_behind_by_the_margin_at_least() -> None:
    tried = 0
    for number in range(1, 6):
        ready = find_puzzle("sunrise", number)
        if turn := unmeasured(ready):
            found = judged(ready, turn)
            assert (found.is_best, found.is_measured) == (False, False)
            assert found.behind == round(ready.puzzle.margin)
            tried += 1
    assert tried


def test_what_a_turn_brings_less_than_the_best_is_what_the_sheets_say(ready: OpenedPuzzle) -> None:
    rules, seat = ready.rules, ready.seat
    answer = made(ready, ready.puzzle.others[0].moves).turn

    def total(turn: Turn) -> int:
        lines = rules.sheet(turn.after, as_if_over=True)
        return sum(line.points for line in lines if line.seat == seat)

    found = judged(ready, answer).compared
    more, less = (
        sum(each.points or 0 for each in side if each.seat == seat)
        for side in (found.mine, found.best)
    )
    assert more - less == total(answer) - total(solution(ready))


def test_moves_in_another_order_are_the_same_turn() -> None:
    for game in GAMES:
        for number in range(1, number_of_puzzles(game) + 1):
            ready = find_puzzle(game, number)
            for texts in permutations(ready.puzzle.moves) if len(ready.puzzle.moves) < 5 else ():
                try:
                    begun = made(ready, texts)
                except (IllegalMove, TurnIsOver):
                    continue
                assert not begun.is_over or judged(ready, begun.turn).is_best


def test_a_turn_ends_once(ready: OpenedPuzzle) -> None:
    with pytest.raises(TurnIsOver):
        made(ready, (*ready.puzzle.moves, ready.puzzle.moves[0]))


def test_what_is_no_move_or_not_legal_is_refused() -> None:
    ready = find_puzzle("sunrise", 1)
    with pytest.raises(BadNotation):
        made(ready, ("what",))
    with pytest.raises(IllegalMove):
        made(ready, ("a2=9",))


def test_turns_that_come_to_the_same_are_found_once(ready: OpenedPuzzle) -> None:
    turns = whole_turns(ready.rules, ready.state, 1000)
    assert turns is not None
    for at, turn in enumerate(turns):
        assert not any(is_same_turn(ready.rules, turn, other) for other in turns[:at])
    assert any(is_same_turn(ready.rules, turn, solution(ready)) for turn in turns)
    assert whole_turns(ready.rules, ready.state, len(turns) - 1) is None


def test_puzzles_are_found_by_game_and_number() -> None:
    assert {*GAMES} <= {*games_with_puzzles()}
    assert number_of_puzzles("sunrise") == len(puzzles_of("sunrise"))
    for number in (0, -1, 10_000):
        with pytest.raises(Unknown):
            find_puzzle("sunrise", number)
    with pytest.raises(Unknown):
        find_puzzles("chess")
