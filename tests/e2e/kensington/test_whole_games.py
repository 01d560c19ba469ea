"""Whole games of Kensington: with a mouse, with a keyboard, with a finger; to the last cat."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.kensington.screens import LATE, RECORD
from tests.e2e.kensington.taking_part import MINE, KeyMason, Mason, TouchMason
from tests.e2e.keys import POINTERS, press_by_key
from tests.e2e.people import DESK, PHONE, People, Person
from tests.e2e.scenes import GOLDEN, go_on_from
from tests.e2e.score import next_step
from tests.e2e.sunrise.taking_part import Stage
from tests.e2e.whole_games import (
    look_closely,
    open_by_keyboard,
    play_on,
    skip_the_middle,
    walk_and_look,
)
from tests.long_forms import in_full

pytestmark = pytest.mark.needs("chromium")
FEWEST_LAID = in_full(6, short=1)
BARGAIN = GOLDEN[0].with_name("kensington-idle-rounds.json")
BEFORE_A_BARGAIN = 16
"""After this decision of the record the first seat can buy a tile of the second."""
LOOKED_AT = (0, 12)
"""Which decisions of each kind are looked at closely: the first, and one of a large façade."""


def play_and_look(player: Mason, name: str) -> None:
    """To the end of the game, with a close look at each kind of decision."""

    def look(stage: Stage) -> None:
        if stage == "over" or player.seen[stage] in LOOKED_AT:
            look_closely(player.person, f"{name}-{stage}-{player.seen[stage]}")

    play_on(player, MINE, look)
    assert player.seen["laid"] >= FEWEST_LAID, "nothing was built in a whole game"
    assert player.seen["finished"]


def skip_to_the_last_birds(person: Person, bot: str) -> None:
    skip_the_middle(person, LATE, "me", bot, record=RECORD)


def test_a_whole_game_is_played_with_a_mouse_against_two_medium_bots(people: People) -> None:
    ann = people.person("Ann")
    ann.game = "kensington"
    ann.open_table("me", "medium", "medium")
    skip_to_the_last_birds(ann, "medium")
    play_and_look(Mason(ann), "kensington-mouse")
    ann.button("walk-scores").click()
    walk_and_look(ann, "kensington-mouse", next_step(ann).click)


@pytest.mark.full
def test_a_whole_game_is_played_by_keyboard_alone(people: People) -> None:
    ann = people.person("Ann")
    ann.game = "kensington"
    ann.page.add_init_script(f"({POINTERS})()")
    open_by_keyboard(ann, seats=2)
    skip_to_the_last_birds(ann, "easy")
    play_and_look(KeyMason(ann), "kensington-keys")
    press_by_key(ann, ann.button("walk-scores"))
    walk_and_look(ann, "kensington-keys", lambda: ann.page.keyboard.press("ArrowRight"))
    ann.page.keyboard.press("Escape")
    expect(ann.heading("game-is-over").first).to_be_visible()
    assert ann.page.evaluate("window.pointed") == []


@pytest.mark.full
def test_a_whole_game_against_four_medium_bots_is_played_by_finger_in_french(
    people: People,
) -> None:
    zoe = people.person("Zoé", "fr", PHONE, touch=True)
    zoe.game = "kensington"
    zoe.go_home()
    zoe.game_card.tap()
    zoe.page.get_by_role("group", name=zoe.says("players")).get_by_role("button", name="5").tap()
    for number in range(2, 6):
        kind = zoe.page.get_by_label(zoe.says("who-sits", number=number), exact=True)
        kind.select_option("medium")
    zoe.page.get_by_label(zoe.says("name-of-seat", number=1), exact=True).fill("Zoé")
    zoe.button("open-table").tap()
    expect(zoe.board).to_be_visible()
    skip_to_the_last_birds(zoe, "medium")
    play_and_look(TouchMason(zoe), "kensington-touch")
    zoe.button("walk-scores").tap()
    walk_and_look(zoe, "kensington-touch", zoe.page.locator("footer .btn.go").tap)


@pytest.mark.parametrize("hand", [Mason, KeyMason, TouchMason])
def test_a_tile_of_another_warehouse_is_bought_and_built(
    people: People, hand: type[Mason] | type[KeyMason] | type[TouchMason]
) -> None:
    size = PHONE if hand is TouchMason else DESK
    ann = people.person("Ann", size=size, touch=hand is TouchMason)
    ann.game = "kensington"
    go_on_from(ann, BEFORE_A_BARGAIN, "me", "random", record=BARGAIN)
    player = hand(ann)
    player.wait_for("take")
    player.decide("take")
    assert player.seen["bought"] == 1
    player.wait_for("build")
    finish = ann.button("kg-finish")
    expect(finish).to_be_disabled()  # What is bought is built.
    player.decide("build")
    expect(finish).to_be_enabled()
