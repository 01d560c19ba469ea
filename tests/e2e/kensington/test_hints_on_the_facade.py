"""What the façade shows while a hint is looked at, and that its words can be read beside it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.kensington.taking_part import MINE, Mason
from tests.e2e.people import People, Person
from tests.e2e.scenes import GOLDEN, go_on_from, sit_down
from tests.e2e.screen_check import stretching
from tests.e2e.sunrise.taking_part import Stage
from tests.long_forms import in_full

pytestmark = pytest.mark.needs("chromium")
ARCH_OF_WINDOWS, ROOF_OF_THREE = 16, 19
"""Where their backs lie in the heap."""
NEAR_THE_END = GOLDEN[0].with_name("kensington-duties-seventh-bird.json")
TILES_TO_BUY = -10
"""Decisions before its end: the banner is up, and hints buy a tile and lay it."""
COVERED = """(panel) => {
  const [words, button] = [".way", ".lay"].map((name) =>
    panel.querySelector(name).getBoundingClientRect());
  const edge = Math.min(innerHeight, panel.getBoundingClientRect().bottom);
  const hidden = (bottom, limit) => Math.max(0, bottom - limit);
  return { words: hidden(words.bottom, button.top), button: hidden(button.bottom, edge) };
}"""
"""How many pixels of what a hint says, and of its button, are not to be seen."""


def take(player: Mason, back: int) -> None:
    player.wait_for("take")
    player.person.page.locator(".heap .backs button").nth(back).click()
    player.take_it()
    player.wait_for("build")


def test_places_stay_lit_while_a_hint_finishes_the_turn(people: People) -> None:
    ann = people.person("Ann")
    ann.game = "kensington"
    sit_down(ann, "me", "easy")
    player = Mason(ann)
    take(player, ARCH_OF_WINDOWS)
    player.put_on("-1")
    expect(player.columns).to_have_count(0)
    player.go.click()
    take(player, ROOF_OF_THREE)
    ann.page.keyboard.press("h")
    ann.page.locator(".hints .move", has_text=ann.says("kg-finish")).click()
    expect(ann.page.locator(".stage rect.place.lamp")).to_have_count(1)


def look_into_every_hint(ann: Person) -> None:
    ann.page.keyboard.press("h")
    hints = ann.page.locator(".hints")
    expect(hints.locator(".move, .only").first).to_be_visible()
    for hint in hints.locator(".move").all():
        hint.click()
        expect(hint).to_have_attribute("aria-expanded", "true")
        assert hints.evaluate(COVERED) == {"words": 0, "button": 0}, hints.inner_text()
    assert stretching(ann.page) == []
    ann.page.keyboard.press("h")
    expect(hints).to_have_count(0)


@pytest.mark.parametrize("language", in_full(["en", "fr"], short=["fr"]))
def test_what_a_hint_says_is_read_whole_beside_the_banner_of_the_end(
    people: People, language: str
) -> None:
    ann = people.person("Ann", language)
    ann.game = "kensington"
    go_on_from(ann, TILES_TO_BUY, "me", "greedy", record=NEAR_THE_END)
    player = Mason(ann)
    seen: set[Stage] = set()
    while len(seen) < len(MINE):
        stage = player.wait_for(*MINE)
        expect(ann.page.locator(".ribbon")).to_be_visible()
        look_into_every_hint(ann)
        seen.add(stage)
        player.act()


def test_while_hints_have_its_place_the_heap_is_a_press_away(people: People) -> None:
    ann = people.person("Ann")
    ann.game = "kensington"
    sit_down(ann, "me", "easy")
    take(Mason(ann), ARCH_OF_WINDOWS)
    heap = ann.page.locator(".right .heap .backs")
    expect(heap).to_be_visible()
    ann.page.keyboard.press("h")
    expect(heap).to_be_hidden()
    ann.button("kg-heap").click()
    expect(ann.dialog("kg-heap").locator(".backs")).to_be_visible()
