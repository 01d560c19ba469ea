"""Why a move is refused: clauses in the order of the rulebook, each with its rule and the facts."""

from __future__ import annotations

from faubourg.core.game_protocol import Refusal, RuleId
from faubourg.core.phrases import Either, Fact, Person

from orchard.edition_schema import Box
from orchard.model import Deal, Exchange, Fruit, Move, Pass, Plant, Stage, State
from orchard.rules import can_plant, holds, may_exchange


def why_not(box: Box, state: State, move: Move) -> Refusal | None:
    """None if the move is legal, otherwise the first rule that it breaks."""
    if state.stage is Stage.OVER:
        return _refuse(state.ended_by or "", "over")
    match move:
        case Plant():
            return _not_the_time(state) or _no_room(box, state, move) or _not_held(box, state, move)
        case Exchange(fruit):
            return _not_the_time(state) or _no_exchange(box, state, fruit)
        case Pass():
            return _not_the_time(state) or _no_pass(box, state)
        case Deal(fruit):
            return _no_deal(box, state, fruit)


def _refuse(rule: str, reason: str, *spaces: str, **facts: Fact) -> Refusal:
    return Refusal(RuleId(rule), reason, facts, spaces)


def _not_the_time(state: State) -> Refusal | None:
    """OR-2.2"""
    if state.stage is Stage.TURN:
        return None
    return _refuse("OR-2.2", "card-due", who=Person(state.seat))


def _no_room(box: Box, state: State, move: Plant) -> Refusal | None:
    """OR-1.1, OR-2.1"""
    if not 0 <= move.plot < len(box.plots):
        return _refuse("OR-1.1", "off-orchard", last=box.names[-1])
    owner, name = state.trees[move.plot], box.names[move.plot]
    if owner is None:
        return None
    return _refuse("OR-2.1", "taken", name, plot=name, owner=Person(owner))


def _not_held(box: Box, state: State, move: Plant) -> Refusal | None:
    """OR-2.1"""
    fruit, name = box.grows[move.plot], box.names[move.plot]
    if holds(state, fruit):
        return None
    return _refuse("OR-2.1", "not-held", name, plot=name, fruit=box.word(fruit))


def _no_exchange(box: Box, state: State, fruit: Fruit) -> Refusal | None:
    """OR-2.3"""
    if not may_exchange(state):
        return _refuse("OR-2.3", "no-deck")
    if box.is_fruit(fruit) and holds(state, fruit):
        return None
    held = tuple(box.word(each) for each in box.fruits if state.hands[state.seat][each] > 0)
    return _refuse("OR-2.3", "not-held", held=Either(held))


def _no_pass(box: Box, state: State) -> Refusal | None:
    """OR-2.4"""
    if can_plant(box, state):
        return _refuse("OR-2.4", "can-plant")
    return _refuse("OR-2.4", "can-exchange") if may_exchange(state) else None


def _no_deal(box: Box, state: State, fruit: Fruit) -> Refusal | None:
    """OR-1.2"""
    if state.stage is Stage.TURN:
        return _refuse("OR-1.2", "no-card-due", who=Person(state.seat))
    if box.is_fruit(fruit) and state.deck[fruit] > 0:
        return None
    left = tuple(box.word(each) for each in box.fruits if state.deck[each] > 0)
    return _refuse("OR-1.2", "not-in-deck", left=left)
