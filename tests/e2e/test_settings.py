"""Light, language and help: changed live, and still so after the page was loaded again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.people import People, Person
from tests.e2e.scenes import sit_down
from tests.e2e.screen import foreign
from tests.e2e.sunrise.taking_part import Player
from tests.e2e.words import words
from tests.long_forms import in_full

pytestmark = pytest.mark.needs("chromium")


def html(person: Person) -> Locator:
    return person.page.locator("html")


def test_the_language_is_switched_live_and_stays(people: People) -> None:
    ann = people.person("Ann", "en")
    sit_down(ann, "me", "random")
    ann.space("d1").click()
    expect(ann.page.get_by_role("alert")).to_be_visible()
    assert foreign(ann.page, "en", "fr") == []
    assert foreign(ann.page, "fr", "en") != [], "the search for foreign words finds none"
    ann.button("other-language").click()
    expect(html(ann)).to_have_attribute("lang", "fr")
    expect(ann.status).to_have_text(words("fr", "your-turn"))
    assert foreign(ann.page, "fr", "en") == []
    ann.page.reload()
    expect(ann.status).to_have_text(words("fr", "your-turn"))
    assert foreign(ann.page, "fr", "en") == []


def test_the_light_is_switched_live_and_stays(people: People) -> None:
    ann = people.person("Ann")
    ann.go_home()
    expect(html(ann)).to_have_attribute("data-theme", "day")
    paper = "() => getComputedStyle(document.body).backgroundColor"
    before = ann.page.evaluate(paper)
    ann.button("day-or-dusk").click()
    expect(html(ann)).to_have_attribute("data-theme", "dusk")
    ann.page.reload()
    expect(html(ann)).to_have_attribute("data-theme", "dusk")
    assert ann.page.evaluate(paper) != before


def test_the_light_follows_the_device_until_one_is_chosen(people: People) -> None:
    ann = people.person("Ann", theme="dark")
    ann.go_home()
    expect(html(ann)).to_have_attribute("data-theme", "dusk")
    ann.page.emulate_media(color_scheme="light")
    expect(html(ann)).to_have_attribute("data-theme", "day")
    panel = ann.unfold("settings")
    panel.get_by_role("radio", name=ann.says("light-dusk")).check(force=True)
    expect(html(ann)).to_have_attribute("data-theme", "dusk")


def test_the_cardboard_mode_takes_all_help_away_and_stays(people: People) -> None:
    ann = people.person("Ann")
    sit_down(ann, "me", "random")
    Player(ann).wait_for("turn")
    lit = ann.board.locator(".cell.target, .lit")
    bonuses = ann.page.get_by_label(ann.says("bonuses"))
    expect(lit.first).to_be_attached()
    expect(bonuses.first).to_be_visible()
    space = next(iter(Player(ann).offers()))
    switch_cardboard(ann)
    for _ in range(2):
        expect(lit).to_have_count(0)
        expect(bonuses).to_have_count(0)
        expect(ann.button("hint")).to_have_count(0)
        expect(ann.text("unseen")).to_have_count(0)
        expect(ann.space(space)).not_to_have_attribute("aria-label", re.compile(";"))
        ann.page.reload()
        Player(ann).wait_for("turn")
    focused = ann.board.locator(".cell:focus")
    ann.page.keyboard.press("ArrowRight")
    expect(focused).to_have_count(1)
    before = focused.get_attribute("data-space")
    ann.page.keyboard.press("ArrowRight")
    expect(focused).not_to_have_attribute("data-space", before or "")
    ann.space(space).click()
    expect(Player(ann).go).to_have_text(ann.says("build"))
    ann.space("d1").click()
    alert = ann.page.get_by_role("alert")
    expect(alert.locator("b")).not_to_be_empty()
    said = alert.locator("b").inner_text()
    assert alert.locator("p").inner_text().replace(said, "").strip() == "SL-2.2"
    expect(alert.locator(".instead")).to_have_count(0)


def switch_cardboard(person: Person) -> None:
    panel = person.unfold("settings")
    panel.get_by_role("switch", name=person.says("cardboard-mode")).click()
    person.close_panel()


@pytest.mark.full
def test_the_tab_tells_whose_turn_it_is(people: People) -> None:
    ann, bob = people.person("Ann"), people.person("Bob")
    ann.open_table("me", "open")
    bob.follow(ann.invitation("invite-seat", number=2))
    ann.close_panel()
    turn = re.compile(re.escape(ann.says("your-turn-title")))
    expect(ann.page).to_have_title(turn)
    expect(bob.page).not_to_have_title(turn)
    icon = ann.page.locator("link[rel=icon]").get_attribute("href")
    Player(ann).take_a_turn()
    expect(bob.page).to_have_title(turn)
    expect(ann.page).not_to_have_title(turn)
    expect(ann.page.locator("link[rel=icon]")).not_to_have_attribute("href", icon or "")


def press_in_the_middle(button: Locator) -> None:
    """Without a look at what lies there when the button is let go: the press takes it away."""
    box = button.bounding_box()
    assert box
    button.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_what_others_do_is_shown_step_by_step_and_can_be_skipped(people: People) -> None:
    ann = people.person("Ann", motion=True)
    ann.page.clock.install()
    sit_down(ann, "me", "greedy")
    Player(ann).wait_for("turn")
    # As long as time stands still, no step can end by itself under the pointer.
    ann.page.clock.pause_at(ann.page.evaluate("Date.now() + 1000"))
    Player(ann).second.click()
    press_in_the_middle(ann.button("skip"))
    expect(ann.button("skip")).to_have_count(0)
    ann.page.clock.resume()
    Player(ann).wait_for("turn", "discarding")


WATCH_STEPS = """(skip) => {
  window.steps = 0;
  const buttons = document.getElementsByTagName("button");
  const isShown = () => [...buttons].some((each) => each.innerText === skip);
  new MutationObserver(() => { window.steps += isShown(); })
    .observe(document.body, { childList: true, subtree: true });
}"""


def choose_pace(person: Person, pace: str) -> None:
    panel = person.unfold("settings")
    panel.get_by_role("radio", name=person.says(f"pace-{pace}")).check(force=True)
    person.close_panel()


def test_the_speed_of_others_moves_is_chosen_and_stays(people: People) -> None:
    ann = people.person("Ann", motion=True)
    sit_down(ann, "me", "greedy")
    Player(ann).wait_for("turn")
    choose_pace(ann, "at-once")
    ann.page.reload()
    Player(ann).wait_for("turn")
    ann.page.evaluate(WATCH_STEPS, ann.says("skip"))
    Player(ann).second.click()
    expect(ann.page.locator(".log .grow").first).to_be_visible()
    Player(ann).wait_for("turn", "discarding")
    assert ann.page.evaluate("window.steps") == 0


@pytest.mark.parametrize(
    ("path", "listed", "missing"),
    [("/", "keys-this", "keys-undo"), ("/rules/sunrise", "keys-tab", "keys-undo")],
)
def test_the_keys_of_a_page_are_listed_by_one_key_and_by_a_button(
    people: People, path: str, listed: str, missing: str
) -> None:
    ann = people.person("Ann", "fr")
    ann.visit(path)
    ann.button("keys").click()
    keys = ann.dialog("keys")
    expect(keys).to_contain_text(ann.says(listed))
    expect(keys).not_to_contain_text(ann.says(missing))
    ann.close_panel()
    ann.page.keyboard.press("?")
    expect(keys).to_contain_text(ann.says(listed))
    ann.close_panel()
    ann.unfold("settings").get_by_role("button", name=ann.says("keys")).click()
    expect(keys).to_contain_text(ann.says(listed))


def test_a_table_lists_the_keys_of_its_game_too(people: People) -> None:
    ann = people.person("Ann")
    ann.game = "bella_vista"
    sit_down(ann, "me", "random")
    ann.page.keyboard.press("?")
    for listed in ("keys-undo", "keys-score", "bv-keys-turn"):
        expect(ann.dialog("keys")).to_contain_text(ann.says(listed))


@pytest.mark.parametrize("language", in_full(["en", "fr"], short=["fr"]))
def test_the_keys_of_kensington_are_all_in_sight_on_a_small_desk(
    people: People, language: str
) -> None:
    ann = people.person("Ann", language, {"width": 1366, "height": 768})
    ann.game = "kensington"
    sit_down(ann, "me", "random")
    ann.page.keyboard.press("?")
    rows = ann.dialog("keys").locator("dl > div")
    expect(rows.first).to_contain_text(ann.says("kg-keys-columns"))
    expect(rows.last).to_be_in_viewport(ratio=1)
    frame, last = ann.dialog("keys").bounding_box(), rows.last.bounding_box()
    assert frame is not None
    assert last is not None
    assert last["y"] + last["height"] <= frame["y"] + frame["height"]


def test_fewer_motions_are_none_where_none_is_declared(people: People) -> None:
    ann = people.person("Ann")
    ann.go_home()
    ann.button("day-or-dusk").click()
    expect(html(ann)).to_have_attribute("data-theme", "dusk")
    moving = "() => document.getAnimations().map((each) => each.effect.target.tagName)"
    assert ann.page.evaluate(moving) == []


@pytest.mark.parametrize(("language", "edition"), [("en", "lane"), ("fr", "avenue")])
def test_the_edition_of_the_language_lies_ready(
    people: People, language: str, edition: str
) -> None:
    ann = people.person("Ann", language)
    ann.go_home()
    ann.game_card.click()
    expect(ann.page.get_by_label(ann.says("edition"))).to_have_value(edition)
