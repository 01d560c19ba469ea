"""Whole games of Kensington: with a mouse, with a keyboard, with a finger; to the last cat."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

import pytest
from playwright.sync_api import expect

from faubourg.core.record import read_record
from faubourg.core.replay import replay
from tests.e2e.keys import POINTERS, press_by_key, tab_to
from tests.e2e.look import picture
from tests.e2e.masons import MINE, KeyMason, Mason, TouchMason
from tests.e2e.people import DESK, PHONE, People, Person
from tests.e2e.playing import LONGEST, PAUSE
from tests.e2e.scenes import GOLDEN, go_on_from
from tests.e2e.score import beads, totals
from tests.e2e.screen import covering, foreign, scrolling

pytestmark = pytest.mark.needs("chromium")
BARGAIN = GOLDEN[0].with_name("kensington-idle-rounds.json")
BEFORE_A_BARGAIN = 15
"""The decision of this record with which the first seat buys a tile of the second."""
LOOKED_AT = (0, 12)
"""Which decisions of each kind are looked at closely: the first, and one of a large façade."""


def counted(person: Person) -> list[int]:
    """Everybody's points in the game that the server has kept, counted anew."""
    record = person.context.request.get(f"http://{person.address}/api/tables/{person.table}/record")
    outcome = replay(read_record(record.body()))[0].outcome
    assert outcome is not None
    return [*outcome.totals]


def untranslated(person: Person) -> list[str]:
    return foreign(person.page, person.language, "en" if person.language == "fr" else "fr")


def look_closely(person: Person, name: str) -> None:
    """Nothing has to be moved to be seen, but the log on a desk; nothing covers a main button."""
    assert [each for each in scrolling(person.page) if ".card log" not in each] == []
    assert untranslated(person) == []
    for main in person.page.locator(".actions .btn.go, .others .btn.go").all():
        assert covering(main) == []
    picture(person.page, name)


def play_and_look(player: Mason, name: str) -> None:
    """To the end of the game, with a close look at each kind of decision."""
    deadline = monotonic() + LONGEST
    while (stage := player.stage()) != "over":
        assert monotonic() < deadline, f"still {stage}"
        nth = player.seen[stage]
        if stage in MINE:
            if nth in LOOKED_AT:
                look_closely(player.person, f"{name}-{stage}-{nth}")
            player.decide(stage)
        else:
            player.person.page.wait_for_timeout(PAUSE)
    look_closely(player.person, f"{name}-over")
    assert player.seen["laid"] > 5, "nothing was built in a whole game"
    assert player.seen["finished"]


def walk_and_look(person: Person, name: str, next_step: Callable[[], None]) -> None:
    """Through the score; at its end everybody has what the server counts."""
    expect(beads(person)).to_be_visible()
    steps = beads(person).locator("> *").count()
    for number in range(1, steps + 1):
        step = person.says("step-of", number=number, total=steps)
        expect(beads(person)).to_have_accessible_name(step)
        if number in (1, steps // 2, steps):
            assert untranslated(person) == []
            picture(person.page, f"{name}-score-{number}")
        if number < steps:
            next_step()
    assert totals(person) == counted(person)


def test_a_whole_game_is_played_with_a_mouse_against_two_planners(people: People) -> None:
    ann = people.person("Ann")
    ann.game = "kensington"
    ann.open_table("me", "planner", "planner")
    play_and_look(Mason(ann), "kensington-mouse")
    ann.button("walk-scores").click()
    walk_and_look(ann, "kensington-mouse", ann.button("step-next").click)


def open_by_keyboard(ann: Person) -> None:
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
    ann.game = "kensington"
    ann.page.add_init_script(f"({POINTERS})()")
    open_by_keyboard(ann)
    play_and_look(KeyMason(ann), "kensington-keys")
    press_by_key(ann, ann.button("walk-scores"))
    walk_and_look(ann, "kensington-keys", lambda: ann.page.keyboard.press("ArrowRight"))
    ann.page.keyboard.press("Escape")
    expect(ann.heading("game-is-over").first).to_be_visible()
    assert ann.page.evaluate("window.pointed") == []


def test_a_whole_game_against_four_planners_is_played_by_finger_in_french(people: People) -> None:
    zoe = people.person("Zoé", "fr", PHONE, touch=True)
    zoe.game = "kensington"
    zoe.go_home()
    zoe.game_card.tap()
    zoe.page.get_by_role("group", name=zoe.says("players")).get_by_role("button", name="5").tap()
    for number in range(2, 6):
        kind = zoe.page.get_by_label(zoe.says("who-sits", number=number), exact=True)
        kind.select_option("planner")
    zoe.page.get_by_label(zoe.says("name-of-seat", number=1), exact=True).fill("Zoé")
    zoe.button("open-table").tap()
    expect(zoe.board).to_be_visible()
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
