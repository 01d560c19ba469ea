"""Nothing on any screen is in anybody's way: by day, at dusk, on a desk, in the hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

import tests.e2e.bella_vista.screens
import tests.e2e.kensington.screens  # noqa: F401 - likewise
from tests.e2e.page_complaints import GONE
from tests.e2e.people import People
from tests.e2e.screen_check import LOOKS, SEARCHED, Look, look_around
from tests.e2e.screens import SCREENS
from tests.e2e.sunrise.taking_part import Player
from tests.long_forms import in_full
from tests.server.conftest import Server

pytestmark = pytest.mark.needs("chromium")
GUESTS = (("fr", "Zoé"), ("en", "Ann"))
EVERY_DAY = (
    *("home-with-tables", "rules", "keys", "not-open-to-me", "welcome", "invitations", "company"),
    *("table-my-turn", "table-refusal", "table-hints", "table-log", "score-bonus", "replay"),
    *(
        "bella-offer",
        "bella-build",
        "bella-refusal",
        "bella-contract",
        "bella-over",
        "bella-replay",
    ),
    *("kensington-take", "kensington-build", "kensington-refusal", "kensington-hints"),
)
"""One screen of each kind; a full run visits all of them."""
CUT = """(status) => [...status.children]
  .filter((each) => each.textContent && each.scrollWidth > each.clientWidth + 1)
  .map((each) => each.textContent)"""


class Visit(NamedTuple):
    """Somebody who comes to see a screen, and how they look at it."""

    screen: str
    language: str
    who: str
    looks: Sequence[Look] = LOOKS

    def __str__(self) -> str:
        return f"{self.screen}-{self.language}"


def every_visit() -> Iterator[Visit]:
    for screen in SCREENS:
        yield from (Visit(screen, language, who) for language, who in GUESTS)


def one_visit_of_each_kind() -> Iterator[Visit]:
    """Both languages take turns, and so do both sizes, each with a light of its own."""
    for number, screen in enumerate(EVERY_DAY):
        look = SEARCHED[number // len(GUESTS) % len(SEARCHED)]
        yield Visit(screen, *GUESTS[number % len(GUESTS)], [look])


@pytest.mark.parametrize("visit", [*in_full(every_visit, short=one_visit_of_each_kind)()], ids=str)
def test_nothing_is_in_the_way_on_any_screen(people: People, visit: Visit) -> None:
    person = people.person(visit.who, visit.language)
    SCREENS[visit.screen](people, person)
    assert look_around(person.page, str(visit), visit.looks) == []


def test_the_short_form_leaves_out_no_game_no_language_and_no_size() -> None:
    visits = [*one_visit_of_each_kind()]
    assert {visit.screen for visit in visits} <= SCREENS.keys()
    assert {"table", "bella", "kensington"} <= {visit.screen.split("-")[0] for visit in visits}
    seen = {(visit.language, visit.who, look) for visit in visits for look in visit.looks}
    assert seen == {(*guest, look) for guest in GUESTS for look in SEARCHED}


def test_nothing_is_in_the_way_without_a_line(survivors: People, fragile: Server) -> None:
    zoe = survivors.person("Zoé", "fr", keeps_shell=True)
    zoe.watch.forgive(*GONE)
    zoe.open_table("me", "easy")
    Player(zoe).wait_for("turn")
    fragile.kill()
    expect(zoe.status).to_contain_text(zoe.says("line-lost"))
    assert look_around(zoe.page, "lost-line-fr") == []
    assert zoe.status.evaluate(CUT) == [], "a phone does not show all of it"
    zoe.page.set_viewport_size({"width": 1366, "height": 768})
    zoe.link("to-home").or_(zoe.page.get_by_role("link", name="Faubourg")).first.click()
    expect(zoe.heading("offline-title")).to_be_visible()
    assert look_around(zoe.page, "offline-fr") == []
