"""A lesson made ready: its game played through once, and where in it each step stands."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from faubourg.core.edition import Edition
from faubourg.core.errors import FaubourgError
from faubourg.core.game_catalogue import find_game, games
from faubourg.core.game_options import options_of
from faubourg.core.game_protocol import NATURE, AnyRules, Seat
from faubourg.core.messages import LANGUAGES
from faubourg.core.phrases import Phrase
from faubourg.core.record import FORMAT, EditionStamp, Record
from faubourg.core.replay import open_table, replay
from faubourg.core.table import Table
from faubourg.lessons.lesson_file import (
    FILE,
    Lesson,
    LessonStep,
    bad_lesson,
    marked,
    read_lesson,
)
from faubourg.version import __version__

AnyTable: TypeAlias = Table[Any, Any, Any]
LEARNER = Seat(0)
NOT_THE_LEARNER = Phrase("lesson-not-the-learner")


class Course(Struct, frozen=True, eq=False):
    """A lesson with every position that it passes through."""

    lesson: Lesson
    record: Record
    table: AnyTable
    """The whole game, to its end."""
    starts: tuple[int, ...]
    """How many moves of the record stand before each step."""

    @property
    def rules(self) -> AnyRules:
        return self.table.rules

    @property
    def steps(self) -> tuple[LessonStep, ...]:
        return self.lesson.steps

    @property
    def end(self) -> int:
        return len(self.record.moves)

    def state(self, moves: int) -> Any:
        """The position after so many moves of the record."""
        return self.table.state if moves == self.end else self.table.steps[moves].before

    def decision(self, step: int, made: int) -> int:
        """The number of the move of the record that the learner is asked for, after `made` others;
        after the last one, where the step has ended, Nature's answers included."""
        at = self.starts[step]
        if self.steps[step].asks != "move":
            return at
        for _ in range(made):
            at = self._next_decision(at + 1)
        return at

    def expected(self, step: int, made: int) -> str:
        return self.record.moves[self.decision(step, made)]

    def played_to(self, moves: int) -> AnyTable:
        """A table at which the first moves of the record have been made."""
        table = open_table(self.record)
        for each in self.table.steps[:moves]:
            table.follow(each.move)
        return table

    def _next_decision(self, at: int) -> int:
        while at < self.end and self.table.steps[at].actor is NATURE:
            at += 1
        return at


def find_course(game: str, language: str = LANGUAGES[0]) -> Course | None:
    """The lesson of an installed game, if it brings one, in the edition of the language."""
    lesson = find_lesson(game)
    if lesson is None:
        return None
    usual = find_game(game).usual_edition(language)
    return course_in(game, usual if usual in lesson.same_in else lesson.edition)


@cache
def find_lesson(game: str) -> Lesson | None:
    file = find_game(game).data / FILE
    if not file.is_file():
        return None
    return read_lesson(file.read_text(encoding="utf-8"), f"{game}/{FILE}")


@cache
def course_in(game: str, edition: str) -> Course | None:
    """The lesson of a game in an edition that it can be given in."""
    lesson = find_lesson(game)
    return None if lesson is None else prepared(replace(lesson, edition=edition))


@cache
def games_with_lessons() -> tuple[str, ...]:
    return tuple(key for key, game in games().items() if (game.data / FILE).is_file())


def prepared(lesson: Lesson) -> Course:
    """The course of a lesson; BadLesson where the rules do not allow what it plays."""
    moves, marks = marked(lesson)
    try:
        record = _record(lesson, moves)
        table, _ = replay(record)
    except FaubourgError as error:
        raise bad_lesson(lesson.game, "moves", error.phrase) from None
    course = Course(lesson, record, table, tuple(at for _, at in marks))
    _check_decisions(course)
    return course


def _check_decisions(course: Course) -> None:
    """Every move that is asked for is the learner's own."""
    for number, step in enumerate(course.steps):
        for made in range(step.decisions if step.asks == "move" else 1):
            at = course.decision(number, made)
            if at >= course.end or course.table.steps[at].actor != LEARNER:
                raise bad_lesson(course.lesson.game, f"steps.{step.key}", NOT_THE_LEARNER)


def _record(lesson: Lesson, moves: tuple[str, ...]) -> Record:
    edition = _edition(lesson)
    options = options_of(find_game(lesson.game).rules(edition), lesson.options)
    plain = msgspec.json.decode(msgspec.json.encode(edition)) if lesson.play else None
    return Record(
        format=FORMAT,
        engine=__version__,
        game=lesson.game,
        edition=EditionStamp(edition.key, edition.hash, plain),
        seats=("",) * lesson.seats,
        options=msgspec.to_builtins(options),
        moves=moves,
    )


def _edition(lesson: Lesson) -> Edition[Any]:
    """The edition that the lesson names, with its changes."""
    game = find_game(lesson.game)
    own = game.edition(lesson.edition)
    if not lesson.play:
        return own
    plain = msgspec.to_builtins(own, str_keys=True)
    play = _with_changes(plain["play"], lesson.play)
    return game.printer.from_data({**plain, "play": play}, lesson.game)


def _with_changes(plain: Any, changes: Any) -> Any:
    """The value with what is named changed, in tables within tables as well."""
    if not isinstance(plain, dict) or not isinstance(changes, dict):
        return changes
    changed = {key: _with_changes(plain.get(key), value) for key, value in changes.items()}
    return {**plain, **changed}
