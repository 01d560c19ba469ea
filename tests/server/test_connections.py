"""Connections without end, without a word, without number: cut off before they cost anything."""

from __future__ import annotations

import resource
import socket
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.server import raw_bytes
from tests.server.browser import Browser
from tests.server.conftest import Server, serving
from tests.server.test_seating import ME, OPEN

ELSEWHERE = "127.0.0.66"
"""On loopback every address of 127.0.0.0/8 is somebody of their own."""
FEW_FILES = 400


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that believes no proxy, and may open few files however it tries."""
    usual = resource.getrlimit(resource.RLIMIT_NOFILE)

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (FEW_FILES // 2, FEW_FILES))

    data = tmp_path_factory.mktemp("connected") / "data"
    with serving(data, proxy=None, before=limit) as running:
        yield running
        assert running.process.poll() is None, "an attack took the server down"
        assert "Traceback" not in running.errors.read_text()
    assert resource.getrlimit(resource.RLIMIT_NOFILE) == usual


def dial(server: Server, source: str = ELSEWHERE) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), 10, (source, 0))


def sent_until_cut_off(line: socket.socket, piece: bytes, most: int) -> int:
    """How many bytes somebody takes who never reads what they are told."""
    sent = 0
    try:
        while sent < most:
            line.sendall(piece)
            sent += len(piece)
    except OSError:
        pass
    return sent


ENDLESS = {
    "an address": (b"GET /", b"a" * 4096),
    "a header": (b"GET / HTTP/1.1\r\nX: ", b"a" * 4096),
    "headers": (b"GET / HTTP/1.1\r\n", b"X: y\r\n" * 500),
    "a name of a header": (b"GET / HTTP/1.1\r\n", b"a" * 4096),
    "a chunk's size": (
        b"POST /api/session HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n",
        b"0" * 4096,
    ),
    "trailers": (
        b"POST /api/session HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n",
        b"X: y\r\n" * 500,
    ),
}


@pytest.mark.parametrize("what", ENDLESS)
def test_a_request_without_end_is_cut_off_and_costs_next_to_nothing(
    server: Server, what: str
) -> None:
    begin, piece = ENDLESS[what]
    memory, worked, most = server.memory(), server.worked(), 64_000_000
    with dial(server) as line:
        line.sendall(begin)
        assert sent_until_cut_off(line, piece, most) < most // 4
    assert server.memory() - memory < 20_000_000
    assert server.worked() - worked < 1


def test_requests_sent_all_at_once_are_answered_a_few_or_cut_off(server: Server) -> None:
    memory = server.memory()
    with dial(server) as line:
        sent_until_cut_off(line, b"GET /api/about HTTP/1.1\r\nHost: x\r\n\r\n" * 5000, 10_000_000)
    assert server.memory() - memory < 20_000_000


@pytest.mark.parametrize("size", [15_000, 17_000])
def test_a_head_of_sixteen_thousand_bytes_is_long_enough(server: Server, size: int) -> None:
    with dial(server) as line:
        line.sendall(b"GET /api/about HTTP/1.1\r\nConnection: close\r\nX: " + b"a" * size)
        line.sendall(b"\r\n\r\n")
        answered = line.recv(100)
    assert (b" 200 " in answered) == (size < 16_384)


def test_a_body_that_comes_with_its_head_may_be_longer_than_a_head(server: Server) -> None:
    body = b'{"game":"sunrise","seats":[{"kind":"me","name":"' + b"a" * 15_000 + b'"}]}'
    with dial(server) as line:
        line.sendall(raw_bytes.post("/api/tables", body, "Content-Type: application/json"))
        assert b" 400 " in line.recv(100), "understood, and refused for its name"


def test_many_connections_of_one_address_are_too_many_and_nobody_elses(server: Server) -> None:
    with ExitStack() as stack:
        lines = [stack.enter_context(dial(server)) for _ in range(160)]
        assert Browser(server.address).get("/api/about")[0] == 200
        open_ = [line for line in lines if is_open(line)]
        assert len(open_) == 100
    refused = [line for line in server.log() if line["event"] == "connections refused"]
    assert {"why": "address", "address": ELSEWHERE}.items() <= refused[-1].items()


def test_when_all_places_are_taken_the_silent_make_room(server: Server) -> None:
    """From so many addresses that no single one has too many."""
    with ExitStack() as stack:
        lines = [
            stack.enter_context(dial(server, f"127.0.1.{number % 250 + 1}"))
            for number in range(FEW_FILES + 100)
        ]
        ann = Browser(server.address)
        table = ann.open_table(ME, OPEN)["table"]
        with ann.at(table, 0) as hers:
            assert hers.play("++")["type"] == "state"
        assert not is_open(lines[0]), "the longest silent"
        assert is_open(lines[-1])
    assert "silent" in [
        line["why"] for line in server.log() if line["event"] == "connections refused"
    ]


def is_open(line: socket.socket) -> bool:
    """Whether nobody has hung up."""
    line.setblocking(False)
    try:
        return line.recv(1) != b""
    except BlockingIOError:
        return True
    except OSError:
        return False


def test_the_server_takes_as_many_files_as_it_may_have(server: Server) -> None:
    with open(f"/proc/{server.process.pid}/limits") as limits:
        (line,) = [each for each in limits if each.startswith("Max open files")]
    assert line.split()[3] == str(FEW_FILES)
