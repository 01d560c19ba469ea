"""Many at once: of all who speak of the same position exactly one is heard."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from json import loads
from threading import Barrier

from tests.server.browser import Browser, Visitor
from tests.server.conftest import Server
from tests.server.test_seating import ME, OPEN

CLIENTS = 8
NUMBERS = 200


def race(visitor: Visitor, line: Barrier) -> int:
    """Say the same as all the others, number by number; how many numbers were won."""
    won = 0
    for _ in range(NUMBERS):
        seq, undo = visitor.state["seq"], visitor.state["undo"]
        house = next((move["text"] for move in visitor.state["moves"] if move["text"] != "++"), "")
        line.wait(30)
        if undo:
            visitor.send(type="undo", seq=seq)
        else:
            visitor.send(type="play", seq=seq, text=house)
        start = len(visitor.heard)
        visitor.wait_until(lambda: visitor.state["seq"] == seq + 1)  # noqa: B023 - asked at once
        line.wait(30)
        # Everybody has seen the new position; an answer that is under way comes before the next.
        visitor.send(type="sheet")
        visitor.wait_for("sheet")
        won += not any(loads(text)["type"] == "stale" for text in visitor.heard[start:])
    return won


def test_of_eight_who_move_at_once_exactly_one_wins_each_number(house: Server) -> None:
    ann = Browser(house.address)
    table = ann.open_table(ME, OPEN)["table"]
    with ExitStack() as stack, ThreadPoolExecutor(CLIENTS) as pool:
        visitors = [stack.enter_context(ann.at(table, 0)) for _ in range(CLIENTS)]
        first, line = visitors[0].look(0)["seq"], Barrier(CLIENTS)
        for visitor in visitors:
            visitor.catch_up_with(visitors[0])
        won = [*pool.map(lambda visitor: race(visitor, line), visitors)]
        log = ann.whole_log(table, visitors[0].look(0))
    assert sum(won) == NUMBERS
    numbers = [told["seq"] for told in log if told["seq"] > first]
    assert numbers == [*range(first + 1, first + NUMBERS + 1)]


def test_of_six_who_follow_one_link_at_once_one_sits_there(house: Server) -> None:
    ann = Browser(house.address)
    opened = ann.open_table(ME, OPEN)
    table, token = opened["table"], opened["links"][0]["token"]
    devices = [Browser(house.address) for _ in range(6)]
    with ThreadPoolExecutor(6) as pool:
        codes = [*pool.map(lambda device: device.enter(table, token, "Bob")[0], devices)]
    assert sorted(codes) == [200, *[404] * 5]
    assert ann.get(f"/api/tables/{table}")[1]["seq"] == 2


def test_a_server_that_has_just_begun_bears_many_who_open_tables_at_once(server: Server) -> None:
    """Each game was decoded by two threads at once when it was first asked for: it died of that."""
    games, line = ("sunrise", "bella_vista", "kensington"), Barrier(CLIENTS)

    def open_tables(_: int) -> None:
        browser = Browser(server.address)
        for game in games:
            line.wait(30)
            browser.open_table(ME, OPEN, game=game)

    with ThreadPoolExecutor(CLIENTS) as pool:
        assert [*pool.map(open_tables, range(CLIENTS))] == [None] * CLIENTS
    assert server.process.poll() is None
