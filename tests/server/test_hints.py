"""Hints at a table: thought of beside the rest, from a view, told as they grow, and dropped."""

from __future__ import annotations

import asyncio
from multiprocessing import Pipe, RawValue
from pathlib import Path
from random import Random
from typing import Any

import pytest

from faubourg.bots import Budget
from faubourg.bots.hints import Hints
from faubourg.core.game_catalogue import find_rules
from faubourg.core.table import Table
from faubourg.server.errors import Busy
from faubourg.server.messages.socket_messages import Advised
from faubourg.server.tables.hints_for_seats import hints_for
from faubourg.server.tables.registry import Registry
from faubourg.server.tables.room import Room
from faubourg.server.web.hints_underway import HintsUnderway
from faubourg.server.workers import bot_thinking
from faubourg.server.workers.bot_thinking import Position
from faubourg.server.workers.hint_thinking import think_of_hints
from faubourg.server.workers.stoppable_process import Line
from tests.server.browser import Browser, Json
from tests.server.conftest import Server
from tests.server.own_thread import run_apart
from tests.server.tables_in_process import SESSION, account, tables_in_process, wish
from tests.server.test_failing_bots import Moody, until
from tests.server.test_seating import ME

BOT = {"kind": "bot", "bot": "greedy"}


# Over the wire


@pytest.mark.parametrize("game", ["sunrise", "bella_vista", "kensington"])
def test_whoever_is_to_act_is_told_the_best_moves_with_reasons(house: Server, game: str) -> None:
    ann = Browser(house.address)
    table = ann.open_table(ME, BOT, game=game)["table"]
    with ann.at(table, 0) as hers:
        hers.wait_until(lambda: hers.state["to_act"] == 0)
        hers.send(type="advice")
        found = hers.wait_for("advice")
        assert found["seq"] == hers.state["seq"]
        legal = {move["text"] for move in hers.state["moves"]}
        assert {hint["moves"][0] for hint in found["hints"]["best"]} <= legal
        assert found["hints"]["is_done"]
        assert found["hints"]["games"] == 0, "this server compiles nothing"
        assert not any(hint["chances"] for hint in found["hints"]["best"])


def test_a_move_of_ones_own_is_weighed_beside_the_best(house: Server) -> None:
    ann = Browser(house.address)
    table = ann.open_table(ME, BOT)["table"]
    with ann.at(table, 0) as hers:
        worst = hers.state["moves"][-1]["text"]
        hers.send(type="advice", text=worst)
        hints: Json = hers.wait_for("advice")["hints"]
        assert hints["mine"]["moves"][0] == worst
        hers.send(type="advice", text="a1=1")
        assert hers.wait_for("refused")["refusal"]["rule"].startswith("SL-")
        assert hers.refusal_of(type="advice", text="no move")
        assert hers.refusal_of(type="advice", text="x" * 200) == "message-not-understood"


def test_nobody_is_told_what_to_do_out_of_turn(house: Server) -> None:
    ann, bob = Browser(house.address), Browser(house.address)
    opened = ann.open_table(ME, {"kind": "open"})
    bob.enter(opened["table"], ann.link(opened["table"], "seat", 1), "Bob")
    with bob.at(opened["table"], 1) as his:
        assert his.refusal_of(type="advice") == "not-your-turn"


# Beside the rest


class Dreamy(Moody):
    """Bots that think of hints until they are stopped, and count how often they were."""

    def __init__(self) -> None:
        super().__init__(str)
        self.begun = self.stopped = 0

    async def hints(self, *_: Any, **__: Any) -> Hints:
        self.begun += 1
        never: asyncio.Future[Hints] = asyncio.get_running_loop().create_future()
        try:
            return await never
        except asyncio.CancelledError:
            self.stopped += 1
            raise


async def for_ann(tables: Registry, sent: list[Advised]) -> tuple[Room, HintsUnderway]:
    room = await tables.open(wish("me", "greedy"), SESSION, account())

    async def send(message: Advised) -> None:
        sent.append(message)

    return room, HintsUnderway(room, account(), send, lambda work: work)


def test_thinking_stops_when_it_is_asked_again_when_the_table_moves_on_and_when_nobody_is_there(
    tmp_path: Path,
) -> None:
    async def play() -> tuple[int, int]:
        dreamy = Dreamy()
        async with tables_in_process(tmp_path, dreamy) as tables:
            room, underway = await for_ann(tables, [])
            underway.ask(0, None)
            await until(lambda: dreamy.begun == 1)
            underway.ask(0, "++")
            await until(lambda: (dreamy.begun, dreamy.stopped) == (2, 1))
            underway.stop_if_past()
            await asyncio.sleep(0)
            assert dreamy.stopped == 1, "nothing has happened yet"
            await room.play(0, room.live.seq, "++", account())
            underway.stop_if_past()
            await until(lambda: dreamy.stopped == 2)
            underway.ask(0, None)
            await until(lambda: dreamy.begun == 3)
            underway.stop()
            await until(lambda: dreamy.stopped == 3)
        return dreamy.begun, dreamy.stopped

    assert run_apart(play()) == (3, 3)


def test_whoever_waits_for_hints_can_play_meanwhile(house: Server) -> None:
    ann = Browser(house.address)
    table = ann.open_table(ME, ME)["table"]
    with ann.at(table, 0) as hers:
        seq = hers.state["seq"]
        hers.send(type="advice")
        hers.send(type="play", seq=seq, text="++")
        hers.wait_until(lambda: hers.state["seq"] > seq)


def test_a_bot_that_fails_is_told_as_a_busy_house(tmp_path: Path) -> None:
    class Failing(Moody):
        async def hints(self, *_: Any, **__: Any) -> Hints:
            raise KeyError

    async def play() -> None:
        async with tables_in_process(tmp_path, Failing(str)) as tables:
            room, _ = await for_ann(tables, [])
            with pytest.raises(Busy):
                [found async for found in hints_for(room, 0, account())]

    run_apart(play())


# In the process


def line_out() -> tuple[Line, Any]:
    here, there = Pipe()
    return Line(there, RawValue("Q", 0), 1), here


def some_position() -> Position:
    table: Table[Any, Any, Any] = Table(find_rules("sunrise"), 3, seed=3)
    rng = Random(1)
    while len(table.steps) < 30 or len(table.moves()) < 3:
        table.play(rng.choice(table.moves()))
    return Position("sunrise", "lane", table.view(table.to_act))


def test_where_games_can_be_played_on_the_answer_grows(monkeypatch: pytest.MonkeyPatch) -> None:
    from faubourg.server.workers import hint_thinking

    monkeypatch.setattr(bot_thinking, "_searched", {"sunrise"})
    monkeypatch.setattr(hint_thinking, "SECONDS_BETWEEN_WORDS", 0.0)
    line, heard = line_out()
    found = think_of_hints(line, some_position(), None, "seed", Budget(2000, 60.0))
    assert heard.poll()
    _, first = heard.recv()
    assert isinstance(first, Hints)
    assert not first.is_done
    assert 0 < first.games < found.games
    assert found.is_done
    assert all(sum(hint.chances) == 100 for hint in found.best)


def test_cardboard_of_strangers_is_not_for_compiled_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_thinking, "_searched", {"sunrise"})
    ours = some_position()
    theirs = Position(ours.game, find_rules("sunrise").edition, ours.view)
    found = think_of_hints(line_out()[0], theirs, None, "seed", Budget(2000))
    assert found.games == 0
    assert found.best
