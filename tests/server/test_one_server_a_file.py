"""One Faubourg at a time serves a file; the next is told so, until the first has ended."""

from __future__ import annotations

from pathlib import Path

import pytest

from faubourg.server.storage.database_errors import BadDatabase
from faubourg.server.storage.event_store import Store
from faubourg.server.storage.sqlite import Sqlite
from faubourg.server.web.serve import free_port
from tests.cli.shell import Shell
from tests.server.browser import Browser
from tests.server.conftest import Server
from tests.server.test_seating import ME, OPEN


def test_a_second_server_on_the_same_file_says_what_else_one_can_do(fragile: Server) -> None:
    shell, port = Shell(fragile.data.parent), str(free_port("127.0.0.1"))
    for lang, sentence in (("en", "Another Faubourg serves"), ("fr", "Un autre Faubourg sert")):
        complaint = shell.bad("serve", "--port", port, "--data", fragile.data, "--lang", lang)
        assert sentence in complaint
        assert "faubourg.db" in complaint
        assert "--data" in complaint
        assert "postgresql://" in complaint
    link = fragile.data.parent / "link.db"
    link.symlink_to(fragile.data / "faubourg.db")
    complaint = shell.bad("serve", "--port", port, "--database", f"sqlite:///{link}")
    assert "Another Faubourg serves" in complaint, "by whatever name"
    assert Browser(fragile.address).open_table(ME, OPEN), "the first goes on"


@pytest.mark.full
def test_a_server_that_was_killed_holds_nothing(fragile: Server) -> None:
    fragile.restart()
    assert Browser(fragile.address).open_table(ME, OPEN)


def test_a_store_lets_go_of_its_file_when_it_is_closed_and_when_it_cannot_begin(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "x.db"
    first = Store(Sqlite(file))
    with pytest.raises(BadDatabase, match="Another Faubourg"):
        Store(Sqlite(file))
    first.close()
    monkeypatch.setattr(Store, "_begin", lambda _: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        Store(Sqlite(file))
    monkeypatch.undo()
    Store(Sqlite(file)).close()
