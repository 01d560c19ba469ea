"""A browser and a server for each worker, and people who leave no complaint behind."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.conftest import find_program
from tests.e2e.people import People
from tests.patience import PATIENCE_WITH_PAGES
from tests.server.conftest import Server

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
]

expect.set_options(timeout=PATIENCE_WITH_PAGES)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=find_program("chromium"), args=FLAGS)
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that nobody may hurt."""
    running = Server(tmp_path_factory.mktemp("house") / "data", patient=True)
    yield running
    assert running.process.poll() is None, "a test took the server down"
    running.kill()
    assert "Traceback" not in running.errors.read_text()


@pytest.fixture
def fragile(tmp_path: Path) -> Iterator[Server]:
    """A server of one's own, for a test that ends it."""
    running = Server(tmp_path / "data", patient=True)
    yield running
    if running.process.poll() is None:
        running.kill()


@pytest.fixture
def people(browser: Browser, house: Server) -> Iterator[People]:
    """People at the server of all tests; none of their pages may complain."""
    yield from _watched(People(browser, house.address))


@pytest.fixture
def survivors(browser: Browser, fragile: Server) -> Iterator[People]:
    """People at a server that will not last."""
    yield from _watched(People(browser, fragile.address))


def _watched(people: People) -> Iterator[People]:
    yield people
    assert people.part() == []
