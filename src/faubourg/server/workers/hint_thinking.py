"""Hints as they are thought of in a bot's process: from a view, told as they grow."""

from __future__ import annotations

from random import Random
from time import monotonic

from msgspec.structs import replace

from faubourg.bots import Budget
from faubourg.bots.hints import HintRequest, Hints, growing_hints
from faubourg.bots.one_hint import Hint
from faubourg.core.game_catalogue import rules_for
from faubourg.server.workers.bot_thinking import (
    GAMES_BETWEEN_WORDS,
    SECONDS_BETWEEN_WORDS,
    Position,
    can_search,
)
from faubourg.server.workers.stoppable_process import Line


def think_of_hints(
    line: Line,
    position: Position,
    mine: str | None,
    seed: str,
    budget: Budget,
    beside: tuple[Hint, ...] = (),
) -> Hints:
    """The best moves, and the one that was asked about; what is found on the way is said, too."""
    rules, said_at = rules_for(position.game, position.edition), monotonic()
    request = HintRequest(
        rules,
        position.view,
        Random(seed),
        budget=_for_the_search(budget),
        mine=None if mine is None else rules.read(mine),
        beside=beside,
        searches=can_search(position),
        every=GAMES_BETWEEN_WORDS,
        is_stopped=line.is_stopped,
    )
    for found in growing_hints(request):
        if found.is_done:
            break
        if found.games and monotonic() > said_at + SECONDS_BETWEEN_WORDS:
            line.say(found)
            said_at = monotonic()
    return found


def _for_the_search(budget: Budget) -> Budget:
    """Half of the time: the rest is for weighing the best moves."""
    return budget if budget.seconds is None else replace(budget, seconds=budget.seconds / 2)
