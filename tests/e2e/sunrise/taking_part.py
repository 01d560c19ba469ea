"""Taking part with a mouse or a finger, in Sunrise Lane by the shortest way towards the end."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable
from time import monotonic
from typing import ClassVar

from playwright.sync_api import Locator

from tests.e2e.people import Person
from tests.patience import PATIENCE

Press = Callable[[Locator], None]
Stage = str
"""What is going on: "over", "others", "waiting", or the name of a decision of one's own."""
MINE: tuple[Stage, ...] = ("turn", "path", "discarding")

LONGEST = 3 * PATIENCE
"""Seconds that a whole game may take on a busy machine."""
PAUSE = 15
"""Milliseconds between two looks at a screen where nothing is to be done."""

FIRST_LOOK = """([over, ...words]) => {
  const titles = [...document.querySelectorAll(".others h2")].map((each) => each.textContent);
  if (titles.some((title) => title === over)) return "over";
  if (document.querySelector(".others, .curtain, .drawn")) return "others";
  return (%s)(words);
}"""
LOOK = """([discard, stop]) => {
  const go = document.querySelector(".actions .btn.go");
  if (!go) return "waiting";
  const chosen = document.querySelector('[aria-pressed="true"].card-button, .turn .next');
  if (chosen && go.disabled) return "waiting";
  if (go.textContent.trim().startsWith(discard)) return "discarding";
  const second = document.querySelector(".actions .btn:not(.go):not(.undo)");
  if (!second || second.disabled) return "waiting";
  return second.textContent.trim().startsWith(stop) ? "path" : "turn";
}"""
"""A move that is on its way has its button disabled, with what was chosen still there."""


def click(where: Locator) -> None:
    where.click()


LISTEN = """() => {
  window.tapped = new Promise((done) => {
    addEventListener("click", () => done(), { capture: true, once: true });
    setTimeout(done, %d);
  });
}"""
UNHEARD = 1000
"""Milliseconds after which a tap has led to no click: the page has taken it for a gesture."""


def tap(where: Locator) -> None:
    """A browser makes a click of a finger some time after it was lifted: it is waited for."""
    where.page.evaluate(LISTEN % UNHEARD)
    where.tap()
    where.page.evaluate("() => window.tapped")


class Guest(ABC):
    """A person who takes part in some game: what is going on, and what to press."""

    look: ClassVar[str]
    """A function of the page: which decision of one's own is at hand, or "waiting"."""
    words: ClassVar[tuple[str, ...]] = ()
    """The keys of sentences that it tells decisions by."""

    def __init__(self, person: Person, press: Press = click) -> None:
        self.person, self._press = person, press
        self._look = FIRST_LOOK % self.look
        self._words = [person.says(key) for key in ("game-is-over", *self.words)]

    @property
    def actions(self) -> Locator:
        return self.person.page.locator(".actions")

    @property
    def go(self) -> Locator:
        return self.actions.locator(".btn.go")

    @property
    def second(self) -> Locator:
        """The other button, such as stop or draw."""
        return self.actions.locator(".btn:not(.go):not(.undo)")

    def stage(self) -> Stage:
        stage: Stage = self.person.page.evaluate(self._look, self._words)
        return stage

    def wait_for(self, *stages: Stage) -> Stage:
        deadline = monotonic() + PATIENCE
        while (stage := self.stage()) not in stages:
            assert monotonic() < deadline, f"{self.person.name} sees {stage}, not {stages}"
            self.person.page.wait_for_timeout(PAUSE)
        return stage

    @abstractmethod
    def act(self) -> bool:
        """One decision, if there is one to be made."""


class Player(Guest):
    """Somebody who plays Sunrise Lane."""

    look = LOOK
    words = ("discard", "stop")

    def act(self) -> bool:
        stage = self.stage()
        if stage == "discarding":
            self.discard()
        elif stage in MINE:
            self.build_or_stop()
        return stage in MINE

    def discard(self) -> None:
        self._press(self.person.cards.and_(self.person.page.locator(":enabled")).first)
        self._press(self.go)

    def build_or_stop(self) -> None:
        """The tallest house that is offered; otherwise stop, or draw."""
        space = self.best_space()
        if space is None:
            self._press(self.second)
        else:
            self.choose(space)
            self.build()

    def choose(self, space: str) -> None:
        self._press(self.person.space(space))

    def build(self) -> None:
        self._press(self.go)

    def offers(self) -> dict[str, int]:
        """The lit spaces, and the most floors that each may get; 0 stands for a park alone."""
        lit = "cells => cells.map(cell => [cell.dataset.space, cell.getAttribute('aria-label')])"
        found = self.person.page.locator(".cell.target").evaluate_all(lit)
        return {space: most_floors(label) for space, label in found}

    def best_space(self) -> str | None:
        offers = self.offers()
        best = max(offers, key=lambda space: offers[space], default=None)
        return best if best and offers[best] else None

    def take_a_turn(self) -> None:
        """Until it is somebody else's, one's own again, or the game is over."""
        self.wait_for(*MINE)
        self.act()
        while self.wait_for(*MINE, "others", "over") in ("path", "discarding"):
            self.act()


def most_floors(label: str) -> int:
    """The first number of each offer in a space's name is that of its floors; a park has none."""
    offers = label.partition(";")[2].split(",")
    floors = [re.search(r"\d+", offer) for offer in offers]
    return max((int(found[0]) for found in floors if found), default=0)


def play_to_the_end(*players: Guest) -> None:
    deadline = monotonic() + LONGEST
    while {player.stage() for player in players} != {"over"}:
        assert monotonic() < deadline, f"still {[player.stage() for player in players]}"
        acted = [player.act() for player in players]
        if not any(acted):
            players[0].person.page.wait_for_timeout(PAUSE)
