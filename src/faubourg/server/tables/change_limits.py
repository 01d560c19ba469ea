"""How much may happen at one table, and how much one seat may bring about there."""

from __future__ import annotations

from collections import Counter

from faubourg.server.errors import TooMuch
from faubourg.server.tables.events import (
    Answered,
    Event,
    HandedOver,
    Joined,
    Left,
    Moved,
    Proposed,
    Replaced,
    Sat,
    TookBack,
)
from faubourg.server.tables.seats_and_proposals import Company

MOST_EVENTS = 8000
"""A table that is full is over, so that its game can go on elsewhere."""
MOST_CHANGES = 6000
"""Events after which only moves are let in, so that the game can be ended."""
MOST_OF_ONE, MOST_DEPARTURES = 800, 100
"""Names, proposals, answers and take-backs of one seat, and how often its person may get up: so
nobody fills the log of the others."""
NOBODYS = -1
"""In place of a seat: what others bring about there."""


class Changes:
    """Counts what has happened at a table besides moves."""

    def __init__(self, company: Company) -> None:
        self._company = company
        self._number: Counter[tuple[str, int]] = Counter()

    def check(self, seq: int, event: Event) -> None:
        """Raises TooMuch where another event would be one too many."""
        if seq >= MOST_EVENTS:
            raise TooMuch("table-full", most=MOST_EVENTS)
        if seq >= MOST_CHANGES and not isinstance(event, Moved):
            raise TooMuch("log-full", most=MOST_CHANGES)
        kind = self._kind(event)
        most = MOST_DEPARTURES if isinstance(event, Left) else MOST_OF_ONE
        if kind is not None and self._number[kind] >= most:
            raise TooMuch("changed-enough")

    def count(self, event: Event) -> None:
        """Note an event that is about to happen."""
        if (kind := self._kind(event)) is not None:
            self._number[kind] += 1

    def _kind(self, event: Event) -> tuple[str, int] | None:
        """What is counted against whom: whoever comes back to their seat is always let in."""
        match event:
            case Moved():  # first, because it is almost always this
                return None
            case TookBack(seat) | Proposed(seat) | Answered((seat, *_)):
                return "change", seat
            case Sat(seat) if self._company.sits(seat):
                return "change", seat
            case Left(seat):
                return "departure", seat
            case HandedOver() | Joined() | Replaced():
                return "change", NOBODYS
            case _:
                return None
