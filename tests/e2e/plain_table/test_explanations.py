"""The plain table explains itself: refusals, hints, points, the log, how moves are written."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.people import DESK, PHONE, People, Person
from tests.e2e.plain_table.taking_part import Planter
from tests.e2e.scenes import sit_down
from tests.e2e.screen_check import look_around, obstacles
from tests.e2e.whole_games import untranslated
from tests.long_forms import in_full

pytestmark = pytest.mark.needs("chromium")
LANGUAGES = pytest.mark.parametrize("language", in_full(["en", "fr"], short=["en"]))


def seated(guests: People, language: str = "en", phone: bool = False) -> Planter:
    ann = guests.person("Ann", language, PHONE if phone else DESK, touch=phone)
    ann.game = "orchard"
    sit_down(ann, "me", "greedy")
    player = Planter(ann)
    player.wait_for("turn")
    return player


def barred_square(person: Person) -> str:
    square = person.page.locator(".cell:not(.target)").first.get_attribute("data-space")
    assert square is not None
    return square


@LANGUAGES
def test_a_refusal_says_why_and_what_to_do_and_marks_the_square(
    guests: People, language: str
) -> None:
    player = seated(guests, language)
    ann = player.person
    square = barred_square(ann)
    player.field.fill(square)
    player.field.press("Enter")
    alert = ann.page.get_by_role("alert")
    expect(alert).to_contain_text("OR-2.1")
    expect(alert.locator(".instead")).to_be_visible()
    expect(ann.board.locator("rect.bad")).to_have_count(1)
    expect(player.field).to_have_value(square)
    assert untranslated(ann) == []
    ann.page.keyboard.press("Escape")
    ann.space(square).click()
    expect(alert.locator(".instead")).to_be_visible()
    alert.get_by_role("button", name="OR-2.1").click()
    expect(ann.page.locator("dialog[open]")).to_contain_text(ann.says("OR-2-1.text"))


@LANGUAGES
def test_what_is_no_move_at_all_is_answered_with_how_moves_are_written(
    guests: People, language: str
) -> None:
    player = seated(guests, language)
    ann = player.person
    player.field.fill("xyz")
    player.go.click()
    said = ann.says("orchard-notation", text="xyz", last="e5")
    expect(ann.page.get_by_text(said)).to_be_visible()
    ann.button("plain-notation").click()
    expect(ann.dialog("plain-notation")).to_contain_text(ann.says("orchard-help-moves"))


@LANGUAGES
def test_a_hint_is_taken_up_and_what_happened_stands_in_the_log(
    guests: People, language: str
) -> None:
    player = seated(guests, language)
    ann = player.person
    ann.page.keyboard.press("h")
    hint = ann.page.locator(".hints .move").first
    told = hint.locator(".path").inner_text()
    ann.page.locator(".hints .lay").click()
    expect(player.field).not_to_have_value("")
    expect(ann.page.locator(".turn .next")).to_contain_text(told)
    player.go.click()
    log = ann.unfold("log")
    expect(log).to_contain_text(told)
    assert untranslated(ann) == []


def test_points_are_explained_before_and_after_they_are_scored(guests: People) -> None:
    player = seated(guests)
    ann = player.person
    gain = player.moves.filter(has=ann.page.locator(".gain"))
    while not gain.count():
        player.by_square()
        player.wait_for("turn")
    gain.first.click()
    ann.page.locator(".turn .next .gain").click()
    expect(ann.dialog("why-gain")).to_contain_text("OR-3.1")
    ann.close_panel()
    player.go.click()
    ann.page.locator(".seat .points").first.click()
    expect(ann.page.locator("dialog[open]")).to_contain_text("OR-3.1")


@LANGUAGES
def test_a_score_without_points_says_so_and_leads_back(guests: People, language: str) -> None:
    ann = seated(guests, language).person
    ann.page.keyboard.press("s")
    expect(ann.heading("no-points-yet")).to_be_visible()
    assert obstacles(ann.page) == []
    ann.page.keyboard.press("Enter")
    expect(ann.board).to_be_visible()


def test_a_square_is_chosen_and_played_by_the_keyboard(guests: People) -> None:
    player = seated(guests)
    ann = player.person
    ann.page.locator('.cell[tabindex="0"]').focus()
    ann.page.keyboard.press("ArrowDown")
    ann.page.keyboard.press("Enter")
    expect(player.field).not_to_have_value("")
    chosen = player.field.input_value()
    ann.page.keyboard.press("Enter")
    expect(ann.space(chosen)).to_have_accessible_name(re.compile(f"^{chosen}: Ann, [APCL]$"))


@LANGUAGES
def test_its_rules_can_be_read(guests: People, language: str) -> None:
    ann = guests.person("Ann", language)
    ann.visit("/rules/orchard")
    expect(ann.page.locator("[id='OR-3.2']")).to_contain_text(ann.says("OR-3-2.text"))
    expect(ann.heading("rules-of", game=ann.says("game-orchard"))).to_be_visible()


@pytest.mark.full
def test_nothing_stands_in_anybodys_way(guests: People) -> None:
    player = seated(guests, "fr")
    ann = player.person
    assert look_around(ann.page, "plain-turn") == []
    ann.page.set_viewport_size(DESK)
    ann.space(barred_square(ann)).click()
    expect(ann.page.get_by_role("alert")).to_be_visible()
    assert look_around(ann.page, "plain-refusal") == []
    ann.go_home()
    ann.game_card.click()
    assert look_around(ann.page, "plain-home") == []


def test_the_form_offers_the_options_of_a_package_and_says_what_it_is_about(
    guests: People,
) -> None:
    ann = guests.person("Ann")
    ann.go_home()
    ann.page.get_by_role("button", name="Stone Rows", exact=True).click()
    ann.page.get_by_role("combobox", name="Tempo").select_option(label="brisk, please")
    ann.page.get_by_role("combobox", name="Open hands").select_option(label="yes")
    expect(ann.page.get_by_text("Lay cards on a board, turn by turn.")).to_be_visible()
    ann.button("open-table").click()
    ann.page.wait_for_url("**/t/*")
    record = ann.context.request.get(f"http://{ann.address}/api/tables/{ann.table}/record").json()
    options = {name: record["options"][name] for name in ("pace", "open_hands")}
    assert options == {"pace": "brisk", "open_hands": True}
