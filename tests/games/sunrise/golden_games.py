"""The golden games of Sunrise Lane: one for each way in which a game can end."""

from __future__ import annotations

from random import Random
from typing import Any, TypeAlias

from faubourg.core.game_catalogue import find_rules
from faubourg.games.sunrise import Sunrise
from faubourg.games.sunrise.model import BuildHouse, BuildPark, Draw
from faubourg.testing import GoldenGame, ended_by
from faubourg.testing.game_facts import AnyTable
from tests.games.planner import planner

Move: TypeAlias = Any


def filler(table: AnyTable, rng: Random) -> Move:
    """Low houses and parks, corner areas first: fills the board before the pieces run out."""
    assert isinstance(table.rules, Sunrise)
    corners: set[int] = set(table.rules.box.area_spaces)
    legal: list[Move] = table.moves()
    rng.shuffle(legal)
    return min(legal, key=lambda move: _filling_order(move, corners))


def _filling_order(move: Move, corners: set[int]) -> tuple[int, int]:
    match move:
        case BuildHouse(space, cards):
            return (0 if space in corners else 2), cards
        case BuildPark(space):
            return (1 if space in corners else 3), 0
        case _:
            return 2, 9


def drawer(table: AnyTable, rng: Random) -> Move:
    """Never builds."""
    legal = table.moves()
    return next((move for move in legal if isinstance(move, Draw)), rng.choice(legal))


def last_seat_triggers(table: AnyTable) -> bool:
    return houses_low(table) and _first_short(table) == len(table.names) - 1


def other_seat_triggers(table: AnyTable) -> bool:
    return houses_low(table) and _first_short(table) == 0


def _first_short(table: AnyTable) -> int:
    """The seat that was the first to end a turn with too few pieces."""
    limit = table.rules.edition.play.end_at_pieces
    states = [step.before for step in table.steps]
    return next(n for state in states for n, left in enumerate(state.pieces) if left <= limit)


def round_played_on(table: AnyTable) -> bool:
    """Somebody had a turn after the areas were full."""
    full = [step.before for step in table.steps if step.before.last_round]
    return areas_full(table) and len({state.seat for state in full}) > 1


houses_low, areas_full, safeguard = ended_by("SL-4.1"), ended_by("SL-4.2"), ended_by("SL-R8")
LANE, AVENUE = find_rules("sunrise", "lane"), find_rules("sunrise", "avenue")
GOLDEN_GAMES = {
    "houses-low-last-seat": GoldenGame(3, last_seat_triggers, planner, LANE),
    "houses-low-other-seat": GoldenGame(3, other_seat_triggers, planner, AVENUE),
    "areas-full": GoldenGame(4, areas_full, filler, LANE),
    "areas-full-round": GoldenGame(3, round_played_on, filler, LANE, {"full_areas": "round"}),
    "safeguard": GoldenGame(2, safeguard, drawer, AVENUE),
}
