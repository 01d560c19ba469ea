"""In a replay every place that a sentence names bears its name, and is lit while it is read."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.e2e.people import DESK, PHONE, People, Person
from tests.e2e.scenes import show_record

pytestmark = pytest.mark.needs("chromium")
GOLDEN = Path(__file__).parents[1] / "golden"
KENSINGTON = GOLDEN / "kensington-duties-seventh-bird.json"
ROOF_ON_COLUMNS = 61
"""A roof on the columns −1 to 1, and windows that count under it."""
both_sizes = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


def pictures(person: Person) -> Locator:
    return person.page.locator("main .picture")


def numbers(picture: Locator) -> list[int]:
    said = picture.locator("svg text").all_text_contents()
    return sorted(int(each.replace("−", "-")) for each in said)


def all_lit(person: Person) -> list[str]:
    return pictures(person).locator("g.lit text").all_text_contents()


@both_sizes
def test_facades_of_a_replay_have_a_number_for_each_column(
    people: People, size: ViewportSize
) -> None:
    ann = people.person("Ann", "fr", size=size)
    show_record(ann, ROOF_ON_COLUMNS, KENSINGTON)
    expect(pictures(ann).first).to_be_visible()
    for picture in pictures(ann).all():
        found = numbers(picture)
        assert found == [*range(found[0], found[-1] + 1)]
    assert {-1, 0, 1} <= {*numbers(pictures(ann).first)}


def test_columns_are_lit_while_a_sentence_of_the_replay_is_pointed_at(people: People) -> None:
    ann = people.person("Ann", "fr")
    show_record(ann, ROOF_ON_COLUMNS, KENSINGTON)
    told = ann.page.locator(".told button")
    whole = pictures(ann).first.bounding_box()
    told.first.hover()
    assert sorted(all_lit(ann)) == ["0", "1", "−1"]
    assert pictures(ann).first.bounding_box() == whole
    ann.page.locator(".happened .grow", has_text="fenêtres").first.hover()
    assert len(all_lit(ann)) == 1
    ann.page.locator(".moves button", has_text="colonne −7").first.hover()
    assert all_lit(ann) == ["−7"]
    ann.page.mouse.move(1, 1)
    assert all_lit(ann) == []


@both_sizes
def test_a_lit_column_of_the_replay_is_framed_on_all_sides(
    people: People, size: ViewportSize
) -> None:
    ann = people.person("Ann", size=size)
    show_record(ann, ROOF_ON_COLUMNS, KENSINGTON)
    ann.page.locator(".told button").first.hover()
    frame = pictures(ann).first.bounding_box()
    shafts = pictures(ann).first.locator(".shaft")
    expect(shafts).to_have_count(3)
    for shaft in shafts.all():
        box = shaft.bounding_box()
        assert frame
        assert box
        assert box["y"] >= frame["y"]
        assert box["y"] + box["height"] <= frame["y"] + frame["height"]


@pytest.mark.parametrize(
    ("record", "mark"),
    [("bella_vista", "main .meant"), ("sunrise", "main .cited.lamp")],
)
def test_squares_are_lit_while_a_move_of_the_list_is_pointed_at(
    people: People, record: str, mark: str
) -> None:
    ann = people.person("Ann")
    show_record(ann, 30, next(iter(sorted(GOLDEN.glob(f"{record}*.json")))))
    place = {"bella_vista": " on ", "sunrise": "builds"}[record]
    expect(ann.page.locator(mark)).to_have_count(0)
    ann.page.locator(".moves button", has_text=place).first.hover()
    expect(ann.page.locator(mark).first).to_be_visible()
