"""Who loses the line is waited for; and a move is judged by its position, whatever else is said."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.browser import Browser
from tests.server.conftest import Server, serving
from tests.server.test_seating import couple, seat_of


@pytest.fixture(scope="module")
def waiting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for who lost the line, as it does for everybody."""
    with serving(tmp_path_factory.mktemp("waiting") / "data") as running:
        yield running


def test_an_instant_without_a_line_hands_nobodys_seat_to_a_bot(waiting: Server) -> None:
    ann, bob, table = couple(waiting)
    with ann.at(table, 0) as hers:
        with bob.at(table, 1):
            hers.wait_until(lambda: seat_of(hers, 1)["here"])
            assert seat_of(hers, 1)["grace"] == 0
        hers.wait_until(lambda: not seat_of(hers, 1)["here"])
        assert 50 < seat_of(hers, 1)["grace"] <= 60
        hers.send(type="hand-over", seat=1, bot="greedy")
        refused = hers.wait_for("complaint")["phrase"]
        assert refused["key"] == "seat-in-grace"
        assert 50 < refused["facts"]["seconds"] <= 60
        hers.propose("end")
        hers.wait_until(lambda: hers.info["proposal"])
        assert hers.info["proposal"]["needed"] == [1]


def test_who_comes_back_and_goes_again_is_waited_for_anew(waiting: Server) -> None:
    ann, bob, table = couple(waiting)
    with ann.at(table, 0) as hers:
        for _ in range(2):
            with bob.at(table, 1):
                hers.wait_until(lambda: seat_of(hers, 1)["here"])
            hers.wait_until(lambda: not seat_of(hers, 1)["here"])
            assert seat_of(hers, 1)["grace"] > 50


def test_who_has_left_or_never_came_is_not_waited_for(waiting: Server) -> None:
    ann, bob, table = couple(waiting, {"kind": "open"})
    with ann.at(table, 0) as hers:
        hers.send(type="hand-over", seat=2, bot="greedy")
        hers.wait_until(lambda: seat_of(hers, 2)["bot"])
        with bob.at(table, 1) as his:
            his.send(type="leave")
            hers.wait_until(lambda: seat_of(hers, 1)["left"])
        hers.send(type="hand-over", seat=1, bot="greedy")
        hers.wait_until(lambda: seat_of(hers, 1)["standin"])


def test_after_a_restart_everybody_is_waited_for(tmp_path_factory: pytest.TempPathFactory) -> None:
    with serving(tmp_path_factory.mktemp("again") / "data") as server:
        ann, _, table = couple(server)
        server.restart()
        with ann.at(table, 0) as hers:
            assert seat_of(hers, 1)["grace"] > 0
            assert hers.refusal_of(type="hand-over", seat=1, bot="greedy") == "seat-in-grace"


def test_who_is_there_is_there_whatever_becomes_of_their_other_device(house: Server) -> None:
    ann, bob, table = couple(house)
    with ann.at(table, 0) as hers, bob.at(table, 1) as his:
        for _ in range(5):
            phone = Browser(house.address)
            phone.enter(table, ann.link(table, "seat", 0))
            with phone.at(table, 0):
                ann.post(f"/api/tables/{table}/revoke", {"role": "seat", "seat": 0})
            hers.look(0)
            his.send(type="hand-over", seat=0, bot="greedy")
            assert his.wait_for("complaint")["phrase"]["key"] == "seat-not-left"


# Positions


def test_a_move_is_not_refused_because_somebody_changed_their_name(house: Server) -> None:
    ann, bob, table = couple(house)
    with ann.at(table, 0) as hers:
        known = hers.state["seq"]
        for name in ("Rob", "Robert", "Bobby"):
            assert bob.post(f"/api/tables/{table}/name", {"seat": 1, "name": name})[0] == 204
        hers.send(type="play", seq=known, text="++")
        hers.wait_until(lambda: hers.state["to_act"] == 1)


def test_a_move_is_not_refused_because_somebody_proposed_something(house: Server) -> None:
    ann, bob, table = couple(house)
    with ann.at(table, 0) as hers, bob.at(table, 1) as his:
        known = hers.state["seq"]
        his.propose("end")
        hers.wait_until(lambda: hers.info["proposal"])
        hers.send(type="play", seq=known, text="++")
        hers.wait_until(lambda: hers.state["to_act"] == 1)


def test_a_move_in_a_position_that_is_past_is_refused(house: Server) -> None:
    ann, bob, table = couple(house)
    with ann.at(table, 0) as hers, bob.at(table, 1) as his:
        known = hers.state["seq"]
        hers.play("++")
        his.catch_up_with(hers)
        his.play("++")
        hers.wait_until(lambda: hers.state["to_act"] == 0)
        hers.send(type="play", seq=known, text="++")
        hers.wait_for("stale")


def test_the_same_is_asked_twice_in_one_position_and_no_more(house: Server) -> None:
    ann, bob, table = couple(house)
    with ann.at(table, 0) as hers, bob.at(table, 1) as his:
        for _ in range(2):
            his.propose("end")
            his.wait_until(lambda: his.info["proposal"] and his.state["seq"] >= his.info["seq"])
            his.send(type="answer", yes=False, seq=his.state["seq"])
            his.wait_until(lambda: not his.info["proposal"] and his.state["seq"] >= his.info["seq"])
        asked = {"type": "propose", "what": "end", "seq": his.state["seq"]}
        assert his.refusal_of(**asked) == "asked-enough"
        hers.wait_until(lambda: hers.state["seq"] >= his.state["seq"])
        hers.play("++")
        his.wait_until(lambda: his.state["to_act"] == 1)
        his.propose("end")
        his.wait_until(lambda: his.info["proposal"])


def test_a_new_browser_has_a_session_before_it_follows_a_link(house: Server) -> None:
    ann, bob = Browser(house.address), Browser(house.address)
    assert bob.post("/api/session", {})[0] == 204
    (before,) = [cookie.value for cookie in bob.jar]
    opened = ann.open_table({"kind": "me"}, {"kind": "open"})
    assert bob.enter(opened["table"], opened["links"][0]["token"])[0] == 200
    assert [cookie.value for cookie in bob.jar] == [before]
