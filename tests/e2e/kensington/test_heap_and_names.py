"""What stays in sight: the heap under the pointer, the façade, and anybody's name."""

from __future__ import annotations

import json
from urllib.parse import quote

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.e2e.kensington.screens import decide_until
from tests.e2e.people import DESK, PHONE, People
from tests.e2e.scenes import ask, sit_down
from tests.e2e.screen_check import obstacles

pytestmark = pytest.mark.needs("chromium")
SIZES: dict[str, ViewportSize] = {
    "desk": DESK,
    "small desk": {"width": 1024, "height": 640},
    "phone": PHONE,
    "usual desk": {"width": 1440, "height": 900},
    "high desk": {"width": 1920, "height": 1080},
}
EVERY_COLUMN_ROOFED = """kensington/piatnik/2
storing: must
takes: must
facades:
  +H2@-2 ^H2@-2 -H3@1 -H2@1 ^H2@1 ^H1@0 ^H1@3
  -
stored:
  -
  -
tokens: 3 0
turn: a
stage: build
taken: +H1
"""
BEYOND_THE_CARD = """(card) => {
  const frame = card.getBoundingClientRect();
  return [...card.children].filter((each) => {
    const { top, bottom, right } = each.getBoundingClientRect();
    return top < frame.top || bottom > frame.bottom || right > frame.right;
  }).map((each) => each.textContent);
}"""
LONGEST_NAME = "Maximilienne-Charlotte de la Tour-du-Pin"
CUT = """() => [...document.querySelectorAll(".name")]
  .flatMap((each) => [each, ...each.querySelectorAll("*")])
  .filter((each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth
    || getComputedStyle(each).textOverflow === "ellipsis")
  .map((each) => each.textContent)"""
OUTSIDE = """() => [...document.querySelectorAll(".card:has(.name)")].flatMap((card) => {
  const frame = card.getBoundingClientRect();
  return [...card.querySelectorAll(".name")].filter((each) => {
    const name = each.getBoundingClientRect();
    return name.bottom > frame.bottom + 1 || name.right > frame.right + 1;
  }).map((each) => each.textContent);
})"""

BACKS = """(backs) => backs.map((each) => {
  const tile = each.querySelector("svg").getBoundingClientRect();
  const number = each.querySelector("b").getBoundingClientRect();
  const frame = each.getBoundingClientRect();
  return {
    square: tile.width / getComputedStyle(each.querySelector("svg")).getPropertyValue("--wide"),
    hides: tile.right > number.left && tile.bottom > number.top + 2,
    beyond: tile.right > frame.right || tile.bottom > frame.bottom,
  };
})"""
SMALLEST_SQUARE = {
    "desk": 11.4,
    "small desk": 10,
    "phone": 12.9,
    "usual desk": 15.5,
    "high desk": 20.5,
}
"""Of a back in the heap, in pixels."""


@pytest.mark.parametrize("size", SMALLEST_SQUARE)
def test_backs_are_as_large_as_there_is_room_and_can_be_compared(people: People, size: str) -> None:
    ann = people.person("Ann", size=SIZES[size])
    ann.game = "kensington"
    sit_down(ann, "me", "easy")
    places = ann.page.locator(".heap .backs button")
    expect(places).to_have_count(24)
    backs = places.evaluate_all(BACKS)
    assert not [back for back in backs if back["hides"] or back["beyond"]]
    squares = [back["square"] for back in backs]
    assert max(squares) == pytest.approx(min(squares), rel=0.01)
    assert min(squares) >= SMALLEST_SQUARE[size]


@pytest.mark.parametrize("size", ["desk", "usual desk", "high desk"])
def test_the_heap_stays_where_it_is_while_hints_open_and_close(people: People, size: str) -> None:
    ann = people.person("Ann", size=SIZES[size])
    ann.game = "kensington"
    sit_down(ann, "me", "easy")
    backs = ann.page.locator(".heap .backs button")
    before = backs.last.bounding_box()
    ann.page.keyboard.press("h")
    expect(ann.page.locator(".hints .move").first).to_be_visible()
    assert backs.last.bounding_box() == before
    ann.page.keyboard.press("h")
    expect(ann.page.locator(".hints")).to_have_count(0)
    assert backs.last.bounding_box() == before


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_heap_stays_where_it_is_while_backs_are_chosen(people: People, size: str) -> None:
    ann = people.person("Ann", size=SIZES[size])
    player = decide_until(ann, "take")
    backs = ann.page.locator(".heap .backs button")
    before = backs.first.bounding_box()
    for number in range(player.backs.count()):
        player.choose_back(number)
        expect(player.go).to_be_enabled()
        assert backs.first.bounding_box() == before
    ann.page.locator(".heap .backs button:not(.legal)").first.click(force=True)
    expect(ann.page.locator(".refusal")).to_be_visible()
    assert backs.first.bounding_box() == before


def test_a_refusal_leaves_the_facade_in_sight_on_a_phone(people: People) -> None:
    ann = people.person("Ann", size=PHONE)
    player = decide_until(ann, "take")
    player.choose_back(0)
    player.take_it()
    player.wait_for("build")
    before = player.go.bounding_box()
    ann.page.locator(".cell:not(.target)").first.click()
    expect(ann.page.locator(".refusal")).to_be_visible()
    facade = ann.page.locator(".stage").bounding_box()
    note = ann.page.locator(".refusal").bounding_box()
    assert facade
    assert note
    assert facade["y"] + facade["height"] <= note["y"]
    assert player.go.bounding_box() == before


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_own_card_holds_the_bonus_for_roofs_on_a_phone(people: People, language: str) -> None:
    ann = people.person("Ann", language, PHONE)
    ann.visit(f"/study/kensington#{quote(EVERY_COLUMN_ROOFED, safe='')}")
    expect(ann.page.locator(".you")).to_contain_text("+6")
    assert ann.page.locator(".you").evaluate(BEYOND_THE_CARD) == []


@pytest.mark.parametrize("others", [1, 4])
def test_no_name_is_cut_on_any_screen(people: People, others: int) -> None:
    ann = people.person(LONGEST_NAME)
    bot = {"kind": "bot", "name": LONGEST_NAME, "bot": "random"}
    seats = [{"kind": "me", "name": LONGEST_NAME}, *[bot] * others]
    opened = ask(ann, "/api/tables", json.dumps({"game": "kensington", "seats": seats}))
    ann.visit(f"/t/{opened['table']}")
    expect(ann.page.locator(".name").nth(others)).to_contain_text("Maximilienne")
    for size in SIZES.values():
        ann.page.set_viewport_size(size)
        assert ann.page.evaluate(CUT) == [], size
        assert ann.page.evaluate(OUTSIDE) == [], size
        assert obstacles(ann.page) == []
