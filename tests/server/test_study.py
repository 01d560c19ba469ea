"""Positions studied over HTTP: nothing is kept, and no more is told than one's own seat sees."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from faubourg import Table
from tests.server.browser import Browser, Json
from tests.server.conftest import Server
from tests.server.test_seating import couple

TABLE = Table("sunrise", seats=2, seed=7)
WHOLE = TABLE.position()


@pytest.fixture(scope="module")
def ann(house: Server) -> Browser:
    return Browser(house.address)


def study(browser: Browser, position: str, **more: Any) -> Json:
    code, answer = browser.post("/api/study", {"position": position, **more})
    assert code == 200, answer
    assert isinstance(answer, dict)
    return answer


def position_at(browser: Browser, table: str, asked: str = "") -> tuple[int, Any]:
    return browser.get(f"/api/tables/{table}/position{asked}")


@pytest.mark.parametrize("game", ["sunrise", "bella_vista", "kensington"])
def test_a_position_is_answered_with_its_view_and_its_legal_moves(ann: Browser, game: str) -> None:
    table = Table(game, seats=3, seed=7)
    state = study(ann, table.position(), board=True)["state"]
    assert state["position"] == table.position()
    assert state["to_act"] == state["seat"] == table.to_act
    assert [each["text"] for each in state["moves"]] == [*map(table.rules.write, table.moves())]
    assert state["totals"] == list(table.totals())
    assert "stage" in state["fields"]
    assert state["board"]
    assert state["told"] == []
    assert state["is_whole"] is True


def test_a_move_leads_to_the_next_position_and_tells_what_was_drawn(ann: Browser) -> None:
    answer = study(ann, WHOLE, move="++")
    state = answer["state"]
    assert state["told"][0]["text"] == "++"
    assert len(state["told"]) == 3
    assert study(ann, state["position"])["state"]["to_act"] == 1
    assert study(ann, WHOLE, move="++") == answer
    assert "board" not in state or state["board"] is None


def test_a_line_is_played_before_the_move_and_its_decisions_are_numbered(ann: Browser) -> None:
    two = study(ann, WHOLE, line=["++"], move="++")["state"]
    assert [each["seat"] for each in two["told"]] == [0, None, None, 1, None, None]
    assert [each["seq"] for each in two["told"]] == [1, 1, 1, 2, 2, 2]
    assert study(ann, WHOLE, line=["++", "++"])["state"] == two
    assert two["sheet"] == []
    assert two["ties"] == []


def test_a_line_stops_at_the_first_move_that_is_refused(ann: Browser) -> None:
    answer = study(ann, WHOLE, line=["++", "a2=1", "++"], move="++")
    assert answer["refused"]["text"] == "a2=1"
    assert answer["state"] == study(ann, WHOLE, line=["++"])["state"]
    assert study(ann, WHOLE, line=["nonsense"])["refused"]["phrase"]["key"] == "sunrise-notation"
    assert ann.post("/api/study", {"position": WHOLE, "line": ["++"] * 61})[0] == 400


def test_a_position_that_is_over_says_how_it_ended(ann: Browser) -> None:
    table = Table("kensington", seats=2, seed=7)
    while not table.over:
        table.play(table.moves()[0])
    state = study(ann, table.position())["state"]
    assert state["to_act"] is None
    assert state["outcome"]["places"] == list(table.outcome.places if table.outcome else ())
    assert state["moves"] == []


def test_a_refused_move_changes_nothing_and_says_why(ann: Browser) -> None:
    for asked in ({"move": "a2=1"}, {"why": "a2=1"}):
        answer = study(ann, WHOLE, **asked)
        assert answer["refused"]["refusal"]["rule"] == "SL-2.2"
        assert answer["refused"]["remedy"]["moves"]
        assert answer["state"]["position"] == WHOLE
    assert study(ann, WHOLE, move="nonsense")["refused"]["phrase"]["key"] == "sunrise-notation"
    allowed = study(ann, WHOLE, why="++")["allowed"]
    assert allowed["text"] == "++"
    assert allowed["lines"] == allowed["standing"] == []


def test_faults_of_a_text_come_with_their_places(ann: Browser) -> None:
    bad = WHOLE.replace("turn=a", "turn=z")
    (fault,) = study(ann, bad)["faults"]
    assert bad[fault["at"] : fault["at"] + fault["length"]] == "z"
    impossible = WHOLE.replace("@", "a1")
    faults = study(ann, impossible)["faults"]
    assert faults[0]["rule"] == "SL-0.1"
    assert faults[0]["spaces"] == ["f6"]
    assert impossible[faults[0]["at"] :].startswith("-...")
    wanting = study(ann, WHOLE + ";last_round=yes")["faults"]
    assert wanting[0]["field"] == "last_round"


def test_what_is_hidden_in_a_position_is_dealt_and_the_view_stays_that_seats(ann: Browser) -> None:
    seen = TABLE.position(1)
    state = study(ann, seen)["state"]
    assert state["position"] == seen
    assert state["seat"] == 1
    assert state["is_whole"] is False
    assert state["to_act"] == 0
    watched = study(ann, TABLE.position("spectator"))["state"]
    assert watched["seat"] is None


def test_texts_are_bounded_before_they_are_read(ann: Browser) -> None:
    code, answer = ann.post("/api/study", {"position": "x" * 20_000})
    assert code in (400, 413), answer
    code, _ = ann.post("/api/study", {"position": WHOLE, "move": "x" * 100})
    assert code == 400


def test_a_running_game_is_studied_with_ones_own_eyes_only(house: Server) -> None:
    ann, bob, table = couple(house)
    hers = position_at(ann, table)[1]["position"]
    his = position_at(bob, table)[1]["position"]
    assert "seen=a" in hers
    assert "seen=b" in his
    assert position_at(ann, table, "?seat=0&ply=0")[1]["position"] == hers
    assert position_at(ann, table, "?seat=1")[0] == 403
    assert position_at(Browser(house.address), table)[0] == 404
    whole = study(ann, hers)["state"]
    assert whole["position"] == hers


def test_a_game_that_is_over_is_studied_whole_from_any_of_its_positions(house: Server) -> None:
    ann = Browser(house.address)
    me = {"kind": "me", "name": "Ann"}
    table = ann.open_table(me, me)["table"]
    with ann.at(table, 0) as both:
        both.play_out(Random(1))
    code, last = position_at(ann, table)
    assert code == 200
    assert "stage=over" in last["position"]
    first = position_at(ann, table, "?ply=0")[1]["position"]
    assert study(ann, first)["state"]["is_whole"] is True
    assert "seen=b" in position_at(ann, table, "?ply=0&seat=1")[1]["position"]
    code, refused = position_at(ann, table, "?ply=99999")
    assert code == 400
    assert refused["phrase"]["key"] == "no-such-ply"
