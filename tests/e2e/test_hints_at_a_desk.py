"""Hints at a desk: opened, looked into, laid and closed by keys, and shown on the board."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

import tests.e2e.bella_vista.screens as bella_vista
import tests.e2e.kensington.screens as kensington
from tests.e2e.kensington.taking_part import Mason
from tests.e2e.people import People, Person
from tests.e2e.scenes import sit_down
from tests.e2e.screen_check import obstacles
from tests.e2e.sunrise.taking_part import Player
from tests.long_forms import in_full

pytestmark = pytest.mark.needs("chromium")
MARKED = """(hint) => [...document.querySelectorAll(".town .disc")].map((disc) =>
  disc.getBoundingClientRect()).every(({ x, y }) => ![...document.querySelectorAll(".hints")].some(
    (panel) => { const box = panel.getBoundingClientRect();
      return x > box.left && x < box.right && y > box.top && y < box.bottom; }))"""


def open_hints(person: Person) -> Locator:
    person.page.keyboard.press("h")
    hints = person.page.locator(".hints")
    expect(hints.locator(".move").first).to_be_visible()
    return hints


def seated(people: People, language: str = "en") -> Person:
    ann = people.person("Ann", language)
    sit_down(ann, "me", "random")
    Player(ann).wait_for("turn")
    return ann


def test_keys_open_look_into_lay_and_close(people: People) -> None:
    ann = seated(people)
    hints = open_hints(ann)
    moves = hints.locator(".move")
    expect(moves.first).to_have_attribute("aria-expanded", "true")
    ann.page.keyboard.press("2")
    expect(moves.nth(1)).to_be_focused()
    expect(moves.nth(1)).to_have_attribute("aria-expanded", "true")
    ann.page.keyboard.press("Enter")
    expect(Player(ann).go).to_be_enabled()
    own = [ann.says("hint-mine-is-hint", number=2, goes_on=more) for more in ("yes", "no")]
    expect(hints.locator(".mine")).to_contain_text(re.compile("|".join(map(re.escape, own))))
    expect(hints.locator(".lay")).to_have_text(ann.says("hint-chosen"))
    assert ann.page.locator(".town [data-space]").count()
    expect(ann.status).to_contain_text(ann.says("your-turn"))
    ann.page.keyboard.press("Escape")
    expect(hints).to_have_count(0)
    expect(Player(ann).go).to_be_enabled()
    open_hints(ann)
    ann.page.keyboard.press("h")
    expect(hints).to_have_count(0)


@pytest.mark.parametrize("language", in_full(["en", "fr"], short=["fr"]))
def test_a_hint_says_everything_to_whoever_does_not_see_it(people: People, language: str) -> None:
    ann = seated(people, language)
    hints = open_hints(ann)
    told = ann.says("hint-spoken", number=1, total=3, path="").rstrip(".")
    expect(hints.locator(".move").first).to_have_attribute(
        "aria-label", re.compile("^" + re.escape(told))
    )
    expect(hints.locator("[aria-live]")).to_contain_text(ann.says("hint-no-games-here"))


def test_the_hint_that_is_pointed_at_is_lit_and_nothing_covers_it(people: People) -> None:
    ann = seated(people)
    hints = open_hints(ann)
    marks = ann.page.locator(".town .disc")
    for hint in hints.locator(".move").all():
        hint.hover()
        expect(marks).to_have_count(hint.locator(".step").count())
        assert ann.page.evaluate(MARKED)
    assert obstacles(ann.page) == []
    ann.page.keyboard.press("Escape")
    expect(marks).to_have_count(0)


def test_ones_own_choice_is_drawn_in_ink_and_weighed(people: People) -> None:
    ann = seated(people)
    player = Player(ann)
    hints = open_hints(ann)
    lit = {each.get_attribute("aria-label") for each in hints.locator(".move").all()}
    space = next(
        name for name in player.offers() if not any(f" {name}" in (label or "") for label in lit)
    )
    player.choose(space)
    expect(ann.page.locator(".town .own").first).to_be_attached()
    ann.page.keyboard.press("m")
    expect(hints.locator(".mine h3")).to_contain_text(ann.says("hint-why-not-mine"))
    expect(hints.locator(".mine [aria-busy]")).to_have_count(0)


def test_a_building_that_is_hinted_stands_on_the_city_in_light(people: People) -> None:
    ann = people.person("Ann")
    bella_vista.decide_until(ann, "build")
    open_hints(ann)
    expect(ann.page.locator(".city .lamp")).to_be_attached()
    ann.page.locator(".hints .lay").click()
    expect(ann.page.locator(".decision .go")).to_be_enabled()


def build_all_that_fits(ann: Person) -> Mason:
    """Something at least: a tile that fits nowhere could be stored or put back instead."""
    while not (player := kensington.decide_until(ann, "build")).fitting.count():
        pass
    while player.fitting.count():
        player.lay()
        player.wait_for("build")
    return player


def test_a_hint_to_finish_the_turn_lights_the_button_and_does_it(people: People) -> None:
    ann = people.person("Ann")
    player = build_all_that_fits(ann)
    ann.page.keyboard.press("h")
    only = ann.page.locator(".hints button.only")
    expect(only).to_be_visible()
    expect(player.go).to_have_class(re.compile(r"\bhinted\b"))
    assert player.go.inner_text().strip().startswith(only.inner_text().strip())
    only.click()
    player.wait_for("take")


def test_a_tile_that_is_hinted_is_lit_where_it_is_taken(people: People) -> None:
    ann = people.person("Ann")
    kensington.decide_until(ann, "take")
    open_hints(ann)
    expect(ann.page.locator(".hinted")).to_have_count(1)
    ann.page.locator(".hints .lay").click()
    expect(ann.page.locator(".hinted.chosen")).to_have_count(1)


def test_what_is_lit_of_the_hints_is_what_is_read(people: People) -> None:
    ann = people.person("Ann")
    kensington.decide_until(ann, "take")
    hints = open_hints(ann)
    expect(hints.locator(".thinking")).to_have_count(0)
    tabs = hints.locator(".move.tab")
    for tab in tabs.all():
        before = tab.bounding_box()
        tab.hover()
        expect(tab).to_have_attribute("aria-expanded", "true")
        expect(hints.locator(".lay")).to_have_count(1)
        expect(tab.locator(".number")).to_have_class(re.compile(r"\blit\b"))
        assert tab.bounding_box() == before
    read = hints.locator(".way").inner_text()
    hints.locator(".lay").hover()
    assert hints.locator(".way").inner_text() == read


def test_in_a_list_the_number_of_the_hint_on_the_board_is_lit(people: People) -> None:
    ann = seated(people)
    hints = open_hints(ann)
    second = hints.locator(".move").nth(1)
    second.hover()
    expect(second.locator(".number.lit")).to_be_visible()
    expect(hints.locator(".number.lit")).to_have_count(1)
