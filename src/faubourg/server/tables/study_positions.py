"""Positions that browsers study: read, looked at, played on. Pure, and nothing is kept of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from faubourg.core.decisions import goes_without_saying
from faubourg.core.end_near_and_ties import end_is_near, how_it_ended, tie_break, ties
from faubourg.core.errors import BadNotation, BadPosition, IllegalMove, ImpossiblePosition
from faubourg.core.game_protocol import NATURE, ScoreLine, Seat, Viewer
from faubourg.core.position_grammar import fields_of
from faubourg.core.position_problems import PositionProblem
from faubourg.core.position_text import Position, position_of, writer_of
from faubourg.core.table import Table
from faubourg.core.table_from_position import possible_position, table_at
from faubourg.server.board_data import aids_of, board_of, is_plain
from faubourg.server.messages.http_messages import Told
from faubourg.server.messages.socket_messages import Offered
from faubourg.server.messages.study_messages import (
    Fault,
    MoveAllowed,
    MoveRefused,
    Studied,
    StudiedState,
    StudyWish,
)
from faubourg.server.tables.points_in_play import bonuses_as_they_stand, totals_so_far

AnyTable = Table[Any, Any, Any]


def studied(wish: StudyWish) -> Studied:
    """Whatever is wrong is an answer, too: with the text, with the position, or with a move."""
    try:
        position = possible_position(wish.position)
    except ImpossiblePosition as error:
        return Studied(tuple(_fault(wish.position, each) for each in error.problems))
    except BadPosition as error:
        return Studied((Fault(error.phrase, error.at, error.length),))
    return _at(position, table_at(position, seed=wish.seed), wish)


def _fault(text: str, problem: PositionProblem) -> Fault:
    """At the field that shows it, or at the heading where it is left out."""
    fields = fields_of(text)
    part = fields.values.get(problem.field, fields.heading)
    said = part.text.strip()
    at = part.at + part.text.index(said)
    return Fault(problem.phrase, at, len(said), problem.rule, problem.field, problem.spaces)


def _at(position: Position, table: AnyTable, wish: StudyWish) -> Studied:
    if refused := played(table, wish.line):
        return Studied(state=_state(position, table, wish.board), refused=refused)
    asked: dict[str, Any] = {}
    try:
        if wish.why is not None:
            asked = _asked(table, wish.why)
        if wish.move is not None:
            table.play(wish.move)
    except (BadNotation, IllegalMove) as error:
        asked = {"refused": _refused(wish.move or wish.why or "", error)}
    return Studied(state=_state(position, table, wish.board), **asked)


def played(table: AnyTable, line: Sequence[str]) -> MoveRefused | None:
    """Play a line of moves, up to the first that the rules refuse."""
    for text in line:
        try:
            table.play(text)
        except (BadNotation, IllegalMove) as error:
            return _refused(text, error)
    return None


def _asked(table: AnyTable, text: str) -> dict[str, Any]:
    if refusal := table.why_not(text):
        return {"refused": MoveRefused(text, None, refusal, table.remedy(text))}
    rules = table.rules
    after = rules.play(table.state, rules.read(text))
    return {"allowed": MoveAllowed(text, table.gain(text), bonuses_as_they_stand(rules, after))}


def _refused(text: str, error: BadNotation | IllegalMove) -> MoveRefused:
    if isinstance(error, IllegalMove):
        return MoveRefused(text, None, error.refusal, error.remedy)
    return MoveRefused(text, error.phrase)


def _state(position: Position, table: AnyTable, board: bool) -> StudiedState:
    rules, state, seats = table.rules, table.state, position.seats
    seat = _eyes(position, table)
    view = rules.view(state, seat)
    now = position_of(rules, seats, table.options, state, position.sight)
    watched, outcome = rules.view(state, None), table.outcome
    return StudiedState(
        position=now.to_line(),
        page=now.to_page(),
        fields=(*writer_of(rules).position_fields,),
        game=rules.key,
        edition=rules.edition.key,
        seats=seats,
        seat=seat,
        is_whole=position.sight == "all",
        view=view,
        aids=aids_of(rules, view),
        to_act=table.to_act,
        moves=tuple(_offered(table)),
        told=tuple(_told(table, seat)),
        totals=totals_so_far(rules, state, seats),
        sheet=rules.sheet(state, as_if_over=True),
        standing=bonuses_as_they_stand(rules, state),
        end_near=() if table.over else end_is_near(rules, view),
        outcome=outcome,
        ending=how_it_ended(rules, watched) if outcome else None,
        ties=ties(outcome, tie_break(rules, watched)) if outcome else (),
        board=board_of(table) if board else None,
    )


def _eyes(position: Position, table: AnyTable) -> Viewer:
    """A position from a seat stays that seat's; a whole one is seen by whoever is to act, or by the
    first seat where nobody is: the game is over, and cards lie open."""
    if position.sight != "all":
        return position.viewer
    return Seat(0) if table.to_act is None else table.to_act


def _offered(table: AnyTable) -> Iterator[Offered]:
    if (seat := table.to_act) is None:
        return
    rules = table.rules
    view = table.view(seat) if is_plain(rules.key) else None
    for move in table.moves():
        told = None if view is None else rules.tell(view, move)
        yield Offered(rules.write(move), _points(rules.gain(table.state, move), seat), told)


def _points(lines: tuple[ScoreLine, ...], seat: int) -> int:
    return sum(line.points for line in lines if line.seat == seat)


def _told(table: AnyTable, seat: Seat | None) -> Iterator[Told]:
    rules, number = table.rules, 0
    for step in table.steps:
        number += step.actor is not NATURE
        seen = rules.glimpse(step.before, step.move, seat)
        actor = None if step.actor is NATURE else step.actor
        told = rules.tell(rules.view(step.before, seat), seen)
        forced = goes_without_saying(rules, step)
        yield Told(number, actor, rules.write(seen), told, forced=forced)
