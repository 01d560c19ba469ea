"""The law of remedies: what a refusal proposes is legal, also when it is typed as it was read."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from faubourg.core.errors import BadNotation
from faubourg.core.game_protocol import NATURE, AnyRules
from faubourg.core.phrases import Either, Phrase

TURN = r"/[0-9]"
"""How the notation says that a piece is turned, before the place or after it."""


def remedies_can_be_followed(rules: AnyRules, state: Any, refused: Iterable[Any]) -> None:
    """Whoever has something to decide is told of legal moves; whoever has not, of none."""
    decides = rules.to_act(state) not in (NATURE, None) and any(True for _ in rules.moves(state))
    for move in refused:
        remedy = rules.remedy(state, move)
        assert bool(remedy.moves) == decides, rules.write(move)
        for text in remedy.moves:
            assert rules.why_not(state, rules.read(text)) is None, (rules.write(move), text)
        for phrase, place in _places_named(remedy.phrase):
            ways = (_is_legal_as_read(rules, state, text, phrase, place) for text in remedy.moves)
            assert any(ways), (rules.write(move), place)


def _places_named(phrase: Phrase) -> Iterator[tuple[Phrase, str]]:
    """What a sentence offers to choose from, as far as it goes by its own name on the board."""
    for fact in phrase.facts.values():
        if isinstance(fact, Phrase):
            yield from _places_named(fact)
        elif isinstance(fact, Either):
            yield from ((phrase, word) for word in fact.choices if isinstance(word, str))


def _is_legal_as_read(rules: AnyRules, state: Any, text: str, phrase: Phrase, place: str) -> bool:
    """Whether the move goes to the place, and is legal with no more than the sentence says of it.

    Where more has to be typed after the place, as how high to build, nothing is refused yet.
    """
    known = re.match(rf"(.*)(?<![0-9-]){re.escape(place)}(?![0-9])({TURN}|)", text)
    turn = phrase.facts.get("turn")
    if known is None or (turn and not re.search(TURN, known[1] + known[2])):
        return False
    before, after = (re.sub(TURN, f"/{turn}" if turn else "", each) for each in known.groups())
    try:
        typed = rules.read(before + place + after)
    except BadNotation:
        return True
    kind = phrase.facts.get("move", _kind(typed))
    return _kind(rules.read(text)) == kind and (
        _kind(typed) != kind or rules.why_not(state, typed) is None
    )


def _kind(move: Any) -> Any:
    return type(move).__struct_config__.tag
