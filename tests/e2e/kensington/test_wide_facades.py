"""Wide façades on a phone: columns are wide enough for a finger when something is built."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.kensington.screens import RECORD
from tests.e2e.kensington.taking_part import MINE, TouchMason
from tests.e2e.people import PHONE, People
from tests.e2e.scenes import go_on_from

pytestmark = pytest.mark.needs("chromium")
NARROWEST = """cells => Math.min(...cells.map(cell => cell.getBoundingClientRect().width))"""


def test_columns_of_a_wide_facade_can_be_pressed(people: People) -> None:
    zoe = people.person("Zoé", "fr", PHONE, touch=True)
    zoe.game = "kensington"
    go_on_from(zoe, -6, "me", "greedy", record=RECORD)
    player = TouchMason(zoe)
    while player.wait_for(*MINE) != "build" or not player.columns.count():
        player.act()
    assert player.columns.evaluate_all(NARROWEST) >= 20
    if zoe.button("whole-board").is_visible():
        zoe.button("whole-board").tap()
        player.columns.last.tap()
        expect(zoe.button("whole-board")).to_be_visible()
        expect(player.columns.last).to_be_in_viewport()
        assert player.columns.evaluate_all(NARROWEST) >= 20
