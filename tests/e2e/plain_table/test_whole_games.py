"""Whole games at a plain table: opened, played, explained, counted and looked at again."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.people import PHONE, People, Person
from tests.e2e.plain_table.conftest import BEGUN
from tests.e2e.plain_table.taking_part import MINE, Planter
from tests.e2e.scenes import ask, seat_wish, sit_down
from tests.e2e.score import beads, next_step, totals
from tests.e2e.screen import covering, scrolling
from tests.e2e.screen_check import picture
from tests.e2e.sunrise.taking_part import Stage, tap
from tests.e2e.whole_games import play_on, untranslated

pytestmark = pytest.mark.needs("chromium")
MAY_SCROLL = (".card log", ".moves")
"""What has happened, and on a phone the moves: the board shows them too."""


def play_and_look(player: Planter, name: str) -> None:
    def look(stage: Stage) -> None:
        if stage == "over" or player.played in (0, 5):
            look_closely(player.person, f"{name}-{stage}-{player.played}")

    play_on(player, MINE, look)
    assert player.played > 5


def look_closely(person: Person, name: str) -> None:
    moved = scrolling(person.page)
    assert [each for each in moved if not any(part in each for part in MAY_SCROLL)] == []
    assert untranslated(person) == []
    for main in person.page.locator(".actions .btn.go, .others .btn.go").all():
        assert covering(main) == []
    picture(person.page, name)


def walk(person: Person, next_step: Callable[[], None]) -> None:
    """Through the score; at its end everybody has what the server counts."""
    expect(beads(person)).to_be_visible()
    steps = beads(person).locator("> *").count()
    for number in range(1, steps + 1):
        step = person.says("step-of", number=number, total=steps)
        expect(beads(person)).to_have_accessible_name(step)
        assert untranslated(person) == []
        if number < steps:
            next_step()
    if person.page.viewport_size != PHONE:
        assert totals(person) == counted(person)


def counted(person: Person) -> list[int]:
    outcome = ask(person, f"/api/tables/{person.table}/story")["outcome"]
    return list(outcome["totals"])


def test_a_whole_game_is_played_by_squares_buttons_and_typed_text(guests: People) -> None:
    ann = guests.person("Ann")
    ann.game = "orchard"
    ann.open_table("me", "easy")
    play_and_look(Planter(ann), "plain-mouse")
    ann.button("walk-scores").click()
    walk(ann, next_step(ann).click)
    ann.page.keyboard.press("Escape")
    ann.link("replay").click()
    expect(ann.board).to_be_visible()
    ann.page.keyboard.press("Home")
    expect(ann.board.get_by_text("C").first).to_be_visible()
    ann.page.keyboard.press("ArrowRight")
    expect(ann.board.locator(".bracket")).to_have_count(1)
    assert untranslated(ann) == []


@pytest.mark.full
def test_a_whole_game_is_played_by_finger_in_french(guests: People) -> None:
    zoe = guests.person("Zoé", "fr", PHONE, touch=True)
    zoe.game = "orchard"
    sit_down(zoe, "me", "greedy", "planner")
    play_and_look(Planter(zoe, tap), "plain-touch")
    zoe.button("walk-scores").tap()
    walk(zoe, zoe.page.locator("footer .btn.go").tap)


def test_a_game_just_begun_is_played_in_the_browser_as_well(guests: People) -> None:
    """Several moves name the same square: pressed, it shows its own."""
    ann = guests.person("Ann")
    seats = [seat_wish("me", "Ann"), seat_wish("random", "")]
    # With a seed: three cards alike would be one move a square.
    opened = ask(ann, "/api/tables", json.dumps({"game": BEGUN, "seats": seats, "seed": 1}))
    ann.visit(f"/t/{opened['table']}")
    player = Planter(ann)
    player.wait_for("turn")
    ann.space("b2").click()
    expect(ann.heading("plain-moves-on", square="b2")).to_be_visible()
    assert {text[:3] for text in player.moves.locator("b").all_inner_texts()} == {"b2="}
    ann.button("plain-all-moves").click()
    play_on(BySquare(ann), MINE, lambda _: None)
    expect(ann.heading("game-is-over").first).to_be_visible()


class BySquare(Planter):
    """A square has as many moves as there are cards to be placed."""

    def by_square(self) -> None:
        self.by_button()
