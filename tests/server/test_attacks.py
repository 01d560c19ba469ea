"""Bad input over the wire: each gets an answer, changes nothing, and takes nothing down."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from websockets.exceptions import ConnectionClosed

from tests.patience import PATIENCE
from tests.server.browser import Browser, Json
from tests.server.conftest import Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all: no attack may hurt the next."""
    with serving(tmp_path_factory.mktemp("attacked") / "data") as running:
        yield running
        assert running.process.poll() is None, "an attack took the server down"


ME, OPEN = {"kind": "me", "name": "Ann"}, {"kind": "open"}

BAD_WISHES: list[tuple[Json, int]] = [
    ({"game": "chess", "seats": [ME, OPEN]}, 404),
    ({"game": "sunrise", "seats": [ME]}, 400),
    ({"game": "sunrise", "seats": [ME] * 9}, 400),
    ({"game": "sunrise", "seats": [ME, {"kind": "bot", "bot": "genius"}]}, 404),
    ({"game": "sunrise", "seats": [ME, {"kind": "ghost"}]}, 400),
    ({"game": "sunrise", "seats": [ME, OPEN], "edition": "nix"}, 404),
    ({"game": "sunrise", "seats": [ME, OPEN], "options": {"ties": "maybe"}}, 400),
    ({"game": "sunrise", "seats": [ME, OPEN], "surprise": 1}, 400),
    ({"game": "sunrise", "seats": [ME, {"kind": "open", "name": "x" * 41}]}, 400),
]


@pytest.mark.parametrize(("wish", "code"), BAD_WISHES)
def test_a_table_that_cannot_be_is_refused_with_a_phrase(
    server: Server, wish: Json, code: int
) -> None:
    answered, body = Browser(server.address).post("/api/tables", wish)
    assert answered == code
    assert body["phrase"]["key"]


def test_bodies_that_are_huge_or_no_json_are_refused(server: Server) -> None:
    ann = Browser(server.address)
    assert ann.post("/api/tables", b"{" * 100)[0] == 400
    assert ann.post("/api/tables", b" " * 100_000)[0] in (400, 413)


def test_unknown_tables_and_forged_tokens_lead_nowhere(server: Server) -> None:
    ann, eve = Browser(server.address), Browser(server.address)
    opened = ann.open_table(ME, OPEN)
    assert eve.get("/api/tables/nowhere")[0] == 404
    assert eve.enter(opened["table"], "forged")[0] == 404
    other = ann.open_table(ME, OPEN)
    token = other["links"][0]["token"]
    assert eve.enter(opened["table"], token)[0] == 404
    assert eve.get(f"/api/tables/{opened['table']}/record")[0] == 404


def test_without_a_right_there_is_nothing_to_see(server: Server) -> None:
    ann, eve = Browser(server.address), Browser(server.address)
    table = ann.open_table(ME, OPEN)["table"]
    with pytest.raises(ConnectionClosed), eve.at(table, None):
        pass


def test_an_address_that_leads_nowhere_shows_people_the_page_that_says_so(server: Server) -> None:
    asked = Request(f"http://{server.address}/no/such/street", headers={"accept": "text/html"})
    with pytest.raises(HTTPError) as caught:
        urlopen(asked, timeout=PATIENCE)
    with caught.value as answer:
        assert answer.code == 404
        assert b"<!doctype html>" in answer.read()[:40].lower()
    assert Browser(server.address).get("/no/such/street")[1]["phrase"]["key"] == "no-such-page"
