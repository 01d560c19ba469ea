"""A whole game with a finger, in French, on a small screen where everything has its place."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.people import PHONE, People, Person
from tests.e2e.score import beads
from tests.e2e.screen import covering, foreign, scrolling
from tests.e2e.sunrise.taking_part import PAUSE, Player, tap
from tests.e2e.sunrise.town import buildings
from tests.e2e.whole_games import LAST_TURNS, skip_the_middle

pytestmark = pytest.mark.needs("chromium")
EVERY = 5
"""How many decisions lie between two close looks at the screen."""


def look_closely(person: Person) -> None:
    assert scrolling(person.page) == []
    assert foreign(person.page, "fr", "en") == []
    for main in person.page.locator(".actions .btn.go, .others .btn.go").all():
        assert covering(main) == []


@pytest.mark.full
def test_a_whole_game_is_played_by_finger_in_french(people: People) -> None:
    zoe = people.person("Zoé", "fr", PHONE, touch=True)
    zoe.go_home()
    look_closely(zoe)
    zoe.game_card.tap()
    zoe.page.get_by_role("group", name=zoe.says("players")).get_by_role("button", name="2").tap()
    zoe.page.get_by_label(zoe.says("who-sits", number=2), exact=True).select_option("easy")
    zoe.page.get_by_label(zoe.says("name-of-seat", number=1), exact=True).fill("Zoé")
    zoe.button("open-table").tap()
    expect(zoe.board).to_be_visible()
    skip_the_middle(zoe, LAST_TURNS, "me", "easy", "easy")
    player, decisions = Player(zoe, tap), 0
    while player.stage() != "over":
        if not player.act():
            zoe.page.wait_for_timeout(PAUSE)
            continue
        decisions += 1
        if decisions % EVERY == 0:
            look_closely(zoe)
    look_closely(zoe)
    zoe.button("see-board").tap()
    look_closely(zoe)
    assert any("Zoé" in name for name in buildings(zoe)), "nothing was built in a whole game"
    zoe.button("walk-scores").tap()
    for number in range(1, 7):
        expect(beads(zoe)).to_have_accessible_name(zoe.says("step-of", number=number, total=6))
        assert foreign(zoe.page, "fr", "en") == []
        assert number == 1 or scrolling(zoe.page) == [], "a bonus does not show all it is about"
        zoe.page.locator("footer .btn.go").tap()
    expect(zoe.heading("game-is-over").first).to_be_visible()
