"""From the front page to the last point without a mouse."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.keys import POINTERS, KeyPlayer, press_by_key, tab_to
from tests.e2e.people import People, Person
from tests.e2e.playing import play_to_the_end
from tests.e2e.score import beads

pytestmark = pytest.mark.needs("chromium")


def open_against_a_bot(ann: Person) -> None:
    ann.go_home()
    press_by_key(ann, ann.game_card)
    players = ann.page.get_by_role("group", name=ann.says("players"))
    press_by_key(ann, players.get_by_role("button", name="2"))
    tab_to(ann, ann.page.get_by_label(ann.says("name-of-seat", number=1), exact=True))
    ann.page.keyboard.type("Ann")
    kind = ann.page.get_by_label(ann.says("who-sits", number=2), exact=True)
    tab_to(ann, kind)
    ann.page.keyboard.type(ann.says("bot-greedy"))
    expect(kind).to_have_value("greedy")
    press_by_key(ann, ann.button("open-table"))
    expect(ann.board).to_be_visible()


def test_a_whole_game_is_played_by_keyboard_alone(people: People) -> None:
    ann = people.person("Ann")
    ann.page.add_init_script(f"({POINTERS})()")
    open_against_a_bot(ann)
    play_to_the_end(KeyPlayer(ann))
    press_by_key(ann, ann.button("walk-scores"))
    for number in range(1, 7):
        expect(beads(ann)).to_have_accessible_name(ann.says("step-of", number=number, total=6))
        ann.page.keyboard.press("ArrowRight")
    ann.page.keyboard.press("Escape")
    expect(ann.heading("game-is-over").first).to_be_visible()
    assert ann.page.evaluate("window.pointed") == []
