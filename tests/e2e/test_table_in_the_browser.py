"""The table in a real browser: a whole game by clicks, a refusal on the board, both sizes."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

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
DESK, PHONE = (1366, 768), (390, 844)
ARTEFACTS = Path(__file__).resolve().parents[2] / ".artefacts"
MOST_CLICKS = 600

pytestmark = pytest.mark.needs("chromium")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("browser") / "data")
    yield running
    running.kill()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        yield launched
        launched.close()


def open_table(browser: Browser, server: Server, size: tuple[int, int], language: str) -> Page:
    """The home page, and two clicks later a table against two bots."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, locale=language, reduced_motion="reduce"
    )
    page = context.new_page()
    page.on("console", lambda message: complain(message.type, message.text))
    page.on("pageerror", lambda error: complain("error", str(error)))
    page.goto(f"http://{server.address}/")
    page.get_by_role("button", name="Open the table" if language == "en" else "Ouvrir").click()
    expect(page.locator("rect.cell").first).to_be_visible(timeout=15_000)
    return page


COMPLAINTS: list[str] = []


def complain(kind: str, text: str) -> None:
    if kind == "error":
        COMPLAINTS.append(text)


def act(page: Page) -> None:
    """Whatever the main buttons offer: build on the first lit space, stop, draw or discard."""
    cards = page.locator("button.card-button:not([disabled])")
    go = page.locator(".actions .btn.go")
    second = page.locator(".actions .btn:not(.go):not(.undo):visible")
    target = page.locator("rect.cell.target")
    if go.inner_text().strip().startswith("Discard"):
        cards.first.click()
        go.click()
    elif target.count() and second.inner_text().startswith("Draw"):
        target.first.click()
        go.click()
    else:
        second.click()


@pytest.mark.timeout(280)
def test_a_whole_game_against_two_bots_is_played_by_clicks(
    browser: Browser, server: Server
) -> None:
    COMPLAINTS.clear()
    page = open_table(browser, server, DESK, "en")
    ended = page.get_by_role("heading", name="The game is over")
    for _ in range(MOST_CLICKS):
        if ended.count():
            break
        if page.locator(".actions .btn:not([disabled]):visible").count():
            act(page)
        page.wait_for_timeout(30)
    ARTEFACTS.mkdir(exist_ok=True)
    page.screenshot(path=ARTEFACTS / "end-desk.png")
    expect(ended.first).to_be_visible(timeout=10_000)
    page.get_by_role("button", name="Walk through the score").click()
    expect(page.get_by_text("SL-").first).to_be_visible(timeout=10_000)
    page.screenshot(path=ARTEFACTS / "score-desk.png")
    assert COMPLAINTS == []


@pytest.mark.parametrize(
    ("name", "size", "language"), [("desk", DESK, "en"), ("phone", PHONE, "fr")]
)
def test_a_refusal_names_its_rule_and_nothing_scrolls(
    browser: Browser, server: Server, name: str, size: tuple[int, int], language: str
) -> None:
    COMPLAINTS.clear()
    page = open_table(browser, server, size, language)
    expect(page.locator("rect.cell.target").first).to_be_attached(timeout=15_000)
    page.locator('rect[data-space="d1"]').click()
    expect(page.get_by_text("SL-2.2").first).to_be_visible(timeout=10_000)
    ARTEFACTS.mkdir(exist_ok=True)
    page.screenshot(path=ARTEFACTS / f"refusal-{name}.png")
    scrolls = "document.scrollingElement.scrollHeight > window.innerHeight"
    assert page.evaluate(scrolls) is False
    assert COMPLAINTS == []
