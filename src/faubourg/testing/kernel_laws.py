"""Kernels in lockstep with the readable rules: laws that fail by assertion. They know no game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from faubourg.core.game_catalogue import find_game
from faubourg.core.game_options import options_of
from faubourg.core.game_protocol import AnyRules, Nature, Options, ScoreLine, totals
from faubourg.core.owned_caches import Recent
from faubourg.kernels import kernel_protocol
from faubourg.kernels.kernel_catalogue import find_kernel
from faubourg.kernels.kernel_protocol import Kernel, Records
from faubourg.testing.game_facts import one_of_the_moves

HERE = 1
"""Where in an array of three the position of a test lies: its neighbours must stay as they are."""
UNTOUCHED = -77
BOXES_KEPT = 128
MOVES_KEPT = 1 << 17
"""Of all the editions that are compared."""


class Shadow(Struct, frozen=True, eq=False):
    """A kernel with its box, beside the rules that it has to follow."""

    kernel: Kernel
    rules: AnyRules
    seats: int
    box: Records

    def encoded(self, state: Any) -> Records:
        """Three records, the state in the middle."""
        positions = np.zeros(3, self.kernel.position)
        positions[HERE] = self.kernel.encode(self.rules, self.box, state)[0]
        return positions

    def decoded(self, positions: Records) -> Any:
        return self.kernel.decode(self.rules, self.box, positions[HERE : HERE + 1])

    def legal(self, positions: Records) -> list[int]:
        room = np.full(self.kernel.most_moves + 1, UNTOUCHED, np.int32)
        found = self.kernel.legal(self.box, positions, HERE, room)
        assert 0 <= found <= self.kernel.most_moves, "more moves than there is room for"
        assert room[-1] == UNTOUCHED, "legal wrote beyond its room"
        actions: list[int] = room[:found].tolist()
        return actions


class Shadows(Recent[tuple[Any, int, Options], Shadow]):
    """By rules, seats and options: to pack a box takes longer than to compare a position."""

    def make(self, key: tuple[Any, int, Options]) -> Shadow:
        rules, seats, options = key
        kernel = find_kernel(rules.key)
        return Shadow(kernel, rules, seats, kernel.pack(rules, seats, options))


class Moves(Recent[tuple[Any, Any, int], Any]):
    """By kernel, rules and action: positions share most of them."""

    def make(self, key: tuple[Any, Any, int]) -> Any:
        kernel, rules, action = key
        return kernel.move_of(rules, action)


_shadows, _moves = Shadows(BOXES_KEPT), Moves(MOVES_KEPT)


def shadow_of(rules: AnyRules, seats: int, options: Options) -> Shadow:
    return _shadows[rules, seats, options]


def options_in(rules: AnyRules, state: Any) -> Options:
    """The options that a state was set up with; it holds them under the same names, or nearly."""
    names = rules.options.__struct_fields__
    held = {
        name: getattr(state, f"{name}_by", None) or getattr(state, name)
        for name in names
        if hasattr(state, name)
    }
    return rules.settle(rules.options(**held))


def shadow_at(rules: AnyRules, seats: int, state: Any) -> Shadow:
    return shadow_of(rules, seats, options_in(rules, state))


# Positions


def record_holds_the_state(shadow: Shadow, positions: Records, state: Any) -> None:
    assert positions[HERE]["random"] == 0, "randomness was used up, or is there already"
    assert shadow.decoded(positions) == state, "the record stands for another state"


@contextmanager
def only_looked_at(shadow: Shadow, positions: Records, state: Any) -> Iterator[None]:
    """A question may use the scratch space of a record, and nothing else of it."""
    before, beside = positions.tobytes(), around(positions)
    yield
    if positions.tobytes() != before:
        record_holds_the_state(shadow, positions, state)
        assert around(positions) == beside, "a question changes a neighbour"


def around(positions: Records) -> bytes:
    """The bytes beside the position of a test."""
    return positions[:HERE].tobytes() + positions[HERE + 1 :].tobytes()


def same_player_acts(shadow: Shadow, positions: Records, state: Any) -> None:
    actor = shadow.kernel.actor(shadow.box, positions, HERE)
    match shadow.rules.to_act(state):
        case None:
            assert actor == kernel_protocol.NOBODY
        case Nature():
            assert actor == kernel_protocol.NATURE
        case seat:
            assert actor == seat


def same_moves_are_legal(shadow: Shadow, positions: Records, state: Any) -> list[Any]:
    """Returns them, as the readable rules list them."""
    with only_looked_at(shadow, positions, state):
        actions = shadow.legal(positions)
    assert len(actions) == len({*actions}), "an action is listed twice"
    legal = [*shadow.rules.moves(state)]
    assert {_moves[shadow.kernel, shadow.rules, action] for action in actions} == {*legal}
    return legal


def same_score(shadow: Shadow, positions: Records, state: Any) -> None:
    """Lines by rule, totals, places and the end, all as if the game were over."""
    kernel, rules, seats = shadow.kernel, shadow.rules, shadow.seats
    sheet, shape = rules.sheet(state, as_if_over=True), (seats, len(kernel.lines))
    with only_looked_at(shadow, positions, state):
        table = _filled(shadow, kernel.score, shape, positions)
        points = _filled(shadow, kernel.totals, (seats,), positions)
        places = _filled(shadow, kernel.places, (seats,), positions)
        ended = kernel.ended_by(shadow.box, positions, HERE)
    assert table == points_by_line(kernel.lines, sheet, seats)
    assert tuple(points) == totals(sheet, seats)
    assert tuple(places) == places_as_if_over(rules, state)
    assert (kernel.endings[ended] if ended >= 0 else None) == state.ended_by


def points_by_line(
    lines: tuple[str, ...], sheet: Iterable[ScoreLine], seats: int
) -> list[list[int]]:
    """The points of each seat, in a column for each kind of line."""
    columns = {rule: column for column, rule in enumerate(lines)}
    table = [[0] * len(lines) for _ in range(seats)]
    for line in sheet:
        assert line.rule in columns, f"{line.rule} is none of the kernel's lines"
        table[line.seat][columns[line.rule]] += line.points
    return table


def _filled(shadow: Shadow, function: Any, shape: tuple[int, ...], positions: Records) -> list[Any]:
    room = np.full(shape, UNTOUCHED, np.int32)
    function(shadow.box, positions, HERE, room)
    filled: list[Any] = room.tolist()
    return filled


def places_as_if_over(rules: AnyRules, state: Any) -> tuple[int, ...]:
    over = replace(state, ended_by=state.ended_by or "now", stage=type(state.stage).OVER)
    outcome = rules.outcome(over)
    assert outcome is not None
    return outcome.places


def position_agrees(shadow: Shadow, state: Any) -> list[Any]:
    """Everything that can be asked about a position without playing on; returns its moves."""
    positions = shadow.encoded(state)
    record_holds_the_state(shadow, positions, state)
    same_player_acts(shadow, positions, state)
    same_score(shadow, positions, state)
    return same_moves_are_legal(shadow, positions, state)


# Moves


def actions_number_the_moves(shadow: Shadow) -> None:
    """Every move that can be said has a number of its own, which leads back to it."""
    kernel, rules = shadow.kernel, shadow.rules
    moves = [*rules.well_formed(shadow.seats)]
    actions = [kernel.action_of(rules, move) for move in moves]
    assert all(0 <= action < kernel.actions for action in actions)
    assert len({*actions}) == len({*moves})
    assert [kernel.move_of(rules, action) for action in actions] == moves


def play_leads_to_the_same(shadow: Shadow, positions: Records, state: Any, move: Any) -> Any:
    """The move in both; returns the state after it. The records around it stay as they are."""
    beside = around(positions)
    action = shadow.kernel.action_of(shadow.rules, move)
    shadow.kernel.apply(shadow.box, positions, HERE, action)
    after = shadow.rules.play(state, move)
    assert shadow.decoded(positions) == after, shadow.rules.write(move)
    assert around(positions) == beside, "a neighbour was changed"
    assert positions[HERE]["random"] == 0, "a move uses up randomness"
    return after


def every_move_leads_to_the_same(shadow: Shadow, state: Any, moves: Iterable[Any]) -> None:
    positions = shadow.encoded(state)
    for move in moves:
        play_leads_to_the_same(shadow, positions.copy(), state, move)


def game_stays_in_step(rules: AnyRules, seats: int, loose: Any, rng: Random) -> int:
    """A whole random game in both, compared after every ply; returns how many there were."""
    options = options_of(rules, loose)
    shadow, state = shadow_of(rules, seats, options), rules.setup(seats, options)
    positions, plies = shadow.encoded(state), 0
    while rules.to_act(state) is not None:
        same_player_acts(shadow, positions, state)
        legal = same_moves_are_legal(shadow, positions, state)
        move = one_of_the_moves(rules, state, legal, rng)
        state = play_leads_to_the_same(shadow, positions, state, move)
        same_score(shadow, positions, state)
        plies += 1
    same_player_acts(shadow, positions, state)
    same_moves_are_legal(shadow, positions, state)
    position_agrees(shadow, state)
    return plies


def describes_itself(kernel: Kernel) -> None:
    """What the kernel says of its game is so."""
    bonuses = find_game(kernel.game).meta.bonuses
    assert {*bonuses} <= {*kernel.lines}
    assert len({*kernel.lines}) == len(kernel.lines)
    assert kernel.position.names is not None
    assert "random" in kernel.position.names
    assert kernel.position["random"] == np.uint64
