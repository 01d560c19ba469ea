"""Links to seats: good for one browser, made by whoever sits there, told to the table."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.browser import Browser, Json
from tests.server.conftest import Server
from tests.server.test_seating import BOT, ME, OPEN, couple

OTHER = {"kind": "me", "name": "Bea"}


def told(browser: Browser, table: str, seat: int | None) -> list[tuple[str, int]]:
    """What the log says besides moves, and of whom."""
    with browser.at(table, seat) as visitor:
        log: list[Json] = browser.whole_log(table, visitor.state)
    return [(line["phrase"]["key"], line["seat"]) for line in log if not line["text"]]


def test_an_invitation_is_spent_when_its_seat_is_taken(house: Server) -> None:
    ann, bob, eve = (Browser(house.address) for _ in range(3))
    opened = ann.open_table(ME, OPEN)
    table, token = opened["table"], opened["links"][0]["token"]
    assert bob.enter(table, token, "Bob")[0] == 200
    for late in (eve, ann):
        code, why = late.enter(table, token, "Bob")
        assert (code, why.get("phrase", {}).get("key")) in ((404, "unknown-link"), (200, None))
        assert ann.get(f"/api/tables/{table}")[1]["mine"] == [0], "the seat is Bob's alone"
    assert eve.get(f"/api/tables/{table}")[1]["mine"] == []


def test_every_other_invitation_to_a_seat_dies_with_the_first_that_is_followed(
    house: Server,
) -> None:
    ann, bob = Browser(house.address), Browser(house.address)
    opened = ann.open_table(ME, OPEN)
    table = opened["table"]
    spare = [ann.link(table, "seat", 1) for _ in range(3)]
    assert bob.enter(table, opened["links"][0]["token"], "Bob")[0] == 200
    for token in spare:
        eve = Browser(house.address)
        assert eve.enter(table, token)[0] == 404
        with pytest.raises(ConnectionClosed), eve.at(table, 1):
            pass


def test_who_opened_the_table_cannot_make_a_link_to_a_seat_that_is_taken(house: Server) -> None:
    ann, bob, table = couple(house)
    for wish in ({"role": "seat", "seat": 1}, {"role": "coach", "seat": 1}):
        assert ann.post(f"/api/tables/{table}/links", wish)[0] == 403
        assert ann.post(f"/api/tables/{table}/revoke", wish)[0] == 403
    assert bob.get(f"/api/tables/{table}")[1]["mine"] == [1]


def test_following_a_spent_link_again_in_the_same_browser_changes_nothing(house: Server) -> None:
    ann, bob = Browser(house.address), Browser(house.address)
    opened = ann.open_table(ME, OPEN)
    table, token = opened["table"], opened["links"][0]["token"]
    first = bob.enter(table, token, "Bob")
    assert first == bob.enter(table, token, "Bob") == (200, first[1])
    assert told(ann, table, 0) == [("log-sat", 1)]


def test_a_link_to_ones_own_seat_is_good_for_one_device_and_told_to_the_table(
    house: Server,
) -> None:
    ann, bob, table = couple(house)
    token = bob.link(table, "seat", 1)
    phone, eve = Browser(house.address), Browser(house.address)
    assert phone.enter(table, token)[0] == 200
    assert eve.enter(table, token)[0] == 404
    assert told(ann, table, 0) == [("log-sat", 1), ("log-joined", 1)]
    with phone.at(table, 1) as his:
        assert his.state["seat"] == 1


def test_links_to_watch_and_to_coach_are_good_for_many(house: Server) -> None:
    ann, _, table = couple(house)
    for role, seat in (("spectator", None), ("coach", 0)):
        token = ann.link(table, role, seat)
        for _ in range(3):
            assert Browser(house.address).enter(table, token)[0] == 200
    assert told(ann, table, 0) == [("log-sat", 1)]


# Names


def test_a_new_name_is_told_with_the_old_one(house: Server) -> None:
    ann, bob, table = couple(house)
    assert bob.post(f"/api/tables/{table}/name", {"seat": 1, "name": "Robert"})[0] == 204
    assert bob.post(f"/api/tables/{table}/name", {"seat": 1, "name": "Robert"})[0] == 204
    assert ann.get(f"/api/tables/{table}")[1]["seats"][1]["name"] == "Robert"
    assert told(ann, table, 0) == [("log-sat", 1), ("log-named", 1)]


def test_nobody_names_anybody_else(house: Server) -> None:
    ann, bob, table = couple(house, BOT)
    for seat in (0, 2, 7):
        code, why = bob.post(f"/api/tables/{table}/name", {"seat": seat, "name": "Dupe"})
        assert (code, why["phrase"]["key"]) == (403, "not-your-seat")
    assert ann.get(f"/api/tables/{table}")[1]["seats"][0]["name"] == "Ann"


@pytest.mark.parametrize("blank", ["\u3164", "\u2800", "\u200b\u2060", "\u0301", "\u115f \uffa0"])
def test_a_name_that_shows_nothing_is_refused_everywhere(house: Server, blank: str) -> None:
    ann, bob = Browser(house.address), Browser(house.address)
    seats = [{"kind": "me", "name": blank}, OPEN]
    code, why = ann.post("/api/tables", {"game": "sunrise", "seats": seats})
    assert (code, why["phrase"]["key"]) == (400, "name-shows-nothing")
    opened = ann.open_table(ME, OPEN)
    table, token = opened["table"], opened["links"][0]["token"]
    code, why = bob.enter(table, token, blank)
    assert (code, why["phrase"]["key"]) == (400, "name-shows-nothing")
    assert bob.enter(table, token, "Bob")[0] == 200, "the link was not spent"
    code, why = bob.post(f"/api/tables/{table}/name", {"seat": 1, "name": blank})
    assert (code, why["phrase"]["key"]) == (400, "name-shows-nothing")


# Deals that were chosen


def test_a_table_with_a_chosen_deal_takes_no_guests_and_says_so(house: Server) -> None:
    ann = Browser(house.address)
    table = ann.open_table(ME, OTHER, seed=7)["table"]
    assert ann.get(f"/api/tables/{table}")[1]["origin"] == "seeded"
    for wish in ({"role": "seat", "seat": 1}, {"role": "coach", "seat": 0}):
        code, why = ann.post(f"/api/tables/{table}/links", wish)
        assert (code, why["phrase"]["key"]) == (400, "seeded-no-guests")
    assert Browser(house.address).enter(table, ann.link(table, "spectator"))[0] == 200


def test_other_tables_say_where_their_game_comes_from(house: Server) -> None:
    ann = Browser(house.address)
    table = ann.open_table(ME, OTHER)["table"]
    assert ann.get(f"/api/tables/{table}")[1]["origin"] == "dealt"
    with ann.at(table, 0) as hers:
        hers.play("++")
        hers.propose("end")
        hers.wait_until(lambda: hers.info["ended"])
    forked = ann.post(f"/api/tables/{table}/fork", {"ply": 1, "seats": [ME, OTHER]})[1]["table"]
    assert ann.get(f"/api/tables/{forked}")[1]["origin"] == "continued"
    record = ann.get(f"/api/tables/{table}/record")[1]
    shown = ann.post("/api/records", record)[1]["table"]
    assert ann.get(f"/api/tables/{shown}")[1]["origin"] == "shown"


# Seats that change hands


def test_who_left_has_no_seat_at_the_rematch(house: Server) -> None:
    ann, eve, table = couple(house)
    with ann.at(table, 0) as hers:
        with eve.at(table, 1) as gone:
            gone.send(type="leave")
            hers.wait_until(lambda: hers.info["seats"][1]["left"])
        hers.propose("end")
        hers.wait_until(lambda: hers.info["ended"])
    again = ann.post(f"/api/tables/{table}/rematch", {})[1]["table"]
    assert ann.get(f"/api/tables/{again}")[1]["mine"] == [0]
    assert eve.get(f"/api/tables/{again}")[1]["mine"] == []
    nina = Browser(house.address)
    assert nina.enter(again, ann.link(again, "seat", 1), "Nina")[0] == 200
    with pytest.raises(ConnectionClosed), eve.at(again, 1):
        pass


def test_no_invitation_is_made_to_a_seat_that_somebody_is_just_taking(house: Server) -> None:
    """However the two requests meet, nobody but the guest is let in."""
    for _ in range(8):
        ann, bob = Browser(house.address), Browser(house.address)
        opened = ann.open_table(ME, OPEN)
        table, token = opened["table"], opened["links"][0]["token"]
        wish = {"role": "seat", "seat": 1}
        askers = [Browser(house.address) for _ in range(4)]
        for each in askers:
            each.jar, each._opener = ann.jar, ann._opener
        with ThreadPoolExecutor(5) as pool:
            sat = pool.submit(bob.enter, table, token, "Bob")
            made = [
                pool.submit(each.post, f"/api/tables/{table}/links", wish) for each in askers * 4
            ]
        assert sat.result()[0] == 200
        for code, link in (each.result() for each in made):
            if code == 201:
                assert Browser(house.address).enter(table, link["token"])[0] == 404


def test_whoever_comes_is_told_who_opened_the_table_and_what_is_unusual_there(
    house: Server,
) -> None:
    ann = Browser(house.address)
    opened = ann.open_table({"kind": "bot", "bot": "greedy"}, {"kind": "open"}, {"kind": "me"})
    told = ann.get(f"/api/tables/{opened['table']}")[1]
    assert (told["host"], told["unusual"]) == (2, [])
    options = {"full_areas": "round", "first": 1}
    opened = ann.open_table({"kind": "open"}, {"kind": "me"}, options=options)
    token = next(link["token"] for link in opened["links"] if link["role"] == "seat")
    bob = Browser(house.address)
    bob.enter(opened["table"], token)
    told = bob.get(f"/api/tables/{opened['table']}")[1]
    assert (told["host"], told["unusual"]) == (1, ["full_areas"])
