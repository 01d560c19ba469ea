"""Bad input over the wire: each gets an answer, changes nothing, and takes nothing down."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.browser import Browser, Json, Visitor
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

BAD_MESSAGES = (
    "",
    "not json",
    "[]",
    "{}",
    '{"type":"rob"}',
    '{"type":"play"}',
    '{"type":"play","seq":"x","text":"++"}',
    '{"type":"play","seq":0,"text":"++","more":1}',
    '{"type":"play","seq":1,"text":"' + "x" * 41 + '"}',
    '{"type":"look","seat":99}',
    '{"type":"look","seat":-1}',
    "[" * 2000,
    '{"type":"why","text":"castle"}',
    '{"type":"undo","seq":1}',
)


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


def test_messages_that_make_no_sense_are_answered_and_change_nothing(server: Server) -> None:
    ann = Browser(server.address)
    table = ann.open_table(ME, OPEN)["table"]
    with ann.at(table, 0) as seat:
        before = seat.state["seq"]
        for message in BAD_MESSAGES:
            seat.socket.send(message)
            assert seat.wait_for("complaint", "stale", "refused")
        assert seat.play("++")["seq"] == before + 1


def ask_in_vain(seat: Visitor) -> None:
    for _ in range(2000):
        seat.send(type="sheet")
        seat.receive()


def test_a_flood_of_messages_ends_the_connection_and_nothing_else(server: Server) -> None:
    ann = Browser(server.address)
    table = ann.open_table(ME, OPEN)["table"]
    with ann.at(table, 0) as seat, pytest.raises(ConnectionClosed):
        ask_in_vain(seat)
    with ann.at(table, 0) as seat:
        assert seat.play("++")["type"] == "state"


def test_a_page_of_another_site_cannot_sit_at_the_table(server: Server) -> None:
    ann = Browser(server.address)
    table = ann.open_table(ME, OPEN)["table"]
    with pytest.raises(ConnectionClosed), ann.at(table, 0, Origin="http://evil.example"):
        pass


def test_without_a_right_there_is_nothing_to_see(server: Server) -> None:
    ann, eve = Browser(server.address), Browser(server.address)
    table = ann.open_table(ME, OPEN)["table"]
    with pytest.raises(ConnectionClosed), eve.at(table, None):
        pass


def test_a_name_with_markup_is_only_a_name(server: Server) -> None:
    ann, bob = Browser(server.address), Browser(server.address)
    opened = ann.open_table(ME, OPEN)
    name = "<b>Bob</b>\x1b[31m"
    bob.enter(opened["table"], opened["links"][0]["token"], name)
    seats = bob.get(f"/api/tables/{opened['table']}")[1]["seats"]
    assert seats[1]["name"] == "<b>Bob</b>[31m"


@pytest.mark.parametrize("path", ["/assets/../app.py", "/assets/%2e%2e/app.py", "/etc/passwd"])
def test_paths_that_climb_find_nothing(server: Server, path: str) -> None:
    with pytest.raises(HTTPError) as caught:
        urlopen(f"http://{server.address}{path}", timeout=10)
    assert caught.value.code in (400, 404)
    caught.value.close()


def test_every_answer_forbids_foreign_scripts_framing_and_sniffing(server: Server) -> None:
    with urlopen(f"http://{server.address}/api/games", timeout=10) as reply:
        assert "default-src 'self'" in reply.headers["content-security-policy"]
        assert reply.headers["x-content-type-options"] == "nosniff"
        assert reply.headers["x-frame-options"] == "DENY"


def test_the_session_is_out_of_reach_for_scripts(server: Server) -> None:
    ann = Browser(server.address)
    ann.open_table(ME, OPEN)
    (cookie,) = ann.jar
    assert cookie.has_nonstandard_attr("HttpOnly")
    assert cookie.get_nonstandard_attr("SameSite") == "strict"
