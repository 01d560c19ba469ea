"""A hint that is followed in the hand: each step is read whole in its strip, whatever it says."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.e2e.people import PHONE, People, Person
from tests.e2e.scenes import GOLDEN, go_on_from

pytestmark = pytest.mark.needs("chromium")
RECORD = GOLDEN[0].with_name("kensington-duties-idle-rounds.json")
TAKEN_BESIDE_A_STORED_TILE = 13
"""Moves of the record, after which a stored tile can be laid, but not the one just taken."""
LAYS_AND_STORES = ["-U2@-1", ".+"]
OUTSIDE = """(strip) => {
  const frame = strip.getBoundingClientRect();
  return [...strip.querySelectorAll("b, .number, button")]
    .filter((each) => each.offsetWidth > 1 && each.checkVisibility())
    .filter((each) => {
      const { top, bottom, left, right } = each.getBoundingClientRect();
      const isCut = each.scrollHeight > each.clientHeight + 1 && each.matches("button");
      return isCut || top < frame.top || bottom > frame.bottom
        || left < frame.left || right > frame.right;
    }).map((each) => each.textContent);
}"""
"""What of a step is cut, or lies over something else."""


def advise_to_store(route: WebSocketRoute) -> None:
    """A server that finds one hint, whatever it has worked out."""
    server = route.connect_to_server()

    def tell(message: str | bytes) -> None:
        told = json.loads(message)
        if told["type"] == "advice":
            hint = told["hints"]["best"][0]
            told_of = ["kensington-told-lay", "kensington-told-keep"]
            hint["moves"] = LAYS_AND_STORES
            hint["steps"] = [
                {"told": {"key": key, "facts": {}}, "is_forced": False} for key in told_of
            ]
            told["hints"].update(best=[hint], lead=None)
        route.send(json.dumps(told))

    server.on_message(tell)


def lay_hint(person: Person) -> Locator:
    person.page.route_web_socket("**/*", advise_to_store)
    person.game = "kensington"
    go_on_from(person, TAKEN_BESIDE_A_STORED_TILE, "me", "random", record=RECORD)
    expect(person.page.locator(".turn[data-stage=build]")).to_be_visible()
    person.page.keyboard.press("h")
    hints = person.page.locator(".hints")
    expect(hints.locator(".move").first).to_be_visible()
    if not hints.locator(".lay").is_visible():
        hints.locator(".fold").tap()
    hints.locator(".lay").tap()
    return hints


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_step_that_stores_a_tile_is_read_whole_and_covers_nothing(
    people: People, language: str
) -> None:
    zoe = people.person("Zoé", language, PHONE, touch=True)
    hints = lay_hint(zoe)
    before = zoe.page.locator(".stage").bounding_box()
    close = hints.get_by_role("button", name=zoe.says("close"))
    closed_at = close.bounding_box()
    zoe.page.locator(".actions .go").tap()
    store = hints.locator(".do")
    expect(store).to_contain_text(zoe.says("kg-keep-tile", tile="|").partition("|")[0])
    assert hints.evaluate(OUTSIDE) == []
    assert zoe.page.locator(".stage").bounding_box() == before
    assert close.bounding_box() == closed_at
    zoe.page.locator(".turn").get_by_role("button", name=zoe.says("undo")).tap(trial=True)
    store.tap()
    expect(hints).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_longest_step_is_read_whole_beside_the_button_that_shows_it_again(
    people: People, language: str
) -> None:
    zoe = people.person("Zoé", language, PHONE, touch=True)
    hints = lay_hint(zoe)
    zoe.page.locator(".actions .go").tap()
    expect(hints.locator(".do")).to_be_visible()
    tiles = {"en": "the roof of 3 squares in a row with a bird"}
    tile = tiles.get(language, "la tuile carrée de 4 fenêtres éclairées avec un chat")
    place = zoe.says("kg-place-own", place="right")
    said = zoe.says("kg-hint-lay", tile=tile, wide="3", column="−14", last="−12")
    again = zoe.says("hint-lay-again")
    hints.locator(".do").evaluate(
        "(it, [said, again]) => { it.closest('.hints').querySelector('b').textContent = said;"
        " it.textContent = again; it.classList.replace('do', 'lay'); }",
        [f"{said} ({place})", again],
    )
    assert hints.evaluate(OUTSIDE) == []
