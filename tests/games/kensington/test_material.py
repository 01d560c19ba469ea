"""KG-0, KG-R10: what is in the box, and what its backs tell."""

from __future__ import annotations

from collections import Counter

import pytest

from faubourg.core.messages import messages
from faubourg.games.kensington.edition_schema import squares_of
from faubourg.games.kensington.model import Back
from faubourg.games.kensington.move_sentences import back_word
from faubourg.games.kensington.tile_shapes import form_of, is_mirrored
from tests.games.kensington.positions import rules, tile

BOX = rules().box
WINDOWS = [face for face in BOX.faces if face.kind == "window"]


def number(*faces: str, **marks: bool) -> int:
    return sum(
        face.number
        for face in BOX.faces
        if face.kind in faces and all(getattr(face, mark) is on for mark, on in marks.items())
    )


@pytest.mark.rule("KG-0.1")
def test_seventy_window_tiles_half_of_them_lit_and_thirty_hard() -> None:
    assert number("window") == 70
    assert number("window", lit=True) == number("window", lit=False) == 35
    assert number("window", hard=True) == 30
    assert number("window", hard=False) == 40


@pytest.mark.rule("KG-0.1")
def test_the_lit_and_the_dark_tiles_have_the_same_shapes_and_cats() -> None:
    lit, dark = (
        Counter({(face.rows, face.cat): face.number for face in WINDOWS if face.lit is light})
        for light in (True, False)
    )
    assert lit == dark


@pytest.mark.rule("KG-0.1")
def test_a_flat_underside_is_easy_and_a_stepped_one_hard() -> None:
    for face in WINDOWS:
        bottom = face.rows.split("/")[-1]
        assert face.hard is ("." in bottom), face.name


@pytest.mark.rule("KG-0.2")
def test_twenty_four_roofs_nine_of_them_with_a_bird() -> None:
    assert number("roof") == 24
    assert number("roof", bird=True) == 9


@pytest.mark.rule("KG-0.3")
def test_three_bricks_and_three_red_doors_of_one_square() -> None:
    assert number("brick") == number("door") == 3
    assert {face.rows for face in BOX.faces if face.kind in ("brick", "door")} == {"#"}


@pytest.mark.rule("KG-0.4")
def test_five_doors_two_places_in_a_warehouse_and_twenty_tokens() -> None:
    assert len(BOX.parts.doors) == 5
    assert BOX.parts.storage == 2
    assert BOX.parts.tokens == 20


@pytest.mark.rule("KG-0.1", "KG-6.4")
def test_fourteen_tiles_show_a_cat() -> None:
    assert number("window", cat=True) == 14


@pytest.mark.rule("KG-0.1")
@pytest.mark.parametrize(
    ("shapes", "form"),
    [
        ("H1", "single"),
        ("H2 H3 H4", "row"),
        ("V2 V3", "stack"),
        ("O4", "block"),
        ("C1 C2 C3 C4 L1 L2 L3 L4 L5 L6", "L"),
        ("T1 T2 T3 T4", "T"),
        ("S1 S2 S3 S4", "S"),
        ("U1 U2", "U"),
    ],
)
def test_shapes_have_the_names_that_people_give_them(shapes: str, form: str) -> None:
    rows = {shape.name: shape.rows for shape in BOX.parts.shapes}
    assert {form_of(squares_of(rows[shape])) for shape in shapes.split()} == {form}


def test_mirror_images_of_an_l_and_an_s_are_known_however_they_are_turned() -> None:
    shapes = {shape.name for shape in BOX.parts.shapes if is_mirrored(squares_of(shape.rows))}
    assert shapes == {"L1", "L4", "L6", "S2", "S4"}


@pytest.mark.rule("KG-R10")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_two_backs_are_called_the_same(language: str) -> None:
    words = [messages(language).say(back_word(BOX, Back(i))) for i in range(len(BOX.backs))]
    assert len({*words}) == len(words)


@pytest.mark.rule("KG-R10")
def test_a_back_tells_outline_colour_and_mark_but_neither_light_nor_cat() -> None:
    lit, dark, cat = (BOX.back_of[tile(name)] for name in ("+H2", "-H2", "-H2C"))
    assert lit == dark == cat
    assert BOX.back_of[tile("^H2")] == BOX.back_of[tile("^H2B")] != lit


@pytest.mark.rule("KG-R10")
def test_shapes_that_agree_after_quarter_turns_have_one_back() -> None:
    assert BOX.back_of[tile("+H2")] == BOX.back_of[tile("+V2")]
    assert BOX.back_of[tile("+T2C")] == BOX.back_of[tile("-T3")] == BOX.back_of[tile("-T4")]
    assert BOX.back_of[tile("^C1")] == BOX.back_of[tile("^C4B")]


@pytest.mark.rule("KG-R10")
def test_mirror_images_can_be_told_apart() -> None:
    assert BOX.back_of[tile("+S1C")] != BOX.back_of[tile("+S2")]
    assert BOX.back_of[tile("+L1")] != BOX.back_of[tile("+L2")]


@pytest.mark.rule("KG-R10")
def test_the_diamond_and_the_circle_stand_on_the_back_too() -> None:
    easy, hard = BOX.back_of[tile("+C1")], BOX.back_of[tile("+C3")]
    assert easy != hard
    assert [BOX.backs[back].marked for back in (easy, hard)] == [False, True]
    assert BOX.back_of[tile("=")] == BOX.back_of[tile("|")] != BOX.back_of[tile("^H1")]
    assert {back.name for back in BOX.backs if back.rows and not back.brown} == {
        *("H1", "H2", "H3", "H4", "O4", "C1", "L1", "L2", "T1", "U1"),
        *("C3", "L3", "L4", "T2", "S1", "S2", "U2"),
    }
