"""Nothing that one needs is cut: in French, where words are long, and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from faubourg.core.game_protocol import NATURE
from faubourg.core.record import read_record
from faubourg.core.replay import replay
from tests.e2e.bella_vista.screens import RECORD, bella_over, decide_until
from tests.e2e.bella_vista.taking_part import Architect
from tests.e2e.people import DESK, PHONE, People, Person
from tests.e2e.scenes import go_on_from, show_record

pytestmark = pytest.mark.needs("chromium")
FITS = "it => it.scrollHeight <= it.clientHeight + 1"


def test_all_contracts_stay_in_sight_beside_hints(people: People) -> None:
    zoe = people.person("Zoé", "fr")
    decide_until(zoe, "build")
    zoe.page.keyboard.press("h")
    expect(zoe.page.locator(".hints .move").first).to_be_visible()
    assert zoe.page.locator(".market").evaluate(FITS)


@pytest.mark.full
def test_the_ways_on_from_the_end_stay_within_their_panel(people: People) -> None:
    zoe = people.person("Zoé", "fr")
    bella_over(people, zoe)
    ways = zoe.page.locator("nav.ways")
    expect(ways).to_be_visible()
    assert ways.evaluate("it => it.scrollWidth <= it.clientWidth")
    room = "it => it.parentElement.getBoundingClientRect().right - it.getBoundingClientRect().right"
    assert ways.evaluate(room) > 10


def test_the_end_of_a_replay_leaves_moves_in_sight(people: People) -> None:
    zoe = people.person("Zoé", "fr")
    zoe.game = "bella_vista"
    last = show_record(zoe, record=RECORD)
    zoe.page.keyboard.press("End")
    expect(zoe.heading("decision-number", number=last)).to_be_visible()
    moves = zoe.page.locator(".moves")
    box = moves.bounding_box()
    assert box is not None
    assert box["height"] > 180
    expect(moves.locator("[aria-current]")).to_be_in_viewport(ratio=1)


HIDDEN = """button => {
  const eye = button.getBoundingClientRect();
  return [...document.querySelectorAll("svg.city text")].filter((name) => {
    const { left, right, top, bottom } = name.getBoundingClientRect();
    return left < eye.right && right > eye.left && top < eye.bottom && bottom > eye.top;
  }).map((name) => name.textContent);
}"""


@pytest.mark.parametrize("width", [DESK["width"], 1000])
def test_the_button_that_lets_buildings_sink_hides_no_name_of_a_row(
    people: People, width: int
) -> None:
    zoe = people.person("Zoé", "fr", {"width": width, "height": DESK["height"]})
    zoe.game = "bella_vista"
    show_record(zoe, ply=40, record=RECORD.with_name("bella_vista-four-architects.json"))
    assert zoe.button("bv-see-ground").evaluate(HIDDEN) == []


TALLER = """button => {
  const words = document.createRange();
  words.selectNodeContents(button);
  return words.getBoundingClientRect().height + 8 > button.clientHeight;
}"""


@pytest.mark.parametrize("language", ["fr", "en"])
def test_words_of_buttons_below_a_replay_keep_clear_of_their_frames(
    people: People, language: str
) -> None:
    zoe = people.person("Zoé", language, PHONE)
    zoe.game = "bella_vista"
    show_record(zoe, ply=40, record=RECORD)
    buttons = zoe.page.locator(".ways .btn:visible")
    expect(buttons).to_have_count(4)
    assert not any(button.evaluate(TALLER) for button in buttons.all())
    assert zoe.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


LONG = "path => (path.textContent = 'No. 6 on k5, then the contract “3 buildings on plain birds”')"
WITHIN = """button => {
  const [inner, outer] = [button, button.closest(".hints")].map((it) => it.getBoundingClientRect());
  return outer.bottom - inner.bottom;
}"""
TURNS = 8
"""Decisions before the end at which the first building of the last round is put up."""
ARROW = 16
"""Below the button there is room for the arrow that tells of more."""


def build_in_the_last_round(me: Person) -> None:
    record = RECORD.with_name("bella_vista-two-architects.json")
    table, _ = replay(read_record(record.read_bytes()))
    builder = [step.actor for step in table.steps if step.actor is not NATURE][-TURNS]
    seats = ["me" if seat == builder else "greedy" for seat in range(2)]
    me.game = "bella_vista"
    go_on_from(me, -TURNS - 1, *seats, record=record)
    Architect(me).wait_for("build")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_button_of_a_hint_is_never_cut_under_a_ribbon(people: People, language: str) -> None:
    zoe = people.person("Zoé", language)
    build_in_the_last_round(zoe)
    expect(zoe.page.locator(".of-end.room")).to_be_visible()
    zoe.page.keyboard.press("h")
    button = zoe.page.locator(".hints .lay")
    expect(button).to_be_visible()
    zoe.page.locator(".hints .way .path").evaluate(LONG)
    assert button.evaluate(WITHIN) > ARROW
    button.click()
    expect(zoe.page.locator(".decision .go")).to_be_enabled()
    assert button.evaluate(WITHIN) > ARROW
    assert zoe.page.locator(".market").evaluate(FITS)
    assert zoe.page.locator(".right").evaluate(FITS)
