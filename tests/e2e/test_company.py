"""Coming and going: leaving, a bot that stands in, coaches, those who watch, other devices."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.getting_up import leave, let_bot_play
from tests.e2e.people import PHONE, People
from tests.e2e.scenes import sit_down
from tests.e2e.sunrise.taking_part import Player
from tests.e2e.sunrise.town import hand, town

pytestmark = pytest.mark.needs("chromium")
TOWN_CHANGED = """[...document.querySelectorAll(".cell")]
  .some((cell, i) => cell.getAttribute("aria-label").split(";")[0].trim() !== old[i])"""
"""Whether a building came or went since a list of names was made."""
CUT_BY = """(list) => {
  const { width } = list.getBoundingClientRect();
  const alone = document.body.appendChild(list.cloneNode(true));
  alone.style.font = getComputedStyle(list).font;
  alone.style.padding = getComputedStyle(list).padding;
  const needed = alone.getBoundingClientRect().width;
  alone.remove();
  return needed - width;
}"""
"""How much of its longest line a closed list does not show."""


def test_a_bot_takes_a_left_seat_and_its_person_takes_it_back(people: People) -> None:
    ann, bob = people.person("Ann"), people.person("Bob")
    ann.open_table("me", "open")
    bob.follow(ann.invitation("invite-seat", number=2))
    ann.close_panel()
    leave(bob)
    expect(ann.page.locator(".seats")).to_contain_text(ann.says("left"))
    let_bot_play(ann, "Bob", "easy")
    expect(bob.banner("own-stand-in")).to_be_visible()
    player = Player(ann)
    for _ in range(2):
        player.take_a_turn()
        player.wait_for("turn")

    bob.button("sit-again").click()
    expect(bob.banner("own-stand-in")).to_have_count(0)
    player.take_a_turn()
    Player(bob).wait_for("turn")
    expect(bob.status).to_contain_text(bob.says("your-turn"))
    Player(bob).take_a_turn()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_whoever_lets_a_bot_play_for_them_reads_its_name_whole_and_sees_it_play(
    people: People, language: str
) -> None:
    ann = people.person("Ann", language, PHONE, touch=True)
    sit_down(ann, "me", "random")
    ann.page.locator("header").get_by_role("button", name=ann.says("menu")).tap()
    ann.dialog("menu").get_by_role("button", name=ann.says("company")).tap()
    panel = ann.dialog("company")
    panel.get_by_role("button", name=ann.says("let-bot")).tap()
    which = panel.get_by_label(ann.says("which-bot"))
    assert which.evaluate(CUT_BY) <= 0
    expect(panel).to_contain_text(ann.says("stand-in-about-own"))
    panel.get_by_role("button", name=ann.says("bot-plays")).tap()
    expect(panel).to_be_hidden()
    expect(ann.banner("own-stand-in")).to_be_visible()


@pytest.mark.full
def test_a_bot_plays_at_one_press_for_somebody_who_has_left(people: People) -> None:
    ann, bob = people.person("Ann"), people.person("Bob")
    ann.open_table("me", "open")
    bob.follow(ann.invitation("invite-seat", number=2))
    ann.close_panel()
    leave(bob)
    Player(ann).take_a_turn()
    ann.button("let-bot").click()
    Player(ann).wait_for("turn")
    expect(bob.banner("own-stand-in")).to_be_visible()


def test_a_coach_sees_the_cards_of_one_seat_and_cannot_play(people: People) -> None:
    ann, coach = people.person("Ann"), people.person("Coach")
    sit_down(ann, "me", "random")
    Player(ann).wait_for("turn")
    coach.visit(ann.invitation("invite-coach"))
    expect(coach.cards.first).to_be_visible()
    assert hand(coach) == hand(ann)
    assert town(coach) == town(ann)
    expect(coach.page.locator(".actions .btn")).to_have_count(0)
    expect(coach.page.locator(".cell.target")).to_have_count(0)


def test_whoever_watches_sees_the_board_and_nobodys_cards(people: People) -> None:
    ann, eve = people.person("Ann"), people.person("Eve")
    sit_down(ann, "me", "random")
    eve.visit(ann.invitation("invite-spectator"))
    expect(eve.board).to_be_visible()
    expect(eve.hand).to_contain_text(eve.says("hand-hidden"))
    expect(eve.cards).to_have_count(0)
    ann.close_panel()
    before = town(eve)
    player = Player(ann)
    player.wait_for("turn")
    player.choose(next(iter(player.offers())))
    player.build()
    player.wait_for("path")
    eve.page.wait_for_function(f"(old) => {TOWN_CHANGED}", arg=before)
    expect(eve.page.locator(".actions .btn")).to_have_count(0)


@pytest.mark.parametrize("kind", ["invite-spectator", "invite-coach"])
def test_whoever_came_by_a_revoked_link_is_shown_out_with_a_word(people: People, kind: str) -> None:
    ann, eve = people.person("Ann"), people.person("Eve")
    sit_down(ann, "me", "random")
    address = ann.invitation(kind)
    eve.visit(address)
    expect(eve.board).to_be_visible()
    ann.dialog("invite").get_by_role("button", name=ann.says("revoke"), exact=True).click()
    expect(eve.heading("shown-out-title")).to_be_visible()
    expect(eve.text("shown-out-text")).to_be_visible()
    expect(eve.board).to_have_count(0)
    expect(ann.dialog("invite").get_by_role("textbox")).to_have_count(0)

    ann.close_panel()
    eve.visit(ann.invitation(kind))
    expect(eve.board).to_be_visible()
    assert "#" not in eve.page.url, "the token stays in the address"


def test_a_revoked_link_is_said_to_lead_nowhere(people: People) -> None:
    ann, eve = people.person("Ann"), people.person("Eve")
    sit_down(ann, "me", "random")
    address = ann.invitation("invite-spectator")
    ann.dialog("invite").get_by_role("button", name=ann.says("revoke"), exact=True).click()
    expect(ann.dialog("invite").get_by_role("textbox")).to_have_count(0)
    eve.watch.forgive("answered 404", "status of 404")
    eve.visit(address)
    expect(eve.text("unknown-link")).to_be_visible()
    expect(eve.board).to_have_count(0)


@pytest.mark.full
def test_a_seat_goes_on_on_another_device_by_its_own_link(people: People) -> None:
    desk, sofa = people.person("Ann"), people.person("Ann")
    sit_down(desk, "me", "random")
    Player(desk).take_a_turn()
    Player(desk).wait_for("turn")
    sofa.visit(desk.invitation("invite-own"))
    player = Player(sofa)
    player.wait_for("turn")
    assert hand(sofa) == hand(desk)
    assert town(sofa) == town(desk)
    player.take_a_turn()
    player.wait_for("turn")
    desk.page.wait_for_function(
        "(now) => !(" + TOWN_CHANGED.replace("old", "now") + ")", arg=town(sofa)
    )


def test_an_address_without_a_right_shows_no_table(people: People) -> None:
    ann, eve = people.person("Ann"), people.person("Eve")
    sit_down(ann, "me", "random")
    eve.watch.forgive("WebSocket")
    eve.visit(f"/t/{ann.table}")
    expect(eve.heading("closed-title")).to_be_visible()
    expect(eve.link("to-home")).to_be_visible()


def test_a_table_that_never_was_is_said_to_be_nowhere(people: People) -> None:
    ann = people.person("Ann")
    ann.watch.forgive("answered 404", "status of 404")
    ann.visit("/t/nosuchtable00000")
    expect(ann.heading("trouble-title")).to_be_visible()
    expect(ann.link("to-home")).to_be_visible()


def test_whoever_follows_a_link_reads_who_invites_to_what_before_sitting_down(
    people: People,
) -> None:
    ann, bob = people.person("Ann"), people.person("Bob")
    ann.open_table("open", "me", "open")
    bob.visit(ann.invitation("invite-seat", number=1))
    page = bob.page.get_by_role("main")
    expect(page).to_contain_text(bob.says("invited-by", who="Ann", game=bob.says("game-sunrise")))
    expect(page).to_contain_text(bob.says("invited-free", free=1))
    expect(bob.button("sit-down")).to_be_visible()


def test_how_to_hand_out_a_link_is_said_once_there_is_one(people: People) -> None:
    ann = people.person("Ann")
    ann.open_table("me", "easy")
    panel = ann.unfold("invite")
    expect(panel).to_contain_text(ann.says("invite-choose"))
    ann.invitation("invite-spectator")
    expect(panel).to_contain_text(ann.says("invite-text"))
