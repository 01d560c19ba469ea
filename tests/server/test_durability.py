"""A server killed under load has kept every move that it acknowledged."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from random import Random
from time import monotonic, sleep

import pytest
from websockets.exceptions import ConnectionClosed

from tests.long_forms import in_full
from tests.patience import PATIENCE
from tests.server.browser import Browser, Json, Visitor
from tests.server.conftest import Server, serving

KILLS = int(os.environ.get("FAUBOURG_KILLS", in_full("10", short="3")))
TABLES = 4
ME = {"kind": "me", "name": "Ann"}


@pytest.fixture(scope="module")
def mortal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all kills: its tables grow old, its data folder has seen it all."""
    with serving(tmp_path_factory.mktemp("mortal") / "data", patient=True) as running:
        yield running


def play_until_cut_off(visitor: Visitor, seed: int) -> None:
    """Move, take back and propose for both seats of a shared screen until the line is cut."""
    rng = Random(seed)
    with suppress(ConnectionClosed, OSError, TimeoutError):
        while visitor.state["to_act"] is not None:
            visitor.move_by_chance(rng)
            if rng.random() < 0.1 and visitor.state["ask_undo"]:
                visitor.take_back()


def wait_for_events(visitors: list[Visitor], number: int) -> None:
    """Until so many were acknowledged at all tables together."""
    deadline = monotonic() + PATIENCE
    while sum(visitor.state["seq"] for visitor in visitors) < number:
        assert monotonic() < deadline
        sleep(0.005)


def position(told: Json) -> Json:
    """What one seat saw, apart from the log, which is told in parts."""
    return {key: told[key] for key in ("seq", "view", "to_act", "moves", "totals", "outcome")}


@pytest.mark.parametrize("kill", range(KILLS))
def test_every_acknowledged_event_is_there_after_a_kill(mortal: Server, kill: int) -> None:
    ann = Browser(mortal.address)
    tables = [ann.open_table(ME, ME)["table"] for _ in range(TABLES)]
    visitors = [ann.at(table, 0).__enter__() for table in tables]
    with ThreadPoolExecutor(TABLES) as pool:
        playing = [pool.submit(play_until_cut_off, v, kill) for v in visitors]
        wait_for_events(visitors, Random(kill).randrange(3, 40) * TABLES)
        mortal.restart()
        for future in playing:
            future.result()
    for table, cut_off in zip(tables, visitors, strict=True):
        with ann.at(table, cut_off.state["seat"]) as again:
            assert again.state["seq"] >= cut_off.state["seq"], "an acknowledged event was lost"
            if again.state["seq"] == cut_off.state["seq"]:
                assert position(again.state) == position(cut_off.state)
            known = {(told["seq"], told["text"]) for told in cut_off.state["log"]}
            assert known <= {(told["seq"], told["text"]) for told in again.state["log"]}
            if again.state["to_act"] is not None:
                again.move_by_chance(Random(kill))


def test_a_bot_goes_on_after_a_kill_when_somebody_comes_back(fragile: Server) -> None:
    ann = Browser(fragile.address)
    table = ann.open_table({"kind": "bot", "bot": "planner"}, ME)["table"]
    fragile.restart()
    with ann.at(table, 1) as hers:
        hers.wait_for_my_turn()
        hers.act()
