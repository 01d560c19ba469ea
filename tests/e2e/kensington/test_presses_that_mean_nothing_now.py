"""A column that is pressed before a tile is taken is answered."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.kensington.taking_part import Mason
from tests.e2e.people import People
from tests.e2e.scenes import sit_down

pytestmark = pytest.mark.needs("chromium")


def test_a_column_that_is_pressed_too_early_says_that_a_tile_is_taken_first(people: People) -> None:
    ann = people.person("Ann", "fr")
    ann.game = "kensington"
    sit_down(ann, "me", "random")
    Mason(ann).wait_for("take")
    ann.page.locator('.cell[data-column="1"]').click()
    expect(ann.page.get_by_role("alert")).to_contain_text("KG-2.1")
