"""Near the end two banners take their room: what is pressed beside the façade stays in sight."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from playwright.sync_api import Locator, expect

from faubourg.core.record import read_record
from tests.e2e.kensington.screens import LATE, RECORD
from tests.e2e.kensington.taking_part import MINE, Mason
from tests.e2e.people import People, Person
from tests.e2e.scenes import go_on_from

pytestmark = pytest.mark.needs("chromium")
BUILDING = -9
"""Decisions before the end of the record: a roof was drawn."""
SCROLLS = "(column) => column.scrollHeight > column.clientHeight"


def near_the_end(people: People, folder: Path, late: int) -> Person:
    """With the note that it is practice below the banner of the end."""
    practice = folder / "practice.json"
    practice.write_bytes(replace(read_record(RECORD.read_bytes()), practice=True).to_json())
    zoe = people.person("Zoé", "fr")
    zoe.game = "kensington"
    go_on_from(zoe, late, "me", "greedy", record=practice)
    expect(zoe.banner("practice-continued")).to_be_visible()
    Mason(zoe).wait_for(*MINE)
    return zoe


def top_of(part: Locator) -> float:
    box = part.bounding_box()
    assert box is not None
    return box["y"]


def bottom_of(part: Locator) -> float:
    box = part.bounding_box()
    assert box is not None
    return box["y"] + box["height"]


def test_the_button_of_a_hint_is_in_sight(people: People, tmp_path: Path) -> None:
    zoe = near_the_end(people, tmp_path, LATE)
    zoe.page.keyboard.press("h")
    hints = zoe.page.locator(".hints")
    for tab in range(3):
        hints.locator(".move").nth(tab).hover()
        expect(hints.locator(".move").nth(tab)).to_have_attribute("aria-expanded", "true")
        assert bottom_of(hints.locator(".lay")) <= bottom_of(hints)


def test_a_refusal_covers_the_heap_and_pushes_nothing_away(people: People, tmp_path: Path) -> None:
    zoe = near_the_end(people, tmp_path, BUILDING)
    button, birds = zoe.page.locator(".right .go"), zoe.page.locator(".right .birds")
    before = button.bounding_box()
    zoe.page.locator(".cell:not(.target)").last.click()
    refusal = zoe.page.locator(".refusal")
    expect(refusal).to_be_visible()
    assert button.bounding_box() == before
    assert not zoe.page.locator(".right").evaluate(SCROLLS)
    assert bottom_of(birds) <= top_of(refusal)
