"""Links that work once, names, lines that break: who comes, who is waited for, who returns."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.e2e.getting_up import leave, let_bot_play, propose_end
from tests.e2e.people import People, Person
from tests.e2e.scenes import sit_down
from tests.e2e.sunrise.taking_part import Player
from tests.long_forms import in_full
from tests.server.conftest import Server

pytestmark = pytest.mark.needs("chromium")


@pytest.fixture
def waiting(browser: Browser, tmp_path: Path) -> Iterator[People]:
    """People at a server that waits for whoever loses the line."""
    running = Server(tmp_path / "data")
    company = People(browser, running.address)
    yield company
    assert company.part() == []
    running.kill()


def friends(people: People, language: str = "en") -> tuple[Person, Person, str]:
    """Ann, Bob who came by her link, and the link."""
    ann, bob = people.person("Ann", language), people.person("Bob", language)
    ann.open_table("me", "open")
    address = ann.invitation("invite-seat", number=2)
    bob.follow(address)
    ann.close_panel()
    return ann, bob, address


def row(person: Person, name: str) -> Locator:
    """What the panel of the company says about somebody."""
    return person.unfold("company").locator("li").filter(has_text=name)


@pytest.mark.parametrize("language", in_full(["en", "fr"], short=["fr"]))
def test_a_link_to_a_seat_works_once_and_again_for_whoever_has_used_it(
    people: People, language: str
) -> None:
    ann, bob, address = friends(people, language)
    eve = people.person("Eve", language)
    eve.watch.forgive("answered 404", "status of 404")
    eve.visit(address)
    expect(eve.text("unknown-link")).to_be_visible()
    bob.visit(address)
    expect(bob.board).to_be_visible()
    panel = ann.unfold("invite")
    expect(panel.locator("li").filter(has_text=ann.says("invite-seat", number=2))).to_have_count(0)


def test_the_link_for_another_device_is_gone_when_that_has_come(people: People) -> None:
    desk, sofa = people.person("Ann"), people.person("Ann")
    sit_down(desk, "me", "random")
    first = desk.invitation("invite-own")
    sofa.visit(first)
    expect(sofa.board).to_be_visible()
    expect(desk.dialog("invite").get_by_role("textbox")).to_have_count(0)
    assert desk.invitation("invite-own") != first


@pytest.mark.full
def test_a_name_that_shows_nothing_can_be_put_right(people: People) -> None:
    ann, bob = people.person("Ann"), people.person("Bob")
    bob.watch.forgive("answered 400", "status of 400")
    ann.open_table("me", "open")
    bob.visit(ann.invitation("invite-seat", number=2))
    field = bob.page.get_by_label(bob.says("your-name"))
    field.fill("\u3164")
    bob.button("sit-down").click()
    expect(bob.page.get_by_role("alert")).to_have_text(bob.says("name-shows-nothing"))
    field.fill("Bob")
    bob.button("sit-down").click()
    expect(bob.board).to_be_visible()
    expect(ann.page.locator(".seats")).to_contain_text("Bob")


def test_who_sits_can_change_their_name_and_the_log_tells_it(people: People) -> None:
    ann, bob, _ = friends(people)
    panel = bob.unfold("company")
    panel.get_by_role("button", name=bob.says("rename"), exact=True).click()
    panel.get_by_label(bob.says("your-name")).fill("Robert")
    panel.get_by_role("button", name=bob.says("rename-yes")).click()
    expect(panel.locator("li").filter(has_text="Robert")).to_be_visible()
    expect(ann.page.locator(".seats")).to_contain_text("Robert")
    told = ann.says("log-named", before="Bob", name="Robert")
    expect(ann.unfold("log")).to_contain_text(told)


@pytest.mark.full
def test_who_lost_the_line_is_waited_for(waiting: People) -> None:
    ann, bob, _ = friends(waiting)
    bob.page.close()
    there = row(ann, "Bob")
    expect(there).to_contain_text(ann.says("away-waited-long", seconds="")[:-2].strip())
    expect(there.get_by_role("button")).to_have_count(0)
    bob.page = bob.context.new_page()
    bob.visit(f"/t/{ann.table}")
    expect(there).to_contain_text(ann.says("here"))


@pytest.mark.parametrize("language", in_full(["en", "fr"], short=["fr"]))
def test_who_returns_is_told_what_a_bot_has_decided(people: People, language: str) -> None:
    ann, bob, _ = friends(people, language)
    leave(bob)
    bob.page.close()
    let_bot_play(ann, "Bob", "easy")
    player = Player(ann)
    player.take_a_turn()
    player.wait_for("turn")

    bob.page = bob.context.new_page()
    bob.visit(f"/t/{ann.table}")
    absence = bob.says("away-bot", bot=bob.says("bot-easy"), number=1).split(",")[0]
    banner = bob.page.locator(".banner").filter(has_text=absence)
    expect(banner).to_contain_text(bob.says("bot-easy"))
    banner.get_by_role("button", name=bob.says("log"), exact=True).click()
    expect(bob.dialog("log")).to_contain_text(bob.says("log-handed-over", bot="easy", player="Bob"))
    bob.close_panel()
    banner.get_by_role("button", name=bob.says("sit-again")).click()
    expect(bob.page.locator(".banner")).to_have_count(0)
    bob.page.reload()
    expect(bob.board).to_be_visible()
    expect(bob.page.locator(".banner")).to_have_count(0)


@pytest.mark.full
def test_no_bot_agrees_in_the_place_of_a_person(people: People) -> None:
    ann, bob, _ = friends(people)
    panel = bob.unfold("company")
    panel.get_by_role("button", name=bob.says("let-bot")).click()
    panel.get_by_role("button", name=bob.says("bot-plays")).click()
    bob.close_panel()
    expect(bob.banner("own-stand-in")).to_be_visible()
    propose_end(ann)
    expect(ann.banner("proposal-stand-in", who="Bob", number=1)).to_be_visible()
    bob.button("agree").click()
    expect(ann.heading("game-is-over")).to_be_attached()
