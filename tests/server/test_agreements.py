"""What happens only when everybody agrees, above all decisions that are taken back."""

from __future__ import annotations

from random import Random

from tests.server.browser import Browser, Json, Visitor
from tests.server.conftest import Server
from tests.server.test_seating import BOT, ME, OPEN, couple, seat_of


def drawn_cards(visitor: Visitor) -> list[str]:
    return [told["text"] for told in visitor.state["log"] if told["text"].startswith("+")]


def undone(visitor: Visitor) -> list[Json]:
    return [told for told in visitor.state["log"] if told["undoes"] is not None]


def last_note(visitor: Visitor) -> str:
    return str(visitor.look(visitor.seat)["log"][-1]["phrase"]["key"])


# Taking back


def test_a_decision_is_taken_back_past_anothers_when_they_agree(house: Server) -> None:
    ann, bob, table = couple(house)
    with ann.at(table, 0) as hers, bob.at(table, 1) as his:
        before = hers.state["view"]
        hers.play("++")
        first = hers.state["seq"]
        his.catch_up_with(hers)
        his.play("++")
        hers.catch_up_with(his)
        assert hers.state["ask_undo"]
        assert not hers.state["undo"]
        hers.propose("take-back")
        his.answer(True)
        hers.wait_until(lambda: undone(hers))
        his.wait_until(lambda: undone(his))
        assert hers.state["view"] == before
        assert [(told["seat"], told["undoes"]) for told in undone(his)] == [(0, first)]
        assert hers.state["to_act"] == 0


def test_whoever_asks_while_somebody_moves_is_heard_at_once(house: Server) -> None:
    ann, bob, table = couple(house)
    with ann.at(table, 0) as hers, bob.at(table, 1) as his:
        hers.play("++")
        his.catch_up_with(hers)
        his.play("++")
        hers.propose("take-back")
        hers.wait_until(lambda: hers.info["proposal"])
        assert hers.info["proposal"]["seat"] == 0


def test_what_is_asked_twice_takes_no_decision_before_back(house: Server) -> None:
    ann = Browser(house.address)
    table = ann.open_table(ME, BOT)["table"]
    with ann.at(table, 0) as hers:
        for _ in range(2):
            hers.play("++")
            hers.wait_for_my_turn()
        seq = hers.state["seq"]
        for _ in range(2):
            hers.send(type="propose", what="take-back", seq=seq)
        hers.wait_for("stale")
        hers.wait_until(lambda: undone(hers))
        assert len(undone(hers)) == 1


def test_cards_drawn_before_a_take_back_come_again(house: Server) -> None:
    ann, bob, table = couple(house)
    with ann.at(table, 0) as hers, bob.at(table, 1) as his:
        hers.play("++")
        cards, hand = drawn_cards(hers), hers.state["view"]["hand"]
        hers.propose("take-back")
        his.answer(True)
        hers.wait_until(lambda: undone(hers))
        hers.play("++")
        assert drawn_cards(hers) == cards
        assert len(cards) > 1
        assert hers.state["view"]["hand"] == hand


def test_who_declines_leaves_everything_as_it_is(house: Server) -> None:
    ann, bob, table = couple(house)
    with ann.at(table, 0) as hers, bob.at(table, 1) as his:
        hers.play("++")
        hand = hers.state["view"]["hand"]
        hers.propose("take-back")
        hers.wait_until(lambda: hers.info["proposal"])
        assert hers.info["proposal"] == {
            "what": "take-back",
            "seat": 0,
            "agreed": [0],
            "needed": [1],
        }
        his.answer(False)
        hers.wait_until(lambda: hers.info["proposal"] is None)
        assert last_note(hers) == "log-declined"
        assert hers.state["view"]["hand"] == hand


def test_who_proposed_may_withdraw_and_then_there_is_nothing_to_answer(house: Server) -> None:
    ann, bob, table = couple(house)
    with ann.at(table, 0) as hers, bob.at(table, 1) as his:
        hers.propose("end")
        hers.answer(False)
        his.wait_until(lambda: his.state["seq"] == 4 and his.info["proposal"] is None)
        assert his.refusal_of(type="answer", yes=True, seq=4) == "nothing-proposed"
        assert not his.info["over"]


def test_nobody_answers_for_others_or_twice(house: Server) -> None:
    ann, bob, table = couple(house, OPEN)
    with ann.at(table, 0) as hers, bob.at(table, 1) as his:
        carl = Browser(house.address)
        carl.enter(table, ann.link(table, "seat", 2), "Carl")
        hers.wait_until(lambda: seat_of(hers, 2)["taken"] and hers.state["seq"] == 3)
        hers.propose("end")
        his.answer(True)
        his.wait_until(lambda: his.state["seq"] == 5)
        assert his.info["proposal"] == {"what": "end", "seat": 0, "agreed": [0, 1], "needed": [2]}
        assert his.refusal_of(type="answer", yes=True, seq=5) == "not-asked"
        assert his.refusal_of(type="answer", yes=False, seq=5) == "not-asked"
        assert his.refusal_of(type="propose", what="end", seq=5) == "already-proposed"
        his.send(type="answer", yes=True, seq=3)
        assert his.wait_for("stale")["seq"] == 5


def test_a_take_back_that_was_asked_for_lapses_with_the_next_move(house: Server) -> None:
    ann, bob, table = couple(house)
    with ann.at(table, 0) as hers, bob.at(table, 1) as his:
        hers.play("++")
        hers.propose("take-back")
        his.wait_until(lambda: his.info["proposal"])
        his.play("++")
        his.wait_until(lambda: his.info["proposal"] is None)
        hers.wait_until(lambda: hers.info["proposal"] is None)
        assert not undone(hers)


def test_there_is_nothing_to_ask_for_before_ones_first_decision(house: Server) -> None:
    ann, bob, table = couple(house)
    with ann.at(table, 0) as hers, bob.at(table, 1) as his:
        assert not his.state["ask_undo"]
        assert his.refusal_of(type="propose", what="take-back", seq=2) == "undo-nothing"
        hers.play("++")
        his.catch_up_with(hers)
        assert his.refusal_of(type="propose", what="take-back", seq=3) == "undo-nothing"


def test_bots_let_one_take_back_at_once_and_past_their_moves(house: Server) -> None:
    ann = Browser(house.address)
    table = ann.open_table(ME, BOT, BOT)["table"]
    with ann.at(table, 0) as hers:
        hand, rng = hers.state["view"]["hand"], Random(1)
        turn = hers.state["seq"]
        while hers.state["to_act"] == 0:
            hers.act(rng)
        hers.wait_for_my_turn()
        while hers.state["seq"] > turn and hers.state["ask_undo"]:
            hers.take_back()
            assert undone(hers)
        assert hers.state["view"]["hand"] == hand
        assert hers.state["to_act"] == 0


def test_on_a_shared_screen_all_have_agreed_with_who_asks(house: Server) -> None:
    ann = Browser(house.address)
    table = ann.open_table(ME, {"kind": "me", "name": "Bob"})["table"]
    with ann.at(table, 0) as both:
        before = both.state["view"]
        both.play("++")
        both.propose("take-back")
        both.wait_until(lambda: undone(both))
        assert both.state["view"] == before


def test_who_leaves_is_not_waited_for(house: Server) -> None:
    ann, bob, table = couple(house)
    with ann.at(table, 0) as hers, bob.at(table, 1) as his:
        hers.propose("end")
        hers.wait_until(lambda: hers.info["proposal"])
        his.send(type="leave")
        hers.wait_until(lambda: hers.info["ended"])


def test_a_bot_that_stands_in_agrees_to_nothing_in_the_name_of_its_person(house: Server) -> None:
    ann, bob, table = couple(house)
    with ann.at(table, 0) as hers, bob.at(table, 1) as his:
        hers.play("++")
        his.catch_up_with(hers)
        his.send(type="hand-over", seat=1, bot="greedy")
        hers.wait_until(lambda: seat_of(hers, 1)["standin"] and hers.state["to_act"] == 0)
        for what in ("take-back", "end"):
            hers.propose(what)
            hers.wait_until(lambda: hers.info["proposal"])
            assert hers.info["proposal"]["needed"] == [1]
            if what == "take-back":
                hers.wait_until(lambda: hers.state["seq"] >= hers.info["seq"])
                hers.send(type="answer", yes=False, seq=hers.state["seq"])
                hers.wait_until(lambda: not hers.info["proposal"])
        his.wait_until(lambda: (his.info["proposal"] or {}).get("what") == "end")
        his.answer(True)
        hers.wait_until(lambda: hers.info["ended"])


# All of it is in the log


def test_agreements_survive_a_kill(server: Server) -> None:
    ann, bob, table = couple(server)
    with ann.at(table, 0) as hers, bob.at(table, 1) as his:
        hers.play("++")
        hers.propose("take-back")
        hers.wait_until(lambda: hers.info["proposal"])
        his.catch_up_with(hers)
    asked = ann.get(f"/api/tables/{table}")[1]
    server.restart()
    again = ann.get(f"/api/tables/{table}")[1]
    assert again["proposal"] == asked["proposal"]
    with bob.at(table, 1) as his:
        his.answer(True)
        his.wait_until(lambda: undone(his))
        his.propose("end")
        his.wait_until(lambda: his.info["proposal"])
        log = his.look(1)["log"]
    server.restart()
    with ann.at(table, 0) as hers, bob.at(table, 1) as his:
        assert his.state["log"] == log
        hers.answer(True)
        hers.wait_until(lambda: hers.info["ended"])
    server.restart()
    assert ann.get(f"/api/tables/{table}")[1]["ended"]
