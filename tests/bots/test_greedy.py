"""The greedy bot: most points now, and no card spent for nothing."""

from __future__ import annotations

import pytest

from tests.bots.bots_at_a_position import LANE, advice, first_choice, turn_of
from tests.games.sunrise.positions import position

# The first buildings stand west and south of the fountain.
SOME_HOUSES = """
.. B3 G5 Y1 B5 P1 R1 G1 Y3 B4 ..
Y2 .. .. P3 .. B3 .. B5 .. .. P4
R2 .. .. R4 .. R4 .. Y3 .. .. R2
P4 G3 Y2 P1 B1 G2 B1 G4 P2 Y5 G2
G3 .. .. R4 .. Y2 .. R3 .. .. P3
R5 Y1 B4 b1 a2 @@ R2 P2 Y3 B2 G2
B2 .. .. B3 .. b1 .. R3 .. .. B4
R1 Y2 P4 Y1 R1 ## P2 B1 G3 Y3 G1
G4 .. .. G5 .. G3 .. G4 .. .. P3
P3 .. .. R3 .. P5 .. R2 .. .. Y4
.. P5 B3 Y4 G2 R3 P1 Y5 B2 R5 ..
"""


@pytest.mark.parametrize(
    ("hand", "move"),
    [
        ("YR", "d5=1"),  # four dots rather than two
        ("BBY", "c6=2"),  # eight points at one blow
        ("RRRB", "d5=3"),
        ("PG", "f9=1"),
        ("YYYYG", "f5=4"),
    ],
)
def test_it_takes_the_most_points_at_once(hand: str, move: str) -> None:
    assert first_choice("greedy", position(SOME_HOUSES, (hand, ""))) == move


@pytest.mark.parametrize("seed", range(10))
def test_it_draws_rather_than_lay_out_an_idle_park(seed: int) -> None:
    state = position(hands=("GGG", "YYY"))
    assert LANE.write(advice("greedy", state, seed=seed)[0].move) == "++"


@pytest.mark.parametrize("seed", range(10))
def test_it_stops_rather_than_lay_out_an_idle_park(seed: int) -> None:
    state = position(SOME_HOUSES, ("GG", ""), last="e6")
    assert LANE.write(advice("greedy", state, seed=seed)[0].move) == "."


def test_it_builds_on_as_long_as_there_are_points() -> None:
    assert turn_of("greedy", position(hands=("PGB", "YYY"))) == ["e6=1", "d6=1", "c6=1", "."]


def test_it_says_how_many_points_a_move_brings() -> None:
    values = {
        LANE.write(each.move): each.value
        for each in advice("greedy", position(SOME_HOUSES, ("BBY", "")))
    }
    assert values["c6=2"] == 8
    assert values["d7=1"] == 3
    assert values["f5@Y"] == values["++"] == 0


def test_it_counts_the_bonuses_of_a_move_that_ends_the_game() -> None:
    corners = [space for space in LANE.box.area_spaces if LANE.box.names[space] != "d5"]
    tokens = ["##" if space in corners else "." for space in range(len(LANE.box.names))]
    state = position(" ".join(tokens), ("RR", "YY"), parks=3)
    values = {LANE.write(each.move): each.value for each in advice("greedy", state)}
    assert values["d5=2"] == 2 * 4 + 10 + 10  # the tallest house of A1, and the largest group
    assert values["d5=1"] == 4 + 10
