"""A contract that one fulfils is taken: with a mouse, with a keyboard, with a finger."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from faubourg.core.game_protocol import NATURE, Seat
from faubourg.core.record import read_record
from faubourg.core.replay import replay
from faubourg.games.bella_vista.model import TakeContract
from tests.e2e.bella_vista.screens import RECORD
from tests.e2e.bella_vista.taking_part import Architect, KeyArchitect
from tests.e2e.people import DESK, PHONE, People, Person
from tests.e2e.scenes import go_on_from
from tests.e2e.sunrise.taking_part import tap

pytestmark = pytest.mark.needs("chromium")
WAYS: dict[str, Callable[[Person], Architect]] = {
    "mouse": Architect,
    "keyboard": KeyArchitect,
    "finger": lambda person: Architect(person, tap),
}


def first_contract() -> tuple[int, Seat]:
    """After how many decisions of the record somebody takes a contract, and who."""
    table, _ = replay(read_record(RECORD.read_bytes()))
    decisions = [step for step in table.steps if step.actor is not NATURE]
    taken = (n for n, step in enumerate(decisions) if isinstance(step.move, TakeContract))
    number = next(taken)
    seat = decisions[number].actor
    assert isinstance(seat, int)
    return number, Seat(seat)


@pytest.mark.parametrize("way", WAYS)
def test_a_contract_is_taken_and_lies_before_its_owner(people: People, way: str) -> None:
    finger = way == "finger"
    ann = people.person("Ann", size=PHONE if finger else DESK, touch=finger)
    ann.game = "bella_vista"
    ply, seat = first_contract()
    seats = ["greedy"] * 3
    seats[seat] = "me"
    go_on_from(ann, ply, *seats, record=RECORD)
    player = WAYS[way](ann)
    player.wait_for("contract")
    own = ann.page.locator(".seats li").first
    expect(own).not_to_contain_text(ann.says("bv-taken", number=1))
    player.decide("contract")
    expect(own).to_contain_text(ann.says("bv-taken", number=1))
