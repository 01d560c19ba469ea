"""Whole turns: every way in which a seat can go on until others act or something is uncovered."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from faubourg.core.game_protocol import AnyRules
from faubourg.puzzles.puzzle_file import MAX_MOVES

MOST_POSITIONS = 20_000
"""On the way to the ends of turns; whoever has more ways than that is not asked for the best."""


class Turn(NamedTuple):
    moves: tuple[Any, ...]
    after: Any
    """The position then, before anything is drawn or turned over."""


def ends_turn(rules: AnyRules, before: Any, move: Any, after: Any) -> bool:
    """Whether nothing more can be said about this turn from what is known now."""
    return rules.reveals(before, move) or rules.to_act(after) != rules.to_act(before)


def whole_turns(rules: AnyRules, state: Any, most: int) -> list[Turn] | None:
    """Every turn, those that come to the same once; None if there are more than `most`."""
    found: dict[Any, Turn] = {}
    names: set[tuple[str, ...]] = set()
    for number, turn in enumerate(_turns(rules, state)):
        name = _name(rules, turn.moves)
        if name not in names:
            names.add(name)
            found.setdefault(turn.after, turn)
        if len(found) > most or number > MOST_POSITIONS:
            return None
    return [*found.values()]


def is_same_turn(rules: AnyRules, one: Turn, other: Turn) -> bool:
    """Whether two turns come to the same: by the position, or by moves in another order."""
    return one.after == other.after or _name(rules, one.moves) == _name(rules, other.moves)


def _name(rules: AnyRules, moves: Sequence[Any]) -> tuple[str, ...]:
    return tuple(sorted(map(rules.write, moves)))


def _turns(rules: AnyRules, state: Any) -> Iterator[Turn]:
    """Shorter ones first; positions on the way are gone through once."""
    begun, seen = [Turn((), state)], {state}
    for at in begun:
        for move in rules.moves(at.after):
            after = rules.play(at.after, move)
            turn = Turn((*at.moves, move), after)
            if ends_turn(rules, at.after, move, after):
                yield turn
            elif after not in seen and len(turn.moves) < MAX_MOVES and len(seen) < MOST_POSITIONS:
                seen.add(after)
                begun.append(turn)
