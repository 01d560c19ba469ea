"""Too much, too fast, too slow, too many: who does it is held up, and nobody else."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from faubourg.server.rate_limits import Account, Limits
from tests.server import raw_bytes
from tests.server.browser import Browser, Visitor
from tests.server.conftest import Server, serving
from tests.server.test_seating import ME, OPEN, couple


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server, with the limits it has for everybody."""
    with serving(tmp_path_factory.mktemp("flooded") / "data") as running:
        yield running
        assert running.process.poll() is None, "a flood took the server down"
        assert "Traceback" not in running.errors.read_text()


def ask_in_vain(seat: Visitor) -> None:
    for _ in range(2000):
        seat.send(type="sheet")
        seat.receive()


def test_a_flood_of_messages_ends_the_connection_and_nothing_else(server: Server) -> None:
    ann = Browser(server.address)
    table = ann.open_table(ME, OPEN)["table"]
    with ann.at(table, 0) as seat, pytest.raises(ConnectionClosed) as closed:
        ask_in_vain(seat)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008
    with ann.at(table, 0) as seat:
        assert seat.play("++")["type"] == "state"
    assert "flood" in server.refusals()


@pytest.mark.parametrize("path", ["/api/games", "/nowhere", "/", "/healthz", "/api/tables/x"])
def test_a_flood_of_requests_is_turned_away_and_others_are_not(server: Server, path: str) -> None:
    eve, ann = Browser(server.address), Browser(server.address)
    request = raw_bytes.get(path, f"X-Forwarded-For: {eve.headers['X-Forwarded-For']}")
    with ThreadPoolExecutor(8) as pool:
        codes = [*pool.map(lambda _: raw_bytes.status_of(server, request), range(900))]
    assert codes.count(429) > 50
    assert codes.count(429) < 600, "some are let in"
    assert {*codes} <= {200, 404, 429}
    assert ann.get("/api/games")[0] == 200


def test_what_every_page_asks_for_costs_next_to_nothing(house: Server) -> None:
    """The limits count requests: each of them has to be cheap."""
    ann = Browser(house.address)
    for path in ("/", "/api/games", "/api/about", "/api/schema/openapi.json"):
        request = raw_bytes.get(path, f"X-Forwarded-For: {ann.headers['X-Forwarded-For']}")
        raw_bytes.status_of(house, request)
        before = house.worked()
        for _ in range(50):
            raw_bytes.status_of(house, request)
        assert house.worked() - before < 50 * 0.01, path


def test_a_class_behind_one_address_gets_every_file_of_its_first_visit(server: Server) -> None:
    pupils = Browser(server.address)
    sender = f"X-Forwarded-For: {pupils.headers['X-Forwarded-For']}"
    files = [raw_bytes.get(f"/assets/{name}.js", sender) for name in range(900)]
    with ThreadPoolExecutor(8) as pool:
        codes = {*pool.map(partial(raw_bytes.status_of, server), files)}
    assert codes == {404}, "no file has such a name, but nobody is turned away"
    assert pupils.get("/api/games")[0] == 200


def test_files_are_enough_for_thirty_first_visits_at_once_and_not_endless() -> None:
    account, first_visit = Account("school", Limits()), 300
    assert all(account.files.take() for _ in range(30 * first_visit))
    assert not all(account.files.take() for _ in range(10 * first_visit))


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/", "/api/records", "/api/records/"])
def test_what_costs_the_server_much_is_allowed_less_often(server: Server, path: str) -> None:
    eve = Browser(server.address)
    codes = [eve.post(path, b"{}")[0] for _ in range(60)]
    assert codes[:20] == [400] * 20
    assert codes.count(429) > 5
    assert "too-many-requests" in server.refusals()


def test_sockets_opened_too_often_are_turned_away(server: Server) -> None:
    eve = Browser(server.address)
    request = raw_bytes.get(
        "/api/tables/nowhere/play",
        *("Upgrade: websocket", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="),
        *("Sec-WebSocket-Version: 13", f"X-Forwarded-For: {eve.headers['X-Forwarded-For']}"),
    ).replace(b"Connection: close", b"Connection: Upgrade")
    with ThreadPoolExecutor(8) as pool:
        codes = [*pool.map(lambda _: raw_bytes.status_of(server, request), range(900))]
    assert codes.count(403) > 50
    assert {*codes} == {101, 403}


def test_half_open_connections_keep_nobody_out(server: Server) -> None:
    ann = Browser(server.address)
    before = server.memory()
    with ExitStack() as stack:
        for start in (
            b"",
            b"GET /",
            b"GET / HTTP/1.1\r\nHost: x\r\n",
            b"POST /api/tables HTTP/1.1\r\n",
        ):
            for _ in range(60):
                line = stack.enter_context(raw_bytes.dial(server))
                line.sendall(start)
        table = ann.open_table(ME, OPEN)["table"]
        with ann.at(table, 0) as seat:
            assert seat.play("++")["type"] == "state"
        assert server.memory() - before < 40_000_000


def deaf(browser: Browser, table: str) -> socket.socket:
    """A browser that opens a socket at a table and never reads from it."""
    line = socket.create_connection(tuple_of(browser.address), 10)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    request = raw_bytes.get(
        f"/api/tables/{table}/play",
        *("Upgrade: websocket", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="),
        *("Sec-WebSocket-Version: 13", f"Cookie: {browser.cookie}"),
    )
    line.sendall(request.replace(b"Connection: close", b"Connection: Upgrade"))
    return line


def tuple_of(address: str) -> tuple[str, int]:
    host, _, port = address.partition(":")
    return host, int(port)


def test_those_who_never_read_hold_up_nobody_and_cost_little(house: Server) -> None:
    ann, bob, table = couple(house)
    with ExitStack() as stack:
        for _ in range(20):
            stack.enter_context(deaf(bob, table))
        with ann.at(table, 0) as hers, bob.at(table, 1) as his:
            before = house.memory()
            rng = Random(1)
            for _ in range(80):
                player = (hers, his)[hers.state["to_act"]]
                player.act(rng)
                hers.catch_up_with(player)
                his.catch_up_with(player)
            assert house.memory() - before < 40_000_000


def test_those_who_cut_the_line_without_a_word_are_missed(house: Server) -> None:
    ann, bob, table = couple(house)
    with ann.at(table, 0) as hers:
        line = deaf(bob, table)
        hers.wait_until(lambda: hers.info["seats"][1]["here"])
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\x01\x00\x00\x00\x00\x00\x00\x00")
        line.close()
        hers.wait_until(lambda: not hers.info["seats"][1]["here"])


def test_many_tables_cost_bounded_memory(house: Server) -> None:
    ann = Browser(house.address)
    tables = [ann.open_table(ME, OPEN)["table"] for _ in range(270)]
    before = house.memory()
    for table in tables:
        assert ann.get(f"/api/tables/{table}")[0] == 200
    assert house.memory() - before < 10_000_000
    with ann.at(tables[0], 0) as seat:
        assert seat.play("++")["type"] == "state"
