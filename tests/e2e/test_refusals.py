"""What is not allowed is refused where it was tried: in words, with the rule, in both languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e.people import DESK, PHONE, People, Person
from tests.e2e.screen import foreign, scrolling
from tests.e2e.sunrise.taking_part import Player
from tests.e2e.words import words
from tests.long_forms import in_full

pytestmark = pytest.mark.needs("chromium")
LANGUAGES = [("en", "fr"), ("fr", "en")]
FAR_AWAY, RULE, TITLE = "d1", "SL-2.2", "SL-2-2.title"
"""A space that touches nothing in the beginning, and the rule that says so."""


def try_far_away(person: Person) -> None:
    person.open_table("me", "easy")
    expect(person.page.locator(".cell.target").first).to_be_attached()
    person.space(FAR_AWAY).click()
    expect(person.page.get_by_role("alert")).to_contain_text(RULE)


@pytest.mark.parametrize(("language", "other"), in_full(LANGUAGES, short=LANGUAGES[:1]))
def test_a_refusal_says_why_and_what_to_do_and_marks_the_space(
    people: People, language: str, other: str
) -> None:
    ann = people.person("Ann", language)
    try_far_away(ann)
    alert = ann.page.get_by_role("alert")
    expect(alert.locator("b")).not_to_be_empty()
    remedy = alert.locator("p").inner_text().replace(alert.locator("b").inner_text(), "")
    assert len(remedy.replace(RULE, "").strip()) > 10, "nothing says what would be allowed"
    assert foreign(ann.page, language, other) == []
    mark = ann.board.locator("rect.bad:not(.thin)").bounding_box()
    space = ann.space(FAR_AWAY).bounding_box()
    assert mark is not None
    assert space is not None
    assert space["x"] <= mark["x"] + mark["width"] / 2 <= space["x"] + space["width"]
    assert space["y"] <= mark["y"] + mark["height"] / 2 <= space["y"] + space["height"]


@pytest.mark.parametrize("language", in_full(["en", "fr"], short=["fr"]))
def test_the_number_of_a_rule_leads_to_its_text(people: People, language: str) -> None:
    ann = people.person("Ann", language)
    try_far_away(ann)
    ann.page.get_by_role("alert").get_by_role("button", name=RULE).click()
    opened = ann.page.locator("dialog[open]")
    expect(opened).to_contain_text(words(language, TITLE))
    with ann.context.expect_page() as found:
        opened.get_by_role("link", name=ann.says("all-rules")).click()
    expect_rule(found.value, language)


def expect_rule(page: Page, language: str) -> None:
    """The rules are open at this one."""
    expect(page.locator(f"[id='{RULE}']")).to_be_in_viewport()
    expect(page.locator(f"[id='{RULE}']")).to_contain_text(words(language, TITLE))
    expect(page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_nothing_scrolls_because_of_a_refusal(people: People, size: ViewportSize) -> None:
    ann = people.person("Ann", "fr", size)
    try_far_away(ann)
    assert scrolling(ann.page) == []


def test_escape_takes_the_refusal_away(people: People) -> None:
    ann = people.person("Ann")
    try_far_away(ann)
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("alert")).to_have_count(0)
    expect(ann.board.locator(".bad")).to_have_count(0)


@pytest.mark.parametrize("language", in_full(["en", "fr"], short=["fr"]))
def test_beside_a_chosen_space_it_is_said_that_nothing_is_built_yet(
    people: People, language: str
) -> None:
    ann = people.person("Ann", language)
    ann.open_table("me", "easy")
    player = Player(ann)
    player.wait_for("turn")
    player.choose("f5")
    ghost = ann.page.locator(".turn .next").inner_text()
    ann.space("f4").click()
    alert = ann.page.get_by_role("alert")
    button = ann.says("build")
    expect(alert).to_contain_text(ann.says("not-built-yet", chosen="f5", button=button))
    expect(alert.locator(".instead")).to_have_count(0)
    assert ann.page.locator(".turn .next").inner_text() == ghost
    player.build()
    player.wait_for("path")
    expect(alert).to_have_count(0)
