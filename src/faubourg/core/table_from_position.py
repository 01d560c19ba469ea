"""From a position text to a table that goes on from there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from faubourg.core.edition import Edition
from faubourg.core.position_problems import refuse_impossible, whole_state
from faubourg.core.position_text import Position, read_position
from faubourg.core.table import Table


def table_at(
    position: Position,
    *,
    seed: int = 0,
    names: Sequence[str] | None = None,
    bots: Mapping[int, str] | None = None,
) -> Table[Any, Any, Any]:
    """A table at a possible position; what is hidden in it, and what is drawn, follows the seed."""
    table: Table[Any, Any, Any] = Table(
        position.rules,
        position.seats,
        seed=seed,
        options=position.options,
        names=names,
        bots=bots,
        dealt=False,
    )
    table.state = whole_state(position, seed)
    table.is_from_a_position = True
    table.deal()
    return table


def possible_position(text: str, edition: Edition[Any] | None = None) -> Position:
    """The position in a text; BadPosition where it cannot be read, or cannot come about."""
    return refuse_impossible(read_position(text, edition))
