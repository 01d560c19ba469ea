"""What travels over the network until the first board is seen, and how long it takes."""

from __future__ import annotations

import json
from time import monotonic

import pytest
from playwright.sync_api import expect

from tests.e2e.people import People, Person
from tests.e2e.scenes import sit_down
from tests.e2e.screen_check import ARTEFACTS
from tests.e2e.sunrise.taking_part import Player

pytestmark = pytest.mark.needs("chromium")
MOST = 120_000
"""Bytes, with everything that the first board needs."""
LEAST = 40_000
"""Less would mean that something was not weighed."""


WEIGHT = """() => performance.getEntries().reduce(
  (sum, each) => sum + (each.encodedBodySize ?? 0), 0)"""
"""The page itself and all that it asked for, as it travels: compressed."""


def weigh_first_board(person: Person, began: float, way: str) -> int:
    expect(person.board.locator(".cell").first).to_be_visible()
    took = monotonic() - began
    person.page.wait_for_load_state("networkidle")
    weight: int = person.page.evaluate(WEIGHT)
    note(f"first board {way}", person.language, weight, took)
    return weight


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_first_board_is_light_over_the_front_page_and_by_a_link(
    people: People, language: str
) -> None:
    ann = people.person("Ann", language)
    began = monotonic()
    ann.open_table("me", "easy")
    assert LEAST < weigh_first_board(ann, began, "from the front page") < MOST

    bob = people.person("Bob", language)
    address = ann.invitation("invite-spectator")
    began = monotonic()
    bob.visit(address)
    assert LEAST < weigh_first_board(bob, began, "by a link") < MOST


ANSWERED = """() => new Promise((done) => {
  const began = performance.now();
  new MutationObserver((_, watch) => {
    watch.disconnect();
    requestAnimationFrame(() => done(performance.now() - began));
  }).observe(document.querySelector(".town"), { childList: true, subtree: true });
  document.querySelector(".actions .btn.go").click();
})"""


def test_a_click_is_answered_on_the_screen(people: People) -> None:
    """How long it takes is noted, not judged: the machine may be busy."""
    ann = people.person("Ann")
    sit_down(ann, "me", "random")
    player = Player(ann)
    player.wait_for("turn")
    player.choose(next(iter(player.offers())))
    took = ann.page.evaluate(ANSWERED)
    note("from a click to its answer on the screen", "en", 0, took / 1000)
    player.wait_for("path")


def note(what: str, language: str, size: int, seconds: float) -> None:
    """Kept beside the pictures, for whoever wants to know."""
    ARTEFACTS.mkdir(exist_ok=True)
    line = {"what": what, "language": language, "bytes": size, "seconds": round(seconds, 3)}
    with (ARTEFACTS / "measured.jsonl").open("a", encoding="utf-8") as file:
        file.write(json.dumps(line) + "\n")
