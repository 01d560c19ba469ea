"""A game as it is looked at again: by decisions, each with all that followed without a choice."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from faubourg.core.decisions import goes_with_decision_before
from faubourg.core.game_protocol import Seat
from faubourg.server.tables.live_table import LiveTable
from faubourg.server.tables.log_steps_and_notes import Passage, Steps


class Decision(Struct, frozen=True):
    """The start of a game, or what somebody decided, and what came with it."""

    passages: tuple[Passage, ...]

    @property
    def actor(self) -> Seat | None:
        return self.passages[0].actor

    @property
    def seq(self) -> int:
        return self.passages[0].seq

    @property
    def steps(self) -> Steps:
        return tuple(step for passage in self.passages for step in passage.steps)

    @property
    def after(self) -> Any:
        return self.passages[-1].after


def decisions_of(live: LiveTable) -> list[Decision]:
    """What replays stop at, and what their links count: the start, then every decision."""
    found: list[Decision] = []
    for passage in live.passages:
        if found and _goes_with(live, found[-1], passage):
            found[-1] = Decision((*found[-1].passages, passage))
        else:
            found.append(Decision((passage,)))
    return found


def _goes_with(live: LiveTable, before: Decision, passage: Passage) -> bool:
    if before.actor is None or not passage.steps:
        return False
    return goes_with_decision_before(live.game.rules, before.actor, passage.steps[0])
