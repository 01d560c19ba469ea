"""The log of a table as its readers get it: whole, since a number, and again after a restart."""

from __future__ import annotations

from json import loads
from random import Random

from tests.server.browser import Browser, Json
from tests.server.conftest import Server
from tests.server.test_seating import ME, couple


def stands(log: list[Json]) -> list[str]:
    """The moves that a reader keeps who strikes out what was taken back."""
    kept: list[Json] = []
    for told in log:
        if told["undoes"] is not None:
            kept = [each for each in kept if each["seq"] < told["undoes"] or not each["text"]]
        kept.append(told)
    return [each["text"] for each in kept if each["text"]]


def test_what_was_taken_back_is_marked_so_that_the_rest_is_the_game(house: Server) -> None:
    ann = Browser(house.address)
    table = ann.open_table(ME, ME, game="kensington")["table"]  # nothing there is covered
    rng = Random(5)
    with ann.at(table, 0) as both:
        for decision in range(60):
            both.move_by_chance(rng)
            if decision % 3 == 0 and both.look(both.seat)["ask_undo"]:
                both.take_back()
        log = ann.whole_log(table, both.look(0))
    story = ann.story(table, 0)
    moves = [told["text"] for frame in story["frames"] for told in frame["told"]]
    assert stands(log) == moves
    assert sum(told["undoes"] is not None for told in log) > 9


def test_an_undo_marks_the_number_of_the_decision_it_takes_back(house: Server) -> None:
    ann, bob, table = couple(house)
    with ann.at(table, 0) as hers, bob.at(table, 1) as his:
        hers.wait_until(lambda: hers.state["seq"] == 2)
        built = next(move["text"] for move in hers.state["moves"] if move["text"] != "++")
        hers.play(built)
        hers.send(type="undo", seq=hers.state["seq"])
        his.wait_until(lambda: his.state["seq"] == 4)
        told = his.look(1)["log"][-1]
        assert (told["seq"], told["seat"], told["text"], told["undoes"]) == (4, 0, "", 3)
        assert told["phrase"]["key"] == "log-took-back"


def test_the_log_since_a_number_is_the_end_of_the_whole_log(house: Server) -> None:
    ann = Browser(house.address)
    table = ann.open_table(ME, ME)["table"]
    with ann.at(table, 0) as both:
        both.play_out(Random(2), decisions=25)
        whole, last = both.look(0)["log"], both.state["seq"]
        assert both.state["earlier"] is None
        for known in (*range(last + 1), last + 5, 2**31):
            assert both.look(0, known)["log"] == [e for e in whole if e["seq"] > known]


def test_a_long_log_is_told_page_by_page_and_none_is_missing(house: Server) -> None:
    ann = Browser(house.address)
    table = ann.open_table(ME, ME)["table"]
    with ann.at(table, 0) as both:
        both.play_out(Random(2))
        state = both.look(0)
        last = state["seq"]
        assert len({told["seq"] for told in state["log"]}) == 40
        assert state["earlier"] == last - 40
        whole = ann.whole_log(table, state)
        assert {told["seq"] for told in whole} == {*range(1, last + 1)}
        for known in (last - 1, last - 39, last - 40):
            assert both.look(0, known)["earlier"] is None
        assert both.look(0, last - 41)["earlier"] == last - 40
    moves = [told["text"] for frame in ann.story(table, 0)["frames"] for told in frame["told"]]
    assert [told["text"] for told in whole] == moves


def test_pages_of_the_log_are_for_those_who_may_look(house: Server) -> None:
    ann, bob, table = couple(house)
    eve = Browser(house.address)
    assert eve.get(f"/api/tables/{table}/log?before=9&seat=0")[0] == 404
    page = ann.get(f"/api/tables/{table}/log?before=9&seat=0")[1]
    seen = bob.get(f"/api/tables/{table}/log?before=9&seat=0")[1]
    assert page["earlier"] is None
    assert [line["text"] for line in page["lines"]] != [line["text"] for line in seen["lines"]]
    for wrong in ("", "?before=-1", "?before=x", f"?before={2**40}"):
        assert ann.get(f"/api/tables/{table}/log{wrong}")[0] == 400


def test_each_line_is_told_once_to_who_stays(house: Server) -> None:
    ann, bob, table = couple(house)
    rng = Random(8)
    with ann.at(table, 0) as hers, bob.at(table, 1) as his:
        heard: list[Json] = [*his.look(1)["log"]]
        start = len(his.heard)
        for _ in range(30):
            player = (hers, his)[hers.state["to_act"]]
            player.act(rng)
            hers.catch_up_with(player)
            his.catch_up_with(player)

        for text in his.heard[start:]:
            heard += loads(text).get("log", [])
        assert heard == his.look(1)["log"]


def test_a_restart_gives_the_same_log_and_the_same_view_to_everybody(fragile: Server) -> None:
    ann = Browser(fragile.address)
    table = ann.open_table(ME, ME, ME)["table"]
    with ann.at(table, 0) as all_:
        rng = Random(4)
        for _ in range(40):
            all_.move_by_chance(rng)
            if all_.look(all_.seat)["undo"] and rng.random() < 0.5:
                all_.send(type="undo", seq=all_.state["seq"])
                all_.wait_for("state")
        told = [all_.look(seat) for seat in (None, 0, 1, 2)]
    fragile.restart()
    with ann.at(table, 0) as all_:
        all_.look(1)
        assert [all_.look(seat) for seat in (None, 0, 1, 2)] == told
