"""Tables in PostgreSQL: played, killed, cut off, healed; nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import monotonic, sleep

import pytest

from faubourg.server.storage.database import database_at
from faubourg.server.storage.event_store import Store
from faubourg.server.storage.migration_steps import all_steps
from faubourg.server.web.serve import free_port
from tests.cli.shell import Shell
from tests.patience import PATIENCE
from tests.server.browser import Browser, Visitor
from tests.server.conftest import Server
from tests.server.own_thread import run_apart
from tests.server.postgres_cluster import Cluster
from tests.server.test_durability import play_until_cut_off
from tests.server.test_full_disk import failures
from tests.server.test_stopping import within

pytestmark = pytest.mark.needs("postgres")
ME, OPEN, BOT = {"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}


@pytest.fixture
def served(tmp_path: Path, cluster: Cluster) -> Iterator[Server]:
    """A server over an empty database."""
    server = Server(tmp_path / "data", database=cluster.new_database())
    yield server
    if server.process.poll() is None:
        server.kill()
    assert "Traceback" not in server.errors.read_text()


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    return Shell(tmp_path)


def wait_until_known(browser: Browser, table: str) -> None:
    """Ask until the tables can be read again."""
    deadline = monotonic() + PATIENCE
    while (code := browser.get(f"/api/tables/{table}")[0]) != 200:
        assert code == 503
        assert monotonic() < deadline, "the reader does not come back"
        sleep(0.05)


def play_when_healed(visitor: Visitor, text: str) -> None:
    """Try until the table can be kept again."""
    deadline = monotonic() + PATIENCE
    while (answer := visitor.play(text))["type"] == "complaint":
        assert answer["phrase"]["key"] == "store-failed"
        assert monotonic() < deadline, "the server does not heal"
        sleep(0.1)
    assert answer["type"] in ("state", "stale"), answer


@contextmanager
def bots_paused(server: Server) -> Iterator[None]:
    """The processes in which a server's bots think stand still for a while."""
    paused = server.bots()
    assert paused
    for process in paused:
        os.kill(process, signal.SIGSTOP)
    yield
    for process in paused:
        os.kill(process, signal.SIGCONT)


def take_turn(visitor: Visitor, rng: Random) -> None:
    while visitor.state["to_act"] == visitor.seat:
        visitor.act(rng)


# Playing


def test_a_whole_game_is_played_and_is_there_after_a_restart(served: Server) -> None:
    ann, rng = Browser(served.address), Random(1)
    table = ann.open_table(ME, BOT)["table"]
    with ann.at(table, 0) as seat:
        while not seat.state["outcome"]:
            seat.act(rng)
            seat.wait_for_my_turn()
        outcome = seat.state["outcome"]
    assert not (served.data / "faubourg.db").exists()
    told = ann.story(table)
    served.restart()
    assert ann.story(table) == told
    with ann.at(table, 0) as seat:
        assert seat.state["outcome"] == outcome


def test_every_acknowledged_move_is_there_after_a_kill(served: Server) -> None:
    ann = Browser(served.address)
    tables = [ann.open_table(ME, ME, seed=n)["table"] for n in range(4)]
    visitors = [ann.at(table, 0).__enter__() for table in tables]
    with ThreadPoolExecutor(4) as pool:
        playing = [pool.submit(play_until_cut_off, visitor, 7) for visitor in visitors]
        assert within(PATIENCE, lambda: all(each.state["seq"] > 3 for each in visitors))
        served.kill()
        wait(playing)
    acknowledged = [visitor.state["seq"] for visitor in visitors]
    served.start()
    for table, last in zip(tables, acknowledged, strict=True):
        assert ann.get(f"/api/tables/{table}")[1]["seq"] >= last


def test_no_words_of_an_address_reach_the_database_as_anything_but_words(served: Server) -> None:
    ann = Browser(served.address)
    for name in ("%00", "a%00b", "%F0%9F%8F%A1", "%25s", "x'--", "?", "x" * 500):
        assert ann.get(f"/api/tables/{name}")[0] in (400, 404, 405), name
        assert ann.enter(name, "token")[0] in (400, 404, 405), name
    assert "store failed" not in served.errors.read_text()
    assert ann.open_table(ME, OPEN)


@pytest.mark.full
def test_two_stores_that_write_to_the_same_tables_never_wait_in_a_ring(
    tmp_path: Path, cluster: Cluster
) -> None:
    tables = [f"t{n}" for n in range(100)]

    async def write() -> None:
        database = database_at(cluster.new_database(), tmp_path)
        one, two = Store(database), Store(database)
        await asyncio.gather(*(one.open_table(table, b"", b"") for table in tables))
        for seq in range(20):
            forth = [one.append(table, seq, b"one") for table in tables]
            back = [two.append(table, seq, b"two") for table in reversed(tables)]
            won, other = await asyncio.gather(*forth), await asyncio.gather(*back)
            assert [a != b for a, b in zip(won, reversed(other), strict=True)] == [True] * 100
        one.close()
        two.close()

    run_apart(write())


# A database that goes away


@pytest.mark.full
def test_a_lost_database_is_told_and_heals_and_nothing_acknowledged_is_lost(
    served: Server, cluster: Cluster
) -> None:
    ann = Browser(served.address)
    table = ann.open_table(ME, ME, seed=1)["table"]
    with ann.at(table, 0) as seat:
        seat.play("++")
        before = seat.state["seq"]
        seat.look(1)
        cluster.stop()
        try:
            answer = seat.play("++")
            assert answer["phrase"]["key"] == "store-failed"
            assert ann.get(f"/api/tables/{table}")[0] == 503
            assert ann.post("/api/tables", {"game": "sunrise", "seats": [ME, OPEN]})[0] == 503
            assert ann.get("/api/about")[0] == 200
            assert seat.look(1)["seq"] == before, "what was not kept has not happened"
        finally:
            cluster.start()
        play_when_healed(seat, "++")
        assert seat.look(0)["seq"] == before + 1
    wait_until_known(ann, table)
    with ann.at(table, 0) as seat:
        assert seat.state["seq"] == before + 1
    served.restart()
    assert ann.get(f"/api/tables/{table}")[1]["seq"] == before + 1


@pytest.mark.full
def test_a_restart_of_the_database_between_two_moves_is_not_even_noticed(
    served: Server, cluster: Cluster
) -> None:
    ann = Browser(served.address)
    table = ann.open_table(ME, OPEN)["table"]
    with ann.at(table, 0) as seat:
        cluster.stop()
        cluster.start()
        assert seat.play("++")["type"] == "state"


@pytest.mark.full
def test_a_bot_waits_for_the_database_and_then_moves(served: Server, cluster: Cluster) -> None:
    ann = Browser(served.address)
    table = ann.open_table(ME, {"kind": "bot", "bot": "planner"})["table"]
    with ann.at(table, 0) as seat:
        seat.play("++")
        seat.wait_for_my_turn()
        with bots_paused(served):
            take_turn(seat, Random(1))
            mine, failed = seat.state["seq"], failures(served)
            cluster.stop()
        assert within(PATIENCE, lambda: failures(served) > failed)
        cluster.start()
        seat.wait_for_my_turn()
        assert seat.state["seq"] > mine


@pytest.mark.full
def test_a_connection_that_is_cut_is_replaced(served: Server, cluster: Cluster) -> None:
    ann = Browser(served.address)
    table = ann.open_table(ME, ME, seed=1)["table"]
    assert served.database is not None
    with ann.at(table, 0) as seat:
        for words in ("COMMIT", "SELECT", "LISTEN"):
            assert cluster.cut_connections(served.database, words) >= 1, words
            seat.wait_until(lambda: seat.state["to_act"] is not None)
            seat.look(seat.state["to_act"])
            assert seat.play("++")["type"] == "state"
    wait_until_known(ann, table)


# A database that cannot be used


def refusal_to_serve(shell: Shell, database: str, *arguments: str) -> str:
    """At a port of its own: at the usual one somebody may be served."""
    port = str(free_port("127.0.0.1"))
    return shell.bad("serve", "--port", port, "--database", database, *arguments)


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "The database cannot be used: "),
        ("fr", "La base de données est inutilisable : "),
    ],
)
def test_a_database_out_of_reach_ends_the_start_in_a_sentence(
    shell: Shell, lang: str, sentence: str
) -> None:
    address = f"postgresql://ann:s3cret@127.0.0.1:{free_port('127.0.0.1')}/x"
    complaint = refusal_to_serve(shell, address, "--lang", lang)
    assert complaint.startswith(sentence)
    assert "s3cret" not in complaint


def test_a_database_that_does_not_exist_ends_the_start_in_a_sentence(
    shell: Shell, cluster: Cluster
) -> None:
    complaint = refusal_to_serve(shell, cluster.address("nowhere"))
    assert 'database "nowhere" does not exist' in complaint


@pytest.mark.parametrize(
    "address",
    [
        "mysql://ann:s3cret@host/db",
        "sqlite://",
        "sqlite:///",
        "postgresql://ann:s3cr@et@host/db",
        "postgresql://ann:5/s3cret@host/db",
        "postgresql://ann:s3cret@host:port/db",
        "postgresql://host/db?s3cret=1",
        "faubourg.db",
    ],
)
def test_what_is_no_address_is_not_repeated(shell: Shell, address: str) -> None:
    complaint = refusal_to_serve(shell, address)
    assert "postgresql://user:password@host" in complaint
    assert "s3cr" not in complaint


@pytest.mark.full
def test_several_servers_may_start_at_once_on_an_empty_database(
    tmp_path: Path, cluster: Cluster
) -> None:
    address = cluster.new_database()
    with ThreadPoolExecutor(3) as pool:
        started = [pool.submit(Server, tmp_path / f"{n}", database=address) for n in range(3)]
    for each in started:
        if each.exception() is None:
            each.result().kill()
    for each in started:
        assert "Traceback" not in each.result().errors.read_text()
    newest = all_steps()[-1].number
    assert cluster.ask("SELECT version_num FROM alembic_version", database=address) == [(newest,)]


def test_a_newer_schema_is_left_alone(shell: Shell, cluster: Cluster, served: Server) -> None:
    assert served.database is not None
    cluster.ask("UPDATE alembic_version SET version_num = '9999'", database=served.database)
    assert "9999" in refusal_to_serve(shell, served.database)
