"""Two people at one screen: a curtain between their turns, and nobody's cards behind it."""

from __future__ import annotations

import json
from time import monotonic

import pytest
from playwright.sync_api import Locator, WebSocket, expect

from tests.e2e.people import People, Person
from tests.e2e.sunrise.taking_part import PAUSE, Player
from tests.patience import PATIENCE

pytestmark = pytest.mark.needs("chromium")

WATCH = """
window.peeped = [];
new MutationObserver(() => {
  const covered = document.querySelector(".curtain");
  const cards = document.querySelectorAll(".card-button").length;
  if (covered && cards) window.peeped.push(`${cards} cards behind the curtain`);
}).observe(document, { childList: true, subtree: true });
"""


class Post:
    """The positions that arrived at a page: through whose eyes, and with which cards."""

    def __init__(self, person: Person) -> None:
        self._views: list[tuple[int | None, list[int] | None]] = []
        self._page = person.page
        self._page.on("websocket", self._open)

    def _open(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._receive)

    def _receive(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "state":
            self._views.append((message["seat"], message["view"]["hand"]))

    def newest(self) -> tuple[int | None, list[int] | None]:
        return self._views[-1]

    def wait_until_covered(self) -> None:
        """The answer to a page that gave its cards up may still be on its way."""
        deadline = monotonic() + PATIENCE
        while self.newest() != (None, None):
            assert monotonic() < deadline, "cards came to the page while it was covered"
            self._page.wait_for_timeout(PAUSE)


def curtain_for(person: Person, name: str) -> Locator:
    curtain = person.dialog("curtain-label")
    expect(curtain).to_contain_text(person.says("curtain-title", who=name))
    return curtain


def hand_over(person: Person) -> None:
    """Look at what was drawn, and let the curtain fall."""
    person.button("hand-screen-over").click()


def raise_curtain(person: Person, name: str) -> None:
    curtain_for(person, name).get_by_role("button").click()
    expect(person.cards.first).to_be_visible()


def test_the_curtain_falls_between_turns_and_hides_every_card(people: People) -> None:
    both = people.person("Ann and Ben")
    both.page.add_init_script(WATCH)
    post = Post(both)
    both.open_table("me", "me")
    player = Player(both)
    for name in ("Ann", "Ben", "Ann", "Ben"):
        curtain_for(both, name)
        assert both.cards.count() == 0
        post.wait_until_covered()
        raise_curtain(both, name)
        assert post.newest()[0] == ("Ann", "Ben").index(name)
        expect(both.status).to_contain_text(both.says("turn-of", who=name))
        player.take_a_turn()
        hand_over(both)
    curtain_for(both, "Ann")
    assert both.page.evaluate("window.peeped") == []


def test_whoever_draws_sees_the_cards_before_the_curtain_falls(people: People) -> None:
    both = people.person("Ann and Ben")
    post = Post(both)
    both.open_table("me", "me")
    raise_curtain(both, "Ann")
    before = both.cards.count()
    Player(both).wait_for("turn")
    Player(both).second.click()
    expect(both.heading("drawn-title", who="Ann")).to_be_visible()
    expect(both.page.locator(".drawn li")).to_have_count(2)
    expect(both.page.locator(".drawn li", has_text="Ann")).to_have_count(0)
    expect(both.cards).to_have_count(before + 2)
    assert post.newest()[0] == 0, "the cards are those of whoever drew them"
    expect(both.dialog("curtain-label")).to_have_count(0)
    expect(both.button("hand-screen-over")).to_be_focused()
    both.page.keyboard.press("Enter")
    curtain_for(both, "Ben")
    assert both.cards.count() == 0


def test_a_take_back_names_the_turn_of_the_other_before_it_goes(people: People) -> None:
    both = people.person("Ann and Ben")
    both.open_table("me", "me")
    player = Player(both)
    for name in ("Ann", "Ben"):
        raise_curtain(both, name)
        player.wait_for("turn")
        player.second.click()
        hand_over(both)
    raise_curtain(both, "Ann")
    expect(both.cards).to_have_count(5)
    both.button("undo").first.click()
    drawn = [both.says("sunrise-told-draw", who=name, number=2) for name in ("Ann", "Ben")]
    what, undo = " ".join(drawn), both.says("undo-anyway")
    warning = both.banner("take-back-warning", what=what, button=undo)
    expect(warning).to_be_visible()
    expect(both.cards).to_have_count(5)
    both.button("undo").first.click()
    expect(warning).to_have_count(0)
    expect(both.cards).to_have_count(3)


def test_the_curtain_is_still_down_after_the_page_was_loaded_again(people: People) -> None:
    both = people.person("Ann and Ben")
    both.page.add_init_script(WATCH)
    both.open_table("me", "me")
    raise_curtain(both, "Ann")
    both.page.reload()
    curtain_for(both, "Ann")
    assert both.cards.count() == 0
    assert both.page.evaluate("window.peeped") == []


def test_a_replay_of_a_running_game_shows_nobodys_hand_on_a_shared_screen(people: People) -> None:
    both = people.person("Ann and Ben")
    both.open_table("me", "me")
    raise_curtain(both, "Ann")
    table = both.table
    for address in (f"/r/{table}", f"/r/{table}?ply=0&seat=1"):
        both.page.goto(both.page.url.split("/t/")[0].split("/r/")[0] + address)
        expect(both.page.get_by_text(both.says("replay-no-hands"))).to_be_visible()
        for name in ("Ann", "Ben"):
            box = both.page.locator(".left button", has_text=name)
            expect(box).to_be_disabled()
            expect(box).to_have_attribute("aria-pressed", "false")
        assert both.cards.count() == 0


@pytest.mark.full
def test_the_curtain_falls_also_where_a_bot_has_played_in_between(people: People) -> None:
    both = people.person("Ann and Ben")
    both.page.add_init_script(WATCH)
    both.open_table("me", "me", "easy")
    for name in ("Ann", "Ben", "Ann"):
        raise_curtain(both, name)
        Player(both).take_a_turn()
        hand_over(both)
    curtain_for(both, "Ben")
    assert both.page.evaluate("window.peeped") == []
