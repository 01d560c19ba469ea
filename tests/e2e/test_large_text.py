"""Text twice as large on a desk: nothing is lost, nothing covered, nothing beyond the edge."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.e2e.people import People, Person
from tests.e2e.scenes import RECORD, show_record, sit_down

pytestmark = pytest.mark.needs("chromium")
ZOOMED: ViewportSize = {"width": 683, "height": 384}
"""What is left of 1366×768 at 200 %."""
LEAST_BOARD = 200

BEYOND = """() => [document.scrollingElement, ...document.querySelectorAll("body *")]
  .filter((each) => each.checkVisibility() && !each.closest("main.middle, svg"))
  .filter((each) => each.clientWidth > 1 && each.scrollWidth > each.clientWidth + 1)
  .filter((each) => getComputedStyle(each).overflowX !== "visible" || each.tagName === "HTML")
  .map((each) => `${each.tagName}.${each.className}: ${each.textContent.trim().slice(0, 40)}`)"""
OUT_OF_REACH = """() => {
  const found = [];
  const open = document.querySelector("dialog[open]") ?? document;
  for (const each of open.querySelectorAll("a, button, select, input, summary")) {
    if (!each.checkVisibility() || each.closest(".sr-only")) continue;
    each.scrollIntoView({ block: "center", inline: "center" });
    const { left, top, width, height } = each.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const name = each.getAttribute("aria-label") ?? each.textContent.trim();
    if (!hit || !(each.contains(hit) || hit.contains(each) && hit.closest("label")))
      found.push(`${name}: ${hit ? hit.tagName + "." + hit.className : "outside"}`);
  }
  return found;
}"""
BOARD = "() => document.querySelector('main.middle').getBoundingClientRect().height"


SETTLED = """() => [...document.querySelectorAll("button")].every(
  (each) => getComputedStyle(each).pointerEvents !== "none" || each.disabled)"""
"""Buttons that have just appeared take no press for a moment."""


def expect_nothing_lost(person: Person) -> None:
    person.page.wait_for_function(SETTLED)
    assert person.page.evaluate(BEYOND) == []
    assert person.page.evaluate(OUT_OF_REACH) == []


@pytest.mark.parametrize("path", ["/", "/rules/sunrise"])
def test_no_page_loses_anything(people: People, path: str) -> None:
    zoe = people.person("Zoé", "fr", ZOOMED)
    sit_down(zoe, "me", "random")
    zoe.visit(path)
    expect(zoe.page.get_by_role("heading").nth(2)).to_be_visible()
    expect_nothing_lost(zoe)


@pytest.mark.parametrize("game", ["sunrise", "bella_vista", "kensington"])
def test_no_table_loses_anything(people: People, game: str) -> None:
    zoe = people.person("Zoé", "fr", ZOOMED)
    zoe.game = game
    sit_down(zoe, "me", "random", "greedy", "planner")
    expect(zoe.button("menu")).to_be_visible()
    assert zoe.page.evaluate(BOARD) > LEAST_BOARD
    expect_nothing_lost(zoe)
    zoe.unfold("menu")
    expect_nothing_lost(zoe)


@pytest.mark.parametrize(
    "record",
    ["sunrise-areas-full", "bella_vista-four-architects", "kensington-seventh-bird"],
)
def test_no_replay_loses_anything(people: People, record: str) -> None:
    zoe = people.person("Zoé", "fr", ZOOMED)
    show_record(zoe, ply=12, record=RECORD.with_name(f"{record}.json"))
    assert zoe.page.evaluate(BOARD) > LEAST_BOARD
    expect_nothing_lost(zoe)
