"""Why a position cannot come about: every reason with its rule and its place. None is guessed away.

The pieces are counted, what stands is looked at, and whoever is to act must be able to.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from itertools import islice
from random import Random
from typing import Any

from msgspec import Struct

from faubourg.core.errors import ImpossiblePosition
from faubourg.core.game_protocol import NATURE, RuleId
from faubourg.core.phrases import Facts, Phrase
from faubourg.core.position_text import Position

MOST_PROBLEMS = 20
"""That are looked for; whoever mends them will hear of the others."""


MOST_TOLD = 3
"""That an error names."""


class PositionProblem(Struct, frozen=True):
    """One reason, the field of the text in which it shows, and the spaces concerned."""

    rule: RuleId
    phrase: Phrase
    field: str
    spaces: tuple[str, ...] = ()


def impossible(
    rule: str, field: str, key: str, facts: Facts | None = None, *spaces: str
) -> PositionProblem:
    return PositionProblem(RuleId(rule), Phrase(key, facts or {}), field, spaces)


def problems_of(position: Position) -> tuple[PositionProblem, ...]:
    """What keeps the position from being played; nothing for a possible one."""
    found = position.rules.position_problems(position.state)
    return tuple(islice(found, MOST_PROBLEMS)) or tuple(_nothing_to_do(position))


def _nothing_to_do(position: Position) -> Iterator[PositionProblem]:
    """Whoever is to act has a move in every position of a game."""
    rules, state = position.rules, whole_state(position, 0)
    actor = rules.to_act(state)
    if actor is not None and not any(True for _ in rules.moves(state)):
        stage = "position-no-draws" if actor is NATURE else "position-no-moves"
        yield PositionProblem(RuleId(""), Phrase(stage), "stage")


def whole_state(position: Position, seed: int) -> Any:
    """The state to play on from: what nobody can see is dealt anew."""
    if position.sight == "all":
        return position.state
    rules = position.rules
    return rules.imagine(rules.view(position.state, position.viewer), Random(seed))


def refuse_impossible(position: Position) -> Position:
    """The position, if it can be played; ImpossiblePosition holds every reason."""
    if problems := problems_of(position):
        raise ImpossiblePosition(problems, reduce(_then, map(_told, problems[:MOST_TOLD])))
    return position


def _then(before: Phrase, after: Phrase) -> Phrase:
    return Phrase("one-after-other", {"before": before, "after": after})


def _told(each: PositionProblem) -> Phrase:
    if not each.rule:
        return each.phrase
    return Phrase("position-problem", {"reason": each.phrase, "rule": each.rule})
