"""What takes long: by turns, beside the event loop, paid for by whoever asked."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from contextlib import suppress

import pytest

from faubourg.core.lazy_property import once
from faubourg.server.errors import Busy
from faubourg.server.rate_limits import Account, Accounts, Bucket, Limits, household
from faubourg.server.workers.fair_worker_threads import MOST_WAITING, HeavyWork, Turns
from tests.server.own_thread import run_apart
from tests.server.tables_in_process import account


async def all_waiting() -> None:
    """Everything that can go on without an answer from elsewhere has gone on."""
    for _ in range(10):
        await asyncio.sleep(0)


class Line:
    """People who want a turn, and the order in which they got it."""

    def __init__(self, at_once: int) -> None:
        self.turns, self.served = Turns(at_once), list[str]()
        self.leaving: dict[str, asyncio.Event] = {}

    def come(self, who: str, name: str) -> asyncio.Task[None]:
        self.leaving[name] = asyncio.Event()
        return asyncio.ensure_future(self._visit(who, name))

    async def _visit(self, who: str, name: str) -> None:
        async with self.turns.turn(who):
            self.served.append(name)
            await self.leaving[name].wait()

    async def leave(self, name: str) -> None:
        self.leaving[name].set()
        await all_waiting()


def in_line(at_once: int, scene: Callable[[Line], Awaitable[None]]) -> list[str]:
    async def play() -> list[str]:
        line = Line(at_once)
        await scene(line)
        for each in line.leaving.values():
            each.set()
        await all_waiting()
        return line.served

    return run_apart(play())


def test_who_asks_for_much_waits_for_themselves_and_nobody_else() -> None:
    async def scene(line: Line) -> None:
        for number in range(5):
            line.come("eve", f"eve{number}")
        line.come("ann", "ann0")
        await all_waiting()
        await line.leave("eve0")
        assert line.served == ["eve0", "ann0"]

    assert in_line(1, scene) == ["eve0", "ann0", "eve1", "eve2", "eve3", "eve4"]


def test_one_address_has_one_turn_at_a_time_even_if_there_is_room() -> None:
    async def scene(line: Line) -> None:
        line.come("eve", "eve0")
        line.come("eve", "eve1")
        line.come("ann", "ann0")
        await all_waiting()
        assert line.served == ["eve0", "ann0"]

    assert in_line(3, scene) == ["eve0", "ann0", "eve1"]


def test_who_gives_up_waiting_keeps_nobody_waiting() -> None:
    async def scene(line: Line) -> None:
        tasks = [line.come("eve", "eve0"), line.come("eve", "eve1"), line.come("ann", "ann0")]
        await all_waiting()
        tasks[1].cancel()
        await all_waiting()
        await line.leave("eve0")
        line.come("bob", "bob0")
        await all_waiting()
        await line.leave("ann0")

    assert in_line(1, scene) == ["eve0", "ann0", "bob0"]


def test_who_is_called_and_gives_up_in_the_same_moment_passes_the_turn_on() -> None:
    async def scene(line: Line) -> None:
        first, second = line.come("eve", "eve0"), line.come("bob", "bob0")
        await all_waiting()
        line.leaving["eve0"].set()
        await asyncio.sleep(0)
        second.cancel()
        await all_waiting()
        assert first.done()
        line.come("ann", "ann0")
        await all_waiting()

    assert in_line(1, scene)[-1] == "ann0"


def test_more_than_a_few_that_wait_are_turned_away() -> None:
    async def scene(line: Line) -> None:
        tasks = [line.come("eve", f"eve{number}") for number in range(MOST_WAITING + 3)]
        await all_waiting()
        refused = [task for task in tasks if task.done()]
        assert len(refused) == 2
        assert all(isinstance(task.exception(), Busy) for task in refused)

    in_line(1, scene)


def test_the_event_loop_goes_on_while_something_long_is_worked_out() -> None:
    async def play() -> list[str]:
        work, goes_on, told = HeavyWork(), threading.Event(), list[str]()

        def long_job() -> str:
            assert goes_on.wait(20)
            return "long"

        waiting = asyncio.ensure_future(work.do(account("eve"), long_job))
        told.append(await work.do(account("ann"), lambda: "short"))
        goes_on.set()
        told.append(await waiting)
        work.close()
        return told

    assert run_apart(play()) == ["short", "long"]


def test_work_is_paid_for_in_proportion_and_who_is_in_debt_waits() -> None:
    limits = Limits(work_per_second=0.0, work_at_once=0.05)

    async def play() -> int:
        work, eve, done = HeavyWork(), account("eve", limits), 0
        while not eve.work.is_in_debt:
            await work.do(eve, lambda: sum(range(200_000)))
            done += 1
        with pytest.raises(Busy):
            await work.do(eve, lambda: 1)
        assert await work.do(account("ann", limits), lambda: 1) == 1
        work.close()
        return done

    assert 0 < run_apart(play()) < 100


def test_what_goes_wrong_is_raised_and_paid_for() -> None:
    limits = Limits(work_per_second=0.0, work_at_once=0.0)

    def fail() -> None:
        sum(range(100_000))
        raise KeyError

    async def play() -> None:
        work, eve = HeavyWork(), account("eve", limits)
        with pytest.raises(KeyError):
            await work.do(eve, fail)
        with pytest.raises(Busy):
            await work.do(eve, fail)
        work.close()

    run_apart(play())


def test_who_hangs_up_while_something_is_worked_out_pays_for_it_all_the_same() -> None:
    limits = Limits(work_per_second=0.0, work_at_once=0.0)

    async def play() -> bool:
        work, eve, begun = HeavyWork(), account("eve", limits), threading.Event()

        def job() -> None:
            begun.set()
            sum(range(300_000))

        asking = asyncio.ensure_future(work.do(eve, job))
        while not begun.is_set():
            await asyncio.sleep(0)
        asking.cancel()
        # The next job of the same address comes after the first has ended, and been paid for.
        with suppress(Busy):
            await work.do(eve, lambda: None)
        work.close()
        return eve.work.is_in_debt

    assert run_apart(play())


def test_what_is_worked_out_for_one_object_keeps_no_other_waiting() -> None:
    class Slow:
        def __init__(self, goes_on: threading.Event) -> None:
            self.goes_on = goes_on

        @once
        def answer(self) -> bool:
            return self.goes_on.wait(20)

    never, now = threading.Event(), threading.Event()
    now.set()
    slow, quick = Slow(never), Slow(now)
    thread = threading.Thread(target=lambda: slow.answer)
    thread.start()
    assert quick.answer, "while the other is still being worked out"
    never.set()
    thread.join()
    assert slow.__dict__["answer"] is True


# Accounts


def test_a_bucket_can_be_in_debt_and_fills_up_again() -> None:
    bucket = Bucket(rate=0, burst=10)
    bucket.pay(15)
    assert bucket.is_in_debt
    assert not bucket.take()
    assert not Bucket(rate=1e9, burst=10).is_in_debt


def test_a_household_is_one_address_or_one_network_of_ipv6() -> None:
    assert household("10.1.2.3") == "10.1.2.3"
    assert household("::ffff:10.1.2.3") == "10.1.2.3"
    assert household("2001:db8:1:2:3::4") == household("2001:db8:1:2:ffff::9")
    assert household("2001:db8:1:2::1") != household("2001:db8:1:3::1")
    assert household("fe80::1%eth0") == household("fe80::2")
    assert household("no:address") == "no:address"


def test_accounts_are_forgotten_when_there_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("faubourg.server.rate_limits.MOST_ADDRESSES", 3)
    accounts = Accounts(Limits())
    first: Account = accounts.of("10.0.0.1")
    for number in range(2, 5):
        assert accounts.of("10.0.0.1") is first, "who comes again stays"
        accounts.of(f"10.0.0.{number}")
    for number in range(5, 9):
        accounts.of(f"10.0.0.{number}")
    assert accounts.of("10.0.0.1") is not first
