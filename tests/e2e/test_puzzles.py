"""Puzzles in the browser: found on the front page, played on the board, judged, and remembered."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from faubourg.puzzles.shipped_puzzles import puzzles_of
from tests.e2e.people import DESK, PHONE, People, Person
from tests.e2e.screen import foreign
from tests.e2e.screen_check import look_around
from tests.long_forms import in_full

pytestmark = pytest.mark.needs("chromium")
GAMES = ("sunrise", "bella_vista", "kensington")
DRAW = ("++",)
OTHER = {"en": "fr", "fr": "en"}


def open_puzzle(person: Person, game: str, number: int = 1) -> Locator:
    person.visit(f"/puzzles/{game}/{number}")
    panel = person.page.get_by_role("region", name=person.says("puzzles-title"))
    expect(panel).to_be_visible()
    return panel


def number_where_drawing(is_best: bool) -> int:
    """A puzzle of Sunrise Lane in which drawing cards is the best turn, or is not."""
    drawing = [each.moves == DRAW for each in puzzles_of("sunrise")]
    return drawing.index(is_best) + 1


def draw(person: Person, panel: Locator) -> None:
    """Draw cards, which is a whole turn, and have it checked."""
    person.page.locator(".turn").get_by_role(
        "button", name=person.says("draw-cards", number=2)
    ).click()
    panel.get_by_role("button", name=person.says("puzzle-check")).click()


@pytest.mark.parametrize("language", in_full(["en", "fr"], short=["en"]))
def test_the_puzzle_of_the_day_leads_from_the_front_page_to_a_board(
    people: People, language: str
) -> None:
    ann = people.person("Ann", language)
    ann.go_home()
    ann.link("puzzle-of-day").click()
    ann.page.wait_for_url("**/puzzles/*/*")
    expect(ann.heading("puzzle-question-own")).to_be_visible()
    assert foreign(ann.page, language, OTHER[language]) == []
    ann.link("puzzles-all").click()
    expect(ann.heading("puzzles-of-grade", grade=1)).to_be_visible()
    assert foreign(ann.page, language, OTHER[language]) == []


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_turn_that_is_not_the_best_is_told_why_and_tried_again(
    people: People, size: ViewportSize
) -> None:
    ann = people.person("Ann", size=size)
    number = number_where_drawing(is_best=False)
    panel = open_puzzle(ann, "sunrise", number)
    draw(ann, panel)
    expect(panel.locator(".answer")).to_be_visible()
    expect(panel.locator(".right")).to_have_count(0)
    expect(panel).to_contain_text(ann.says("puzzle-your-turn-changes"))
    ann.button("puzzle-try-again").click()
    expect(panel.locator(".answer")).to_have_count(0)
    ann.visit("/puzzles/sunrise")
    expect(ann.link("puzzle-link", number=number).first).to_be_visible()
    expect(ann.link("puzzle-link-solved", number=number)).to_have_count(0)


def test_a_puzzle_that_was_solved_is_remembered(people: People) -> None:
    ann, number = people.person("Ann", "fr"), number_where_drawing(is_best=True)
    panel = open_puzzle(ann, "sunrise", number)
    draw(ann, panel)
    expect(panel.locator(".right")).to_be_visible()
    ann.link("puzzles-all").click()
    expect(ann.link("puzzle-link-solved", number=number)).to_be_visible()
    ann.page.reload()
    expect(ann.link("puzzle-link-solved", number=number)).to_be_visible()


def expect_told(person: Person, panel: Locator) -> None:
    """The best turn in words, move by move."""
    expect(panel.get_by_role("heading", name=person.says("puzzle-best-turn"))).to_be_visible()
    expect(panel.get_by_role("listitem").first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_the_solution_is_shown_on_the_board_and_leads_on(people: People, game: str) -> None:
    ann = people.person("Ann")
    panel = open_puzzle(ann, game)
    ann.button("puzzle-show").click()
    expect_told(ann, panel)
    expect(panel).not_to_contain_text(" ".join(puzzles_of(game)[0].moves))
    expect(panel).to_contain_text(ann.says("puzzle-best-changes"))
    expect(ann.link("puzzle-study")).to_be_visible()
    panel.get_by_role("link", name=ann.says("puzzle-next")).click()
    ann.page.wait_for_url(f"**/puzzles/{game}/2")
    expect(ann.button("puzzle-show")).to_be_visible()


def test_a_puzzle_is_gone_through_by_keys(people: People) -> None:
    ann = people.person("Ann")
    panel = open_puzzle(ann, "sunrise", 2)
    ann.page.keyboard.press("s")
    expect_told(ann, panel)
    ann.page.keyboard.press("PageDown")
    ann.page.wait_for_url("**/puzzles/sunrise/3")
    expect(ann.button("puzzle-show")).to_be_visible()
    ann.page.keyboard.press("PageUp")
    ann.page.wait_for_url("**/puzzles/sunrise/2")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_puzzle_names_the_edition_by_which_its_turns_were_counted(
    people: People, language: str
) -> None:
    ann = people.person("Ann", language)
    panel = open_puzzle(ann, "sunrise")
    expect(ann.page.get_by_role("heading", name=ann.says("game-sunrise-lane"))).to_be_visible()
    told = ann.says("puzzle-edition-sunrise-lane").partition(" (SL-R1)")[0]
    expect(panel.get_by_text(told)).to_be_visible()
    ann.link("puzzles-all").click()
    expect(ann.page.get_by_text(told)).to_be_visible()


def test_a_puzzle_that_is_not_there_says_so(people: People) -> None:
    ann = people.person("Ann")
    ann.watch.forgive("404")
    ann.visit("/puzzles/sunrise/499")
    expect(ann.heading("trouble-title")).to_be_visible()
    ann.visit("/puzzles/sunrise/x")
    expect(ann.heading("nowhere-title")).to_be_visible()
    ann.visit("/puzzles/orchard")
    expect(ann.text("puzzles-none")).to_be_visible()


@pytest.mark.parametrize("game", in_full(GAMES, short=["kensington"]))
@pytest.mark.parametrize("language", in_full(["en", "fr"], short=["fr"]))
def test_nothing_is_in_the_way_of_a_puzzle(people: People, game: str, language: str) -> None:
    ann = people.person("Ann", language)
    open_puzzle(ann, game)
    assert look_around(ann.page, f"puzzle-{game}-{language}") == []
    ann.page.set_viewport_size(DESK)
    ann.button("puzzle-show").click()
    expect(ann.link("puzzle-study")).to_be_visible()
    assert look_around(ann.page, f"puzzle-solution-{game}-{language}") == []
    ann.page.set_viewport_size(DESK)
    ann.visit(f"/puzzles/{game}")
    expect(ann.heading("puzzles-of-grade", grade=1)).to_be_visible()
    assert look_around(ann.page, f"puzzles-{game}-{language}") == []
