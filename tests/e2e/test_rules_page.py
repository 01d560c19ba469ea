"""The page of the rules: in short, pictures of the board, search, links, paper."""

from __future__ import annotations

import re
from urllib.parse import unquote

import pytest
from playwright.sync_api import Locator, expect

from faubourg.core.game_catalogue import find_game
from faubourg.core.messages import messages
from faubourg.core.table_from_position import possible_position
from tests.e2e.people import DESK, PHONE, People, Person
from tests.e2e.screen_check import look_around
from tests.long_forms import in_full
from tools.rule_pictures import RulePicture, pictures_of

pytestmark = pytest.mark.needs("chromium")
GAMES = ("sunrise", "bella_vista", "kensington")
EACH_GAME = pytest.mark.parametrize("game", GAMES)
TAKING_TURNS = [*zip(GAMES, ("en", "fr", "en"), strict=True)]
EACH_IN_BOTH = [(game, language) for game in GAMES for language in ("en", "fr")]
READERS = [("desk", "en"), ("desk", "fr"), ("phone", "fr")]
EACH_READER = [(game, *reader) for game in GAMES for reader in READERS]
LANGUAGES = pytest.mark.parametrize("language", in_full(["en", "fr"], short=["fr"]))
LINES = """() => [...document.querySelectorAll("section.pictured .beside")].flatMap((each) => {
  const lines = each.getBoundingClientRect().height / parseFloat(getComputedStyle(each).lineHeight);
  return lines > 3.2 ? [each.closest("section").id] : [];
})"""
"""The rules whose text beside a picture has more than three lines."""
COVERED = """() => [...document.querySelectorAll("figure")].flatMap((figure) => {
  const bottom = figure.querySelector("[role=img]").getBoundingClientRect().bottom;
  const words = [...figure.querySelectorAll("figcaption, a")].filter((it) => it.checkVisibility());
  const over = words.filter((it) => it.getBoundingClientRect().top < bottom - 0.5);
  return over.map((it) => `${figure.closest("section").id}: ${it.textContent.trim()}`);
})"""
"""What is said or pressed that does not stand below its picture."""
SQUEEZED = """() => [...document.querySelectorAll("section.pictured .words")].flatMap((each) =>
  each.scrollWidth > each.clientWidth ? [each.closest("section").id] : [])"""
"""The rules whose words reach into their pictures."""
WIDER = "() => document.documentElement.scrollWidth > innerWidth"


def read(person: Person, game: str, hash_: str = "") -> None:
    person.visit(f"/rules/{game}{hash_}")
    expect(person.page.locator(".short")).to_be_visible()


def of_rules(game: str) -> list[RulePicture]:
    """The pictures that stand beside rules, not on the first screen."""
    shown = pictures_of(game)
    first = {step.key for step in (shown.short.goal, *shown.short.steps, shown.short.end)}
    return [picture for picture in shown.pictures if picture.key not in first]


def picture(person: Person, game: str, key: str) -> Locator:
    name = person.says(f"{game}-picture-{key}.says")
    return person.page.get_by_role("img", name=name, exact=True)


def see_all(person: Person) -> None:
    """Have everything drawn: pictures come when they are near."""
    for card in person.page.locator("main section").all():
        card.scroll_into_view_if_needed()


@pytest.mark.parametrize(("game", "language"), in_full(EACH_IN_BOTH, short=TAKING_TURNS))
def test_whoever_reads_only_the_first_screen_knows_goal_turn_end_and_what_counts(
    people: People, game: str, language: str
) -> None:
    ann = people.person("Ann", language, DESK)
    read(ann, game)
    short = pictures_of(game).short
    for step in (short.goal, *short.steps, short.end):
        words = ann.page.get_by_text(ann.says(f"{game}-short-{step.key}"), exact=True)
        expect(words.first).to_be_in_viewport()
        shown = ann.page.get_by_role("img", name=ann.says(f"{game}-short-{step.key}.picture"))
        expect(shown.locator("svg, li").first).to_be_visible()
    for step in short.counts:
        expect(ann.page.locator(".counts")).to_contain_text(ann.says(f"{game}-short-{step.key}"))


@pytest.mark.parametrize(
    ("game", "screen", "language"), in_full(EACH_READER, short=EACH_READER[:: len(READERS) + 1])
)
def test_every_picture_is_drawn_and_named(
    people: People, game: str, screen: str, language: str
) -> None:
    ann = people.person("Ann", language, PHONE if screen == "phone" else DESK)
    read(ann, game)
    see_all(ann)
    for each in of_rules(game):
        expect(picture(ann, game, each.key).locator("svg").first).to_be_attached()
    assert not ann.page.evaluate(WIDER)
    if screen == "desk":
        assert ann.page.evaluate(LINES) == []


@pytest.mark.parametrize(
    ("game", "screen", "language"), in_full(EACH_READER, short=EACH_READER[:: len(READERS) + 1])
)
def test_no_caption_lies_over_a_picture(
    people: People, game: str, screen: str, language: str
) -> None:
    ann = people.person("Ann", language, PHONE if screen == "phone" else DESK)
    read(ann, game)
    expect(ann.page.locator("figcaption")).to_have_count(len(of_rules(game)))
    assert ann.page.evaluate(COVERED) == []
    ann.page.emulate_media(media="print")
    assert ann.page.evaluate(COVERED) == []


@EACH_GAME
def test_words_have_room_beside_two_pictures_on_a_narrow_desk(people: People, game: str) -> None:
    ann = people.person("Ann", "fr", {"width": 920, "height": 768})
    read(ann, game)
    assert ann.page.evaluate(SQUEEZED) == []


@EACH_GAME
def test_a_picture_is_tried_out_on_the_study_board(people: People, game: str) -> None:
    ann = people.person("Ann")
    wrong = next(each for each in of_rules(game) if each.verdict == "wrong")
    read(ann, game, f"#{wrong.rule}")
    caption = ann.says(f"{game}-picture-{wrong.key}")
    ann.page.get_by_role("link", name=ann.says("rules-try", picture=caption)).click()
    ann.page.get_by_role("tab", name=ann.says("study-tab-moves")).click()
    expect(ann.page.locator(".move").first).to_be_visible()
    position = possible_position(unquote(ann.page.url.partition("#")[2]))
    assert position == possible_position(wrong.position)
    assert len(wrong.moves) == 1
    ann.page.get_by_role("textbox", name=ann.says("study-move")).fill(wrong.moves[0])
    ann.button("study-why-not").click()
    expect(ann.page.get_by_role("alert")).to_contain_text(wrong.rule)


@LANGUAGES
def test_search_filters_the_cards_marks_the_words_and_counts(people: People, language: str) -> None:
    ann = people.person("Ann", language)
    read(ann, "kensington")
    cards = ann.page.locator("main section[id]")
    everything = cards.count()
    ann.page.keyboard.press("/")
    field = ann.page.get_by_role("searchbox")
    expect(field).to_be_focused()
    for number in ("3.4", "kg34", "KG-3.4"):
        field.fill(number)
        expect(ann.page.get_by_role("status").filter(has_text="1")).to_have_text(
            ann.says("rules-found", number=1)
        )
        expect(cards).to_have_attribute("id", "KG-3.4")
    word = {"en": "warehouse", "fr": "entrepot"}[language]
    field.fill(word)
    expect(cards.locator("mark").first).to_be_visible()
    found = cards.count()
    assert 1 < found < everything
    expect(ann.page.get_by_text(ann.says("rules-found", number=found))).to_be_visible()
    rules = cards.evaluate_all("all => all.map(it => it.id)")
    chapters = {re.sub(r"(?<=R)\d+$|\.\d+$", "", rule) for rule in rules}
    headings = ann.page.locator("main > h2")
    assert {*headings.evaluate_all("all => all.map(it => it.id)")} == chapters, "no empty heading"
    expect(ann.page.locator("nav li")).to_have_count(len(chapters))
    field.press("Escape")
    expect(field).to_have_value("")
    expect(cards).to_have_count(everything)
    expect(ann.page.locator("mark")).to_have_count(0)


def test_a_link_leads_to_its_rule_and_the_lamp_goes_out_with_the_next_action(
    people: People,
) -> None:
    ann = people.person("Ann")
    read(ann, "kensington", "#KG-3.3")
    card = ann.page.locator("[id='KG-3.3']")
    expect(card).to_be_in_viewport()
    expect(ann.page.locator(".meant")).to_have_attribute("id", "KG-3.3")
    ann.page.keyboard.press("Shift")
    expect(ann.page.locator(".meant")).to_have_count(0)
    link = ann.page.locator("[id='KG-1.1']").get_by_role("link", name="KG-R12").last
    link.click()
    expect(ann.page.locator(".meant")).to_have_attribute("id", "KG-R12")
    expect(ann.page.locator("[id='KG-R12']")).to_be_in_viewport()


@pytest.mark.parametrize("screen", ["desk", "phone"])
def test_the_contents_lead_to_every_chapter_and_say_where_one_reads(
    people: People, screen: str
) -> None:
    ann = people.person("Ann", "fr", PHONE if screen == "phone" else DESK)
    read(ann, "sunrise")
    contents = ann.page.get_by_role("navigation", name=ann.says("rules-contents"))
    expect(contents.locator("[aria-current]")).to_have_attribute("href", "#in-short")
    chapter = contents.get_by_role("link", name=ann.says("SL-5.title"))
    chapter.click()
    expect(ann.page.locator("[id='SL-5']")).to_be_in_viewport()
    expect(contents.locator("[aria-current]")).to_have_attribute("href", "#SL-5")
    expect(contents.locator("[aria-current]")).to_be_in_viewport()


def test_rulings_stand_under_their_rule_and_options_are_marked(people: People) -> None:
    ann = people.person("Ann")
    read(ann, "kensington")
    ruling = ann.page.locator("[id='KG-3.4'] .ruling")
    first = messages("en").rule_text("KG-R6").partition(". ")[0]
    expect(ruling).to_contain_text(first)
    expect(ruling.get_by_role("link")).to_have_text("KG-R6")
    marked = ann.page.locator("section[id] .tag")
    expect(marked).to_have_count(len(pictures_of("kensington").options))


def test_paper_has_every_rule_and_picture_and_neither_bar_nor_contents(people: People) -> None:
    ann = people.person("Ann")
    read(ann, "sunrise")
    ann.page.evaluate("() => dispatchEvent(new Event('beforeprint'))")
    ann.page.emulate_media(media="print")
    expect(ann.page.get_by_role("banner")).to_be_hidden()
    expect(ann.page.get_by_role("navigation", name=ann.says("rules-contents"))).to_be_hidden()
    rules = messages("en").rules(find_game("sunrise").meta.prefix)
    expect(ann.page.locator("main section[id]")).to_have_count(len(rules))
    for each in of_rules("sunrise"):
        expect(picture(ann, "sunrise", each.key).locator("svg").first).to_be_visible()
    assert len(ann.page.pdf()) > 50_000


@pytest.mark.parametrize("game", GAMES)
def test_nothing_stands_in_anybodys_way(people: People, game: str) -> None:
    ann = people.person("Ann", "fr", DESK)
    read(ann, game)
    assert look_around(ann.page, f"rules-{game}") == []


def test_the_front_page_leads_to_the_rules_on_a_phone(people: People) -> None:
    ann = people.person("Ann", "fr", PHONE)
    ann.go_home()
    ann.page.get_by_role("link", name=ann.says("rules")).first.click()
    expect(ann.page.locator(".short")).to_be_visible()
