"""The command that opens a lesson at the terminal."""

from __future__ import annotations

from rich.console import Console

from faubourg.cli.table.lesson_session import LessonSession
from faubourg.core.errors import Unknown
from faubourg.core.game_catalogue import find_game
from faubourg.core.messages import Messages
from faubourg.lessons.learning import Standing
from faubourg.lessons.prepared_lesson import find_course, games_with_lessons


def open_lesson(console: Console, texts: Messages, game: str, step: int) -> LessonSession:
    """The lesson of a game, from a step on; whatever is wrong is said before it begins."""
    course = find_course(find_game(game).meta.key, texts.language)
    if course is None:
        raise Unknown("no-lesson", name=game, known=games_with_lessons())
    return LessonSession(console, course, texts, Standing(min(step, len(course.steps)) - 1))
