"""The study board in the browser: a link holds the position, moves are tried and taken back."""

from __future__ import annotations

import re
from random import Random
from urllib.parse import quote, unquote

import pytest
from playwright.sync_api import Locator, expect

from faubourg import Table
from tests.e2e.near_the_end import end_by
from tests.e2e.people import People, Person
from tests.e2e.scenes import RECORD, show_record
from tests.e2e.screen_check import SEARCHED, look_around
from tests.long_forms import in_full

pytestmark = pytest.mark.needs("chromium")
GAMES = ("sunrise", "bella_vista", "kensington")


def position_of(game: str) -> str:
    return Table(game, seats=3, seed=7).position()


def study(person: Person, position: str) -> None:
    game = position.partition("/")[0]
    person.visit(f"/study/{game}#{quote(position, safe='')}")


def tab(person: Person, key: str) -> Locator:
    return person.page.get_by_role("tab", name=person.says(key))


def field(person: Person) -> Locator:
    return person.page.get_by_role("textbox", name=person.says("study-text"))


def in_address(person: Person) -> str:
    return unquote(person.page.url.partition("#")[2])


def tried(person: Person) -> Locator:
    """The moves in the list of lines."""
    return person.page.locator("ol .row")


@pytest.mark.parametrize("game", GAMES)
def test_moves_are_tried_in_branches_and_the_link_holds_them_all(people: People, game: str) -> None:
    ann, start = people.person("Ann"), position_of(game)
    study(ann, start)
    moves = ann.page.locator(".move")
    tab(ann, "study-tab-moves").click()
    expect(moves.first).to_be_visible()
    assert in_address(ann) == start
    moves.nth(0).click()
    expect(ann.button("study-take-back")).to_be_enabled()
    ann.button("study-take-back").click()
    expect(ann.button("study-take-back")).to_be_disabled()
    moves.nth(1).click()
    expect(ann.button("study-take-back")).to_be_enabled()
    tab(ann, "study-tab-lines").click()
    expect(tried(ann)).to_have_count(3)
    bob = people.person("Bob")
    bob.page.goto(ann.page.url)
    expect(tried(bob)).to_have_count(3)
    expect(tried(bob).nth(2)).to_have_attribute("aria-current", "true")
    tried(bob).nth(0).click()
    expect(bob.button("study-take-back")).to_be_disabled()


def test_a_lit_space_is_played_on_the_board_and_a_branch_is_removed(people: People) -> None:
    ann = people.person("Ann")
    study(ann, position_of("sunrise"))
    ann.page.locator(".cell.target").first.click()
    ann.page.keyboard.press("Enter")
    expect(tried(ann)).to_have_count(2)
    ann.button("study-forget").click()
    expect(tried(ann)).to_have_count(1)
    expect(ann.page.locator(".cell.target").first).to_be_visible()


def declining() -> str:
    """A position in which a contract may be taken, or not."""
    table = Table("bella_vista", seats=3, seed=1)
    choice = Random(1)
    while not (table.state.stage.name == "CONTRACT" and len(table.moves()) > 1):
        table.play(choice.choice(table.moves()))
    return table.position()


@pytest.mark.parametrize("language", in_full(["en", "fr"], short=["en"]))
def test_a_line_says_in_words_that_no_contract_is_taken_and_its_buttons_keep_within_the_panel(
    people: People, language: str
) -> None:
    ann = people.person("Ann", language)
    study(ann, declining())
    ann.button("bv-none").click()
    expect(tried(ann).nth(1)).to_have_text(ann.says("bv-none"))
    panel = ann.page.locator("#study-part").bounding_box()
    button = ann.button("study-forget").bounding_box()
    assert panel is not None
    assert button is not None
    assert button["x"] + button["width"] <= panel["x"] + panel["width"]


def test_why_not_names_the_rule(people: People) -> None:
    ann = people.person("Ann")
    study(ann, position_of("sunrise"))
    tab(ann, "study-tab-moves").click()
    asked = ann.page.get_by_role("textbox", name=ann.says("study-move"))
    asked.fill("a2=1")
    ann.button("study-why-not").click()
    expect(ann.page.locator(".refusal")).to_contain_text("SL-2.2")
    asked.fill("no move")
    ann.button("study-why-not").click()
    expect(ann.page.get_by_role("tabpanel").get_by_role("alert")).to_be_visible()


def test_a_fault_of_the_text_leads_to_its_place(people: People) -> None:
    ann = people.person("Ann")
    study(ann, position_of("sunrise"))
    tab(ann, "study-tab-text").click()
    text = field(ann).input_value()
    field(ann).fill(text.replace("turn: a", "turn: z"))
    ann.button("study-read").click()
    alert = ann.page.get_by_role("tabpanel").get_by_role("alert")
    alert.get_by_role("button").first.click()
    chosen = ann.page.evaluate(
        "() => document.activeElement.value.slice("
        "document.activeElement.selectionStart, document.activeElement.selectionEnd)"
    )
    assert chosen == "z"
    field(ann).fill(text.replace("@", "a1"))
    ann.button("study-read").click()
    expect(alert).to_contain_text("SL-0.1")
    field(ann).fill(text)
    ann.button("study-read").click()
    expect(alert).to_have_count(0)


def test_a_bot_is_asked_for_the_best_moves(people: People) -> None:
    ann = people.person("Ann")
    study(ann, position_of("sunrise"))
    ann.button("study-ask-bot").click()
    expect(ann.page.locator(".hints .number").first).to_be_visible()


@pytest.mark.parametrize(("game", "language"), [*zip(GAMES, ("en", "fr", "fr"), strict=True)])
def test_nothing_on_the_study_board_is_in_anybodys_way(
    people: People, game: str, language: str
) -> None:
    ann = people.person("Ann", language=language)
    study(ann, Table(game, seats=3, seed=7).position())
    found = []
    for key in ("study-tab-lines", "study-tab-moves", "study-tab-text"):
        tab(ann, key).click()
        expect(ann.page.get_by_role("tabpanel")).to_be_visible()
        found += look_around(ann.page, f"study-{game}-{key[10:]}", SEARCHED)
    assert found == []


def test_whose_points_are_shown_if_it_ended_now_is_said_by_name(people: People) -> None:
    ann = people.person("Ann", "fr")
    study(ann, declining())
    seat = Table.from_position(declining()).to_act
    assert seat is not None
    who = ann.says("study-seat", letter="ABC"[seat])
    heading = ann.page.get_by_role("heading", name=ann.says("bv-if-ended-now-of", who=who))
    expect(heading).to_be_visible()


SCROLLED_WITHIN = """() => [...document.querySelectorAll(".right *")].filter((part) =>
  ["auto", "scroll"].includes(getComputedStyle(part).overflowY)
    && part.scrollHeight > part.clientHeight + 2).map((part) => part.className)"""
TOLD_OF_MORE = """() => { const column = document.querySelector(".right");
  const below = column.scrollHeight - column.scrollTop - column.clientHeight;
  return column.hasAttribute("data-more") === below > 4; }"""


def is_whole(person: Person) -> None:
    """The column scrolls and says so; nothing in it is cut off by scrolling by itself."""
    assert person.page.evaluate(SCROLLED_WITHIN) == []
    person.page.wait_for_function(TOLD_OF_MORE)


@pytest.mark.parametrize("game", GAMES)
def test_tools_fold_to_their_tabs_beside_hints_and_no_panel_is_cut(
    people: People, game: str
) -> None:
    ann = people.person("Ann", "fr", size={"width": 1366, "height": 768})
    study(ann, position_of(game))
    tab(ann, "study-tab-moves").click()
    ann.page.locator(".move").first.click()
    expect(ann.button("study-take-back")).to_be_enabled()
    is_whole(ann)
    tab(ann, "study-tab-lines").click()
    expect(tried(ann)).to_have_count(2)
    is_whole(ann)
    ann.button("study-ask-bot").click()
    expect(ann.page.locator(".hints .number").first).to_be_visible()
    expect(tab(ann, "study-tab-lines")).to_have_attribute("aria-expanded", "false")
    expect(ann.page.locator("#study-part")).to_be_hidden()
    is_whole(ann)
    for key in ("study-tab-lines", "study-tab-moves"):
        tab(ann, key).click()
        expect(tab(ann, key)).to_have_attribute("aria-expanded", "true")
        expect(ann.page.get_by_role("tabpanel")).to_be_visible()
        is_whole(ann)
    tab(ann, "study-tab-moves").click()
    expect(ann.page.locator("#study-part")).to_be_hidden()
    ann.page.keyboard.press("c")
    expect(ann.page.get_by_label(ann.says("study-comment"))).to_be_focused()
    ann.page.keyboard.press("Escape")
    ann.button("study-ask-bot").click()
    expect(ann.page.locator(".hints")).to_have_count(0)
    expect(ann.page.get_by_role("tabpanel")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_the_field_for_a_move_asks_for_is_read_whole(people: People, language: str) -> None:
    ann = people.person("Ann", language, size={"width": 1366, "height": 768})
    study(ann, position_of("bella_vista"))
    tab(ann, "study-tab-moves").click()
    asked = ann.page.get_by_role("textbox", name=ann.says("study-move"))
    shown = asked.evaluate("it => it.clientWidth - 20")
    asked.fill(ann.says("study-filter"))
    asked.evaluate("it => it.style.width = '0'")
    needed = asked.evaluate("it => it.scrollWidth - 20")
    assert needed <= shown


@pytest.mark.parametrize(
    ("game", "ends"),
    [("sunrise", ("a2", "c4")), ("bella_vista", ("c3", "d5")), ("kensington", ("-1", "1"))],
)
def test_comments_and_arrows_travel_in_links_and_files(
    people: People, game: str, ends: tuple[str, str]
) -> None:
    ann = people.person("Ann", language="fr")
    study(ann, position_of(game))
    ann.page.get_by_label(ann.says("study-comment")).fill("<b>Tout près</b> ?")
    ann.page.get_by_role("button", name=ann.says("study-arrow"), exact=True).click()
    for end in ends:
        place = ann.page.locator(f'.cell[data-space="{end}"], .cell[data-column="{end}"]').first
        place.dispatch_event("click")
    expect(ann.page.locator(".arrows line")).to_have_count(2)
    assert look_around(ann.page, f"study-{game}-arrow", SEARCHED) == []
    with ann.page.expect_download() as kept:
        ann.button("study-keep").click()
    bob = people.person("Bob")
    bob.page.goto(ann.page.url)
    expect(bob.page.locator(".arrows line")).to_have_count(2)
    bob.button("study-another").click()
    bob.page.get_by_label(bob.says("study-open"), exact=True).last.set_input_files(
        kept.value.path()
    )
    expect(bob.page.get_by_label(bob.says("study-comment"))).to_have_value("<b>Tout près</b> ?")
    expect(bob.page.locator(".arrows line")).to_have_count(2)


def test_keys_lead_to_comments_arrows_and_the_next_line(people: People) -> None:
    ann = people.person("Ann")
    study(ann, position_of("sunrise"))
    for _ in range(2):
        ann.page.locator(".cell.target").first.click()
        ann.page.keyboard.press("Enter")
        expect(ann.page.locator("ol .row[aria-current=true]")).not_to_have_text(
            ann.says("study-position")
        )
        ann.page.keyboard.press("u")
        expect(tried(ann).first).to_have_attribute("aria-current", "true")
    ann.page.keyboard.press("n")
    expect(tried(ann).nth(1)).to_have_attribute("aria-current", "true")
    ann.page.keyboard.press("Shift+N")
    expect(tried(ann).first).to_have_attribute("aria-current", "true")
    ann.page.keyboard.press("a")
    expect(
        ann.page.get_by_role("button", name=ann.says("study-arrow"), exact=True)
    ).to_have_attribute("aria-pressed", "true")
    tab(ann, "study-tab-text").click()
    ann.page.keyboard.press("c")
    expect(ann.page.get_by_label(ann.says("study-comment"))).to_be_focused()
    ann.page.keyboard.type("n")
    expect(ann.page.get_by_label(ann.says("study-comment"))).to_have_value("n")


def test_a_position_of_a_replay_is_studied(people: People) -> None:
    ann = people.person("Ann")
    show_record(ann, ply=7)
    ann.page.get_by_role("link", name=ann.says("study"), exact=True).click()
    expect(tab(ann, "study-tab-moves")).to_be_visible()
    assert "seen=" not in in_address(ann)
    expect(ann.page.locator(".moments")).to_contain_text(
        ann.says("study-game-decision", number=7, total=197)[:10]
    )
    expect(ann.page.locator(".seat .given").first).not_to_contain_text(
        ann.says("study-seat", letter="").strip()
    )
    expect(ann.page.locator(".seats")).not_to_contain_text(ann.says("you"))


def test_the_end_of_a_game_is_studied(people: People) -> None:
    ann = people.person("Ann")
    end_by(ann, "kensington-duties-seventh-bird", 1, ".", "greedy", "me")
    ann.page.get_by_role("link", name=ann.says("way-study"), exact=True).click()
    expect(tab(ann, "study-tab-lines")).to_be_visible()
    assert "stage=over" not in in_address(ann), "the last decision can be tried again"
    ann.button("study-game-on").click()
    expect(ann.button("study-game-on")).to_be_disabled()
    expect(ann.page).to_have_url(re.compile("stage%3Dover"))
    assert "Ann" in ann.page.locator(".left").inner_text()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("way", ["study-deal", "study-middle"])
def test_a_board_to_begin_with_is_dealt(people: People, game: str, way: str) -> None:
    ann = people.person("Ann")
    ann.visit(f"/study/{game}")
    ann.page.get_by_label(ann.says("study-seats")).select_option("3")
    ann.button(way).click()
    expect(tab(ann, "study-tab-lines")).to_be_visible()
    assert in_address(ann).partition(";")[0].endswith("/3")


@pytest.mark.parametrize(("language", "box"), [("en", "lane"), ("fr", "avenue")])
def test_a_deal_is_of_the_box_that_the_heading_names(
    people: People, language: str, box: str
) -> None:
    ann = people.person("Ann", language)
    ann.visit("/study/sunrise")
    title = ann.says("game-sunrise")
    expect(ann.page.get_by_role("heading", name=title)).to_be_visible()
    ann.button("study-deal").click()
    expect(tab(ann, "study-tab-lines")).to_be_visible()
    assert in_address(ann).startswith(f"sunrise/{box}/")
    expect(ann.page.get_by_role("heading", name=title)).to_be_visible()


def test_a_moment_of_a_saved_game_is_chosen(people: People) -> None:
    ann = people.person("Ann", language="fr")
    ann.visit("/study/sunrise")
    assert look_around(ann.page, "study-begin", SEARCHED) == []
    ann.page.get_by_label(ann.says("study-open"), exact=True).last.set_input_files(RECORD)
    moments = ann.page.get_by_role("region", name=ann.says("study-choose-moment"))
    assert look_around(ann.page, "study-moments", SEARCHED) == []
    moments.get_by_role("button").nth(5).click()
    expect(tab(ann, "study-tab-lines")).to_be_visible()
    assert "seen=" not in in_address(ann)
