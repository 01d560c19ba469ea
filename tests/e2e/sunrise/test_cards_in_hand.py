"""Cards of Sunrise Lane in a browser: pressed too early, discarded one by one, counted."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.people import People
from tests.e2e.scenes import sit_down
from tests.e2e.sunrise.taking_part import Player

pytestmark = pytest.mark.needs("chromium")


def test_each_card_too_many_is_chosen_by_itself(people: People) -> None:
    ann = people.person("Ann")
    sit_down(ann, "me", "random")
    player = Player(ann)
    for stage in ("turn", "discarding"):
        player.wait_for("turn")
        player.second.click()
        player.wait_for(stage)
    for surplus in (2, 1):
        expect(ann.text("now-discarding", surplus=surplus)).to_be_visible()
        expect(player.go).to_be_disabled()
        player.discard()
    player.wait_for("turn")
    expect(ann.cards).to_have_count(5)


def test_a_card_pressed_before_any_space_says_what_comes_first(people: People) -> None:
    ann = people.person("Ann")
    ann.open_table("me", "easy")
    player = Player(ann)
    player.wait_for("turn")
    alert = ann.page.get_by_role("alert")
    ann.cards.first.click()
    expect(alert).to_contain_text(ann.says("space-first"))
    player.choose("f5")
    expect(alert).to_have_count(0)
    ann.space("f5").press("Escape")
    expect(ann.cards.first).to_be_enabled()


def test_the_pool_of_parks_is_counted_beside_the_cards(people: People) -> None:
    ann = people.person("Ann")
    ann.open_table("me", "easy")
    Player(ann).wait_for("turn")
    expect(ann.text("parks-left", number=20)).to_be_visible()
    ann.hand.get_by_role("button", name=ann.says("deck-left", number=49)).click()
    expect(ann.dialog("cards-panel")).to_contain_text(ann.says("parks-left", number=20))
