"""Processes that think leave off when they are told to, and are replaced when they die."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from typing import Any

import pytest

from faubourg.core.game_catalogue import find_rules
from faubourg.core.table import Table
from faubourg.server.workers.bot_processes import BotProcesses
from faubourg.server.workers.bot_thinking import BotAnswer
from faubourg.server.workers.stoppable_process import (
    ProcessDied,
    Question,
    StoppableProcess,
    Unsaid,
)
from faubourg.server.workers.worker_processes import Asked, WorkerFailed, WorkerProcesses
from tests.server.own_thread import run_apart
from tests.server.process_jobs import (
    count_to_three,
    end_badly,
    fail_oddly,
    nothing,
    own_number,
    think_for_ever,
    think_for_ever_once,
)
from tests.server.tables_in_process import READABLE
from tests.server.test_failing_bots import until


def test_a_process_that_is_told_to_stop_leaves_off_and_answers_the_next_question() -> None:
    async def play() -> tuple[int, int]:
        process, heard = StoppableProcess("test", nothing), list[str]()
        thinking = asyncio.ensure_future(process.ask(Question(think_for_ever, heard=heard.append)))
        await until(lambda: heard)
        process.stop()
        first: int = await thinking
        second: int = await process.ask(Question(own_number))
        process.end()
        return first, second

    first, second = run_apart(play())
    assert first == second != os.getpid()


def test_what_is_found_on_the_way_is_heard_in_order() -> None:
    async def play() -> list[object]:
        process, heard = StoppableProcess("test", nothing), list[object]()
        heard.append(await process.ask(Question(count_to_three, heard=heard.append)))
        process.end()
        return heard

    assert run_apart(play()) == [1, 2, 3, "done"]


def test_an_error_that_cannot_travel_is_told_in_words() -> None:
    async def play() -> None:
        process = StoppableProcess("test", nothing)
        with pytest.raises(Unsaid, match="1 and 2"):
            await process.ask(Question(fail_oddly))
        assert await process.ask(Question(own_number))
        process.end()

    run_apart(play())


def test_a_process_that_was_ended_answers_nothing() -> None:
    async def play() -> None:
        process = StoppableProcess("test", nothing)
        process.end()
        with pytest.raises((ProcessDied, RuntimeError)):
            await process.ask(Question(own_number))

    run_apart(play())


def test_a_question_that_is_not_wanted_any_more_is_not_asked_again() -> None:
    async def play() -> None:
        processes, asked = WorkerProcesses("test", 1, nothing), Asked()
        asked.stop()
        with pytest.raises(WorkerFailed):
            await processes.ask(Question(end_badly), asked)
        processes.close()

    run_apart(play())


def test_a_process_that_is_killed_in_mid_thought_is_replaced_and_its_question_answered(
    tmp_path: Path,
) -> None:
    """Whoever asked notices nothing: another process is asked the same."""
    flag = tmp_path / "killed once"

    async def play() -> int:
        processes = WorkerProcesses("test", 1, nothing)
        asking = asyncio.ensure_future(processes.ask(Question(think_for_ever_once, (str(flag),))))
        await until(flag.exists)
        killed = int(flag.read_text() or 0)
        os.kill(killed, signal.SIGKILL)
        found: int = await asking
        processes.close()
        assert found != killed
        return found

    assert run_apart(play())


def test_trained_processes_take_the_place_of_others_and_are_replaced_when_they_die() -> None:
    async def play() -> None:
        processes, learnt = WorkerProcesses("test", 1, nothing), list[int]()
        untrained = await processes.ask(Question(own_number))
        training = asyncio.ensure_future(
            processes.keep_trained(Question(own_number), learnt.append)
        )
        await until(lambda: len(learnt) == 1)
        assert await processes.ask(Question(own_number)) == learnt[0] != untrained
        os.kill(learnt[0], signal.SIGKILL)
        again = await processes.ask(Question(own_number))
        assert again != learnt[0]
        await until(lambda: len(learnt) == 2)
        assert await processes.ask(Question(own_number)) == learnt[1]
        training.cancel()
        processes.close()

    run_apart(play())


def test_advice_that_nobody_waits_for_any_more_frees_its_turn() -> None:
    """Of a bot that is asked and left, and of one that only waits."""

    async def play() -> BotAnswer:
        bots, rules = BotProcesses(READABLE), find_rules("kensington")
        table: Table[Any, Any, Any] = Table(rules, 2, seed=1)
        view = table.view(table.to_act)
        for bot in ("planner", "planner", "random"):
            asking = asyncio.ensure_future(bots.advise(rules, bot, view, "seed", who="ann"))
            await asyncio.sleep(0)
            asking.cancel()
        answer = await bots.advise(rules, "random", view, "seed", who="ann")
        bots.close()
        return answer

    assert run_apart(play()).moves
