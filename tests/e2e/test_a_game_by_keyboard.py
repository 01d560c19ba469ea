"""From the front page to the last point without a mouse."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.keys import POINTERS, KeyPlayer, press_by_key
from tests.e2e.people import People
from tests.e2e.scenes import sit_down
from tests.e2e.score import beads
from tests.e2e.sunrise.taking_part import play_to_the_end
from tests.e2e.whole_games import LAST_TURNS, open_by_keyboard, skip_the_middle

pytestmark = pytest.mark.needs("chromium")


def test_an_arrow_finds_a_lit_space_when_nothing_has_the_focus(people: People) -> None:
    ann = people.person("Ann")
    sit_down(ann, "me", "random")
    expect(ann.page.locator(".cell.target").first).to_be_attached()
    ann.page.keyboard.press("ArrowRight")
    expect(ann.page.locator(".cell.target:focus")).to_have_count(1)


def test_a_whole_game_is_played_by_keyboard_alone(people: People) -> None:
    ann = people.person("Ann")
    ann.page.add_init_script(f"({POINTERS})()")
    open_by_keyboard(ann, seats=2)
    skip_the_middle(ann, LAST_TURNS, "me", "easy", "easy")
    play_to_the_end(KeyPlayer(ann))
    press_by_key(ann, ann.button("walk-scores"))
    for number in range(1, 7):
        expect(beads(ann)).to_have_accessible_name(ann.says("step-of", number=number, total=6))
        ann.page.keyboard.press("ArrowRight")
    ann.page.keyboard.press("Escape")
    expect(ann.heading("game-is-over").first).to_be_visible()
    assert ann.page.evaluate("window.pointed") == []
