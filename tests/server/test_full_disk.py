"""A disk that is full, a database that is gone: nobody is told of what was not kept."""

from __future__ import annotations

import resource
from random import Random
from urllib.request import urlopen

from tests.patience import PATIENCE
from tests.server.browser import Browser
from tests.server.conftest import Server
from tests.server.test_seating import ME, OPEN
from tests.server.test_stopping import PLANNER, within

NONE = resource.RLIM_INFINITY


def fill_disk(server: Server) -> None:
    """No file of the server's may grow: what a write then meets is what it meets on a full disk."""
    largest = max(file.stat().st_size for file in server.data.iterdir())
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (largest, NONE))


def make_room(server: Server) -> None:
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (NONE, NONE))


def play_until_it_is_full(browser: Browser, table: str) -> int:
    """Moves and takes back until a move is not kept; the last number that was acknowledged."""
    with browser.at(table, 0) as seat:
        house = next(move["text"] for move in seat.state["moves"] if "=" in move["text"])
        for _ in range(3000):
            before = seat.state["seq"]
            if seat.state["undo"]:
                seat.send(type="undo", seq=before)
            else:
                seat.send(type="play", seq=before, text=house)
            told = seat.wait_for("state", "complaint")
            if told["type"] == "complaint":
                assert told["phrase"]["key"] == "store-failed"
                assert told["phrase"]["facts"]["detail"]
                return int(before)
    raise AssertionError("the disk did not fill up")


def test_on_a_full_disk_players_are_told_and_nothing_happens(fragile: Server) -> None:
    ann = Browser(fragile.address)
    table = ann.open_table(ME, {"kind": "me", "name": "Bob"}, seed=7)["table"]
    fill_disk(fragile)
    kept = play_until_it_is_full(ann, table)
    assert ann.get(f"/api/tables/{table}")[1]["seq"] == kept
    code, why = ann.post("/api/tables", {"game": "sunrise", "seats": [ME, OPEN]})
    assert (code, why["phrase"]["key"]) == (503, "store-failed")
    assert ann.get("/healthz")[0] == 503, "whoever looks after the server is told"
    assert "store-failed" in fragile.refusals()
    fragile.kill()
    fragile.start()
    assert ann.get(f"/api/tables/{table}")[1]["seq"] == kept, "what was acknowledged is there"


def test_when_there_is_room_again_the_table_goes_on_without_a_restart(fragile: Server) -> None:
    ann = Browser(fragile.address)
    table = ann.open_table(ME, {"kind": "me", "name": "Bob"}, seed=7)["table"]
    fill_disk(fragile)
    kept = play_until_it_is_full(ann, table)
    make_room(fragile)
    with urlopen(f"http://{fragile.address}/healthz", timeout=PATIENCE) as reply:
        assert reply.read() == b"ok", "it is well again before anybody moves"
    with ann.at(table, 0) as both:
        assert both.state["seq"] == kept
        both.play_out(Random(1), decisions=20)
        last = both.state["seq"]
    assert last == kept + 20
    fragile.restart()
    assert ann.get(f"/api/tables/{table}")[1]["seq"] == last


def failures(server: Server) -> int:
    return sum(line["event"] == "store failed" for line in server.log())


def test_a_bot_that_could_not_move_moves_when_there_is_room_again(fragile: Server) -> None:
    ann = Browser(fragile.address)
    other, table = ann.open_table(ME, OPEN)["table"], ann.open_table(ME, PLANNER)["table"]
    with ann.at(table, 0) as hers:
        hers.send(type="hand-over", seat=0, bot="planner")
        hers.wait_until(lambda: hers.info["seats"][0]["standin"])
        fill_disk(fragile)
        play_until_it_is_full(ann, other)
        failed = failures(fragile)
        # Nobody else plays: it is the bot that tries again and again.
        assert within(PATIENCE, lambda: failures(fragile) > failed + 2)
        stuck = ann.get(f"/api/tables/{table}")[1]
        assert not stuck["over"]
        make_room(fragile)
        hers.wait_until(lambda: hers.state["seq"] > stuck["seq"] + 3)
