"""Plans a turn of Kensington: every draft of this turn, and what each source may bring.

Worth of a turn = points + what open columns promise + tokens + stored tiles, these less and less as
the end comes near; at the end, points alone. The weights were tuned by matches.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from faubourg.bots import Advice, Budget
from faubourg.bots.kensington.facade_value import Weights
from faubourg.bots.kensington.take_value import Sources
from faubourg.bots.kensington.turn_value import Judge
from faubourg.core.game_protocol import AnyRules
from faubourg.games.kensington import Kensington
from faubourg.games.kensington.model import Finish, Lay, Move, Placed, Stage, State, Take
from faubourg.games.kensington.where_to_build import elevation, landing_row


def plan(
    rules: AnyRules, view: Any, rng: Random, budget: Budget, weights: Weights | None = None
) -> Sequence[Advice]:
    """Every legal move with the worth of the best turn that begins with it."""
    assert isinstance(rules, Kensington)
    state = rules.imagine(view, rng)
    judge = Judge(rules.box, state, weights or Weights())
    if state.stage is Stage.TAKE:
        sources = Sources(judge)
        takes = (move for move in rules.moves(state) if isinstance(move, Take))
        worths: dict[Move, float] = {move: sources.worth(move.source) for move in takes}
    else:
        worths = _best_builds(rules, state, judge, budget)
    ordered = sorted(worths.items(), key=lambda item: -item[1])
    return [Advice(move, worth) for move, worth in ordered]


def _best_builds(
    rules: Kensington, state: State, judge: Judge, budget: Budget
) -> dict[Move, float]:
    """Every move by the best finish with it: what can be laid now can be laid first."""
    openings = [*rules.moves(state)]
    at = elevation(rules.box, state, state.seat)
    lays = {
        Placed(move.tile, move.column, landing_row(rules.box, at, move), move.turn): move
        for move in openings
        if isinstance(move, Lay)
    }
    best: dict[Move, float] = {}
    for draft, finish, worth in _finishes(rules, state, judge, budget):
        begun = [lays[placed] for placed in draft if placed in lays] if draft else [finish]
        for move in begun:
            best[move] = max(worth, best.get(move, worth))
    least = min(best.values(), default=0.0) - 1
    return {move: best.get(move, least) for move in openings}


def _finishes(
    rules: Kensington, state: State, judge: Judge, budget: Budget
) -> Iterator[tuple[tuple[Placed, ...], Move, float]]:
    """Every draft that can be finished, with the way to finish it and its worth.

    Shorter drafts come first, so that a budget that runs out leaves only the longest unseen.
    """
    begun, seen = [state], {frozenset[Placed]()}
    before = len(state.facades[state.seat].tiles)
    for at in begun:
        draft = at.facades[at.seat].tiles[before:]
        for move in rules.moves(at):
            if isinstance(move, Finish):
                yield draft, move, judge.finished(at, move)
            elif len(begun) < budget.iterations:
                after = rules.play(at, move)
                tiles = frozenset(after.facades[at.seat].tiles[before:])
                if tiles not in seen:
                    seen.add(tiles)
                    begun.append(after)
