"""Several servers on one database: whoever plays at one is seen at the others."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import monotonic

import pytest
from websockets.exceptions import ConnectionClosed

from tests.patience import PATIENCE
from tests.server.browser import Browser, Json, Visitor
from tests.server.conftest import Server
from tests.server.postgres_cluster import Cluster

pytestmark = pytest.mark.needs("postgres")
ME, OPEN, BOT = {"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}
SHOWN_OUT = 4401
Pair = tuple[Server, Server]


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory, cluster: Cluster) -> Iterator[Pair]:
    """Two servers that share their tables; no test may hurt them."""
    folder, address = tmp_path_factory.mktemp("pair"), cluster.new_database()
    here, there = (
        Server(folder / "here", database=address, more=("--grace", "0")),
        Server(folder / "there", database=address, more=("--grace", "0")),
    )
    yield here, there
    for server in (here, there):
        assert server.process.poll() is None, "a test took a server down"
        server.kill()
        assert "Traceback" not in server.errors.read_text()


@pytest.fixture
def pair(both: Pair) -> Pair:
    """The two servers, healed if a test before has restarted the database."""
    deadline = monotonic() + PATIENCE
    while any(Browser(server.address).get("/api/tables/none")[0] == 503 for server in both):
        assert monotonic() < deadline, "the servers do not heal"
    return both


def elsewhere(browser: Browser, server: Server) -> Browser:
    """The same device, led to another server by a proxy."""
    other = Browser(server.address)
    other.jar, other._opener = browser.jar, browser._opener
    return other


def couple(pair: Pair, *more: Json) -> tuple[Browser, Browser, str]:
    """Ann at one server, Bob at the other."""
    ann, bob = Browser(pair[0].address), Browser(pair[1].address)
    opened = ann.open_table(ME, OPEN, *more)
    table = opened["table"]
    assert bob.enter(table, opened["links"][0]["token"], "Bob")[0] == 200
    with ann.at(table, 0) as hers:
        hers.wait_until(lambda: seat_of(hers, 1)["taken"])
    return ann, bob, table


def seat_of(visitor: Visitor, seat: int) -> Json:
    told: Json = visitor.info["seats"][seat]
    return told


def take_turn(player: Visitor, rng: Random) -> None:
    player.wait_for_my_turn()
    while player.state["to_act"] == player.seat:
        player.act(rng)


def test_two_people_at_two_servers_play_a_whole_game(pair: Pair) -> None:
    ann, bob, table = couple(pair)
    rng = Random(3)
    with ann.at(table, 0) as hers, bob.at(table, 1) as his:
        while hers.state["to_act"] is not None:
            player, other = (hers, his) if hers.state["to_act"] == 0 else (his, hers)
            player.act(rng)
            other.catch_up_with(player)
        assert hers.state["outcome"] == his.state["outcome"]
        assert hers.state["outcome"] is not None
    assert ann.story(table, 0) == bob.story(table, 0)


@pytest.mark.full
def test_bots_go_on_whichever_server_people_are_at(pair: Pair) -> None:
    ann, bob, table = couple(pair, BOT)
    rng = Random(4)
    with ann.at(table, 0) as hers, bob.at(table, 1) as his:
        for _ in range(4):
            take_turn(hers, rng)
            his.catch_up_with(hers)
            take_turn(his, rng)
            hers.catch_up_with(his)
        hers.wait_for_my_turn()
        his.catch_up_with(hers)
        moved = [line for line in hers.look(0)["log"] if line["seat"] == 2]
        assert len(moved) >= 4
    assert ann.story(table) == elsewhere(ann, pair[1]).story(table)


def test_of_racing_moves_at_two_servers_exactly_one_wins(pair: Pair) -> None:
    ann = Browser(pair[0].address)
    table = ann.open_table(ME, ME, seed=1)["table"]
    same = elsewhere(ann, pair[1])
    with ann.at(table, 0) as one, same.at(table, 0) as two, ThreadPoolExecutor(2) as pool:
        for _ in range(10):
            race(pool, one, two)
    assert ann.get(f"/api/tables/{table}")[1]["seq"] == 11
    assert ann.story(table) == same.story(table)


def race(pool: ThreadPoolExecutor, *visitors: Visitor) -> None:
    """All make the same seat's last move at the same moment: it happens once."""
    newest = max(visitors, key=lambda visitor: int(visitor.state["seq"]))
    for visitor in visitors:
        visitor.catch_up_with(newest)
        visitor.look(newest.state["to_act"])
    seq, text = newest.state["seq"], newest.state["moves"][-1]["text"]
    heard = [*pool.map(lambda visitor: visitor.play(text), visitors)]
    assert {each["type"] for each in heard} <= {"state", "stale"}
    assert {each["seq"] for each in heard} == {seq + 1}


def test_a_move_taken_back_at_one_server_is_gone_at_the_other(pair: Pair) -> None:
    ann, bob, table = couple(pair)
    with ann.at(table, 0) as hers, bob.at(table, 1) as his:
        before = his.look(1)["view"]
        built = next(move["text"] for move in hers.state["moves"] if move["text"] != "++")
        hers.play(built)
        his.catch_up_with(hers)
        assert his.look(1)["view"] != before
        hers.send(type="undo", seq=hers.state["seq"])
        his.wait_until(lambda: his.state["seq"] > hers.state["seq"])
        assert his.look(1)["view"] == before


@pytest.mark.full
def test_seats_left_and_handed_over_and_proposals_travel(pair: Pair) -> None:
    ann, bob, table = couple(pair)
    with ann.at(table, 0) as hers, bob.at(table, 1) as his:
        his.send(type="leave")
        hers.wait_until(lambda: seat_of(hers, 1)["left"])
        hers.send(type="hand-over", seat=1, bot="greedy")
        his.wait_until(lambda: seat_of(his, 1)["standin"])
        his.send(type="sit", seat=1)
        hers.wait_until(lambda: not (seat_of(hers, 1)["left"] or seat_of(hers, 1)["standin"]))
        hers.look(0)
        hers.propose("end")
        his.answer(yes=True)
        hers.wait_until(lambda: hers.info["ended"])


@pytest.mark.full
def test_a_person_at_another_server_is_there_and_gone_when_they_go(pair: Pair) -> None:
    ann, bob, table = couple(pair)
    with ann.at(table, 0) as hers:
        with bob.at(table, 1) as his:
            hers.wait_until(lambda: seat_of(hers, 1)["here"])
            his.wait_until(lambda: seat_of(his, 0)["here"])
            assert hers.refusal_of(type="hand-over", seat=1, bot="greedy") == "seat-not-left"
        hers.wait_until(lambda: not seat_of(hers, 1)["here"])
        hers.send(type="hand-over", seat=1, bot="greedy")
        hers.wait_until(lambda: seat_of(hers, 1)["standin"])


@pytest.mark.full
def test_a_link_revoked_at_one_server_shows_out_whoever_is_at_the_other(pair: Pair) -> None:
    ann, _, table = couple(pair)
    carl = Browser(pair[1].address)
    carl.enter(table, ann.link(table, "coach", 0))
    with carl.at(table, 0) as coach:
        assert coach.state["view"]["hand"]
        assert ann.post(f"/api/tables/{table}/revoke", {"role": "coach", "seat": 0})[0] == 204
        with pytest.raises(ConnectionClosed) as closed:
            coach.wait_for("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == SHOWN_OUT


@pytest.mark.parametrize("_", range(3))
@pytest.mark.full
def test_a_rematch_asked_for_at_two_servers_at_once_is_one_table(pair: Pair, _: int) -> None:
    ann, bob, table = couple(pair)
    with ann.at(table, 0) as hers, bob.at(table, 1) as his, ThreadPoolExecutor(2) as pool:
        hers.propose("end")
        his.answer(yes=True)
        hers.wait_until(lambda: hers.info["ended"])
        his.wait_until(lambda: his.info["ended"])
        ask = f"/api/tables/{table}/rematch"
        one, two = pool.map(lambda who: who.post(ask, {}), (ann, bob))
        assert one == two
        assert one[0] == 201
        his.wait_until(lambda: his.info["next"])
    assert bob.get(f"/api/tables/{one[1]['table']}")[1]["mine"] == [1]


@pytest.mark.parametrize("_", range(3))
@pytest.mark.full
def test_people_who_sit_down_at_two_servers_at_once_both_sit(pair: Pair, _: int) -> None:
    ann = Browser(pair[0].address)
    opened = ann.open_table(ME, OPEN, OPEN)
    table, tokens = opened["table"], [link["token"] for link in opened["links"]]
    guests = [Browser(server.address) for server in pair]
    with ThreadPoolExecutor(2) as pool:
        entered = pool.map(lambda *one: one[0].enter(table, *one[1:]), guests, tokens, ("G1", "G2"))
        assert [code for code, _ in entered] == [200, 200]
    with guests[1].at(table, 2) as seen:
        seen.wait_until(lambda: seen.info["seq"] == 3)
        assert [seat["name"] for seat in seen.info["seats"]] == ["Ann", "G1", "G2"]


@pytest.fixture
def doomed(tmp_path: Path, cluster: Cluster) -> Iterator[Pair]:
    """Two servers for a test that hurts them."""
    address = cluster.new_database()
    servers = (
        Server(tmp_path / "here", database=address, more=("--grace", "0")),
        Server(tmp_path / "there", database=address, more=("--grace", "0")),
    )
    yield servers
    for server in servers:
        if server.process.poll() is None:
            server.kill()
        assert "Traceback" not in server.errors.read_text()


def test_when_a_server_dies_its_people_and_its_bots_go_on_at_the_other(doomed: Pair) -> None:
    here, there = doomed
    ann, bob, table = couple(doomed, BOT)
    rng = Random(5)
    with ann.at(table, 0) as hers, bob.at(table, 1) as his:
        take_turn(hers, rng)
        his.catch_up_with(hers)
        with bots_asleep(there):
            take_turn(his, rng)
            hers.wait_until(lambda: hers.state["to_act"] == 0 and hers.state["seq"] > 3)
            there.kill()
        take_turn(hers, rng)
    with elsewhere(bob, here).at(table, 1) as his:
        take_turn(his, rng)


@contextmanager
def bots_asleep(server: Server) -> Iterator[None]:
    """The processes in which a server's bots think stand still, and end with it."""
    eve = Browser(server.address)
    with eve.at(eve.open_table(ME, BOT)["table"], 0) as hers:
        # Only a process that has answered once is sure to have started.
        hers.play("++")
        hers.wait_until(lambda: hers.state["seq"] > 2)
    asleep = server.children()
    for child in asleep:
        os.kill(child, signal.SIGSTOP)
    yield
    for child in asleep:
        os.kill(child, signal.SIGKILL)


@pytest.mark.full
def test_what_was_missed_while_nobody_listened_is_reread(doomed: Pair, cluster: Cluster) -> None:
    ann, bob, table = couple(doomed)
    assert doomed[0].database is not None
    with ann.at(table, 0) as hers, bob.at(table, 1) as his:
        assert cluster.cut_connections(doomed[0].database, "LISTEN") == 2
        hers.play("++")
        his.catch_up_with(hers)
        cluster.stop()
        cluster.start()
        his.play("++")
        hers.catch_up_with(his)


@pytest.mark.full
def test_many_tables_grow_at_once_at_two_servers(pair: Pair) -> None:
    ann = Browser(pair[0].address)
    same = elsewhere(ann, pair[1])
    tables = [ann.open_table(ME, ME, seed=n)["table"] for n in range(6)]

    def play(table: str) -> int:
        with ann.at(table, 0) as one, same.at(table, 0) as two, ThreadPoolExecutor(2) as pool:
            for _ in range(8):
                race(pool, one, two)
        return int(ann.get(f"/api/tables/{table}")[1]["seq"])

    with ThreadPoolExecutor(6) as pool:
        assert [*pool.map(play, tables)] == [9] * 6
