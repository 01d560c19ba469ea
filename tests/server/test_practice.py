"""What was taken back after it had told what comes next makes a game practice."""

from __future__ import annotations

from tests.server.browser import Browser
from tests.server.conftest import Server
from tests.server.test_agreements import undone
from tests.server.test_seating import BOT, ME, couple


def test_taking_back_what_bots_answered_is_practice_and_the_record_says_so(house: Server) -> None:
    ann = Browser(house.address)
    table = ann.open_table(ME, BOT)["table"]
    with ann.at(table, 0) as hers:
        hers.play("++")
        hers.wait_for_my_turn()
        assert hers.state["undo_is_practice"]
        assert not hers.info["practice"]
        hers.take_back()
        hers.wait_until(lambda: hers.info["practice"])
        assert not hers.info["began_as_practice"], "it became practice here"
        hers.wait_for_my_turn()
        hers.play("++")
        hers.wait_for_my_turn()
        hers.propose("end")
        hers.wait_until(lambda: hers.info["ended"])
    assert ann.story(table)["practice"]
    code, record = ann.get(f"/api/tables/{table}/record")
    assert (code, record["practice"]) == (200, True)
    shown = ann.post("/api/records", record)[1]["table"]
    assert ann.story(shown)["practice"]
    on = ann.post(f"/api/tables/{table}/fork", {"ply": 1, "seats": [ME, BOT]})[1]["table"]
    assert ann.get(f"/api/tables/{on}")[1]["began_as_practice"]
    rematch = ann.post(f"/api/tables/{table}/rematch", {})[1]["table"]
    assert not ann.get(f"/api/tables/{rematch}")[1]["practice"]


def test_taking_back_what_told_nothing_is_no_practice_nor_is_what_people_agree_on(
    house: Server,
) -> None:
    ann = Browser(house.address)
    table = ann.open_table(ME, BOT, seed=7)["table"]
    with ann.at(table, 0) as hers:
        build = next(move["text"] for move in hers.state["moves"] if "=" in move["text"])
        hers.play(build)
        assert not hers.state["undo_is_practice"]
        hers.send(type="undo", seq=hers.state["seq"])
        hers.wait_until(lambda: undone(hers))
        assert not ann.get(f"/api/tables/{table}")[1]["practice"]
    assert "practice" not in ann.get(f"/api/tables/{table}/record")[1]
    ann, bob, table = couple(house)
    with ann.at(table, 0) as hers, bob.at(table, 1) as his:
        hers.play("++")
        hers.propose("take-back")
        his.answer(True)
        hers.wait_until(lambda: undone(hers))
        assert not hers.info["practice"]
