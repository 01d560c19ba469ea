"""What stands on the board, as it is read out."""

from __future__ import annotations

from tests.e2e.people import Person

NAMES = "cells => cells.map(cell => cell.getAttribute('aria-label').split(';')[0].trim())"


def town(person: Person) -> list[str]:
    """Every square by name; without what could be built there."""
    found: list[str] = person.page.locator(".cell").evaluate_all(NAMES)
    return found


def buildings(person: Person) -> list[str]:
    """The squares where something was built."""
    nothing = (
        person.says("square-free"),
        person.says("square-obstacle", space="").strip(", "),
        person.says("square-fountain", space="").strip(", "),
    )
    sign = person.says("square-sign", space="", area="|", bonus="", points="").partition("|")[0]
    return [name for name in town(person) if not name.endswith(nothing) and sign not in name]


def hand(person: Person) -> list[str | None]:
    return [card.get_attribute("aria-label") for card in person.cards.all()]
