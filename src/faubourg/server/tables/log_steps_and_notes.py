"""What the log of a table is made of in memory: steps of the game, and notes between them."""

from __future__ import annotations

from typing import Any, TypeAlias

from msgspec import Struct

from faubourg.core.game_protocol import NATURE, Seat
from faubourg.core.phrases import Phrase
from faubourg.core.table import Step

Steps: TypeAlias = tuple[Step[Any, Any], ...]


class Passage(Struct, frozen=True, gc=False):
    """A part of the game that came with one event: the start with what was dealt, if anything, or
    a decision and its answers."""

    seq: int
    steps: Steps
    after: Any

    @property
    def actor(self) -> Seat | None:
        """Whose decision it was; nobody's for the start."""
        actor = self.steps[0].actor if self.steps else NATURE
        return None if actor is NATURE else actor


class Note(Struct, frozen=True, gc=False):
    """A line of the log that is no move."""

    seq: int
    seat: int
    phrase: Phrase
    undoes: int | None = None
