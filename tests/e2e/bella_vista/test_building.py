"""While a building is laid: what it would change, what words light, and what is not asked."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.bella_vista.screens import decide_until
from tests.e2e.bella_vista.taking_part import MINE
from tests.e2e.keys import press_by_key
from tests.e2e.people import People

pytestmark = pytest.mark.needs("chromium")
LIT = (
    """() => [...document.querySelectorAll(".city .cited text")].map((text) => text.textContent)"""
)

COVERED = """() => {
  const roofs = [...document.querySelectorAll(".city .tower .edge")];
  return [...document.querySelectorAll(".city .cell.target")].filter((cell) => {
    const { x, y, width, height } = cell.getBoundingClientRect();
    const middle = new DOMPoint(x + width / 2, y + height * 0.75);
    return roofs.some((roof) =>
      roof.isPointInFill(middle.matrixTransform(roof.getScreenCTM().inverse())));
  }).map((cell) => cell.dataset.space);
}"""


def test_objectives_tell_what_the_building_that_is_laid_would_change(people: People) -> None:
    ann = people.person("Ann")
    player = decide_until(ann, "build")
    changes = ann.page.locator(".objectives .points b")
    assert changes.count() == 0
    for space in player.best_spaces():
        ann.space(space).click()
        expect(ann.page.locator(".decision li").first).to_be_visible()
        if changes.count():
            break
    expect(changes.first).to_have_text(re.compile(r"^[+-]\d+$"))
    ann.page.keyboard.press("Escape")
    expect(changes).to_have_count(0)


def test_no_building_stands_before_a_square_where_one_may_build(people: People) -> None:
    ann = people.person("Ann")
    decide_until(ann, "build")
    covered: list[str] = ann.page.evaluate(COVERED)
    assert covered == []


def test_squares_are_lit_while_words_about_them_are_looked_at(people: People) -> None:
    ann = people.person("Ann")
    decide_until(ann, "build")
    assert ann.page.evaluate(LIT) == []
    ann.page.keyboard.press("h")
    first, last = (ann.page.locator(".hints .move").nth(number) for number in (0, -1))
    for look in (last.hover, first.hover, last.focus, first.focus):
        look()
        hint = first if look in (first.hover, first.focus) else last
        named = re.search(r"\b([a-z])(\d+)\b", hint.inner_text())
        assert named is not None
        assert {*named.groups()} <= {*ann.page.evaluate(LIT)}
    ann.page.keyboard.press("Escape")
    assert ann.page.evaluate(LIT) == []


@pytest.mark.full
def test_whoever_can_take_no_contract_is_not_asked(people: People) -> None:
    ann = people.person("Ann")
    player = decide_until(ann, "build")
    while (stage := player.wait_for(*MINE, "over")) != "over":
        if stage == "contract":
            assert player.lit_contracts.count()
        assert stage not in ("stopped", "neutral-built")
        player.act()
    log = ann.unfold("log")
    expect(log).to_contain_text(ann.says("bella-told-unfulfilled", who="Ann"))


def test_an_offer_is_made_by_a_number_arrows_and_enter_as_the_list_of_keys_says(
    people: People,
) -> None:
    ann = people.person("Ann")
    player = decide_until(ann, "offer")
    keyboard = ann.page.keyboard
    keyboard.press("?")
    for key in ("bv-keys-card", "bv-keys-arrows"):
        expect(ann.page.locator("dialog[open]")).to_contain_text(ann.says(key))
    keyboard.press("Escape")
    card = ann.hand.locator("button:enabled").last
    keyboard.press(card.get_attribute("data-card") or "")
    expect(card).to_be_focused()
    expect(card).to_have_attribute("aria-pressed", "true")
    keyboard.press("ArrowRight")
    first = ann.page.locator(".offer button.slot.on")
    price = first.get_attribute("aria-label")
    keyboard.press("ArrowRight")
    expect(first).to_be_focused()
    assert first.get_attribute("aria-label") != price
    expect(player.go).to_be_enabled()
    keyboard.press("Enter")
    player.wait_for("build")


@pytest.mark.full
def test_enter_again_on_a_slot_offers_and_the_next_decision_has_the_focus(people: People) -> None:
    ann = people.person("Ann")
    decide_until(ann, "offer")
    press_by_key(ann, ann.hand.locator("button:enabled").first)
    press_by_key(ann, ann.page.locator(".offer button.slot:has(.lit)").first)
    expect(ann.page.locator(".decision .go")).to_be_enabled()
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator('.cell[tabindex="0"]')).to_be_focused()


def test_contracts_stay_on_the_screen_below_hints_and_refusals(people: People) -> None:
    zoe = people.person("Zoé", "fr")
    decide_until(zoe, "build")
    last = zoe.page.locator(".market li").last
    zoe.page.keyboard.press("h")
    expect(zoe.page.locator(".hints")).to_be_visible()
    expect(last).to_be_in_viewport(ratio=1)
    zoe.space("e5").click()
    expect(zoe.page.locator(".refusal")).to_be_visible()
    expect(last).to_be_in_viewport(ratio=1)


def test_what_lies_below_a_hint_stays_where_it_is_when_the_hint_is_laid(people: People) -> None:
    ann = people.person("Ann")
    decide_until(ann, "offer")
    ann.page.keyboard.press("h")
    hint = ann.page.locator(".hints .move").first
    expect(ann.page.locator(".hints .lay")).to_be_visible()
    before = hint.bounding_box()
    # A click that has to be tried again would scroll by itself.
    ann.page.locator(".hints .lay").dispatch_event("click")
    expect(ann.page.locator(".decision .go")).to_be_enabled()
    assert hint.bounding_box() == before


FRAME = "(piece) => getComputedStyle(piece).outlineStyle"


def test_what_a_hint_proposes_is_framed_otherwise_than_what_is_chosen(people: People) -> None:
    ann = people.person("Ann")
    decide_until(ann, "offer")
    ann.page.keyboard.press("h")
    proposed = ann.page.locator(".offer .slot.hinted, section.hand .card.hinted")
    expect(proposed).to_have_count(2)
    assert [piece.evaluate(FRAME) for piece in proposed.all()] == ["dashed", "dashed"]
    ann.page.locator(".offer button.slot:not(.hinted):enabled").first.click()
    chosen = ann.page.locator(".offer .slot.on")
    assert chosen.evaluate(FRAME) == "none"
    ann.page.locator(".hints .lay").click()
    expect(ann.page.locator(".offer .slot.on.hinted")).to_be_visible()
    assert "dashed" not in [piece.evaluate(FRAME) for piece in proposed.all()]
