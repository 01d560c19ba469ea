"""A city of one's own, put together without a mouse; what is wrong with it is said where it is."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from faubourg.core.game_catalogue import find_rules
from faubourg.games.bella_vista import BellaVista
from tests.e2e.keys import POINTERS, press_by_key, tab_to
from tests.e2e.people import PHONE, People, Person
from tests.e2e.screen_check import look_around

pytestmark = pytest.mark.needs("chromium")
Spot = tuple[int, int]


def parts_of_the_city() -> list[tuple[str, Spot, bool]]:
    """The tiles of Rome in the order of the box: where each begins, and whether it is turned."""
    rules = find_rules("bella_vista")
    assert isinstance(rules, BellaVista)
    parts = rules.box.parts
    rows = parts.cities["rome"].split()
    found = []
    for tile in parts.tiles:
        row = next(row for row, line in enumerate(rows) if tile.mark in line)
        across = rows[row].count(tile.mark)
        turned = across != parts.sizes[tile.kind].width // parts.unit
        found.append((tile.mark, (row, rows[row].index(tile.mark)), turned))
    return found


def open_the_editor(ann: Person) -> Locator:
    ann.go_home()
    press_by_key(ann, ann.game_card)
    city = ann.page.get_by_role("combobox", name=ann.says("bv-which-city"), exact=True)
    tab_to(ann, city)
    ann.page.keyboard.press("End")
    press_by_key(ann, ann.button("bv-assemble"))
    editor = ann.dialog("bv-editor")
    expect(editor).to_be_visible()
    return editor


class Surveyor:
    """Somebody on the map of blocks, with the arrows."""

    def __init__(self, person: Person, editor: Locator) -> None:
        self.person, self.editor = person, editor
        self.at = (0, 0)

    def cell(self, spot: Spot) -> Locator:
        said = self.person.says("bv-editor-cell", row=spot[0] + 1, column=spot[1] + 1, what="")
        return self.editor.get_by_role("gridcell", name=said.strip())

    def go_to(self, spot: Spot) -> None:
        tab_to(self.person, self.editor.locator('[role=gridcell][tabindex="0"]'))
        keyboard = self.person.page.keyboard
        for there, here, back, forth in (
            (spot[0], self.at[0], "ArrowUp", "ArrowDown"),
            (spot[1], self.at[1], "ArrowLeft", "ArrowRight"),
        ):
            for _ in range(abs(there - here)):
                keyboard.press(forth if there > here else back)
        self.at = spot
        expect(self.cell(spot)).to_be_focused()

    def lay(self, spot: Spot, turned: bool = False) -> None:
        self.go_to(spot)
        if turned:
            self.person.page.keyboard.press("r")
        self.person.page.keyboard.press("Enter")


@pytest.mark.full
def test_a_city_is_put_together_by_keyboard_alone(people: People) -> None:
    ann = people.person("Ann")
    ann.game = "bella_vista"
    ann.page.add_init_script(f"({POINTERS})()")
    editor = open_the_editor(ann)
    surveyor = Surveyor(ann, editor)
    press_by_key(
        ann, editor.get_by_role("group", name=ann.says("bv-tiles")).get_by_role("button").first
    )
    for _, spot, turned in parts_of_the_city():
        surveyor.lay(spot, turned)
    expect(editor.get_by_text(ann.says("bv-editor-good"))).to_be_visible()
    assert look_around(ann.page, "bella-editor-good") == []
    press_by_key(ann, ann.button("bv-editor-done"))
    press_by_key(ann, ann.button("open-table"))
    expect(ann.board).to_be_visible()
    expect(ann.page.get_by_text(ann.says("bv-city-rome")).first).to_be_visible()
    assert ann.page.evaluate("window.pointed") == []


def test_what_is_wrong_with_a_city_is_said_where_it_is(people: People) -> None:
    zoe = people.person("Zoé", "fr")
    zoe.game = "bella_vista"
    editor = open_the_editor(zoe)
    surveyor = Surveyor(zoe, editor)
    press_by_key(
        zoe, editor.get_by_role("group", name=zoe.says("bv-tiles")).get_by_role("button").first
    )
    surveyor.lay((0, 0))
    surveyor.lay((1, 1))
    wrong = surveyor.cell((1, 1))
    hidden = "Ligne 2, colonne 2 : les feuilles hachurées recouvrent les feuilles unies."
    expect(wrong).to_have_accessible_name(
        f"ligne 2, colonne 2 : feuilles hachurées\N{NO-BREAK SPACE}; {hidden}"
    )
    zoe.page.keyboard.press("Tab")
    press_by_key(zoe, editor.get_by_role("button", name=hidden))
    expect(wrong).to_be_focused()
    numbers = [str(each) for each in range(1, 14) for _ in ("column", "row")]
    expect(editor.locator(".map text")).to_have_text(numbers)
    said = editor.locator(".said")
    assert said.evaluate("it => it.scrollHeight <= it.clientHeight"), "all of it is in sight"
    assert look_around(zoe.page, "bella-editor-wrong") == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_unfinished_city_says_what_is_left_and_nothing_moves_under_the_finger(
    people: People, language: str
) -> None:
    zoe = people.person("Zoé", language, PHONE, touch=True)
    zoe.game = "bella_vista"
    editor = open_the_editor(zoe)
    expect(editor.get_by_text(zoe.says("bv-editor-about-finger"))).to_be_visible()
    where = places_of(editor)
    tiles = editor.get_by_role("group", name=zoe.says("bv-tiles")).get_by_role("button")
    tiles.first.tap()
    assert places_of(editor) == where, "with a tile in hand"
    for spot, left in (((0, 0), 14), ((1, 1), 13), ((1, 5), 12)):
        editor.locator(f'[data-index="{spot[0] * 13 + spot[1]}"]').tap()
        expect(editor.get_by_text(zoe.says("bv-editor-left", number=left))).to_be_visible()
        assert places_of(editor) == where, f"with {left} tiles left"
    london = zoe.says("bella-city-london")
    editor.get_by_role("button", name=zoe.says("bv-editor-fill", city=london)).tap()
    expect(editor.get_by_text(zoe.says("bv-editor-good"))).to_be_visible()
    assert places_of(editor) == where, "with a whole city"


def places_of(editor: Locator) -> list[object]:
    """Where the map and every button below the tiles are."""
    return [each.bounding_box() for each in editor.locator(".map, .btn").all()]


def test_it_is_said_why_no_table_can_be_opened_yet_and_the_city_is_not_covered(
    people: People,
) -> None:
    ann = people.person("Ann")
    ann.game = "bella_vista"
    editor = open_the_editor(ann)
    expect(ann.text("bv-own-first")).to_be_attached()
    expect(ann.page.locator(".btn.go", has_text=ann.says("open-table"))).to_be_disabled()
    fill = editor.get_by_role("button", name=ann.says("bv-editor-fill", city="London"))
    press_by_key(ann, fill)
    press_by_key(ann, ann.button("bv-editor-done"))
    expect(ann.button("open-table")).to_be_enabled()
    expect(ann.text("bv-own-first")).to_have_count(0)
    change = ann.button("bv-reassemble").bounding_box()
    drawn = ann.page.locator(".preview .drawn").bounding_box()
    assert change is not None
    assert drawn is not None
    assert drawn["x"] + drawn["width"] <= change["x"]
