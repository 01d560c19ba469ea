"""Taking part in Bella Vista: offers, buildings turned and put up, contracts."""

from __future__ import annotations

import re
from collections import Counter

from playwright.sync_api import Locator, expect

from tests.e2e.keys import press_by_key, tab_to
from tests.e2e.people import Person
from tests.e2e.sunrise.taking_part import Guest, Press, Stage, click

LOOK = """() => {
  const decision = document.querySelector(".decision");
  if (!decision || decision.ariaBusy === "true") return "waiting";
  return decision.dataset.stage;
}"""
MINE: tuple[Stage, ...] = ("offer", "build", "contract", "stopped", "neutral", "neutral-built")
TRIES = 6
"""How many squares are tried for a building."""
LABELS = "cells => cells.map(cell => [cell.dataset.space, cell.getAttribute('aria-label')])"


class Architect(Guest):
    """Offers now for a dear slot, now for a cheap one; builds where a contract comes nearer and
    coins are to be earned, turns every second building, and takes the first contract it may."""

    look = LOOK

    def __init__(self, person: Person, press: Press = click) -> None:
        super().__init__(person, press)
        self.seen: Counter[Stage] = Counter()

    @property
    def lit_slots(self) -> Locator:
        return self.person.page.locator(".offer button.slot:has(.lit)")

    @property
    def lit_contracts(self) -> Locator:
        return self.person.page.locator(".market .contract.can")

    @property
    def turn(self) -> Locator:
        return self.actions.locator(".btn.turn")

    def act(self) -> bool:
        stage = self.stage()
        if stage in MINE:
            self.decide(stage)
        return stage in MINE

    def decide(self, stage: Stage) -> None:
        self.seen[stage] += 1
        if stage == "offer":
            self.offer()
        elif stage in ("build", "neutral") and self.turn.count():
            self.build()
        elif stage == "contract" and self.lit_contracts.count():
            self.take()
        else:
            self._press(self.go)

    def offer(self) -> None:
        self.prepare_offer()
        self._press(self.go)

    def prepare_offer(self) -> None:
        self._press(self.person.hand.locator("button:enabled").first)
        if slots := self.lit_slots.count():
            self._press(self.lit_slots.nth(self.seen["offer"] % slots))

    def take(self) -> None:
        if not self.go.is_enabled():
            self._press(self.lit_contracts.first)
        self._press(self.go)

    def build(self) -> None:
        for space in self.best_spaces():
            self._press(self.person.space(space))
            if self.person.page.locator(".market .nearer").count():
                break
        if self.seen["build"] % 2 and self.turn.is_enabled():
            self.seen["turned"] += 1
            self._press(self.turn)
        self._press(self.go)

    def best_spaces(self) -> list[str]:
        """Some lit squares in different parts of the city, those that bring most first."""
        found = self.person.page.locator(".cell.target").evaluate_all(LABELS)
        some = found[:: max(1, len(found) // TRIES)]
        coins = {space: int(re.findall(r"\d+", label)[-1]) for space, label in some}
        return sorted(coins, key=lambda space: -coins[space])


class KeyArchitect(Architect):
    """Arrows between the lit squares, R to turn, Enter to choose, Enter again to build."""

    def __init__(self, person: Person) -> None:
        super().__init__(person, lambda wanted: press_by_key(person, wanted))

    def build(self) -> None:
        page = self.person.page
        tab_to(self.person, page.locator('.cell[tabindex="0"]'))
        arrows = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
        for number in range(self.seen["build"] % 5):
            page.keyboard.press(arrows[number % 4])
        for arrow in arrows:
            if page.locator(".cell.target:focus").count():
                break
            page.keyboard.press(arrow)
        page.keyboard.press("Enter")
        expect(self.go).to_be_enabled()
        if self.seen["build"] % 2 and self.turn.is_enabled():
            self.seen["turned"] += 1
            page.keyboard.press("r")
        page.keyboard.press("Enter")
