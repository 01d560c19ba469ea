"""One hint: a move with the rest of its turn, the chance of everybody and what speaks for it."""

from __future__ import annotations

from msgspec import Struct

from faubourg.bots.proposed_turn import Step
from faubourg.core.move_reasons import Reason


class Hint(Struct, frozen=True, gc=False):
    """A move, with the rest of the turn that would follow."""

    moves: tuple[str, ...]
    chances: tuple[int, ...]
    """Of every seat to win, in percent; nothing where no games were played to their end."""
    margin: int
    """By how much the own chance may be off, either way, in percent: so it is 95 times in 100. With
    chances and no margin the turn ends the game, and nothing is left to chance."""
    reasons: tuple[Reason, ...]
    """What the whole turn changes."""
    steps: tuple[Step, ...] = ()
    """For each of the moves what is told of it, where it is made."""
    ahead: int = 0
    """Points beyond the best of the others where the turn ends the game; less than 0 if behind."""

    @property
    def is_settled(self) -> bool:
        return bool(self.chances) and not self.margin
