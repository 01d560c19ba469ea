"""The bonuses stand below the board of a phone wherever there is room for all of them."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.e2e.near_the_end import before_the_end
from tests.e2e.people import PHONE, People, Person
from tests.e2e.scenes import go_on_from
from tests.e2e.screen import covering, scrolling
from tests.e2e.sunrise.taking_part import Player, tap

pytestmark = pytest.mark.needs("chromium")
RECORD = "sunrise-houses-low-other-seat"
AFTER_DEAL = 9
"""Moves of the record, after which three seats have bonuses."""
IN_MID_GAME = 30
"""Moves after which somebody can build, and three seats share a bonus."""


def bonuses(person: Person) -> Locator:
    return person.page.get_by_role("region", name=person.says("bonuses"), exact=True)


def stand_whole(person: Person) -> None:
    shown = bonuses(person)
    expect(shown).to_be_visible()
    for button in shown.get_by_role("button").all():
        assert covering(button) == []
    assert scrolling(person.page) == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_they_stay_below_a_banner_while_a_card_is_discarded(people: People, language: str) -> None:
    zoe = people.person("Zoé", language, PHONE, touch=True)
    before_the_end(zoe, RECORD, 13, "greedy", "greedy", "me")
    expect(zoe.page.locator(".ribbon")).to_be_visible()
    stand_whole(zoe)
    zoe.cards.first.tap()
    expect(zoe.page.locator(".turn .chosen-move")).to_be_visible()
    stand_whole(zoe)


def test_they_stay_below_what_taking_back_says(people: People) -> None:
    zoe = people.person("Zoé", "fr", PHONE, touch=True)
    go_on_from(zoe, IN_MID_GAME, "me", "random", "random")
    player = Player(zoe, tap)
    player.take_a_turn()
    player.wait_for("turn")
    player.actions.locator(".undo").tap()
    expect(zoe.button("undo-anyway")).to_be_visible()
    stand_whole(zoe)
    zoe.button("undo-anyway").tap()
    expect(zoe.banner("practice-about")).to_be_visible()
    stand_whole(zoe)


def without_chances(route: WebSocketRoute) -> None:
    """A server that has not worked out any chance yet: they would make the tabs of hints higher."""
    server = route.connect_to_server()

    def tell(message: str | bytes) -> None:
        told = json.loads(message)
        if told["type"] == "advice":
            for hint in told["hints"]["best"]:
                hint.update(chances=[], margin=0)
            told["hints"]["chances_later"] = True
        route.send(json.dumps(told))

    server.on_message(tell)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_they_stay_above_folded_hints_at_three_seats(people: People, language: str) -> None:
    zoe = people.person("Zoé", language, PHONE, touch=True)
    zoe.page.route_web_socket("**/*", without_chances)
    go_on_from(zoe, AFTER_DEAL, "me", "random", "random")
    zoe.unfold("menu").get_by_role("button", name=zoe.says("hint")).tap()
    hints = zoe.page.locator(".hints")
    expect(hints.locator(".move").first).to_be_visible()
    hints.locator(".fold").tap()
    stand_whole(zoe)


def test_where_they_would_be_cut_they_are_short_then_give_way_and_the_board_keeps_its_size(
    people: People,
) -> None:
    zoe = people.person("Zoé", "fr", PHONE, touch=True)
    before_the_end(zoe, RECORD, 7, "me", "greedy", "greedy")
    stand_whole(zoe)
    before = zoe.board.bounding_box()
    heading = bonuses(zoe).get_by_role("heading")
    expect(heading).to_be_visible()
    zoe.space("k8").tap()
    expect(zoe.page.locator(".turn .chosen-move")).to_be_visible()
    expect(heading).to_be_hidden()
    stand_whole(zoe)
    zoe.unfold("menu").get_by_role("button", name=zoe.says("hint")).tap()
    zoe.page.locator(".hints .fold").tap()
    expect(bonuses(zoe)).to_have_count(0)
    assert zoe.board.bounding_box() == before
    zoe.page.locator(".hints").get_by_role("button", name=zoe.says("close")).tap()
    zoe.space("k8").press("Escape")
    expect(heading).to_be_visible()
    stand_whole(zoe)
    assert zoe.board.bounding_box() == before
