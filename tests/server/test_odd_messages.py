"""Messages at a table that no client of ours sends: each is answered, and nothing changes."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.browser import Browser, Visitor
from tests.server.conftest import Server
from tests.server.test_seating import ME, OPEN, couple

BIG = "9" * 3000
ODD = (
    *("", " ", "null", "true", "1", '"look"', "[]", "{}", "[" * 4000, '{"type":' * 500, "\u0000"),
    *('{"type":null}', '{"type":"rob"}', '{"type":"look"}', '{"type":["look"]}', '{"seq":1}'),
    *('{"type":"look","seat":99}', '{"type":"look","seat":-1}', '{"type":"look","seat":1.5}'),
    *('{"type":"look","seat":"0"}', '{"type":"look","seat":' + BIG + "}", '{"type":"leave","x":1}'),
    *('{"type":"play"}', '{"type":"play","seq":"x","text":"++"}', '{"type":"play","seq":1e9999}'),
    *('{"type":"play","seq":1,"text":"++","more":1}', '{"type":"play","seq":1,"text":null}'),
    *('{"type":"play","seq":1,"text":"' + "x" * 41 + '"}', '{"type":"play","seq":1,"text":""}'),
    *('{"type":"play","seq":1,"text":"\\ud800"}', '{"type":"play","seq":1,"text":"\\u0000"}'),
    *('{"type":"play","seq":' + BIG + ',"text":"++"}', '{"type":"play","seq":-1,"text":"++"}'),
    *(
        '{"type":"why","text":"castle"}',
        '{"type":"why","text":"<script>"}',
        '{"type":"undo","seq":1}',
    ),
    *(
        '{"type":"undo","seq":7}',
        '{"type":"propose","what":"war","seq":1}',
        '{"type":"sit","seat":1}',
    ),
    *('{"type":"propose","what":"take-back","seq":1}', '{"type":"answer","yes":true,"seq":1}'),
    *(
        '{"type":"answer","yes":"no","seq":1}',
        '{"type":"hand-over","seat":0,"bot":"' + "x" * 41 + '"}',
    ),
    *('{"type":"hand-over","seat":0,"bot":"../../etc"}', '{"type":"hand-over","seat":' + BIG + "}"),
    *('{"type":"look","seat":0}' + " " * 5000, "x" * 16_000, "é" * 5000, "\ufeff{}"),
)


@pytest.mark.parametrize("message", ODD, ids=range(len(ODD)))
def test_a_message_that_makes_no_sense_is_refused_and_changes_nothing(
    house: Server, message: str
) -> None:
    ann = Browser(house.address)
    table = ann.open_table(ME, OPEN)["table"]
    with ann.at(table, 0) as seat:
        before = seat.state
        seat.socket.send(message)
        assert seat.wait_for("complaint", "stale", "refused")
        assert seat.look(0) == before
        assert seat.play("++")["seq"] == before["seq"] + 1


def test_a_binary_frame_is_answered_like_any_other_nonsense(house: Server) -> None:
    ann = Browser(house.address)
    table = ann.open_table(ME, OPEN)["table"]
    with ann.at(table, 0) as seat:
        for frame in (b"", b"\x00\xff", b'{"type":"sheet"}', b"\x80" * 4000):
            seat.socket.send(frame)
            assert seat.wait_for("complaint")["phrase"]["key"] == "message-not-understood"
        assert seat.play("++")["type"] == "state"


def say(seat: Visitor, message: str | Iterable[str]) -> None:
    seat.socket.send(message)
    seat.wait_for("an end")


def test_a_message_in_endless_pieces_is_cut_off(house: Server) -> None:
    ann = Browser(house.address)
    table = ann.open_table(ME, OPEN)["table"]
    before = house.memory()
    with ann.at(table, 0) as seat, pytest.raises(ConnectionClosed):
        say(seat, ("x" * 1000 for _ in range(20_000)))
    assert house.memory() - before < 20_000_000


def test_a_message_too_large_for_any_purpose_ends_the_connection_only(house: Server) -> None:
    ann = Browser(house.address)
    table = ann.open_table(ME, OPEN)["table"]
    with ann.at(table, 0) as seat, pytest.raises(ConnectionClosed) as closed:
        say(seat, "x" * 1_000_000)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    with ann.at(table, 0) as seat:
        assert seat.state["moves"]


def test_nobody_moves_for_another_seat_or_in_a_position_that_is_past(house: Server) -> None:
    ann, bob, table = couple(house)
    with ann.at(table, 0) as hers, bob.at(table, 1) as his:
        assert his.refusal_of(type="play", seq=2, text="++") == "not-your-turn"
        assert his.refusal_of(type="look", seat=0) == "not-your-seat"
        assert his.refusal_of(type="undo", seq=2).startswith("undo-")
        for seq in (0, 3, 10**9):
            hers.send(type="play", seq=seq, text="++")
            assert hers.wait_for("stale")["seq"] == 2
        assert hers.look(0)["seq"] == 2


def test_every_refused_message_is_in_the_log(server: Server) -> None:
    ann = Browser(server.address)
    table = ann.open_table(ME, OPEN)["table"]
    with ann.at(table, 0) as seat:
        seat.socket.send("nonsense")
        seat.wait_for("complaint")
        assert seat.refusal_of(type="sit", seat=1) == "not-your-seat"
    said = [line for line in server.log() if line.get("table") == table]
    assert [line["why"] for line in said if line["event"] == "message refused"] == [
        *("message-not-understood", "not-your-seat")
    ]
