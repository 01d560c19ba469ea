"""The planner: it sees the whole turn, and what a turn leaves behind."""

from __future__ import annotations

import pytest

from faubourg.arena.bot_match import Fixture, play_game, play_match, shares
from faubourg.bots import Budget
from faubourg.games.sunrise import Sunrise
from faubourg.games.sunrise.model import BuildHouse, Move, State
from tests.bots.bots_at_a_position import LANE, advice, points_of, turn_of
from tests.games.sunrise.positions import position

# Luke (c) has built up to d3; d1 is the only way on from d2, and c1 waits behind it.
BESIDE_LUKE = """
.. B3 G5 Y1 B5 P1 R1 G1 Y3 B4 ..
Y2 .. .. P3 .. B3 .. B5 .. .. P4
R2 .. .. c1 .. R4 .. Y3 .. .. R2
P4 c1 c1 c1 B1 G2 B1 G4 P2 Y5 G2
G3 .. .. c1 .. Y2 .. R3 .. .. P3
R5 Y1 B4 ## a1 @@ R2 P2 Y3 B2 G2
B2 .. .. B3 .. b1 .. R3 .. .. B4
R1 Y2 P4 Y1 R1 b1 a1 a1 a1 Y3 G1
G4 .. .. G5 .. G3 .. ## .. .. P3
P3 .. .. R3 .. P5 .. R2 .. .. Y4
.. P5 B3 Y4 G2 R3 P1 Y5 B2 R5 ..
"""


# Everybody has three pieces left: any house brings the last round.
ALL_SHORT = """
.. a1 b2 c2 c1 c1 c1 c1 c1 c1 ..
## .. .. a1 .. c1 .. b1 .. .. b1
## .. .. a3 .. c1 .. b1 .. .. b1
a1 ## ## ## ## ## ## ## b1 b3 c1
a1 .. .. a2 .. ## .. a1 .. .. c1
b2 ## a2 a1 ## @@ ## a1 ## ## b1
b1 .. .. c1 .. a1 .. a1 .. .. b2
b1 c1 b1 c1 ## a1 b2 a2 a2 c3 ##
b1 .. .. c1 .. ## .. c1 .. .. P3
P3 .. .. c1 .. a2 .. R2 .. .. Y4
.. a2 b1 b2 b1 ## ## c1 c1 c2 ..
"""
HANDS = ("YGRBP", "YYRPP", "YGRBP")


def best_single_house(state: State) -> int:
    houses = [move for move in LANE.moves(state) if isinstance(move, BuildHouse)]
    return max(points_of(state, [LANE.write(house)]) for house in houses)


def test_a_chain_of_three_houses_beats_the_best_single_one() -> None:
    state = position(hands=("PGB", "YYY"), last_round=True)
    turn = turn_of("planner", state)
    assert turn[:2] == ["e6=1", "d6=1"]
    assert len(turn) == 4
    assert points_of(state, turn) > best_single_house(state) == 2


def test_a_park_is_a_bridge_to_a_rich_space() -> None:
    state = position(BESIDE_LUKE, ("RR", "YY", "PBGGG"), turn="c")
    turn = turn_of("planner", state)
    assert turn == ["d2=1", "d1@B", "c1=3", "."]
    assert points_of(state, turn) == 18


def test_no_park_is_built_where_it_leads_nowhere() -> None:
    for hand in ("YGRBP", "GG", "RRB"):
        *_, last_building, _ = turn_of("planner", position(hands=(hand, "YYY"), last_round=True))
        assert "=" in last_building


@pytest.mark.parametrize("hand", ["PGB", "YGRBP", "RRPPB", "YYYBB", "GGGGP", "RBBPP"])
@pytest.mark.parametrize("picture", ["", BESIDE_LUKE])
def test_in_the_last_round_it_builds_what_it_can(hand: str, picture: str) -> None:
    state = position(picture, (hand, "YY", "RR"), last_round=True)
    turn = turn_of("planner", state)
    assert turn[0] != "++"
    for text in turn[:-1]:
        state = LANE.play(state, LANE.read(text))
    assert not [move for move in LANE.moves(state) if isinstance(move, BuildHouse)]


def test_early_on_it_would_rather_keep_cards_than_spend_them_for_little() -> None:
    assert turn_of("planner", position(hands=("GYR", "YYY")))[0] == "++"


@pytest.mark.parametrize("idle", [0, 6, 12])
def test_whoever_is_ahead_brings_the_end(idle: int) -> None:
    state = position(ALL_SHORT, HANDS, turn="b", pieces=(3, 3, 3), parks=0, idle=idle)
    assert turn_of("planner", state)[0] != "++"


def test_whoever_is_behind_waits_but_not_for_ever() -> None:
    def first_moves(seat: str, idle: int) -> str:
        state = position(ALL_SHORT, HANDS, turn=seat, pieces=(3, 3, 3), parks=0, idle=idle)
        return turn_of("planner", state)[0]

    assert first_moves("c", 0) == "++"
    assert first_moves("c", 24) != "++"


def test_cards_for_which_there_are_no_pieces_are_worth_nothing() -> None:
    def worth_of_drawing(pieces: int) -> float:
        state = position(hands=("YGRBP", "YYY"), pieces=(pieces, 20))
        return next(
            each.value for each in advice("planner", state) if LANE.write(each.move) == "++"
        )

    assert worth_of_drawing(3) < worth_of_drawing(5) == pytest.approx(worth_of_drawing(6), abs=1)


@pytest.mark.full
@pytest.mark.parametrize(("seats", "games"), [(2, 6), (3, 12), (4, 6)])
def test_games_of_planners_do_not_end_in_drawing_for_ever(seats: int, games: int) -> None:
    fixture = Fixture("sunrise", ("planner",) * seats, games, seed=5)
    numbers = range(0, games * seats, seats)
    endings = {play_game(fixture, number).outcome.ended_by for number in numbers}
    assert "SL-R8" not in endings


class Counting(Sunrise):
    """Rules that count how often they are asked for moves."""

    asked = 0

    def moves(self, state: State) -> list[Move]:  # type: ignore[override]  # a list will do
        self.asked += 1
        return [*super().moves(state)]


@pytest.mark.parametrize("iterations", [1, 2, 10, 50])
def test_it_keeps_within_its_budget(iterations: int) -> None:
    state, rules = position(BESIDE_LUKE, ("YGRBP", "YY", "RR")), Counting(LANE.edition)
    advised = advice("planner", state, rules=rules, budget=Budget(iterations=iterations))
    assert 1 <= rules.asked <= iterations
    assert {each.move for each in advised} == {*LANE.moves(state)}


def test_a_larger_budget_never_thinks_less_of_a_move() -> None:
    state = position(BESIDE_LUKE, ("YGRBP", "YY", "RR"), last_round=True)
    small, large = (
        {each.move: each.value for each in advice("planner", state, budget=Budget(iterations=n))}
        for n in (5, 20_000)
    )
    assert all(large[move] >= small[move] for move in small)
    assert large != small


def test_it_beats_the_greedy_bot() -> None:
    fixture = Fixture("sunrise", ("planner", "greedy"), 20, seed=11)
    planner, greedy = shares(fixture, [*play_match(fixture)])
    assert planner.interval[0] > 0.5
    assert planner.average > greedy.average
