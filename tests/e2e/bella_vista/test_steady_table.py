"""A refusal moves nothing under pointer or finger, and covers nothing that is pressed then."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.e2e.bella_vista.screens import decide_until, sit_before_a_contract
from tests.e2e.bella_vista.taking_part import Architect
from tests.e2e.people import DESK, PHONE, People, Person
from tests.long_forms import in_full

pytestmark = pytest.mark.needs("chromium")
SIZES = [pytest.param(DESK, id="desk"), pytest.param(PHONE, id="phone")]
LANGUAGES = in_full(["fr", "en"], short=["fr"])
PRESSED = {
    "offer": ".offer .slot, section.hand button, .decision .go",
    "build": "svg.city, .decision .go, .decision .turn",
    "contract": ".market .contract, .decision .go",
}
WHERE = """parts => parts.map(part => {
  const { x, y, width, height } = part.getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
})"""
COVERED = """parts => parts.filter(part => {
  const note = document.querySelector(".refusal").getBoundingClientRect();
  const { left, right, top, bottom } = part.getBoundingClientRect();
  return left < note.right && right > note.left && top < note.bottom && bottom > note.top;
}).map(part => part.outerHTML.slice(0, 80))"""


def places(me: Person, stage: str) -> Any:
    return me.page.locator(PRESSED[stage]).evaluate_all(WHERE)


def sit_at(me: Person, stage: str) -> None:
    """At a decision of one's own in which something can be refused."""
    if stage == "contract":
        me.game = "bella_vista"
        sit_before_a_contract(me)
        Architect(me).wait_for("contract")
    elif stage == "offer":
        decide_until(me, "offer")
    else:
        decide_until(me, "build")


def be_refused(me: Person, stage: str) -> None:
    if stage == "contract":
        me.page.locator(".market .contract:not(.can)").last.click()
    elif stage == "offer":
        me.page.locator(".offer .slot:not(:has(.lit))").first.click()
    else:
        me.space("e5").click()
    expect(me.page.locator(".refusal")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("stage", PRESSED)
def test_whatever_is_pressed_stays_where_it_is_when_something_is_refused(
    people: People, stage: str, size: ViewportSize, language: str
) -> None:
    me = people.person("Zoé", language, size)
    sit_at(me, stage)
    before = places(me, stage)
    be_refused(me, stage)
    assert places(me, stage) == before
    assert me.page.locator(PRESSED[stage]).evaluate_all(COVERED) == []
    me.page.keyboard.press("Escape")
    expect(me.page.locator(".refusal")).to_have_count(0)
    assert places(me, stage) == before


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("stage", PRESSED)
def test_hints_stay_open_where_they_are_when_something_is_refused(
    people: People, stage: str, size: ViewportSize
) -> None:
    me = people.person("Zoé", "fr", size)
    sit_at(me, stage)
    me.page.keyboard.press("h")
    expect(me.page.locator(".hints .move").first).to_be_visible()
    before = places(me, stage)
    be_refused(me, stage)
    expect(me.page.locator(".hints .move").first).to_be_attached()
    assert places(me, stage) == before


def test_the_buttons_stay_where_they_are_when_a_place_is_chosen(people: People) -> None:
    me = people.person("Zoé", "fr")
    player = decide_until(me, "build")
    before = player.go.bounding_box()
    for space in player.best_spaces():
        me.space(space).click()
        expect(me.page.locator(".decision .gain")).to_be_visible()
        me.page.wait_for_timeout(300)
        assert player.go.bounding_box() == before
