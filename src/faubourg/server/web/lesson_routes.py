"""Lessons over HTTP: one question and its answer at a time, of which nothing is kept."""

from __future__ import annotations

from faubourg.server.messages.lesson_messages import LessonMoment, LessonWish
from faubourg.server.messages.socket_messages import Legal, Refused
from faubourg.server.tables.lesson_moments import lesson_moment, lesson_why
from faubourg.server.web.asked_language import language_of
from faubourg.server.web.request_context import AnyRequest, account_of, posting, services_of


@posting("/api/lessons", status_code=200)
async def learn(data: LessonWish, request: AnyRequest) -> LessonMoment:
    """A step of a lesson, and the answer to what the learner says in it."""
    work, language = services_of(request).work, language_of(request)
    return await work.do(account_of(request), lambda: lesson_moment(data, language))


@posting("/api/lessons/why", status_code=200)
async def ask_why(data: LessonWish, request: AnyRequest) -> Refused | Legal:
    """Why a move of a lesson is refused, or what a legal one would bring."""
    work, language = services_of(request).work, language_of(request)
    return await work.do(account_of(request), lambda: lesson_why(data, language))


LESSON_ROUTES = (learn, ask_why)
