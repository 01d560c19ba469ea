"""Positions of Kensington as text: what can be said, and what cannot come about."""

from __future__ import annotations

from pathlib import Path

import pytest

from faubourg import Table
from faubourg.core.position_text import read_position
from faubourg.core.table_from_position import table_at
from tests.games.kensington.positions import rules
from tests.games.position_faults import impossible_because, misread_because, with_fields

GOLDEN = Path(__file__).parents[2] / "golden"
PAGE = """kensington/piatnik/2
storing: must
takes: must
facades:
  +H2@1 -H2@-2
  -
stored:
  ^H2
  -
tokens: 1 1
turn: b
stage: take
"""


def changed(**fields: str) -> str:
    return with_fields(PAGE, **fields)


def rows(*by_seat: str) -> str:
    return " & ".join(by_seat)


def test_a_page_is_the_position_that_it_draws() -> None:
    state = table_at(read_position(PAGE)).state
    box = rules().box
    assert [box.faces[each.tile].name for each in state.facades[0].tiles] == ["+H2", "-H2"]
    assert state.stock + 2 == box.parts.tokens_by_seats[2]
    assert sum(state.heap) + 3 == sum(face.number for face in box.faces)
    assert sum(state.backs) == sum(state.heap)
    assert impossible_because(PAGE) == set()


def test_the_picture_of_a_page_shows_every_kind_of_tile() -> None:
    facade = rows("=@1 |@-1 +H1@2 -H1@-2 ^H1@2", "-")
    page = read_position(changed(facades=facade, stored="")).to_page()
    assert "# ....^" in page
    assert "# -|D=+" in page
    assert read_position(page).to_page() == page


@pytest.mark.parametrize(
    ("fields", "wrong"),
    [
        ({"stored": rows("+H1 +H1 +H1 +H1 +H1 +H1 +H1 +H1 +H1", "-")}, "KG-1.2 tiles"),
        ({"tokens": "99 1"}, "KG-1.3 tokens"),
        ({"stored": rows("+H2 -U1 ^H2", "-")}, "KG-2.6 stored"),
        ({"laid": "1"}, "KG-2.5 laid"),
        ({"turn": "a", "stage": "build", "laid": "3"}, "KG-2.5 laid"),
        ({"facades": rows("+H2@9", "-")}, "KG-3.4 loose"),
        ({"taken": "-U1"}, "KG-2.1 take"),
        ({"stage": "build"}, "KG-2.1 build"),
        ({"stage": "build", "skipping": "yes", "taken": "-U1"}, "KG-2.1 build"),
        ({"stage": "drawing"}, "KG-2.1 drawing"),
        ({"stage": "drawing", "taking": "U2", "owed": "yes"}, "KG-2.1 drawing"),
        ({"stage": "over", "ended": "KG-5.2", "taken": "-U1"}, "KG-2.1 over"),
        ({"stage": "build", "taken": "-U1", "owed": "yes", "tokens": "0 0"}, "KG-2.4 owed"),
        ({"ender": "a"}, "KG-5.1 ender"),
        ({"stage": "build", "taken": "-U1", "ender": "b"}, "KG-5.1 ender"),
        ({"stage": "build", "taken": "-U1", "ender": "a"}, "KG-2.1 build"),
        ({"skips": "2"}, "KG-R5 count"),
        ({"idle": "9999"}, "KG-R5 count"),
        ({"stage": "over"}, "KG-5.1 end"),
        ({"ended": "KG-5.1"}, "KG-5.1 end"),
        ({"stage": "over", "ended": "KG-5.1"}, "KG-5.1 ended"),
        ({"stage": "over", "ended": "KG-5.2"}, "KG-5.2 ended"),
        ({"stage": "over", "ended": "KG-R5"}, "KG-R5 ended"),
    ],
)
def test_a_position_that_cannot_come_about_is_refused(fields: dict[str, str], wrong: str) -> None:
    assert wrong in impossible_because(changed(**fields))


def test_the_last_bird_has_been_drawn_by_somebody() -> None:
    facade = "+H3@1 +H3@4 ^H1B@1 ^H1B@2 ^H2B@3 ^H2B@5 +H4C@-4 ^H3B@-4"
    flown = changed(facades=rows(facade, "-"), stored=rows("^C4B ^T2B", "-"))
    assert impossible_because(flown) == {"KG-5.1 birds"}
    over = with_fields(flown, stage="over", ended="KG-5.1", ender="b")
    assert impossible_because(over) == set()
    last = with_fields(flown, turn="a", stage="build", ender="b")
    assert impossible_because(last) == set()


def test_a_game_in_which_nobody_can_go_on_is_over() -> None:
    table = Table.replay(GOLDEN / "kensington-nobody-can-build.json")
    text, edition = table.position(), table.rules.edition
    assert impossible_because(text, edition) == set()
    going_on = text.replace("stage=over", "stage=take").replace(";ended=KG-5.2", "")
    assert impossible_because(going_on, edition) == {"KG-5.2 stuck"}


@pytest.mark.parametrize(
    "fields",
    [
        {"stage": "drawing", "taking": "U1"},
        {"stage": "drawing", "taking": "^H2", "tokens": "1 0"},
        {"stage": "build", "taken": "-U1"},
        {"stage": "build", "taken": "+H1", "owed": "yes", "tokens": "2 0"},
        {"turn": "a", "stage": "build", "laid": "1"},
        {"skips": "1", "idle": "1", "first": "1"},
        {"seen": "a"},
        {"backs": "marks", "turning_roofs": "true", "units": "free"},
    ],
)
def test_the_stages_of_a_turn_can_all_be_said(fields: dict[str, str]) -> None:
    page = changed(**fields)
    assert impossible_because(page) == set()
    position = read_position(page)
    assert read_position(position.to_line()) == position


def test_a_skipped_take_can_be_said() -> None:
    assert impossible_because(changed(stage="build", skipping="yes")) == set()


@pytest.mark.rule("KG-3.3", "KG-3.5", "KG-3.6", "KG-R7", "KG-R12")
@pytest.mark.parametrize(
    ("facade", "reason"),
    [
        ("+H2", "kensington-position-tile"),
        ("+H2@99", "kensington-position-column"),
        ("+Z9@1", "kensington-position-no-tile"),
        ("+H2@31", "KG-R12"),
        ("^H1@1", "KG-R7"),
        ("+H1@1 ^H1@1 +H1@1", "KG-3.6"),
        ("+H1@1 |@1", "KG-3.5"),
        ("+H1@1 +H2@1", "KG-3.3"),
        ("+H2/1@1", "KG-3.2"),
        ("+H1@1 ^C3/1@1", "KG-R7"),
        (" ".join(["+H1@1"] * 999), "kensington-position-too-many"),
    ],
)
def test_a_tile_that_cannot_lie_there_is_refused_at_its_place(facade: str, reason: str) -> None:
    assert misread_because(changed(facades=rows(facade, "-"))) == reason


def test_a_bad_word_is_named() -> None:
    assert misread_because(changed(taking="Z9")) == "position-wants-choice"
    assert misread_because(changed(stored=rows("+Z9", "-"))) == "kensington-position-no-tile"
    assert misread_because(changed(facades="+H2@1")) == "position-wants-values"
