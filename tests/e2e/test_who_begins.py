"""Before a table is opened the players say who begins, or draw lots, and choose readings."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.people import People


def test_a_named_seat_begins_and_the_table_shows_it(people: People) -> None:
    ann = people.person("Ann")
    ann.go_home()
    ann.fill_seats(("easy", "me"))
    ann.page.get_by_role("combobox", name=ann.says("who-begins"), exact=True).select_option("1")
    ann.open_filled_table()
    expect(ann.page.locator(".seat", has=ann.page.get_by_title(ann.says("began")))).to_contain_text(
        "Ann"
    )


def test_lots_are_drawn_unless_somebody_is_named(people: People) -> None:
    ann = people.person("Ann", "fr")
    ann.go_home()
    begins = ann.page.get_by_role("combobox", name=ann.says("who-begins"), exact=True)
    expect(begins).to_have_value("lots")
    ann.open_filled_table()
    expect(ann.page.get_by_title(ann.says("began"))).to_have_count(1)


def test_a_reading_of_the_rules_is_chosen_before_the_game(people: People) -> None:
    ann = people.person("Ann")
    ann.game = "kensington"
    ann.go_home()
    ann.fill_seats(("me", "easy"))
    ann.page.get_by_text(ann.says("rule-readings")).click()
    ann.page.get_by_role("switch", name=ann.says("kg-reading-backs"), exact=True).click()
    ann.open_filled_table()
    expect(ann.page.locator(".heap .backs button")).to_have_count(4)
