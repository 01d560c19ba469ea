"""What is seen beside the city while the moves of others are shown: no more than these moves."""

from __future__ import annotations

import pytest

from tests.e2e.bella_vista.screens import LATE, RECORD
from tests.e2e.bella_vista.taking_part import MINE, Architect
from tests.e2e.people import People
from tests.e2e.playback import Shown, State, Witness
from tests.e2e.scenes import go_on_from

pytestmark = pytest.mark.needs("chromium")
WATCH = """() => {
  window.seen = [];
  const text = (parts) => [...document.querySelectorAll(parts)].map((each) => each.textContent);
  const note = () => {
    if (!document.querySelector("aside section > p + .btn")) return;
    const built = text(".seats .fact:first-child .sr-only").join();
    window.seen.push([built, text(".forecast .objectives .points").join()]);
  };
  new MutationObserver(note).observe(document.body, {subtree: true, childList: true,
    characterData: true, attributes: true});
}"""


def test_the_objectives_count_no_building_before_it_is_shown(people: People) -> None:
    ann = people.person("Ann", motion=True)
    ann.game = "bella_vista"
    go_on_from(ann, LATE, "me", "greedy", "greedy", record=RECORD)
    player = Architect(ann)
    player.wait_for("offer")
    ann.page.evaluate(WATCH)
    player.decide("offer")
    for _ in range(3):
        player.wait_for(*MINE)
        player.act()
    player.wait_for(*MINE)
    seen = ann.page.evaluate("window.seen")
    assert len({built for built, _ in seen}) > 1
    counted: dict[str, set[str]] = {}
    for built, objectives in seen:
        counted.setdefault(built, set()).add(objectives)
    assert {built: found for built, found in counted.items() if len(found) > 1} == {}


LOOK = """() => {
  const seats = [...document.querySelectorAll(".seats .seat")];
  const number = (it) => parseInt((it?.textContent ?? "0").replace("\u2212", "-"));
  return {
    coins: seats.map((it) => number(it.querySelector(".points"))),
    built: seats.map((it) => number(it.querySelector(".fact:first-child [aria-hidden]:not(svg)"))),
    contracts: seats.map((it) => number(it.querySelector(".badge"))),
    objectives: [...document.querySelectorAll(".forecast .objectives .points")].map(number),
  };
}"""
SEATS = range(3)
OBJECTIVES = ("BV-5.1", "BV-5.2")
"""The rules of the two objectives, in the order of their cards."""


def seen_of(state: State) -> Shown:
    """What is to be seen of a position."""
    view = state["view"]

    def points(rule: str, seat: int) -> int:
        of = (rule, seat)
        return sum(
            each["points"] for each in state["standing"] if (each["rule"], each["seat"]) == of
        )

    return {
        "coins": state["totals"],
        "built": [sum(each["seat"] == seat for each in view["buildings"]) for seat in SEATS],
        "contracts": [len(taken) for taken in view["taken"]],
        "objectives": [points(rule, seat) for rule in OBJECTIVES for seat in SEATS],
    }


def test_all_that_is_counted_belongs_to_the_move_that_is_shown(people: People) -> None:
    ann = people.person("Ann", motion=True)
    ann.game = "bella_vista"
    witness = Witness(ann)
    go_on_from(ann, LATE, "me", "greedy", "greedy", record=RECORD)
    player = Architect(ann)
    player.wait_for("offer")
    witness.watch(LOOK)
    for _ in range(4):
        player.act()
        player.wait_for(*MINE)
    if not witness.was_told_all():
        pytest.skip("positions were left out")
    told = [seen_of(state) for state in witness.told]
    assert [each for each in witness.shown if each not in told] == []
    assert len({str(each["built"]) for each in told}) > 3
