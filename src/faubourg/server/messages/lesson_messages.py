"""What is said about a lesson: where the learner stands and what they say, and what comes of it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from faubourg.core.game_protocol import Refusal, Remedy, ScoreLine
from faubourg.core.phrases import Phrase
from faubourg.lessons.lesson_file import MAX_DECISIONS, MAX_STEPS
from faubourg.server.messages.http_messages import Exact, Key, MoveText
from faubourg.server.messages.socket_messages import TableState


class LessonWish(Exact, frozen=True):
    """Show a step of a lesson, or answer what the learner says in it. Nothing is kept of it."""

    game: Key
    step: Annotated[int, Meta(ge=0, le=MAX_STEPS)] = 0
    made: Annotated[int, Meta(ge=0, le=MAX_DECISIONS)] = 0
    others: Annotated[int, Meta(ge=0, le=99)] = 0
    said: MoveText | None = None


class LessonStepInfo(Struct, frozen=True):
    key: str
    rule: str
    asks: Literal["move", "place", "choice"]
    choices: tuple[str, ...]
    of_others: bool
    """What others have built is spoken of, and has to be in sight."""


class LessonAnswer(Struct, frozen=True):
    """What the teacher says to what the learner said."""

    verdict: Literal["right", "other", "wrong", "refused"]
    said: tuple[Phrase, ...]
    text: str
    refusal: Refusal | None
    remedy: Remedy | None
    offers_help: bool


class LessonMoment(Struct, frozen=True):
    """Where a learner stands, and all that is seen there."""

    game: str
    edition: str
    minutes: int
    steps: tuple[LessonStepInfo, ...]
    step: int
    """As many as there are steps when the lesson is over."""
    made: int
    others: int
    done: bool
    """The step is done; only the next one is to be opened."""
    question: Phrase | None
    """What is asked for now, or was last in a step that is done."""
    played_from: int
    """The position after which the lesson played on by itself, up to this one."""
    light: tuple[str, ...]
    """The places that are lit; none where all that is legal is."""
    show: Phrase | None
    """What to do, for whoever asks."""
    show_moves: tuple[str, ...]
    """The moves that do it, where moves are asked for."""
    show_points: int
    """What those moves bring at once."""
    show_answers: tuple[str, ...]
    """The places or choices that answer it, where those are asked for."""
    answer: LessonAnswer | None
    board: Any
    state: TableState
    sheet: tuple[ScoreLine, ...]
    """Every line of the score, the bonuses as they stand included."""
