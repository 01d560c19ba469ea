"""Taking part in a game without a drawing of its own: by squares, by buttons, in writing."""

from __future__ import annotations

from itertools import cycle

from playwright.sync_api import Locator

from tests.e2e.people import Person
from tests.e2e.sunrise.taking_part import Guest, Press, Stage, click

LOOK = """() => {
  const go = document.querySelector(".actions .btn.go");
  if (!go || !document.querySelector(".moves button")) return "waiting";
  return document.querySelector(".actions input").value && go.disabled ? "waiting" : "turn";
}"""
"""A move that is on its way still stands in the field, but cannot be sent."""
MINE: tuple[Stage, ...] = ("turn",)


class Planter(Guest):
    """Somebody who plays Orchard, each time in another way."""

    look = LOOK

    def __init__(self, person: Person, press: Press = click) -> None:
        super().__init__(person, press)
        self.played = 0
        self._ways = cycle((self.by_square, self.by_button, self.in_writing))

    @property
    def moves(self) -> Locator:
        return self.person.page.locator(".moves button")

    @property
    def field(self) -> Locator:
        return self.actions.get_by_role("textbox", name=self.person.says("plain-type"))

    def act(self) -> bool:
        mine = self.stage() in MINE
        if mine:
            self.decide("turn")
        return mine

    def decide(self, _: Stage) -> None:
        next(self._ways)()
        self.played += 1

    def by_square(self) -> None:
        """The first lit square; without any, the first button."""
        lit = self.person.page.locator(".cell.target").first
        if not lit.is_visible():
            self.by_button()
            return
        self._press(lit)
        self._press(self.go)

    def by_button(self) -> None:
        """Chosen, and pressed again."""
        button = self.moves.last
        self._press(button)
        self._press(button)

    def in_writing(self) -> None:
        self.field.fill(self.moves.first.locator("b").inner_text())
        self.field.press("Enter")
