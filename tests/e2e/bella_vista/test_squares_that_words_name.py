"""What words call by its first square begins there, whether it is tapped, clicked or taken up."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.bella_vista.screens import decide_until
from tests.e2e.people import DESK, PHONE, People, Person

pytestmark = pytest.mark.needs("chromium")

BEGINS = """() => {
  const [, x, y] = /translate\\((-?[\\d.]+),(-?[\\d.]+)\\)/.exec(
    document.querySelector(".city g[transform]:has(.breathe)").getAttribute("transform"));
  const begins = (cell) => cell.getAttribute("x") === x && cell.getAttribute("y") === y;
  return [...document.querySelectorAll(".city .cell")].find(begins).dataset.space;
}"""
"""The square on which the building begins that has been laid."""


def press_on_board(me: Person, space: str, by_touch: bool) -> None:
    where = me.space(space)
    where.tap() if by_touch else where.click()


def named_in(words: Locator) -> str:
    named = re.search(r"\b[a-z]\d+\b", words.inner_text())
    assert named is not None
    return named[0]


@pytest.mark.parametrize("by_touch", [True, False], ids=["finger", "mouse"])
def test_a_press_on_the_square_that_a_remedy_names_lays_the_remedy(
    people: People, by_touch: bool
) -> None:
    me = people.person("Zoé", "fr", size=PHONE if by_touch else DESK, touch=by_touch)
    decide_until(me, "build")
    refusal = me.page.locator(".refusal")
    for space in ("e5", "g5", "h8"):
        press_on_board(me, space, by_touch)
        expect(refusal).to_be_visible()
        press_on_board(me, named := named_in(refusal.locator(".instead")), by_touch)
        expect(refusal).to_have_count(0)
        assert me.page.evaluate(BEGINS) == named
        me.page.keyboard.press("Escape")


def test_a_tap_on_the_square_that_a_hint_names_lays_the_hint(people: People) -> None:
    me = people.person(size=PHONE, touch=True)
    decide_until(me, "build")
    me.page.keyboard.press("h")
    hint = me.page.locator(".hints .move").first
    named = named_in(hint)
    me.space(named).tap()
    expect(me.page.locator(".city .breathe")).to_have_count(1)
    assert me.page.evaluate(BEGINS) == named
