"""Which round is shown: while the moves of others are, and when a game is looked at again."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.e2e.bella_vista.screens import RECORD
from tests.e2e.bella_vista.taking_part import Architect
from tests.e2e.people import DESK, PHONE, People
from tests.e2e.scenes import go_on_from, show_record, upload

pytestmark = pytest.mark.needs("chromium")
SMALL: ViewportSize = {"width": 1024, "height": 768}
COVERED = """() => {
  const boxes = (what) =>
    [...document.querySelectorAll(what)].map((it) => it.getBoundingClientRect());
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1
    && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const slots = boxes(".offer .slot"), cards = boxes("section.hand button");
  const covered = slots.filter((slot) => cards.some((card) => meet(slot, card)));
  return [slots.length, cards.length, covered.length];
}"""
OFFERED = 3
"""Decisions after which the first round of the record has its offers."""
WATCH = """() => {
  window.steps = [];
  const note = () => {
    const told = document.querySelector("aside section > p + .btn");
    const round = document.querySelector(".constraint .round");
    if (told && round) window.steps.push([told.previousElementSibling.textContent,
      round.textContent.trim(), document.querySelectorAll(".slot .card.empty").length]);
  };
  new MutationObserver(note).observe(document.body, {subtree: true, childList: true,
    characterData: true, attributes: true});
}"""


def test_what_lies_on_the_table_belongs_to_the_move_that_is_shown(people: People) -> None:
    ann = people.person("Ann", motion=True)
    ann.game = "bella_vista"
    go_on_from(ann, OFFERED, "greedy", "me", "greedy", record=RECORD)
    player = Architect(ann)
    player.wait_for("build")
    ann.page.evaluate(WATCH)
    player.decide("build")
    player.wait_for("offer")
    steps: list[tuple[str, str, int]] = ann.page.evaluate("window.steps")
    first, city = "round 1\u00a0of\u00a08", "London"
    built = [(round_shown, free) for told, round_shown, free in steps if "builds" in told]
    assert {*built} == {(f"{city} · {first}", 1)}
    ended = [told for told, round_shown, _ in steps if first in round_shown]
    assert any("neutral" in told for told in ended)


def test_a_replay_names_its_round_constraint_objectives_and_contracts(people: People) -> None:
    ann = people.person("Ann")
    ann.game = "bella_vista"
    last = show_record(ann, ply=43, record=RECORD)
    shown = ann.page.locator("main")
    for words in (
        "London · round 6 of 8 · Only on hatched districts",
        "Heights on the border · Groups, 10 coins each",
    ):
        expect(shown.get_by_text(words, exact=True)).to_be_visible()
    contracts = shown.get_by_role("list", name=ann.says("bv-contracts"))
    expect(contracts.get_by_role("listitem")).to_have_count(3)
    expect(contracts).to_contain_text("2 buildings straddling districts")
    ann.button("to-end").click()
    expect(shown.get_by_text("London · round 8 of 8", exact=True)).to_be_visible()
    assert last


@pytest.mark.parametrize("size", [DESK, SMALL, PHONE], ids=["desk", "small", "phone"])
def test_in_a_replay_no_card_of_the_hand_covers_a_slot(people: People, size: ViewportSize) -> None:
    ann = people.person("Ann", size=size)
    table = upload(ann, RECORD)
    ann.visit(f"/r/{table}?ply=1&seat=0")
    expect(ann.hand.get_by_role("button").first).to_be_visible()
    slots, cards, covered = ann.page.evaluate(COVERED)
    assert min(slots, cards) > 2
    assert covered == 0
