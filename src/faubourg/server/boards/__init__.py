"""What a browser needs to draw a board: the cardboard, described by the game's own function."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from faubourg.core.game import AnyRules

GROUP = "faubourg.boards"


def board_of(rules: AnyRules) -> Any:
    """The cardboard of an edition, as the client of its game reads it."""
    return _drawn(rules.key)(rules)


@cache
def _drawn(game: str) -> Any:
    (point,) = entry_points(group=GROUP, name=game)
    return point.load()
