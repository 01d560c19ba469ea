"""Who is believed: pages of our own, sessions that we made, proxies that the operator named."""

from __future__ import annotations

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from hashlib import sha256

import pytest

from tests.server import raw_bytes
from tests.server.browser import Browser
from tests.server.conftest import Server, serving
from tests.server.test_seating import ME, OPEN, couple

CHANGES = ("", "/enter", "/name", "/links", "/revoke", "/rematch", "/fork")


@pytest.mark.parametrize("path", CHANGES)
@pytest.mark.parametrize(
    "sender",
    [
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_what_changes_something_is_asked_for_by_pages_of_our_own(
    house: Server, path: str, sender: dict[str, str]
) -> None:
    ann, _, table = couple(house)
    code, why = ann.post(f"/api/tables/{table}{path}" if path else "/api/tables", {}, **sender)
    assert (code, why["phrase"]["key"]) == (403, "cross-origin")


def test_a_page_on_another_port_of_the_same_machine_is_not_our_own(house: Server) -> None:
    ann, bob, table = couple(house)
    ann.link(table, "spectator")
    wish = {"role": "seat", "seat": 0}
    code, _ = ann.post(f"/api/tables/{table}/revoke", wish, Origin="http://127.0.0.1:1")
    assert code == 403
    code, _ = ann.post(f"/api/tables/{table}/revoke", wish, Origin=f"http://{house.address}")
    assert code == 204
    assert bob.get(f"/api/tables/{table}")[0] == 200


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""]
)
def test_a_body_that_says_it_is_no_json_is_refused(house: Server, kind: str) -> None:
    ann = Browser(house.address)
    wish = {"game": "sunrise", "seats": [ME, OPEN]}
    code, why = ann.post("/api/tables", wish, **{"content-type": kind})
    assert (code, why["phrase"]["key"]) == (415, "not-json")
    kind = "application/json; charset=utf-8"
    assert ann.post("/api/tables", wish, **{"content-type": kind})[0] == 201


# Sessions


def session_of(server: Server, cookie: str) -> str | None:
    """The cookie that a browser with this cookie is given when it opens a table."""
    ann = Browser(server.address)
    body = b'{"game":"sunrise","seats":[{"kind":"me"},{"kind":"me"}]}'
    sent = [f"X-Forwarded-For: {ann.headers['X-Forwarded-For']}", "Content-Type: application/json"]
    with raw_bytes.dial(server) as line:
        line.sendall(raw_bytes.post("/api/tables", body, f"Cookie: faubourg={cookie}", *sent))
        answer = line.makefile("rb").read().decode().lower().split("\r\n")
    assert answer[0].startswith("http/1.1 201")
    found = [each for each in answer if each.startswith("set-cookie: faubourg=")]
    return found[0] if found else None


@pytest.mark.parametrize(
    "forged", ["x", "a" * 22, "a" * 22 + "." + "b" * 16, "a" * 5000, "a" * 22 + "."]
)
def test_a_session_that_we_did_not_make_is_replaced(house: Server, forged: str) -> None:
    given = session_of(house, forged)
    assert given is not None
    assert f"faubourg={forged.lower()};" not in given


def test_a_session_of_ours_is_kept(house: Server) -> None:
    ann = Browser(house.address)
    ann.open_table(ME, OPEN)
    (cookie,) = ann.jar
    assert session_of(house, str(cookie.value)) is None
    assert session_of(house, str(cookie.value)[:-1] + "!") is not None


def test_a_session_from_before_there_were_seals_keeps_its_seats(fragile: Server) -> None:
    ann = Browser(fragile.address)
    table = ann.open_table(ME, OPEN)["table"]
    old = "anOldSession_1234567ab"
    fragile.stop()
    with sqlite3.connect(fragile.data / "faubourg.db") as database:
        hashed = sha256(old.encode()).digest()
        database.execute("UPDATE grants SET session = ? WHERE table_id = ?", (hashed, table))
    database.close()
    fragile.start()
    request = raw_bytes.get(f"/api/tables/{table}", f"Cookie: faubourg={old}")
    with raw_bytes.dial(fragile) as line:
        line.sendall(request)
        assert b'"mine":[0]' in line.makefile("rb").read()
    given = session_of(fragile, old)
    assert given is not None
    assert f"faubourg={old.lower()}." in given, "the same session, sealed from now on"


# Proxies


def cookie_by(server: Server, *headers: str) -> str:
    body = b"{}"
    with raw_bytes.dial(server) as line:
        sent = ("Content-Type: application/json", *headers)
        line.sendall(raw_bytes.post("/api/session", body, *sent))
        answer = line.makefile("rb").read().decode().lower()
    return next(line for line in answer.split("\r\n") if line.startswith("set-cookie"))


def test_behind_https_the_session_travels_over_https_only(house: Server) -> None:
    """The tests' server believes a proxy on its own machine."""
    by_https = cookie_by(house, "X-Forwarded-Proto: https", "X-Forwarded-For: 10.1.1.1")
    assert "; secure" in by_https
    assert "; secure" not in cookie_by(house)


def test_a_proxy_that_nobody_named_is_not_believed(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with serving(tmp_path_factory.mktemp("alone") / "data", proxy=None) as server:
        assert "; secure" not in cookie_by(server, "X-Forwarded-Proto: https")
        requests = [
            raw_bytes.get("/api/about", f"X-Forwarded-For: 10.9.{number // 250}.{number % 250}")
            for number in range(900)
        ]
        with ThreadPoolExecutor(8) as pool:
            codes = [*pool.map(partial(raw_bytes.status_of, server), requests)]
        assert codes.count(429) > 50, "all came from one address, whatever they say"


def test_numbers_are_for_whoever_is_on_the_machine_itself(house: Server) -> None:
    assert raw_bytes.status_of(house, raw_bytes.get("/metrics")) == 200
    for header in ("X-Forwarded-For: 10.0.0.1", "Forwarded: for=10.0.0.1", "Via: 1.1 proxy"):
        assert raw_bytes.status_of(house, raw_bytes.get("/metrics", header)) == 403


def test_numbers_can_be_public_and_the_api_undescribed(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    data = tmp_path_factory.mktemp("open") / "data"
    with serving(data, more=("--public-metrics", "--hide-api")) as server:
        forwarded = "X-Forwarded-For: 10.0.0.1"
        assert raw_bytes.status_of(server, raw_bytes.get("/metrics", forwarded)) == 200
        assert raw_bytes.status_of(server, raw_bytes.get("/api/schema/openapi.json")) == 404
