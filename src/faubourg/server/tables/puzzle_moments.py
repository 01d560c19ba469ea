"""A puzzle as a browser sees it: the table of its position, and the verdict on a turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from faubourg.core.end_near_and_ties import end_is_near
from faubourg.core.game_protocol import NATURE
from faubourg.core.table_from_position import table_at
from faubourg.puzzles.judged_answer import judged, reasons_for
from faubourg.puzzles.opened_puzzle import Begun, OpenedPuzzle, made, solution
from faubourg.puzzles.puzzle_file import Puzzle
from faubourg.puzzles.puzzle_words import motive_words
from faubourg.puzzles.shipped_puzzles import find_puzzle, puzzles_of
from faubourg.server.board_data import aids_of, board_of, is_plain
from faubourg.server.messages.http_messages import Told
from faubourg.server.messages.puzzle_messages import (
    PuzzleInfo,
    PuzzleList,
    PuzzleMoment,
    PuzzleQuestion,
    PuzzleSolution,
    PuzzleVerdict,
    PuzzleWish,
)
from faubourg.server.messages.socket_messages import Legal, Offered, Refused, TableState
from faubourg.server.tables.points_in_play import bonuses_as_they_stand, totals_so_far


def puzzle_list(game: str) -> PuzzleList:
    """The puzzles of a game by their numbers, without their positions."""
    return PuzzleList(game, tuple(_listed(*each) for each in enumerate(puzzles_of(game), 1)))


def _listed(number: int, puzzle: Puzzle) -> PuzzleInfo:
    """Edition and seats are as the heading of the position says."""
    _, edition, seats = puzzle.position.partition(";")[0].split("/")
    return PuzzleInfo(number, edition, puzzle.grade, int(seats), puzzle.seat)


def puzzle_moment(wish: PuzzleWish) -> PuzzleMoment:
    """What a wish leads to. Pure: the same wish always leads to the same."""
    ready = find_puzzle(wish.game, wish.number)
    begun = made(ready, wish.moves)
    verdict = _verdict(ready, begun) if wish.check and begun.is_over else None
    is_told = wish.show or (verdict is not None and verdict.is_best)
    return PuzzleMoment(
        game=wish.game,
        edition=ready.rules.edition.key,
        number=wish.number,
        puzzles=len(puzzles_of(wish.game)),
        grade=ready.puzzle.grade,
        moves=wish.moves,
        is_turn_over=begun.is_over,
        verdict=verdict,
        solution=_solution(ready) if is_told else None,
        position=ready.puzzle.position,
        board=board_of(table_at(ready.position)),
        state=_state(ready, begun),
        sheet=ready.rules.sheet(begun.turn.after, as_if_over=True),
    )


def puzzle_why(asked: PuzzleQuestion) -> Refused | Legal:
    """Why a move is refused there, or what a legal one would bring."""
    ready = find_puzzle(asked.game, asked.number)
    state, rules, seq = made(ready, asked.moves).turn.after, ready.rules, len(asked.moves)
    move = rules.read(asked.said)
    if refusal := rules.why_not(state, move):
        return Refused(seq, asked.said, refusal, rules.remedy(state, move))
    standing = bonuses_as_they_stand(ready.rules, rules.play(state, move))
    return Legal(seq, asked.said, rules.gain(state, move), standing)


def _verdict(ready: OpenedPuzzle, begun: Begun) -> PuzzleVerdict:
    found = judged(ready, begun.turn)
    return PuzzleVerdict(
        found.is_best, found.behind, found.is_measured, found.reasons, found.compared
    )


def _solution(ready: OpenedPuzzle) -> PuzzleSolution:
    begun = made(ready, ready.puzzle.moves)
    reasons = reasons_for(ready, solution(ready))
    told = tuple(each.phrase for each in _told(ready, begun))
    return PuzzleSolution(ready.puzzle.moves, told, reasons, motive_words(ready.puzzle))


def _state(ready: OpenedPuzzle, begun: Begun) -> TableState:
    rules, state = ready.rules, begun.turn.after
    view, actor = rules.view(state, ready.seat), rules.to_act(state)
    outcome = rules.outcome(state)
    return TableState(
        seq=len(begun.turn.moves),
        seat=ready.seat,
        view=view,
        aids=aids_of(rules, view),
        to_act=None if actor is NATURE else actor,
        moves=() if begun.is_over else tuple(_offered(ready, state)),
        log=tuple(_told(ready, begun)),
        earlier=None,
        totals=totals_so_far(rules, state, ready.position.seats),
        standing=bonuses_as_they_stand(ready.rules, state),
        undo=bool(begun.turn.moves),
        ask_undo=False,
        end_near=() if outcome else end_is_near(rules, view),
        outcome=None,
        ending=None,
        ties=(),
    )


def _offered(ready: OpenedPuzzle, state: Any) -> Iterator[Offered]:
    rules, seat = ready.rules, ready.seat
    view = rules.view(state, seat) if is_plain(rules.key) else None
    for move in rules.moves(state):
        points = sum(line.points for line in rules.gain(state, move) if line.seat == seat)
        told = None if view is None else rules.tell(view, move)
        yield Offered(rules.write(move), points, told)


def _told(ready: OpenedPuzzle, begun: Begun) -> Iterator[Told]:
    rules, seat = ready.rules, ready.seat
    for seq, (state, move) in enumerate(zip(begun.states, begun.turn.moves, strict=True), 1):
        yield Told(seq, seat, rules.write(move), rules.tell(rules.view(state, seat), move))
