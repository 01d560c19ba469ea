"""A server with games that are packages of their own: the example, and a game just begun."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.cli.shell import Shell
from tests.e2e.people import People
from tests.server.conftest import ROOT, Server, serving
from tests.testing.installed_packages import install

BEGUN = "stone_rows"


def add_options(package: Path) -> None:
    """Two options that change nothing: one has words of its own, the other only its name."""
    model = package / "model.py"
    first = "    first: FirstSeat = 0\n"
    more = '    pace: Literal["calm", "brisk"] = "calm"\n    open_hands: bool = False\n'
    text = model.read_text().replace(first, first + more)
    model.write_text(text.replace("import NewType", "import Literal, NewType"))
    prefix = (package / "meta.py").read_text().partition('prefix="')[2].partition('"')[0]
    key = f"{prefix.lower()}-reading-pace"
    words = package / "locale" / "en" / f"{BEGUN}.ftl"
    words.write_text(f"{words.read_text()}\n{key} = Tempo\n{key}-brisk = brisk, please\n")


@pytest.fixture(scope="session")
def nursery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    home = tmp_path_factory.mktemp("nursery")
    Shell(home).good("new-game", BEGUN, "stones")
    add_options(home / "stones" / "src" / BEGUN)
    sites = [
        install(ROOT / "examples" / "orchard", home / "orchard"),
        install(home / "stones", home / "begun"),
    ]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(map(str, sites)))
        with serving(home / "data", patient=True) as running:
            yield running
            assert "Traceback" not in running.errors.read_text()


@pytest.fixture
def guests(browser: Browser, nursery: Server) -> Iterator[People]:
    """People at that server; none of their pages may complain."""
    people = People(browser, nursery.address)
    yield people
    assert people.part() == []
