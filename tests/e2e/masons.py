"""Taking part in Kensington: backs and other people's tiles, columns, the warehouse."""

from __future__ import annotations

import re
from collections import Counter

from playwright.sync_api import Locator, expect

from tests.e2e.keys import press_by_key, tab_to
from tests.e2e.people import Person
from tests.e2e.playing import Guest, Press, Stage, click, tap

LOOK = """() => {
  const decision = document.querySelector(".turn[data-stage]");
  return !decision || decision.ariaBusy === "true" ? "waiting" : decision.dataset.stage;
}"""
MINE: tuple[Stage, ...] = ("take", "build")
TOWARDS = """() => {
  const all = [...document.querySelectorAll(".heap .backs button")];
  const wanted = all.findLastIndex((each) => each.classList.contains("legal"));
  const at = all.indexOf(document.activeElement);
  const columns = getComputedStyle(all[0].parentElement).gridTemplateColumns.split(" ").length;
  const down = Math.floor(wanted / columns) - Math.floor(at / columns);
  const right = wanted % columns - at % columns;
  if (down) return down > 0 ? "ArrowDown" : "ArrowUp";
  return right ? (right > 0 ? "ArrowRight" : "ArrowLeft") : null;
}"""
"""The arrow that leads to the last back that may be taken; none when it has the focus."""
LABELS = "cells => cells.map(cell => [cell.dataset.column, cell.getAttribute('aria-label')])"


class Mason(Guest):
    """Buys what others have stored, pays for roofs, builds where most points are to be had, and
    stores what does not fit."""

    look = LOOK

    def __init__(self, person: Person, press: Press = click) -> None:
        super().__init__(person, press)
        self.seen: Counter[Stage] = Counter()

    @property
    def bargains(self) -> Locator:
        """The tiles of others that may be bought."""
        return self.person.page.locator(".warehouse button.lit")

    @property
    def backs(self) -> Locator:
        return self.person.page.locator(".heap .backs button.legal")

    @property
    def columns(self) -> Locator:
        """Where the tile that is held may be laid."""
        return self.person.page.locator(".cell.target")

    @property
    def fitting(self) -> Locator:
        """The tiles at hand that may be laid somewhere."""
        return self.person.page.locator(".hand button.place:enabled:not(.idle)")

    def act(self) -> bool:
        stage = self.stage()
        if stage in MINE:
            self.decide(stage)
        return stage in MINE

    def decide(self, stage: Stage) -> None:
        self.seen[stage] += 1
        if stage == "take":
            self.take()
        elif self.fitting.count():
            self.lay()
        else:
            self.seen["finished"] += 1
            self._press(self.go)

    def take(self) -> None:
        if self.bargains.count():
            self.seen["bought"] += 1
            self.choose_bargain()
        elif self.backs.count():
            self._press(self.backs.last)  # Brown ones come last.
        else:
            self._press(self.second)
            return
        self._press(self.go)

    def choose_bargain(self) -> None:
        self._press(self.bargains.first)

    def lay(self) -> None:
        self.seen["laid"] += 1
        if not self.columns.count():
            self._press(self.fitting.first)
        self.put_on(self.best_column())

    def put_on(self, column: str) -> None:
        self._press(self.person.page.locator(f'.cell[data-column="{column}"]'))
        self._press(self.go)

    def best_column(self) -> str:
        found: list[tuple[str, str]] = self.columns.evaluate_all(LABELS)
        points = {column: points_of(label) for column, label in found}
        return max(points, key=lambda column: points[column])


def points_of(label: str) -> int:
    """The last number of what would land there; without a number there are no points."""
    floor, *points = re.findall(r"\d+", label.rpartition(";")[2].rpartition(", ")[2]) or ["", "0"]
    return int(points[0]) if points else int(floor)


class TouchMason(Mason):
    """Enlarges the façade of a neighbour, since a warehouse beside it is small for a finger."""

    def __init__(self, person: Person) -> None:
        super().__init__(person, tap)

    def choose_bargain(self) -> None:
        page = self.person.page
        self._press(page.locator(".neighbours li", has=self.bargains).first.locator(".facade"))
        self._press(page.locator(".plate .warehouse button.lit").first)


class KeyMason(Mason):
    """Arrows among the backs and the columns, Enter to choose, Enter again to lay."""

    def __init__(self, person: Person) -> None:
        super().__init__(person, lambda wanted: press_by_key(person, wanted))

    def take(self) -> None:
        if self.bargains.count() or not self.backs.count():
            super().take()
            return
        tab_to(self.person, self.person.page.locator('.heap .backs button[tabindex="0"]'))
        while (arrow := self.person.page.evaluate(TOWARDS)) is not None:
            self.person.page.keyboard.press(arrow)
        self.person.page.keyboard.press("Enter")
        self._press(self.go)

    def put_on(self, column: str) -> None:
        page = self.person.page
        tab_to(self.person, page.locator('.cell[tabindex="0"]'))
        wanted = page.locator(f'.cell[data-column="{column}"]:focus')
        for arrow in [*["ArrowLeft"] * 30, *["ArrowRight"] * 30]:
            if wanted.count():
                break
            page.keyboard.press(arrow)
        page.keyboard.press("Enter")
        expect(self.go).to_be_enabled()
        page.keyboard.press("Enter")
