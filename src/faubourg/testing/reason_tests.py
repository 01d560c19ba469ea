"""The laws of reasons: their numbers are those of the score sheet, and they give nothing away."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from faubourg.core.game_catalogue import find_game
from faubourg.core.game_protocol import AnyRules, ScoreLine, Seat, totals
from faubourg.core.messages import LANGUAGES, messages
from faubourg.core.move_reasons import Reason, reasons
from faubourg.testing.base_of_tests import OneGame
from faubourg.testing.cases_and_positions import Case, built_positions, played_positions, scaled
from faubourg.testing.sentences_reached import NAMES

LONGEST_TURN = 8
"""Decisions of one seat in a row that are looked at as one turn."""


class ReasonTests(OneGame):
    def test_reasons_add_up_to_what_the_score_sheet_would_show(self, case: Case) -> None:
        for before, moves in some_turns(case):
            adds_up(case.rules, before, moves, case.seats)

    def test_reasons_are_said_in_both_languages(self, case: Case) -> None:
        for before, moves in some_turns(case):
            seat = _seat(case.rules, before)
            for reason in reasons_of(case.rules, before, moves):
                for language in LANGUAGES:
                    assert messages(language).reason_of_turn(reason, seat, NAMES)

    def test_reasons_do_not_depend_on_what_is_hidden(self, case: Case) -> None:
        rng = Random(17)
        for before, moves in some_turns(case):
            seat = _seat(case.rules, before)
            imagined = case.rules.imagine(case.rules.view(before, seat), rng)
            told = reasons_of(case.rules, imagined, moves)
            assert told == reasons_of(case.rules, before, moves)


def some_turns(case: Case) -> Iterator[tuple[Any, list[Any]]]:
    """Positions in which a seat decides, with moves that it makes one after the other."""
    rng = Random(f"{case}:turns")
    played = (state for state, _ in played_positions(case, scaled(30), seed=16))
    for state in (*played, *built_positions(case, scaled(30), seed=16)):
        if isinstance(case.rules.to_act(state), int) and any(True for _ in case.rules.moves(state)):
            yield state, _turn(case.rules, state, rng)


def _turn(rules: AnyRules, state: Any, rng: Random) -> list[Any]:
    """Random decisions of the seat to act, until it has no more or something comes to light."""
    seat, moves = rules.to_act(state), list[Any]()
    while rules.to_act(state) == seat and len(moves) < LONGEST_TURN:
        move = rng.choice([*rules.moves(state)])
        moves.append(move)
        if rules.reveals(state, move):
            break
        state = rules.play(state, move)
    return moves


def adds_up(rules: AnyRules, before: Any, moves: list[Any], seats: int) -> None:
    """For every seat, and for what the turn brings at once."""
    told, after = reasons_of(rules, before, moves), _after(rules, before, moves)
    sheets = [totals(rules.sheet(state, as_if_over=True), seats) for state in (before, after)]
    for seat, (old, new) in enumerate(zip(*sheets, strict=True)):
        assert sum(each.points or 0 for each in told if each.seat == seat) == new - old
    bonuses = find_game(rules.key).meta.bonuses
    gains = [line for line in _gained(rules, before, moves) if line.rule not in bonuses]
    now = sum(each.points or 0 for each in told if not each.stands)
    assert now == sum(line.points for line in gains)


def reasons_of(rules: AnyRules, before: Any, moves: list[Any]) -> tuple[Reason, ...]:
    return reasons(rules, before, _after(rules, before, moves), _seat(rules, before))


def _seat(rules: AnyRules, state: Any) -> Seat:
    actor = rules.to_act(state)
    assert isinstance(actor, int)
    return Seat(actor)


def _after(rules: AnyRules, state: Any, moves: list[Any]) -> Any:
    for move in moves:
        state = rules.play(state, move)
    return state


def _gained(rules: AnyRules, state: Any, moves: list[Any]) -> Iterator[ScoreLine]:
    for move in moves:
        yield from rules.gain(state, move)
        state = rules.play(state, move)
