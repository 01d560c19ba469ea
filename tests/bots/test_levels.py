"""The four players by tree search: what they owe the table, and that they know a win."""

from __future__ import annotations

import logging
import subprocess
import sys
from random import Random
from typing import Any

import pytest

from faubourg.arena.bot_match import Fixture, play_game
from faubourg.bots import BotFailed, Budget, choose, find_bot, tree_search
from faubourg.bots.levels import LEVELS
from faubourg.core.game_catalogue import find_rules
from faubourg.core.game_protocol import Seat
from faubourg.core.table import Table
from faubourg.kernels.kernel_catalogue import NoKernel, games_with_kernels
from tests.bots.bots_at_a_position import LANE, advice
from tests.games.sunrise.positions import position
from tests.long_forms import in_full

EVERY_LEVEL = pytest.mark.parametrize("level", LEVELS)
SOME = Budget(iterations=500)
FEW = Budget(iterations=30)


def one_move_from_the_end() -> Any:
    """Whoever builds on d5 ends the game; seat a is ahead once it does."""
    corners = [space for space in LANE.box.area_spaces if LANE.box.names[space] != "d5"]
    tokens = ["##" if space in corners else "." for space in range(len(LANE.box.names))]
    return position(" ".join(tokens), ("RR", "YY"), parks=3)


@EVERY_LEVEL
def test_a_level_is_installed_by_its_name(level: str) -> None:
    assert find_bot(level).name == level


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_it_takes_a_win_that_is_there(level: str) -> None:
    first = advice(level, one_move_from_the_end(), budget=SOME)[0]
    assert LANE.write(first.move) == "d5=2"
    assert first.chance == 1
    assert first.error is not None
    assert 0 < first.error < 0.1


@EVERY_LEVEL
@pytest.mark.parametrize("game", in_full(games_with_kernels(), short=("sunrise",)))
def test_a_level_plays_whole_games(level: str, game: str) -> None:
    rules = find_rules(game)
    for seats in (rules.seats[0], rules.seats[-1]):
        fixture = Fixture(game, (level,) * seats, 1, seed=seats, budget=FEW)
        assert play_game(fixture, 0).outcome.places


@EVERY_LEVEL
def test_every_legal_move_is_advised_on_best_first(level: str) -> None:
    for seats in (2, 3, 4):
        table: Any = Table(LANE, seats, seed=4)
        for _ in range(12):
            advised = find_bot(level).advise(LANE, table.view(table.to_act), Random(1), SOME)
            moves = [each.move for each in advised]
            assert len(moves) == len({*moves})
            assert {*moves} == {*LANE.moves(table.state)}
            assert [each.value for each in advised] == sorted(
                (each.value for each in advised), reverse=True
            )
            table.play(moves[0])


@EVERY_LEVEL
def test_the_hands_of_others_and_the_deck_make_no_difference(level: str) -> None:
    state = position(hands=("YYRB", "GGPB", "YPP"))
    other = LANE.imagine(LANE.view(state, Seat(0)), Random(3))
    assert other != state
    assert advice(level, state, budget=SOME) == advice(level, other, budget=SOME)


@EVERY_LEVEL
def test_the_same_seed_gives_the_same_advice(level: str) -> None:
    state = position(hands=("YYRB", "GGPB"))
    assert advice(level, state, budget=SOME) == advice(level, state, budget=SOME)


@EVERY_LEVEL
def test_a_position_without_choice_is_answered_at_once(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tree_search, "find_kernel", lambda _: pytest.fail("it searched"))
    only = advice(level, position(hands=("", "YYY")))
    assert [LANE.write(each.move) for each in only] == ["++"]


@EVERY_LEVEL
def test_a_game_that_is_over_has_no_move_to_offer(level: str) -> None:
    played = LANE.play(one_move_from_the_end(), LANE.read("d5=2"))
    assert LANE.outcome(played) is not None
    view = LANE.view(played, Seat(0))
    assert not find_bot(level).advise(LANE, view, Random(1), SOME)
    with pytest.raises(BotFailed, match="has no move to offer"):
        choose(find_bot(level), LANE, view, Random(1), SOME)


@EVERY_LEVEL
def test_without_a_budget_another_bot_of_the_house_decides(level: str) -> None:
    state = position(hands=("YYRB", "GGPB"))
    instead, nothing = LEVELS[level].level.instead.name, Budget(iterations=0)
    best = advice(instead, state, budget=nothing)[0].value
    assert advice(level, state, budget=nothing)[0].value == best


@EVERY_LEVEL
def test_where_there_is_no_kernel_another_bot_decides_and_the_log_says_so_once(
    level: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def missing(game: str) -> Any:
        raise NoKernel("no-kernel", game=game, known=())

    monkeypatch.setattr(tree_search, "find_kernel", missing)
    tree_search.say_once.cache_clear()
    state, instead = position(hands=("YYRB", "GGPB")), LEVELS[level].level.instead.name
    with caplog.at_level(logging.WARNING):
        for _ in range(2):
            best = advice(instead, state, budget=SOME)[0].value
            assert advice(level, state, budget=SOME)[0].value == best
    assert [record.message for record in caplog.records] == [
        f"{level} lets {instead} decide at sunrise: "
        f"{NoKernel('no-kernel', game='sunrise', known=())}"
    ]


def test_the_time_is_a_cap() -> None:
    state = position(hands=("YYRB", "GGPB"))
    assert advice("expert", state, budget=Budget(iterations=10**9, seconds=0.05))


def test_numba_is_imported_only_to_search() -> None:
    program = "import sys; from faubourg.bots import bots; bots(); print('numba' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.stdout.strip() == "False"
