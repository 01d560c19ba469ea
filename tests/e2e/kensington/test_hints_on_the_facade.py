"""What the façade shows while a hint is looked at."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.kensington.taking_part import Mason
from tests.e2e.people import People
from tests.e2e.scenes import sit_down

pytestmark = pytest.mark.needs("chromium")
ARCH_OF_WINDOWS, ROOF_OF_THREE = 16, 19
"""Where their backs lie in the heap."""


def take(player: Mason, back: int) -> None:
    player.wait_for("take")
    player.person.page.locator(".heap .backs button").nth(back).click()
    player.take_it()
    player.wait_for("build")


def test_places_stay_lit_while_a_hint_finishes_the_turn(people: People) -> None:
    ann = people.person("Ann")
    ann.game = "kensington"
    sit_down(ann, "me", "easy")
    player = Mason(ann)
    take(player, ARCH_OF_WINDOWS)
    player.put_on("-1")
    expect(player.columns).to_have_count(0)
    player.go.click()
    take(player, ROOF_OF_THREE)
    ann.page.keyboard.press("h")
    ann.page.locator(".hints .move", has_text=ann.says("kg-finish")).click()
    expect(ann.page.locator(".stage rect.place.lamp")).to_have_count(1)
