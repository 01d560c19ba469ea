"""Wide façades: columns can be pressed, and whatever is pressed is what was seen there."""

from __future__ import annotations

from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.kensington.screens import RECORD
from tests.e2e.kensington.taking_part import MINE, TouchMason
from tests.e2e.people import PHONE, People, Person
from tests.e2e.scenes import go_on_from

pytestmark = pytest.mark.needs("chromium")
NARROWEST = """cells => Math.min(...cells.map(cell => cell.getBoundingClientRect().width))"""
FORTY_THREE_COLUMNS = """kensington/piatnik/2
storing: must
takes: must
facades:
  +H1@1 +H1@2 +H1@3 +H1C@4 +H2@5 +H2C@7 +H3@9 +H3@12 +H4C@15 +O4@19 +O4C@21 \
-H1@-1 -H1@-2 -H1@-3 -H1C@-4 -H2@-6 -H2C@-8 -H3@-11 -H3@-14 -H4C@-18 -O4@-20
  -
stored:
  -
  -
tokens: 0 0
turn: a
stage: build
taken: +V2
"""


def study_wide_facade(person: Person) -> Locator:
    """Its columns, where a tile may be laid."""
    person.visit(f"/study/kensington#{quote(FORTY_THREE_COLUMNS, safe='')}")
    columns = person.page.locator(".stage .cell.target")
    expect(columns.first).to_be_visible()
    return columns


def middle_of(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] - 60


def test_columns_of_a_wide_facade_can_be_pressed(people: People) -> None:
    zoe = people.person("Zoé", "fr", PHONE, touch=True)
    zoe.game = "kensington"
    go_on_from(zoe, -6, "me", "greedy", record=RECORD)
    player = TouchMason(zoe)
    while player.wait_for(*MINE) != "build" or not player.columns.count():
        player.act()
    assert player.columns.evaluate_all(NARROWEST) >= 20
    if zoe.button("whole-board").is_visible():
        zoe.button("whole-board").tap()
        player.columns.last.tap()
        expect(zoe.button("whole-board")).to_be_visible()
        expect(player.columns.last).to_be_in_viewport()
        assert player.columns.evaluate_all(NARROWEST) >= 20


def test_a_click_on_a_wide_facade_chooses_the_column_under_the_mouse(people: People) -> None:
    ann = people.person("Ann")
    columns = study_wide_facade(ann)
    expect(ann.button("whole-board")).to_be_hidden()
    for column in (columns.first, columns.nth(columns.count() // 2), columns.last):
        before = middle_of(column)
        ann.page.mouse.click(*before)
        expect(column).to_have_attribute("aria-selected", "true")
        assert middle_of(column) == pytest.approx(before, abs=1)


def test_an_enlarged_facade_follows_wheel_and_mouse_and_stays_whole_when_asked(
    people: People,
) -> None:
    ann = people.person("Ann")
    columns = study_wide_facade(ann)
    ann.page.mouse.move(*middle_of(columns.first))
    ann.page.keyboard.down("Control")
    ann.page.mouse.wheel(0, -200)
    ann.page.keyboard.up("Control")
    expect(ann.button("whole-board")).to_be_visible()
    expect(columns.last).not_to_be_in_viewport()
    ann.page.mouse.wheel(0, 3000)
    expect(columns.last).to_be_in_viewport()
    stage = ann.page.locator(".stage").bounding_box()
    assert stage is not None
    left, right, y = stage["x"] + 20, stage["x"] + stage["width"] - 20, stage["y"] + 100
    ann.page.mouse.move(left, y)
    ann.page.mouse.down()
    ann.page.mouse.move(right, y, steps=4)
    ann.page.mouse.up()
    expect(columns.first).to_be_in_viewport()
    ann.button("whole-board").click()
    ann.page.mouse.move(*middle_of(columns.last))
    expect(ann.button("whole-board")).to_be_hidden()


def test_a_finger_on_the_whole_of_a_wide_facade_stays_on_its_column(people: People) -> None:
    zoe = people.person("Zoé", "fr", PHONE, touch=True)
    columns = study_wide_facade(zoe)
    assert columns.evaluate_all(NARROWEST) >= 20
    zoe.button("whole-board").tap()
    expect(zoe.button("whole-board")).to_be_hidden()
    column = columns.nth(columns.count() // 2)
    place = middle_of(column)
    zoe.page.touchscreen.tap(*place)
    expect(zoe.button("whole-board")).to_be_visible()
    expect(column).not_to_have_attribute("aria-selected", "true")
    zoe.page.touchscreen.tap(*place)
    expect(column).to_have_attribute("aria-selected", "true")
