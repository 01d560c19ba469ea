"""Games that everybody agrees to end, and those that the rules have ended."""

from __future__ import annotations

from random import Random

from tests.server.browser import Browser
from tests.server.conftest import Server
from tests.server.test_agreements import last_note
from tests.server.test_seating import ME, couple


def test_a_game_ended_by_agreement_is_ranked_as_it_stands_and_takes_no_more_moves(
    house: Server,
) -> None:
    ann, bob, table = couple(house)
    eve = Browser(house.address)
    with ann.at(table, 0) as hers, bob.at(table, 1) as his:
        assert eve.get(f"/api/tables/{table}/story")[0] == 404
        hers.propose("end")
        his.answer(True)
        hers.wait_until(lambda: hers.info["ended"] and hers.state["seq"] == 4)
        assert (hers.info["over"], hers.info["to_act"]) == (True, None)
        assert (hers.state["to_act"], hers.state["moves"]) == (None, [])
        assert hers.refusal_of(type="play", seq=4, text="++") == "not-your-turn"
        assert hers.refusal_of(type="undo", seq=4) == "undo-nothing"
        assert hers.refusal_of(type="propose", what="end", seq=4) == "game-over"
        assert hers.refusal_of(type="propose", what="take-back", seq=4) == "game-over"
        assert last_note(hers) == "log-ended"
        outcome = {"ended_by": "", "places": [1, 1], "totals": [0, 0]}
        assert hers.state["outcome"] == outcome
        assert hers.state["ending"]["key"] == "ended-by-agreement"
    record = eve.get(f"/api/tables/{table}/record")[1]
    assert (record["result"], record["sight"]) == (None, "all")
    assert eve.story(table, 1)["outcome"] == outcome
    assert eve.story(table, 1)["seats"] == [0, 1], "whoever has the address may look"
    assert eve.story(table, 1)["frames"][0]["view"]["hand"]


def test_whoever_ends_a_game_on_a_shared_screen_is_said_to_have_ended_it(house: Server) -> None:
    ann = Browser(house.address)
    table = ann.open_table(ME, ME)["table"]
    with ann.at(table, 0) as hers:
        hers.propose("end")
        hers.wait_until(lambda: hers.info["ended"] and hers.state["ending"] is not None)
        assert last_note(hers) == "log-ended-by-one"
        assert hers.state["ending"]["key"] == "ended-by-one"
        assert hers.state["ending"]["facts"]["who"]["seat"] == 0


def test_no_bot_thinks_on_when_the_game_was_ended(house: Server) -> None:
    ann = Browser(house.address)
    table = ann.open_table({"kind": "bot", "bot": "planner"}, ME)["table"]
    with ann.at(table, 1) as hers:
        hers.propose("end")
        while not hers.info["ended"]:
            if hers.receive()["type"] == "stale":
                hers.propose("end")
        seq = hers.info["seq"]
        assert last_note(hers) == "log-ended-by-one"
        hers.send(type="sheet")
        hers.wait_for("sheet")
    assert (
        ann.get(f"/api/tables/{table}")[1] | {"seq": seq, "over": True}
        == ann.get(f"/api/tables/{table}")[1]
    )


def test_an_end_that_was_proposed_is_past_when_the_rules_end_the_game(house: Server) -> None:
    ann, bob, table = couple(house)
    hold = ann.link(table, "seat", 0)
    bob.enter(table, hold)
    with ann.at(table, 0) as hers, bob.at(table, 1) as both:
        hers.propose("end")
        both.wait_until(lambda: both.info["proposal"])
        both.play_out(Random(3))
        assert both.state["outcome"]
        both.wait_until(lambda: both.info["over"])
        assert both.info["proposal"] is None
        seq = both.state["seq"]
        assert both.refusal_of(type="answer", yes=True, seq=seq) == "nothing-proposed"
        assert not both.info["ended"]


def test_the_last_decision_of_a_game_stands(house: Server) -> None:
    """All hands are shown when the game is over: nobody may go on from there knowing them."""
    ann = Browser(house.address)
    ends = 0
    for seed in range(8):
        table = ann.open_table(ME, ME, ME, seed=seed)["table"]
        with ann.at(table, 0) as both:
            both.play_out(Random(seed))
            last = [told for told in both.look(both.seat)["log"] if told["seat"] is not None][-1]
            ends += "=" in last["text"]
            both.look(last["seat"])
            assert not both.state["undo"]
            assert not both.state["ask_undo"]
            seq = both.state["seq"]
            assert both.refusal_of(type="undo", seq=seq).startswith("undo-")
        if ends:
            break
    assert ends, "no game ended with a house, which alone could be taken back"
