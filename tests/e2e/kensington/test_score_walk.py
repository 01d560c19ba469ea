"""The score of Kensington on the façades: numbers, keys, and a light that can be hurried."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.getting_up import end_alone
from tests.e2e.kensington.screens import kensington_over
from tests.e2e.people import People, Person
from tests.e2e.scenes import sit_down
from tests.e2e.score import beads, open_walk

pytestmark = pytest.mark.needs("chromium")
LIGHTS_UP = """() => document.getAnimations()
  .some((each) => each.playState === "running" && each.effect.target.closest(".facades"))"""
LAST_NUMBERS = """() => [...document.querySelectorAll(".facades .picture")].map((facade) =>
  Math.max(0, ...[...facade.querySelectorAll(".square text")].map((text) => +text.textContent)))"""
NARROWEST_GAP = """() => {
  const cells = [...document.querySelectorAll("section tfoot td")];
  cells.forEach((cell) => cell.replaceChildren("108"));
  const ink = cells.map((cell) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    return range.getBoundingClientRect();
  });
  const edge = document.querySelector("section:has(> .card tfoot)").getBoundingClientRect();
  return Math.min(edge.right - ink.at(-1).right,
    ...ink.slice(1).map((each, i) => each.left - ink[i].right));
}"""
"""Pixels between the totals of neighbours, and beside the last, when all have three digits."""
CUT = """names => names
  .filter((each) => each.scrollWidth > each.clientWidth + 1
    || each.scrollHeight > each.clientHeight + 1)
  .map((each) => each.textContent)"""
LINES_OVER_WORDS = """() => [...document.querySelectorAll(".facades .open")]
  .filter((sign) => sign.parentNode.querySelector(".open ~ .stem")).length"""
POINTS = "() => [...document.querySelectorAll('.facades .num')].map((each) => +each.textContent)"


def at_step(ann: Person, number: int) -> None:
    expect(beads(ann)).to_have_accessible_name(ann.says("step-of", number=number, total=5))


@pytest.mark.full
def test_the_last_number_on_the_windows_and_the_cats_is_their_score(people: People) -> None:
    ann = people.person("Ann")
    kensington_over(people, ann)
    open_walk(ann)
    for step in (1, 4):
        ann.page.keyboard.press(str(step))
        at_step(ann, step)
        assert ann.page.evaluate(LAST_NUMBERS) == ann.page.evaluate(POINTS)
    ann.page.keyboard.press("ArrowLeft")
    at_step(ann, 3)
    expect(ann.page.locator(".facades .above").first).to_contain_text("+")
    ann.page.keyboard.press("5")
    at_step(ann, 5)
    expect(ann.page.locator(".facades .missing").first).to_be_attached()
    ann.page.keyboard.press("Escape")
    expect(ann.heading("game-is-over").first).to_be_visible()


def test_the_numbers_of_five_players_stand_apart(people: People) -> None:
    ann = people.person("Ann", "fr")
    ann.game = "kensington"
    sit_down(ann, "me", *["random"] * 4)
    end_alone(ann)
    open_walk(ann)
    assert ann.page.evaluate(NARROWEST_GAP) >= 6


@pytest.mark.full
def test_names_of_five_players_are_told_apart_below_the_towers(people: People) -> None:
    ann = people.person("Ann", "fr")
    ann.game = "kensington"
    sit_down(ann, "me", *["medium", "expert"] * 2)
    ann.page.keyboard.press("s")
    expect(ann.page.locator(".towers .name")).to_have_count(5)
    assert ann.page.locator(".towers .name").evaluate_all(CUT) == []


def test_no_line_crosses_the_word_that_a_column_is_open(people: People) -> None:
    ann = people.person("Ann", "fr")
    kensington_over(people, ann)
    open_walk(ann)
    expect(ann.page.locator(".facades .open").first).to_be_attached()
    assert ann.page.evaluate(LINES_OVER_WORDS) == 0


def test_columns_light_up_one_after_another_until_somebody_hurries(people: People) -> None:
    ann = people.person("Ann", motion=True)
    kensington_over(people, ann)
    open_walk(ann)
    ann.page.wait_for_function(LIGHTS_UP)
    ann.page.keyboard.press("Shift")
    assert not ann.page.evaluate(LIGHTS_UP)
    ann.page.keyboard.press("2")
    at_step(ann, 2)
    ann.page.keyboard.press("1")
    ann.page.wait_for_function(LIGHTS_UP)
    ann.page.locator(".facades").click()
    assert not ann.page.evaluate(LIGHTS_UP)


def test_whoever_wants_no_motion_sees_the_end_at_once(people: People) -> None:
    ann = people.person("Ann")
    kensington_over(people, ann)
    open_walk(ann)
    assert not ann.page.evaluate(LIGHTS_UP)
