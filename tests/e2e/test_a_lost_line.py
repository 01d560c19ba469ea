"""The server is gone in mid game and comes back: the page says so, heals, and has lost nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.page_complaints import GONE
from tests.e2e.people import People
from tests.e2e.sunrise.taking_part import Player
from tests.e2e.sunrise.town import hand, town
from tests.server.conftest import Server

pytestmark = pytest.mark.needs("chromium")


def test_a_game_goes_on_after_the_server_was_killed(survivors: People, fragile: Server) -> None:
    ann = survivors.person("Ann", keeps_shell=True)
    ann.watch.forgive(*GONE)
    ann.open_table("me", "easy")
    player = Player(ann)
    for _ in range(3):
        player.take_a_turn()
    player.wait_for("turn")
    before = town(ann), hand(ann)

    fragile.kill()
    expect(ann.status).to_contain_text(ann.says("line-lost"))
    assert (town(ann), hand(ann)) == before, "the board is gone with the line"

    fragile.start()
    expect(ann.status).to_contain_text(ann.says("your-turn"))
    assert (town(ann), hand(ann)) == before
    player.take_a_turn()
    player.wait_for("turn")
    assert (town(ann), hand(ann)) != before


@pytest.mark.full
def test_a_click_without_a_line_is_not_lost_in_silence(survivors: People, fragile: Server) -> None:
    ann = survivors.person("Ann", keeps_shell=True)
    ann.watch.forgive(*GONE)
    ann.open_table("me", "easy")
    player = Player(ann)
    player.wait_for("turn")
    space = next(iter(player.offers()))
    player.choose(space)
    before = town(ann)
    fragile.kill()
    expect(ann.status).to_contain_text(ann.says("line-lost"))
    # What cannot be sent cannot be pressed.
    expect(player.go).to_be_disabled()
    expect(player.second).to_be_disabled()
    expect(ann.space(space)).to_have_attribute("aria-selected", "true")

    fragile.start()
    expect(ann.status).to_contain_text(ann.says("your-turn"))
    assert town(ann) == before
    player.build()
    expect(player.second).to_contain_text(ann.says("stop"))
    assert town(ann) != before
