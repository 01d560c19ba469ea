"""Hints change while a finger is on its way to one: what is pressed is what was read."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.e2e.people import PHONE, People, Person
from tests.e2e.scenes import sit_down
from tests.e2e.test_hints_on_a_phone import ask_for_hints

pytestmark = pytest.mark.needs("chromium")


class HeldBack:
    """Between browser and table: of all that is said of hints only the first comes by itself."""

    def __init__(self, person: Person) -> None:
        self.first: dict[str, Any] = {}
        person.page.route_web_socket("**/*", self.listen)

    def listen(self, route: WebSocketRoute) -> None:
        self.route, server = route, route.connect_to_server()

        def tell(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] != "advice":
                route.send(message)
            elif not self.first and len(told["hints"]["best"]) > 1:
                told["hints"]["is_done"] = False
                self.first = told
                route.send(json.dumps(told))

        server.on_message(tell)

    def turn_order_about(self) -> None:
        hints = {**self.first["hints"], "best": self.first["hints"]["best"][::-1], "is_done": True}
        self.route.send(json.dumps({**self.first, "hints": hints}))


def open_hints(zoe: Person, game: str) -> tuple[HeldBack, Locator]:
    zoe.game = game
    held = HeldBack(zoe)
    sit_down(zoe, "me", "random")
    hints = ask_for_hints(zoe)
    if not hints.locator(".opened").is_visible():
        hints.locator(".fold").tap()
    expect(hints.locator(".lay")).to_be_visible()
    zoe.page.wait_for_timeout(600)
    return held, hints


def middle(button: Locator) -> dict[str, float]:
    box = button.bounding_box()
    assert box is not None
    return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}


def words_of(hints: Locator) -> str:
    return hints.locator(".opened .way").inner_text()


def expect_taken_up(hints: Locator, read: str) -> None:
    expect(hints.locator(".opened")).to_be_hidden()
    hints.locator(".fold").tap()
    hints.locator(".move.shown").tap()
    expect(hints.locator(".opened .way")).to_have_text(read, use_inner_text=True)


@pytest.mark.parametrize("game", ["sunrise", "bella_vista"])
def test_hints_that_come_while_the_finger_is_down_do_not_take_the_button_away(
    people: People, game: str
) -> None:
    zoe = people.person("Zoé", "fr", PHONE, touch=True)
    held, hints = open_hints(zoe, game)
    read = words_of(hints)
    finger = zoe.context.new_cdp_session(zoe.page)
    at = middle(hints.locator(".lay"))
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    held.turn_order_about()
    zoe.page.wait_for_timeout(150)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect_taken_up(hints, read)


@pytest.mark.parametrize("game", ["sunrise", "bella_vista"])
def test_a_tap_just_after_the_order_has_changed_means_what_was_read_before(
    people: People, game: str
) -> None:
    zoe = people.person("Zoé", "fr", PHONE, touch=True)
    held, hints = open_hints(zoe, game)
    read = words_of(hints)
    at = middle(hints.locator(".lay"))
    held.turn_order_about()
    expect(hints.locator(".opened .way")).not_to_have_text(read)
    zoe.page.touchscreen.tap(at["x"], at["y"])
    expect_taken_up(hints, read)
