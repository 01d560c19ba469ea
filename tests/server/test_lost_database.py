"""A database that is deleted underneath its server: nobody is told of what was not kept."""

from __future__ import annotations

import pytest

from tests.server.browser import Browser
from tests.server.conftest import Server
from tests.server.test_seating import ME, OPEN


@pytest.mark.parametrize("files", ["faubourg.db*", "faubourg.db-wal"])
def test_what_a_deleted_database_would_not_keep_does_not_happen(
    fragile: Server, files: str
) -> None:
    ann = Browser(fragile.address)
    table = ann.open_table(ME, OPEN)["table"]
    with ann.at(table, 0) as hers:
        for file in [*fragile.data.glob(files)]:
            file.unlink()
        assert hers.play("++")["phrase"]["key"] == "store-failed"
        assert hers.look(0)["seq"] == 1
    code, why = ann.post("/api/tables", {"game": "sunrise", "seats": [ME, OPEN]})
    assert (code, why["phrase"]["key"]) == (503, "store-failed")
    assert fragile.process.poll() is None


@pytest.mark.full
def test_a_database_that_cannot_be_read_is_reported_and_no_failure(fragile: Server) -> None:
    ann = Browser(fragile.address)
    table = ann.open_table(ME, OPEN)["table"]
    for file in fragile.data.glob("*"):
        if not file.name.endswith("-shm"):
            file.write_bytes(b"\xff" * file.stat().st_size)
    code, why = ann.get(f"/api/tables/{table}")
    assert (code, why["phrase"]["key"]) == (503, "store-failed")
    assert "Traceback" not in fragile.errors.read_text()
