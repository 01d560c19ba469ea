"""What the terminal does by itself is not asked for by a hint, and may be typed or left out."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from rich.console import Console

from faubourg.bots import Budget
from faubourg.bots.hints import Hints
from faubourg.bots.one_hint import Hint
from faubourg.bots.proposed_turn import proposed_turn
from faubourg.bots.turn_planner import BOT as PLANNER
from faubourg.cli.table.hint_lines import HintLines
from faubourg.cli.table.table_screen import Screen
from faubourg.core.game_protocol import Seat
from faubourg.core.messages import messages
from faubourg.core.table import Table
from faubourg.games.bella_vista.model import Stage
from tests.cli.words_meant import meant
from tests.games.bella_vista.positions import VISTA


def before_building(seed: int = 3) -> Table[Any, Any, Any]:
    """The last of three architects has to build, with no contract in sight, and a neutral one."""
    table: Table[Any, Any, Any] = Table(VISTA, 3, seed=seed)
    rng = Random(seed)
    before: Any = None
    while table.state.stage is not Stage.NEUTRAL or table.moves() == [VISTA.read(".")]:
        if table.state.stage is Stage.BUILD and table.moves() != [VISTA.read(".")]:
            before = len(table.steps)
        table.play(rng.choice([*table.moves()]))
    while len(table.steps) > before:
        table.undo(by_consent=True)
    return table


def hint(table: Table[Any, Any, Any]) -> Hint:
    turn = proposed_turn(
        VISTA, table.state, table.moves()[0], PLANNER, Random(1), Budget(iterations=10)
    )
    return Hint(tuple(map(VISTA.write, turn.moves)), (), 0, (), turn.steps)


def test_a_hint_leaves_out_what_the_terminal_does_by_itself() -> None:
    table = before_building()
    found = hint(table)
    assert "." in found.moves
    shown = Screen(Console(width=100), table, messages("en"))
    with shown.console.capture() as caught:
        HintLines(shown, Hints(Seat(table.to_act or 0), (found,), games=0)).print()
    (line,) = [each for each in caught.get().splitlines() if each.startswith("  1")]
    typed = line.split()[1:]
    assert typed == [move for move in found.moves if move != "."]
    assert meant(table, " ".join(typed)) == " ".join(found.moves).removesuffix(" .")
    assert meant(table, " ".join(found.moves)) == " ".join(found.moves)


def test_a_place_that_may_not_be_built_on_is_still_refused() -> None:
    table = before_building()
    first = hint(table).moves[0]
    with pytest.raises(Exception, match="move 2 of the line"):
        meant(table, f"{first} {first}")
