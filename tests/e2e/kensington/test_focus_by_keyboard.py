"""Whoever takes a tile by keyboard goes on building without looking for the focus."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.kensington.screens import decide_until
from tests.e2e.kensington.taking_part import KeyMason
from tests.e2e.people import People

pytestmark = pytest.mark.needs("chromium")


def test_the_focus_goes_from_the_back_taken_to_the_first_lit_column_or_the_button(
    people: People,
) -> None:
    ann = people.person("Ann")
    decide_until(ann, "take")
    player = KeyMason(ann)
    player.choose_back(0)
    player.take_it()
    assert player.wait_for("build") == "build"
    lit = player.columns.count() > 0
    expect(player.columns.first if lit else player.go).to_be_focused()
