"""The golden games of Kensington: one for each way in which a game can end.

A whole box takes too many turns to read when its beige tiles run out, so two of the games are
played with a small one, which their records embed.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from faubourg.cli.annotated_record import AnyTable
from faubourg.core.game_catalogue import find_game, find_rules
from faubourg.core.game_protocol import AnyRules
from faubourg.games.kensington import Kensington
from faubourg.games.kensington.model import Finish, Lay

SMALL: dict[str, Any] = {
    "windows": 12,
    "lit": 6,
    "hard": 4,
    "cats": 2,
    "roofs": 4,
    "birds": 2,
    "walls": 2,
    "bricks": 1,
    "red_doors": 1,
    "window_tiles": [
        {"shape": "H1", "lit": 2, "dark": 2, "lit_cats": 1, "dark_cats": 1},
        {"shape": "H2", "lit": 2, "dark": 2},
        {"shape": "C3", "hard": True, "lit": 1, "dark": 1},
        {"shape": "U2", "hard": True, "lit": 1, "dark": 1},
    ],
    "roof_tiles": [
        {"shape": "H1", "number": 2, "birds": 1},
        {"shape": "H2", "number": 2, "birds": 1},
    ],
}


def small_box() -> Kensington:
    """The game with twelve windows and four roofs."""
    game = find_game("kensington")
    plain = msgspec.to_builtins(game.edition(), str_keys=True)
    plain["play"] |= SMALL
    return Kensington(game.printer.from_data(plain | {"key": "small"}, "small"))


def anybody(table: AnyTable, rng: Random) -> Any:
    return rng.choice(table.moves())


def reluctant(table: AnyTable, rng: Random) -> Any:
    """Builds only while there is much to choose from: leaves stored tiles unbuilt at the end."""
    legal = table.moves()
    finishes = [move for move in legal if isinstance(move, Finish)]
    return rng.choice(finishes if finishes and sum(table.state.heap) < 8 else legal)


def idler(table: AnyTable, rng: Random) -> Any:
    """Never builds."""
    legal = [move for move in table.moves() if not isinstance(move, Lay)]
    return rng.choice(legal or table.moves())


def _ended(table: AnyTable, rule: str) -> bool:
    return table.outcome is not None and table.outcome.ended_by == rule


def seventh_bird(table: AnyTable) -> bool:
    """Somebody builds once more after the one who drew the bird."""
    last = table.steps[-1].before
    return _ended(table, "KG-5.1") and last.seat != last.ender


def nobody_can_build(table: AnyTable) -> bool:
    return _ended(table, "KG-5.2")


def round_of_skips(table: AnyTable) -> bool:
    return _ended(table, "KG-R5") and table.state.skips == len(table.names)


def idle_rounds(table: AnyTable) -> bool:
    return _ended(table, "KG-R5") and table.state.skips < len(table.names)


def games(planner: Callable[[AnyTable, Random], Any]) -> dict[str, tuple[AnyRules, int, Any, Any]]:
    whole, small = find_rules("kensington"), small_box()
    return {
        "kensington-seventh-bird": (whole, 2, planner, seventh_bird),
        "kensington-nobody-can-build": (small, 2, anybody, nobody_can_build),
        "kensington-round-of-skips": (small, 3, reluctant, round_of_skips),
        "kensington-idle-rounds": (whole, 2, idler, idle_rounds),
    }
