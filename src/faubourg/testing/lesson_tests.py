"""The lesson of a game, where it brings one: no change of a rule breaks it unseen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from faubourg.core.game_catalogue import find_game
from faubourg.core.messages import LANGUAGES, messages
from faubourg.lessons.learning import (
    Answer,
    Standing,
    is_done,
    is_over,
    moves_made,
    onward,
    reply,
    shown,
)
from faubourg.lessons.needed_messages import words_needed
from faubourg.lessons.prepared_lesson import Course, course_in, find_course, find_lesson
from faubourg.testing.base_of_tests import OneGame


class LessonTests(OneGame):
    def test_the_lesson_can_be_played_as_it_was_written(self) -> None:
        for course in self._courses():
            at = Standing()
            while not is_over(course, at):
                answer, at = reply(course, at, right_answer(course, at))
                assert answer.verdict == "right"
                _say(answer)
                at = onward(course, at) if is_done(course, at) else at

    def test_the_lesson_ends_with_the_end_of_its_game(self) -> None:
        for course in self._courses():
            assert course.table.over

    def test_every_step_of_the_lesson_cites_a_rule(self) -> None:
        for course in self._courses():
            known = messages("en").rules(find_game(self.facts.game).meta.prefix)
            assert {step.rule for step in course.steps} <= {*known}

    def test_the_lesson_has_its_words_and_no_others(self, language: str) -> None:
        needed = {key for course in self._courses() for key in words_needed(course.lesson)}
        ours = f"{self.facts.game}-lesson-"
        assert {key for key in messages(language).keys if key.startswith(ours)} == needed

    def test_every_other_move_of_the_lesson_is_answered_and_taken_back(self) -> None:
        for course, at in self._questions():
            for said in other_answers(course, at):
                answer, after = reply(course, at, said)
                assert answer.verdict in ("other", "wrong", "right"), said
                _say(answer)
                if answer.verdict != "right":
                    assert moves_made(course, after) == moves_made(course, at)

    def test_moves_that_the_rules_refuse_are_refused_in_the_lesson(self) -> None:
        for course, at in self._questions():
            if course.steps[at.step].asks == "move":
                rules, state = course.rules, course.state(moves_made(course, at))
                seats = course.lesson.seats
                illegal = (each for each in rules.well_formed(seats) if rules.why_not(state, each))
                answer, after = reply(course, at, rules.write(next(illegal)))
                assert answer.verdict == "refused"
                assert answer.refusal is not None
                assert answer.remedy is not None
                assert moves_made(course, after) == moves_made(course, at)

    def test_more_is_lit_than_what_is_right(self) -> None:
        for course in self._courses():
            for step in course.steps:
                assert len(step.light) != 1 or step.asks == "choice", step.key

    def test_every_step_can_be_shown(self) -> None:
        for course, at in self._questions():
            for language in LANGUAGES:
                assert messages(language).say(shown(course, at))

    def test_nothing_of_the_lesson_differs_between_the_editions_it_is_given_in(self) -> None:
        first, *others = [_all_that_happens(course) for course in self._courses()] or [[]]
        assert all(each == first for each in others)

    def test_every_language_has_the_lesson_in_an_edition_that_can_be_played(
        self, language: str
    ) -> None:
        found = find_course(self.facts.game, language)
        assert found is None or found.lesson.edition in {
            course.lesson.edition for course in self._courses()
        }

    def _courses(self) -> list[Course]:
        """The lesson in every edition that it is given in."""
        lesson = find_lesson(self.facts.game)
        editions = (lesson.edition, *lesson.same_in) if lesson else ()
        return [course for key in editions if (course := course_in(self.facts.game, key))]

    def _questions(self) -> Iterator[tuple[Course, Standing]]:
        for course in self._courses():
            for number in range(len(course.steps)):
                at = Standing(number)
                while not is_done(course, at):
                    yield course, at
                    at = Standing(number, at.made + 1)


def right_answer(course: Course, at: Standing) -> str:
    step = course.steps[at.step]
    return course.expected(at.step, at.made) if step.asks == "move" else step.right[0]


def other_answers(course: Course, at: Standing) -> Iterator[str]:
    """What else can be said: every other legal move, every other choice or lit place."""
    step, state = course.steps[at.step], course.state(moves_made(course, at))
    if step.asks == "move":
        texts = map(course.rules.write, course.rules.moves(state))
        yield from (text for text in texts if text != course.expected(at.step, at.made))
    else:
        yield from (each for each in (*step.choices, *step.light) if each not in step.right)


def _all_that_happens(course: Course) -> list[object]:
    """Whose decision it is after every move, what may be done, what it brings, and the score."""
    rules = course.rules

    def told(state: Any) -> object:
        gains = [(rules.write(move), rules.gain(state, move)) for move in rules.moves(state)]
        return rules.to_act(state), gains, rules.sheet(state, as_if_over=True)

    return [told(course.state(moves)) for moves in range(course.end + 1)]


def _say(answer: Answer) -> None:
    for language in LANGUAGES:
        assert all(messages(language).say(phrase) for phrase in answer.said)
