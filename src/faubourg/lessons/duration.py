"""How long a lesson takes: the words that are read in it, and the answers that are given."""

from __future__ import annotations

from functools import cache

from faubourg.core.messages import Messages, messages
from faubourg.lessons.lesson_file import LessonStep
from faubourg.lessons.needed_messages import STATEMENTS
from faubourg.lessons.prepared_lesson import Course

WORDS_A_MINUTE = 150
"""Read by somebody who looks from the words to the board and back."""
SECONDS_AN_ANSWER = 8
"""To look for it, to press what it needs, to see what it did."""
SPOKEN = "en"


@cache
def minutes_of(course: Course) -> int:
    """Minutes as they are announced; never fewer than the file says."""
    reading = _words(course, messages(SPOKEN)) / WORDS_A_MINUTE
    answering = SECONDS_AN_ANSWER / 60 * sum(_answers(step) for step in course.steps)
    return max(course.lesson.minutes, round(reading + answering))


def _answers(step: LessonStep) -> int:
    return step.decisions if step.asks == "move" else 1


def _words(course: Course, texts: Messages) -> int:
    """What somebody reads who goes the straight way, with a wrong turn in every step."""
    game = course.lesson.game
    keys = [f"{game}-lesson-over.{part}" for part in STATEMENTS]
    for step in course.steps:
        own = f"{game}-lesson-{step.key}"
        keys += [own, *(f"{own}.{part}" for part in ("says", "question", "right", "other"))]
        keys += [f"{own}.choice-{choice}" for choice in step.choices]
    return sum(len(texts.text(key, points=0).split()) for key in keys)
