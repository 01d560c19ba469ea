"""What counts by now, and what only stands: together they are the sheet at the end."""

from __future__ import annotations

from typing import Any

from faubourg.core.game_catalogue import find_game
from faubourg.core.game_protocol import AnyRules, ScoreLine, totals


def bonuses_as_they_stand(rules: AnyRules, state: Any) -> tuple[ScoreLine, ...]:
    known = find_game(rules.key).meta.bonuses
    return tuple(line for line in rules.sheet(state, as_if_over=True) if line.rule in known)


def totals_so_far(rules: AnyRules, state: Any, seats: int) -> tuple[int, ...]:
    """Without any bonus before the game is over, also of a kind that nobody can lose again."""
    sheet = rules.sheet(state)
    if rules.outcome(state) is None:
        known = find_game(rules.key).meta.bonuses
        sheet = tuple(line for line in sheet if line.rule not in known)
    return totals(sheet, seats)
