"""The examples that the rulebooks print, on the reconstructed board, in both editions."""

from __future__ import annotations

import pytest

from faubourg.core.errors import IllegalMove
from tests.games.sunrise.positions import SunriseTable, over, position, rules_of, table_at

LINDA, MATTHIAS, LUKE = range(3)

EDITIONS = pytest.mark.parametrize("edition", ["lane", "avenue"])

# Matthias (b) has built below the fountain.
BESIDE_MATTHIAS = """
.. B3 G5 Y1 B5 P1 R1 G1 Y3 B4 ..
Y2 .. .. P3 .. B3 .. B5 .. .. P4
R2 .. .. R4 .. R4 .. Y3 .. .. R2
P4 G3 Y2 P1 B1 G2 B1 G4 P2 Y5 G2
G3 .. .. R4 .. Y2 .. R3 .. .. P3
R5 Y1 B4 G1 P2 @@ R2 P2 Y3 B2 G2
B2 .. .. B3 .. b1 .. R3 .. .. B4
R1 Y2 P4 Y1 R1 b1 P2 B1 G3 Y3 G1
G4 .. .. G5 .. G3 .. G4 .. .. P3
P3 .. .. R3 .. P5 .. R2 .. .. Y4
.. P5 B3 Y4 G2 R3 P1 Y5 B2 R5 ..
"""

# Linda's park waits on d6; Luke (c) has come round from above as far as d3.
BESIDE_THE_PARK = """
.. B3 G5 c1 b1 a1 R1 G1 Y3 B4 ..
Y2 .. .. c1 .. a1 .. B5 .. .. P4
R2 .. .. c1 .. b1 .. Y3 .. .. R2
P4 G3 Y2 P1 B1 b1 B1 G4 P2 Y5 G2
G3 .. .. R4 .. b1 .. R3 .. .. P3
R5 Y1 B4 ## a1 @@ R2 P2 Y3 B2 G2
B2 .. .. B3 .. b1 .. R3 .. .. B4
R1 Y2 P4 Y1 R1 b1 a1 a1 a1 Y3 G1
G4 .. .. G5 .. G3 .. G4 .. .. P3
P3 .. .. R3 .. P5 .. R2 .. .. Y4
.. P5 B3 Y4 G2 R3 P1 Y5 B2 R5 ..
"""

# Luke (c) has built up to d3; d1 is the only way on from d2.
BESIDE_LUKE = """
.. B3 G5 Y1 B5 P1 R1 G1 Y3 B4 ..
Y2 .. .. P3 .. B3 .. B5 .. .. P4
R2 .. .. c1 .. R4 .. Y3 .. .. R2
P4 c1 c1 c1 B1 G2 B1 G4 P2 Y5 G2
G3 .. .. c1 .. Y2 .. R3 .. .. P3
R5 Y1 B4 ## a1 @@ R2 P2 Y3 B2 G2
B2 .. .. B3 .. b1 .. R3 .. .. B4
R1 Y2 P4 Y1 R1 b1 a1 a1 a1 Y3 G1
G4 .. .. G5 .. G3 .. G4 .. .. P3
P3 .. .. R3 .. P5 .. R2 .. .. Y4
.. P5 B3 Y4 G2 R3 P1 Y5 B2 R5 ..
"""

# Bottom right, the blue area A2: Linda (a) red, Luke (c) yellow, Matthias (b) blue.
END_OF_THE_GAME = """
.. B3 G5 Y1 B5 P1 R1 G1 Y3 B4 ..
Y2 .. .. P3 .. B3 .. B5 .. .. P4
R2 .. .. R4 .. R4 .. Y3 .. .. R2
P4 G3 Y2 P1 B1 G2 B1 G4 P2 Y5 G2
G3 .. .. R4 .. Y2 .. R3 .. .. P3
R5 Y1 B4 G1 P2 @@ R2 P2 Y3 B2 G2
B2 .. .. B3 .. B2 .. R3 .. .. c2
R1 Y2 P4 Y1 R1 Y4 a1 a1 a1 a2 c2
G4 .. .. G5 .. G3 .. G4 .. .. c1
P3 .. .. R3 .. P5 .. R2 .. .. Y4
.. P5 B3 Y4 G2 R3 P1 b3 b2 b2 ..
"""

# Top right, the red area B1: a and b have three houses each, c two, d one.
TWO_FIRSTS = """
.. B3 G5 Y1 B5 P1 a1 a1 a1 b1 ..
Y2 .. .. P3 .. B3 .. c1 .. .. P4
R2 .. .. R4 .. R4 .. c1 .. .. R2
P4 G3 Y2 P1 B1 G2 d1 G4 P2 b1 b1
G3 .. .. R4 .. Y2 .. R3 .. .. P3
R5 Y1 B4 G1 P2 @@ R2 P2 Y3 B2 G2
B2 .. .. B3 .. B2 .. R3 .. .. B4
R1 Y2 P4 Y1 R1 Y4 P2 B1 G3 Y3 G1
G4 .. .. G5 .. G3 .. G4 .. .. P3
P3 .. .. R3 .. P5 .. R2 .. .. Y4
.. P5 B3 Y4 G2 R3 P1 Y5 B2 R5 ..
"""

NOBODY_YET = """
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


def sit(picture: str, hands: tuple[str, ...], turn: str, edition: str) -> SunriseTable:
    return table_at(position(picture, hands, turn=turn, edition=edition), edition)


def earn(table: SunriseTable, *moves: str) -> list[int]:
    """Make the moves and say what each of them brought, on the sheet as announced."""
    earned = []
    for move in moves:
        seat, before = table.state.seat, table.totals()
        announced = sum(line.points for line in table.gain(move))
        table.play(move)
        earned.append(table.totals()[seat] - before[seat])
        assert earned[-1] == announced
    return earned


def bonus(table: SunriseTable, area: str) -> dict[int, tuple[object, int]]:
    """The position and the points of each seat in one bonus area."""
    lines = [line for line in table.sheet() if line.facts.get("area") == area]
    return {line.seat: (line.facts["position"], line.points) for line in lines}


def refuse(table: SunriseTable, move: str) -> str:
    """The rule that refuses the move; nothing has changed at the table."""
    before = table.state
    with pytest.raises(IllegalMove) as caught:
        table.play(move)
    assert table.state == before
    return caught.value.refusal.rule


@EDITIONS
@pytest.mark.rule("SL-2.2")
@pytest.mark.rule("SL-2.4")
@pytest.mark.rule("SL-2.8")
def test_example_1_linda_builds_pink_blue_green_for_six_points(edition: str) -> None:
    table = sit(BESIDE_MATTHIAS, ("PBGR", "", ""), "a", edition)
    assert earn(table, "g8=1", "h8=1", "i8=1") == [2, 1, 3]
    assert table.totals()[LINDA] == 6
    table.play(".")
    assert table.view().hand_sizes[LINDA] == 2
    assert table.to_act == MATTHIAS


@EDITIONS
@pytest.mark.rule("SL-2.1")
def test_example_1_matthias_builds_nothing_and_draws_two_cards(edition: str) -> None:
    table = sit(BESIDE_MATTHIAS, ("", "RRB", ""), "b", edition)
    before = table.totals()
    table.play("++")
    assert table.view().hand_sizes == (0, 5, 0)
    assert table.totals() == before
    assert table.to_act == LUKE


@EDITIONS
@pytest.mark.rule("SL-2.2")
@pytest.mark.rule("SL-2.5")
def test_example_2_luke_builds_red_pink_yellow_green_for_ten_points(edition: str) -> None:
    table = sit(BESIDE_THE_PARK, ("", "", "RPYGB"), "c", edition)
    before = table.totals()[LUKE]
    assert earn(table, "d5=1", "d4=1", "c4=1", "b4=1") == [4, 1, 2, 3]
    assert table.totals()[LUKE] - before == 10
    table.play(".")
    assert table.view().hand_sizes[LUKE] == 2
    assert table.to_act == LINDA


@EDITIONS
@pytest.mark.rule("SL-2.5")
@pytest.mark.parametrize(("first", "second"), [("c4=1", "e4=1"), ("e4=1", "c4=1")])
def test_example_2_luke_builds_yellow_left_or_blue_right_but_not_both(
    edition: str, first: str, second: str
) -> None:
    table = sit(BESIDE_THE_PARK, ("", "", "RPYGB"), "c", edition)
    earn(table, "d5=1", "d4=1")
    assert table.why_not(first) is None
    assert table.why_not(second) is None
    table.play(first)
    assert refuse(table, second) == "SL-2.5"


@EDITIONS
@pytest.mark.rule("SL-2.4")
@pytest.mark.rule("SL-2.6")
def test_example_3_matthias_parks_on_yellow_and_stacks_three_green_for_fifteen(
    edition: str,
) -> None:
    table = sit(BESIDE_LUKE, ("", "PBGGG", ""), "b", edition)
    before = table.totals()[MATTHIAS]
    assert earn(table, "d2=1", "d1@B", "c1=3") == [3, 0, 15]
    assert table.totals()[MATTHIAS] - before == 18
    table.play(".")
    assert table.view().hand_sizes[MATTHIAS] == 1
    assert table.to_act == LUKE


@EDITIONS
@pytest.mark.rule("SL-2.3")
@pytest.mark.rule("SL-2.5")
@pytest.mark.rule("SL-2.6")
def test_example_3_without_a_yellow_card_only_a_park_leads_on(edition: str) -> None:
    table = sit(BESIDE_LUKE, ("", "PBGGG", ""), "b", edition)
    table.play("d2=1")
    assert refuse(table, "d1=1") == "SL-2.3"
    assert refuse(table, "c1=3") == "SL-2.5"
    written = {table.rules.write(move) for move in table.moves()}
    assert written == {".", "d1@B", "d1@G"}


@EDITIONS
@pytest.mark.rule("SL-5.2")
@pytest.mark.rule("SL-5.5")
@pytest.mark.rule("SL-R4")
def test_example_4_the_tallest_houses_score_ten_six_and_three(edition: str) -> None:
    state = over(position(END_OF_THE_GAME, ("", "", ""), edition=edition))
    tallest = bonus(table_at(state, edition), "A2")
    assert tallest == {MATTHIAS: (1, 10), LUKE: (2, 6), LINDA: (3, 3)}


@EDITIONS
@pytest.mark.rule("SL-5.4")
def test_example_4_red_has_four_spaces_connected_yellow_and_blue_three(edition: str) -> None:
    state = over(position(END_OF_THE_GAME, ("", "", ""), edition=edition))
    connected = [line for line in table_at(state, edition).sheet() if line.rule == "SL-5.4"]
    assert {line.seat: len(line.spaces) for line in connected} == {LINDA: 4, MATTHIAS: 3, LUKE: 3}
    assert {line.seat: line.points for line in connected} == {LINDA: 10, MATTHIAS: 6, LUKE: 6}


@EDITIONS
@pytest.mark.rule("SL-2.4")
def test_example_5_two_pieces_on_two_dots_score_four_points(edition: str) -> None:
    table = sit(NOBODY_YET, ("YYR", ""), "a", edition)
    assert earn(table, "f5=2") == [4]


@EDITIONS
@pytest.mark.rule("SL-2.1")
def test_example_5_a_player_who_builds_nothing_draws_two(edition: str) -> None:
    table = sit(NOBODY_YET, ("YYR", ""), "a", edition)
    table.play("++")
    assert table.view().hand_sizes == (5, 0)


@pytest.mark.rule("SL-R1")
@pytest.mark.rule("SL-5.6")
@pytest.mark.parametrize(
    ("edition", "figures"), [("avenue", (10, 10, 3, 0)), ("lane", (10, 10, 6, 3))]
)
def test_example_5_two_firsts_as_each_rulebook_counts_on(
    edition: str, figures: tuple[int, ...]
) -> None:
    state = over(position(TWO_FIRSTS, ("", "", "", ""), edition=edition))
    lines = bonus(table_at(state, edition), "B1")
    assert tuple(lines.get(seat, (0, 0))[1] for seat in range(4)) == figures


@pytest.mark.rule("SL-R1")
def test_the_two_rulebooks_differ_in_nothing_but_the_ties() -> None:
    lane, avenue = rules_of("lane").edition.play, rules_of("avenue").edition.play
    differing = [
        name for name in lane.__struct_fields__ if getattr(lane, name) != getattr(avenue, name)
    ]
    assert differing == ["ties"]
