"""The laws of the protocol, as functions that fail by assertion. They know no game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any

import msgspec

from faubourg.core.game_protocol import NATURE, AnyRules, ScoreLine, Seat, Viewer
from faubourg.core.messages import LANGUAGES, messages
from faubourg.core.record import read_record
from faubourg.core.replay import replay
from faubourg.core.table import Table

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


def imagined_positions_give_the_same_view(
    rules: AnyRules, state: Any, seats: int, rng: Random
) -> None:
    for viewer in viewers(seats):
        view = rules.view(state, viewer)
        assert rules.view(rules.imagine(view, rng), viewer) == view


def a_move_tells_no_more_than_it_says(
    rules: AnyRules, state: Any, move: Any, seats: int, rng: Random
) -> None:
    """Positions that a viewer cannot tell apart stay so after a move that reveals nothing."""
    if rules.reveals(state, move):
        return
    for viewer in viewers(seats):
        other = rules.imagine(rules.view(state, viewer), rng)
        if rules.why_not(other, move) is None:
            ours, theirs = rules.play(state, move), rules.play(other, move)
            assert rules.view(ours, viewer) == rules.view(theirs, viewer)
            assert rules.glimpse(state, move, viewer) == rules.glimpse(other, move, viewer)


def telling_a_move_gives_nothing_away(
    rules: AnyRules, state: Any, move: Any, seats: int, rng: Random
) -> None:
    """What a viewer is told of a move is the same in every position that looks like this one."""
    for viewer in viewers(seats):
        seen, view = rules.glimpse(state, move, viewer), rules.view(state, viewer)
        other = rules.imagine(view, rng)
        assert rules.tell(view, seen) == rules.tell(rules.view(other, viewer), seen)
        for language in LANGUAGES:
            assert messages(language).say(rules.tell(view, seen))


def gain_is_the_difference_of_the_sheets(rules: AnyRules, state: Any, move: Any) -> None:
    before, after = rules.sheet(state), rules.sheet(rules.play(state, move))
    assert _lines(after) == _lines(before) + _lines(rules.gain(state, move))


def _lines(lines: tuple[ScoreLine, ...]) -> Counter[bytes]:
    return Counter(encoded(line) for line in lines)


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


def everything_is_conserved(rules: AnyRules, state: Any, seats: int) -> None:
    counts = import_module(f"tests.games.{rules.key}.contract_facts").counts
    start = rules.setup(seats, rules.options())
    assert counts(rules, state) == counts(rules, start)


def random_table(rules: AnyRules, seats: int, seed: int) -> Table[Any, Any, Any]:
    """A new table, with options that differ from one number to the next."""
    options = import_module(f"tests.games.{rules.key}.contract_facts").options(rules, seed)
    return Table(rules, seats, seed=seed, options=options)


def play_to_the_end(table: Table[Any, Any, Any], rng: Random) -> Table[Any, Any, Any]:
    while not table.over:
        table.play(rng.choice(table.moves()))
        assert len(table.steps) < MOST_PLIES
    rules = table.rules
    assert import_module(f"tests.games.{rules.key}.contract_facts").has_ended_properly(
        rules, table.state
    )
    return table


def replays_to_the_same(table: Table[Any, Any, Any]) -> None:
    for data in (table.record().to_json(), table.record().to_text().encode()):
        again, flags = replay(read_record(data))
        assert not flags
        assert again.state == table.state
        assert again.record() == table.record()
