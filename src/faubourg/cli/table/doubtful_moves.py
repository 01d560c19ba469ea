"""Moves that may have been meant otherwise: asked about until one was, and not if just proposed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from faubourg.cli.table.table_screen import Screen
from faubourg.cli.table.typed_moves import Planned
from faubourg.core.game_protocol import Seat


class Doubts:
    """What was asked at one table, and which moves the program itself has proposed."""

    def __init__(self, screen: Screen) -> None:
        self.screen, self.rules, self.talk = screen, screen.table.rules, screen.drawing.talk
        self.has_confirmed = False
        """Whether somebody has said that such a move was meant: they know what they type."""
        self._proposed: set[str] = set()

    def propose(self, texts: Iterable[str]) -> None:
        """Moves in notation that somebody was told of: typing one of them is no slip."""
        self._proposed.update(texts)

    def question(self, seat: int, plan: Sequence[Planned]) -> str | None:
        """What to ask before the moves are played, if anything."""
        if self.has_confirmed:
            return None
        asked = (self._about(seat, planned) for planned in plan)
        return next((each for each in asked if each is not None), None)

    def _about(self, seat: int, planned: Planned) -> str | None:
        """Words leave no doubt, only notation does."""
        legal = [*self.rules.moves(planned.state)]
        was_proposed = self.rules.write(
            planned.move
        ) in self._proposed or planned.move == self.talk.example(legal)
        if was_proposed or " " in planned.typed:
            return None
        view = self.rules.view(planned.state, Seat(seat))
        doubt = self.talk.doubt(self.rules, view, planned.move, legal)
        return None if doubt is None else self.screen.say(doubt)
