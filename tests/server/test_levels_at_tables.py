"""The levels at tables of every game: they search, in a process that has learnt it apart."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from faubourg.bots.hints import Hints
from faubourg.bots.levels import LEVELS
from faubourg.core.game_catalogue import find_rules
from faubourg.core.table import Table
from faubourg.kernels.kernel_catalogue import games_with_kernels
from faubourg.server.tables.room import Room
from faubourg.server.workers.bot_processes import LEAST_SHARE, BotProcesses, BotSettings
from faubourg.server.workers.bot_thinking import BotAnswer
from tests.server.own_thread import run_apart
from tests.server.tables_in_process import READABLE, SESSION, account, tables_in_process, wish
from tests.server.test_failing_bots import Looker, until

COMPILING = 900
"""Seconds that a machine may need which has not compiled these rules before."""
FEW = BotSettings(processes=1, iterations=500)


class Overheard(BotProcesses):
    """Notes how many games each bot has played on."""

    def __init__(self, settings: BotSettings) -> None:
        super().__init__(settings)
        self.games: dict[str, int] = {}

    async def advise(self, *question: Any, **more: Any) -> BotAnswer:
        answer = await super().advise(*question, **more)
        self.games[question[1]] = max(answer.games, self.games.get(question[1], 0))
        return answer


@asynccontextmanager
async def searching(settings: BotSettings) -> AsyncIterator[Overheard]:
    bots = Overheard(settings)
    bots.train()
    async with asyncio.timeout(COMPILING):
        while not all(map(bots.searches, games_with_kernels())):
            await asyncio.sleep(0.05)
    yield bots


async def play_on(room: Room, decisions: int) -> None:
    """Ann plays by chance, the bots answer."""
    rng = Random(1)
    while room.live.seq < decisions and not room.live.over:
        if room.live.to_act == 0:
            moves = [room.live.game.rules.write(move) for move in room.live.game.moves()]
            await room.play(0, room.live.seq, rng.choice(moves), account())
        await asyncio.sleep(0.001)


@pytest.mark.timeout(COMPILING + 300)
def test_every_level_searches_at_tables_of_every_game(tmp_path: Path) -> None:
    async def play() -> dict[str, dict[str, int]]:
        found = {}
        async with searching(FEW) as bots, tables_in_process(tmp_path, bots) as tables:
            for game in games_with_kernels():
                bots.games = {}
                for levels in (("easy", "medium"), ("hard", "expert")):
                    wished = wish("me", *levels, game=game)
                    room = await tables.open(wished, SESSION, account())
                    tables.enter(room, Looker(), account())
                    async with asyncio.timeout(120):
                        await play_on(room, decisions=14)
                    assert set(room.live.company.bots.values()) == {*levels}, "none was replaced"
                found[game] = bots.games
        return found

    for game, games in run_apart(play()).items():
        assert games.keys() == LEVELS.keys(), game
        assert all(games.values()), game
        assert games["expert"] > games["hard"] > games["easy"], game


def position(game: str = "sunrise") -> tuple[Any, Any]:
    rules = find_rules(game)
    table: Table[Any, Any, Any] = Table(rules, 2, seed=3)
    return rules, table.view(table.to_act)


@pytest.mark.timeout(COMPILING + 300)
def test_a_search_that_is_stopped_leaves_off_long_before_its_budget_is_spent() -> None:
    """An answer that grows is stopped after its first word; the next question is answered."""

    async def play() -> tuple[int, int]:
        long = BotSettings(processes=1, iterations=10_000_000, seconds=25.0)
        async with searching(long) as bots:
            rules, view = position()
            heard: list[BotAnswer] = []
            asking = asyncio.ensure_future(
                bots.advise(rules, "expert", view, "seed", who="ann", heard=heard.append)
            )
            await until(lambda: heard)
            asking.cancel()
            answer = await bots.advise(rules, "random", view, "seed", who="ann")
            bots.close()
            return heard[0].games, len(answer.moves)

    games, moves = run_apart(play())
    assert games >= 500
    assert moves > 1


@pytest.mark.timeout(COMPILING + 300)
def test_where_many_wait_bots_think_less() -> None:
    async def play() -> list[int]:
        async with searching(BotSettings(processes=1, iterations=20_000, seconds=60.0)) as bots:
            rules, view = position()
            asked = [
                bots.advise(rules, "medium", view, f"{number}", who=f"{number}")
                for number in range(30)
            ]
            answers = await asyncio.gather(*asked)
            bots.close()
            return [answer.games for answer in answers]

    games = run_apart(play())
    assert min(games) < 2000 / 10
    assert games[-1] == 2000, "the last one has nobody behind it"
    assert min(games) >= LEAST_SHARE * 2000


def test_before_they_have_learnt_to_search_levels_play_by_the_readable_rules() -> None:
    async def play() -> list[BotAnswer]:
        bots, (rules, view) = BotProcesses(READABLE), position()
        answers = [await bots.advise(rules, level, view, "seed", who="ann") for level in LEVELS]
        assert not bots.searches("sunrise")
        bots.close()
        return answers

    for answer in run_apart(play()):
        assert answer.games == 0
        assert answer.moves
        assert all(move.chance is None for move in answer.moves)


@pytest.mark.parametrize(("settings", "later"), [(READABLE, False), (FEW, True)])
def test_hints_without_chances_say_whether_some_are_to_come(
    settings: BotSettings, later: bool
) -> None:
    async def play() -> Hints:
        bots, (rules, view) = BotProcesses(settings), position()
        found = await bots.hints(rules, view, "seed", who="ann")
        bots.close()
        return found

    found = run_apart(play())
    assert found.games == 0
    assert found.chances_later is later


def test_levels_are_called_simpler_only_where_they_never_search() -> None:
    readable, learning = BotProcesses(READABLE), BotProcesses(FEW)
    assert readable.simpler_bots("sunrise") == tuple(LEVELS)
    assert learning.simpler_bots("sunrise") == (), "it is being learnt"
    assert learning.simpler_bots("sunrise", is_foreign=True) == tuple(LEVELS)
    assert learning.simpler_bots("chess") == tuple(LEVELS)
    for bots in (readable, learning):
        bots.close()


def test_what_could_not_be_learnt_is_not_promised() -> None:
    class Unlearned(BotProcesses):
        def train(self) -> None:
            self._note(("sunrise",))

    bots = Unlearned(FEW)
    bots.train()
    assert bots.may_search(find_rules("sunrise"))
    assert not bots.may_search(find_rules("kensington"))
    assert bots.simpler_bots("sunrise") == ()
    assert bots.simpler_bots("kensington") == tuple(LEVELS)
    bots.close()
