"""Playing over the wire: moves, refusals, races, restarts."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from tests.server.browser import Browser
from tests.server.conftest import Server
from tests.server.test_seating import couple

ME, BOT = {"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "greedy"}
OPEN = {"kind": "open"}


def test_a_whole_game_against_bots_is_played_to_its_end(server: Server) -> None:
    ann = Browser(server.address)
    table = ann.open_table(ME, BOT, {"kind": "bot", "bot": "planner"})["table"]
    rng = Random(1)
    with ann.at(table, 0) as seat:
        while True:
            seat.wait_for_my_turn()
            if seat.state["outcome"]:
                break
            seat.play(rng.choice(seat.state["moves"])["text"])
        assert sorted(seat.state["outcome"]["places"])[0] == 1
        seat.send(type="sheet")
        lines = seat.wait_for("sheet")["lines"]
        totals = [sum(line["points"] for line in lines if line["seat"] == n) for n in range(3)]
        assert totals == seat.state["outcome"]["totals"]


def test_the_end_is_announced_before_it_comes_with_whoever_still_has_a_turn(
    server: Server,
) -> None:
    ann = Browser(server.address)
    table = ann.open_table(ME, BOT)["table"]
    announced: list[dict[str, Any]] = []
    with ann.at(table, 0) as seat:
        seat.wait_for_my_turn()
        assert seat.state["end_near"] == seat.state["ties"] == []
        while not seat.state["outcome"]:
            announced += seat.state["end_near"]
            seat.play(max(seat.state["moves"], key=lambda move: move["points"])["text"])
            seat.wait_for_my_turn()
        assert seat.state["end_near"] == []
    assert {"SL-4.1", "SL-4.2"} & {each["rule"] for each in announced}
    assert all(0 in each["turns"] for each in announced if each["turns"])


def test_a_refused_move_comes_back_with_its_rule_and_changes_nothing(server: Server) -> None:
    ann = Browser(server.address)
    table = ann.open_table(ME, OPEN)["table"]
    with ann.at(table, 0) as seat:
        before = seat.state
        answer = seat.play("a2=1")
        assert answer["type"] == "refused"
        assert answer["refusal"]["rule"] == "SL-2.2"
        seat.send(type="look", seat=0, seq=0)
        assert seat.wait_for("state")["view"] == before["view"]


def test_whoever_asks_about_a_move_learns_how_the_bonuses_would_stand_after_it(
    server: Server,
) -> None:
    ann = Browser(server.address)
    table = ann.open_table(ME, OPEN)["table"]
    with ann.at(table, 0) as seat:
        move = max(seat.state["moves"], key=lambda each: each["points"])["text"]
        seat.send(type="why", text=move)
        foretold = seat.wait_for("legal")["standing"]
        assert foretold != seat.state["standing"]
        seat.play(move)
        assert seat.state["standing"] == foretold


def test_a_friend_follows_a_link_takes_the_seat_and_sees_only_their_own_hand(
    server: Server,
) -> None:
    ann, bob = Browser(server.address), Browser(server.address)
    opened = ann.open_table(ME, OPEN)
    token = opened["links"][0]["token"]
    assert bob.enter(opened["table"], token, "Bob")[1]["seat"] == 1
    with ann.at(opened["table"], 0) as hers, bob.at(opened["table"], 1) as his:
        assert [seat["name"] for seat in his.info["seats"]] == ["Ann", "Bob"]
        assert his.state["moves"] == []
        assert (hers.state["view"]["viewer"], his.state["view"]["viewer"]) == (0, 1)
        hers.play("++")
        his.wait_for_my_turn()
        assert his.state["moves"]
        assert {each["text"] for each in his.state["log"] if each["text"].startswith("+")} <= {
            "++",
            "+?",
        }


def test_only_the_holder_of_a_seat_may_look_and_move_there(server: Server) -> None:
    ann, bob = Browser(server.address), Browser(server.address)
    opened = ann.open_table(ME, OPEN)
    bob.enter(opened["table"], opened["links"][0]["token"], "Bob")
    with bob.at(opened["table"], 1) as his:
        his.send(type="look", seat=0, seq=0)
        assert his.wait_for("complaint")["phrase"]["key"] == "not-your-seat"
        assert his.play("++")["phrase"]["key"] == "not-your-turn"


def test_of_two_racing_moves_exactly_one_wins_the_number(server: Server) -> None:
    ann = Browser(server.address)
    table = ann.open_table(ME, OPEN)["table"]
    with ann.at(table, 0) as one, ann.at(table, 0) as two:
        seq = one.state["seq"]
        one.send(type="play", seq=seq, text="++")
        two.send(type="play", seq=seq, text="++")
        for each in (one, two):
            each.send(type="sheet")
            each.wait_for("sheet")
            each.wait_until(lambda: each.state["seq"] == seq + 1)  # noqa: B023 - asked at once
        heard = [json.loads(text)["type"] for text in (*one.heard, *two.heard)]
        assert heard.count("stale") == 1


def test_a_killed_server_comes_back_with_every_acknowledged_move(server: Server) -> None:
    ann = Browser(server.address)
    table = ann.open_table(ME, OPEN)["table"]
    with ann.at(table, 0) as seat:
        for text in [seat.state["moves"][0]["text"], "."]:
            seat.play(text)
        before = seat.state
    server.kill()
    server.start()
    with ann.at(table, 0) as seat:
        assert seat.state["seq"] == before["seq"]
        assert seat.state["view"] == before["view"]


def test_a_move_taken_back_is_gone_for_everybody(server: Server) -> None:
    ann = Browser(server.address)
    table = ann.open_table(ME, OPEN)["table"]
    with ann.at(table, 0) as seat:
        before = seat.state["view"]
        built = next(move["text"] for move in seat.state["moves"] if move["text"] != "++")
        seat.play(built)
        assert seat.state["undo"]
        seat.send(type="undo", seq=seat.state["seq"])
        assert seat.wait_for("state")["view"] == before


def test_the_server_stops_when_told_to(server: Server) -> None:
    ann = Browser(server.address)
    table = ann.open_table(ME, BOT)["table"]
    with ann.at(table, 0):
        code, complained = server.stop()
    assert code in (0, -15)
    assert "Traceback" not in complained


def test_who_comes_and_goes_is_told_without_the_whole_position(house: Server) -> None:
    ann, bob, table = couple(house)
    with ann.at(table, 0) as hers:
        hers.wait_until(lambda: hers.info["seq"] == hers.state["seq"])
        start = len(hers.heard)
        for _ in range(5):
            with bob.at(table, 1):
                hers.wait_until(lambda: hers.info["seats"][1]["here"])
            hers.wait_until(lambda: not hers.info["seats"][1]["here"])
        kinds = [json.loads(text)["type"] for text in hers.heard[start:]]
        assert {*kinds} == {"table"}


def test_a_city_goes_by_its_french_name_over_http(house: Server) -> None:
    ann = Browser(house.address)
    wish = {"game": "bella_vista", "seats": 3, "options": {"city": "Londres"}}
    code, board = ann.post("/api/boards", wish)
    assert code == 200, board
    assert board == ann.post("/api/boards", {**wish, "options": {"city": "london"}})[1]
