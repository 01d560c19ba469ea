"""The score of Kensington on the façades: numbers, keys, and a light that can be hurried."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.e2e.getting_up import end_alone
from tests.e2e.kensington.screens import kensington_over
from tests.e2e.people import DESK, PHONE, People, Person
from tests.e2e.scenes import sit_down
from tests.e2e.score import beads, next_step, open_walk

pytestmark = pytest.mark.needs("chromium")
LIGHTS_UP = """() => document.getAnimations()
  .some((each) => each.playState === "running" && each.effect.target.closest(".facades"))"""
LAST_NUMBERS = """() => [...document.querySelectorAll(".facades .picture")].map((facade) =>
  Math.max(0, ...[...facade.querySelectorAll(".corner text")].map((text) => +text.textContent)))"""
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
COVERED = """() => [...document.querySelectorAll(".facades .picture")].flatMap((facade) => {
  const signs = [...facade.querySelectorAll(".corner, .square, .above")]
    .map((each) => each.getBoundingClientRect());
  return [...facade.querySelectorAll('use[href$="-cat"]')].filter((cat) => {
    const tile = cat.parentNode.getScreenCTM();
    const [x, y] = [cat.x.baseVal.value, cat.y.baseVal.value];
    const [from, to] = [[24, 29], [52, 61]].map(([right, down]) =>
      new DOMPoint(x + right, y + down).matrixTransform(tile));
    return signs.some((sign) => sign.left < to.x - 1 && sign.right > from.x + 1
      && sign.top < to.y - 1 && sign.bottom > from.y + 1);
  });
}).length"""
"""Cats under a number; a window with one is as large as its square, the cat is not."""
HEIGHTS = "all => all.map((each) => each.getBoundingClientRect().height)"
POINTS = "() => [...document.querySelectorAll('.facades .num')].map((each) => +each.textContent)"


def at_step(ann: Person, number: int) -> None:
    expect(beads(ann)).to_have_accessible_name(ann.says("step-of", number=number, total=5))


NAMES_OUTSIDE = """buttons => buttons.filter((each) => {
  const [name, button] = [each.lastElementChild, each].map((part) => part.getBoundingClientRect());
  return name.right > button.right || name.left < button.left || name.height > button.height;
}).map((each) => each.textContent)"""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_name_of_every_step_stands_on_its_button(people: People, language: str) -> None:
    ann = people.person("Ann", language)
    kensington_over(people, ann)
    open_walk(ann)
    expect(beads(ann).locator("button")).to_have_count(5)
    assert beads(ann).locator("button").evaluate_all(NAMES_OUTSIDE) == []


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


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_step_has_its_name_and_the_main_button_says_what_comes_next(
    people: People, language: str
) -> None:
    ann = people.person("Ann", language)
    kensington_over(people, ann)
    open_walk(ann)
    names = [ann.says(key) for key in ("KG-6-1.row", "KG-6-2.row", "KG-6-3.row", "KG-6-4.title")]
    names.append(ann.says("kg-full-short"))
    for bead, name in zip(beads(ann).get_by_role("button").all(), names, strict=True):
        expect(bead).to_have_accessible_name(name)
        expect(bead).to_have_attribute("title", name)
    for name in names[1:]:
        expect(next_step(ann)).to_contain_text(name)
        expect(next_step(ann)).to_have_accessible_name(ann.says("step-next", step=name))
        next_step(ann).click()
    expect(next_step(ann)).to_have_text(ann.says("to-ranking"))
    beads(ann).get_by_role("button", name=names[2]).click()
    at_step(ann, 3)


def test_the_storeys_of_a_step_stand_in_the_light(people: People) -> None:
    ann = people.person("Ann")
    kensington_over(people, ann)
    open_walk(ann)
    for step in (2, 4):
        ann.page.keyboard.press(str(step))
        at_step(ann, step)
        points = ann.page.evaluate(POINTS)
        expect(ann.page.locator(".towers .lit")).to_have_count(sum(each > 0 for each in points))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_phone_shows_the_facades_of_five_players_and_a_sentence_for_each(
    people: People, language: str
) -> None:
    ann = people.person("Ann", language)
    ann.game = "kensington"
    sit_down(ann, "me", *["random"] * 4)
    end_alone(ann)
    ann.page.set_viewport_size(PHONE)
    open_walk(ann)
    for step in range(1, 6):
        ann.page.keyboard.press(str(step))
        at_step(ann, step)
        expect(ann.page.locator(".proof li")).to_have_count(5)
        assert min(ann.page.locator(".facades .picture").evaluate_all(HEIGHTS)) > 30


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_no_number_hides_a_cat(people: People, size: ViewportSize) -> None:
    ann = people.person("Ann", size=size)
    kensington_over(people, ann)
    open_walk(ann)
    for step in (1, 4):
        ann.page.keyboard.press(str(step))
        at_step(ann, step)
        expect(ann.page.locator('.facades use[href$="-cat"]').first).to_be_attached()
        assert ann.page.evaluate(COVERED) == 0


def test_whoever_wants_no_motion_sees_the_end_at_once(people: People) -> None:
    ann = people.person("Ann")
    kensington_over(people, ann)
    open_walk(ann)
    assert not ann.page.evaluate(LIGHTS_UP)
