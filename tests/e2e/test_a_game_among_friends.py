"""Two people on two devices and a bot: invited by a link, played to the end, and once more."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.people import People, Person
from tests.e2e.score import open_walk, totals, walk_to_the_end
from tests.e2e.sunrise.taking_part import Player, play_to_the_end
from tests.e2e.whole_games import LAST_TURNS, skip_the_middle

pytestmark = pytest.mark.needs("chromium")


def seats_of(person: Person) -> list[str]:
    """The names at the table, from the first seat on."""
    names = person.unfold("company").locator("li b")
    expect(names.first).to_be_visible()
    told = names.all_inner_texts()
    person.close_panel()
    return told


def test_friends_meet_by_a_link_play_to_the_end_and_play_again(people: People) -> None:
    ann, bob = people.person("Ann", keeps_shell=True), people.person("Bob")
    ann.open_table("me", "open", "easy")
    skip_the_middle(ann, LAST_TURNS, "me", "open", "easy")
    address = ann.invitation("invite-seat", number=2)
    ann.close_panel()
    bob.follow(address)
    assert "#" not in bob.page.url, "the token stays in the address"
    expect(ann.page.locator(".seats")).to_contain_text("Bob")

    play_to_the_end(Player(ann), Player(bob))
    for person in (ann, bob):
        open_walk(person)
        assert len(set(walk_to_the_end(person))) == 6
    assert totals(ann) == totals(bob)
    assert sum(totals(ann)) > 0
    for person in (ann, bob):
        person.button("back-to-table").last.click()
        expect(person.heading("game-is-over").first).to_be_visible()

    seats, table = seats_of(ann), ann.table
    ann.button("rematch").click()
    bob.link("rematch-go").click()
    for person in (ann, bob):
        expect(person.page).not_to_have_url(re.compile(table))
        expect(person.board).to_be_visible()
        assert seats_of(person) == seats, "everybody keeps their seat"
    assert ann.table == bob.table
