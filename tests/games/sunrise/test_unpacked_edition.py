"""An edition unpacked: squares, neighbours, areas and every move that can be said."""

from __future__ import annotations

from collections import Counter

from faubourg.games.sunrise.edition_schema import colour_word, rows
from faubourg.games.sunrise.unpacked_edition import Box
from tests.core.random_games import small_edition
from tests.games.sunrise.positions import rules_of

BOX = Box(small_edition())
LANE = rules_of("lane").box


def square(name: str) -> int:
    return BOX.names.index(name)


def test_maps_are_read_row_by_row() -> None:
    assert rows("\nR1 ..\n@@ B2\n", split=True) == [["R1", ".."], ["@@", "B2"]]
    assert rows("\nab\n..\n", split=False) == [["a", "b"], [".", "."]]


def test_a_space_has_its_colour_and_its_dots() -> None:
    assert BOX.colour_name(BOX.colours[square("c2")]) == "red"
    assert BOX.dots[square("c2")] == 3


def test_ponds_and_the_fountain_are_no_spaces() -> None:
    for name in ("d1", "c3", "a4", "b2"):
        assert not BOX.is_space[square(name)]
        assert (BOX.colours[square(name)], BOX.dots[square(name)]) == (BOX.unknown, 0)
    assert len(BOX.spaces) == 16


def test_neighbours_are_spaces_only() -> None:
    near = [BOX.names[n] for n in BOX.neighbours[square("c2")]]
    assert near == ["c1", "d2"]
    assert [BOX.names[n] for n in BOX.neighbours[BOX.fountain]] == ["b1", "a2", "c2", "b3"]


def test_areas_hold_their_spaces() -> None:
    areas = {area.name: [BOX.names[n] for n in spaces] for area, spaces in BOX.areas}
    assert areas["A"] == ["a1", "b1", "a2", "a3", "b4"]
    assert areas["B"] == ["e1", "d2", "e2", "d3", "e3", "d4", "e4"]
    assert len(BOX.area_spaces) == 12


def test_our_board_has_four_corners_of_fifteen_spaces_and_a_cross_of_twenty() -> None:
    assert [len(spaces) for _, spaces in LANE.areas] == [15, 15, 15, 15]
    assert len(LANE.spaces) - len(LANE.area_spaces) == 20


def test_our_board_has_every_colour_sixteen_times() -> None:
    assert {*Counter(LANE.colours[n] for n in LANE.spaces).values()} == {16}


def test_every_move_is_there_once() -> None:
    moves = [*BOX.every_move()]
    assert len({*moves}) == len(moves)
    assert len(moves) == 2 + 2 + 2 + 20 * 4 + 20 * 2


def test_pieces_depend_on_the_seats() -> None:
    assert (BOX.pieces(2), BOX.pieces(3)) == (12, 9)


def test_a_colour_is_a_word_of_the_locale() -> None:
    assert colour_word("pink").key == "colour-pink"
