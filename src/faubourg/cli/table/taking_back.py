"""Taking back at the terminal: what revealed nothing, and against bots alone also what did."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from faubourg.cli.game_in_words import AnyTable
from faubourg.core.errors import CannotUndo
from faubourg.core.game_protocol import NATURE

BEYOND = ("undo-revealed", "undo-not-yours")
"""Why a move cannot be taken back that the consent of the others, if it could be given, would
let go."""


class TakingBack:
    """The last decisions of one table. Nobody can be asked for consent at the terminal."""

    def __init__(self, table: AnyTable, goes_without_saying: Callable[[], bool]) -> None:
        self.table, self._goes_without_saying = table, goes_without_saying

    def is_against_bots_alone(self, seat: int) -> bool:
        """Whether what cannot be taken back freely can be all the same, since it hurts nobody."""
        others = {*range(len(self.table.names))} - {seat}
        return (
            not self.table.over
            and self._has_decided(seat)
            and self.table.why_not_undo(seat) in BEYOND
            and others <= self.table.bots.keys()
        )

    def last(self, seat: int) -> Any:
        """The last decision, if it may be taken back; raises CannotUndo.

        What was nobody's decision goes with the one before: it would be made again at once.
        """
        if self.table.over:
            raise CannotUndo("undo-over")
        if self.table.why_not_undo(seat) == "undo-revealed":
            raise CannotUndo("undo-revealed-here")
        move = self.table.undo(seat)
        while self._goes_without_saying() and self.table.why_not_undo(seat) is None:
            move = self.table.undo(seat)
        return move

    def all_since(self, seat: int) -> Any:
        """The last decision of a seat with all that came after it, which may tell what comes."""
        move = self._back_to(seat)
        while self._goes_without_saying() and self._has_decided(seat):
            move = self._back_to(seat)
        return move

    def _back_to(self, seat: int) -> Any:
        """Everything down to a decision of the seat, which included."""
        while self._last_actor() != seat:
            self.table.undo(by_consent=True)
        return self.table.undo(by_consent=True)

    def _has_decided(self, seat: int) -> bool:
        return any(step.actor == seat for step in self.table.steps)

    def _last_actor(self) -> Any:
        actors = (step.actor for step in reversed(self.table.steps))
        return next(actor for actor in actors if actor is not NATURE)
