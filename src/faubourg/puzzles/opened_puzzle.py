"""A puzzle made ready: its position is read, and moves can be made in it until the turn is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from faubourg.core.errors import FaubourgError, IllegalMove
from faubourg.core.game_protocol import AnyRules, Seat
from faubourg.core.phrases import Phrase
from faubourg.core.position_problems import whole_state
from faubourg.core.position_text import Position
from faubourg.core.table_from_position import possible_position
from faubourg.puzzles.puzzle_file import Puzzle, bad_puzzles
from faubourg.puzzles.whole_turns import Turn, ends_turn

DEALT_BY = 0
"""The seed by which hidden cards are dealt; no answer depends on them."""


class TurnIsOver(FaubourgError):
    """A move behind the end of the turn."""


class OpenedPuzzle(Struct, frozen=True, eq=False):
    puzzle: Puzzle
    position: Position
    state: Any
    """With hidden cards dealt at random."""

    @property
    def rules(self) -> AnyRules:
        rules: AnyRules = self.position.rules
        return rules

    @property
    def seat(self) -> Seat:
        return Seat(self.puzzle.seat)


class Begun(Struct, frozen=True, eq=False):
    """A turn as far as it has been made."""

    turn: Turn
    states: tuple[Any, ...]
    """The position before each of its moves."""
    is_over: bool


def opened(puzzle: Puzzle, source: str = "", line: int = 0) -> OpenedPuzzle:
    """The puzzle, if today's rules allow what it says; BadPuzzles where they do not."""
    try:
        position = possible_position(puzzle.position)
        ready = OpenedPuzzle(puzzle, position, whole_state(position, DEALT_BY))
        _check(ready, source, line)
        return ready
    except (FaubourgError, ValueError) as error:
        reason = error.phrase if isinstance(error, FaubourgError) else Phrase("puzzle-unplayable")
        raise bad_puzzles(source, line, "position", reason) from None


def _check(ready: OpenedPuzzle, source: str, line: int) -> None:
    puzzle = ready.puzzle
    if ready.position.sight != puzzle.seat or ready.rules.to_act(ready.state) != puzzle.seat:
        raise bad_puzzles(source, line, "seat", Phrase("puzzle-other-seat"))
    for moves in (puzzle.moves, *(each.moves for each in puzzle.others)):
        if not made(ready, moves).is_over:
            raise bad_puzzles(source, line, "moves", Phrase("puzzle-turn-unfinished"))


def solution(ready: OpenedPuzzle) -> Turn:
    return made(ready, ready.puzzle.moves).turn


def made(ready: OpenedPuzzle, texts: Sequence[str]) -> Begun:
    """The turn that begins with these moves; raises BadNotation, IllegalMove or TurnIsOver."""
    rules, state, is_over = ready.rules, ready.state, False
    moves, states = list[Any](), list[Any]()
    for text in texts:
        if is_over:
            raise TurnIsOver("puzzle-turn-over", text=text)
        move = rules.read(text)
        if refusal := rules.why_not(state, move):
            raise IllegalMove(refusal, rules.remedy(state, move))
        after = rules.play(state, move)
        is_over = ends_turn(rules, state, move, after)
        moves.append(move)
        states.append(state)
        state = after
    return Begun(Turn(tuple(moves), state), tuple(states), is_over)
