"""What speaks for the best turn of a puzzle, and how hard it is to find for bots."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from faubourg.bots import Budget, choose
from faubourg.bots.levels import MEDIUM
from faubourg.bots.proposed_turn import proposed_turn
from faubourg.core.game_protocol import AnyRules, Seat
from faubourg.core.move_reasons import reasons
from faubourg.puzzles.puzzle_file import Grade, Motive
from faubourg.puzzles.whole_turns import Turn, is_same_turn

THOUGHTS = tuple(Budget(iterations=10 * 2**power) for power in range(2, 10))
"""How long each of the bots asked thinks about a move: 4, 8, 16 and so on to 512 games played on,
where a `medium` bot at a table plays 2,000. With equal thoughts all or none would find the turn."""
EASY_FROM = 6
"""So many of them and more: grade 1."""
MIDDLING_FROM = 4


class Brings(NamedTuple):
    """What a turn changes on the score sheet."""

    now: int
    bonuses: int
    """As they would stand."""
    others: int
    """For all the others together."""


def motive_of(rules: AnyRules, state: Any, seat: Seat, best: Turn, turns: Sequence[Turn]) -> Motive:
    """What it does that no turn does which brings more at once."""
    own = what_it_brings(rules, state, seat, best)
    brings = [what_it_brings(rules, state, seat, turn) for turn in turns]
    greedier = [each for each in brings if each.now > own.now]
    if own.now > 0 and not greedier:
        return "points"
    if own.bonuses > max((0, *(each.bonuses for each in greedier))):
        return "bonus"
    return "others" if own.others < min((0, *(each.others for each in greedier))) else "later"


def what_it_brings(rules: AnyRules, state: Any, seat: Seat, turn: Turn) -> Brings:
    told = reasons(rules, state, turn.after, seat)
    counted = [(each, each.points) for each in told if each.points is not None]
    return Brings(
        now=sum(points for each, points in counted if each.seat == seat and not each.stands),
        bonuses=sum(points for each, points in counted if each.seat == seat and each.stands),
        others=sum(points for each, points in counted if each.seat != seat),
    )


def solved_by(rules: AnyRules, state: Any, seat: Seat, best: Turn, seed: int) -> int:
    """How many of the `medium` bots, each with a seed of its own, make the best turn."""
    turns = (
        _turn_of_a_bot(rules, state, seat, Random(f"{seed}:{number}"), thought)
        for number, thought in enumerate(THOUGHTS)
    )
    return sum(is_same_turn(rules, best, turn) for turn in turns)


def _turn_of_a_bot(rules: AnyRules, state: Any, seat: Seat, rng: Random, thought: Budget) -> Turn:
    first = choose(MEDIUM, rules, rules.view(state, seat), rng, thought)
    found = proposed_turn(rules, state, first, MEDIUM, rng, thought)
    return Turn(found.moves, found.after)


def grade_of(solved: int) -> Grade:
    if solved >= EASY_FROM:
        return 1
    return 2 if solved >= MIDDLING_FROM else 3
