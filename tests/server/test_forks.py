"""Going on from a position of a game that is over: at its deal, in its midst, never at its end."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from faubourg.core.game_catalogue import find_rules
from tests.server.browser import Browser, Json
from tests.server.conftest import Server
from tests.server.test_records import own_edition, played, shown
from tests.server.test_rematches import rematch
from tests.server.test_seating import BOT, ME, OPEN


def fork(browser: Browser, table: str, ply: int, *seats: Json) -> tuple[int, Any]:
    return browser.post(f"/api/tables/{table}/fork", {"ply": ply, "seats": seats or (ME, ME)})


def forked(browser: Browser, table: str, ply: int, *seats: Json) -> str:
    code, opened = fork(browser, table, ply, *seats)
    assert code == 201, opened
    return str(opened["table"])


@pytest.fixture(scope="module")
def past(house: Server) -> str:
    """A game that is over."""
    return shown(Browser(house.address), played(seed=4).record().to_json())


@pytest.mark.parametrize("ply", [0, 1, 17, 60])
def test_a_fork_begins_with_the_position_and_is_played_to_its_end(
    house: Server, past: str, ply: int
) -> None:
    ann = Browser(house.address)
    table = forked(ann, past, ply)
    before = ann.story(past, 0)["frames"]
    with ann.at(table, 0) as both:
        assert both.state["view"] == before[ply]["view"]
        assert both.state["totals"] == before[ply]["totals"]
        both.play_out(Random(ply))
        assert both.state["outcome"]
    frames = ann.story(table, 0)["frames"]
    assert [frame["view"] for frame in frames[: ply + 1]] == [f["view"] for f in before[: ply + 1]]
    assert len(frames) > ply + 3


def test_where_nothing_is_dealt_a_fork_goes_on_from_the_untouched_start(house: Server) -> None:
    ann = Browser(house.address)
    record = played(rules=find_rules("kensington"), decisions=1).record()
    past = shown(ann, record.to_json())
    for ply, actors in ((0, [None]), (1, [None, 0])):
        assert ann.story(forked(ann, past, ply))["actors"] == actors


def test_nothing_that_was_played_elsewhere_is_taken_back(house: Server, past: str) -> None:
    ann = Browser(house.address)
    with ann.at(forked(ann, past, 20), 0) as both:
        for seat in (0, 1):
            told = both.look(seat)
            assert not told["undo"]
            assert not told["ask_undo"]
            seq = told["seq"]
            assert both.refusal_of(type="undo", seq=seq) == "undo-nothing"
            assert both.refusal_of(type="propose", what="take-back", seq=seq) == "undo-nothing"
        before = both.look(both.state["to_act"])["view"]
        both.act()
        both.take_back()
        assert both.state["view"] == before


def test_bots_and_friends_go_on_with_a_fork(house: Server, past: str) -> None:
    ann, bob = Browser(house.address), Browser(house.address)
    with ann.at(forked(ann, past, 10, ME, BOT), 0) as hers:
        rng = Random(2)
        for _ in range(5):
            hers.wait_for_my_turn()
            hers.act(rng)
    code, opened = fork(ann, past, 10, ME, OPEN)
    assert code == 201
    assert bob.enter(opened["table"], opened["links"][0]["token"], "Bob")[0] == 200
    with bob.at(opened["table"], 1) as his:
        assert [seat["name"] for seat in his.info["seats"]] == ["Ann", "Bob"]


@pytest.mark.full
def test_a_fork_is_the_same_after_a_restart(fragile: Server) -> None:
    ann = Browser(fragile.address)
    past = shown(ann, played(seed=4).record().to_json())
    table = forked(ann, past, 25)
    with ann.at(table, 0) as both:
        both.play_out(Random(1), decisions=10)
        told = [both.look(seat) for seat in (0, 1)]
    story = ann.story(table)
    fragile.restart()
    with ann.at(table, 0) as both:
        assert [both.look(seat) for seat in (0, 1)] == told
    assert ann.story(table) == story


def test_what_cannot_be_continued_is_refused(house: Server, past: str) -> None:
    ann = Browser(house.address)
    plies = len(ann.story(past)["frames"])
    for ply, seats, why in (
        (plies - 1, (ME, ME), "fork-over"),
        (plies, (ME, ME), "no-such-ply"),
        (2**31, (ME, ME), "no-such-ply"),
        (10**30, (ME, ME), "bad-request"),
        (-1, (ME, ME), "bad-request"),
        (3, (ME,), "bad-names"),
        (3, (ME, ME, ME), "bad-names"),
        (3, (ME, {"kind": "bot", "bot": "genius"}), "unknown-bot"),
        (3, (ME, {"kind": "bot"}), "unknown-bot"),
    ):
        code, answer = fork(ann, past, ply, *seats)
        assert answer["phrase"]["key"] == why
        assert code in (400, 404)


def test_a_game_that_runs_is_not_forked_even_by_those_who_play_it(house: Server) -> None:
    ann = Browser(house.address)
    table = ann.open_table(ME, OPEN)["table"]
    code, why = fork(ann, table, 0)
    assert (code, why["phrase"]["key"]) == (400, "fork-not-yet")


def test_a_fork_goes_on_in_the_edition_of_the_record_and_so_does_its_rematch(
    house: Server,
) -> None:
    ann = Browser(house.address)
    past = shown(ann, played(rules=own_edition()).record().to_json())
    table = forked(ann, past, 0, ME, BOT)
    with ann.at(table, 0) as hers:
        hers.play("++")
        drawn = [told for told in hers.look(0)["log"] if told["seat"] is None and told["seq"] == 2]
        assert len(drawn) == 3
        hers.wait_for_my_turn()
        hers.propose("end")
        hers.wait_until(lambda: hers.info["ended"])
    again = rematch(ann, table)
    with ann.at(again, 0) as hers:
        assert hers.info["edition"] == "mine"
        hers.wait_for_my_turn()
    story = ann.story(again)
    assert len(story["frames"][0]["told"]) == 6
    assert [frame["actor"] for frame in story["frames"][:2]] == [None, 1]
