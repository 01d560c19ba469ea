"""Tables with a long past: bounded in memory and on the disk, and told in parts."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from faubourg.core.errors import BadOption, FaubourgError
from faubourg.server.errors import Busy
from faubourg.server.messages.http_messages import Story
from faubourg.server.rate_limits import Account, Limits
from faubourg.server.tables import (
    actions_besides_moves,
    change_limits,
    invitations,
    viewer_messages,
)
from faubourg.server.tables import live_table as live_module
from faubourg.server.tables.decisions_of_game import decisions_of
from faubourg.server.tables.events import TookBack
from faubourg.server.tables.live_table import LiveTable
from faubourg.server.tables.room import Room
from faubourg.server.workers.bot_thinking import AdvisedMove, BotAnswer
from tests.patience import PATIENCE
from tests.server.browser import Browser
from tests.server.conftest import Server
from tests.server.own_thread import run_apart
from tests.server.tables_in_process import SESSION, account, tables_in_process, wish
from tests.server.test_failing_bots import Looker, Moody
from tests.server.test_seating import ME
from tests.server.whole_truth import TABLE, charter

FEW = 16
"""Decisions that are kept here, so that games need not be long."""


def played(decisions: int, kept: int | None) -> LiveTable:
    """A game of two that goes on for so many decisions, or to its end."""
    live, rng = LiveTable(TABLE, bytes(32), charter("sunrise", 2), kept), Random(3)
    live.apply(*live.foresee_deal())
    while live.to_act is not None and live.seq <= decisions:
        moves = [live.game.rules.write(move) for move in live.game.moves()]
        live.apply(*live.foresee_move(live.to_act, rng.choice(moves)))
    return live


def test_a_long_game_keeps_the_positions_of_its_last_decisions_only() -> None:
    live, whole = played(1000, FEW), played(1000, kept=None)
    assert len(whole.passages) > 3 * FEW
    assert FEW <= len(live.passages) <= 2 * FEW
    assert FEW <= len(live.log) <= 2 * FEW
    assert len(live.game.steps) <= sum(len(each.steps) for each in live.passages)
    assert live.game.state == whole.game.state
    assert live.game.record() == whole.game.record()


def test_decisions_whose_positions_are_kept_can_be_taken_back_and_no_others() -> None:
    live = played(100, FEW)
    while live.passages and live.seq < 1000:
        seat = live.passages[-1].steps[0].actor
        assert isinstance(seat, int)
        live.apply(TookBack(seat))
    taken_back = live.seq - 101
    assert FEW <= taken_back <= 2 * FEW
    assert live.why_not_undo(0) == "undo-nothing"
    assert live.game.state == played(100 - taken_back, None).game.state


def test_a_redacted_record_needs_all_positions() -> None:
    with pytest.raises(BadOption) as refused:
        played(400, FEW).game.record(0)
    assert refused.value.phrase.key == "positions-let-go"


def test_the_log_that_is_told_at_once_is_bounded_and_says_where_it_goes_on() -> None:
    live, whole = played(400, FEW), played(400, kept=None)
    lines, earlier = viewer_messages.log(live, 0, known=0)
    assert earlier is not None
    all_lines = [*lines]
    while earlier is not None:
        page = viewer_messages.log_page(whole, 0, earlier)
        all_lines, earlier = [*page.lines, *all_lines], page.earlier
    assert [line.seq for line in all_lines] == sorted(line.seq for line in all_lines)
    assert {line.seq for line in all_lines} == {*range(1, whole.seq + 1)}


def test_who_was_away_for_long_is_told_that_something_is_left_out() -> None:
    live = played(400, FEW)
    oldest = live.log[0].seq
    for known in (0, 1, oldest - 2):
        assert viewer_messages.log(live, None, known)[1] == live.untold
    for known in (oldest - 1, oldest, live.seq - 1, live.seq):
        assert viewer_messages.log(live, None, known)[1] is None


def test_a_story_is_told_in_parts_of_bounded_size() -> None:
    whole = played(1000, kept=None)
    frames, first = list[object](), 0
    decisions = len(decisions_of(whole))
    while first < decisions:
        part: Story = viewer_messages.story(whole, None, (), first)
        assert len(msgspec.json.encode(part.frames)) < viewer_messages.MOST_BYTES + 50_000
        assert len(part.actors) == decisions
        frames += part.frames
        first = part.first + len(part.frames)
    assert frames == [*viewer_messages.story(whole, None, (), 0, most=2**60).frames]
    assert viewer_messages.story(whole, None, (), first).frames == ()


# Over the wire


def test_a_story_comes_in_parts_that_fit_together(house: Server) -> None:
    ann = Browser(house.address)
    table = ann.open_table(ME, ME)["table"]
    with ann.at(table, 0) as both:
        both.play_out(Random(2))
    whole = ann.story(table, 0)
    assert [frame["actor"] for frame in whole["frames"]] == whole["actors"]
    middle = len(whole["actors"]) // 2
    part = ann.story_part(table, 0, middle)
    assert (part["first"], part["frames"][0]) == (middle, whole["frames"][middle])
    assert ann.story_part(table, 0, 10_000)["frames"] == []


# What one table may have


async def until_it_stands(room: Room) -> None:
    """Nothing happens for a while at a table where bots could play."""
    seq = -1
    while seq != room.live.seq:
        seq = room.live.seq
        await asyncio.sleep(0.1)


class Ready(Moody):
    """A bot that makes the first move there is."""

    def __init__(self) -> None:
        super().__init__(str)

    async def advise(self, *question: Any, **_: Any) -> BotAnswer:
        rules, view = question[0], question[2]
        state = rules.imagine(view, Random(1))
        return BotAnswer((AdvisedMove(rules.write(next(iter(rules.moves(state)))), 0.0),))


async def play_any(room: Room, who: Account) -> None:
    """The first legal move of whoever is to act."""
    live = room.live
    text = live.game.rules.write(live.game.moves()[0])
    await room.play(live.to_act or 0, live.seq, text, who)


async def refused(job: Callable[[int], Awaitable[object]]) -> tuple[int, FaubourgError]:
    """How often something can be done, and why not more often."""
    for number in range(1000):
        try:
            await job(number)
        except FaubourgError as error:
            return number, error
    raise AssertionError("it could be done for ever")


def test_a_log_that_is_full_takes_moves_until_the_table_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(change_limits, "MOST_CHANGES", 10)
    monkeypatch.setattr(change_limits, "MOST_EVENTS", 14)
    monkeypatch.setattr(live_module, "MOST_EVENTS", 14)

    async def play() -> None:
        async with tables_in_process(tmp_path) as tables:
            room, ann = await tables.open(wish("me", "me"), SESSION, account()), account()
            done, why = await refused(
                lambda n: invitations.rename(room, (0, 1), 0, f"Ann {n}", ann)
            )
            assert (done, why.phrase.key, room.live.seq) == (9, "log-full", 10)
            done, why = await refused(lambda _: play_any(room, ann))
            assert (done, room.live.seq) == (4, 14)
            assert why.phrase.key == "not-your-turn"
            assert room.live.over, "so that it can go on elsewhere"

    run_apart(play())


def test_one_seat_cannot_fill_the_log_of_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(change_limits, "MOST_OF_ONE", 8)
    monkeypatch.setattr(change_limits, "MOST_DEPARTURES", 3)

    async def play() -> None:
        async with tables_in_process(tmp_path) as tables:
            room, ann = await tables.open(wish("me", "me"), SESSION, account()), account()

            async def come_and_go(_: int) -> None:
                bob = actions_besides_moves.Sitter(room, (1,), ann)
                await bob.leave()
                await bob.sit(1)

            done, why = await refused(lambda n: invitations.rename(room, (1,), 1, f"Bob {n}", ann))
            assert (done, why.phrase.key) == (8, "changed-enough")
            done, why = await refused(come_and_go)
            assert (done, why.phrase.key) == (3, "changed-enough")
            await invitations.rename(room, (0,), 0, "Anna", ann)
            assert room.live.company.sits(1), "whoever comes back is let in"

    run_apart(play())


def test_an_address_that_has_filled_its_part_of_the_disk_has_to_wait(tmp_path: Path) -> None:
    limits = Limits(bytes_per_second=0, bytes_at_once=20_000)

    async def play() -> None:
        async with tables_in_process(tmp_path) as tables:
            eve = account("eve", limits)
            done, why = await refused(lambda _: tables.open(wish("me", "me"), SESSION, eve))
            assert 5 < done < 40
            assert (type(why), why.phrase.key) == (Busy, "kept-too-much")
            await tables.open(wish("me", "me"), SESSION, account("ann", limits))

    run_apart(play())


def test_what_bots_keep_is_paid_by_whoever_lets_them_play(tmp_path: Path) -> None:
    limits = Limits(bytes_per_second=0, bytes_at_once=6_000)

    async def play() -> int:
        async with tables_in_process(tmp_path, Ready()) as tables:
            room = await tables.open(wish("greedy", "greedy"), SESSION, account())
            eve = account("eve", limits)
            tables.enter(room, Looker(), eve)
            async with asyncio.timeout(PATIENCE):
                while room.live.seq < 12:
                    await asyncio.sleep(0)
            await until_it_stands(room)
            stands = room.live.seq
            tables.enter(room, Looker(), account("ann"))
            async with asyncio.timeout(PATIENCE):
                while room.live.seq < stands + 20:
                    await asyncio.sleep(0)
            return stands

    assert 2 < run_apart(play()) < 60


def test_a_table_is_not_refused_because_somebody_in_debt_asked_for_it_first(
    tmp_path: Path,
) -> None:
    limits = Limits(work_per_second=0.0, work_at_once=0.0)

    async def play() -> None:
        async with tables_in_process(tmp_path) as tables:
            room = await tables.open(wish("me", "me"), SESSION, account())
            tables.forget(room)
            eve = account("eve", limits)
            eve.work.pay(1)
            asked = [tables.room(room.live.id, who) for who in (eve, account("ann"), eve)]
            first, ann, last = await asyncio.gather(*asked, return_exceptions=True)
            assert isinstance(first, Busy)
            assert isinstance(last, Busy)
            assert isinstance(ann, Room)

    run_apart(play())


def test_moves_are_paid_for_too(tmp_path: Path) -> None:
    limits = Limits(bytes_per_second=0, bytes_at_once=5_000)

    async def play() -> None:
        async with tables_in_process(tmp_path) as tables:
            room = await tables.open(wish("me", "me"), SESSION, account())
            eve = account("eve", limits)
            done, why = await refused(lambda _: play_any(room, eve))
            assert 5 < done < 50
            assert why.phrase.key == "kept-too-much"

    run_apart(play())
