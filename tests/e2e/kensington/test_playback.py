"""What is seen beside the façades while the moves of others are shown: no more than these moves."""

from __future__ import annotations

import re
from itertools import takewhile

import pytest

from tests.e2e.kensington.taking_part import MINE, Mason
from tests.e2e.people import People
from tests.e2e.playback import Shown, State, Witness
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


LOOK = """() => {
  const all = (parts) => [...document.querySelectorAll(parts)];
  const points = (parts) => all(parts).map((it) => parseInt(it.textContent));
  const tokens = (label) => parseInt(/(\\d+|no) token/.exec(label)[1]) || 0;
  const bonus = (it) => parseInt(it.querySelector(".bonus")?.textContent ?? "0");
  return {
    points: [...points(".hand .points"), ...points(".neighbours .points")],
    tokens: all(".neighbours button.facade").map((it) => tokens(it.ariaLabel)),
    bonuses: all(".neighbours li").map(bonus),
  };
}"""


def seen_of(state: State) -> Shown:
    """What is to be seen of a position: everybody's points, and more of the others."""
    view, standing = state["view"], state["standing"]
    bonuses = [sum(line["points"] for line in standing if line["seat"] == at) for at in (1, 2)]
    return {"points": state["totals"], "tokens": view["tokens"][1:], "bonuses": bonuses}


def test_points_tokens_and_bonuses_belong_to_the_move_that_is_shown(people: People) -> None:
    ann = people.person("Ann", motion=True)
    ann.game = "kensington"
    witness = Witness(ann)
    sit_down(ann, "me", "greedy", "greedy")
    player = Mason(ann)
    player.wait_for("take")
    witness.watch(LOOK)
    for _ in range(3):
        player.decide("take")
        while player.wait_for(*MINE) == "build":
            player.decide("build")
    if not witness.was_told_all():
        pytest.skip("positions were left out")
    told = [seen_of(state) for state in witness.told]
    assert [each for each in witness.shown if each not in told] == []
    assert len({str(each["points"]) for each in told}) > 1
