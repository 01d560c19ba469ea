"""The queue of bots: fair to addresses in rounds, and shown to who waits."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from faubourg.server.errors import Busy
from faubourg.server.workers import fair_queue
from faubourg.server.workers.fair_queue import MOST_WAITING, FairQueue
from tests.patience import PATIENCE
from tests.server.own_thread import run_apart
from tests.server.test_failing_bots import until


class Served:
    """Who has had their turn, in order."""

    def __init__(self, queue: FairQueue) -> None:
        self.queue, self.order = queue, list[str]()

    async def turn(self, who: str) -> None:
        await self.queue.wait(who)
        self.order.append(who)
        await asyncio.sleep(0)
        self.queue.end(who)


async def order_of(queue: FairQueue, ask: Callable[[Served], list[Awaitable[None]]]) -> str:
    """Who is served when, where all are asked for at the same moment."""
    served = Served(queue)
    await asyncio.gather(*ask(served))
    return "".join(served.order)


def test_an_address_that_asks_for_much_does_not_delay_another() -> None:
    def ask(served: Served) -> list[Awaitable[None]]:
        return [*(served.turn("e") for _ in range(9)), served.turn("a"), served.turn("b")]

    assert run_apart(order_of(FairQueue(1), ask)) == "eab" + 8 * "e"


def test_addresses_are_served_in_rounds_in_the_order_in_which_they_came() -> None:
    def ask(served: Served) -> list[Awaitable[None]]:
        return [served.turn(who) for who in "aaabbcabc"]

    assert run_apart(order_of(FairQueue(1), ask)) == "abcabcaba"[:9]


def test_nobody_saves_up_by_being_away() -> None:
    async def play() -> str:
        served = Served(FairQueue(1))
        await asyncio.gather(*(served.turn("a") for _ in range(5)), later(served))
        return "".join(served.order)

    async def later(served: Served) -> None:
        await until(lambda: len(served.order) == 3)
        await asyncio.gather(*(served.turn("b") for _ in range(4)))

    assert run_apart(play())[3:] in ("bababb", "ababbb")


def test_no_address_takes_all_turns_where_there_are_several() -> None:
    async def play() -> list[str]:
        queue, served = FairQueue(3), list[str]()

        async def hold(who: str) -> None:
            await queue.wait(who)
            served.append(who)

        holding = [asyncio.ensure_future(hold("e")) for _ in range(5)]
        await until(lambda: len(served) == 2)
        await asyncio.wait_for(hold("a"), PATIENCE)
        assert len(queue) == 3
        for task in holding:
            task.cancel()
        return served

    assert run_apart(play()) == ["e", "e", "a"]


def test_who_gives_up_waiting_passes_the_turn_on() -> None:
    async def play() -> None:
        queue = FairQueue(1)
        await queue.wait("a")
        waiting = [asyncio.ensure_future(queue.wait(who)) for who in "bcd"]
        await until(lambda: len(queue) == 3)
        waiting[0].cancel()
        await until(lambda: len(queue) == 2)
        queue.end("a")  # now it is c's turn, who gives up at this very moment
        waiting[1].cancel()
        await asyncio.wait_for(waiting[2], PATIENCE)
        queue.end("d")
        assert len(queue) == 0
        await asyncio.wait_for(queue.wait("e"), PATIENCE)

    run_apart(play())


def test_too_many_of_one_address_are_turned_away_and_no_others() -> None:
    async def play() -> None:
        queue = FairQueue(1)
        await queue.wait("e")
        waiting = [asyncio.ensure_future(queue.wait("e")) for _ in range(MOST_WAITING)]
        await until(lambda: len(queue) == MOST_WAITING)
        with pytest.raises(Busy):
            await queue.wait("e")
        other = asyncio.ensure_future(queue.wait("a"))
        await until(lambda: len(queue) == MOST_WAITING + 1)
        queue.end("e")
        await asyncio.wait_for(other, PATIENCE)
        for task in waiting:
            task.cancel()

    run_apart(play())


def test_whoever_waits_long_is_told_how_many_come_before_and_each_number_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(fair_queue, "TELLING", 0.001)

    async def play() -> list[int | None]:
        queue, told = FairQueue(1), list[int | None]()
        await queue.wait("a")
        others = [asyncio.ensure_future(queue.wait(who)) for who in "bc"]
        await until(lambda: len(queue) == 2)
        mine = asyncio.ensure_future(queue.wait("d", told.append))
        await until(lambda: told)
        for who in "abc":
            number = len(told)
            queue.end(who)
            await until(lambda: len(told) > number)  # noqa: B023 - awaited at once
        await asyncio.wait_for(asyncio.gather(mine, *others), PATIENCE)
        return told

    assert run_apart(play()) == [2, 1, 0, None]


def test_whoever_is_served_soon_is_told_nothing() -> None:
    async def play() -> list[int | None]:
        queue, told = FairQueue(1), list[int | None]()
        await queue.wait("a")
        mine = asyncio.ensure_future(queue.wait("b", told.append))
        await until(lambda: len(queue) == 1)
        queue.end("a")
        await asyncio.wait_for(mine, PATIENCE)
        return told

    assert run_apart(play()) == []


def test_who_gives_up_just_before_they_would_be_called_costs_nobody_a_turn() -> None:
    async def play() -> None:
        queue = FairQueue(1)
        await queue.wait("a")
        waiting = asyncio.ensure_future(queue.wait("b"))
        await until(lambda: len(queue) == 1)
        waiting.cancel()
        queue.end("a")
        await asyncio.wait({waiting})
        assert len(queue) == 0
        await asyncio.wait_for(queue.wait("c"), PATIENCE)

    run_apart(play())
