"""The four players by tree search: what they owe the table, and that they know a win."""

from __future__ import annotations

import logging
import subprocess
import sys
from random import Random
from threading import Event
from typing import Any

import pytest
from msgspec.structs import replace

from faubourg.arena.bot_match import Fixture, play_game
from faubourg.bots import BotFailed, Budget, choose, find_bot, tree_search
from faubourg.bots.levels import HARD, LEVELS
from faubourg.bots.tree_search import SearchBot
from faubourg.core.game_catalogue import find_rules
from faubourg.core.game_protocol import Seat
from faubourg.core.table import Table
from faubourg.kernels.kernel_catalogue import NoKernel, games_with_kernels
from faubourg.kernels.sunrise.kernel import KERNEL
from tests.bots.bots_at_a_position import LANE, advice
from tests.games.sunrise.positions import position
from tests.kernels.test_worth_of_sunrise_actions import judged
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
    assert LANE.write(first.move) in ("d5=1", "d5=2")  # either ends the game, and wins it


def playing_to_the_end() -> SearchBot:
    """Like `hard`, but no game is left before it is over."""
    manners = {game: manner._replace(rounds=0) for game, manner in HARD.level.manners.items()}
    return SearchBot("patient", replace(HARD.level, manners=manners))


def test_who_plays_games_to_their_end_is_sure_of_a_win_that_is_there() -> None:
    view = LANE.view(one_move_from_the_end(), Seat(0))
    first = playing_to_the_end().advise(LANE, view, Random(1), SOME)[0]
    assert first.chance == 1
    assert first.error is not None
    assert 0 < first.error < 0.1
    assert first.chances == (1, 0)


def test_only_who_plays_games_to_their_end_and_counts_all_points_claims_chances() -> None:
    view = LANE.view(position(hands=("YYRB", "GGPB")), Seat(0))
    for bot in (*LEVELS.values(), playing_to_the_end()):
        found = bot.advise(LANE, view, Random(1), SOME)
        claimed = {each.chance is not None for each in found if each.value > -100}
        assert claimed == {bot.name == "patient"}


@EVERY_LEVEL
def test_thoughts_grow_until_they_are_stopped(level: str) -> None:
    table: Any = Table(LANE, 3, seed=4)
    stop = Event()
    bot, budget = LEVELS[level], Budget(iterations=10**9)
    games = []
    for thoughts in bot.think(LANE, table.view(0), Random(1), budget, 500, stop.is_set):
        games.append(thoughts.games)
        for each in thoughts.advice:
            assert each.chance is None or sum(each.chances) == pytest.approx(1, abs=1e-4)
            assert each.chance is None or each.chances[0] == each.chance
        if len(games) == 3:
            stop.set()
    assert games == [500, 1000, 1500, 1500]


def test_thoughts_that_grow_end_with_the_advice_given_at_once() -> None:
    for bot in LEVELS.values():
        view = Table(LANE, 2, seed=4).view(Seat(0))
        *_, last = bot.think(LANE, view, Random(1), SOME, every=7)
        assert last.advice == bot.advise(LANE, view, Random(1), SOME)


@EVERY_LEVEL
@pytest.mark.parametrize("game", in_full(games_with_kernels(), short=("sunrise",)))
def test_a_level_plays_whole_games(level: str, game: str) -> None:
    rules = find_rules(game)
    for seats in (rules.seats[0], rules.seats[-1]):
        fixture = Fixture(game, (level,) * seats, 1, seed=seats, budget=FEW)
        assert play_game(fixture, 0).outcome.places


@pytest.mark.parametrize("level", ["easy", "medium"])
@pytest.mark.parametrize("few", [Budget(iterations=500), Budget(iterations=5000)])
def test_a_weak_player_takes_no_move_that_looks_bad_at_a_glance(level: str, few: Budget) -> None:
    bot, table = LEVELS[level], Table(LANE, 2, seed=4)
    for _ in range(12):
        assert isinstance(table.to_act, int)
        seen = {
            KERNEL.move_of(LANE, action): worth for action, worth in judged(table.state).items()
        }
        move = bot.advise(LANE, table.view(table.to_act), Random(1), few)[0].move
        assert seen[move] >= max(seen.values()) - bot.level.at_a_glance
        table.play(move)


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
    best = advice(instead, state, budget=Budget())[0].value
    assert advice(level, state, budget=nothing)[0].value == best


@pytest.mark.parametrize("game", games_with_kernels())
def test_whoever_stands_in_for_a_search_plans_whole_turns(game: str) -> None:
    """With the budget of nothing that the search had, it would look one move ahead."""
    rules, level = find_rules(game), LEVELS["medium"]
    table: Table[Any, Any, Any] = Table(rules, 2, seed=3)
    for _ in range(12):
        view = table.view(table.to_act)
        planned = level.level.instead.advise(rules, view, Random(1), Budget())
        advised = level.advise(rules, view, Random(1), Budget(iterations=0))
        if len(planned) > 1:
            assert {each.value for each in advised} == {each.value for each in planned}
        table.play(planned[0].move)


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
        f"{level} lets {instead} decide at sunrise, which plays weaker: "
        f"{NoKernel('no-kernel', game='sunrise', known=())}"
    ]


@EVERY_LEVEL
@pytest.mark.parametrize("seconds", [0.0, 1e-9])
def test_without_time_to_try_anything_another_bot_of_the_house_decides(
    level: str, seconds: float
) -> None:
    state, hurry = position(hands=("YYRB", "GGPB")), Budget(seconds=seconds)
    planned = advice(LEVELS[level].level.instead.name, state, budget=hurry)
    assert [each.value for each in advice(level, state, budget=hurry)] == [
        each.value for each in planned
    ]


def test_the_time_is_a_cap() -> None:
    state = position(hands=("YYRB", "GGPB"))
    assert advice("expert", state, budget=Budget(iterations=10**9, seconds=0.05))


def test_numba_is_imported_only_to_search() -> None:
    program = "import sys; from faubourg.bots import bots; bots(); print('numba' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.stdout.strip() == "False"
