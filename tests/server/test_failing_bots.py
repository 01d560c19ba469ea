"""Bots on a bad day: killed, stalled, wrong. Their tables go on, and it is written down."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from faubourg.bots import BotFailed
from faubourg.server.storage.rights_and_links import Right
from faubourg.server.tables import bot_turns
from faubourg.server.tables.registry import Registry
from faubourg.server.tables.room import Room
from faubourg.server.workers import worker_processes
from faubourg.server.workers.bot_processes import BotProcesses
from faubourg.server.workers.bot_thinking import AdvisedMove, BotAnswer
from faubourg.server.workers.stoppable_process import Question
from faubourg.server.workers.worker_processes import WorkerFailed, WorkerProcesses
from tests.patience import PATIENCE
from tests.server.browser import Browser
from tests.server.conftest import Server
from tests.server.own_thread import run_apart
from tests.server.process_jobs import end_badly, nothing, own_number, stall
from tests.server.tables_in_process import SESSION, account, tables_in_process, wish
from tests.server.test_seating import ME

BOT = {"kind": "bot", "bot": "greedy"}
Asked = Callable[[str], str]
"""The move that a bot of this name would make."""


class Moody(BotProcesses):
    """Bots that answer as a test says, without a process."""

    def __init__(self, answer: Asked) -> None:
        self.answer, self.asked = answer, list[str]()

    async def advise(self, *question: Any, **_: Any) -> BotAnswer:
        bot = str(question[1])
        self.asked.append(bot)
        return BotAnswer((AdvisedMove(self.answer(bot), 0.0),))

    def simpler_bots(self, *_: Any, **__: Any) -> tuple[str, ...]:
        return ()

    def close(self) -> None:
        """Nothing was started."""


class Looker:
    """Somebody who looks at a table."""

    session = b""
    mine: tuple[int, ...] = ()

    def something_happened(self) -> None: ...
    def somebody_came_or_went(self) -> None: ...
    def take_rights(self, rights: list[Right]) -> bool:
        return not rights


async def until(holds: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0)


async def against(tables: Registry, bot: str) -> Room:
    """A table where a bot of this name is to act."""
    room = await tables.open(wish("me", bot), SESSION, account())
    await room.play(0, room.live.seq, "++", account())
    return room


async def play_on(room: Room) -> None:
    """Until it is the bot's turn again."""
    while room.live.to_act == 0:
        move = room.live.game.rules.write(room.live.game.moves()[0])
        await room.play(0, room.live.seq, move, account())


def test_a_bot_that_fails_is_replaced_by_another_and_the_table_is_told(tmp_path: Path) -> None:
    def answer(bot: str) -> str:
        if bot != "random":
            raise KeyError(bot)
        return "++"

    async def play() -> list[str]:
        moody = Moody(answer)
        async with tables_in_process(tmp_path, moody) as tables:
            room = await against(tables, "planner")
            await until(lambda: room.live.to_act == 0)
            assert room.live.company.bots == {1: "random"}
            told = [each.phrase.key for each in room.live.log if hasattr(each, "phrase")]
            assert told == ["log-bot-replaced"]
            await play_on(room)
            await until(lambda: len(moody.asked) == 4)
        return moody.asked

    assert run_apart(play()) == ["planner", "greedy", "random", "random"]


@pytest.mark.parametrize("text", ["no move", "a1=1"])
def test_a_bot_that_says_nonsense_or_breaks_a_rule_is_replaced(tmp_path: Path, text: str) -> None:
    async def play() -> None:
        moody = Moody(lambda bot: "++" if bot == "greedy" else text)
        async with tables_in_process(tmp_path, moody) as tables:
            room = await against(tables, "planner")
            await until(lambda: room.live.to_act == 0)
            assert room.live.company.bots == {1: "greedy"}

    run_apart(play())


def test_bots_of_which_none_can_decide_try_again_and_at_once_when_somebody_enters(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_turns, "FIRST_REST", 3600.0)
    well = False

    def answer(bot: str) -> str:
        if not well:
            raise BotFailed("bot-without-advice", bot=bot)
        return "++"

    async def play() -> None:
        nonlocal well
        moody = Moody(answer)
        async with tables_in_process(tmp_path, moody) as tables:
            room = await against(tables, "greedy")
            await until(lambda: moody.asked == ["greedy", "random"])
            await asyncio.sleep(0.01)
            assert room.live.to_act == 1
            well = True
            tables.enter(room, Looker(), account())
            await until(lambda: room.live.to_act == 0)

    run_apart(play())


def test_a_bot_asked_twice_for_the_same_position_moves_once(tmp_path: Path) -> None:
    async def play() -> list[str]:
        moody = Moody(lambda _: "++")
        async with tables_in_process(tmp_path, moody) as tables:
            room = await against(tables, "greedy")
            for _ in range(5):
                tables.enter(room, Looker(), account())
            await until(lambda: room.live.to_act == 0)
            await asyncio.sleep(0.01)
        return moody.asked

    assert run_apart(play()) == ["greedy"]


# Processes


def test_a_process_that_dies_again_and_again_fails_and_the_next_question_is_answered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(worker_processes, "PAUSES", (0.0, 0.0))

    async def play() -> int:
        processes = WorkerProcesses("test", 1, nothing)
        with pytest.raises(WorkerFailed):
            await processes.ask(Question(end_badly))
        found: int = await processes.ask(Question(own_number))
        processes.close()
        with pytest.raises(WorkerFailed):
            await processes.ask(Question(own_number))
        return found

    assert run_apart(play()) != os.getpid()


def test_a_process_that_stalls_is_ended_and_the_next_question_is_answered() -> None:
    async def play() -> int:
        processes = WorkerProcesses("test", 1, nothing)
        first: int = await processes.ask(Question(own_number))
        with pytest.raises(WorkerFailed):
            await processes.ask(Question(stall, patience=0.2))
        second = await processes.ask(Question(own_number))
        processes.close()
        assert second != first
        return first

    assert not Path(f"/proc/{run_apart(play())}/stat").exists()


@pytest.mark.full
def test_bots_go_on_however_often_their_processes_are_killed(fragile: Server) -> None:
    """Thirteen times: once that was enough to stop all bots for good."""
    ann = Browser(fragile.address)
    table = ann.open_table(ME, BOT)["table"]
    with ann.at(table, 0) as hers:
        killed = 0
        while killed < 13:
            if hers.state["to_act"] == 0:
                hers.act()
            for process in fragile.bots():
                os.kill(process, signal.SIGKILL)
                killed += 1
            hers.wait_until(lambda: hers.state["moves"])
        while hers.state["to_act"] == 0:
            hers.act()
        hers.wait_until(lambda: hers.state["moves"])
    assert "a worker process died" in [line["event"] for line in fragile.log()]
