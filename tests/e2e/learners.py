"""Somebody in a lesson, by clicks, touch or keys, with a wrong turn wherever the board has one."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from faubourg.lessons.learning import Standing, moves_made
from faubourg.lessons.lesson_file import LessonStep
from faubourg.lessons.prepared_lesson import Course, find_course
from tests.e2e.keys import HAS_FOCUS, press_by_key, tab_to
from tests.e2e.people import Person

PLACE = re.compile(r"^(?P<square>[a-z]\d+)(?:=\d)?$|^.*@(?P<column>-?\d+)$")
"""A move that is made by pressing one place: a House, a building, a tile."""
MOST_STEPS = 60


def place_of(text: str) -> str | None:
    found = PLACE.match(text)
    return (found["square"] or found["column"]) if found else None


class Learner:
    """Asks to be shown what is to be done, and then does it."""

    def __init__(self, person: Person, game: str) -> None:
        found = find_course(game)
        assert found is not None
        self.person, self.page, self.game = person, person.page, game
        self.course: Course = found

    def says(self, step: LessonStep, part: str = "", **facts: object) -> str:
        return self.person.says(f"{self.game}-lesson-{step.key}{part}", **facts)

    @property
    def teacher(self) -> Locator:
        return self.page.get_by_role("region", name=self.person.says("lesson-title"))

    @property
    def decision(self) -> Locator:
        """There once others' moves have been shown and the answer has come."""
        return self.page.get_by_role("region", name=self.person.says("decision-label"))

    @property
    def go(self) -> Locator:
        return self.decision.locator(".btn.go:enabled").first

    @property
    def next(self) -> Locator:
        return self.teacher.locator(".ways .go")

    def place(self, name: str) -> Locator:
        kind = "column" if re.fullmatch(r"-?\d+", name) else "space"
        return self.page.locator(f'[data-{kind}="{name}"]').first

    def begin(self) -> None:
        self.person.visit(f"/learn/{self.game}")
        expect(self.teacher).to_be_visible()

    def skip(self, steps: int = 1) -> None:
        """Let the lesson play some steps; what the neighbour does is not waited for."""
        for _ in range(steps):
            before = self.teacher.get_by_role("heading", level=2).last.inner_text()
            self.page.keyboard.press("PageDown")
            left = self.teacher.get_by_role("heading", name=before, exact=True)
            expect(left).to_have_count(0)

    def learn(self) -> None:
        for number, step in enumerate(self.course.steps):
            title = self.page.get_by_role("heading", name=self.says(step), exact=True)
            expect(title).to_be_visible()
            self.answer(number, step)
            expect(self.teacher.locator(".right")).to_be_visible()
            self.press(self.next)

    def answer(self, number: int, step: LessonStep) -> None:
        if step.asks == "choice":
            self.choose(step)
        elif step.asks == "place":
            self.point(step)
        else:
            for made in range(step.decisions):
                self.go_astray(Standing(number, made))
                self.move()

    def choose(self, step: LessonStep) -> None:
        wrong = next(each for each in step.choices if each not in step.right)
        self.press(self.choice(step, wrong))
        expect(self.teacher.locator(".answer")).to_be_visible()
        self.press(self.choice(step, step.right[0]))

    def choice(self, step: LessonStep, key: str) -> Locator:
        words = self.says(step, f".choice-{key}")
        return self.teacher.get_by_role("button", name=words, exact=True)

    def point(self, step: LessonStep) -> None:
        """The places of a question say that they are lit; a wrong one is answered."""
        wrong = next(each for each in step.light if each not in step.right)
        for name in step.light:
            expect(self.place(name)).to_have_attribute("aria-label", self.lit)
        self.press(self.place(wrong))
        expect(self.teacher.locator(".answer")).to_be_visible()
        self.press(self.place(step.right[0]))

    @property
    def lit(self) -> re.Pattern[str]:
        return re.compile(re.escape(self.person.says("lesson-lit", name="")) + "$")

    def go_astray(self, at: Standing) -> None:
        """Play another legal move, which is answered and taken back."""
        wrong = self.wrong_place(at)
        if wrong is None:
            return
        expect(self.decision).to_be_visible()
        self.press(self.place(wrong))
        with self.page.expect_response("**/api/lessons"):
            self.press(self.go)
        expect(self.teacher.locator(".answer:not(.right)")).to_be_visible()

    def wrong_place(self, at: Standing) -> str | None:
        """The place of a legal move that the lesson takes back, if one press is enough for it."""
        course, step = self.course, self.course.steps[at.step]
        state = course.state(moves_made(course, at))
        legal = map(course.rules.write, course.rules.moves(state))
        right = {place_of(text) for text in (course.expected(at.step, at.made), *step.right)}
        return next((place for place in map(place_of, legal) if place and place not in right), None)

    def move(self) -> None:
        """Have the move shown, then play it with the button of every game."""
        expect(self.decision).to_be_visible()
        self.show()
        expect(self.teacher.locator(".answer:not(.right)")).to_be_visible()
        self.press(self.go)
        expect(self.teacher.locator(".answer.right")).to_be_visible()

    def show(self) -> None:
        self.press(self.teacher.get_by_role("button", name=self.person.says("lesson-show")).last)

    def press(self, wanted: Locator) -> None:
        wanted.click()


class LearnerByTouch(Learner):
    def press(self, wanted: Locator) -> None:
        wanted.tap()


class LearnerByKeys(Learner):
    """H shows, Tab and Enter press, arrows walk over the board; Enter goes on."""

    def press(self, wanted: Locator) -> None:
        if "cell" in (wanted.get_attribute("class") or ""):
            self.walk_to(wanted)
            self.page.keyboard.press("Enter")
        else:
            press_by_key(self.person, wanted)

    def show(self) -> None:
        self.page.keyboard.press("h")

    def walk_to(self, wanted: Locator) -> None:
        """With Shift, arrows walk over all squares and not only over those that are lit."""
        tab_to(self.person, self.page.locator('.cell[tabindex="0"]'))
        for _ in range(MOST_STEPS):
            if wanted.evaluate(HAS_FOCUS):
                return
            self.page.keyboard.press(f"Shift+{self.arrow_to(wanted)}")
        raise AssertionError(f"arrows do not lead to {wanted}")

    def arrow_to(self, wanted: Locator) -> str:
        here = self.page.locator(".cell:focus").bounding_box()
        there = wanted.bounding_box()
        assert here is not None
        assert there is not None
        if abs(here["x"] - there["x"]) > there["width"] / 2:
            return "ArrowRight" if there["x"] > here["x"] else "ArrowLeft"
        return "ArrowDown" if there["y"] > here["y"] else "ArrowUp"
