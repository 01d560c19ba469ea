"""What the front page says of the games and the bots, before anybody opens a table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from faubourg.core.game_catalogue import find_game
from tests.e2e.getting_up import end_alone
from tests.e2e.people import DESK, PHONE, People, Person
from tests.e2e.scenes import sit_down
from tests.long_forms import in_full

pytestmark = pytest.mark.needs("chromium")
GAMES = ("sunrise", "bella_vista", "kensington")
SIZES = {"desk": DESK, "phone": PHONE}
STRENGTHS = {
    "en": {"easy": "Easy bot", "medium": "Medium bot", "hard": "Hard bot", "expert": "Expert bot"},
    "fr": {
        "easy": "Robot facile",
        "medium": "Robot moyen",
        "hard": "Robot fort",
        "expert": "Robot expert",
    },
}


def card(person: Person, game: str) -> Locator:
    return person.page.get_by_role("article").filter(has=person.heading(f"game-{game}"))


@pytest.mark.parametrize("language", in_full(["en", "fr"], short=["fr"]))
@pytest.mark.parametrize("size", SIZES)
def test_every_game_says_what_it_is_for_how_many_and_how_long(
    people: People, language: str, size: str
) -> None:
    ann = people.person("Ann", language, SIZES[size])
    ann.go_home()
    for game in GAMES:
        shown = card(ann, game)
        shown.get_by_role("button").click()
        least, most = find_game(game).meta.minutes or (0, 0)
        minutes = ann.says("minutes-from-to", least=least, most=most)
        expect(shown).to_contain_text(f"{minutes}\N{NO-BREAK SPACE}· ")
        expect(shown).to_contain_text(
            ann.says("players-from-to", fewest=2, most=5 if game == "kensington" else 4)
        )
        expect(shown.get_by_text(ann.says(f"about-{game}"))).to_be_visible()
        expect(shown.get_by_role("link", name=ann.says("rules"))).to_be_visible()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_bots_are_chosen_and_met_by_their_strength(people: People, language: str) -> None:
    ann, levels = people.person("Ann", language), ("easy", "hard", "expert")
    ann.open_table("me", *levels)
    names = ann.page.locator(".seats .given")
    expect(names).to_have_text(["Ann", *(STRENGTHS[language][level] for level in levels)])
    ann.button("other-language").click()
    other = "fr" if language == "en" else "en"
    expect(names).to_have_text(["Ann", *(STRENGTHS[other][level] for level in levels)])


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_levels_are_offered_the_weakest_first_each_with_a_line(
    people: People, language: str
) -> None:
    ann = people.person("Ann", language)
    ann.go_home()
    kind = ann.page.get_by_label(ann.says("who-sits", number=2), exact=True)
    expect(kind).to_have_value("medium")
    expect(kind.locator("optgroup option")).to_have_text([*STRENGTHS[language].values()])
    for level in STRENGTHS[language]:
        kind.select_option(level)
        # What each level is like is not true where none of them searches, as here.
        expect(ann.text("bot-simpler-here").first).to_be_visible()


def test_a_bot_that_stands_in_says_how_it_plays_and_is_logged_by_its_strength(
    people: People,
) -> None:
    zoe = people.person("Zoé", "fr")
    sit_down(zoe, "me", "open")
    panel = zoe.unfold("company")
    panel.get_by_role("button", name=zoe.says("let-bot")).click()
    choice = panel.get_by_label(zoe.says("which-bot"))
    expect(choice).to_have_value("medium")
    choice.select_option(label="Robot fort")
    expect(panel).to_contain_text(zoe.says("bot-hard-about"))
    panel.get_by_role("button", name=zoe.says("bot-plays")).click()
    zoe.close_panel()
    expect(zoe.unfold("log")).to_contain_text("Robot fort joue pour Zoé.")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_where_bots_do_not_search_that_is_said_to_who_chooses_and_who_meets_them(
    people: People, language: str
) -> None:
    ann = people.person("Ann", language)
    ann.go_home()
    said = ann.page.get_by_text(ann.says("bot-simpler-here"))
    expect(said).to_have_count(2)
    for number in (2, 3):
        kind = ann.page.get_by_label(ann.says("who-sits", number=number), exact=True)
        kind.select_option("open")
    expect(said).to_have_count(0)
    ann.open_table("me", "hard")
    expect(ann.unfold("company")).to_contain_text(ann.says("bots-simpler-here"))


def test_a_game_of_before_goes_on_with_the_bots_that_it_had(people: People) -> None:
    ann = people.person("Ann")
    table = sit_down(ann, "me", "greedy")
    end_alone(ann)
    ann.visit(f"/r/{table}?ply=0")
    ann.button("continue").click()
    kind = ann.page.get_by_label(ann.says("who-sits", number=2), exact=True)
    expect(kind).to_have_value("greedy")
    expect(kind.locator("option:checked")).to_have_text("Amateur bot")
    ann.button("open-table").click()
    expect(ann.page.locator(".seats .given")).to_have_text(["Ann", "Amateur bot"])


def test_the_list_of_tables_says_who_plays_and_in_which_city(people: People) -> None:
    ann = people.person("Ann", language="fr")
    ann.game = "bella_vista"
    ann.go_home()
    ann.fill_seats(("me", "easy"))
    city = ann.page.get_by_role("combobox", name=ann.says("bv-which-city"), exact=True)
    city.select_option("rome")
    ann.open_filled_table()
    ann.go_home()
    table = ann.page.locator(".chip").first
    expect(table).to_contain_text("Bella Vista · Rome")
    expect(table).to_contain_text("Ann, Robot facile")


def test_a_table_opened_in_another_tab_is_listed_at_once(people: People) -> None:
    ann = people.person("Ann")
    ann.go_home()
    expect(ann.page.locator(".chip")).to_have_count(0)
    first, ann.page = ann.page, ann.context.new_page()
    ann.open_table("me", "easy")
    expect(first.locator(".chip").first).to_contain_text("Ann, Easy bot")
