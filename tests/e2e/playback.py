"""What a page was told, position by position, and what it showed meanwhile."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

from tests.e2e.people import Person

State = dict[str, Any]
Shown = dict[str, Any]

WATCH = """(read) => {
  const look = eval(read);
  window.shown = [];
  const note = () => {
    const seen = JSON.stringify(look());
    if (seen !== window.shown.at(-1)) window.shown.push(seen);
  };
  new MutationObserver(note).observe(document.body, {subtree: true, childList: true,
    characterData: true, attributes: true});
}"""


class Witness:
    """Somebody who notes what a page is told and what it shows of that."""

    def __init__(self, person: Person) -> None:
        self._person = person
        self._states: dict[int, State] = {}
        person.page.on("websocket", lambda line: line.on("framereceived", self._hear))

    def _hear(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "state":
            self._states[message["seq"]] = message

    def watch(self, read: str) -> None:
        """From now on; `read` is a function of the page that tells what is to be seen."""
        self._person.page.evaluate(WATCH, read)

    @property
    def shown(self) -> list[Shown]:
        """All that was to be seen, one after the other."""
        return [json.loads(each) for each in self._person.page.evaluate("window.shown")]

    @property
    def told(self) -> list[State]:
        """Every position that the page was told of."""
        return [self._states[seq] for seq in sorted(self._states)]

    def was_told_all(self) -> bool:
        """Whether every position came by itself: a busy server leaves some out."""
        return all(after == before + 1 for before, after in pairwise(sorted(self._states)))
