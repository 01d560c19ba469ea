"""Guided first games in the browser: by clicks, by keys and by touch, with wrong turns."""

from __future__ import annotations

from functools import partial

import pytest
from playwright.sync_api import expect

from tests.e2e.keys import press_by_key, tab_to
from tests.e2e.learners import Learner, LearnerByKeys, LearnerByTouch
from tests.e2e.people import PHONE, People
from tests.e2e.screen import foreign
from tests.long_forms import in_full

GAMES = ("sunrise", "bella_vista", "kensington")
LESSONS = [(game, language) for game in GAMES for language in ("en", "fr")]
EACH_LESSON = partial(pytest.mark.parametrize, ("game", "language"))


@EACH_LESSON(in_full(LESSONS, short=[*zip(GAMES, ("en", "fr", "en"), strict=True)]))
def test_a_lesson_is_learnt_by_clicks_to_the_invitation(
    people: People, game: str, language: str
) -> None:
    ann = people.person("Ann", language=language)
    learner = Learner(ann, game)
    learner.begin()
    other = "fr" if language == "en" else "en"
    assert foreign(ann.page, language, other) == []
    learner.learn()
    expect(ann.heading(f"{game}-lesson-over")).to_be_visible()
    expect(ann.text(f"{game}-lesson-over.goal")).to_be_visible()
    assert foreign(ann.page, language, other) == []
    ann.button("lesson-line-by-line").click()
    expect(ann.status).to_contain_text(ann.says("game-is-over"))
    ann.page.keyboard.press("Escape")
    ann.button("lesson-play-easy").click()
    ann.page.wait_for_url("**/t/*")


@EACH_LESSON(in_full(LESSONS, short=[("kensington", "fr")]))
def test_a_lesson_is_learnt_by_touch_on_a_phone(people: People, game: str, language: str) -> None:
    ann = people.person("Ann", language=language, size=PHONE, touch=True)
    learner = LearnerByTouch(ann, game)
    learner.begin()
    learner.learn()
    expect(ann.heading(f"{game}-lesson-over")).to_be_visible()


@EACH_LESSON(in_full(LESSONS, short=[("sunrise", "fr")]))
def test_a_lesson_is_learnt_by_keys_to_the_end(people: People, game: str, language: str) -> None:
    ann = people.person("Ann", language=language)
    learner = LearnerByKeys(ann, game)
    learner.begin()
    learner.learn()
    expect(ann.heading(f"{game}-lesson-over")).to_be_visible()


def test_what_the_lesson_plays_is_told_and_the_second_move_has_its_own_question(
    people: People,
) -> None:
    ann = people.person("Ann")
    learner = Learner(ann, "sunrise")
    learner.begin()
    learner.skip(5)
    step = learner.course.steps[5]
    expect(learner.teacher).to_contain_text(learner.says(step, ".question"))
    played = learner.teacher.locator(".played")
    expect(played).to_contain_text(ann.says("lesson-plays-on"))
    expect(played).to_contain_text("f4")
    learner.move()
    expect(learner.teacher).to_contain_text(learner.says(step, ".question-2"))
    expect(learner.teacher).not_to_contain_text(learner.says(step, ".question"))
    expect(played).to_have_count(0)


def test_to_be_shown_lays_the_whole_path_on_the_board(people: People) -> None:
    ann = people.person("Ann")
    learner = Learner(ann, "sunrise")
    learner.begin()
    learner.skip(5)
    expect(ann.heading("sunrise-lesson-path")).to_be_visible()
    learner.show()
    path = ann.page.locator(".town, .middle").first.locator(".step .lamp")
    expect(path).to_have_count(2)


@pytest.mark.parametrize("game", in_full(GAMES, short=["bella_vista"]))
def test_what_was_learnt_is_shown_in_three_pictures(people: People, game: str) -> None:
    ann = people.person("Ann")
    learner = Learner(ann, game)
    learner.begin()
    for step in learner.course.steps:
        expect(ann.heading(f"{game}-lesson-{step.key}")).to_be_visible()
        learner.skip()
    expect(ann.heading(f"{game}-lesson-over")).to_be_visible()
    expect(ann.page.locator(".learnt .drawn svg")).to_have_count(3)
    ann.button("lesson-invite").click()
    ann.page.wait_for_url("**/t/*")
    ann.page.get_by_label(ann.says("your-name")).fill("Ann")
    ann.button("sit-down").click()
    expect(ann.dialog("invite")).to_be_visible()


def test_wrong_turns_are_answered_in_blue_and_in_red_and_help_is_offered(people: People) -> None:
    ann = people.person("Ann")
    learner = Learner(ann, "sunrise")
    learner.begin()
    learner.skip(5)
    step = learner.course.steps[5]
    expect(ann.heading("sunrise-lesson-path")).to_be_visible()
    ann.space("e4").click()
    ann.page.locator(".turn .btn.go:enabled").click()
    expect(learner.teacher).to_contain_text(learner.says(step, ".dead-end"))
    expect(learner.teacher).to_contain_text(
        ann.says("lesson-legal-worth", points=1, game="sunrise")
    )
    ann.space("h4").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("SL-2.5")
    ann.space("e4").click()
    ann.page.locator(".turn .btn.go:enabled").click()
    learner.teacher.get_by_role("button", name=ann.says("lesson-show")).first.click()
    expect(learner.teacher).to_contain_text(learner.says(step, ".show"))


def test_keys_go_back_and_forth_and_show(people: People) -> None:
    ann = people.person("Ann")
    learner = Learner(ann, "sunrise")
    learner.begin()
    keyboard = ann.page.keyboard
    tab_to(ann, ann.page.locator('.cell[tabindex="0"]'))
    for arrow in ("ArrowDown", "ArrowRight", "ArrowDown"):
        if ann.page.locator('[data-space="f6"]:focus').count() == 0:
            keyboard.press(arrow)
    keyboard.press("Enter")
    expect(learner.teacher.locator(".right")).to_be_visible()
    keyboard.press("PageDown")
    expect(ann.heading("sunrise-lesson-card")).to_be_visible()
    keyboard.press("PageUp")
    expect(ann.heading("sunrise-lesson-goal")).to_be_visible()
    for key in ("card", "dots", "two-cards"):
        keyboard.press("PageDown")
        expect(ann.heading(f"sunrise-lesson-{key}")).to_be_visible()
    keyboard.press("h")
    expect(learner.teacher).to_contain_text(ann.says("sunrise-lesson-two-cards.show"))
    press_by_key(ann, ann.page.locator(".turn .btn.go"))
    expect(learner.teacher.locator(".right")).to_be_visible()


def test_a_lesson_that_was_left_goes_on_where_it_was(people: People) -> None:
    ann = people.person("Ann")
    learner = Learner(ann, "sunrise")
    ann.go_home()
    ann.page.locator("article").first.get_by_role("link", name=ann.says("learn")).click()
    expect(learner.teacher).to_be_visible()
    learner.skip(3)
    expect(ann.heading("sunrise-lesson-two-cards")).to_be_visible()
    ann.button("lesson-leave").click()
    ann.link("learn-on", step=4, steps=9).click()
    expect(ann.heading("sunrise-lesson-two-cards")).to_be_visible()
    learner.teacher.get_by_role("button", name=ann.says("lesson-step", step=4, steps=9)).click()
    ann.dialog("lesson-title").get_by_role("button", name=ann.says("sunrise-lesson-card")).click()
    expect(ann.heading("sunrise-lesson-card")).to_be_visible()


def test_a_game_without_a_lesson_is_said_so(people: People) -> None:
    ann = people.person("Ann")
    ann.watch.forgive("404")
    ann.visit("/learn/chess")
    expect(ann.heading("trouble-title")).to_be_visible()
