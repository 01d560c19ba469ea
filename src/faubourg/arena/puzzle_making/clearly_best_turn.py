"""Whether one turn of a position is clearly the best: looked at ever more closely, then once more.

Positions in which several turns remain in question are given up early: most positions are such.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from faubourg.arena.puzzle_making.measured_turns import Ahead, Measure, Measured, ahead
from faubourg.bots import Budget
from faubourg.bots.turn_planner import BOT as PLANNER
from faubourg.core.game_protocol import AnyRules, Seat
from faubourg.puzzles.puzzle_file import MAX_OTHERS
from faubourg.puzzles.whole_turns import Turn, whole_turns

FEWEST_TURNS = 4
MOST_TURNS = 200
LEAST_MARGIN = 1.5
"""Points by which the next best turn has to be worse."""
ERRORS = 3.0
"""Times the standard error by which it has to be."""
IN_QUESTION = 2.5
"""Times the standard error within which a turn may still be the best."""
NEXT_BEST = 4
"""Turns beside the best one that are measured once more."""
OTHER_NUMBERS = 2**40
"""Added to a seed that has 40 bits: random numbers that were not seen before."""
PASSED_OVER = 0.85
"""The share of positions that are left where, at first sight, a single move is the best turn though
there are longer ones: such answers are common, and would be nearly all."""
ASKS_PLANNER = ("kensington",)
"""Games in which what is played on greedily knows little of what a move is good for."""
PLANNER_SLACK = 0.5
"""Points of its own reckoning by which the planner may prefer another turn, where it is heard."""


class Look(NamedTuple):
    """How closely turns are looked at, and how many may be left in question after it."""

    games: int
    most_left: int


LOOKS = (Look(16, 40), Look(64, 10), Look(256, 3))
LAST_LOOK = 1024
"""Games after each of the best turns, with other random numbers."""


class BestTurn(NamedTuple):
    turn: Turn
    turns: Sequence[Turn]
    """All that there are."""
    margin: float
    error: float
    others: tuple[tuple[Turn, float], ...]
    """The next best, with the points by which each is worse."""


def clearly_best_turn(rules: AnyRules, state: Any, seat: Seat, seed: int) -> BestTurn | None:
    """None where there is no such turn, or where there are too few or too many of them."""
    turns = whole_turns(rules, state, MOST_TURNS)
    if turns is None or len(turns) < FEWEST_TURNS:
        return None
    ranked = _left_after_looks(Measure(rules, seat, seed), turns, Random(seed))
    if ranked is None or not _planner_agrees(rules, state, seat, ranked[0].turn, seed):
        return None
    return _once_more(Measure(rules, seat, seed + OTHER_NUMBERS), ranked, turns)


def is_still_best(
    rules: AnyRules, seat: Seat, best: Turn, others: Sequence[Turn], games: int, seed: int
) -> bool:
    """Whether no other turn has come out ahead, by so many games after each."""
    measure = Measure(rules, seat, seed)
    first = measure.of(best, games)
    return all(ahead(first, measure.of(other, games)).points > 0 for other in others)


def _left_after_looks(
    measure: Measure, turns: Sequence[Turn], rng: Random
) -> list[Measured] | None:
    """The turns by their worth, if few are left in question; those given up last stay in sight."""
    left, seen = turns, list[Measured]()
    for look in LOOKS:
        ranked = measure.ranked(left, look.games)
        in_question = [_may_be_best(ranked[0], each) for each in ranked]
        if sum(in_question) > look.most_left or _is_passed_over(look, ranked, rng):
            return None
        seen, left = (
            ranked,
            [
                each.turn
                for place, each in enumerate(ranked)
                if in_question[place] or place <= NEXT_BEST
            ],
        )
    enough = seen[0].margin - seen[1].margin >= LEAST_MARGIN
    return seen[: NEXT_BEST + 1] if enough else None


def _is_passed_over(look: Look, ranked: Sequence[Measured], rng: Random) -> bool:
    if look is not LOOKS[0] or len(ranked[0].turn.moves) > 1:
        return False
    has_longer = any(len(each.turn.moves) > 1 for each in ranked)
    return has_longer and rng.random() < PASSED_OVER


def _may_be_best(best: Measured, other: Measured) -> bool:
    if other is best:
        return True
    apart: Ahead = ahead(best, other)
    return apart.points <= IN_QUESTION * apart.error


def _planner_agrees(rules: AnyRules, state: Any, seat: Seat, turn: Turn, seed: int) -> bool:
    """Asked where games played on greedily know little of what a move is good for."""
    if rules.key not in ASKS_PLANNER:
        return True
    advice = PLANNER.advise(rules, rules.view(state, seat), Random(seed), Budget())
    worth = next(each.value for each in advice if each.move == turn.moves[0])
    return worth >= advice[0].value - PLANNER_SLACK


def _once_more(
    measure: Measure, ranked: Sequence[Measured], turns: Sequence[Turn]
) -> BestTurn | None:
    """By more games and other random numbers the same turn has to come out ahead of each other."""
    best, *others = (measure.of(each.turn, LAST_LOOK) for each in ranked)
    behind = [(each, ahead(best, each)) for each in others]
    if not all(apart.is_clear(LEAST_MARGIN, ERRORS) for _, apart in behind):
        return None
    behind.sort(key=lambda each: each[1].points)
    told = tuple((each.turn, apart.points) for each, apart in behind[:MAX_OTHERS])
    nearest = behind[0][1]
    return BestTurn(best.turn, turns, nearest.points, nearest.error, told)
