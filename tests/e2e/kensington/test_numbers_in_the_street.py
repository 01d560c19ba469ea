"""The numbers of columns stand in the street: they hide no floor, nor one another."""

from __future__ import annotations

from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.e2e.kensington.screens import RECORD
from tests.e2e.kensington.test_wide_facades import FORTY_THREE_COLUMNS
from tests.e2e.people import DESK, PHONE, People
from tests.e2e.scenes import go_on_from, show_record

pytestmark = pytest.mark.needs("chromium")
both_sizes = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
SIGNS = "svg g[aria-hidden] > g:has(> rect + text) > rect"
AMISS = """signs => signs.flatMap((sign, at) => {
    const street = new DOMPoint(0, 0).matrixTransform(sign.ownerSVGElement.getScreenCTM()).y;
    const box = sign.getBoundingClientRect();
    const picture = sign.ownerSVGElement.getBoundingClientRect();
    const isCut = box.left < picture.left - 0.1 || box.right > picture.right + 0.1;
    const before = signs[at - 1]?.getBoundingClientRect();
    const number = sign.nextElementSibling.textContent;
    return [
      ...(box.top < street ? [`${number} is ${street - box.top} too high`] : []),
      ...(before && before.right > box.left ? [`${number} hides the one before`] : []),
      ...(isCut ? [`${number} is cut`] : []),
      ...(box.height < 6.5 ? [`${number} cannot be read`] : []),
    ];
})"""


def check_numbers(picture: Locator) -> None:
    expect(picture.locator(SIGNS).nth(1)).to_be_visible()
    assert picture.locator(SIGNS).evaluate_all(AMISS) == []


@both_sizes
@pytest.mark.parametrize("moves", [1, -6], ids=["first turn", "last turns"])
def test_numbers_of_neighbours_are_below_their_ground_floor(
    people: People, size: ViewportSize, moves: int
) -> None:
    ann = people.person("Ann", size=size)
    ann.game = "kensington"
    go_on_from(ann, moves, "me", "greedy", record=RECORD)
    expect(ann.page.locator(".neighbours li .facade").first).to_be_visible()
    for facade in ann.page.locator(".neighbours li .facade").all():
        check_numbers(facade)


@both_sizes
def test_numbers_of_a_very_wide_neighbour_are_below_its_ground_floor(
    people: People, size: ViewportSize
) -> None:
    ann = people.person("Ann", size=size)
    notes = FORTY_THREE_COLUMNS.replace("turn: a", "turn: b")
    ann.visit(f"/study/kensington#{quote(notes, safe='')}")
    check_numbers(ann.page.locator(".neighbours li .facade").first)


@both_sizes
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_numbers_of_the_outermost_columns_are_whole(
    people: People, size: ViewportSize, seats: int
) -> None:
    ann = people.person("Ann", size=size)
    ann.visit(f"/study/kensington#{quote(beside_a_wide_facade(seats), safe='')}")
    wide = ann.page.locator(".neighbours li .facade").first
    check_numbers(wide)
    wide.click()
    expect(ann.page.locator("li.looked")).to_be_visible()
    check_numbers(ann.page.locator(".stage"))


def beside_a_wide_facade(seats: int) -> str:
    """The façade of the second of so many seats is as wide as the first one's in that study."""
    houses = FORTY_THREE_COLUMNS.partition("facades:\n")[2].partition("\n")[0]
    others = "  -\n" * (seats - 2)
    empty = "  -\n" * seats
    return (
        f"kensington/piatnik/{seats}\nstoring: must\ntakes: must\nfacades:\n  -\n{houses}\n{others}"
        f"stored:\n{empty}tokens: {' '.join('0' * seats)}\nturn: a\nstage: build\ntaken: +V2\n"
    )


@both_sizes
def test_numbers_of_a_replay_are_below_the_ground_floor(people: People, size: ViewportSize) -> None:
    ann = people.person("Ann", "fr", size=size)
    show_record(ann, 61, RECORD)
    expect(ann.page.locator("main .picture").first).to_be_visible()
    for picture in ann.page.locator("main .picture").all():
        check_numbers(picture)
