"""A server killed under load has kept every move that it acknowledged."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from time import sleep

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.browser import Browser, Visitor
from tests.server.conftest import Server

KILLS = int(os.environ.get("FAUBOURG_KILLS", "3"))
TABLES = 4
ME = {"kind": "me", "name": "Ann"}


def play_until_cut_off(visitor: Visitor, seed: int) -> int:
    """Draw and discard for both seats; the last number that was acknowledged."""
    rng, last = Random(seed), visitor.state["seq"]
    try:
        while visitor.state["outcome"] is None:
            seat = visitor.state["to_act"]
            if visitor.seat != seat:
                visitor.seat = seat
                visitor.send(type="look", seat=seat, seq=0)
                while visitor.state["seat"] != seat or not visitor.state["moves"]:
                    visitor.wait_for("state")
            visitor.play(rng.choice(visitor.state["moves"])["text"])
            last = visitor.state["seq"]
    except (ConnectionClosed, OSError, TimeoutError):
        pass
    return int(last)


@pytest.mark.parametrize("kill", range(KILLS))
def test_every_acknowledged_move_is_there_after_a_kill(tmp_path: Path, kill: int) -> None:
    server = Server(tmp_path / "data")
    ann = Browser(server.address)
    tables = [ann.open_table(ME, ME, seed=n)["table"] for n in range(TABLES)]
    visitors = [ann.at(table, 0).__enter__() for table in tables]
    with ThreadPoolExecutor(TABLES) as pool:
        playing = [pool.submit(play_until_cut_off, v, kill) for v in visitors]
        sleep(Random(kill).uniform(0.1, 1.0))
        server.kill()
        acknowledged = [future.result() for future in playing]
    server.start()
    for table, last in zip(tables, acknowledged, strict=True):
        code, info = ann.get(f"/api/tables/{table}")
        assert code == 200
        assert info["seq"] >= last
    server.kill()
    assert max(acknowledged) > 3
