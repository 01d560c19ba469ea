"""Cards of Sunrise Lane in a browser: pressed too early, discarded one by one, counted."""

from __future__ import annotations

import re
from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.people import People, Person
from tests.e2e.scenes import sit_down
from tests.e2e.sunrise.taking_part import Player

pytestmark = pytest.mark.needs("chromium")


def test_each_card_too_many_is_chosen_by_itself(people: People) -> None:
    ann = people.person("Ann")
    sit_down(ann, "me", "random")
    player = Player(ann)
    for stage in ("turn", "discarding"):
        player.wait_for("turn")
        player.second.click()
        player.wait_for(stage)
    for surplus in (2, 1):
        expect(ann.text("now-discarding", surplus=surplus)).to_be_visible()
        expect(player.go).to_be_disabled()
        player.discard()
    player.wait_for("turn")
    expect(ann.cards).to_have_count(5)


def test_a_card_pressed_before_any_space_says_what_comes_first(people: People) -> None:
    ann = people.person("Ann")
    ann.open_table("me", "easy")
    player = Player(ann)
    player.wait_for("turn")
    alert = ann.page.get_by_role("alert")
    ann.cards.first.click()
    expect(alert).to_contain_text(ann.says("space-first"))
    player.choose("f5")
    expect(alert).to_have_count(0)
    ann.space("f5").press("Escape")
    expect(ann.cards.first).to_be_enabled()


THREE_PIECES_AND_FOUR_CARDS = (
    "sunrise/lane/2;town=-.........-&.--.-.-.--.&.--.-.-.--.&...........&.--.-.-a5--.&.....@a5a5a5a5."
    "&.--.-.-.--.&...........&.--.-.-.--.&.--.-.-.--.&-.........-;hands=BBBB,YBP;turn=a"
)


def build_on_f7(ann: Person) -> Locator:
    """Four blue cards are held, three of them raised; the cards that are raised."""
    ann.visit(f"/study/sunrise#{quote(THREE_PIECES_AND_FOUR_CARDS, safe='')}")
    ann.space("f7").click()
    raised = ann.hand.locator(".raised")
    expect(raised).to_have_count(3)
    return raised


@pytest.mark.rule("SL-2.3")
def test_each_card_that_is_pressed_is_a_floor_more_or_fewer(people: People) -> None:
    ann = people.person("Ann")
    raised = build_on_f7(ann)
    first, last = ann.cards.first, ann.cards.last
    first.click()
    expect(raised).to_have_count(2)
    expect(first).not_to_have_class(re.compile("raised"))
    expect(ann.page.locator(".chosen-move")).to_contain_text(ann.says("floors", number=2))
    last.click()
    expect(raised).to_have_count(3)
    expect(last).to_have_class(re.compile("raised"))
    for number in range(3):
        raised.first.click()
        expect(raised).to_have_count(2 - number)
    expect(ann.page.locator(".chosen-move")).to_have_count(0)


@pytest.mark.rule("SL-2.6")
def test_of_equal_cards_the_one_that_is_pressed_is_raised(people: People) -> None:
    ann = people.person("Ann")
    ann.visit(f"/study/sunrise#{quote(THREE_PIECES_AND_FOUR_CARDS, safe='')}")
    ann.space("e6").click()
    third = ann.cards.nth(2)
    third.click()
    expect(third).to_have_class(re.compile("raised"))
    expect(ann.hand.locator(".raised")).to_have_count(1)


@pytest.mark.rule("SL-2.9")
def test_a_card_for_which_no_piece_is_left_says_so(people: People) -> None:
    ann = people.person("Ann")
    raised = build_on_f7(ann)
    ann.hand.locator(".card-button:not(.raised)").click()
    refusal = ann.page.get_by_role("alert")
    expect(refusal).to_contain_text(ann.says("SL-2-9.too-few-pieces", needed=4, pieces=3))
    expect(raised).to_have_count(3)


def test_the_pool_of_parks_is_counted_beside_the_cards(people: People) -> None:
    ann = people.person("Ann")
    ann.open_table("me", "easy")
    Player(ann).wait_for("turn")
    expect(ann.text("parks-left", number=20)).to_be_visible()
    ann.hand.get_by_role("button", name=ann.says("deck-left", number=49)).click()
    expect(ann.dialog("cards-panel")).to_contain_text(ann.says("parks-left", number=20))
