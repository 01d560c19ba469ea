"""What an answer is worth beside the best turn: told in score lines, and by games that were played.

Nothing is searched here: what the best turns are worth was measured when the puzzle was made.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from faubourg.core.compared_reasons import Compared, compared
from faubourg.core.move_reasons import Reason, reasons
from faubourg.puzzles.opened_puzzle import OpenedPuzzle, made, solution
from faubourg.puzzles.whole_turns import Turn, is_same_turn


class Judged(Struct, frozen=True):
    """What is to be said to an answer."""

    is_best: bool
    behind: int
    """By about how many points games end worse after the answer; after the best turn, by how many
    those after the next best one do."""
    is_measured: bool
    """Whether games were played on from this answer; else it is worse by at least so much."""
    reasons: tuple[Reason, ...]
    """What the answer changes on the score sheet."""
    compared: Compared
    """What either turn brings more on the score sheet; what else the best one does is not given
    away."""


def judged(ready: OpenedPuzzle, answer: Turn) -> Judged:
    """The verdict on a whole turn."""
    best = solution(ready)
    why = reasons_for(ready, answer)
    if is_same_turn(ready.rules, answer, best):
        return Judged(True, round(ready.puzzle.margin), True, why, Compared())
    behind = _measured(ready, answer)
    against = compared(_counted(why), _counted(reasons_for(ready, best)), ready.seat)
    worse = ready.puzzle.margin if behind is None else behind
    return Judged(False, round(worse), behind is not None, why, against)


def reasons_for(ready: OpenedPuzzle, turn: Turn) -> tuple[Reason, ...]:
    return reasons(ready.rules, ready.state, turn.after, ready.seat)


def _counted(told: Iterable[Reason]) -> list[Reason]:
    return [each for each in told if each.points is not None]


def points_by_rule(ready: OpenedPuzzle, turn: Turn) -> dict[str, int]:
    """What a turn changes on the sheet of its seat; what comes to nothing is left out."""
    points: dict[str, int] = {}
    for each in reasons_for(ready, turn):
        if each.seat == ready.seat and each.points is not None:
            rule = each.rule or ""
            points[rule] = points.get(rule, 0) + each.points
    return {rule: number for rule, number in points.items() if number}


def _measured(ready: OpenedPuzzle, answer: Turn) -> float | None:
    for other in ready.puzzle.others:
        if is_same_turn(ready.rules, answer, made(ready, other.moves).turn):
            return other.behind
    return None
