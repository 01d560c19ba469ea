"""What those who run a server can read off it."""

from __future__ import annotations

from urllib.request import urlopen

import pytest

from tests.patience import PATIENCE
from tests.server.browser import Browser
from tests.server.conftest import Server
from tests.server.test_seating import BOT, ME, OPEN


def numbers(server: Server) -> dict[str, float]:
    """Every number of /metrics by its name."""
    with urlopen(f"http://{server.address}/metrics", timeout=PATIENCE) as reply:
        assert reply.headers["content-type"].startswith("text/plain")
        lines = reply.read().decode().splitlines()
    pairs = [line.rpartition(" ") for line in lines if not line.startswith("#")]
    return {name: float(value) for name, _, value in pairs}


def test_the_server_says_that_it_is_well(house: Server) -> None:
    with urlopen(f"http://{house.address}/healthz", timeout=PATIENCE) as reply:
        assert (reply.status, reply.read()) == (200, b"ok")


def test_tables_moves_connections_and_refusals_are_counted(fragile: Server) -> None:
    ann = Browser(fragile.address)
    assert numbers(fragile)["faubourg_tables_opened_total"] == 0
    table = ann.open_table(ME, OPEN)["table"]
    with ann.at(table, 0) as hers, ann.at(table, 0):
        hers.play("++")
        assert hers.refusal_of(type="sit", seat=1) == "not-your-seat"
        hers.send(type="play", seq=0, text="++")
        hers.wait_for("stale")
        ann.get("/api/tables/nowhere")
        counted = numbers(fragile)
    assert counted["faubourg_tables_opened_total"] == 1
    assert counted["faubourg_moves_total"] == 1
    assert counted["faubourg_connections"] == 2
    assert counted["faubourg_tables_in_memory"] == 1
    for why in ("not-your-seat", "stale", "unknown-table"):
        assert counted[f'faubourg_refused_total{{why="{why}"}}'] == 1
    with ann.at(table, 0) as hers:
        hers.wait_until(lambda: numbers(fragile)["faubourg_connections"] == 1 or hers.receive())


def test_the_numbers_name_no_table_and_nobody(house: Server) -> None:
    ann = Browser(house.address)
    opened = ann.open_table({"kind": "me", "name": "Zenobia"}, OPEN, BOT)
    with urlopen(f"http://{house.address}/metrics", timeout=PATIENCE) as reply:
        page = reply.read().decode()
    assert "Zenobia" not in page
    assert opened["table"] not in page


@pytest.mark.parametrize("path", ["/metrics", "/healthz"])
def test_nothing_is_done_by_asking_for_numbers(house: Server, path: str) -> None:
    assert Browser(house.address).post(path, {})[0] == 405
