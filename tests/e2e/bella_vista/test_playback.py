"""What is seen beside the city while the moves of others are shown: no more than these moves."""

from __future__ import annotations

import pytest

from tests.e2e.bella_vista.screens import LATE, RECORD
from tests.e2e.bella_vista.taking_part import MINE, Architect
from tests.e2e.people import People
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
