"""Which games are searched for puzzles, from what was typed."""

from __future__ import annotations

from typing import Any

from faubourg.arena.puzzle_making.puzzles_of_one_game import PuzzlePlan
from faubourg.cli.editions import chosen_edition
from faubourg.cli.table.questions_of_each_game import Asker, prepared
from faubourg.core.game_catalogue import rules_for
from faubourg.core.messages import Messages

TABLES = 24
"""That are prepared, each by a seed of its own: where an option says `random`, they differ."""


def plan_for(
    game: str,
    seed: int,
    edition: str | None,
    options: dict[str, Any],
    texts: Messages,
    late: bool = False,
) -> PuzzlePlan:
    """The plan, or what is wrong with it."""
    cardboard = chosen_edition(edition, game, texts)
    rules = rules_for(game, cardboard)
    askers = (Asker(texts, print, None, seed + number) for number in range(TABLES))
    tables = list[dict[str, Any]]()
    for asker in askers:
        if (table := prepared(rules, options, asker)) not in tables:
            tables.append(table)
    return PuzzlePlan(game, seed, cardboard, tuple(tables), late)
