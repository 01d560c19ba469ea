"""Lesson files: a short recorded game with marks in it, and what is asked at each mark."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct, ValidationError

from faubourg.core.decoding_errors import clipped, explain
from faubourg.core.errors import FaubourgError
from faubourg.core.phrases import Fact, Phrase, facts

FILE = "lesson.toml"
"""Beside the editions of the game."""
MAX_TEXT = 32_000
MAX_STEPS = 20
MAX_DECISIONS = 9
Key: TypeAlias = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]{0,29}$(?!\\n)")]
Word: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Words: TypeAlias = Annotated[tuple[Word, ...], Meta(max_length=20)]


class BadLesson(FaubourgError):
    """A lesson file that cannot be read, or a lesson that today's rules refuse."""


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to learn: its words are those of the message `<game>-lesson-<key>`."""

    key: Key
    rule: Word
    asks: Literal["move", "place", "choice"] = "move"
    decisions: Annotated[int, Meta(ge=1, le=MAX_DECISIONS)] = 1
    """How many of the learner's moves the step is about, where it asks for moves."""
    right: Words = ()
    """The places or choices that are right; or moves that are as good as that of the record."""
    choices: Annotated[tuple[Key, ...], Meta(max_length=6)] = ()
    light: Words = ()
    """The places that are lit: more than those that answer the question."""
    of_others: bool = False
    """It speaks of what others have built: that is in sight, too, where there is little room."""
    answers: Annotated[dict[Word, Key], Meta(max_length=20)] = {}
    """For what is not right, a part of the step's message: by what was said, or a pattern of it."""
    notation: Annotated[tuple[Key, ...], Meta(max_length=6)] = ()
    """What has to be typed for its moves, each a part of the message `<game>-lesson-notation`."""


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A short game in which the learner has the first seat, and what is learnt in it."""

    game: Word
    edition: Word
    seats: Annotated[int, Meta(ge=1, le=8)]
    moves: Annotated[str, Meta(max_length=8_000)]
    """The moves of a record, Nature's included, with `[key]` where a step begins."""
    steps: Annotated[tuple[LessonStep, ...], Meta(min_length=1, max_length=MAX_STEPS)]
    minutes: Annotated[int, Meta(ge=1, le=60)] = 1
    """How long it takes at the least; its words and answers are counted for the rest."""
    same_in: Annotated[tuple[Word, ...], Meta(max_length=6)] = ()
    """Other editions in which nothing of it differs: a learner has that of their language."""
    options: Annotated[dict[Word, Any], Meta(max_length=20)] = {}
    play: Annotated[dict[Word, Any], Meta(max_length=20)] = {}
    """What is other than in the edition, so that the game is short."""


def read_lesson(text: str, source: str) -> Lesson:
    """The lesson in a TOML text; BadLesson names the source, the field and the reason."""
    if len(text) > MAX_TEXT:
        raise bad_lesson(source, "-", Phrase("lesson-too-long", {"limit": MAX_TEXT}))
    try:
        lesson = msgspec.convert(tomllib.loads(text), Lesson)
    except ValidationError as error:
        raise bad_lesson(source, *explain(error, Lesson)) from None
    except (ValueError, RecursionError) as error:
        detail = Phrase("not-toml", {"detail": clipped(str(error))})
        raise bad_lesson(source, "-", detail) from None
    for field, reason in _problems(lesson):
        raise bad_lesson(source, field, reason)
    return lesson


def bad_lesson(source: str, field: str, reason: Fact) -> BadLesson:
    return BadLesson("bad-lesson", source=source, field=field, reason=reason)


def marked(lesson: Lesson) -> tuple[tuple[str, ...], tuple[tuple[str, int], ...]]:
    """The moves of the record; and each mark with the number of moves before it."""
    moves: list[str] = []
    marks: list[tuple[str, int]] = []
    for word in lesson.moves.split():
        if word.startswith("[") and word.endswith("]"):
            marks.append((word[1:-1], len(moves)))
        else:
            moves.append(word)
    return tuple(moves), tuple(marks)


def _problems(lesson: Lesson) -> Iterator[tuple[str, Phrase]]:
    """What no type can say: steps and marks belong together, and questions have answers."""
    keys, marks = [step.key for step in lesson.steps], [key for key, _ in marked(lesson)[1]]
    if keys != marks:
        known = facts(steps=tuple(keys), marks=tuple(map(clipped, marks)))
        yield "moves", Phrase("lesson-marks", known)
    for step in lesson.steps:
        yield from _step_problems(step)


def _step_problems(step: LessonStep) -> Iterator[tuple[str, Phrase]]:
    field = f"steps.{step.key}"
    if step.asks != "move" and not step.right:
        yield f"{field}.right", Phrase("lesson-no-right-answer")
    if (step.asks == "choice") != bool(step.choices):
        yield f"{field}.choices", Phrase("lesson-choices")
    elif step.choices and not {*step.right} < {*step.choices}:
        yield f"{field}.right", Phrase("lesson-right-among-choices")
    if step.asks == "place" and not {*step.right} < {*step.light}:
        yield f"{field}.light", Phrase("lesson-light-more")
