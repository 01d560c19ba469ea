"""Games told again: each frame as the seat saw it then, and no more while the game runs."""

from __future__ import annotations

from json import loads
from random import Random

import pytest

from tests.server.browser import Browser, Json, Visitor
from tests.server.conftest import Server
from tests.server.test_seating import BOT, ME, couple


def states(visitor: Visitor) -> dict[int, Json]:
    """Every position that a visitor was sent, by its number, where it was told the most."""
    heard = [loads(text) for text in visitor.heard]
    own = [each for each in heard if each["type"] == "state" and each["seat"] == visitor.seat]
    return {each["seq"]: each for each in sorted(own, key=lambda each: len(each["log"]))}


def lines_of(lived: dict[int, Json]) -> dict[int, list[Json]]:
    """What was told of every move when it happened, by its number."""
    logs = [[told for told in state["log"] if told["text"]] for state in lived.values()]
    return {
        told["seq"]: [each for each in log if each["seq"] == told["seq"]]
        for log in logs
        for told in log
    }


def assert_told_as_lived(story: Json, lived: dict[int, Json]) -> None:
    """Frame by frame what the seat was sent when it happened."""
    assert len(story["frames"]) > 3
    lines = lines_of(lived)
    for frame in story["frames"]:
        seqs = sorted({told["seq"] for told in frame["told"]})
        then = lived[min(seq for seq in lived if seq >= seqs[-1])]
        assert frame["view"] == then["view"]
        assert frame["totals"] == then["totals"]
        assert frame["standing"] == then["standing"]
        assert frame["told"] == [line for seq in seqs for line in lines[seq]]


class Played:
    """A game of two, each at their own device, with all that they were sent."""

    def __init__(self, server: Server, decisions: int = 10_000) -> None:
        self.ann, self.bob, self.table = couple(server)
        rng = Random(11)
        with self.ann.at(self.table, 0) as hers, self.bob.at(self.table, 1) as his:
            while hers.state["to_act"] is not None and decisions:
                player = (hers, his)[hers.state["to_act"]]
                player.act(rng)
                hers.catch_up_with(player)
                his.catch_up_with(player)
                decisions -= 1
            self.lived = [states(hers), states(his)]
            self.end = his.state


@pytest.fixture(scope="module")
def game(house: Server) -> Played:
    return Played(house)


@pytest.fixture(scope="module")
def running(house: Server) -> Played:
    return Played(house, decisions=30)


def test_a_whole_game_is_told_as_each_seat_lived_it(game: Played) -> None:
    for browser, seat in ((game.ann, 0), (game.bob, 1)):
        story = browser.story(game.table)
        assert story["seat"] == seat
        assert_told_as_lived(story, game.lived[seat])
        assert story["outcome"] == game.end["outcome"]


def test_a_story_names_its_edition_and_tells_bots_from_those_who_stand_in(house: Server) -> None:
    ann = Browser(house.address)
    table = ann.open_table(ME, BOT, edition="avenue")["table"]
    with ann.at(table, 0) as hers:
        hers.send(type="hand-over", seat=0, bot="greedy")
        hers.wait_until(lambda: hers.info["seats"][0]["standin"])
    story = ann.story(table)
    assert (story["edition"], story["standins"]) == ("avenue", [0])
    assert {*story["bots"]} == {"0", "1"}


def test_once_a_game_is_over_anybody_may_borrow_any_eyes(house: Server, game: Played) -> None:
    eve = Browser(house.address)
    for seat in (0, 1):
        story = eve.story(game.table, seat)
        assert (story["seat"], story["seats"], story["fork"]) == (seat, [0, 1], True)
        assert_told_as_lived(story, game.lived[seat])
    assert eve.story(game.table)["seat"] is None


def test_the_points_of_the_frames_add_up_to_the_sheet(game: Played) -> None:
    story = game.ann.story(game.table)
    for seat in (0, 1):
        gained = sum(
            line["points"]
            for frame in story["frames"]
            for line in frame["gained"]
            if line["seat"] == seat
        )
        assert gained == story["frames"][-1]["totals"][seat]
        points = [line["points"] for line in story["sheet"] if line["seat"] == seat]
        assert sum(points) == story["outcome"]["totals"][seat]


def test_while_a_game_runs_a_seat_is_told_what_it_lived_and_nothing_of_other_hands(
    running: Played,
) -> None:
    story = running.bob.story(running.table, 0)
    assert (story["seat"], story["seats"], story["fork"]) == (1, [1], False)
    assert_told_as_lived(story, running.lived[1])
    cards = [told for frame in story["frames"] for told in frame["told"] if told["text"][0] == "+"]
    shown = [told for told in cards if told["text"] not in ("+?", "++")]
    assert shown
    assert all(told["phrase"]["facts"]["who"]["seat"] == 1 for told in shown)


@pytest.mark.parametrize("game", ["sunrise", "bella_vista"])
def test_those_who_share_a_screen_are_shown_no_hand_before_the_end(
    house: Server, game: str
) -> None:
    both = Browser(house.address)
    table = both.open_table(ME, {"kind": "me", "name": "Bob"}, game=game)["table"]
    with both.at(table, 0) as ours:
        for seat in (None, 0, 1):
            story = both.story(table, seat)
            assert (story["seat"], story["seats"]) == (None, [])
            assert all(frame["view"]["hand"] is None for frame in story["frames"])
        _, record = both.get(f"/api/tables/{table}/record")
        assert record["sight"] == "spectator"
        _, found = both.get(f"/api/tables/{table}/position")
        assert "seen=spectator" in found["position"]
        assert both.get(f"/api/tables/{table}/position?seat=1")[0] == 403
        ours.play_out(Random(3))
    story = both.story(table, 1)
    assert (story["seat"], story["seats"]) == (1, [0, 1])
    assert both.get(f"/api/tables/{table}/record")[1]["sight"] == "all"


def test_those_who_watch_are_told_without_any_hand(house: Server, running: Played) -> None:
    eve = Browser(house.address)
    assert eve.get(f"/api/tables/{running.table}/story")[0] == 404
    assert eve.get(f"/api/tables/{running.table}/record")[0] == 404
    eve.enter(running.table, running.ann.link(running.table, "spectator"))
    story = eve.story(running.table, 0)
    assert (story["seat"], story["seats"]) == (None, [])
    assert {frame["view"]["hand"] for frame in story["frames"]} == {None}
    texts = {told["text"] for frame in story["frames"] for told in frame["told"]}
    assert "+?" in {text for text in texts if text.startswith("+")} <= {"+?", "++"}


def test_a_coach_is_told_the_story_of_the_seat(house: Server, running: Played) -> None:
    carl = Browser(house.address)
    carl.enter(running.table, running.ann.link(running.table, "coach", 0))
    assert carl.story(running.table) == running.ann.story(running.table)


def test_eyes_that_are_nobodys_are_not_borrowed(game: Played, running: Played) -> None:
    for seat in (2, 99):
        assert game.ann.story(game.table, seat)["seat"] == 0
        assert running.ann.story(running.table, seat)["seat"] == 0
    for seat in (-1, 2**70):
        assert game.ann.get(f"/api/tables/{game.table}/story?seat={seat}")[0] == 400
    assert game.ann.get(f"/api/tables/{game.table}/story?seat=me")[0] == 400


def test_where_nothing_is_dealt_the_story_starts_before_the_first_decision(house: Server) -> None:
    ann = Browser(house.address)
    table = ann.open_table(ME, ME, game="kensington")["table"]
    with ann.at(table, 0) as both:
        untouched = both.state["view"]
        assert ann.story(table)["actors"] == [None]
        both.act()
        assert both.state["view"] != untouched
    start, first = ann.story(table)["frames"]
    assert (start["actor"], start["told"], start["view"]) == (None, [], untouched)
    assert (first["actor"], first["told"][0]["seat"]) == (0, 0)


def test_what_was_taken_back_is_no_part_of_the_story(house: Server) -> None:
    ann = Browser(house.address)
    table = ann.open_table(ME, ME)["table"]
    with ann.at(table, 0) as both:
        both.play("++")
        both.take_back()
    assert len(ann.story(table)["frames"]) == 1
