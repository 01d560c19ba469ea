"""The towers of the score walk: drawn to one scale from the first step to the last."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.e2e.people import DESK, PHONE, People
from tests.e2e.scenes import go_on_from
from tests.e2e.score import beads

pytestmark = pytest.mark.needs("chromium")
TOWERS = """towers => towers.map(tower => ({
  points: Number(tower.previousElementSibling.textContent),
  height: tower.getBoundingClientRect().height,
}))"""


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_towers_only_grow_and_equal_points_are_equally_high_at_every_step(
    people: People, size: ViewportSize
) -> None:
    ann = people.person("Ann", "en", size)
    go_on_from(ann, 40, "me", "random", "random")
    expect(ann.board).to_be_visible()
    ann.page.keyboard.press("s")
    expect(beads(ann)).to_be_visible()
    heights: dict[float, float] = {}
    before = [0.0, 0.0, 0.0]
    for _ in range(beads(ann).locator("> *").count()):
        towers = ann.page.locator(".towers svg").evaluate_all(TOWERS)
        for tower in towers:
            known = heights.setdefault(tower["points"], tower["height"])
            assert tower["height"] == pytest.approx(known, abs=0.5)
        now = [tower["height"] for tower in towers]
        assert all(new >= old for new, old in zip(now, before, strict=True))
        before = now
        ann.page.keyboard.press("ArrowRight")
