"""Offers that are taken back: nothing chosen after them stays, and what bots did since is told."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.bella_vista.taking_part import MINE, Architect
from tests.e2e.people import PHONE, People, Person
from tests.e2e.scenes import sit_down

pytestmark = pytest.mark.needs("chromium")

TABLES = 20
"""Start cards are shuffled: at every second table or so one makes both offers in a row."""


def make_two_offers_in_a_row(me: Person) -> Architect:
    """At a table of two, before one's first offer, which another of one's own follows."""
    me.game = "bella_vista"
    for _ in range(TABLES):
        sit_down(me, "me", "greedy")
        player = Architect(me)
        player.wait_for("offer")
        if me.page.locator(".offer .order .past").count() == 1:
            return player
    raise AssertionError("the bot never began")


def test_what_is_chosen_for_the_next_offer_is_not_chosen_once_the_one_before_is_taken_back(
    people: People,
) -> None:
    me = people.person("Zoé", "fr", size=PHONE, touch=True)
    player = make_two_offers_in_a_row(me)
    before = player.lit_slots.count()
    player.offer()
    expect(player.lit_slots).to_have_count(before - 1)
    player.prepare_offer()
    expect(player.go).to_be_enabled()
    me.page.locator(".decision .undo").click()
    expect(player.lit_slots).to_have_count(before)
    expect(player.go).to_be_disabled()


def test_an_offer_that_others_followed_is_taken_back_only_as_practice(people: People) -> None:
    me = people.person("Zoé", "fr", size=PHONE, touch=True)
    player = make_two_offers_in_a_row(me)
    for _ in range(2):
        player.wait_for("offer")
        player.offer()
    player.wait_for(*(stage for stage in MINE if stage != "offer"))
    me.page.locator(".decision .undo").click()
    expect(me.page.locator(".banner", has=me.button("undo-anyway"))).to_be_visible()
    assert player.stage() != "offer"
    me.button("undo-anyway").click()
    player.wait_for("offer")
    expect(me.banner("practice-about")).to_be_visible()
