"""On a phone the city stays where it is, and whatever there is to be known stays within reach."""

from __future__ import annotations

import json
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.bella_vista.screens import LATE, RECORD, decide_until, sit_before_a_contract
from tests.e2e.bella_vista.taking_part import MINE, Architect
from tests.e2e.people import PHONE, People, Person
from tests.e2e.scenes import go_on_from, show_record
from tests.long_forms import in_full

pytestmark = pytest.mark.needs("chromium")
PICTURES = json.loads(
    (Path(__file__).parents[3] / "client/src/games/bella_vista/rule-pictures.json").read_text(
        encoding="utf-8"
    )
)
RECORDS = {2: "two", 3: "three", 4: "four"}
LARGEST = """strip => strip.querySelectorAll(".points").forEach((points) => {
  const sample = points.querySelector("b") ?? document.createElement("b");
  sample.className = [...points.classList].find((name) => name.startsWith("svelte-")) ?? "";
  sample.textContent = "+38";
  points.replaceChildren("188", sample);
})"""
CUT = """strip => [...strip.querySelectorAll(".points")]
  .filter((points) => {
    const card = points.closest("button").getBoundingClientRect();
    const { left, right, bottom } = points.getBoundingClientRect();
    return left < card.left || right > card.right || bottom > card.bottom + 1;
  })
  .map((points) => points.textContent)"""
WIDTH = "() => document.documentElement.scrollWidth"


def sit_late(me: Person, seats: int) -> Architect:
    """In a late round of a game of so many."""
    me.game = "bella_vista"
    record = RECORD.with_name(f"bella_vista-{RECORDS[seats]}-architects.json")
    go_on_from(me, LATE, "me", *["greedy"] * (seats - 1), record=Path(record))
    return Architect(me)


def go_to(player: Architect, stage: str) -> None:
    while player.wait_for(*MINE) != stage:
        player.act()


def strip(me: Person) -> Locator:
    return me.page.locator(".strip .objectives")


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("seats", RECORDS)
def test_no_number_of_the_objectives_is_cut(people: People, seats: int, language: str) -> None:
    me = people.person("Zoé", language, PHONE)
    player = sit_late(me, seats)
    for stage in ("offer", "build"):
        go_to(player, stage)
        assert strip(me).evaluate(CUT) == []
    me.space(player.best_spaces()[0]).click()
    expect(player.go).to_be_enabled()
    expect(strip(me).locator(".points")).to_have_count(2 * seats)
    assert strip(me).evaluate(CUT) == []
    strip(me).evaluate(LARGEST)
    assert strip(me).evaluate(CUT) == []
    assert me.page.evaluate(WIDTH) == PHONE["width"]


@pytest.mark.parametrize("language", in_full(["fr", "en"], short=["fr"]))
def test_the_city_stays_under_the_finger_while_one_looks_for_a_place(
    people: People, language: str
) -> None:
    me = people.person("Zoé", language, PHONE)
    player = decide_until(me, "build")
    city = me.page.locator("svg.city")
    before = city.bounding_box()
    me.space("e5").click()
    expect(me.page.locator(".refusal")).to_be_visible()
    assert city.bounding_box() == before
    for space in player.best_spaces():
        me.space(space).click()
        expect(player.go).to_be_enabled()
        assert city.bounding_box() == before


def test_offers_and_cards_are_within_reach_while_one_builds(people: People) -> None:
    me = people.person("Zoé", "fr", PHONE)
    player = decide_until(me, "build")
    expect(me.page.locator("div.hand")).to_be_hidden()
    me.space(player.best_spaces()[0]).click()
    me.button("bv-offers-and-cards").click()
    panel = me.dialog("bv-offers-and-cards")
    expect(panel.locator(".offer .slot").first).to_be_visible()
    expect(panel.locator("section.hand .card").first).to_be_visible()
    me.close_panel()
    expect(player.go).to_be_enabled()


def test_the_city_of_a_replay_is_as_large_at_every_decision(people: People) -> None:
    me = people.person("Zoé", "fr", PHONE)
    me.game = "bella_vista"
    record = RECORD.with_name("bella_vista-two-architects.json")
    last = show_record(me, ply=LATE, record=record)
    me.page.locator(".left button").first.click()
    expect(me.page.locator("section.hand .card").first).to_be_visible()
    box = me.page.locator("svg.city").bounding_box()
    assert box is not None
    assert box["height"] > 250
    for key, number in (("ArrowRight", LATE + 1), ("ArrowRight", LATE + 2), ("End", last)):
        me.page.keyboard.press(key)
        slider = me.page.get_by_role("slider", name=me.says("decision"))
        expect(slider).to_have_value(str(number))
        me.page.wait_for_timeout(300)
        assert me.page.locator("svg.city").bounding_box() == box


RING_AND_ROOM = """() => {
  const next = document.querySelector(".offer .order .next");
  const slots = document.querySelector(".offer .slots").getBoundingClientRect();
  const spreads = [...getComputedStyle(next).boxShadow.matchAll(/0px 0px 0px ([\\d.]+)px/g)];
  const ring = Math.max(...spreads.map(([, spread]) => Number(spread)));
  return [ring, next.getBoundingClientRect().top - slots.bottom];
}"""


def test_the_ring_of_whoever_offers_next_stays_below_the_slots(people: People) -> None:
    zoe = people.person("Zoé", "fr", size=PHONE, touch=True)
    decide_until(zoe, "offer")
    ring, room = zoe.page.evaluate(RING_AND_ROOM)
    assert 0 < ring <= room


UNDER_THE_FRAME = """card => {
  const { outlineWidth, outlineOffset } = getComputedStyle(card);
  const within = Math.max(0, -parseFloat(outlineOffset));
  const without = parseFloat(outlineWidth) + parseFloat(outlineOffset);
  const { left, bottom } = card.getBoundingClientRect();
  const gap = parseFloat(getComputedStyle(card.closest("ul")).columnGap);
  const words = card.querySelector(".text").getBoundingClientRect();
  const marks = card.querySelector(".pips").getBoundingClientRect();
  return [words.left - left - within, bottom - within - marks.bottom, gap - without];
}"""


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_frame_of_a_chosen_contract_keeps_clear_of_all_around_it(
    people: People, language: str
) -> None:
    zoe = people.person("Zoé", language, size=PHONE, touch=True)
    sit_before_a_contract(zoe)
    player = Architect(zoe)
    player.wait_for("contract")
    chosen = zoe.page.locator(".market .contract.on")
    if not chosen.count():
        player.lit_contracts.first.tap()
    words, marks, neighbour = chosen.evaluate(UNDER_THE_FRAME)
    assert words >= 3
    assert marks >= 2
    assert neighbour >= 1


BULB_OVER_LONG_WORDS = """card => {
  const words = card.querySelector(".text");
  words.textContent = "1 bâtiment par quartier des papillons";
  const bulb = card.querySelector(".bulb").getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(words);
  const lines = [...range.getClientRects()];
  return lines.some((line) => line.right > bulb.left && line.bottom > bulb.top);
}"""


def test_the_bulb_of_a_proposed_contract_leaves_its_words_free(people: People) -> None:
    zoe = people.person("Zoé", "fr", size=PHONE, touch=True)
    sit_before_a_contract(zoe)
    Architect(zoe).wait_for("contract")
    zoe.page.keyboard.press("h")
    card = zoe.page.locator(".market .contract.hinted")
    expect(card.locator(".bulb")).to_be_visible()
    assert not card.evaluate(BULB_OVER_LONG_WORDS)
    assert zoe.page.evaluate(WIDTH) == PHONE["width"]


NO_PLACE_WITHIN = next(
    picture["position"] for picture in PICTURES["pictures"] if picture["rule"] == "BV-3.5"
)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_what_to_do_where_the_constraint_leaves_no_room_is_read_whole(
    people: People, language: str
) -> None:
    zoe = people.person("Zoé", language, size=PHONE, touch=True)
    zoe.visit(f"/study/bella_vista#{quote(NO_PLACE_WITHIN, safe='')}")
    words = zoe.page.locator(".constraint").get_by_text(zoe.says("bv-lifted-border"))
    expect(words).to_be_visible()
    assert words.evaluate("it => it.scrollWidth <= it.clientWidth")
    lines = "it => it.clientHeight / parseFloat(getComputedStyle(it).lineHeight)"
    assert round(words.evaluate(lines)) <= 2, "as high as the round and the constraint"
