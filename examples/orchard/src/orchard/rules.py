"""The verbs of Orchard, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeVar

from faubourg.core.game_options import first_seat
from faubourg.core.game_protocol import NATURE, Actor, RuleId, Seat
from msgspec.structs import replace

from orchard.edition_schema import Box
from orchard.model import (
    UNKNOWN,
    Cards,
    Deal,
    Exchange,
    Fruit,
    GameOptions,
    Move,
    Pass,
    Plant,
    Stage,
    State,
)

T = TypeVar("T")


def setup(box: Box, seats: int, options: GameOptions) -> State:
    """OR-1.1"""
    first, nothing = first_seat(options.first, seats), (0,) * len(box.printed)
    return State(
        trees=(None,) * len(box.plots),
        hands=(nothing,) * seats,
        deck=box.printed,
        discards=nothing,
        seat=first,
        stage=Stage.SETUP,
        first=first,
    )


def to_act(state: State) -> Actor:
    match state.stage:
        case Stage.SETUP | Stage.DRAWING:
            return NATURE
        case Stage.TURN:
            return state.seat
        case _:
            return None


def chances(box: Box, state: State) -> Mapping[Move, int]:
    """OR-1.2, OR-2.2"""
    if to_act(state) is not NATURE:
        return {}
    return {Deal(fruit): state.deck[fruit] for fruit in box.fruits if state.deck[fruit] > 0}


def moves(box: Box, state: State) -> Iterator[Move]:
    if state.stage is not Stage.TURN:
        yield from chances(box, state)
        return
    free = [plot for plot in box.plots if state.trees[plot] is None]
    yield from (Plant(plot) for plot in free if holds(state, box.grows[plot]))
    if may_exchange(state):
        yield from (Exchange(fruit) for fruit in box.fruits if holds(state, fruit))
    if may_pass(box, state):
        yield Pass()


def holds(state: State, fruit: Fruit) -> bool:
    """Whether the seat to act has the card, or one that could be it."""
    hand = state.hands[state.seat]
    return hand[fruit] > 0 or hand[UNKNOWN] > 0


def can_plant(box: Box, state: State) -> bool:
    """OR-2.1 — whether a card that is known fits an empty plot."""
    hand = state.hands[state.seat]
    return any(state.trees[plot] is None and hand[box.grows[plot]] > 0 for plot in box.plots)


def may_exchange(state: State) -> bool:
    """OR-2.3"""
    return sum(state.deck) > 0


def may_pass(box: Box, state: State) -> bool:
    """OR-2.4"""
    return not may_exchange(state) and not can_plant(box, state)


def play(box: Box, state: State, move: Move) -> State:
    match move:
        case Deal(fruit):
            return _dealt(box, state, fruit)
        case Plant():
            return _planted(box, state, move)
        case Exchange(fruit):
            return replace(_discarded(state, fruit), stage=Stage.DRAWING, passed=0)
        case Pass():
            return _passed(state)


def _dealt(box: Box, state: State, fruit: Fruit) -> State:
    """OR-1.2, OR-2.2"""
    hand = _add(state.hands[state.seat], fruit, 1)
    after = replace(
        state, deck=_add(state.deck, fruit, -1), hands=_put(state.hands, state.seat, hand)
    )
    if state.stage is Stage.DRAWING:
        return replace(after, seat=_next_seat(state), stage=Stage.TURN)
    if any(sum(each) < box.parts.hand for each in after.hands):
        return replace(after, seat=_next_seat(state))
    return replace(after, seat=state.first, stage=Stage.TURN)


def _planted(box: Box, state: State, move: Plant) -> State:
    """OR-2.1, OR-4.1"""
    trees = _put(state.trees, move.plot, state.seat)
    after = replace(_discarded(state, box.grows[move.plot]), trees=trees, passed=0)
    if None not in trees:
        return replace(after, stage=Stage.OVER, ended_by=RuleId("OR-4.1"))
    if sum(after.deck) > 0:
        return replace(after, stage=Stage.DRAWING)
    return replace(after, seat=_next_seat(state))


def _passed(state: State) -> State:
    """OR-2.4, OR-4.2"""
    after = replace(state, passed=state.passed + 1)
    if after.passed == len(state.hands):
        return replace(after, stage=Stage.OVER, ended_by=RuleId("OR-4.2"))
    return replace(after, seat=_next_seat(state))


def _discarded(state: State, fruit: Fruit) -> State:
    """With the card laid open.

    A card dealt face down shows its fruit now: it was that card that left the deck.
    """
    hand, deck = state.hands[state.seat], state.deck
    if hand[fruit] > 0:
        hand = _add(hand, fruit, -1)
    else:
        hand, deck = _add(hand, UNKNOWN, -1), _add(_add(deck, fruit, -1), UNKNOWN, 1)
    hands = _put(state.hands, state.seat, hand)
    return replace(state, hands=hands, deck=deck, discards=_add(state.discards, fruit, 1))


def _next_seat(state: State) -> Seat:
    return Seat((state.seat + 1) % len(state.hands))


def _add(counts: Cards, index: int, number: int) -> Cards:
    return (*counts[:index], counts[index] + number, *counts[index + 1 :])


def _put(row: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    return (*row[:index], item, *row[index + 1 :])
