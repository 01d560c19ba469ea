"""Which steps of a game somebody decided, and which followed from what was decided before."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from faubourg.core.game_protocol import NATURE, Actor, AnyRules
from faubourg.core.table import Step


@runtime_checkable
class KnowsWhatFollows(Protocol):
    """Rules that can tell a move that ends something from a choice; others need not."""

    def goes_without_saying(self, state: Any, move: Any) -> bool:
        """Whether the move puts up nothing and everybody sees that no other one was legal: what
        only the hand forbade is not given away."""


def goes_without_saying(rules: AnyRules, step: Step[Any, Any]) -> bool:
    """Whether everybody sees that a seat could do nothing else, so that nobody decided it."""
    if step.actor is NATURE or not isinstance(rules, KnowsWhatFollows):
        return False
    return rules.goes_without_saying(step.before, step.move)


def goes_with_decision_before(rules: AnyRules, decided: Actor, step: Step[Any, Any]) -> bool:
    """Whether a seat only went on with its turn as everybody sees it had to.

    A turn that begins without a choice stays a step of its own, since it is another player's.
    """
    return step.actor == decided and goes_without_saying(rules, step)
