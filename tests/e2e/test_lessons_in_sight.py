"""In a lesson everything that is said is whole, and everything that is asked for can be seen."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from faubourg.core.messages import messages
from faubourg.lessons.prepared_lesson import Course, find_course
from tests.e2e.learners import Learner
from tests.e2e.people import PHONE, People, Person
from tests.long_forms import in_full

BOTH = ("en", "fr")
GAMES = ("sunrise", "bella_vista", "kensington")
UNCOVERED = """(each) => {
  const { left, right, top, bottom } = each.getBoundingClientRect();
  const at = (x, y) => each.contains(document.elementFromPoint(x, y));
  return at((left + right) / 2, top + 4) && at((left + right) / 2, bottom - 4);
}"""
"""Whether nothing lies over the upper and the lower edge, and the screen does not end before."""


def course_of(game: str) -> Course:
    found = find_course(game)
    assert found is not None
    return found


def open_step(person: Person, game: str, key: str) -> Learner:
    """The lesson as somebody finds it who left it at that step."""
    learner = Learner(person, game)
    step = [each.key for each in learner.course.steps].index(key)
    kept = json.dumps({"step": step, "steps": len(learner.course.steps)})
    person.visit("/")
    place = [f"faubourg.lesson.{game}", kept]
    person.page.evaluate("(place) => localStorage.setItem(...place)", place)
    learner.begin()
    return learner


def assert_uncovered(found: Locator) -> None:
    expect(found.first).to_be_visible()
    for each in found.all():
        assert each.evaluate(UNCOVERED), each.inner_text()


def tops(page: Page, what: str) -> tuple[float, float]:
    box = page.locator(what).first.bounding_box()
    assert box is not None
    return box["y"], box["y"] + box["height"]


@pytest.mark.parametrize("language", BOTH)
def test_what_was_played_is_told_in_whole_lines_and_all_of_it_on_request(
    people: People, language: str
) -> None:
    ann = people.person("Ann", language=language)
    learner = open_step(ann, "sunrise", "bonuses")
    played = learner.teacher.locator(".played")
    expect(played.locator("li")).to_have_count(2)
    assert played.locator("ul").evaluate("(list) => list.scrollHeight <= list.clientHeight")
    everything = played.get_by_role("button")
    number = int("".join(filter(str.isdigit, everything.inner_text())))
    everything.click()
    story = ann.dialog("lesson-plays-on")
    expect(story.locator("li")).to_have_count(number)
    expect(story).to_contain_text("You build" if language == "en" else "Vous construisez")
    expect(story).not_to_contain_text(ann.says("seat-name", number=1))


@pytest.mark.parametrize("language", BOTH)
def test_why_not_is_whole_and_proposes_no_move_that_is_turned_down(
    people: People, language: str
) -> None:
    ann = people.person("Ann", language=language)
    open_step(ann, "sunrise", "two-cards")
    ann.space("k10").click()
    refusal = ann.page.get_by_role("alert")
    expect(refusal).to_contain_text("SL-2")
    assert_uncovered(refusal)
    expect(refusal.locator(".instead")).to_have_count(0)


def test_why_not_leaves_the_board_of_a_phone_open(people: People) -> None:
    ann = people.person("Ann", size=PHONE, touch=True)
    open_step(ann, "bella_vista", "build")
    ann.space("a1").tap()
    refusal = ann.page.get_by_role("alert")
    expect(refusal).to_be_visible()
    _, board = tops(ann.page, ".middle .board")
    top, _ = tops(ann.page, ".refusal")
    assert top >= board - 1


def test_what_is_chosen_on_a_phone_is_played_without_moving_the_board(people: People) -> None:
    ann = people.person("Ann", size=PHONE, touch=True)
    learner = open_step(ann, "bella_vista", "build")
    expect(learner.decision).to_be_visible()
    before = tops(ann.page, ".middle .board")
    ann.space("l6").tap()
    expect(learner.go).to_be_in_viewport(ratio=1)
    assert_uncovered(learner.go)
    assert tops(ann.page, ".middle .board") == before


def tap_there(page: Page, what: Locator) -> None:
    """As a finger does, which scrolls nothing."""
    box = what.bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_what_was_built_on_a_phone_is_seen_beside_the_way_on(people: People) -> None:
    ann = people.person("Ann", language="fr", size=PHONE, touch=True)
    learner = open_step(ann, "bella_vista", "build")
    expect(learner.decision).to_be_visible()
    for place in ("l6", "l3"):
        tap_there(ann.page, ann.space(place))
        expect(learner.go).to_be_in_viewport(ratio=1)
        tap_there(ann.page, learner.go)
        expect(learner.teacher.locator(".answer")).to_be_in_viewport(ratio=1)
        expect(ann.page.locator(".middle .board")).to_be_in_viewport(ratio=1)
    expect(learner.next).to_be_in_viewport(ratio=1)


def test_why_not_leaves_what_was_pressed_on_a_phone_under_the_finger(people: People) -> None:
    ann = people.person("Ann", size=PHONE, touch=True)
    learner = open_step(ann, "bella_vista", "price")
    expect(learner.decision).to_be_visible()
    taken = ann.page.locator(".slots button:not(:has(.lit))").first
    taken.scroll_into_view_if_needed()
    before = taken.bounding_box()
    taken.tap()
    refusal = ann.page.get_by_role("alert")
    expect(refusal).to_contain_text("BV-2.2")
    assert_uncovered(refusal)
    assert taken.bounding_box() == before


@pytest.mark.parametrize("language", BOTH)
def test_the_last_step_opens_with_its_heading_above_the_contracts(
    people: People, language: str
) -> None:
    ann = people.person("Ann", language=language)
    learner = open_step(ann, "bella_vista", "contract")
    expect(learner.decision).to_be_visible()
    assert_uncovered(ann.page.locator(".market .can"))
    expect(ann.heading("bella_vista-lesson-contract")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("key", in_full(("take", "diamond", "roof", "end"), short=["roof"]))
@pytest.mark.parametrize("language", BOTH)
def test_every_tile_that_may_be_taken_lies_open(people: People, key: str, language: str) -> None:
    ann = people.person("Ann", language=language)
    learner = open_step(ann, "kensington", key)
    expect(learner.decision).to_be_visible()
    assert_uncovered(ann.page.locator(".heap .legal"))


@pytest.mark.parametrize("language", BOTH)
def test_cards_and_slots_are_scrolled_into_sight_on_a_phone(people: People, language: str) -> None:
    ann = people.person("Ann", language=language, size=PHONE, touch=True)
    open_step(ann, "bella_vista", "offer")
    assert_uncovered(ann.page.locator("section.hand button"))
    assert_uncovered(ann.page.locator(".slots button"))


@pytest.mark.parametrize("language", in_full(BOTH, short=["fr"]))
@pytest.mark.parametrize("game", in_full(GAMES, short=["kensington"]))
def test_a_phone_shows_what_the_steps_speak_of(people: People, game: str, language: str) -> None:
    ann = people.person("Ann", language=language, size=PHONE, touch=True)
    for step in Learner(ann, game).course.steps:
        learner = open_step(ann, game, step.key)
        expect(learner.teacher.locator(".question").first).to_be_visible()
        for place in step.light:
            expect(learner.place(place)).to_be_in_viewport()
        if step.of_others:
            house = ann.page.locator(".left .facade svg")
            expect(house).to_be_in_viewport(ratio=1)
            assert_uncovered(learner.teacher.locator(".choices .btn"))


@pytest.mark.parametrize("key", [step.key for step in course_of("kensington").steps])
def test_steps_that_speak_of_the_neighbours_house_say_so(key: str) -> None:
    (step,) = (each for each in course_of("kensington").steps if each.key == key)
    says = messages("en").text(f"kensington-lesson-{key}.says")
    assert step.of_others == ("your neighbour has built" in says)


@pytest.mark.parametrize(
    ("game", "key"), [("bella_vista", "build"), ("kensington", "light"), ("sunrise", "path")]
)
def test_a_finger_that_goes_up_the_board_scrolls_the_page(
    people: People, game: str, key: str
) -> None:
    ann = people.person("Ann", size=PHONE, touch=True)
    learner = open_step(ann, game, key)
    expect(learner.decision).to_be_visible()
    finger = ann.page.context.new_cdp_session(ann.page)
    for y in range(300, 140, -16):
        kind = "touchStart" if y == 300 else "touchMove"
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": 195, "y": y}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    ann.page.wait_for_function("() => document.querySelector('.frame').scrollTop > 30")


def test_coins_and_objectives_are_seen_on_a_phone(people: People) -> None:
    ann = people.person("Ann", size=PHONE, touch=True)
    open_step(ann, "bella_vista", "build")
    expect(ann.page.locator(".left.bella_vista")).to_be_in_viewport()
    expect(ann.page.locator(".phone.strip")).to_be_in_viewport()
    eye = ann.page.locator(".decision .named").first
    eye.focus()
    ann.page.keyboard.press("Shift")
    name = eye.evaluate("(button) => getComputedStyle(button, '::after').content")
    assert ann.says("bv-see-ground") in name


def test_an_answer_goes_when_another_move_is_prepared(people: People) -> None:
    ann = people.person("Ann")
    learner = open_step(ann, "sunrise", "path")
    expect(learner.decision).to_be_visible()
    ann.space("e4").click()
    learner.go.click()
    expect(learner.teacher.locator(".answer")).to_be_visible()
    ann.space("g4").click()
    expect(learner.teacher.locator(".answer")).to_have_count(0)


def test_there_is_one_way_to_be_shown_and_it_is_lit_after_two_mistakes(people: People) -> None:
    ann = people.person("Ann")
    learner = open_step(ann, "sunrise", "path")
    expect(learner.decision).to_be_visible()
    for _ in range(2):
        ann.space("e4").click()
        learner.go.click()
        expect(learner.teacher.locator(".answer")).to_be_visible()
    shows = learner.teacher.get_by_role("button", name=ann.says("lesson-show"))
    expect(shows).to_have_count(1)
    expect(shows).to_have_class(re.compile("hinted"))


def test_while_the_neighbour_plays_one_button_skips(people: People) -> None:
    ann = people.person("Ann")
    ann.visit("/")
    ann.page.evaluate("localStorage.setItem('faubourg.pace', '\"slow\"')")
    open_step(ann, "sunrise", "two-cards")
    ann.page.keyboard.press("PageDown")
    skips = ann.page.get_by_role("button", name=ann.says("skip"))
    expect(ann.heading("sunrise-lesson-drawing")).to_be_visible()
    expect(skips).to_have_count(1)


def test_what_is_only_spoken_of_is_not_lit_like_an_answer(people: People) -> None:
    ann = people.person("Ann")
    open_step(ann, "sunrise", "dots")
    expect(ann.page.locator(".cell[data-pointed]")).to_have_attribute("data-space", "f5")
    expect(ann.page.locator(".town .lit")).to_have_count(0)


@pytest.mark.parametrize(
    "game", in_full(("sunrise", "bella_vista", "kensington"), short=["kensington"])
)
@pytest.mark.parametrize("language", BOTH)
def test_the_end_is_whole_and_its_badges_stand_over_their_numbers(
    people: People, game: str, language: str
) -> None:
    ann = people.person("Ann", language=language)
    learner = Learner(ann, game)
    open_step(ann, game, learner.course.steps[-1].key)
    ann.page.keyboard.press("PageDown")
    end = ann.page.locator("main.end")
    expect(end.locator(".played li").first).to_be_visible()
    assert_uncovered(end.locator(".ways .btn"))
    badges = [each.bounding_box() for each in end.locator("thead svg").all()]
    numbers = [each.bounding_box() for each in end.locator("tfoot .num").all()]
    for badge, number in zip(badges, numbers, strict=True):
        assert badge is not None
        assert number is not None
        assert abs(badge["x"] + badge["width"] - number["x"] - number["width"]) < 2


def test_steps_that_were_done_can_be_opened_after_beginning_once_more(people: People) -> None:
    ann = people.person("Ann")
    learner = open_step(ann, "sunrise", "end")
    ann.page.keyboard.press("PageDown")
    ann.button("lesson-once-more").click()
    expect(ann.heading("sunrise-lesson-goal")).to_be_visible()
    steps = len(learner.course.steps)
    learner.teacher.get_by_role("button", name=ann.says("lesson-step", step=1, steps=steps)).click()
    listed = ann.dialog("lesson-title")
    listed.get_by_role("button", name=ann.says("sunrise-lesson-park")).click()
    expect(ann.heading("sunrise-lesson-park")).to_be_visible()


def test_the_whole_card_of_a_game_chooses_it_on_a_phone(people: People) -> None:
    ann = people.person("Ann", size=PHONE, touch=True)
    ann.go_home()
    card = ann.page.locator("article").nth(1)
    title = card.get_by_role("heading")
    box = title.bounding_box()
    assert box is not None
    ann.page.touchscreen.tap(box["x"] + 20, box["y"] + box["height"] / 2)
    expect(card.get_by_role("button")).to_have_attribute("aria-pressed", "true")
    card.get_by_role("link", name=ann.says("learn")).tap()
    ann.page.wait_for_url("**/learn/*")
