"""Whatever of the table is pressed at another stage is answered: why not, and what to do now."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.e2e.bella_vista.taking_part import Architect
from tests.e2e.people import DESK, PHONE, People
from tests.e2e.scenes import sit_down
from tests.long_forms import in_full

pytestmark = pytest.mark.needs("chromium")
OFFERS_OF_TWO = 2
"""With two architects each of them makes so many offers in a round."""
WAYS = [(DESK, "fr"), (PHONE, "en")]


@pytest.mark.parametrize(("size", "language"), in_full(WAYS, short=WAYS[:1]))
def test_a_square_that_is_pressed_during_the_offers_says_what_comes_first(
    people: People, size: ViewportSize, language: str
) -> None:
    ann = people.person("Ann", language, size)
    ann.game = "bella_vista"
    sit_down(ann, "me", "random")
    player = Architect(ann)
    player.wait_for("offer")
    ann.space("c3").click()
    alert = ann.page.get_by_role("alert")
    expect(alert).to_contain_text("BV-3.1")
    expect(alert).to_be_in_viewport(ratio=1)
    player.prepare_offer()
    expect(player.go).to_be_enabled()


def test_a_card_that_is_pressed_while_one_builds_says_that_offers_are_made(people: People) -> None:
    ann = people.person("Ann")
    ann.game = "bella_vista"
    sit_down(ann, "me", "random")
    player = Architect(ann)
    for _ in range(OFFERS_OF_TWO):
        player.wait_for("offer")
        player.offer()
    player.wait_for("build")
    for pressed in (ann.hand.locator(".card").first, ann.page.locator("button.slot").first):
        pressed.click(force=True)
        expect(ann.page.get_by_role("alert")).to_contain_text("BV-2.1")
        ann.page.keyboard.press("Escape")
        expect(ann.page.get_by_role("alert")).to_have_count(0)
