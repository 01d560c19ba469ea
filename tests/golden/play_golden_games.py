"""Plays the golden games: for each way to end, or number of seats. Run by `dev.py regolden`.

The records are kept as they were played; only a change of format or of the rules asks for new ones.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from faubourg.bots import choose, find_bot
from faubourg.cli.annotated_record import AnyTable, annotated
from faubourg.core.game_catalogue import find_rules
from faubourg.core.game_protocol import AnyRules
from faubourg.core.messages import messages
from faubourg.core.table import Table
from faubourg.games.bella_vista.model import RIGHT, Offer
from faubourg.games.bella_vista.model import Stage as BellaStage
from faubourg.games.sunrise import Sunrise
from faubourg.games.sunrise.model import BuildHouse, BuildPark, Draw
from tests.games.kensington import golden_games

FOLDER = Path(__file__).parent
LONGEST = 80
"""Lines of a record that somebody may want to read."""
Move: TypeAlias = Any
"""A move of whichever game is played."""
Policy: TypeAlias = Callable[[AnyTable, Random], Move]
Wanted: TypeAlias = Callable[[AnyTable], bool]


def planner(table: AnyTable, rng: Random) -> Any:
    assert table.to_act is not None
    return choose(find_bot("planner"), table.rules, table.view(table.to_act), rng)


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


def _ended(table: AnyTable, rule: str) -> bool:
    return table.outcome is not None and table.outcome.ended_by == rule


def last_seat_triggers(table: AnyTable) -> bool:
    return _ended(table, "SL-4.1") and _first_short(table) == len(table.names) - 1


def other_seat_triggers(table: AnyTable) -> bool:
    return _ended(table, "SL-4.1") and _first_short(table) == 0


def _first_short(table: AnyTable) -> int:
    """The seat that was the first to end a turn with too few pieces."""
    limit = table.rules.edition.play.end_at_pieces
    states = [step.before for step in table.steps]
    return next(n for state in states for n, left in enumerate(state.pieces) if left <= limit)


def areas_full(table: AnyTable) -> bool:
    return _ended(table, "SL-4.2")


def safeguard(table: AnyTable) -> bool:
    return _ended(table, "SL-R8")


def eight_rounds(table: AnyTable) -> bool:
    return _ended(table, "BV-4.4")


def with_a_fallback(table: AnyTable) -> bool:
    """Somebody found no place within the constraint."""
    stages = {getattr(step.after, "stage", None) for step in table.steps}
    return eight_rounds(table) and BellaStage.STOPPED in stages


def somebody_cannot_pay(table: AnyTable) -> bool:
    return eight_rounds(table) and any(
        isinstance(step.move, Offer) and step.move.slot == RIGHT for step in table.steps
    )


def spender(table: AnyTable, rng: Random) -> Move:
    """Pays as much as it can, and builds anywhere."""
    legal = table.moves()
    offers = [move for move in legal if isinstance(move, Offer)]
    move: Move = min(offers, key=lambda each: each.slot) if offers else rng.choice(legal)
    return move


LANE, AVENUE = find_rules("sunrise", "lane"), find_rules("sunrise", "avenue")
VISTA = find_rules("bella_vista", "vista")
GAMES: dict[str, tuple[AnyRules, int, Policy, Wanted]] = {
    "sunrise-houses-low-last-seat": (LANE, 3, planner, last_seat_triggers),
    "sunrise-houses-low-other-seat": (AVENUE, 3, planner, other_seat_triggers),
    "sunrise-areas-full": (LANE, 4, filler, areas_full),
    "sunrise-safeguard": (AVENUE, 2, drawer, safeguard),
    "bella_vista-two-architects": (VISTA, 2, planner, eight_rounds),
    "bella_vista-three-architects": (VISTA, 3, planner, with_a_fallback),
    "bella_vista-four-architects": (VISTA, 4, spender, somebody_cannot_pay),
    **golden_games.games(planner),
}


def play_golden(rules: AnyRules, seats: int, policy: Policy, wanted: Wanted) -> AnyTable:
    """The first seed whose game ends as wanted and is short enough to read."""
    for seed in range(10_000):
        rng = Random(seed)
        table: AnyTable = Table(rules, seats, seed=seed)
        while not table.over:
            table.play(policy(table, rng))
        if wanted(table) and len(annotated(table, messages("en")).splitlines()) <= LONGEST:
            return table
    raise LookupError("no game ends like that")


if __name__ == "__main__":
    chosen = sys.argv[1:] or [*GAMES]
    for name in chosen:
        wish = GAMES[name]
        golden = play_golden(*wish)
        (FOLDER / f"{name}.txt").write_text(annotated(golden, messages("en")), encoding="utf-8")
        (FOLDER / f"{name}.json").write_bytes(golden.record().to_json() + b"\n")
        print(name, golden.outcome)
