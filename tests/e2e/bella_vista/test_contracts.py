"""A contract that one fulfils is taken: with a mouse, with a keyboard, with a finger."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.bella_vista.screens import sit_before_a_contract
from tests.e2e.bella_vista.taking_part import Architect, KeyArchitect
from tests.e2e.people import DESK, PHONE, People, Person
from tests.e2e.sunrise.taking_part import tap

pytestmark = pytest.mark.needs("chromium")
WAYS: dict[str, Callable[[Person], Architect]] = {
    "mouse": Architect,
    "keyboard": KeyArchitect,
    "finger": lambda person: Architect(person, tap),
}


@pytest.mark.parametrize("way", WAYS)
def test_a_contract_is_taken_and_lies_before_its_owner(people: People, way: str) -> None:
    finger = way == "finger"
    ann = people.person("Ann", size=PHONE if finger else DESK, touch=finger)
    ann.game = "bella_vista"
    sit_before_a_contract(ann)
    player = WAYS[way](ann)
    player.wait_for("contract")
    own = ann.page.locator(".seats li").first
    expect(own).not_to_contain_text(ann.says("bv-taken", number=1))
    player.decide("contract")
    expect(own).to_contain_text(ann.says("bv-taken", number=1))
