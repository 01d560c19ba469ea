"""The laws of the protocol, as functions that fail by assertion. They know no game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from faubourg.core.game_catalogue import find_game
from faubourg.core.game_protocol import NATURE, AnyRules, ScoreLine, Seat, Viewer
from faubourg.core.record import read_record
from faubourg.core.replay import replay
from faubourg.core.table import Table
from faubourg.testing.game_facts import Facts

MOST_PLIES = 20_000


def encoded(value: object) -> bytes:
    return msgspec.json.encode(value, order="deterministic")


def viewers(seats: int) -> Iterator[Viewer]:
    yield None
    yield from (Seat(seat) for seat in range(seats))


def moves_are_what_is_not_refused(rules: AnyRules, state: Any, seats: int) -> None:
    listed = [*rules.moves(state)]
    accepted = {move for move in rules.well_formed(seats) if rules.why_not(state, move) is None}
    assert len(listed) == len(set(listed)), "a move is listed twice"
    assert set(listed) == accepted


def play_is_pure(rules: AnyRules, state: Any, move: Any) -> None:
    before = encoded(state)
    after = rules.play(state, move)
    assert encoded(state) == before
    assert after == rules.play(state, move)
    assert hash(after) == hash(rules.play(state, move))


def values_survive_json(rules: AnyRules, state: Any, seats: int) -> None:
    values = [state, *rules.moves(state), *(rules.view(state, viewer) for viewer in viewers(seats))]
    for value in values:
        assert msgspec.json.decode(msgspec.json.encode(value), type=type(value)) == value


def nature_has_odds(rules: AnyRules, state: Any) -> None:
    odds = rules.chances(state)
    if rules.to_act(state) is NATURE:
        assert {*odds} == {*rules.moves(state)} != set()
        assert all(isinstance(weight, int) and weight > 0 for weight in odds.values())
    else:
        assert not odds


def gain_is_the_difference_of_the_sheets(rules: AnyRules, state: Any, move: Any) -> None:
    before, after = rules.sheet(state), rules.sheet(rules.play(state, move))
    assert _lines(after) == _lines(before) + _lines(rules.gain(state, move))


def _lines(lines: tuple[ScoreLine, ...]) -> Counter[bytes]:
    return Counter(encoded(line) for line in lines)


def only_bonuses_wait_for_the_end(rules: AnyRules, state: Any) -> None:
    """What counts only at the end is of rules that the meta calls bonuses: the points that are
    shown in play are those without them."""
    now, at_the_end = rules.sheet(state), rules.sheet(state, as_if_over=True)
    bonuses = find_game(rules.key).meta.bonuses
    waiting = _lines(at_the_end) - _lines(now)
    assert not _lines(now) - _lines(at_the_end), "a line is lost at the end"
    assert {line.rule for line in at_the_end if encoded(line) in waiting} <= {*bonuses}


def outcome_agrees_with_the_sheet(rules: AnyRules, state: Any, seats: int) -> None:
    outcome = rules.outcome(state)
    assert (outcome is None) == (rules.to_act(state) is not None)
    if outcome is None:
        return
    assert not [*rules.moves(state)]
    totals = [0] * seats
    for line in rules.sheet(state):
        totals[line.seat] += line.points
    assert outcome.totals == tuple(totals)
    assert min(outcome.places) == 1
    for a in range(seats):
        for b in range(seats):
            if totals[a] > totals[b]:
                assert outcome.places[a] < outcome.places[b]
    assert rules.sheet(state) == rules.sheet(state, as_if_over=True)


def everything_is_conserved(facts: Facts, rules: AnyRules, state: Any, seats: int) -> None:
    start = rules.setup(seats, rules.options())
    assert facts.counts(rules, state) == facts.counts(rules, start)


def random_table(facts: Facts, rules: AnyRules, seats: int, seed: int) -> Table[Any, Any, Any]:
    """A new table, with options that differ from one number to the next."""
    return Table(rules, seats, seed=seed, options=facts.options(rules, seed))


def play_to_the_end(facts: Facts, table: Table[Any, Any, Any], rng: Random) -> Table[Any, Any, Any]:
    while not table.over:
        table.play(rng.choice(table.moves()))
        assert len(table.steps) < MOST_PLIES, "the game does not end"
    assert table.outcome is not None
    assert table.outcome.ended_by in facts.endings
    assert facts.has_ended_properly(table.rules, table.state)
    return table


def replays_to_the_same(table: Table[Any, Any, Any]) -> None:
    for data in (table.record().to_json(), table.record().to_text().encode()):
        again, flags = replay(read_record(data))
        assert not flags
        assert again.state == table.state
        assert again.record() == table.record()
