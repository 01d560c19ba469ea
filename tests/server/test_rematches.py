"""The same people again, everybody in their own seat with their own browser: the next begins."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from tests.server.browser import Browser, Json
from tests.server.conftest import Server
from tests.server.test_seating import BOT, ME, OPEN


def ended(server: Server, *more: Json) -> tuple[Browser, Browser, Browser, str]:
    """A table of Ann, Bob and Carl, who have agreed to end."""
    ann, bob, carl = (Browser(server.address) for _ in range(3))
    opened = ann.open_table(ME, OPEN, OPEN, *more)
    table = opened["table"]
    for browser, name, link in zip((bob, carl), ("Bob", "Carl"), opened["links"], strict=True):
        browser.enter(table, link["token"], name)
    with ann.at(table, 0) as hers, bob.at(table, 1) as his, carl.at(table, 2) as carls:
        hers.propose("end")
        his.answer(True)
        carls.wait_until(lambda: (carls.info["proposal"] or {}).get("agreed") == [0, 1])
        carls.answer(True)
        hers.wait_until(lambda: hers.info["ended"])
    return ann, bob, carl, table


def rematch(browser: Browser, table: str) -> str:
    code, found = browser.post(f"/api/tables/{table}/rematch", {})
    assert code == 201, found
    return str(found["table"])


def test_everybody_keeps_their_seat_and_who_was_second_begins(house: Server) -> None:
    ann, bob, carl, table = ended(house, BOT)
    again = rematch(bob, table)
    seats = ann.get(f"/api/tables/{again}")[1]["seats"]
    assert [(each["name"], each["bot"]) for each in seats] == [
        *(("Ann", None), ("Bob", None), ("Carl", None), ("greedy", "greedy"))
    ]
    for browser, seat in ((ann, 0), (bob, 1), (carl, 2)):
        assert browser.get(f"/api/tables/{again}")[1]["mine"] == [seat]
    with bob.at(again, 1) as begins:
        assert begins.info["first"] == 1
        assert begins.play("++")["type"] == "state"


@pytest.mark.parametrize("game", ["sunrise", "kensington", "bella_vista"])
def test_turns_to_begin_go_round_from_rematch_to_rematch(house: Server, game: str) -> None:
    ann = Browser(house.address)
    options = {} if game == "bella_vista" else {"first": 1}
    table = ann.open_table(ME, {**ME, "name": "Bob"}, game=game, options=options)["table"]
    began = []
    for _ in range(3):
        with ann.at(table, 0) as both:
            began.append(both.info["first"])
            assert [each["name"] for each in both.info["seats"]] == ["Ann", "Bob"]
            both.propose("end")
            both.wait_until(lambda: both.info["ended"])
        table = rematch(ann, table)
    assert began == ([None] * 3 if game == "bella_vista" else [1, 0, 1])


def test_those_who_are_still_there_are_told_of_the_rematch(house: Server) -> None:
    ann, bob, _, table = ended(house)
    with ann.at(table, 0) as hers:
        again = rematch(bob, table)
        hers.wait_until(lambda: hers.info["next"] == again)


def test_all_who_ask_at_once_are_led_to_one_table(house: Server) -> None:
    *browsers, table = ended(house)
    with ThreadPoolExecutor(9) as pool:
        found = {*pool.map(lambda browser: rematch(browser, table), browsers * 3)}
    assert len(found) == 1
    assert found == {rematch(browsers[0], table)}


def test_a_rematch_is_found_again_after_a_restart(fragile: Server) -> None:
    ann, bob, _, table = ended(fragile)
    again = rematch(ann, table)
    fragile.restart()
    assert rematch(bob, table) == again


def test_there_is_no_rematch_before_the_end_nor_for_those_who_only_watch(house: Server) -> None:
    ann, eve = Browser(house.address), Browser(house.address)
    table = ann.open_table(ME, ME)["table"]
    code, why = ann.post(f"/api/tables/{table}/rematch", {})
    assert (code, why["phrase"]["key"]) == (400, "rematch-too-early")
    eve.enter(table, ann.link(table, "spectator"))
    with ann.at(table, 0) as both:
        both.propose("end")
        both.wait_until(lambda: both.info["ended"])
    assert eve.post(f"/api/tables/{table}/rematch", {})[0] == 403
    assert Browser(house.address).post(f"/api/tables/{table}/rematch", {})[0] == 403


def test_who_has_left_leaves_a_free_seat_and_comes_by_a_new_link(house: Server) -> None:
    ann, bob = Browser(house.address), Browser(house.address)
    opened = ann.open_table(ME, OPEN)
    table = opened["table"]
    bob.enter(table, opened["links"][0]["token"], "Bob")
    with ann.at(table, 0) as hers, bob.at(table, 1) as his:
        his.send(type="leave")
        hers.wait_until(lambda: hers.info["seats"][1]["left"])
        hers.wait_until(lambda: hers.state["seq"] == 3)
        hers.propose("end")
        hers.wait_until(lambda: hers.info["ended"])
    again = rematch(ann, table)
    assert [seat["taken"] for seat in ann.get(f"/api/tables/{again}")[1]["seats"]] == [True, False]
    assert bob.get(f"/api/tables/{again}")[1]["mine"] == []
    assert bob.enter(again, ann.link(again, "seat", 1), "Bob")[0] == 200
    with bob.at(again, 1) as his:
        assert his.play("++")["type"] == "state"


def test_who_had_a_bot_stand_in_plays_again_in_person(house: Server) -> None:
    """She is not there meanwhile: it plays as fast as it can for whoever looks on."""
    ann, eve = Browser(house.address), Browser(house.address)
    table = ann.open_table(ME, BOT)["table"]
    assert eve.enter(table, ann.link(table, "spectator"))[0] == 200
    with ann.at(table, 0) as hers:
        hers.send(type="hand-over", seat=0, bot="random")
        hers.wait_until(lambda: hers.info["seats"][0]["standin"])
    with eve.at(table) as looking:
        looking.wait_until(lambda: looking.info["over"])
    seats = ann.get(f"/api/tables/{rematch(ann, table)}")[1]["seats"]
    assert [(each["bot"], each["standin"]) for each in seats] == [(None, False), ("greedy", False)]


def test_a_rematch_is_dealt_anew(house: Server) -> None:
    """One of four would do by chance; all four alike would not."""
    ann = Browser(house.address)
    deals = [deals_before_and_after(ann) for _ in range(4)]
    assert any(first != again for first, again in deals)


def deals_before_and_after(ann: Browser) -> tuple[list[str], list[str]]:
    table = ann.open_table(ME, ME, seed=7)["table"]
    with ann.at(table, 0) as both:
        first = [told["text"] for told in both.state["log"]]
        both.play_out(Random(1), decisions=3)
        both.propose("end")
        both.wait_until(lambda: both.info["ended"])
    with ann.at(rematch(ann, table), 0) as both:
        assert both.state["seq"] == 1
        return first, [told["text"] for told in both.state["log"]]


def rematch_of_bella_vista(house: Server, suggested: bool) -> list[str]:
    """The cities of a table and of two rematches."""
    ann = Browser(house.address)
    wish = {"game": "bella_vista", "seed": 7}
    city = ann.post("/api/suggestions", wish)[1]["options"]["city"]
    wish = {"game": "bella_vista", "seats": [ME, ME], "options": {"city": city}}
    table = ann.post("/api/tables", {**wish, "suggested": suggested})[1]["table"]
    cities = [city]
    for _ in range(2):
        with ann.at(table, 0) as both:
            both.propose("end")
            both.wait_until(lambda: both.info["ended"])
        table = rematch(ann, table)
        cities.append(ann.get(f"/api/tables/{table}")[1]["options"]["city"])
    return cities


def test_a_city_that_is_new_each_time_is_another_one_in_a_rematch(house: Server) -> None:
    assert len({*rematch_of_bella_vista(house, suggested=True)}) == 3
    assert len({*rematch_of_bella_vista(house, suggested=False)}) == 1
