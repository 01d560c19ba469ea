"""Nothing is wider than a phone: no page of a game, and no choice of a table to be."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.bella_vista import taking_part as bella_vista
from tests.e2e.kensington import taking_part as kensington
from tests.e2e.people import PHONE, People, Person
from tests.e2e.scenes import sit_down
from tests.e2e.sunrise import taking_part as sunrise
from tests.long_forms import in_full

pytestmark = pytest.mark.needs("chromium")
GUESTS = {
    "sunrise": (sunrise.Player, sunrise.MINE),
    "bella_vista": (bella_vista.Architect, bella_vista.MINE),
    "kensington": (kensington.Mason, kensington.MINE),
}
DECISIONS = 6
WIDTH = "() => document.documentElement.scrollWidth"
CUT = """selects => selects.flatMap((select) => [...select.options].flatMap((option) => {
  const alone = select.cloneNode(false);
  alone.append(option.cloneNode(true));
  alone.style.cssText = "position: absolute; width: max-content; min-width: 0; flex: none";
  select.after(alone);
  const { width } = alone.getBoundingClientRect();
  alone.remove();
  return width > select.getBoundingClientRect().width + 0.5 ? [option.text] : [];
}))"""


@pytest.mark.parametrize("language", in_full(["fr", "en"], short=["fr"]))
@pytest.mark.parametrize("game", GUESTS)
@pytest.mark.parametrize("seats", in_full([2, 3, 4], short=[2]))
def test_no_page_of_a_game_is_wider_than_the_screen(
    people: People, game: str, seats: int, language: str
) -> None:
    me = people.person("Zoé", language, PHONE)
    me.game = game
    sit_down(me, "me", *["easy"] * (seats - 1))
    kind, mine = GUESTS[game]
    guest = kind(me)
    for _ in range(DECISIONS):
        guest.wait_for(*mine)
        look(me)
        guest.act()
        look(me)


def look(me: Person) -> None:
    assert me.page.evaluate(WIDTH) == PHONE["width"]


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", GUESTS)
def test_no_box_of_a_table_to_be_cuts_its_choice(people: People, game: str, language: str) -> None:
    me = people.person("Zoé", language, PHONE)
    me.game = game
    me.go_home()
    me.game_card.click()
    expect(me.button("open-table")).to_be_enabled()
    boxes = me.page.locator("form select")
    expect(boxes.first).to_be_visible()
    assert boxes.evaluate_all(CUT) == []
