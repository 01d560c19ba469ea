"""Whole games of Bella Vista: with a mouse, with a keyboard, with a finger; to the last coin."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

import pytest
from playwright.sync_api import expect

from faubourg.core.record import read_record
from faubourg.core.replay import replay
from tests.e2e.architects import MINE, Architect, KeyArchitect
from tests.e2e.keys import POINTERS, press_by_key, tab_to
from tests.e2e.look import picture
from tests.e2e.people import PHONE, People, Person
from tests.e2e.playing import LONGEST, PAUSE, tap
from tests.e2e.score import beads, totals
from tests.e2e.screen import covering, foreign, scrolling

pytestmark = pytest.mark.needs("chromium")
ROUNDS = 8
STEPS = 6
SMALLEST = 20
"""Pixels of a square in the tallest city on a phone; two fingers make it larger."""
LOOKED_AT = (0, 5)
"""Which decisions of each kind are looked at closely: the first, and one in a full city."""


def total_coins(person: Person) -> list[int]:
    """The coins of everybody in the game that the server has kept, added up anew."""
    record = person.context.request.get(f"http://{person.address}/api/tables/{person.table}/record")
    outcome = replay(read_record(record.body()))[0].outcome
    assert outcome is not None
    return [*outcome.totals]


def look_closely(person: Person, name: str) -> None:
    """Nothing has to be moved to be seen, but the log on a desk; nothing covers a main button."""
    assert [each for each in scrolling(person.page) if ".card log" not in each] == []
    other = "en" if person.language == "fr" else "fr"
    assert foreign(person.page, person.language, other) == []
    for main in person.page.locator(".actions .btn.go, .others .btn.go").all():
        assert covering(main) == []
    picture(person.page, name)


def side_of_a_square(person: Person) -> float:
    """In pixels, as large as a finger has to hit it."""
    box = person.page.locator(".cell.target").first.bounding_box()
    assert box is not None
    return min(box["width"], box["height"])


def play_and_look(player: Architect, name: str) -> None:
    """To the end of the game, with a close look at each kind of decision."""
    deadline = monotonic() + LONGEST
    while (stage := player.stage()) != "over":
        assert monotonic() < deadline, f"still {stage}"
        nth = player.seen[stage]
        if stage in MINE and nth in LOOKED_AT:
            look_closely(player.person, f"{name}-{stage}-{nth}")
            assert stage != "build" or side_of_a_square(player.person) >= SMALLEST
        if stage in MINE:
            player.decide(stage)
        else:
            player.person.page.wait_for_timeout(PAUSE)
    look_closely(player.person, f"{name}-over")
    seen = player.seen
    assert seen["offer"] == seen["build"] == ROUNDS
    assert seen["turned"]


def walk_and_look(person: Person, name: str, next_step: Callable[[], None]) -> None:
    """Through the score; at its end everybody has what the server counts."""
    for number in range(1, STEPS + 1):
        step = person.says("step-of", number=number, total=STEPS)
        expect(beads(person)).to_have_accessible_name(step)
        assert (
            foreign(person.page, person.language, "en" if person.language == "fr" else "fr") == []
        )
        picture(person.page, f"{name}-score-{number}")
        if number < STEPS:
            next_step()
    assert totals(person) == total_coins(person)


def test_a_whole_game_is_played_with_a_mouse_against_two_planners(people: People) -> None:
    ann = people.person("Ann")
    ann.game = "bella_vista"
    ann.open_table("me", "planner", "planner")
    play_and_look(Architect(ann), "bella-mouse")
    ann.button("walk-scores").click()
    walk_and_look(ann, "bella-mouse", ann.button("step-next").click)


def open_by_keyboard(ann: Person) -> None:
    ann.go_home()
    press_by_key(ann, ann.game_card)
    players = ann.page.get_by_role("group", name=ann.says("players"))
    press_by_key(ann, players.get_by_role("button", name="3"))
    tab_to(ann, ann.page.get_by_label(ann.says("name-of-seat", number=1), exact=True))
    ann.page.keyboard.type("Ann")
    for number in (2, 3):
        kind = ann.page.get_by_label(ann.says("who-sits", number=number), exact=True)
        tab_to(ann, kind)
        ann.page.keyboard.type(ann.says("bot-greedy"))
        expect(kind).to_have_value("greedy")
    press_by_key(ann, ann.button("open-table"))
    expect(ann.board).to_be_visible()


def test_a_whole_game_is_played_by_keyboard_alone(people: People) -> None:
    ann = people.person("Ann")
    ann.game = "bella_vista"
    ann.page.add_init_script(f"({POINTERS})()")
    open_by_keyboard(ann)
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
        kind.select_option("planner")
    zoe.page.get_by_label(zoe.says("name-of-seat", number=1), exact=True).fill("Zoé")
    zoe.page.get_by_role("combobox", name=zoe.says("bv-which-city"), exact=True).select_option(
        "paris"
    )
    zoe.button("open-table").tap()
    expect(zoe.board).to_be_visible()
    play_and_look(Architect(zoe, tap), "bella-touch")
    zoe.button("walk-scores").tap()
    walk_and_look(zoe, "bella-touch", zoe.page.locator("footer .btn.go").tap)
