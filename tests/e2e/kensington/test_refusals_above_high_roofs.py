"""Where a tile is refused on top of a high house, the façade stays in its frame, seen whole."""

from __future__ import annotations

from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.kensington.taking_part import TouchMason
from tests.e2e.near_the_end import before_the_end
from tests.e2e.people import PHONE, People, Person

pytestmark = pytest.mark.needs("chromium")
TOWER = {
    2: "^H1@0",
    5: "+V3@0 ^H1@0",
    8: "+V3@0 +V2@0 +H1@0 ^H1@0",
    11: "+V3@0 +V2@0 +V2@0 +H1@0 +H1@0 ^H1@0",
}
"""Floors, and the tiles on the starting door."""
POSITION = """kensington/piatnik/2
storing: must
takes: must
facades:
  {tiles}
  -
stored:
  -
  -
tokens: 0 0
turn: a
stage: build
taken: -V3
"""
RECORD = "kensington-seventh-bird"
CUT = """stage => {
  const frame = stage.getBoundingClientRect();
  const parts = stage.querySelectorAll(".kg-piece, path.bad");
  return [...parts].map((part) => part.getBoundingClientRect()).filter((box) =>
    box.top < frame.top || box.bottom > frame.bottom + 1 ||
    box.left < frame.left - 1 || box.right > frame.right + 1).length;
}"""
"""How many tiles, and frames of refused ones, are not seen whole."""


def stage_of(person: Person) -> Locator:
    return person.page.locator(".stage")


def part_in_sight(person: Person) -> str | None:
    return stage_of(person).locator("> svg").get_attribute("viewBox")


@pytest.mark.parametrize("floors", TOWER)
def test_a_refusal_above_a_roof_moves_nothing_and_is_seen_with_the_whole_facade(
    people: People, floors: int
) -> None:
    zoe = people.person("Zoé", "fr", PHONE, touch=True)
    text = POSITION.format(tiles=TOWER[floors])
    zoe.visit(f"/study/kensington#{quote(text, safe='')}")
    column = zoe.page.locator('.stage .cell[data-column="0"]')
    expect(column).to_be_visible()
    before = part_in_sight(zoe)
    column.tap()
    expect(zoe.page.locator(".refusal")).to_contain_text("KG-3.6")
    assert part_in_sight(zoe) == before
    assert stage_of(zoe).evaluate(CUT) == 0


def test_a_refusal_during_the_last_builds_leaves_the_facade_in_its_frame(people: People) -> None:
    zoe = people.person("Zoé", "en", PHONE, touch=True)
    before_the_end(zoe, RECORD, 1, "greedy", "me")
    TouchMason(zoe).wait_for("build")
    stage = stage_of(zoe)
    for column in ("-7", "-6", "-5", "-4", "-1"):
        cell = stage.locator(f'.cell[data-column="{column}"]')
        if not zoe.button("whole-board").is_visible():
            # A finger first enlarges the part that it lies on.
            cell.tap()
        cell.tap()
        expect(zoe.page.locator(".refusal")).to_contain_text("KG-3.6")
        assert stage.evaluate(CUT) == 0
        zoe.page.keyboard.press("Escape")
