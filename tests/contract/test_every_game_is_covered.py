"""Whatever game this package brings is held to the contract."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import entry_points

import pytest

from faubourg.core.game_catalogue import find_game
from faubourg.testing import GameContract
from tests.contract.facts_of_every_game import facts_of_every_game

OURS = sorted(
    entry.name
    for entry in entry_points(group="faubourg.games")
    if entry.dist is not None and entry.dist.name == "faubourg"
)


@pytest.mark.parametrize("game", OURS)
def test_a_released_game_is_held_to_the_contract(game: str) -> None:
    if find_game(game).meta.status == "released":
        tests = import_module(f"tests.games.{game}.test_contract")
        held = [each for each in vars(tests).values() if _is_a_contract(each)]
        assert [each.facts.game for each in held] == [game]


def _is_a_contract(value: object) -> bool:
    return (
        isinstance(value, type)
        and issubclass(value, GameContract)
        and value.__name__.startswith("Test")
    )


def test_all_facts_are_about_games_that_are_there() -> None:
    assert [facts.game for facts in facts_of_every_game()] == OURS
