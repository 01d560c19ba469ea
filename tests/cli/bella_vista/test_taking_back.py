"""Taking back at the terminal reaches what a person decided, not what the terminal did for them."""

from __future__ import annotations

from io import StringIO
from random import Random
from typing import Any

import pytest
from rich.console import Console

from faubourg.cli.table.game_session import Session
from faubourg.cli.table.players import Player
from faubourg.cli.table.taking_back import TakingBack
from faubourg.core.errors import CannotUndo
from faubourg.core.game_catalogue import rules_for
from faubourg.core.messages import messages
from faubourg.core.table import Table
from faubourg.games.bella_vista.model import Place, Stage
from tests.games.bella_vista.positions import VISTA

NAMES = ("Ann", "Bea", "Cem")


def before_the_neutral_building(seed: int = 3) -> Table[Any, Any, Any]:
    """Somebody has built, went on without a contract, and has the neutral building to place."""
    table: Table[Any, Any, Any] = Table(VISTA, 3, seed=seed, names=NAMES)
    rng = Random(seed)
    while table.state.stage is not Stage.NEUTRAL or table.moves() == [VISTA.read(".")]:
        table.play(rng.choice([*table.moves()]))
    return table


def test_the_own_building_goes_with_the_contract_that_could_not_be_taken() -> None:
    table = before_the_neutral_building()
    seat = table.to_act
    assert seat is not None
    assert isinstance(table.steps[-2].move, Place)
    players = [Player(name, None) for name in NAMES]
    session = Session(Console(file=StringIO()), table, players, messages("en"), Random(1))
    number = len(table.steps)
    assert isinstance(session.take_back(seat), Place)
    assert (len(table.steps), table.to_act) == (number - 2, seat)


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "at this table no move can be taken back"), ("fr", "à cette table, on ne peut rien")],
)
def test_where_others_share_the_screen_what_was_revealed_stays(language: str, told: str) -> None:
    table: Table[Any, Any, Any] = Table(
        rules_for("sunrise"), 3, seed=1, names=NAMES, bots={2: "greedy"}
    )
    drawn = TakingBack(table, lambda: False)
    table.play("++")
    assert not drawn.is_against_bots_alone(0)
    with pytest.raises(CannotUndo) as caught:
        drawn.last(0)
    assert told in messages(language).say(caught.value.phrase)
