"""A game looked at again: scrubbed, stepped, handed on by a link, continued, saved and opened."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.people import PHONE, People, Person
from tests.e2e.scenes import GOLDEN, show_record
from tests.e2e.sunrise.taking_part import Player
from tests.long_forms import in_full

pytestmark = pytest.mark.needs("chromium")


def scrubber(person: Person) -> Locator:
    return person.page.get_by_role("slider", name=person.says("decision"))


def expect_at(person: Person, ply: int, start: str = "the-deal") -> None:
    expect(scrubber(person)).to_have_value(str(ply))
    title = person.says("decision-number", number=ply) if ply else person.says(start)
    expect(person.page.get_by_role("heading", name=title, exact=True)).to_be_visible()


def test_a_replay_is_stepped_by_buttons_keys_and_the_scrubber(people: People) -> None:
    ann = people.person("Ann")
    last = show_record(ann, ply=0)
    expect_at(ann, 0)
    ann.button("decision-next").click()
    expect_at(ann, 1)
    for key, ply in (
        ("ArrowRight", 2),
        ("ArrowLeft", 1),
        ("End", last),
        ("ArrowRight", last),
        ("Home", 0),
    ):
        ann.page.keyboard.press(key)
        expect_at(ann, ply)
    scrubber(ann).fill("7")
    expect_at(ann, 7)
    ann.button("to-end").click()
    expect_at(ann, last)
    ann.button("to-start").click()
    expect_at(ann, 0)


def test_where_nothing_is_dealt_a_replay_starts_before_the_first_decision(people: People) -> None:
    ann = people.person("Ann")
    show_record(ann, ply=0, record=GOLDEN[0].with_name("kensington-seventh-bird.json"))
    expect_at(ann, 0, "the-start")
    happened = ann.page.get_by_role("region", name=ann.says("happened"))
    expect(happened).to_contain_text(ann.says("start-about"))
    moves = ann.page.get_by_role("region", name=ann.says("moves")).get_by_role("button")
    expect(moves.first).to_have_text(ann.says("the-start"))
    ann.button("decision-next").click()
    expect_at(ann, 1)
    expect(moves.nth(1)).to_contain_text(happened.locator(".told span").first.inner_text())


def test_the_number_of_a_decision_has_its_name_on_a_phone_too(people: People) -> None:
    zoe = people.person("Zoé", "fr", PHONE)
    last = show_record(zoe, ply=7)
    name = zoe.says("decision-of", number=7, total=last)
    expect(zoe.page.locator("footer output")).to_have_text(name)
    expect(zoe.page.locator("footer output")).to_be_visible()


def test_a_replay_plays_by_itself_until_it_is_paused(people: People) -> None:
    ann = people.person("Ann")
    show_record(ann, ply=0)
    expect_at(ann, 0)
    ann.page.keyboard.press("Space")
    expect(ann.button("pause")).to_be_visible()
    expect_at(ann, 2)
    ann.page.keyboard.press("Space")
    expect(ann.button("play")).to_be_visible()


def current_move(person: Person) -> Locator:
    """The button of the list of moves that is marked as the one that is looked at."""
    return person.page.locator("[aria-current=step]").filter(visible=True)


def test_the_moves_are_listed_in_words_and_each_leads_to_its_position(people: People) -> None:
    ann = people.person("Ann")
    last = show_record(ann, ply=0)
    moves = ann.page.get_by_role("region", name=ann.says("moves")).get_by_role("button")
    expect(moves).to_have_count(last + 1)
    expect(current_move(ann)).to_have_text(ann.says("the-deal"))
    moves.nth(40).click()
    expect_at(ann, 40)
    happened = ann.page.get_by_role("region", name=ann.says("happened"))
    expect(current_move(ann)).to_contain_text(happened.locator(".told span").first.inner_text())
    for key, ply in (("ArrowDown", 41), ("ArrowUp", 40), ("ArrowRight", 41), ("End", last)):
        ann.page.keyboard.press(key)
        expect_at(ann, ply)
        expect(moves.nth(ply)).to_have_attribute("aria-current", "step")
        expect(moves.nth(ply)).to_be_focused()
        expect(moves.nth(ply)).to_be_in_viewport(ratio=1)


LONG_GAMES = (
    "sunrise-houses-low-last-seat",
    "bella_vista-four-architects",
    "kensington-seventh-bird",
)


LINE_AT = """(panel, share) => {
  panel.scrollTop += 90;
  const { top, height } = panel.getBoundingClientRect();
  const lines = [...panel.querySelectorAll("button")];
  const at = lines.findIndex((line) => line.getBoundingClientRect().bottom > top + height * share);
  const line = lines[at].getBoundingClientRect();
  return { at, x: line.left + 40, y: Math.max(line.top, top) + 5 };
}"""
"""Scroll on, and find the line that lies so far down in the panel, with a point of it in sight."""


@pytest.mark.parametrize("record", LONG_GAMES)
def test_the_move_that_was_pressed_stays_under_the_pointer(people: People, record: str) -> None:
    zoe = people.person("Zoé", "fr")
    last = show_record(zoe, ply=0, record=GOLDEN[0].with_name(f"{record}.json"))
    panel = zoe.page.get_by_role("region", name=zoe.says("moves"))
    moves = panel.get_by_role("button")
    expect(moves).to_have_count(last + 1)
    for share in (0.05, 0.4, 0.8) * 4:
        line = panel.evaluate(LINE_AT, share)
        before = moves.nth(line["at"]).bounding_box()
        zoe.page.mouse.click(line["x"], line["y"])
        expect_at(zoe, line["at"])
        expect(panel.locator("button:hover")).to_have_attribute("aria-current", "step")
        assert moves.nth(line["at"]).bounding_box() == before


def test_on_a_phone_the_moves_are_listed_in_a_sheet(people: People) -> None:
    zoe = people.person("Zoé", "fr", PHONE, touch=True)
    show_record(zoe, ply=60)
    zoe.button("moves").tap()
    sheet = zoe.dialog("moves")
    expect(current_move(zoe)).to_be_in_viewport(ratio=1)
    expect(sheet.get_by_role("button", name=zoe.says("close"))).to_be_in_viewport(ratio=1)
    sheet.locator("[aria-current=step]").locator("xpath=preceding::button[1]").tap()
    expect(sheet).to_be_hidden()
    expect(scrubber(zoe)).to_have_value("59")


def test_a_frame_that_is_still_on_its_way_is_waited_for_in_silence(people: People) -> None:
    """Only the part with the place that is looked at has come; the others are held back."""
    ann = people.person("Ann")
    part = re.compile(r"/story\?.*first=(?!0$)")
    ann.page.route(part, lambda _: None)
    last = show_record(ann, ply=0)
    board = ann.page.locator("main")
    before = board.inner_html()
    ann.page.keyboard.press("End")
    expect_at(ann, last)
    expect(board).to_have_attribute("aria-busy", "true")
    expect(ann.page.get_by_role("region", name=ann.says("happened"))).to_contain_text(
        ann.says("loading")
    )
    assert board.inner_html() == before, "what was seen is gone before there is anything else"
    # What was held back goes its way with it.
    ann.page.unroute(part)
    expect(board).to_have_attribute("aria-busy", "false")
    expect(ann.page.locator(".happened .winner")).to_be_visible()
    assert board.inner_html() != before


def test_a_link_to_a_position_opens_there_for_anybody(people: People) -> None:
    ann, stranger = people.person("Ann"), people.person("Stranger")
    last = show_record(ann, ply=0)
    scrubber(ann).fill(str(last - 3))
    expect_at(ann, last - 3)
    expect(ann.page).to_have_url(re.compile(rf"ply={last - 3}"))
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ann.button("copy-link").click()
    expect(ann.button("copied")).to_be_visible()
    address = ann.page.evaluate("navigator.clipboard.readText()")
    stranger.visit(address)
    expect_at(stranger, last - 3)


def test_other_eyes_keep_the_current_move_in_sight(people: People) -> None:
    ann = people.person("Ann")
    last = show_record(ann, ply=0)
    moves = ann.page.get_by_role("region", name=ann.says("moves")).get_by_role("button")
    for seat in (1, 0):
        expect(moves).to_have_count(last + 1)
        moves.nth(last - 20).click()
        expect_at(ann, last - 20)
        ann.page.locator(".left").get_by_role("button").nth(seat).click()
        expect(moves).to_have_count(last + 1)
        expect(current_move(ann)).to_be_in_viewport(ratio=1)


def test_other_eyes_see_other_cards(people: People) -> None:
    ann = people.person("Ann")
    show_record(ann, ply=5)
    seen = []
    for name in ann.page.locator(".left li button b").all_inner_texts():
        eyes = ann.page.locator(".left").get_by_role("button", name=name)
        eyes.click()
        expect(eyes).to_have_attribute("aria-pressed", "true")
        seen.append([card.get_attribute("aria-label") for card in ann.cards.all()])
    assert all(seen)
    assert len({str(cards) for cards in seen}) > 1


def test_a_game_goes_on_from_a_position_at_a_new_table(people: People) -> None:
    ann = people.person("Ann")
    show_record(ann, ply=0)
    scrubber(ann).fill("6")
    expect_at(ann, 6)
    before = ann.table
    ann.button("continue").click()
    ann.dialog("continue").get_by_role("button", name=ann.says("open-table")).click()
    expect(ann.page).to_have_url(re.compile("/t/"))
    assert ann.table != before
    # Whoever played on as people does so again, on this screen: with a curtain between them.
    curtain = ann.dialog("curtain-label")
    curtain.get_by_role("button").click()
    Player(ann).take_a_turn()
    ann.button("hand-screen-over").click()
    expect(curtain).to_be_visible()


@pytest.mark.full
def test_a_saved_game_can_be_opened_again(people: People, tmp_path: Path) -> None:
    ann, bob = people.person("Ann"), people.person("Bob")
    last = show_record(ann, ply=0)
    with ann.page.expect_download() as saved:
        ann.link("record").click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    bob.go_home()
    with bob.page.expect_file_chooser() as chooser:
        bob.button("open-record").first.click()
    chooser.value.set_files(file)
    expect_at(bob, 0)
    expect(scrubber(bob)).to_have_attribute("max", str(last))


@pytest.mark.parametrize("language", in_full(["en", "fr"], short=["fr"]))
def test_a_file_that_is_no_saved_game_is_refused_in_words(
    people: People, tmp_path: Path, language: str
) -> None:
    ann = people.person("Ann", language)
    ann.watch.forgive("answered 400", "status of 400")
    (tmp_path / "holiday.json").write_text('{"sea": true}')
    ann.go_home()
    with ann.page.expect_file_chooser() as chooser:
        ann.button("open-record").first.click()
    chooser.value.set_files(tmp_path / "holiday.json")
    alert = ann.page.get_by_role("alert")
    expect(alert).to_have_text(re.compile(r"\w+ \w+ \w+.*\."))
    assert not re.search(r"Traceback|msgspec|[a-z]-[a-z]+-[a-z]", alert.inner_text())
    expect(ann.button("open-table")).to_be_visible()


@pytest.mark.full
def test_every_golden_game_can_be_shown(people: People) -> None:
    ann = people.person("Ann")
    for record in GOLDEN:
        last = show_record(ann, record=record)
        expect_at(ann, last)
        expect(ann.page.locator(".happened .winner")).to_be_visible()
