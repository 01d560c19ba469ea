"""The planner's search against brute force, which knows the board from its printed picture only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from faubourg.bots import Budget
from faubourg.bots.sunrise.bonus_standings import Chain
from faubourg.bots.sunrise.planning import Judge, Weights, plan
from faubourg.core.game_protocol import NATURE
from faubourg.games.sunrise.model import BuildHouse, House, Move, State
from tests.bots.bots_at_a_position import LANE
from tests.games.sunrise.positions import position

BOARD = """
.. B3 G5 Y1 B5 P1 R1 G1 Y3 B4 ..
Y2 .. .. P3 .. B3 .. B5 .. .. P4
R2 .. .. R4 .. R4 .. Y3 .. .. R2
P4 G3 Y2 P1 B1 G2 B1 G4 P2 Y5 G2
G3 .. .. R4 .. Y2 .. R3 .. .. P3
R5 Y1 B4 G1 P2 @@ R2 P2 Y3 B2 G2
B2 .. .. B3 .. B2 .. R3 .. .. B4
R1 Y2 P4 Y1 R1 Y4 P2 B1 G3 Y3 G1
G4 .. .. G5 .. G3 .. G4 .. .. P3
P3 .. .. R3 .. P5 .. R2 .. .. Y4
.. P5 B3 Y4 G2 R3 P1 Y5 B2 R5 ..
"""
NAMES = [f"{column}{row}" for row in range(1, 12) for column in "abcdefghijk"]
PRINTED = {name: square for name, square in zip(NAMES, BOARD.split(), strict=True) if square[1:]}
GROUND = {name: square for name, square in PRINTED.items() if square not in ("..", "@@")}
HANDS = ["PGB", "YRB", "BBYG", "PGBB", "RPYB"]
POINTS_ONLY = Weights(standing_late=0.0)


def near(name: str) -> list[str]:
    column, row = ord(name[0]), int(name[1:])
    sides = [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
    return [side for c, r in sides if (side := f"{chr(c)}{r}") in GROUND]


def chains(
    hand: Counter[str], at: str, built: frozenset[str], park: bool
) -> Iterator[tuple[str, int]]:
    """Every first building from a square, with the points of every chain that begins with it."""
    for name in near(at):
        if name in built:
            continue
        colour, dots = GROUND[name][0], int(GROUND[name][1:])
        spent = [
            (f"{name}={n}", Counter({colour: n}), n * dots) for n in range(1, hand[colour] + 1)
        ]
        if park:
            spent += [(f"{name}@{card}", Counter({card: 1}), 0) for card in hand]
        for text, cards, points in spent:
            yield text, points
            may_park = park and "=" in text
            for _, more in chains(hand - cards, name, built | {name}, may_park):
                yield text, points + more


@pytest.mark.parametrize("hand", HANDS)
def test_in_the_last_round_the_best_chains_are_those_of_brute_force(hand: str) -> None:
    state = position(hands=(hand, "YYY"), last_round=True)
    view = LANE.view(state, state.seat)
    advised = plan(LANE, view, Random(1), Budget(), POINTS_ONLY)
    expected = {"++": 0}
    for first, points in chains(Counter(hand), "f6", frozenset(), park=True):
        expected[first] = max(expected.get(first, 0), points)
    assert {LANE.write(each.move): each.value for each in advised} == expected


def turns(state: State, seat: int) -> Iterator[tuple[tuple[Move, ...], State]]:
    """Every way through the turn, one move after the other, and where it leads."""
    for move in LANE.moves(state):
        after = LANE.play(state, move)
        if after.seat == seat and LANE.to_act(after) not in (NATURE, None):
            for more, end in turns(after, seat):
                yield (move, *more), end
        else:
            yield (move,), after


def houses(moves: tuple[Move, ...], state: State) -> Chain:
    return tuple(
        (move.space, House(state.seat, move.cards))
        for move in moves
        if isinstance(move, BuildHouse)
    )


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("last_round", [True, False])
def test_every_move_is_valued_by_the_best_turn_that_begins_with_it(
    hand: str, last_round: bool
) -> None:
    state = position(hands=(hand, "YYY"), last_round=last_round)
    judge = Judge(LANE.box, state, Weights())
    expected: dict[Move, float] = {}
    for moves, end in turns(state, state.seat):
        worth = judge.worth(houses(moves, state), end)
        expected[moves[0]] = max(worth, expected.get(moves[0], worth))
    advised = plan(LANE, LANE.view(state, state.seat), Random(1), Budget())
    assert {each.move: each.value for each in advised} == pytest.approx(expected)
