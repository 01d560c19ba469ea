"""Hints in the hand: they can be closed, and one that was taken up leaves the board to be seen."""

from __future__ import annotations

import json
import re
from itertools import count
from pathlib import Path

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

import faubourg
from tests.e2e.people import PHONE, People, Person
from tests.e2e.scenes import go_on_from, sit_down

pytestmark = pytest.mark.needs("chromium")
STRIP = 68
AFTER_DEAL = 9
"""Moves of the record, after which three seats have bonuses in every area."""
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


def test_hints_stay_folded_beside_a_refusal_and_leave_its_proposal_to_be_pressed(
    people: People,
) -> None:
    zoe = people.person("Zoé", "fr", PHONE, touch=True)
    sit_down(zoe, "me", "random")
    hints = ask_for_hints(zoe)
    hints.locator(".fold").tap()
    zoe.space("b8").tap()
    note = zoe.page.locator(".refusal")
    expect(note).to_be_visible()
    note.get_by_role("button", name=zoe.says("close")).tap()
    assert hints.evaluate(HEIGHT) == STRIP
    hints.locator(".fold").tap()
    zoe.space("b8").tap()
    note.locator(".instead").tap()
    expect(zoe.page.locator(".turn .next")).to_be_visible()
    assert hints.evaluate(HEIGHT) == STRIP
    zoe.page.locator(".actions .go").tap(trial=True)


def test_pictograms_step_aside_only_for_gains_that_are_shown(people: People) -> None:
    zoe = people.person("Zoé", "fr", PHONE, touch=True)
    sit_down(zoe, "me", "random")
    expect(zoe.page.locator(".town .hasGain").first).to_be_attached()
    ask_for_hints(zoe)
    expect(zoe.page.locator(".town .hasGain")).to_have_count(0)


def almost_won(route: WebSocketRoute) -> None:
    """A server that finds every hint as good as won, whatever it has worked out."""
    server = route.connect_to_server()

    def tell(message: str | bytes) -> None:
        told = json.loads(message)
        if told["type"] == "advice":
            found = told["hints"]
            for hint in found["best"]:
                hint["chances"], hint["margin"] = [99, 1], 1
            lead = {"distance": "close", "others": [2, 3]}
            found.update(games=20_000, is_done=True, chances_later=False, lead=lead)
        route.send(json.dumps(told))

    server.on_message(tell)


GAPS = """(hints) => {
  const box = (it) => it.getBoundingClientRect();
  const worth = box(hints.querySelector(".worth"));
  const tabs = [...hints.querySelectorAll(".move")].map(box);
  return {
    above: Math.min(...tabs.map(({ top }) => top)) - worth.bottom,
    beside: box(hints.querySelector(".fold")).left - worth.right,
    out: [...hints.querySelectorAll(".move :is(.words, .path)")].filter((it) => {
      const [inner, tab] = [box(it), box(it.closest(".move"))];
      return inner.left < tab.left || inner.right > tab.right;
    }).length,
  };
}"""


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", ["sunrise", "bella_vista", "kensington"])
def test_folded_hints_say_clear_of_the_tabs_why_the_first_is_first(
    people: People, game: str, language: str
) -> None:
    zoe = people.person("Zoé", language, PHONE, touch=True)
    zoe.game = game
    zoe.page.route_web_socket("**/*", almost_won)
    sit_down(zoe, "me", "random")
    hints = ask_for_hints(zoe)
    if hints.locator(".opened").is_visible():
        hints.locator(".fold").tap()
    expect(hints.locator(".worth")).to_contain_text(
        zoe.says("hint-lead-short", distance="close", hints="").strip()
    )
    expect(hints.locator(".words").first).to_have_text(
        zoe.says("hint-chance-at-bar", kind="surely")
    )
    gaps = hints.evaluate(GAPS)
    assert gaps["above"] >= 2
    assert gaps["beside"] >= 0
    assert not gaps["out"]


def a_deal_with_a_choice(seats: int) -> bytes:
    """Whoever begins can build a House on f5, or a Park for one of several cards."""
    for seed in count():
        table = faubourg.Table("sunrise", seats=seats, seed=seed)
        said = [table.rules.write(move) for move in table.moves()]
        if "f5=1" in said and sum(move.startswith("f5@") for move in said) > 1:
            return table.record().to_json()
    raise AssertionError


ON_ONE_SPACE = ["h11=1", "h11=3", "h11@Y", "h11@R"]
SIGNS = """(hints) => [...hints.querySelectorAll(".move .path")].map((path) => {
  const [inner, outer] = [path, path.closest(".move")].map((it) => it.getBoundingClientRect());
  const signs = [...path.querySelectorAll("use")].filter((it) => it.checkVisibility());
  const isWhole = [...path.querySelectorAll("*")].every((it) => {
    const { left, right } = it.getBoundingClientRect();
    return left >= outer.left && right <= outer.right;
  });
  const drawn = signs.map((it) => it.getAttribute("href"));
  return [isWhole, [path.innerText.trim(), ...drawn].join(" ")];
})"""
"""Whether all of a hint's move lies on its tab, and what is to be seen of it."""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_hints_on_one_space_look_different_whatever_sets_them_apart(
    people: People, language: str
) -> None:
    zoe = people.person("Zoé", language, PHONE, touch=True)
    proposed: list[str] = []

    def on_one_space(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def tell(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "advice":
                for hint, text in zip(told["hints"]["best"], proposed, strict=False):
                    hint["moves"] = [text, "h10=1", "h9=2", "."]
            route.send(json.dumps(told))

        server.on_message(tell)

    zoe.page.route_web_socket("**/*", on_one_space)
    for missing in ON_ONE_SPACE[:2]:
        proposed[:] = [each for each in ON_ONE_SPACE if each != missing]
        sit_down(zoe, "me", "random")
        hints = ask_for_hints(zoe)
        for _ in range(2):
            found = hints.evaluate(SIGNS)
            assert all(is_whole for is_whole, _ in found), found
            assert len({seen for _, seen in found}) == 3, found
            hints.locator(".fold").tap()


@pytest.mark.parametrize("hints", ["none", "open", "folded"])
@pytest.mark.parametrize(("seats", "language"), [(2, "en"), (3, "fr"), (4, "en")])
def test_the_town_keeps_its_size_while_the_card_for_a_park_is_chosen(
    people: People, tmp_path: Path, seats: int, language: str, hints: str
) -> None:
    record = tmp_path / "deal.json"
    record.write_bytes(a_deal_with_a_choice(seats))
    zoe = people.person("Zoé", language, PHONE, touch=True)
    go_on_from(zoe, 0, "me", *["random"] * (seats - 1), record=record)
    expect(zoe.page.locator(".cell.target").first).to_be_attached()
    before = zoe.board.bounding_box()
    if hints == "open":
        ask_for_hints(zoe)
    elif hints == "folded":
        ask_for_hints(zoe).locator(".fold").tap()
    assert zoe.board.bounding_box() == before
    zoe.space("f5").tap()
    height = zoe.page.get_by_role("group", name=zoe.says("how-high"))
    expect(height).to_be_attached()
    assert zoe.board.bounding_box() == before
    if hints == "open":
        return  # They lie over the decision and the cards.
    height.get_by_role("button", name=zoe.says("park")).tap()
    which = zoe.page.locator(".turn .which")
    expect(which).to_be_visible()
    before_change = which.inner_text()
    assert zoe.board.bounding_box() == before
    card = zoe.hand.locator(".card-button:not(.raised)").first
    expect(card).to_have_class(re.compile("choosable"))
    card.tap()
    expect(zoe.hand.locator(".raised")).to_have_count(1)
    expect(which).not_to_have_text(before_change)
    assert zoe.board.bounding_box() == before


def test_the_town_keeps_its_size_beside_folded_hints_whatever_the_forecast_says(
    people: People,
) -> None:
    zoe = people.person("Zoé", "fr", PHONE, touch=True)
    go_on_from(zoe, AFTER_DEAL, "me", "random", "random")
    expect(zoe.page.locator(".cell.target").first).to_be_attached()
    before = zoe.board.bounding_box()
    ask_for_hints(zoe).locator(".fold").tap()
    assert zoe.board.bounding_box() == before
    zoe.page.locator(".cell.target").first.tap()
    expect(zoe.page.locator(".turn .chosen-move")).to_be_visible()
    assert zoe.board.bounding_box() == before


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
    expect(ann.unfold("menu").get_by_text(ann.says(f"about-{game}"))).to_be_visible()
