"""A hint of several steps: once one is made, the next lies on the board, until the hint ends."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

import tests.e2e.kensington.screens as kensington
from tests.e2e.people import DESK, PHONE, People, Person
from tests.e2e.scenes import go_on_from
from tests.e2e.sunrise.taking_part import MINE, Player

pytestmark = pytest.mark.needs("chromium")


def ask_for_hints(person: Person) -> Locator:
    person.page.keyboard.press("h")
    hints = person.page.locator(".hints")
    expect(hints.locator(".move, .only").first).to_be_visible()
    return hints


def lay_longest_hint(person: Person, hints: Locator) -> int:
    """Lay the hint of most steps; how many it has. The only move lies there by itself."""
    then = person.says("hint-then")
    if hints.locator(".only").count():
        return (hints.locator(".only").text_content() or "").count(then) + 1
    labels: list[str] = hints.locator(".move").evaluate_all(
        "all => all.map(each => each.ariaLabel)"
    )
    steps = [label.count(then) + 1 for label in labels]
    hints.locator(".move").nth(steps.index(max(steps))).click()
    hints.locator(".lay").click()
    return max(steps)


def follow_to_the_end(person: Person, hints: Locator, total: int) -> None:
    """Press nothing but the main button."""
    go = person.page.locator(".actions .btn.go")
    for number in range(2, total + 1):
        expect(go).to_be_enabled()
        go.click()
        told = person.says("hint-step", number=number, total=total)
        expect(hints).to_contain_text(told)
    expect(go).to_be_enabled()
    go.click()
    expect(hints).to_have_count(0)


@pytest.mark.parametrize(("size", "language"), [(DESK, "en"), (PHONE, "fr")])
def test_a_chain_of_sunrise_lane_is_laid_step_by_step(
    people: People, size: ViewportSize, language: str
) -> None:
    ann = people.person("Ann", language, size)
    go_on_from(ann, 40, "me", "random", "random")
    Player(ann).wait_for(*MINE)
    hints = ask_for_hints(ann)
    total = lay_longest_hint(ann, hints)
    assert total > 1
    follow_to_the_end(ann, hints, total)


def test_whoever_does_something_else_is_left_alone(people: People) -> None:
    ann = people.person("Ann")
    go_on_from(ann, 40, "me", "random", "random")
    player = Player(ann)
    player.wait_for(*MINE)
    hints = ask_for_hints(ann)
    lay_longest_hint(ann, hints)
    player.go.click()
    expect(hints).to_contain_text(re.compile(r"step 2 of"))
    ann.page.keyboard.press("Escape")
    expect(hints).to_have_count(0)
    player.wait_for("path")


def test_tiles_of_kensington_are_laid_step_by_step(people: People) -> None:
    ann = people.person("Ann")
    player = kensington.decide_until(ann, "build")
    while not player.columns.count():
        player.act()
        player.wait_for("build", "take")
    hints = ask_for_hints(ann)
    total = lay_longest_hint(ann, hints)
    assert total > 1
    follow_to_the_end(ann, hints, total)
