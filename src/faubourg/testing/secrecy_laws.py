"""The laws of secrecy: nobody learns what they may not know. They know no game.

Hidden cards are swapped in two ways: by the game's own `imagine`, and by what its tests say is
hidden, since a view that tells too much could agree with an `imagine` that believes it.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

from faubourg.core.game_protocol import AnyRules, Viewer
from faubourg.core.messages import LANGUAGES, messages
from faubourg.core.record import Sight, read_record
from faubourg.core.replay import replay
from faubourg.core.table import Table
from faubourg.testing.laws import viewers

Swap: TypeAlias = Callable[[Any, Any, Viewer, Random], Any]
"""The position with other cards where the viewer cannot see them."""


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


def a_view_does_not_depend_on_secrets(
    rules: AnyRules, state: Any, seats: int, swap: Swap, rng: Random
) -> bool:
    """Neither do points and legal moves; whether some secret could be swapped at all."""
    swapped = False
    for viewer in viewers(seats):
        other = swap(rules, state, viewer, rng)
        swapped |= other != state
        assert rules.view(other, viewer) == rules.view(state, viewer)
        assert rules.to_act(other) == rules.to_act(state)
        assert rules.sheet(other, as_if_over=True) == rules.sheet(state, as_if_over=True)
        if viewer is not None and rules.to_act(state) == viewer:
            assert {*rules.moves(other)} == {*rules.moves(state)}
    return swapped


def unseen_draws_look_the_same(rules: AnyRules, state: Any, seats: int) -> None:
    """Draws after which a viewer sees the same are seen as the same draw."""
    for viewer in viewers(seats):
        glimpses: dict[Any, Any] = {}
        for move in rules.chances(state):
            seen = rules.view(rules.play(state, move), viewer)
            glimpse = rules.glimpse(state, move, viewer)
            assert glimpses.setdefault(seen, glimpse) == glimpse


def a_redacted_record_replays_to_its_viewers_views(table: Table[Any, Any, Any]) -> None:
    for viewer in viewers(len(table.names)):
        sight: Sight = "spectator" if viewer is None else int(viewer)
        again, flags = replay(read_record(table.record(sight).to_json()))
        assert not flags
        assert _views(again, viewer) == _views(table, viewer)


def _views(table: Table[Any, Any, Any], viewer: Viewer) -> list[Any]:
    states = [*(step.before for step in table.steps), table.state]
    return [table.rules.view(state, viewer) for state in states]
