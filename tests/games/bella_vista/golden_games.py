"""The golden games of Bella Vista: one for each number of architects."""

from __future__ import annotations

from random import Random
from typing import Any

from faubourg.games.bella_vista.model import RIGHT, Offer, Stage
from faubourg.testing import GoldenGame, ended_by
from faubourg.testing.game_facts import AnyTable
from tests.games.planner import planner

eight_rounds = ended_by("BV-4.4")


def with_a_fallback(table: AnyTable) -> bool:
    """Somebody found no place within the constraint."""
    return eight_rounds(table) and Stage.STOPPED in {step.after.stage for step in table.steps}


def somebody_cannot_pay(table: AnyTable) -> bool:
    return eight_rounds(table) and any(
        isinstance(step.move, Offer) and step.move.slot == RIGHT for step in table.steps
    )


def spender(table: AnyTable, rng: Random) -> Any:
    """Pays as much as it can, and builds anywhere."""
    legal = table.moves()
    offers = [move for move in legal if isinstance(move, Offer)]
    return min(offers, key=lambda each: each.slot) if offers else rng.choice(legal)


GOLDEN_GAMES = {
    "two-architects": GoldenGame(2, eight_rounds, planner),
    "three-architects": GoldenGame(3, with_a_fallback, planner),
    "four-architects": GoldenGame(4, somebody_cannot_pay, spender),
}
