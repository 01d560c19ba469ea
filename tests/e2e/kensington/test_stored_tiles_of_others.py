"""Tiles that others have stored are bought with a finger, however many sit at the table."""

from __future__ import annotations

from urllib.parse import quote

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.e2e.kensington.test_heap_and_names import CUT, OUTSIDE
from tests.e2e.people import PHONE, People, Person
from tests.e2e.screen_check import BEYOND, obstacles

pytestmark = pytest.mark.needs("chromium")
NARROW_PHONE: ViewportSize = {"width": 360, "height": 740}
LOW_PHONE: ViewportSize = {"width": 360, "height": 664}
FINGER = 40
STORED = ("  +H2 ^H1", "  ^H2 +H1", "  -H2 +H3", "  -H1 -H3")


def look_at_full_warehouses(person: Person, seats: int) -> None:
    """Everybody else has stored two tiles, and the first player may buy."""
    facades = "\n".join(["  +V2@0", *["  -"] * (seats - 1)])
    stored = "\n".join(["  -", *STORED[: seats - 1]])
    tokens = " ".join(["2", *["1"] * (seats - 1)])
    position = (
        f"kensington/piatnik/{seats}\nstoring: must\ntakes: must\nfacades:\n{facades}\n"
        f"stored:\n{stored}\ntokens: {tokens}\nturn: a\nstage: take\n"
    )
    person.visit(f"/study/kensington#{quote(position, safe='')}")


@pytest.mark.parametrize("size", [PHONE, NARROW_PHONE], ids=["phone", "narrow phone"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_finger_chooses_every_tile_and_still_finds_every_facade(
    people: People, size: ViewportSize, seats: int
) -> None:
    zoe = people.person("Zoé", "fr", size, touch=True)
    look_at_full_warehouses(zoe, seats)
    tiles = zoe.page.locator(".neighbours .store button")
    expect(tiles).to_have_count(2 * (seats - 1))
    for each in tiles.all():
        box = each.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= FINGER
    for each in zoe.page.locator(".neighbours .store button.lit").all():
        before = each.bounding_box()
        each.tap()
        expect(each).to_have_attribute("aria-pressed", "true")
        assert each.bounding_box() == before
    assert obstacles(zoe.page) == []
    for found in (CUT, OUTSIDE, BEYOND):
        assert zoe.page.evaluate(found) == []
    for facade in zoe.page.locator(".neighbours .facade").all():
        facade.tap()
        expect(facade).to_have_attribute("aria-pressed", "true")


def test_on_a_low_phone_a_tile_is_bought_where_the_facade_is_looked_at(people: People) -> None:
    zoe = people.person("Zoé", "fr", LOW_PHONE, touch=True)
    look_at_full_warehouses(zoe, 5)
    zoe.page.locator(".neighbours .facade").last.tap()
    tile = zoe.page.locator(".plate .warehouse button.lit").first
    box = tile.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= FINGER
    tile.tap()
    expect(tile).to_have_attribute("aria-pressed", "true")
