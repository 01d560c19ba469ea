"""Whole games: opened, played with a close look at what is to be decided, counted to the end."""

from __future__ import annotations

from collections.abc import Callable, Container
from pathlib import Path
from time import monotonic
from typing import Protocol

from playwright.sync_api import expect

from faubourg.core.record import read_record
from faubourg.core.replay import replay
from tests.e2e.keys import press_by_key, tab_to
from tests.e2e.people import Person
from tests.e2e.scenes import RECORD, go_on_from
from tests.e2e.score import beads, totals
from tests.e2e.screen import covering, foreign, scrolling
from tests.e2e.screen_check import picture
from tests.e2e.sunrise.taking_part import LONGEST, PAUSE, Stage
from tests.long_forms import is_full

LAST_TURNS = -25
"""How many decisions of the record of Sunrise Lane are left when two rounds are."""


class Decider(Protocol):
    """Somebody who knows what to do at each decision, and counts them."""

    person: Person

    def stage(self) -> Stage: ...
    def decide(self, stage: Stage) -> None: ...


def open_by_keyboard(ann: Person, seats: int) -> None:
    """A table against easy bots, without a pointer."""
    ann.go_home()
    press_by_key(ann, ann.game_card)
    players = ann.page.get_by_role("group", name=ann.says("players"))
    press_by_key(ann, players.get_by_role("button", name=str(seats)))
    tab_to(ann, ann.page.get_by_label(ann.says("name-of-seat", number=1), exact=True))
    ann.page.keyboard.type("Ann")
    for number in range(2, seats + 1):
        kind = ann.page.get_by_label(ann.says("who-sits", number=number), exact=True)
        tab_to(ann, kind)
        ann.page.keyboard.type(ann.says("bot-easy"))
        expect(kind).to_have_value("easy")
    press_by_key(ann, ann.button("open-table"))
    expect(ann.board).to_be_visible()
    assert ann.page.evaluate("window.pointed") == []


def skip_the_middle(person: Person, ply: int, *seats: str, record: Path = RECORD) -> None:
    """In the short form, the game just opened is left for a recorded one that is nearly over."""
    if not is_full():
        go_on_from(person, ply, *seats, record=record)
        expect(person.board).to_be_visible()


def play_on(player: Decider, mine: Container[Stage], look: Callable[[Stage], None]) -> None:
    """To the end of the game; each decision of one's own is looked at before it is made."""
    deadline = monotonic() + LONGEST
    while (stage := player.stage()) != "over":
        assert monotonic() < deadline, f"still {stage}"
        if stage in mine:
            look(stage)
            player.decide(stage)
        else:
            player.person.page.wait_for_timeout(PAUSE)
    look("over")


def look_closely(person: Person, name: str) -> None:
    """Nothing has to be moved to be seen, but the log on a desk; nothing covers a main button."""
    moved = [each for each in scrolling(person.page) if ".card log" not in each]
    assert not moved, moved
    assert untranslated(person) == []
    for main in person.page.locator(".actions .btn.go, .others .btn.go").all():
        assert covering(main) == []
    picture(person.page, name)


def untranslated(person: Person) -> list[str]:
    return foreign(person.page, person.language, "en" if person.language == "fr" else "fr")


def walk_and_look(person: Person, name: str, next_step: Callable[[], None]) -> None:
    """Through the score; at its end everybody has what the server counts."""
    expect(beads(person)).to_be_visible()
    steps = beads(person).locator("> *").count()
    for number in range(1, steps + 1):
        step = person.says("step-of", number=number, total=steps)
        expect(beads(person)).to_have_accessible_name(step)
        if number <= 2 or number in (steps // 2, steps):
            assert untranslated(person) == []
            picture(person.page, f"{name}-score-{number}")
        if number < steps:
            next_step()
    assert totals(person) == counted(person)


def counted(person: Person) -> list[int]:
    """What everybody has in the game that the server has kept, counted anew."""
    record = person.context.request.get(f"http://{person.address}/api/tables/{person.table}/record")
    outcome = replay(read_record(record.body()))[0].outcome
    assert outcome is not None
    return [*outcome.totals]
