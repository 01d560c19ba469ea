"""Getting about with nothing but a keyboard."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.e2e.people import Person
from tests.e2e.sunrise.taking_part import Player

MOST_STOPS = 80
HAS_FOCUS = "element => element === document.activeElement"
POINTERS = """() => {
  window.pointed = [];
  // Not moves: browsers make one up when something comes to lie under a pointer at rest.
  for (const kind of ["pointerdown", "mousedown", "touchstart"])
    addEventListener(kind, (event) => window.pointed.push(event.type), true);
}"""


def tab_to(person: Person, wanted: Locator) -> None:
    """Press Tab until the focus is there, as it has to be on every stop of the way."""
    expect(wanted).to_be_visible()
    for _ in range(MOST_STOPS):
        if wanted.evaluate(HAS_FOCUS):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {wanted}")


def press_by_key(person: Person, wanted: Locator) -> None:
    expect(wanted).to_be_enabled()
    tab_to(person, wanted)
    person.page.keyboard.press("Enter")


class KeyPlayer(Player):
    """Arrows between the lit spaces, Enter to choose one, Enter again to build."""

    def __init__(self, person: Person) -> None:
        super().__init__(person, lambda wanted: press_by_key(person, wanted))

    def build_or_stop(self) -> None:
        if self.best_space() is None:
            self._press(self.second)
            return
        keyboard, stop = self.person.page.keyboard, self.person.page.locator('.cell[tabindex="0"]')
        tab_to(self.person, stop)
        lit = self.person.page.locator(".cell.target:focus")
        for arrow in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
            if lit.count():
                break
            keyboard.press(arrow)
        keyboard.press("Enter")
        expect(self.go).to_be_enabled()
        keyboard.press("Enter")
