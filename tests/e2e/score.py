"""The score as it is walked through."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.e2e.people import Person


def open_walk(person: Person) -> None:
    person.button("walk-scores").click()
    expect(beads(person)).to_be_visible()


def beads(person: Person) -> Locator:
    """The steps as beads on a string; their name says which of them is looked at."""
    return person.page.locator(".beads")


def next_step(person: Person) -> Locator:
    """The button that names the next step, and at last the way out."""
    return person.page.locator("footer .btn.go")


def walk_to_the_end(person: Person) -> list[str]:
    """Step by step; the titles of the steps."""
    titles = []
    for number in range(1, 7):
        expect(beads(person)).to_have_accessible_name(
            person.says("step-of", number=number, total=6)
        )
        titles.append(person.page.locator("aside .proof > h2").inner_text().strip())
        if number < 6:
            next_step(person).click()
    return titles


def totals(person: Person) -> list[int]:
    """The last line of the table of scores: one number for each seat."""
    row = person.page.locator("section tfoot td")
    return [int(cell.replace("−", "-")) for cell in row.all_inner_texts()]
