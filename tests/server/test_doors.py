"""The doors of the server: headers, cookies, origins and paths that nobody of good will sends."""

from __future__ import annotations

import json
from collections.abc import Iterator
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.patience import PATIENCE
from tests.server import raw_bytes
from tests.server.browser import Browser
from tests.server.conftest import Server, serving
from tests.server.test_seating import ME, OPEN

MOST_GROWTH = 60_000_000
"""How much more memory a server may hold after all the attacks of this file, in bytes."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server, with the limits it has for everybody; no attack may hurt the next."""
    with serving(tmp_path_factory.mktemp("doors") / "data") as running:
        Browser(running.address).open_table(ME, OPEN)
        before = running.memory()
        yield running
        assert running.process.poll() is None, "an attack took the server down"
        assert running.memory() - before < MOST_GROWTH
        assert not [line for line in running.log() if line["level"] not in ("info", "warning")]


# Headers of answers


@pytest.mark.parametrize("path", ["/", "/api/games", "/nowhere", "/api/tables/x", "/metrics"])
def test_every_answer_forbids_foreign_scripts_framing_and_sniffing(
    server: Server, path: str
) -> None:
    try:
        reply = urlopen(f"http://{server.address}{path}", timeout=PATIENCE)
    except HTTPError as error:
        reply = error
    with reply:
        policy = reply.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert reply.headers["x-content-type-options"] == "nosniff"
        assert reply.headers["x-frame-options"] == "DENY"
        assert reply.headers["referrer-policy"] == "no-referrer"
        assert reply.headers["server"] is None


def test_a_session_is_hidden_from_scripts_and_other_sites_and_lasts(server: Server) -> None:
    ann = Browser(server.address)
    ann.open_table(ME, OPEN)
    (cookie,) = ann.jar
    assert cookie.has_nonstandard_attr("HttpOnly")
    assert cookie.get_nonstandard_attr("SameSite") == "strict"
    assert cookie.path == "/"
    assert cookie.value is not None
    assert len(cookie.value) >= 22, "128 bits at least"
    ann.open_table(ME, OPEN)
    assert [each.value for each in ann.jar] == [cookie.value], "a browser has one session"


def test_tokens_and_sessions_are_nowhere_on_the_disk_nor_in_the_log(server: Server) -> None:
    ann = Browser(server.address)
    opened = ann.open_table(ME, OPEN)
    (cookie,) = ann.jar
    token = opened["links"][0]["token"].encode()
    assert cookie.value is not None
    written = b"".join(file.read_bytes() for file in server.data.iterdir())
    written += server.errors.read_bytes()
    assert opened["table"].encode() in written
    assert token not in written
    assert cookie.value.encode() not in written


# Cookies


COOKIES = (
    *("faubourg=", "faubourg=;;;=", "=", "faubourg", ";" * 500, "faubourg=" + "a" * 5000),
    *('faubourg="\\"', "faubourg=%00%ff%fe", "faubourg=\udcff\udcfe", "faubourg=%ED%A0%80"),
    *("faubourg=é", "faubourg=' OR 1=1 --", "a=1; " * 300),
)


@pytest.mark.parametrize("cookie", COOKIES, ids=range(len(COOKIES)))
def test_a_cookie_that_is_garbage_is_no_seat_and_no_trouble(server: Server, cookie: str) -> None:
    ann = Browser(server.address)
    table = ann.open_table(ME, OPEN)["table"]
    for path, code in (("", 200), ("/story", 404), ("/record", 404)):
        request = raw_bytes.get(f"/api/tables/{table}{path}", f"Cookie: {cookie}")
        assert raw_bytes.status_of(server, request) == code


# Origins


@pytest.mark.parametrize(
    "origin",
    ["http://evil.example", "null", "http://[", "http://localhost.evil.example", "", "file://"],
)
def test_a_page_of_another_site_cannot_open_a_socket(server: Server, origin: str) -> None:
    ann = Browser(server.address)
    table = ann.open_table(ME, OPEN)["table"]
    with pytest.raises(ConnectionClosed) as closed, ann.at(table, 0, Origin=origin):
        pass
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403


def test_a_page_of_our_own_and_a_program_without_a_page_can(server: Server) -> None:
    ann = Browser(server.address)
    table = ann.open_table(ME, OPEN)["table"]
    with ann.at(table, 0, Origin=f"http://{server.address}") as seat:
        assert seat.state["moves"]
    with ann.at(table, 0) as seat:
        assert seat.state["moves"]


@pytest.mark.parametrize("host", ["evil.example", "", "[", "x:99999", "é"])
def test_a_strange_host_is_only_a_name(server: Server, host: str) -> None:
    request = f"GET /api/games HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode()
    assert raw_bytes.status_of(server, request) in (200, 400)


def test_a_socket_to_an_unknown_table_is_closed_at_once(server: Server) -> None:
    with (
        pytest.raises(ConnectionClosed) as closed,
        connect(f"ws://{server.address}/api/tables/nowhere/play") as line,
    ):
        line.recv(10)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401


@pytest.mark.parametrize("path", ["/", "/api/tables/x", "/nowhere", "/api/tables/x/play/y"])
def test_a_socket_to_what_is_none_is_refused(server: Server, path: str) -> None:
    with (
        pytest.raises((InvalidStatus, ConnectionClosed)),
        connect(f"ws://{server.address}{path}") as line,
    ):
        line.recv(10)


# Paths and requests


CLIMBING = (
    *("/assets/../app.py", "/assets/%2e%2e/app.py", "/assets/..%2f..%2fapp.py", "/etc/passwd"),
    *("/assets/%2e%2e%2f%2e%2e%2f%2e%2e%2fetc/passwd", "/../../../../etc/passwd", "/%00"),
    *("/assets//etc/passwd", "/assets/\\..\\..\\app.py", "/assets/%5c..%5capp.py", "/sw.js/../x"),
    *("/api/tables/../../etc/passwd", "/api/tables/%2e%2e%2fx/record", "/assets/%00", "/assets"),
    *("/faubourg.db", "/data/faubourg.db", "/assets/" + "../" * 50 + "etc/passwd"),
)


@pytest.mark.parametrize("path", CLIMBING, ids=range(len(CLIMBING)))
def test_paths_that_climb_find_nothing(server: Server, path: str) -> None:
    assert raw_bytes.status_of(server, raw_bytes.get(path)) in (400, 404)


@pytest.mark.parametrize("path", ["/sw.js", "/sw.js/", "/manifest.webmanifest/", "/icon.svg/"])
def test_the_files_at_the_root_are_there_or_not_but_never_a_failure(
    server: Server, path: str
) -> None:
    assert raw_bytes.status_of(server, raw_bytes.get(path)) in (200, 404)


NOT_HTTP = (
    *(b"\x00\x01\x02\r\n\r\n", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"\x16\x03\x01\x02\x00"),
    *(b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\n\r\n", b"A" * 100_000 + b"\r\n\r\n"),
    b"GET / HTTP/1.1\r\n" + b"X: " + b"a" * 200_000 + b"\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999999999999\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZZZ\r\n",
)


@pytest.mark.parametrize("request_", NOT_HTTP, ids=range(len(NOT_HTTP)))
def test_what_is_no_request_is_refused_or_cut_off(server: Server, request_: bytes) -> None:
    try:
        status = raw_bytes.status_of(server, request_ + b"\r\n\r\n")
    except (TimeoutError, ConnectionResetError, BrokenPipeError):
        status = 0
    assert status == 0 or status == 200 or 400 <= status < 500
    assert Browser(server.address).get("/api/games")[0] == 200


def test_a_body_without_end_is_refused_before_it_fills_the_memory(server: Server) -> None:
    before = server.memory()
    with raw_bytes.dial(server) as line:
        line.sendall(b"POST /api/records HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
        chunk = b"10000\r\n" + b" " * 65536 + b"\r\n"
        try:
            for _ in range(1500):
                line.sendall(chunk)
            answer = line.recv(4096)
        except (ConnectionResetError, BrokenPipeError, TimeoutError):
            answer = b"HTTP/1.1 413"
    assert b" 413" in answer.split(b"\r\n")[0]
    assert server.memory() - before < 30_000_000


TWO_SEATS = b'{"game":"sunrise","seats":[{"kind":"me"},{"kind":"me"}],'
SENSELESS = (
    *(b"", b"null", b"[]", b'"x"', b"\xff\xfe", b"{" * 5000, b"[" * 10_000, b'{"a":' * 3000),
    *(b'{"game":"\\ud800","seats":[]}', b'{"game":"sunrise","seats":[{"kind":"\\ud800"}]}'),
    *(TWO_SEATS + b'"seed":' + b"9" * 4000 + b"}", TWO_SEATS + b'"seed":1e400}'),
    TWO_SEATS + b'"options":{"first":99}}',
    TWO_SEATS + b'"options":{"first":' + b"9" * 400 + b"}}",
    b'{"game":"' + b"x" * 41 + b'","seats":[{"kind":"me"}]}',
)


@pytest.mark.parametrize("body", SENSELESS, ids=range(len(SENSELESS)))
def test_a_wish_that_makes_no_sense_is_refused_with_a_phrase(server: Server, body: bytes) -> None:
    code, answer = Browser(server.address).post("/api/tables", body)
    assert 400 <= code < 500
    assert answer["phrase"]["key"]


@pytest.mark.parametrize("kind", ["text/plain", "application/xml", "multipart/form-data", "x", ""])
def test_a_body_of_another_kind_is_read_as_json_or_refused(server: Server, kind: str) -> None:
    body = json.dumps({"game": "sunrise", "seats": [ME, ME]}).encode()
    status = raw_bytes.status_of(
        server, raw_bytes.post("/api/tables", body, f"Content-Type: {kind}")
    )
    assert status == 201 or 400 <= status < 500


@pytest.mark.parametrize("token", ["", "forged", "' OR 1=1 --", "\u0000", "x" * 64, "é" * 30])
def test_a_forged_token_leads_nowhere(server: Server, token: str) -> None:
    ann, eve = Browser(server.address), Browser(server.address)
    table = ann.open_table(ME, OPEN)["table"]
    code, why = eve.enter(table, token, "Eve")
    assert (code, why["phrase"]["key"]) == (404, "unknown-link")
    assert not ann.get(f"/api/tables/{table}")[1]["seats"][1]["taken"]


def test_what_was_refused_is_in_the_log(fragile: Server) -> None:
    server, eve = fragile, Browser(fragile.address)
    eve.enter("nowhere", "forged")
    eve.get("/api/tables/nowhere")
    eve.post("/api/tables", b"{")
    eve.get("/nowhere")
    last = [line for line in server.log() if line["event"] == "request refused"][-4:]
    assert [(line["why"], line["code"]) for line in last] == [
        *(("unknown-link", 404), ("unknown-table", 404)),
        *(("bad-request", 400), ("no-such-page", 404)),
    ]
    assert {"path", "timestamp", "level"} <= last[0].keys()


def test_the_data_folder_holds_the_database_and_nothing_is_written_elsewhere(
    server: Server,
) -> None:
    assert {file.name for file in server.data.iterdir()} <= {
        *(
            "faubourg.db",
            "faubourg.db-wal",
            "faubourg.db-shm",
            "faubourg.db.lock",
            "faubourg.db.lock-journal",
        )
    }
    assert {file.name for file in server.data.parent.iterdir()} == {*("data", server.errors.name)}


def test_bytes_that_are_no_text_are_refused_in_words(server: Server) -> None:
    eve = Browser(server.address)
    for path in ("/api/tables", "/api/tables/x/enter", "/api/boards", "/api/records"):
        code, why = eve.post(path, b'{"token":"\xff"}')
        assert code == 400, path
        assert why["phrase"]["key"] in ("bad-request", "record-not-text")
