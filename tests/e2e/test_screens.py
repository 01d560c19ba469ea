"""Nothing on any screen is in anybody's way: by day, at dusk, on a desk, in the hand."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import tests.e2e.bella_vista.screens
import tests.e2e.kensington.screens  # noqa: F401 - likewise
from tests.e2e.page_complaints import GONE
from tests.e2e.people import People
from tests.e2e.screen_check import look_around
from tests.e2e.screens import SCREENS
from tests.e2e.sunrise.taking_part import Player
from tests.server.conftest import Server

pytestmark = pytest.mark.needs("chromium")
CUT = """(status) => [...status.children]
  .filter((each) => each.textContent && each.scrollWidth > each.clientWidth + 1)
  .map((each) => each.textContent)"""


@pytest.mark.parametrize(("language", "who"), [("fr", "Zoé"), ("en", "Ann")])
@pytest.mark.parametrize("name", SCREENS)
def test_nothing_is_in_the_way_on_any_screen(
    people: People, name: str, language: str, who: str
) -> None:
    person = people.person(who, language)
    SCREENS[name](people, person)
    assert look_around(person.page, f"{name}-{language}") == []


def test_nothing_is_in_the_way_without_a_line(survivors: People, fragile: Server) -> None:
    zoe = survivors.person("Zoé", "fr")
    zoe.watch.forgive(*GONE)
    zoe.open_table("me", "random")
    Player(zoe).wait_for("turn")
    fragile.kill()
    expect(zoe.status).to_contain_text(zoe.says("line-lost"))
    assert look_around(zoe.page, "lost-line-fr") == []
    assert zoe.status.evaluate(CUT) == [], "a phone does not show all of it"
    zoe.page.set_viewport_size({"width": 1366, "height": 768})
    zoe.link("to-home").or_(zoe.page.get_by_role("link", name="Faubourg")).first.click()
    expect(zoe.heading("offline-title")).to_be_visible()
    assert look_around(zoe.page, "offline-fr") == []
