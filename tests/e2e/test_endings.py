"""Endings explain themselves: with their reason, the ranking and what decided."""

from __future__ import annotations

import re
from functools import partial

import pytest
from playwright.sync_api import expect

from tests.e2e.near_the_end import end_by
from tests.e2e.people import PHONE, People, Person
from tests.e2e.scenes import GOLDEN, show_record, upload
from tests.e2e.score import next_step, totals
from tests.e2e.screen import scrolling
from tests.e2e.screen_check import look_around, picture
from tests.long_forms import in_full

pytestmark = pytest.mark.needs("chromium")
SCORE_PARTS = {
    "windows": "KG-6-1.row",
    "doors": "KG-6-2.row",
    "heights": "KG-6-3.row",
    "cats": "KG-6-4.title",
    "full": "KG-6-5.title",
}
"""The groups of Kensington's score, and what they are called everywhere."""
FULL = partial(pytest.param, marks=pytest.mark.full)
LANGUAGES = pytest.mark.parametrize(
    ("language", "who"), in_full([("en", "Ann"), ("fr", "Zoé")], short=[("fr", "Zoé")])
)


@LANGUAGES
def test_the_end_says_why_it_came_and_by_how_much_it_was_won(
    people: People, language: str, who: str
) -> None:
    ann = people.person(who, language)
    end_by(ann, "sunrise-houses-low-other-seat", 2, ".", "greedy", "random", "me")
    ending = ann.page.locator(".others")
    expect(ending).to_contain_text(ann.says("SL-4-1.over"))
    expect(ending).to_contain_text("137")
    expect(ending).to_contain_text("10")
    expect(ending.get_by_role("button", name="SL-4.1")).to_be_visible()
    assert look_around(ann.page, f"ending-{language}") == []


@pytest.mark.parametrize(
    ("record", "seat", "seats", "winner"),
    [
        FULL("sunrise-houses-low-other-seat", 2, ("greedy", "random", "me"), "bot-random"),
        FULL("bella_vista-four-architects", 3, ("greedy", "random", "planner", "me"), None),
        ("kensington-duties-seventh-bird", 1, ("greedy", "me"), "bot-greedy"),
    ],
)
@LANGUAGES
def test_at_the_end_the_houses_of_the_winner_are_lit(
    people: People,
    record: str,
    seat: int,
    seats: tuple[str, ...],
    winner: str | None,
    language: str,
    who: str,
) -> None:
    ann = people.person(who, language)
    end_by(ann, record, seat, ".", *seats)
    name = ann.says(winner) if winner else who
    town = ann.page.get_by_role("img", name=ann.says("town-at-dusk", who=name))
    expect(town.locator(".lit").first).to_be_visible()
    expect(town.locator(".dark").first).to_be_visible()
    expect(town.locator(".burst").first).to_be_attached()
    expect(ann.page.locator(".plaque").last).to_have_text(ann.says("street-plate", who=name))
    title = ann.says("victory", who=name) if winner else ann.says("victory-yours")
    expect(ann.page.get_by_role("heading", name=title, exact=True)).to_be_focused()
    assert look_around(ann.page, f"town-{record}-{language}") == []
    assert [each for each in scrolling(ann.page) if ".card log" not in each] == []
    ann.button("see-board").click()
    expect(town).to_have_count(0)
    ann.button("see-town").click()
    expect(town).to_be_visible()


@pytest.mark.parametrize(
    "record", ["bella_vista-two-architects", "kensington-seventh-bird", "sunrise-areas-full"]
)
def test_the_way_back_to_the_town_covers_nothing_of_the_board(people: People, record: str) -> None:
    zoe = people.person("Zoé", "fr", PHONE)
    zoe.visit(f"/t/{upload(zoe, GOLDEN[0].with_name(f'{record}.json'))}")
    zoe.button("see-board").click()
    stands_above_the_board(zoe)
    zoe.page.set_viewport_size({"width": 1366, "height": 768})
    stands_above_the_board(zoe)


def stands_above_the_board(zoe: Person) -> None:
    way_back = zoe.button("see-town").bounding_box()
    board = zoe.page.locator("main svg[role=group], main [role=group] svg").first.bounding_box()
    assert way_back is not None
    assert board is not None
    assert way_back["y"] + way_back["height"] <= board["y"]


@LANGUAGES
def test_the_end_leads_to_every_point_and_says_what_a_rematch_does(
    people: People, language: str, who: str
) -> None:
    ann = people.person(who, language)
    end_by(ann, "kensington-duties-seventh-bird", 1, ".", "greedy", "me")
    expect(ann.button("walk-scores")).to_be_visible()
    # The bot began.
    expect(ann.page.get_by_text(ann.says("rematch-about", begins="you", who=""))).to_be_visible()


@pytest.mark.full
def test_every_way_on_from_the_end_has_its_key(people: People) -> None:
    ann = people.person()
    end_by(ann, "kensington-duties-seventh-bird", 1, ".", "greedy", "me")
    over, keyboard = ann.page.url, ann.page.keyboard
    keyboard.press("s")
    expect(next_step(ann)).to_be_visible()
    ann.visit(over)
    ways = ann.page.get_by_role("navigation", name=ann.says("ways-on"))
    for way, key in (("rematch", "R"), ("replay", "P"), ("home", "H")):
        tip = ann.says("way-with-key", way=ann.says(way), letter=key)
        expect(ways.get_by_title(tip)).to_be_visible()
    keyboard.press("p")
    expect(ann.page).to_have_url(re.compile("/r/"))
    ann.visit(over)
    expect(ways).to_be_visible()
    keyboard.press("h")
    expect(ann.button("open-table")).to_be_visible()
    ann.visit(over)
    expect(ways).to_be_visible()
    keyboard.press("r")
    expect(ann.page).not_to_have_url(over)
    expect(ann.board).to_be_visible()


@LANGUAGES
@pytest.mark.full
def test_a_replay_ends_with_the_same_sentences_as_the_table(
    people: People, language: str, who: str
) -> None:
    ann = people.person(who, language)
    last = show_record(ann, ply=None)
    ann.page.keyboard.press("End")
    expect(ann.page.get_by_role("slider")).to_have_value(str(last))
    happened = ann.page.locator(".happened")
    expect(happened).to_contain_text(ann.says("SL-4-1.over"))
    expect(happened).to_contain_text("129")
    expect(happened.get_by_role("button", name="SL-4.1")).to_be_visible()
    assert look_around(ann.page, f"replay-ending-{language}") == []


@pytest.mark.parametrize(
    ("record", "seat", "seats", "rule", "rows"),
    [
        ("bella_vista-four-architects", 3, ("greedy", "random", "planner", "me"), "BV-5.3", 2),
        FULL("kensington-duties-idle-rounds", 0, ("me", "greedy"), "KG-6.6", 2),
    ],
)
def test_equal_totals_share_a_frame_with_the_reason_and_the_rule(
    people: People, record: str, seat: int, seats: tuple[str, ...], rule: str, rows: int
) -> None:
    ann = people.person("Zoé", "fr")
    end_by(ann, record, seat, ".", *seats)
    frame = ann.page.locator(".tied")
    expect(frame.locator(".row")).to_have_count(rows)
    expect(frame.get_by_role("button", name=rule)).to_be_visible()
    assert look_around(ann.page, f"tie-{record}") == []


@LANGUAGES
def test_the_score_of_kensington_is_walked_through_in_five_groups(
    people: People, language: str, who: str
) -> None:
    ann = people.person(who, language)
    end_by(ann, "kensington-duties-seventh-bird", 1, ".", "greedy", "me")
    ann.button("walk-scores").click()
    for part, name in SCORE_PARTS.items():
        expect(ann.heading(name).first).to_be_visible()
        # One for each of the two, whoever gets nothing included.
        expect(ann.page.locator(".proof li")).to_have_count(2)
        picture(ann.page, f"kensington-walk-{part}-{language}")
        if part != "full":
            next_step(ann).click()
    assert totals(ann) == [81, 78]
