"""Whoever plays presses what they see: in mid-turn no news and no panel moves anything there."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, ViewportSize, WebSocketRoute, expect

from tests.e2e.kensington.screens import kensington_build
from tests.e2e.near_the_end import before_the_end
from tests.e2e.people import DESK, PHONE, People, Person

pytestmark = pytest.mark.needs("chromium")
RECORD = "sunrise-houses-low-other-seat"
SCREENS = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
UNDER_POINTER = """([x, y]) => {
  const found = document.elementFromPoint(x, y)?.closest("button:enabled, a");
  return found ? found.textContent.trim() : "";
}"""
Place = tuple[int, int, int, int]


def place(found: Locator) -> Place:
    box = found.bounding_box()
    assert box is not None
    return (round(box["x"]), round(box["y"]), round(box["width"]), round(box["height"]))


def what_is_pressed(person: Person) -> list[Place]:
    """Where the board and the buttons of the decision are."""
    decision = person.page.get_by_role("region", name=person.says("decision-label"))
    buttons = decision.locator(".actions .btn:visible")
    return [place(person.board), *(place(each) for each in buttons.all())]


def choose(person: Person, space: str, floors: int) -> None:
    person.space(space).click()
    height = person.page.get_by_role("group", name=person.says("how-high"))
    if floors > 1:
        height.get_by_role("button", name=person.says("floors", number=floors)).click()


def press_build(person: Person) -> None:
    """Until it is built: then nothing is chosen, and one may stop."""
    person.page.locator(".actions .go").click()
    expect(person.page.locator(".actions .go")).to_be_disabled()
    expect(person.page.locator(".actions .btn:not(.go, .undo)")).to_be_enabled()


def build(person: Person, space: str, floors: int) -> None:
    choose(person, space, floors)
    press_build(person)


@SCREENS
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_board_and_the_buttons_stay_when_the_last_round_is_announced(
    people: People, size: ViewportSize, language: str
) -> None:
    ann = people.person("Zoé", language, size)
    before_the_end(ann, RECORD, 7, "me", "greedy", "greedy")
    expect(ann.page.locator(".ribbon.slim")).to_be_visible()
    before = what_is_pressed(ann)
    build(ann, "k8", 2)
    assert what_is_pressed(ann) == before
    build(ann, "k9", 2)
    expect(ann.page.locator(".ribbon:not(.slim)")).to_be_visible()
    assert what_is_pressed(ann) == before


@SCREENS
def test_that_the_end_is_near_is_said_when_the_turn_is_over(
    people: People, size: ViewportSize
) -> None:
    ann = people.person(size=size)
    before_the_end(ann, RECORD, 33, "me", "greedy", "greedy")
    ann.board.wait_for()
    before = what_is_pressed(ann)
    build(ann, "d3", 2)
    assert what_is_pressed(ann) == before
    ribbon = ann.page.locator(".ribbon")
    expect(ribbon).to_have_count(0)
    ann.page.locator(".actions").get_by_role("button", name=ann.says("stop")).click()
    expect(ribbon).to_be_visible()


@SCREENS
@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_button_comes_to_lie_where_build_was_pressed(
    people: People, size: ViewportSize, language: str
) -> None:
    ann = people.person(language=language, size=size)
    before_the_end(ann, RECORD, 31, "greedy", "me", "greedy")
    for space, floors in (("b6", 1), ("a6", 1), ("a5", 2)):
        choose(ann, space, floors)
        x, y, width, height = place(ann.page.locator(".actions .go"))
        press_build(ann)
        for part in (0.1, 0.5, 0.9):
            there = [x + width / 2, y + part * height]
            assert ann.page.evaluate(UNDER_POINTER, there) == ""


def one_hint(route: WebSocketRoute) -> None:
    """A server that finds a single hint, and its chance."""
    server = route.connect_to_server()

    def tell(message: str | bytes) -> None:
        told = json.loads(message)
        if told["type"] == "advice":
            hint = told["hints"]["best"][0]
            hint.update(moves=["a8@R", "a9=1", "a10=2", "."], chances=[2, 60, 38], margin=1)
            told["hints"].update(best=[hint], games=20_000, is_done=True, chances_later=False)
        route.send(json.dumps(told))

    server.on_message(tell)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_town_stays_below_a_banner_while_the_card_for_a_park_is_named(
    people: People, language: str
) -> None:
    zoe = people.person("Zoé", language, PHONE, touch=True)
    zoe.page.route_web_socket("**/*", one_hint)
    before_the_end(zoe, RECORD, 7, "me", "greedy", "greedy")
    expect(zoe.page.locator(".ribbon.slim")).to_be_visible()
    before = place(zoe.board)
    zoe.unfold("menu").get_by_role("button", name=zoe.says("hint")).tap()
    hints = zoe.page.locator(".hints")
    expect(hints.locator(".move")).to_have_count(1)
    hints.locator(".fold").tap()
    zoe.space("a8").tap()
    height = zoe.page.get_by_role("group", name=zoe.says("how-high"))
    height.get_by_role("button", name=zoe.says("park")).tap()
    expect(zoe.page.locator(".turn .which")).to_be_visible()
    assert place(zoe.board) == before


def test_a_double_click_lays_one_tile_and_does_not_finish_the_turn(people: People) -> None:
    ann = people.person()
    kensington_build(people, ann)
    ann.button("kg-lay").click(trial=True)  # takes presses by now
    x, y, width, height = place(ann.page.locator(".actions .go"))
    mouse = ann.page.mouse
    mouse.click(x + width / 2, y + height / 2)
    expect(ann.button("kg-lay")).to_have_count(0)
    mouse.down(click_count=2)
    mouse.up(click_count=2)
    ann.page.wait_for_timeout(500)
    expect(ann.page.locator("[data-stage=build]")).to_be_visible()
