"""PostgreSQL that hangs: only those wait who need it, and not for ever."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

import psycopg
import pytest

from faubourg.server.storage.postgres import Postgres
from tests.server.browser import Browser
from tests.server.conftest import Server
from tests.server.postgres_cluster import Cluster
from tests.server.test_postgres import ME, OPEN, play_when_healed, served, wait_until_known

__all__ = ["served"]
pytestmark = pytest.mark.needs("postgres")
WATCH = {"role": "spectator"}


@contextmanager
def locked(address: str, table: str) -> Iterator[None]:
    """Somebody holds a table of the database and does not let go of it."""
    with psycopg.connect(address) as other:
        other.execute(f"LOCK TABLE {table} IN ACCESS EXCLUSIVE MODE".encode())
        yield


@contextmanager
def stopped(*processes: int) -> Iterator[None]:
    """Processes that are there and do nothing, like on a machine that has come to a halt."""
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            os.kill(process, signal.SIGCONT)


def test_while_the_links_are_locked_everything_else_goes_on(served: Server) -> None:
    ann = Browser(served.address)
    table = ann.open_table(ME, ME, seed=1)["table"]
    assert served.database is not None
    with ann.at(table, 0) as seat, ThreadPoolExecutor(9) as pool:
        with locked(served.database, "tokens"):
            links = [pool.submit(ann.post, f"/api/tables/{table}/links", WATCH) for _ in range(9)]
            assert seat.play("++")["type"] == "state"
            assert ann.get(f"/api/tables/{table}")[0] == 200
            assert ann.open_table(ME, ME)["table"]
            assert not any(link.done() for link in links), "nobody waited for the links"
            for link in links:
                code, why = link.result()
                assert (code, why["phrase"]["key"]) == (503, "store-failed")
        assert ann.post(f"/api/tables/{table}/links", WATCH)[0] == 201


@pytest.mark.full
def test_while_the_log_is_locked_moves_are_refused_and_what_needs_none_is_served(
    served: Server,
) -> None:
    ann = Browser(served.address)
    table = ann.open_table(ME, ME, seed=1)["table"]
    assert served.database is not None
    with ann.at(table, 0) as seat, ThreadPoolExecutor(1) as pool:
        with locked(served.database, "events"):
            move = pool.submit(seat.play, "++")
            assert ann.get("/api/about")[0] == 200
            assert ann.get(f"/api/tables/{table}")[0] == 200, "it is in memory"
            assert not move.done()
            assert move.result()["phrase"]["key"] == "store-failed"
        play_when_healed(seat, "++")


@pytest.mark.parametrize("everything", [False, True])
@pytest.mark.full
def test_a_database_that_stands_still_is_given_up_and_taken_up_again(
    served: Server, cluster: Cluster, everything: bool
) -> None:
    ann = Browser(served.address)
    table = ann.open_table(ME, ME, seed=1)["table"]
    ann.post(f"/api/tables/{table}/links", WATCH)
    assert served.database is not None
    still = cluster.backends(served.database)
    assert len(still) == 7, "two that write, four that read, one that listens"
    if everything:
        still.append(cluster.postmaster())
    with ann.at(table, 0) as seat, ThreadPoolExecutor(2) as pool:
        with stopped(*still):
            move = pool.submit(seat.play, "++")
            asked = pool.submit(ann.get, "/api/tables/unheard-of")
            assert ann.get("/api/about")[0] == 200
            assert not move.done()
            assert not asked.done()
            assert move.result()["phrase"]["key"] == "store-failed"
            assert asked.result()[0] == 503
            if not everything:
                play_when_healed(seat, "++")
        if everything:
            play_when_healed(seat, "++")
    wait_until_known(ann, ann.open_table(ME, OPEN)["table"])


def test_the_limits_hold_unless_the_address_sets_others(cluster: Cluster) -> None:
    address = cluster.new_database()
    asked = [
        ("", "4s", "2s"),
        ("?options=-c%20statement_timeout%3D1min", "1min", "2s"),
        ("?options=-c%20lock_timeout%3D7s", "4s", "7s"),
    ]
    for words, statement, lock in asked:
        connection = Postgres(f"{address}{words}").connect()
        assert connection.execute("SHOW statement_timeout").fetchall() == [(statement,)]
        assert connection.execute("SHOW lock_timeout").fetchall() == [(lock,)]
        connection.close()
