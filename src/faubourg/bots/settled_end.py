"""The end of a game that nobody can change any more: only Nature is to act, and whatever she draws
makes no difference to the result."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

from msgspec.structs import replace

from faubourg.core.game_protocol import NATURE, AnyRules, Outcome, Seat
from faubourg.core.move_reasons import Reason
from faubourg.core.phrases import Person, Phrase, facts

SAMPLES = 8
"""Ways in which Nature may go on that have to come to the same."""
OF_THE_END = {"reason-ends-the-game", "reason-last-turn", "reason-end-nearer"}


def settled_end(rules: AnyRules, state: Any, rng: Random) -> Outcome | None:
    """How the game ends from here, if no seat has anything to decide; else None."""
    first = _drawn_to_the_end(rules, state, rng)
    others = (_drawn_to_the_end(rules, state, rng) for _ in range(1, SAMPLES))
    return first if first is not None and all(each == first for each in others) else None


def _drawn_to_the_end(rules: AnyRules, state: Any, rng: Random) -> Outcome | None:
    """The outcome after some draws; None where a seat is to act before it."""
    while rules.to_act(state) is NATURE:
        chances = rules.chances(state)
        (drawn,) = rng.choices([*chances], [*chances.values()])
        state = rules.play(state, drawn)
    return rules.outcome(state)


def shares_of_win(end: Outcome) -> tuple[float, ...]:
    """What each seat has of the victory."""
    return tuple((place == 1) / len(end.winners) for place in end.places)


def reasons_when_settled(reasons: Iterable[Reason], end: Outcome, seat: Seat) -> Iterator[Reason]:
    """Nothing depends on how the game goes on any more, and the totals can be told."""
    for each in reasons:
        if each.phrase is None or each.phrase.key not in OF_THE_END:
            yield replace(each, stands=False)
    rival = _best_rival(end, seat)
    known = facts(own=end.totals[seat], other=end.totals[rival], who=Person(rival))
    yield Reason(seat, Phrase("reason-ends-at", known))


def points_ahead(end: Outcome, seat: Seat) -> int:
    """Of the best of the others; less than 0 for whoever is behind."""
    return end.totals[seat] - end.totals[_best_rival(end, seat)]


def _best_rival(end: Outcome, seat: Seat) -> int:
    return max(
        (other for other in range(len(end.totals)) if other != seat),
        key=lambda other: (-end.places[other], end.totals[other]),
    )
