"""Long names where there is little room: whole words, or a hyphen between syllables."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.e2e.getting_up import end_alone
from tests.e2e.people import DESK, PHONE, People
from tests.e2e.scenes import ask, sit_down
from tests.e2e.score import beads

pytestmark = pytest.mark.needs("chromium")
NAMES = ("Bartholomée", "Marie-Charlotte", "Guillemette", "Christophe", "Bartholomée")
SIZES: tuple[ViewportSize, ...] = (DESK, {"width": 1366, "height": 768}, PHONE)
BROKEN = r"""() => {
  const broken = [];
  for (const name of document.querySelectorAll(".given, .seat .name, .card .name, .towers .name")) {
    const walker = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const letters = [...text.data].map((letter, at) => {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return { letter, bottom: range.getBoundingClientRect().bottom };
      });
      const isBroken = letters.some(({ letter, bottom }, at) => {
        const before = letters[at - 1];
        return before && /\p{L}/u.test(before.letter) && /\p{L}/u.test(letter)
          && bottom - before.bottom > 4;
      });
      if (isBroken) broken.push(name.textContent);
    }
  }
  return broken;
}"""
"""Names of which a line ends in mid-word, without so much as a hyphen."""
WIDTH = "(sentence) => sentence.getBoundingClientRect().width"


@pytest.mark.parametrize(
    ("game", "seats"),
    [("kensington", 5), ("kensington", 4), ("kensington", 2), ("sunrise", 4), ("bella_vista", 4)],
)
def test_no_name_is_broken_in_mid_word(people: People, game: str, seats: int) -> None:
    ann = people.person(NAMES[0], "fr")
    bots = [{"kind": "bot", "name": name, "bot": "random"} for name in NAMES[-seats + 1 :]]
    wishes = [{"kind": "me", "name": NAMES[0]}, *bots]
    opened = ask(ann, "/api/tables", json.dumps({"game": game, "seats": wishes}))
    ann.visit(f"/t/{opened['table']}")
    expect(ann.page.locator(".name", has_text="Bartholomée 2").first).to_be_visible()
    for walks in (False, True):
        if walks:
            ann.page.keyboard.press("s")
            expect(beads(ann)).to_be_visible()
        for size in SIZES:
            ann.page.set_viewport_size(size)
            assert ann.page.evaluate(BROKEN) == [], (walks, size)


def test_a_victory_that_all_five_share_is_told_in_lines_of_words(people: People) -> None:
    ann = people.person("Ann", "fr")
    ann.game = "kensington"
    sit_down(ann, "me", *["random"] * 4)
    end_alone(ann)
    for size in SIZES:
        ann.page.set_viewport_size(size)
        assert ann.page.locator(".winner p").first.evaluate(WIDTH) >= 150
