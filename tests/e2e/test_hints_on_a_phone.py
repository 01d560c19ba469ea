"""Hints in the hand: they can be closed, and one that was taken up leaves the board to be seen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.people import PHONE, People, Person
from tests.e2e.scenes import sit_down

pytestmark = pytest.mark.needs("chromium")
STRIP = 68
HEIGHT = "hints => hints.offsetHeight"
OVERLAP = """(hints) => {
  const board = document.querySelector("main svg[role=group]").getBoundingClientRect();
  const { top, bottom } = hints.getBoundingClientRect();
  return Math.max(0, Math.min(bottom, board.bottom) - Math.max(top, board.top));
}"""


def ask_for_hints(person: Person) -> Locator:
    person.unfold("menu").get_by_role("button", name=person.says("hint")).tap()
    hints = person.page.locator(".hints")
    expect(hints.locator(".move").first).to_be_visible()
    return hints


@pytest.mark.parametrize("game", ["sunrise", "bella_vista", "kensington"])
def test_hints_never_cover_the_board_folded_or_not(people: People, game: str) -> None:
    zoe = people.person("Zoé", "fr", PHONE, touch=True)
    zoe.game = game
    sit_down(zoe, "me", "random")
    hints = ask_for_hints(zoe)
    for _ in range(2):
        assert hints.evaluate(OVERLAP) == 0
        hints.locator(".fold").tap()
    assert hints.evaluate(HEIGHT) == STRIP or hints.locator(".opened").is_visible()
    hints.get_by_role("button", name=zoe.says("close")).tap()
    expect(hints).to_have_count(0)


def test_a_hint_that_is_laid_folds_away_and_leaves_the_decision_to_be_pressed(
    people: People,
) -> None:
    zoe = people.person("Zoé", "fr", PHONE, touch=True)
    sit_down(zoe, "me", "random")
    hints = ask_for_hints(zoe)
    hints.locator(".move").nth(1).tap()
    hints.locator(".lay").tap()
    expect(hints.locator(".opened")).to_be_hidden()
    assert hints.evaluate(HEIGHT) == STRIP
    expect(zoe.page.locator(".actions .go")).to_be_enabled()
    zoe.page.locator(".actions .go").tap(trial=True)


def test_what_closes_hints_is_large_enough_for_a_thumb(people: People) -> None:
    zoe = people.person("Zoé", "fr", PHONE, touch=True)
    sit_down(zoe, "me", "random")
    box = ask_for_hints(zoe).get_by_role("button", name=zoe.says("close")).bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44


def test_the_town_stays_where_it_is_while_something_is_chosen_or_hinted(people: People) -> None:
    zoe = people.person("Zoé", "fr", PHONE, touch=True)
    sit_down(zoe, "me", "random")
    expect(zoe.page.locator(".cell.target").first).to_be_attached()
    before = zoe.space("a1").bounding_box()
    zoe.space("f5").tap()
    expect(zoe.page.locator(".turn .next")).to_be_visible()
    assert zoe.space("a1").bounding_box() == before
    hints = ask_for_hints(zoe)
    assert zoe.space("a1").bounding_box() == before
    hints.locator(".lay").tap()
    assert zoe.space("a1").bounding_box() == before


@pytest.mark.parametrize("game", ["sunrise", "bella_vista"])
def test_pieces_and_cards_of_everybody_are_counted_on_a_phone(people: People, game: str) -> None:
    ann = people.person("Ann", "en", PHONE, touch=True)
    ann.game = game
    sit_down(ann, "me", "random", "greedy")
    facts = ann.page.locator(".seats .facts")
    expect(facts).to_have_count(3)
    for each in facts.all():
        expect(each.locator("svg").first).to_be_visible()
        expect(each).to_contain_text("in hand")
    assert ann.unfold("menu").get_by_text(ann.says(f"about-{game}")).is_visible()
