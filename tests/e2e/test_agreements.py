"""Taking back freely what revealed nothing; asking for the rest; ending by agreement."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.getting_up import propose_end
from tests.e2e.people import People, Person
from tests.e2e.scenes import sit_down
from tests.e2e.sunrise.taking_part import Player
from tests.e2e.sunrise.town import buildings

pytestmark = pytest.mark.needs("chromium")


def two_at_a_table(people: People) -> tuple[Person, Person]:
    ann, bob = people.person("Ann"), people.person("Bob")
    ann.open_table("me", "open")
    bob.follow(ann.invitation("invite-seat", number=2))
    ann.close_panel()
    return ann, bob


def test_a_step_that_revealed_nothing_is_taken_back_freely(people: People) -> None:
    ann = people.person("Ann")
    sit_down(ann, "me", "random")
    player = Player(ann)
    player.wait_for("turn")
    player.choose(next(iter(player.offers())))
    cards = ann.cards.count()
    player.build()
    player.wait_for("path")
    assert len(buildings(ann)) == 1
    ann.button("undo").click()
    player.wait_for("turn")
    assert buildings(ann) == []
    expect(ann.cards).to_have_count(cards)


def test_the_key_u_takes_back_as_the_button_does(people: People) -> None:
    ann = people.person("Ann")
    sit_down(ann, "me", "random")
    player = Player(ann)
    player.wait_for("turn")
    player.choose(next(iter(player.offers())))
    player.build()
    player.wait_for("path")
    ann.page.keyboard.press("u")
    player.wait_for("turn")
    assert buildings(ann) == []


def test_what_was_revealed_is_taken_back_only_if_the_others_agree(people: People) -> None:
    ann, bob = two_at_a_table(people)
    player = Player(ann)
    player.take_a_turn()
    cards = ann.cards.count()
    player.wait_for("others")

    ann.button("ask-undo").last.click()
    expect(ann.banner("proposal-take-back-own")).to_be_visible()
    expect(bob.banner("proposal-take-back", who="Ann")).to_contain_text(
        bob.says("take-back-asked", what="…").partition("…")[0]
    )
    bob.button("decline").click()
    expect(ann.banner("proposal-take-back-own")).to_have_count(0)
    expect(ann.cards).to_have_count(cards)
    told = ann.banner("proposal-take-back-declined", who="Bob")
    expect(told).to_be_visible()
    told.get_by_role("button", name=ann.says("close")).click()
    expect(told).to_have_count(0)

    ann.button("ask-undo").last.click()
    bob.button("agree").click()
    player.wait_for("turn", "path", "discarding")
    expect(bob.status).to_contain_text(bob.says("turn-of", who="Ann"))
    log = bob.unfold("log")
    expect(log.locator("s").first).to_be_visible()


@pytest.mark.full
def test_whoever_asked_may_think_better_of_it(people: People) -> None:
    ann, bob = two_at_a_table(people)
    Player(ann).take_a_turn()
    ann.button("ask-undo").last.click()
    expect(bob.button("agree")).to_be_visible()
    ann.button("withdraw").click()
    expect(bob.button("agree")).to_have_count(0)
    expect(ann.status).to_contain_text(ann.says("turn-of", who="Bob"))


def test_a_game_ends_when_everybody_agrees(people: People) -> None:
    ann, bob = two_at_a_table(people)
    Player(ann).take_a_turn()
    propose_end(ann)
    expect(bob.banner("proposal-end", who="Ann")).to_be_visible()
    bob.button("agree").click()
    for person in (ann, bob):
        expect(person.heading("game-is-over")).to_be_attached()
        expect(person.text("ended-by-agreement")).to_be_visible()
        expect(person.page.locator(".ranking .row")).to_have_count(2)
        expect(person.button("walk-scores")).to_be_enabled()
        expect(person.page.locator(".cell.target")).to_have_count(0)


@pytest.mark.full
def test_an_end_that_one_declines_is_none(people: People) -> None:
    ann, bob = two_at_a_table(people)
    propose_end(ann)
    bob.button("decline").click()
    expect(ann.banner("proposal-end-own")).to_have_count(0)
    expect(ann.banner("proposal-end-declined", who="Bob")).to_be_visible()
    expect(ann.status).to_contain_text(ann.says("your-turn"))
    Player(ann).take_a_turn()


def test_ending_is_asked_for_once_more_and_ends_at_once_among_bots(people: People) -> None:
    ann = people.person("Ann")
    sit_down(ann, "me", "random")
    Player(ann).wait_for("turn")
    panel = ann.unfold("company")
    end = panel.locator(".end")
    expect(end).to_contain_text(ann.says("end-now-about"))
    expect(end.get_by_role("button")).to_have_text(ann.says("end-now"))
    panel.get_by_role("button", name=ann.says("end-now"), exact=True).click()
    expect(panel).to_contain_text(ann.says("end-sure-alone"))
    panel.get_by_role("button", name=ann.says("play-on"), exact=True).click()
    expect(ann.status).to_contain_text(ann.says("your-turn"))
    panel.get_by_role("button", name=ann.says("end-now"), exact=True).click()
    panel.get_by_role("button", name=ann.says("end-yes"), exact=True).click()
    expect(ann.heading("game-is-over")).to_be_attached()
    expect(ann.text("ended-by-one.own")).to_be_visible()
    ann.button("walk-scores").click()
    expect(ann.status).to_contain_text(ann.says("game-is-over"))


def test_the_table_says_that_it_is_practice_when_a_draw_is_taken_back_against_bots(
    people: People,
) -> None:
    ann = people.person("Ann")
    table = sit_down(ann, "me", "random")
    player = Player(ann)
    player.wait_for("turn")
    player.second.click()
    player.wait_for("turn")
    ann.button("undo").first.click()
    what = ann.says("sunrise-told-draw", who="Ann", number=2)
    warning = ann.page.locator(".banner").filter(has_text=what)
    said = ann.says("practice-warning", what="…", button=ann.says("undo-anyway"))
    expect(warning).to_contain_text(said.rpartition("…")[2])
    ann.page.keyboard.press("Escape")
    expect(warning).to_have_count(0)
    ann.page.keyboard.press("ArrowRight")
    expect(ann.page.locator(".cell:focus")).to_have_count(1)
    ann.button("undo").first.click()
    warning.get_by_role("button", name=ann.says("undo-anyway")).click()
    expect(warning).to_have_count(0)
    sign = ann.banner("practice-about")
    expect(sign).to_be_visible()
    sign.get_by_role("button", name=ann.says("close")).click()
    expect(sign).to_have_count(0)
    ann.button("practice").click()
    expect(sign).to_be_visible()
    ann.visit(f"/r/{table}")
    expect(ann.text("replay-practice")).to_be_visible()
    ann.go_home()
    expect(ann.page.get_by_role("link").filter(has_text=ann.says("practice"))).to_be_visible()
