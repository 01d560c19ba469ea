"""What a browser needs besides the view to draw a table: a game's own kit, or the plain one."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points
from random import Random
from typing import Any

from msgspec import Struct

from faubourg.core.game_protocol import AnyRules
from faubourg.core.table import Table
from faubourg.server.board_data.plain import plain_board

GROUP = "faubourg.boards"


class Kit(Struct, frozen=True):
    """How a game describes itself to its client."""

    board: Callable[[Table[Any, Any, Any]], Any]
    """The cardboard; the same for all who look, as long as the game lasts."""
    aids: Callable[[Any, Any], Any] | None = None
    """From rules and a view: what people at a real table would count for themselves."""
    suggest: Callable[[Any, Random], dict[str, Any]] | None = None
    """Options for a table to be, another time other ones: a new city, say."""


@cache
def kits() -> tuple[str, ...]:
    """The games that have a kit."""
    return tuple(sorted(point.name for point in entry_points(group=GROUP)))


def is_plain(game: str) -> bool:
    """Whether browsers draw the game from its view alone."""
    return game not in kits()


def board_of(table: Table[Any, Any, Any]) -> Any:
    return _kit(table.rules.key).board(table)


def aids_of(rules: AnyRules, view: Any) -> Any:
    aids = _kit(rules.key).aids
    return None if aids is None else aids(rules, view)


def suggested(rules: AnyRules, rng: Random) -> dict[str, Any]:
    suggest = _kit(rules.key).suggest
    return {} if suggest is None else suggest(rules, rng)


@cache
def _kit(game: str) -> Kit:
    for point in entry_points(group=GROUP, name=game):
        kit: Kit = point.load()
        return kit
    return Kit(plain_board)
