"""What is seen of a table while the moves of others are shown: no more than these moves."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import ViewportSize

from tests.e2e.people import DESK, PHONE, People
from tests.e2e.playback import Shown, State, Witness
from tests.e2e.scenes import sit_down
from tests.e2e.sunrise.taking_part import MINE, Player

pytestmark = pytest.mark.needs("chromium")
LOOK = """() => {
  const number = (it) => parseInt(it.textContent);
  const numbers = (parts) => [...document.querySelectorAll(parts)].map(number);
  const fact = (which) => numbers(`.seats .facts > span:${which} > span[aria-hidden]`);
  const empty = /, (free|fountain|pond or garden)$|, sign of /;
  const isFree = (it) => empty.test(it.ariaLabel.split(";")[0]);
  const ranks = [...document.querySelectorAll(".ranks b")]
    .filter((it) => it.checkVisibility());
  return {
    points: numbers(".seats .points"),
    pieces: fact("first-child"),
    cards: fact("last-child"),
    buildings: [...document.querySelectorAll(".cell")].filter((it) => !isFree(it)).length,
    bonuses: ranks.map(number).reduce((sum, each) => sum + each, 0),
    path: document.querySelectorAll("circle.number").length,
  };
}"""


def positions(states: list[State]) -> Iterator[Shown]:
    """What is to be seen of each position."""
    path = 0
    for state in states:
        view = state["view"]
        path = path + 1 if view["stage"] == "path" else 0
        yield {
            "points": state["totals"],
            "pieces": view["pieces"],
            "cards": view["hand_sizes"],
            "buildings": sum(each is not None for each in view["town"]),
            "bonuses": sum(line["points"] for line in state["standing"]),
            "path": path,
        }


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_all_that_is_seen_belongs_to_the_move_that_is_shown(
    people: People, size: ViewportSize
) -> None:
    ann = people.person("Ann", size=size, motion=True)
    witness = Witness(ann)
    sit_down(ann, "me", "greedy", "greedy")
    player = Player(ann)
    player.wait_for("turn")
    witness.watch(LOOK)
    for _ in range(2):
        player.take_a_turn()
        player.wait_for(*MINE)
    if not witness.was_told_all():
        pytest.skip("positions were left out")
    told = [*positions(witness.told)]
    assert [each for each in witness.shown if each not in told] == []
    assert len(witness.shown) > len({str(each["points"]) for each in told}) > 3
