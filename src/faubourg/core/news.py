"""What Nature's moves tell those at a table: most of what she does is new to somebody."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol, runtime_checkable

from faubourg.core.game_protocol import AnyRules, Seat


@runtime_checkable
class KnowsWhoKnew(Protocol):
    """Rules by which somebody may know what Nature is about to do; others need not."""

    def knew_before(self, state: Any, move: Any, seat: Seat) -> bool:
        """Whether a move of Nature's tells a seat nothing, as when a card of its own lies open."""


def is_news(rules: AnyRules, state: Any, move: Any, seats: Iterable[Seat]) -> bool:
    """Whether a move of Nature's tells any of these seats something that it did not know."""
    if not isinstance(rules, KnowsWhoKnew):
        return True
    return not all(rules.knew_before(state, move, seat) for seat in seats)
