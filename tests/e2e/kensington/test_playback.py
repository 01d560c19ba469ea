"""What is seen beside the façades while the moves of others are shown: no more than these moves."""

from __future__ import annotations

import re
from itertools import takewhile

import pytest

from tests.e2e.kensington.taking_part import MINE, Mason
from tests.e2e.people import People
from tests.e2e.scenes import sit_down

pytestmark = pytest.mark.needs("chromium")
WATCH = """() => {
  window.steps = [];
  const note = () => {
    const skip = document.querySelector("aside section > p + .btn");
    const left = document.querySelector(".heap h2 .caption");
    if (skip) window.steps.push([skip.previousElementSibling.textContent, left.textContent,
      [...document.querySelectorAll("aside li[title]")].map((each) => each.title).join(" ")]);
  };
  new MutationObserver(note).observe(document.body, {subtree: true, childList: true,
    characterData: true, attributes: true});
}"""
TAKES = re.compile(" (takes|pays) ")


def number_in(words: str) -> int:
    return int(words.split()[0])


def test_the_heap_and_what_happened_belong_to_the_move_that_is_shown(people: People) -> None:
    ann = people.person("Ann", motion=True)
    ann.game = "kensington"
    sit_down(ann, "me", "greedy", "greedy")
    player = Mason(ann)
    player.wait_for("take")
    player.decide("take")
    player.wait_for("build")
    before = number_in(ann.page.locator(".heap h2 .caption").inner_text())
    ann.page.evaluate(WATCH)
    while player.wait_for(*MINE) == "build":
        player.decide("build")
    steps: list[tuple[str, str, str]] = ann.page.evaluate("window.steps")
    first = steps[0][0]
    of_one = [*takewhile(lambda step: step[0] == first or not TAKES.search(step[0]), steps)]
    assert len({told for told, _, _ in of_one}) > 1
    assert all(number_in(left) >= before - 1 for _, left, _ in of_one)
    for told, _, happened in of_one:
        assert told.strip() in happened
        assert len(TAKES.findall(happened)) == 1
