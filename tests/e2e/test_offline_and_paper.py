"""Without a server the house still stands; and the score goes on paper."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.page_complaints import GONE
from tests.e2e.people import People
from tests.e2e.screens import SCREENS
from tests.server.conftest import Server

pytestmark = pytest.mark.needs("chromium")
KEPT = "navigator.serviceWorker.ready.then((worker) => worker.active !== null)"
ICONS = """async () => {
  const manifest = await fetch(document.querySelector('link[rel="manifest"]').href);
  const links = [...document.querySelectorAll('link[rel$="icon"]')].map((link) => link.href);
  const named = [...links, ...(await manifest.json()).icons.map((icon) => icon.src)];
  return Promise.all(named.map(async (src) => {
    const image = Object.assign(new Image(), { src });
    await image.decode();
    return [new URL(src, location.href).pathname, image.naturalWidth, image.naturalHeight];
  }));
}"""
"""Every picture by which a device may remember the house, and how large it is."""


def test_the_shell_comes_up_without_a_server_and_says_so_calmly(
    survivors: People, fragile: Server
) -> None:
    ann = survivors.person("Ann", keeps_shell=True)
    ann.watch.forgive(*GONE)
    ann.go_home()
    assert ann.page.evaluate(KEPT)
    fragile.kill()
    ann.page.reload()
    expect(ann.heading("home-title")).to_be_visible()
    expect(ann.heading("offline-title")).to_be_visible()
    expect(ann.page.get_by_role("alert")).to_have_count(0)
    card = ann.page.locator("article").filter(has=ann.game_card)
    card.get_by_role("link", name=ann.says("rules")).click()
    expect(ann.page.get_by_text("SL-2.2").first).to_be_visible()
    ann.page.go_back()
    expect(ann.heading("offline-title")).to_be_visible()
    fragile.start()
    ann.button("again").click()
    expect(ann.button("open-table")).to_be_visible()


def test_every_icon_that_a_device_may_keep_is_a_picture(people: People) -> None:
    ann = people.person("Ann")
    ann.go_home()
    icons = {path: size for path, *size in ann.page.evaluate(ICONS)}
    assert icons.keys() == {"/icon.svg", "/apple-touch-icon.png", "/assets/icon-app.svg"}
    assert icons["/apple-touch-icon.png"] == [180, 180]


def test_paper_shows_the_sheet_with_every_line_and_nothing_else(people: People) -> None:
    ann = people.person("Ann")
    SCREENS["score-walk"](people, ann)
    sheet = ann.page.locator("article")
    expect(sheet).to_be_hidden()
    ann.page.emulate_media(media="print")
    expect(sheet).to_be_visible()
    expect(ann.page.locator(".walk")).to_be_hidden()
    totals = [int(text) for text in sheet.locator("tfoot tr").first.locator("td").all_inner_texts()]
    lines = [int(text) for text in sheet.locator("li .num").all_inner_texts()]
    assert sum(totals) == sum(lines) > 0
    assert len(ann.page.pdf()) > 10_000
