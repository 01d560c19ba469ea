"""What a game says about its end: that it is near, who brought it about, what settles ties.

All of it follows from a view, so it tells nobody more than they may know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import Struct

from faubourg.core.game_protocol import AnyRules, Outcome, RuleId, Seat, totals
from faubourg.core.phrases import Person, Phrase
from faubourg.core.ranking import places


class EndNear(Struct, frozen=True, gc=False):
    """One reason why the end of the game is near."""

    rule: RuleId
    phrase: Phrase
    turns: tuple[Seat, ...] | None = None
    """Who still has a turn, in playing order; None as long as nobody can know."""


class TieBreak(Struct, frozen=True, gc=False):
    """What decides between equal totals."""

    rule: RuleId
    key: str
    """The sentence about one seat and its number."""
    numbers: tuple[int, ...]
    """By seat; more is better."""

    def standing(self, seat: Seat) -> Phrase:
        return Phrase(self.key, {"who": Person(seat), "number": self.numbers[seat]})


class SpeaksOfItsEnd(Protocol):
    """What the rules of a game may have besides the protocol of all games."""

    def end_is_near(self, view: Any) -> tuple[EndNear, ...]:
        """Why the end is near, if it is; asked only while the game goes on."""

    def tie_break(self, view: Any) -> TieBreak: ...


def end_is_near(rules: AnyRules, view: Any) -> tuple[EndNear, ...]:
    """Nothing where the game does not speak of its end."""
    speaker = _speaker(rules)
    return speaker.end_is_near(view) if speaker else ()


def tie_break(rules: AnyRules, view: Any) -> TieBreak | None:
    speaker = _speaker(rules)
    return speaker.tie_break(view) if speaker else None


def how_it_ended(rules: Any, view: Any) -> Phrase | None:
    """Who brought the end about and with what, where the game says more than the rule does."""
    said: Phrase | None = rules.how_it_ended(view) if hasattr(rules, "how_it_ended") else None
    return said


def outcome_as_it_stands(rules: AnyRules, state: Any, seats: int) -> Outcome:
    """Of a game that the players end before the rules do: what counts at the end counts now."""
    points = totals(rules.sheet(state, as_if_over=True), seats)
    breaker = tie_break(rules, rules.view(state, None))
    numbers = breaker.numbers if breaker else (0,) * seats
    return Outcome(RuleId(""), places([*zip(points, numbers, strict=True)]), points)


def _speaker(rules: Any) -> SpeaksOfItsEnd | None:
    """By a look at one method: every move of every table asks, and a protocol is slow to check."""
    return rules if hasattr(rules, "end_is_near") else None


class Tie(Struct, frozen=True, gc=False):
    """Seats with equal totals, and what settles it."""

    seats: tuple[Seat, ...]
    """The best place first."""
    points: int
    shared: bool
    """All of them have the same place: nothing settles it."""
    rule: RuleId | None = None
    """What would settle it; None in a game that does not say."""
    standings: tuple[Phrase, ...] = ()
    """What each of the seats has that counts for this rule."""


def ties(outcome: Outcome, breaker: TieBreak | None) -> tuple[Tie, ...]:
    """Every total that several seats have, the best first."""
    ranked = sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat])
    equal = (
        [Seat(seat) for seat in ranked if outcome.totals[seat] == points]
        for points in sorted({*outcome.totals}, reverse=True)
    )
    return tuple(_tie(outcome, seats, breaker) for seats in equal if len(seats) > 1)


def _tie(outcome: Outcome, seats: Sequence[Seat], breaker: TieBreak | None) -> Tie:
    points = outcome.totals[seats[0]]
    shared = len({outcome.places[seat] for seat in seats}) == 1
    if breaker is None:
        return Tie((*seats,), points, shared)
    standings = tuple(breaker.standing(seat) for seat in seats)
    return Tie((*seats,), points, shared, breaker.rule, standings)
