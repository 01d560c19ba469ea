"""How a server ends: told to, it says goodbye at once; killed, it leaves nobody behind."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.patience import PATIENCE
from tests.server import raw_bytes
from tests.server.browser import Browser
from tests.server.conftest import Server
from tests.server.test_seating import BOT, ME, OPEN

PLANNER = {"kind": "bot", "bot": "planner"}


def is_alive(process: int) -> bool:
    status = Path(f"/proc/{process}/status")
    return status.exists() and "State:\tZ" not in status.read_text()


def within(seconds: float, holds: Callable[[], bool]) -> bool:
    deadline = time.monotonic() + seconds
    while not holds() and time.monotonic() < deadline:
        time.sleep(0.02)
    return holds()


def thinking(server: Server) -> tuple[Browser, str, list[int]]:
    """A table where bots alone go on and on, and the processes that they think in."""
    ann = Browser(server.address)
    table = ann.open_table(ME, PLANNER, PLANNER, PLANNER)["table"]
    with ann.at(table, 0) as hers:
        hers.send(type="hand-over", seat=0, bot="planner")
        hers.wait_until(lambda: hers.state["seq"] > 4)
    return ann, table, server.children()


def test_told_to_stop_it_stops_at_once_with_people_and_bots_in_the_middle(server: Server) -> None:
    ann, table, bots = thinking(server)
    with ExitStack() as stack:
        visitors = [stack.enter_context(ann.at(table, 0)) for _ in range(3)]
        stack.enter_context(raw_bytes.dial(server)).sendall(b"GET / HTTP/1.1\r\n")
        code, complained = server.stop()
        assert code == 0
        assert "exceeded" not in complained, "it was not waited for anybody"
        assert "Traceback" not in complained
        for visitor in visitors:
            with pytest.raises(ConnectionClosed) as closed:
                visitor.wait_for("an end")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code in (1001, 1012), "going away, or starting again"
    assert bots
    assert within(PATIENCE, lambda: not any(map(is_alive, bots))), "a bot outlived its server"


@pytest.mark.full
def test_told_to_stop_twice_it_does_not_complain(server: Server) -> None:
    server.process.send_signal(signal.SIGTERM)
    code, complained = server.stop()
    assert code == 0
    assert "Traceback" not in complained


def test_what_was_acknowledged_before_it_stopped_is_there(server: Server) -> None:
    ann = Browser(server.address)
    table = ann.open_table(ME, OPEN)["table"]
    with ann.at(table, 0) as hers:
        hers.play("++")
        server.stop()
    server.start()
    assert ann.get(f"/api/tables/{table}")[1]["seq"] == 2


def test_killed_it_leaves_no_bot_behind(fragile: Server) -> None:
    _, _, bots = thinking(fragile)
    fragile.kill()
    assert bots
    assert within(PATIENCE, lambda: not any(map(is_alive, bots))), "an orphan goes on thinking"


def test_a_table_goes_on_when_a_bots_process_is_killed(fragile: Server) -> None:
    ann, table, _ = thinking(fragile)
    with ann.at(table, 0) as hers:
        for _ in range(2):
            hers.receive()
            before = hers.state["seq"]
            for process in fragile.bots():
                os.kill(process, signal.SIGKILL)
            hers.wait_until(lambda: hers.state["seq"] > before + 1)  # noqa: B023 - called at once
    assert "a worker process died" in [line["event"] for line in fragile.log()]


@pytest.mark.full
def test_advice_is_given_after_a_bots_process_was_killed(fragile: Server) -> None:
    ann = Browser(fragile.address)
    table = ann.open_table(ME, BOT)["table"]
    with ann.at(table, 0) as hers:
        for _ in range(2):
            hers.send(type="advice")
            assert hers.wait_for("advice")["hints"]["best"]
            for process in fragile.bots():
                os.kill(process, signal.SIGKILL)
