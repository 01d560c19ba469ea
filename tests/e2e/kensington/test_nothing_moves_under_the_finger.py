"""A refusal moves no column, and nothing that ends a turn comes to lie under the finger."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.e2e.kensington.taking_part import Mason, TouchMason
from tests.e2e.people import DESK, PHONE, People, Person
from tests.e2e.scenes import sit_down

pytestmark = pytest.mark.needs("chromium")
SMALL_PHONE: ViewportSize = {"width": 360, "height": 664}
MILLISECONDS_BETWEEN_TAPS = 300


class Spot(NamedTuple):
    x: float
    y: float


def column(person: Person, number: int) -> Locator:
    return person.page.locator(f'.cell[data-column="{number}"]')


def ground_floor_of(cell: Locator) -> Spot:
    box = cell.bounding_box()
    assert box
    return Spot(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.85)


def choose_a_roof_that_fits_nowhere(player: Mason) -> None:
    """Nothing stands but a door, and the last brown back is the roof in the shape of a U."""
    sit_down(player.person, "me", "easy")
    player.wait_for("take")
    player.choose_back(player.backs.count() - 2)
    expect(player.go).to_be_enabled()


def take_a_roof_that_fits_nowhere(player: Mason) -> None:
    choose_a_roof_that_fits_nowhere(player)
    player.take_it()
    player.wait_for("build")
    expect(player.columns).to_have_count(0)


def tap_twice(person: Person, spot: Spot) -> None:
    person.page.touchscreen.tap(*spot)
    person.page.wait_for_timeout(MILLISECONDS_BETWEEN_TAPS)
    person.page.touchscreen.tap(*spot)


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE], ids=["phone", "small phone"])
def test_a_second_tap_on_the_facade_does_not_end_the_turn(
    people: People, size: ViewportSize
) -> None:
    ann = people.person("Ann", "en", size, touch=True)
    ann.game = "kensington"
    player = TouchMason(ann)
    take_a_roof_that_fits_nowhere(player)
    before = column(ann, 0).bounding_box()
    tap_twice(ann, ground_floor_of(column(ann, 0)))
    expect(ann.page.locator(".refusal .instead")).to_be_visible()
    assert column(ann, 0).bounding_box() == before
    assert player.stage() == "build"


def test_what_ends_the_turn_takes_no_second_tap_where_a_tile_was_taken(people: People) -> None:
    ann = people.person("Ann", "en", PHONE, touch=True)
    ann.game = "kensington"
    player = TouchMason(ann)
    choose_a_roof_that_fits_nowhere(player)
    tap_twice(ann, ground_floor_of(player.go))
    player.wait_for("build")
    ann.page.wait_for_timeout(MILLISECONDS_BETWEEN_TAPS)
    assert player.stage() == "build"


def test_a_refused_click_at_the_edge_leaves_every_column_under_the_mouse(people: People) -> None:
    ann = people.person("Ann", "en", DESK)
    ann.game = "kensington"
    take_a_roof_that_fits_nowhere(Mason(ann))
    for edge in (-3, 3):
        before = column(ann, edge).bounding_box()
        for _ in range(2):
            ann.page.mouse.click(*ground_floor_of(column(ann, edge)))
            expect(ann.page.locator(".refusal")).to_be_visible()
            assert column(ann, edge).bounding_box() == before


@pytest.mark.parametrize("side", ["left", "right"])
def test_free_ground_beside_the_columns_answers_like_the_outermost(
    people: People, side: str
) -> None:
    ann = people.person("Ann", "en", DESK)
    ann.game = "kensington"
    take_a_roof_that_fits_nowhere(Mason(ann))
    ground = ann.page.locator(".beside").nth(0 if side == "left" else 1)
    ann.page.mouse.click(*ground_floor_of(ground))
    expect(ann.page.locator(".refusal")).to_be_visible()
