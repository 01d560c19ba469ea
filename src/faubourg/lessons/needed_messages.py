"""The messages that a lesson needs, so that none is missing and none is left over."""

from __future__ import annotations

from collections.abc import Iterator

from faubourg.lessons.lesson_file import Lesson, LessonStep

STATEMENTS = ("goal", "turn", "end")
"""What was learnt, said at the end."""


def words_needed(lesson: Lesson) -> frozenset[str]:
    """The keys of everything that the teacher may say."""
    over = f"{lesson.game}-lesson-over"
    said = [over, *(f"{over}.{part}" for part in STATEMENTS)]
    for step in lesson.steps:
        key = f"{lesson.game}-lesson-{step.key}"
        said += [key, *(f"{key}.{part}" for part in _parts(step))]
    return frozenset([*said, *_notation(lesson)])


def _notation(lesson: Lesson) -> Iterator[str]:
    """How moves are typed, said where a learner first needs it."""
    key = f"{lesson.game}-lesson-notation"
    parts = {part for step in lesson.steps for part in step.notation}
    if parts:
        yield from (key, *(f"{key}.{part}" for part in parts))


def _parts(step: LessonStep) -> Iterator[str]:
    yield "says"
    decisions = step.decisions if step.asks == "move" else 1
    for number in range(decisions):
        for part in ("question", "right", "other", "show"):
            yield part if number == 0 else f"{part}-{number + 1}"
    yield from (f"choice-{choice}" for choice in step.choices)
    yield from step.answers.values()
