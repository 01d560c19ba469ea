"""The golden games of Kensington: one for each way in which a game can end.

A whole box takes too many turns to read when its beige tiles run out, so two of the games are
played with a small one, which their records embed.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from faubourg.core.game_catalogue import find_game
from faubourg.games.kensington import Kensington
from faubourg.games.kensington.model import Finish, Lay
from faubourg.testing import GoldenGame, ended_by
from faubourg.testing.game_facts import AnyTable
from tests.games.planner import planner

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


def reluctant(table: AnyTable, rng: Random) -> Any:
    """Builds only while there is much to choose from: leaves stored tiles unbuilt at the end."""
    legal = table.moves()
    finishes = [move for move in legal if isinstance(move, Finish)]
    return rng.choice(finishes if finishes and sum(table.state.heap) < 8 else legal)


def idler(table: AnyTable, rng: Random) -> Any:
    """Never builds."""
    legal = [move for move in table.moves() if not isinstance(move, Lay)]
    return rng.choice(legal or table.moves())


def seventh_bird(table: AnyTable) -> bool:
    """Somebody builds once more after the one who drew the bird."""
    last = table.steps[-1].before
    return ended_by("KG-5.1")(table) and last.seat != last.ender


def round_of_skips(table: AnyTable) -> bool:
    return safeguard(table) and table.state.skips == len(table.names)


def idle_rounds(table: AnyTable) -> bool:
    return safeguard(table) and table.state.skips < len(table.names)


nobody_can_build, safeguard = ended_by("KG-5.2"), ended_by("KG-R5")
CHOICES = {"storing": "may", "takes": "may"}
"""As the first records were played, which do not name these options."""
GOLDEN_GAMES = {
    "seventh-bird": GoldenGame(2, seventh_bird, planner, options=CHOICES),
    "nobody-can-build": GoldenGame(2, nobody_can_build, rules=small_box(), options=CHOICES),
    "round-of-skips": GoldenGame(3, round_of_skips, reluctant, small_box(), CHOICES),
    "idle-rounds": GoldenGame(2, idle_rounds, idler, options=CHOICES),
    "duties-seventh-bird": GoldenGame(2, seventh_bird, planner),
    "duties-nobody-can-build": GoldenGame(2, nobody_can_build, rules=small_box()),
    "duties-round-of-skips": GoldenGame(3, round_of_skips, reluctant, small_box()),
    "duties-idle-rounds": GoldenGame(2, idle_rounds, idler),
    "marks-seventh-bird": GoldenGame(2, seventh_bird, planner, options={"backs": "marks"}),
}
