"""What the front page says of the games and the bots, before anybody opens a table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from faubourg.core.game_catalogue import find_game
from tests.e2e.people import DESK, PHONE, People, Person
from tests.e2e.scenes import sit_down
from tests.long_forms import in_full

pytestmark = pytest.mark.needs("chromium")
GAMES = ("sunrise", "bella_vista", "kensington")
SIZES = {"desk": DESK, "phone": PHONE}
STRENGTHS = {
    "en": {"random": "Beginner bot", "greedy": "Amateur bot", "planner": "Advanced bot"},
    "fr": {"random": "Robot débutant", "greedy": "Robot amateur", "planner": "Robot confirmé"},
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
    ann = people.person("Ann", language)
    ann.open_table("me", "random", "greedy", "planner")
    names = ann.page.locator(".seats .given")
    expect(names).to_have_text(["Ann", *STRENGTHS[language].values()])
    ann.button("other-language").click()
    other = "fr" if language == "en" else "en"
    expect(names).to_have_text(["Ann", *STRENGTHS[other].values()])


def test_a_bot_that_stands_in_is_logged_by_its_strength(people: People) -> None:
    zoe = people.person("Zoé", "fr")
    sit_down(zoe, "me", "open")
    panel = zoe.unfold("company")
    panel.get_by_role("button", name=zoe.says("let-bot")).click()
    panel.get_by_label(zoe.says("which-bot")).select_option(label="Robot confirmé")
    panel.get_by_role("button", name=zoe.says("bot-plays")).click()
    zoe.close_panel()
    expect(zoe.unfold("log")).to_contain_text("Robot confirmé joue pour Zoé.")
