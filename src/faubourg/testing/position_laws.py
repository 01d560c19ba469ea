"""The laws of positions as text: nothing is lost or told, and whatever is accepted can be played.

They know no game, and ask nothing of one that has no text for its positions.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from faubourg.core.errors import BadPosition, FaubourgError
from faubourg.core.game_protocol import AnyRules
from faubourg.core.position_problems import problems_of, refuse_impossible
from faubourg.core.position_text import Position, position_of, read_position
from faubourg.core.record import Sight
from faubourg.core.table import Table
from faubourg.core.table_from_position import table_at
from faubourg.testing import laws
from faubourg.testing.game_facts import Facts
from faubourg.testing.secrecy_laws import Swap
from faubourg.testing.sentences_reached import in_both_languages

PLAYED_ON = 60
"""Moves from an accepted position: enough to come to the end of a turn and of a round."""


def has_position_text(rules: AnyRules) -> bool:
    return hasattr(rules, "write_position")


def sights(seats: int) -> Iterator[Sight]:
    yield "all"
    yield "spectator"
    yield from range(seats)


def played_positions_of(table: Table[Any, Any, Any], rng: Random, part: float) -> Iterator[Any]:
    """Some of the states that the game went through, Nature's turns included, and the last."""
    yield from (step.before for step in table.steps if rng.random() < part)
    yield table.state


def a_position_is_read_as_it_was_written(table: Table[Any, Any, Any], state: Any) -> None:
    rules, seats = table.rules, len(table.names)
    for sight in sights(seats):
        position = position_of(rules, seats, table.options, state, sight)
        for text in (position.to_line(), position.to_page()):
            again = read_position(text, rules.edition)
            assert again == position
            assert text.isascii()
        assert not set(position.to_line()) & set(" \n#")
        assert problems_of(position) == ()
        assert rules.view(position.state, position.viewer) == rules.view(state, position.viewer)


def a_position_read_back_goes_on_alike(table: Table[Any, Any, Any], state: Any) -> None:
    """From everything, the same moves and points; from a seat, the same for that seat."""
    rules, seats = table.rules, len(table.names)
    again = read_position(position_of(rules, seats, table.options, state).to_line(), rules.edition)
    assert [*rules.moves(again.state)] == [*rules.moves(state)]
    assert rules.sheet(again.state, as_if_over=True) == rules.sheet(state, as_if_over=True)
    seat = rules.to_act(state)
    if isinstance(seat, int):
        seen = table_at(position_of(rules, seats, table.options, state, int(seat)))
        assert {*seen.moves()} == {*rules.moves(state)}
        assert seen.sheet() == rules.sheet(state)


def a_position_tells_no_secret(
    table: Table[Any, Any, Any], state: Any, swap: Swap, rng: Random
) -> None:
    rules, seats = table.rules, len(table.names)
    for viewer in laws.viewers(seats):
        sight: Sight = "spectator" if viewer is None else int(viewer)
        other = swap(rules, state, viewer, rng)
        texts = [
            position_of(rules, seats, table.options, each, sight).to_line()
            for each in (state, other)
        ]
        assert texts[0] == texts[1]


def a_text_is_playable_or_refused(facts: Facts, rules: AnyRules, text: str, rng: Random) -> bool:
    """Whether it was accepted; then it can be written again, and played on from."""
    try:
        position = refuse_impossible(read_position(text, rules.edition))
    except BadPosition as error:
        in_both_languages(error)
        return False
    assert read_position(position.to_line(), rules.edition) == position
    _play_on(facts, position, rng)
    return True


def _play_on(facts: Facts, position: Position, rng: Random) -> None:
    table = table_at(position, seed=rng.randrange(1000))
    counts = facts.counts(table.rules, table.state)
    for _ in range(PLAYED_ON):
        if table.over:
            break
        table.play(rng.choice(table.moves()))
        assert facts.counts(table.rules, table.state) == counts
    table.sheet(as_if_over=True)
    for viewer in laws.viewers(len(table.names)):
        table.view(viewer)


def no_text_is_said_so(rules: AnyRules) -> None:
    """A game without a text for its positions says so in words."""
    table: Table[Any, Any, Any] = Table(rules, rules.seats[0], seed=1)
    for ask in (table.position, lambda: read_position(f"{rules.key}/{rules.edition.key}/2")):
        try:
            ask()
        except FaubourgError as error:
            in_both_languages(error)
        else:
            raise AssertionError("a text of nothing")
