"""A step of a lesson as a browser sees it: the table of the lesson, and the teacher's answer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from faubourg.core.decisions import goes_without_saying
from faubourg.core.end_near_and_ties import end_is_near, how_it_ended, tie_break, ties
from faubourg.core.errors import Unknown
from faubourg.core.game_catalogue import find_game
from faubourg.core.game_protocol import NATURE
from faubourg.lessons.duration import minutes_of
from faubourg.lessons.learning import (
    Answer,
    Standing,
    answers_to_show,
    is_done,
    is_over,
    lights,
    moves_made,
    moves_to_show,
    played_from,
    points_to_show,
    question,
    remedy,
    reply,
    shown,
)
from faubourg.lessons.prepared_lesson import LEARNER, Course, find_course, games_with_lessons
from faubourg.server.board_data import aids_of, board_of, is_plain
from faubourg.server.messages.http_messages import Told
from faubourg.server.messages.lesson_messages import (
    LessonAnswer,
    LessonMoment,
    LessonStepInfo,
    LessonWish,
)
from faubourg.server.messages.socket_messages import Legal, Offered, Refused, TableState
from faubourg.server.tables.points_in_play import bonuses_as_they_stand, totals_so_far


def lesson_moment(wish: LessonWish, language: str) -> LessonMoment:
    """What a wish leads to. Pure: the same wish always leads to the same."""
    course = _course(wish.game, language)
    at, answer = _standing(course, wish), None
    if wish.said is not None and not is_over(course, at) and not is_done(course, at):
        found, at = reply(course, at, wish.said)
        answer = _answer(found, wish.said)
    return _moment(course, at, answer)


def lesson_why(wish: LessonWish, language: str) -> Refused | Legal:
    """Why a move is refused where the learner stands, or what a legal one would bring."""
    course = _course(wish.game, language)
    at = _standing(course, wish)
    moves = moves_made(course, at)
    rules, state, text = course.rules, course.state(moves), wish.said or ""
    move = rules.read(text)
    if refusal := rules.why_not(state, move):
        return Refused(moves, text, refusal, remedy(course, at, text))
    standing = bonuses_as_they_stand(rules, rules.play(state, move))
    return Legal(moves, text, rules.gain(state, move), standing)


def _course(game: str, language: str) -> Course:
    course = find_course(find_game(game).meta.key, language)
    if course is None:
        raise Unknown("no-lesson", name=game, known=games_with_lessons())
    return course


def _standing(course: Course, wish: LessonWish) -> Standing:
    """Where the learner says to stand, within the lesson."""
    step = min(wish.step, len(course.steps))
    if step == len(course.steps):
        return Standing(step)
    most = course.steps[step].decisions if course.steps[step].asks == "move" else 1
    return Standing(step, min(wish.made, most), wish.others)


def _answer(answer: Answer, text: str) -> LessonAnswer:
    return LessonAnswer(
        answer.verdict, answer.said, text, answer.refusal, answer.remedy, answer.offers_help
    )


def _moment(course: Course, at: Standing, answer: LessonAnswer | None) -> LessonMoment:
    made = moves_made(course, at)
    done = is_over(course, at) or is_done(course, at)
    return LessonMoment(
        game=course.lesson.game,
        edition=course.lesson.edition,
        minutes=minutes_of(course),
        steps=tuple(
            LessonStepInfo(each.key, each.rule, each.asks, each.choices, each.of_others)
            for each in course.steps
        ),
        step=at.step,
        made=at.made,
        others=at.others,
        done=done,
        question=None if is_over(course, at) else question(course, at),
        played_from=played_from(course, at),
        light=() if done else lights(course, at),
        show=None if done else shown(course, at),
        show_moves=() if done else moves_to_show(course, at),
        show_points=0 if done else points_to_show(course, at),
        show_answers=() if done else answers_to_show(course, at),
        answer=answer,
        board=board_of(course.table),
        state=_state(course, made, _asks_for_move(course, at)),
        sheet=course.rules.sheet(course.state(made), as_if_over=True),
    )


def _asks_for_move(course: Course, at: Standing) -> bool:
    """Whether it is the learner's move that is asked for, and not a place or a choice."""
    if is_over(course, at) or is_done(course, at):
        return False
    return course.steps[at.step].asks == "move"


def _state(course: Course, moves: int, may_act: bool) -> TableState:
    rules, state = course.rules, course.state(moves)
    view, outcome = rules.view(state, LEARNER), rules.outcome(state)
    actor = rules.to_act(state)
    broken = ties(outcome, tie_break(rules, rules.view(state, None))) if outcome else ()
    return TableState(
        seq=moves,
        seat=LEARNER,
        view=view,
        aids=aids_of(rules, view),
        to_act=None if actor is NATURE else actor,
        moves=tuple(_offered(course, state)) if may_act else (),
        log=tuple(_log(course, moves)),
        earlier=None,
        totals=totals_so_far(rules, state, course.lesson.seats),
        standing=bonuses_as_they_stand(rules, state),
        undo=False,
        ask_undo=False,
        end_near=() if outcome else end_is_near(rules, view),
        outcome=outcome,
        ending=how_it_ended(rules, rules.view(state, None)) if outcome else None,
        ties=broken,
    )


def _offered(course: Course, state: Any) -> Iterator[Offered]:
    rules = course.rules
    view = rules.view(state, LEARNER) if is_plain(rules.key) else None
    for move in rules.moves(state):
        points = sum(line.points for line in rules.gain(state, move) if line.seat == LEARNER)
        told = None if view is None else rules.tell(view, move)
        yield Offered(rules.write(move), points, told)


def _log(course: Course, moves: int) -> Iterator[Told]:
    """Every decision has a number, which what Nature answers shares."""
    rules = course.rules
    seq = 0
    for number, step in enumerate(course.table.steps[:moves], 1):
        seq = seq if step.actor is NATURE and seq else number
        seen = rules.glimpse(step.before, step.move, LEARNER)
        seat = None if step.actor is NATURE else step.actor
        phrase = rules.tell(rules.view(step.before, LEARNER), seen)
        forced = goes_without_saying(rules, step)
        yield Told(seq, seat, rules.write(seen), phrase, forced=forced)
