"""A move with the rest of its turn: what the same seat would do after it, as far as it can know."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any, NamedTuple

from msgspec import Struct

from faubourg.bots import Bot, Budget
from faubourg.core.game_protocol import AnyRules, Seat
from faubourg.core.phrases import Phrase

LONGEST = 8
"""Moves that are proposed at once."""


class Step(Struct, frozen=True, gc=False):
    """One move of a turn, seen from the position in which it is made."""

    told: Phrase
    is_forced: bool
    """Whether nothing else was legal."""


class ProposedTurn(NamedTuple):
    moves: tuple[Any, ...]
    steps: tuple[Step, ...]
    """For each move what is told of it."""
    after: Any
    """The position then, before anything is drawn or turned over."""


def proposed_turn(
    rules: AnyRules, state: Any, first: Any, bot: Bot, rng: Random, budget: Budget
) -> ProposedTurn:
    """The move, and what the bot would do next, until somebody else acts or something is drawn."""
    seat, moves, move, steps = rules.to_act(state), [first], first, list[Step]()
    assert isinstance(seat, int)
    while True:
        steps.append(_step(rules, state, move, Seat(seat)))
        goes_on = not rules.reveals(state, move)
        state = rules.play(state, move)
        if not goes_on or rules.to_act(state) != seat or len(moves) == LONGEST:
            return ProposedTurn(tuple(moves), tuple(steps), state)
        advice = bot.advise(rules, rules.view(state, Seat(seat)), rng, budget)
        move = advice[0].move
        moves.append(move)


def _step(rules: AnyRules, state: Any, move: Any, seat: Seat) -> Step:
    legal = [*islice(rules.moves(state), 2)]
    return Step(rules.tell(rules.view(state, seat), move), len(legal) == 1)
