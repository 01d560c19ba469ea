"""The puzzles of a game, where it brings any: no change of a rule breaks one unseen."""

from __future__ import annotations

from collections.abc import Iterator

from faubourg.core.game_protocol import Seat
from faubourg.core.messages import messages
from faubourg.core.position_text import position_of
from faubourg.puzzles.judged_answer import judged, points_by_rule
from faubourg.puzzles.opened_puzzle import OpenedPuzzle, made, solution
from faubourg.puzzles.puzzle_words import motive_words, verdict
from faubourg.puzzles.shipped_puzzles import find_puzzle, find_puzzles
from faubourg.puzzles.whole_turns import is_same_turn
from faubourg.testing.base_of_tests import OneGame


class PuzzleTests(OneGame):
    def test_every_puzzle_is_a_possible_position_with_a_legal_solution(self) -> None:
        for number, ready in self._puzzles():
            assert made(ready, ready.puzzle.moves).is_over, number

    def test_every_puzzle_is_seen_by_whoever_moves_and_tells_nothing_more(self) -> None:
        for number, ready in self._puzzles():
            rules, position, seat = ready.rules, ready.position, Seat(ready.puzzle.seat)
            assert position.sight == seat == rules.to_act(ready.state), number
            seen = position_of(rules, position.seats, position.options, ready.state, seat)
            assert seen.to_line() == ready.puzzle.position, number

    def test_the_solution_of_every_puzzle_brings_the_points_that_are_stored(self) -> None:
        for number, ready in self._puzzles():
            assert points_by_rule(ready, solution(ready)) == ready.puzzle.points, number

    def test_every_other_turn_of_a_puzzle_is_worse_and_said_to_be(self, language: str) -> None:
        for number, ready in self._puzzles():
            for other in ready.puzzle.others:
                turn = made(ready, other.moves).turn
                assert not is_same_turn(ready.rules, turn, solution(ready)), number
                found = judged(ready, turn)
                assert not found.is_best
                assert messages(language).text(verdict(found), worse="2")
                for reason in (*found.reasons, *found.compared.best, *found.compared.mine):
                    assert messages(language).reason_of_turn(reason, ready.seat)

    def test_the_solution_of_every_puzzle_is_said_to_be_the_best(self, language: str) -> None:
        for number, ready in self._puzzles():
            found = judged(ready, solution(ready))
            assert found.is_best, number
            assert messages(language).text(verdict(found), worse="2")
            assert messages(language).say(motive_words(ready.puzzle))

    def _puzzles(self) -> Iterator[tuple[int, OpenedPuzzle]]:
        game = self.facts.game
        for number in range(1, len(find_puzzles(game)) + 1):
            yield number, find_puzzle(game, number)
