"""Whatever is said of a tile that is laid, the façade of a phone keeps its size."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.kensington.taking_part import TouchMason
from tests.e2e.near_the_end import before_the_end
from tests.e2e.people import PHONE, People, Person

pytestmark = pytest.mark.needs("chromium")
RECORD = "kensington-seventh-bird"
DECISIONS = 28
"""Before its end there is a lit window at hand that beside the last dark one touches nothing."""
TOUCHES_NOTHING = "-9"


def builder(person: Person) -> TouchMason:
    before_the_end(person, RECORD, DECISIONS, "greedy", "me")
    player = TouchMason(person)
    player.wait_for("build")
    return player


def facade_of(person: Person) -> tuple[object, str | None]:
    """Its place on the screen, and the part of it that is seen."""
    stage = person.page.locator(".stage")
    return stage.bounding_box(), stage.locator("> svg").get_attribute("viewBox")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_facade_stays_while_its_tiles_are_spoken_of(people: People, language: str) -> None:
    zoe = people.person("Zoé", language, PHONE, touch=True)
    player = builder(zoe)
    before = facade_of(zoe)
    zoe.page.locator(f'.cell.target[data-column="{TOUCHES_NOTHING}"]').tap()
    expect(zoe.page.locator(".change")).to_be_visible()
    assert facade_of(zoe) == before
    player.go.tap()
    hint = zoe.page.locator(".turn .hint")
    expect(hint).to_contain_text(zoe.says("kg-now-loose", undo="yes"))
    assert facade_of(zoe) == before
    undo = zoe.page.locator(".turn .actions .btn.hinted")
    undo.tap()
    expect(undo).to_have_count(0)
    assert facade_of(zoe) == before
