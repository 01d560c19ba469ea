"""Taking part in Kensington: backs and other people's tiles, columns, the warehouse."""

from __future__ import annotations

import re
from collections import Counter

from playwright.sync_api import Locator, expect

from tests.e2e.keys import press_by_key, tab_to
from tests.e2e.people import Person
from tests.e2e.sunrise.taking_part import Guest, Press, Stage, click, tap

LOOK = """() => {
  const decision = document.querySelector(".turn[data-stage]");
  return !decision || decision.ariaBusy === "true" ? "waiting" : decision.dataset.stage;
}"""
MINE: tuple[Stage, ...] = ("take", "build")
TOWARDS = """(number) => {
  const all = [...document.querySelectorAll(".heap .backs button")];
  const wanted = all.indexOf(all.filter((each) => each.classList.contains("legal"))[number]);
  const at = all.indexOf(document.activeElement);
  const columns = getComputedStyle(all[0].parentElement).gridTemplateColumns.split(" ").length;
  const down = Math.floor(wanted / columns) - Math.floor(at / columns);
  const right = wanted % columns - at % columns;
  if (down) return down > 0 ? "ArrowDown" : "ArrowUp";
  return right ? (right > 0 ? "ArrowRight" : "ArrowLeft") : null;
}"""
"""The arrow that leads to a back that may be taken; none when it has the focus."""
FOCUSED = "() => document.activeElement.dataset.column"
LABELS = "cells => cells.map(cell => [cell.dataset.column, cell.getAttribute('aria-label')])"


class Mason(Guest):
    """Buys what others have stored, otherwise takes all sorts of backs; builds where most points
    are to be had, and stores what does not fit."""

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
            self.choose_back(self.seen["take"] * 7 % self.backs.count())
        else:
            self._press(self.second)
            return
        self.take_it()

    def take_it(self) -> None:
        self._press(self.go)

    def choose_bargain(self) -> None:
        self._press(self.bargains.first)

    def choose_back(self, number: int) -> None:
        """Now this one, now that one."""
        self._press(self.backs.nth(number))

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
    """The last number of what would land there, tokens aside; without one there are no points."""
    lands = re.sub(r"; \+\d[^;]*$", "", label).rpartition(";")[2]
    floor, *points = re.findall(r"\d+", lands.rpartition(", ")[2]) or ["", "0"]
    return int(points[0]) if points else int(floor)


class TouchMason(Mason):
    """The same with a finger."""

    def __init__(self, person: Person) -> None:
        super().__init__(person, tap)


class KeyMason(Mason):
    """Arrows among the backs and the columns, Enter to choose, Enter again to take or to lay."""

    def __init__(self, person: Person) -> None:
        super().__init__(person, lambda wanted: press_by_key(person, wanted))

    def take_it(self) -> None:
        expect(self.go).to_be_enabled()
        self.person.page.keyboard.press("Enter")

    def choose_back(self, number: int) -> None:
        page = self.person.page
        tab_to(self.person, page.locator('.heap .backs button[tabindex="0"]'))
        while (arrow := page.evaluate(TOWARDS, number)) is not None:
            page.keyboard.press(arrow)
        page.keyboard.press("Enter")

    def put_on(self, column: str) -> None:
        page = self.person.page
        tab_to(self.person, page.locator('.cell[tabindex="0"]'))
        while by := int(column) - int(page.evaluate(FOCUSED)):
            page.keyboard.press("ArrowRight" if by > 0 else "ArrowLeft")
        page.keyboard.press("Enter")
        self.take_it()
