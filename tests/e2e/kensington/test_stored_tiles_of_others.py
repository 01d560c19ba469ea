"""Tiles that others have stored can be bought with a finger, however many sit at the table."""

from __future__ import annotations

from urllib.parse import quote

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.e2e.kensington.test_heap_and_names import CUT, OUTSIDE
from tests.e2e.people import PHONE, People
from tests.e2e.screen_check import BEYOND, obstacles

pytestmark = pytest.mark.needs("chromium")
NARROW_PHONE: ViewportSize = {"width": 360, "height": 740}
FINGER = 40
STORED = ("  +H2 ^H1", "  ^H2 +H1", "  -H2 +H3", "  -H1 -H3")


def both_places_taken(seats: int) -> str:
    """Everybody has stored two tiles, and the first player may buy."""
    facades = "\n".join(["  +V2@0", *["  -"] * (seats - 1)])
    stored = "\n".join(["  -", *STORED[: seats - 1]])
    tokens = " ".join(["2", *["1"] * (seats - 1)])
    return (
        f"kensington/piatnik/{seats}\nstoring: must\ntakes: must\nfacades:\n{facades}\n"
        f"stored:\n{stored}\ntokens: {tokens}\nturn: a\nstage: take\n"
    )


@pytest.mark.parametrize("size", [PHONE, NARROW_PHONE], ids=["phone", "narrow phone"])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_tile_that_can_be_bought_is_large_enough_for_a_finger(
    people: People, size: ViewportSize, seats: int
) -> None:
    ann = people.person("Ann", "fr", size, touch=True)
    ann.visit(f"/study/kensington#{quote(both_places_taken(seats), safe='')}")
    tiles = ann.page.locator(".neighbours .store button")
    expect(tiles).to_have_count(2 * (seats - 1))
    for each in tiles.all():
        box = each.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= FINGER
    assert obstacles(ann.page) == []
    assert ann.page.evaluate(CUT) == []
    assert ann.page.evaluate(OUTSIDE) == []
    assert ann.page.evaluate(BEYOND) == []
    tiles.last.tap()
    expect(tiles.last).to_have_attribute("aria-pressed", "true")
