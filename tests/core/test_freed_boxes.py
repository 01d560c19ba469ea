"""A box of somebody's own edition goes with the last table that is played with it."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from random import Random
from typing import Any
from weakref import ReferenceType, ref

import pytest
from msgspec.structs import replace

from faubourg.bots import Budget, find_bot
from faubourg.core.edition import Edition
from faubourg.core.game_catalogue import FOREIGN_KEPT, find_game, games, rules_for
from faubourg.core.owned_caches import Recent
from faubourg.core.table import Table
from faubourg.server.board_data import aids_of, board_of
from tests.core.heavy_editions import plain


@pytest.fixture
def no_collector() -> Iterator[None]:
    """Whatever is freed is freed because nothing refers to it any more."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def edition_of_ones_own(game: str) -> Edition[Any]:
    return find_game(game).printer.from_data(plain(game), "mine")


def play_it_all(game: str, edition: Edition[Any]) -> ReferenceType[Any]:
    """A whole game with everything that is asked about one; what is left is a weak reference."""
    rules: Any = find_game(game).rules(edition)
    table: Table[Any, Any, Any] = Table(rules, 3, seed=5)
    rng, bot = Random(5), find_bot("planner")
    board_of(table)
    while not table.over:
        ask_all(table)
        move = rng.choice(table.moves())
        if len(table.steps) % 10 == 0:
            view = table.view(table.to_act)
            move = bot.advise(rules, view, rng, Budget(iterations=50))[0].move
        table.play(rules.read(rules.write(move)))
    assert table.record("spectator").result == table.outcome
    return ref(rules.box)


def ask_all(table: Table[Any, Any, Any]) -> None:
    for move in table.moves()[:3]:
        table.gain(move)
        assert table.why_not(move) is None
    for viewer in (None, 0, 1, 2):
        aids_of(table.rules, table.view(viewer))
    assert table.sheet(as_if_over=True) is not None


@pytest.mark.usefixtures("no_collector")
@pytest.mark.parametrize("game", [*games()])
def test_a_box_is_freed_with_its_last_table_without_the_collector(game: str) -> None:
    assert play_it_all(game, edition_of_ones_own(game))() is None


def test_the_last_few_editions_of_users_stay_unpacked() -> None:
    editions = [with_parks(number) for number in range(FOREIGN_KEPT + 1)]
    first = rules_for("sunrise", editions[0])
    assert rules_for("sunrise", with_parks(0)) is first
    assert rules_for("sunrise", replace(editions[0], title={"en": "Mine"})) is not first
    first = rules_for("sunrise", editions[0])
    for edition in editions[1:]:
        assert rules_for("sunrise", edition) is rules_for("sunrise", edition)
    assert rules_for("sunrise", editions[0]) is not first


def with_parks(number: int) -> Edition[Any]:
    data = plain("sunrise")
    play = data["play"] | {"parks": number}
    return find_game("sunrise").printer.from_data(data | {"play": play}, "mine")


class Squares(Recent[int, int]):
    """Numbers times themselves, and which of them were worked out."""

    def __init__(self) -> None:
        super().__init__(room=3)
        self.made: list[int] = []

    def make(self, key: int) -> int:
        self.made.append(key)
        return key * key


def test_what_was_asked_for_lately_is_kept_and_the_rest_forgotten() -> None:
    squares = Squares()
    for number in (1, 2, 3, 4, 1, 1, 5, 6, 7, 1, 2):
        assert squares[number] == number * number
        assert len(squares) <= 3
    assert squares.made == [1, 2, 3, 4, 5, 6, 7, 2]


def test_nothing_is_made_up_where_nobody_says_how() -> None:
    kept: Recent[str, int] = Recent(room=2)
    assert kept.recall("a") is None
    with pytest.raises(KeyError):
        kept["a"]
