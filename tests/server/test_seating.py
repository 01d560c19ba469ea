"""Who sits where: leaving, bots that stand in, seats taken back, links to seats and from them."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.browser import Browser, Json, Visitor
from tests.server.conftest import Server

ME, OPEN, BOT = {"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}
SHOWN_OUT = 4401


def couple(server: Server, *more: Json) -> tuple[Browser, Browser, str]:
    """Ann and Bob at a table of theirs; who else sits there comes after them."""
    ann, bob = Browser(server.address), Browser(server.address)
    opened = ann.open_table(ME, OPEN, *more)
    bob.enter(opened["table"], opened["links"][0]["token"], "Bob")
    return ann, bob, opened["table"]


def seat_of(visitor: Visitor, seat: int) -> Json:
    told: Json = visitor.info["seats"][seat]
    return told


# Leaving and standing in


def test_who_leaves_is_seen_to_have_left_and_may_come_back(house: Server) -> None:
    ann, bob, table = couple(house)
    with ann.at(table, 0) as hers, bob.at(table, 1) as his:
        his.send(type="leave")
        hers.wait_until(lambda: seat_of(hers, 1)["left"])
        his.send(type="sit", seat=1)
        hers.wait_until(lambda: not seat_of(hers, 1)["left"])
        assert seat_of(hers, 1)["name"] == "Bob"
        keys = [told["phrase"]["key"] for told in hers.look(0)["log"] if not told["text"]]
        assert keys == ["log-sat", "log-left", "log-sat"]


def test_a_bot_takes_over_the_seat_of_somebody_who_left_and_plays_it(house: Server) -> None:
    ann, bob, table = couple(house)
    with ann.at(table, 0) as hers, bob.at(table, 1) as his:
        his.send(type="leave")
        hers.wait_until(lambda: seat_of(hers, 1)["left"])
        hers.send(type="hand-over", seat=1, bot="greedy")
        hers.wait_until(lambda: seat_of(hers, 1)["standin"])
        assert seat_of(hers, 1) | {"name": "Bob", "bot": "greedy"} == seat_of(hers, 1)
        hers.play("++")
        hers.wait_until(
            lambda: any(told["seat"] == 1 and told["text"] for told in hers.state["log"])
        )


def test_a_bot_takes_over_for_somebody_whose_line_is_lost_but_not_before(house: Server) -> None:
    ann, bob, table = couple(house)
    with ann.at(table, 0) as hers:
        with bob.at(table, 1):
            hers.wait_until(lambda: seat_of(hers, 1)["here"])
            assert hers.refusal_of(type="hand-over", seat=1, bot="greedy") == "seat-not-left"
        hers.wait_until(lambda: not seat_of(hers, 1)["here"])
        hers.send(type="hand-over", seat=1, bot="greedy")
        hers.wait_until(lambda: seat_of(hers, 1)["standin"])


def test_a_seat_handed_to_a_bot_is_taken_back_by_its_person(house: Server) -> None:
    ann, bob, table = couple(house)
    with ann.at(table, 0) as hers, bob.at(table, 1) as his:
        hers.send(type="hand-over", seat=0, bot="greedy")
        his.wait_for_my_turn()
        assert seat_of(his, 0)["standin"]
        hers.send(type="sit", seat=0)
        his.wait_until(lambda: not seat_of(his, 0)["standin"])
        assert seat_of(his, 0)["bot"] is None
        his.play("++")
        hers.wait_for_my_turn()
        hers.wait_until(lambda: hers.state["moves"])


def test_a_bot_keeps_a_seat_that_nobody_took_until_somebody_comes(house: Server) -> None:
    ann, bob = Browser(house.address), Browser(house.address)
    opened = ann.open_table(ME, OPEN)
    with ann.at(opened["table"], 0) as hers:
        hers.send(type="hand-over", seat=1, bot="greedy")
        hers.wait_until(lambda: seat_of(hers, 1)["standin"])
        hers.play("++")
        hers.wait_for_my_turn()
        assert bob.enter(opened["table"], opened["links"][0]["token"], "Bob")[0] == 200
        hers.wait_until(lambda: seat_of(hers, 1)["name"] == "Bob")
        assert seat_of(hers, 1)["bot"] is None


def test_nobody_takes_a_bots_own_seat(house: Server) -> None:
    ann = Browser(house.address)
    table = ann.open_table(ME, BOT, OPEN)["table"]
    with ann.at(table, 0) as hers:
        assert hers.refusal_of(type="sit", seat=1) == "not-your-seat"
        assert hers.refusal_of(type="hand-over", seat=1, bot="planner") == "seat-of-a-bot"
        assert hers.refusal_of(type="hand-over", seat=0, bot="genius") == "unknown-bot"
        assert hers.refusal_of(type="hand-over", seat=7, bot="greedy") == "no-such-seat"
        silly = {"type": "hand-over", "seat": -1, "bot": "greedy"}
        assert hers.refusal_of(**silly) == "message-not-understood"
    assert ann.post(f"/api/tables/{table}/links", {"role": "seat", "seat": 1})[0] == 403


def test_those_without_a_seat_move_nobody(house: Server) -> None:
    ann, _, table = couple(house)
    eve = Browser(house.address)
    eve.enter(table, ann.link(table, "spectator"))
    with eve.at(table) as watching:
        assert watching.refusal_of(type="hand-over", seat=1, bot="greedy") == "seat-not-left"
        assert watching.refusal_of(type="sit", seat=1) == "not-your-seat"
        watching.send(type="leave")
        assert watching.look(None)["seq"] == 2  # the deal, and Bob who sat down


def test_who_sits_there_survives_a_restart(server: Server) -> None:
    ann, bob, table = couple(server, OPEN)
    with ann.at(table, 0) as hers, bob.at(table, 1) as his:
        his.send(type="leave")
        hers.wait_until(lambda: seat_of(hers, 1)["left"])
        hers.send(type="hand-over", seat=1, bot="greedy")
        hers.wait_until(lambda: seat_of(hers, 1)["standin"])
    before = ann.get(f"/api/tables/{table}")
    server.restart()
    assert ann.get(f"/api/tables/{table}") == before


# Names


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("  Zoë \n\t\x00 ", "Zoë"),
        ("\u202eevil\u202c", "evil"),
        ("\x1b[31mred", "[31mred"),
        ("x" * 40, "x" * 40),
        ("🏡" * 40, "🏡" * 40),
    ],
)
def test_a_name_is_kept_on_one_line_and_as_written(house: Server, given: str, kept: str) -> None:
    ann, bob = Browser(house.address), Browser(house.address)
    opened = ann.open_table(ME, OPEN)
    assert bob.enter(opened["table"], opened["links"][0]["token"], given)[0] == 200
    assert bob.get(f"/api/tables/{opened['table']}")[1]["seats"][1]["name"] == kept


def test_a_name_that_is_too_long_takes_no_seat(house: Server) -> None:
    ann, bob = Browser(house.address), Browser(house.address)
    opened = ann.open_table(ME, OPEN)
    assert bob.enter(opened["table"], opened["links"][0]["token"], "x" * 41)[0] == 400
    assert not ann.get(f"/api/tables/{opened['table']}")[1]["seats"][1]["taken"]


# Links


def test_following_ones_link_twice_changes_nothing(house: Server) -> None:
    ann, bob = Browser(house.address), Browser(house.address)
    opened = ann.open_table(ME, OPEN)
    table, token = opened["table"], opened["links"][0]["token"]
    entered = [bob.enter(table, token, "Bob") for _ in range(3)]
    assert entered == [(200, {"table": table, "role": "seat", "seat": 1})] * 3
    told = bob.get(f"/api/tables/{table}")[1]
    assert (told["mine"], told["seq"]) == ([1], 2)


def test_a_seat_goes_on_on_another_device_by_a_new_link(house: Server) -> None:
    ann, _, table = couple(house)
    phone = Browser(house.address)
    assert phone.enter(table, ann.link(table, "seat", 0))[1]["seat"] == 0
    with ann.at(table, 0) as hers, phone.at(table, 0) as same:
        assert same.state["view"] == hers.state["view"]
        assert seat_of(same, 0)["name"] == "Ann"
        same.play("++")
        hers.wait_until(lambda: hers.state["to_act"] == 1)
    with phone.at(table, 0) as same:
        assert seat_of(same, 0)["here"], "one of two devices is enough to be there"


def test_nobody_makes_links_to_what_is_not_theirs(house: Server) -> None:
    ann, bob, table = couple(house, OPEN)
    eve = Browser(house.address)
    eve.enter(table, ann.link(table, "spectator"))
    ask = f"/api/tables/{table}/links"
    for asking, role, seat, code in (
        *((ann, "seat", 1, 403), (ann, "coach", 1, 403), (ann, "coach", 2, 403)),
        *((ann, "seat", 9, 400), (ann, "seat", -1, 400), (ann, "coach", None, 400)),
        *((eve, "seat", 2, 403), (eve, "spectator", None, 403), (eve, "coach", 0, 403)),
        *((bob, "seat", 2, 201), (bob, "coach", 1, 201), (bob, "spectator", None, 201)),
    ):
        assert asking.post(ask, {"role": role, "seat": seat})[0] == code, (role, seat)


def test_a_coach_sees_exactly_what_the_seat_sees_and_cannot_act(house: Server) -> None:
    ann, bob, table = couple(house)
    carl = Browser(house.address)
    carl.enter(table, ann.link(table, "coach", 0))
    with ann.at(table, 0) as hers, carl.at(table, 0) as coach, bob.at(table, 1) as his:
        acting = {"moves": [], "undo": False, "ask_undo": False}
        for _ in range(6):
            player = (hers, his)[hers.state["to_act"]]
            player.act()
            hers.catch_up_with(player)
            coach.catch_up_with(player)
            assert coach.look(0) == hers.look(0) | acting
        seq = coach.state["seq"]
        for message in (
            *({"type": "play", "seq": seq, "text": "++"}, {"type": "undo", "seq": seq}),
            *({"type": "propose", "what": "end", "seq": seq}, {"type": "advice"}),
            *({"type": "why", "text": "++"}, {"type": "look", "seat": 1}),
            *({"type": "sit", "seat": 0},),
        ):
            assert coach.refusal_of(**message) == "not-your-seat", message
        assert coach.info["coached"] == [0]
        assert coach.info["mine"] == []
        assert coach.look(0)["seq"] == seq


def test_a_spectator_sees_no_hand_and_no_card_dealt(house: Server) -> None:
    ann, bob, table = couple(house)
    eve = Browser(house.address)
    eve.enter(table, bob.link(table, "spectator"))
    with ann.at(table, 0) as hers, eve.at(table) as watching:
        hers.play("++")
        watching.wait_until(lambda: watching.state["seq"] == hers.state["seq"])
        told = watching.look(None)
        assert told["view"]["hand"] is None
        assert {line["text"] for line in told["log"]} == {"++", "+?", ""}
        assert watching.refusal_of(type="look", seat=0) == "not-your-seat"


def test_a_link_revoked_shows_out_whoever_came_by_it_and_leads_nowhere(house: Server) -> None:
    ann, _, table = couple(house)
    for role, seat, where in (("coach", 0, 0), ("spectator", None, None), ("seat", 0, 0)):
        guest, token = Browser(house.address), ann.link(table, role, seat)
        guest.enter(table, token)
        with ann.at(table, 0) as hers, guest.at(table, where) as visitor:
            assert ann.post(f"/api/tables/{table}/revoke", {"role": role, "seat": seat})[0] == 204
            with pytest.raises(ConnectionClosed) as closed:
                visitor.wait_for("never")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == SHOWN_OUT
            assert hers.look(0)["view"]["hand"], "who revokes stays"
        assert guest.enter(table, token)[0] == 404
        assert guest.get(f"/api/tables/{table}/story")[0] == 404
        with pytest.raises(ConnectionClosed), guest.at(table, where):
            pass


def test_only_who_sits_there_revokes_links_and_only_those_of_their_own_seat(house: Server) -> None:
    ann, bob, table = couple(house)
    carl = Browser(house.address)
    carl.enter(table, ann.link(table, "coach", 0))
    revoke = f"/api/tables/{table}/revoke"
    assert bob.post(revoke, {"role": "coach", "seat": 0})[0] == 403
    assert bob.post(revoke, {"role": "seat", "seat": 0})[0] == 403
    assert carl.post(revoke, {"role": "spectator"})[0] == 403
    assert ann.post(revoke, {"role": "coach"})[0] == 400
    with carl.at(table, 0) as coach:
        assert coach.state["view"]["hand"]
