"""Whole games of Bella Vista: with a mouse, with a keyboard, with a finger; to the last coin."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.bella_vista.taking_part import MINE, Architect, KeyArchitect
from tests.e2e.keys import POINTERS, press_by_key
from tests.e2e.people import PHONE, People, Person
from tests.e2e.scenes import GOLDEN
from tests.e2e.score import next_step
from tests.e2e.sunrise.taking_part import Stage, tap
from tests.e2e.whole_games import (
    look_closely,
    open_by_keyboard,
    play_on,
    skip_the_middle,
    walk_and_look,
)
from tests.long_forms import in_full

pytestmark = pytest.mark.needs("chromium")
ROUNDS = in_full(8, short=2)
RECORD = GOLDEN[0].with_name("bella_vista-three-architects.json")
BEFORE_THE_LAST_ROUNDS = -20
"""How many decisions of this record are in its last two rounds."""
SMALLEST = 20
"""Pixels of a square in the tallest city on a phone; two fingers make it larger."""
LOOKED_AT = (0, 5)
"""Which decisions of each kind are looked at closely: the first, and one in a full city."""


def side_of_a_square(person: Person) -> float:
    """In pixels, as large as a finger has to hit it."""
    box = person.page.locator(".cell.target").first.bounding_box()
    assert box is not None
    return min(box["width"], box["height"])


def play_and_look(player: Architect, name: str) -> None:
    """To the end of the game, with a close look at each kind of decision."""
    seen = player.seen

    def look(stage: Stage) -> None:
        if stage == "over" or seen[stage] in LOOKED_AT:
            look_closely(player.person, f"{name}-{stage}-{seen[stage]}")
            assert stage != "build" or side_of_a_square(player.person) >= SMALLEST

    play_on(player, MINE, look)
    assert seen["offer"] == seen["build"] == ROUNDS
    assert seen["turned"]


def skip_to_the_last_rounds(person: Person, bot: str) -> None:
    skip_the_middle(person, BEFORE_THE_LAST_ROUNDS, "me", bot, bot, record=RECORD)


@pytest.mark.full
def test_a_whole_game_is_played_with_a_mouse_against_two_medium_bots(people: People) -> None:
    ann = people.person("Ann")
    ann.game = "bella_vista"
    ann.open_table("me", "medium", "medium")
    skip_to_the_last_rounds(ann, "medium")
    play_and_look(Architect(ann), "bella-mouse")
    ann.button("walk-scores").click()
    walk_and_look(ann, "bella-mouse", next_step(ann).click)


@pytest.mark.full
def test_a_whole_game_is_played_by_keyboard_alone(people: People) -> None:
    ann = people.person("Ann")
    ann.game = "bella_vista"
    ann.page.add_init_script(f"({POINTERS})()")
    open_by_keyboard(ann, seats=3)
    skip_to_the_last_rounds(ann, "easy")
    play_and_look(KeyArchitect(ann), "bella-keys")
    press_by_key(ann, ann.button("walk-scores"))
    walk_and_look(ann, "bella-keys", lambda: ann.page.keyboard.press("ArrowRight"))
    ann.page.keyboard.press("Escape")
    expect(ann.heading("game-is-over").first).to_be_visible()
    assert ann.page.evaluate("window.pointed") == []


def test_a_whole_game_is_played_by_finger_in_french(people: People) -> None:
    zoe = people.person("Zoé", "fr", PHONE, touch=True)
    zoe.game = "bella_vista"
    zoe.go_home()
    zoe.game_card.tap()
    zoe.page.get_by_role("group", name=zoe.says("players")).get_by_role("button", name="3").tap()
    for number in (2, 3):
        kind = zoe.page.get_by_label(zoe.says("who-sits", number=number), exact=True)
        kind.select_option("medium")
    zoe.page.get_by_label(zoe.says("name-of-seat", number=1), exact=True).fill("Zoé")
    zoe.page.get_by_role("combobox", name=zoe.says("bv-which-city"), exact=True).select_option(
        "paris"
    )
    zoe.button("open-table").tap()
    expect(zoe.board).to_be_visible()
    skip_to_the_last_rounds(zoe, "medium")
    play_and_look(Architect(zoe, tap), "bella-touch")
    zoe.button("walk-scores").tap()
    walk_and_look(zoe, "bella-touch", zoe.page.locator("footer .btn.go").tap)
