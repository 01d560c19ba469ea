"""Remedies that serve any game: legal moves that look like the refused one."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import takewhile
from typing import Any

from faubourg.core.game_protocol import NATURE, AnyRules, Remedy
from faubourg.core.phrases import Either, Phrase

EXAMPLES = 3
"""Moves or places that a sentence names at most."""


def for_example(rules: AnyRules, state: Any, move: Any) -> Remedy:
    """The legal moves, of which the first few are named."""
    if rules.to_act(state) in (NATURE, None):
        return Remedy(Phrase("remedy-none"))
    moves = nearest_first(_written(rules, move), map(rules.write, rules.moves(state)))
    return Remedy(Phrase("remedy-example", {"moves": any_of(moves[:EXAMPLES])}), moves)


def any_of(moves: Iterable[str]) -> Either:
    """Moves in notation for a sentence: in quotes, for some of them are marks of punctuation."""
    return Either(tuple(Phrase("typed-move", {"move": move}) for move in moves))


def _written(rules: AnyRules, move: Any) -> str:
    """The refused move as text; one that names what is not in the box has none."""
    try:
        return rules.write(move)
    except LookupError:
        return ""


def nearest_first(text: str, legal: Iterable[str]) -> tuple[str, ...]:
    """Moves in the order of what they have in common with a text, from its beginning.

    >>> nearest_first("f5=3", ["++", "c4=1", "f5@R", "f5=1"])
    ('f5=1', 'f5@R', '++', 'c4=1')
    """
    return tuple(sorted(legal, key=lambda each: -_in_common(text, each)))


def _in_common(one: str, other: str) -> int:
    """With how many equal characters two texts begin."""
    same = (a == b for a, b in zip(one, other, strict=False))
    return sum(takewhile(bool, same))
