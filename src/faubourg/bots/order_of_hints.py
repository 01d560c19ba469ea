"""Which of several hints comes first, and by how much."""

from __future__ import annotations

from collections.abc import Sequence

from faubourg.bots.how_far_ahead import Chance, Distance, Lead, distance, lead
from faubourg.bots.one_hint import Hint
from faubourg.bots.percents import manner_of_speaking
from faubourg.core.game_protocol import Seat


def best_first(seat: Seat, found: Sequence[Hint]) -> tuple[Hint, ...]:
    """By the chances that are shown, if there are any: a search that goes on has another order. Of
    those that read alike the one that ends furthest ahead, or brings most points beyond those of
    the others."""
    if not all(each.chances for each in found):
        return tuple(found)
    return tuple(sorted(found, key=lambda each: _rank(seat, each), reverse=True))


def _rank(seat: Seat, hint: Hint) -> tuple[int, int, int]:
    return _as_read(seat, hint), hint.ahead, _points(seat, hint)


def _as_read(seat: Seat, hint: Hint) -> int:
    """In percent; what is told in words reads alike. A win comes before all that is left to chance,
    and a loss after it."""
    percent = hint.chances[seat]
    told = {"won": 101, "surely": 100, "hardly": 0, "lost": -1}
    return told.get(manner_of_speaking(percent, hint.margin), percent)


def _points(seat: Seat, hint: Hint) -> int:
    return sum((each.points or 0) * (1 if each.seat == seat else -1) for each in hint.reasons)


def lead_of_first(seat: Seat, best: Sequence[Hint]) -> Lead | None:
    has_chances = bool(best) and all(each.chances for each in best)
    return lead([_chance(seat, each) for each in best]) if has_chances else None


def how_far_apart(seat: Seat, mine: Hint, first: Hint) -> Distance | None:
    """The same turn in another order is as good, however well that is known."""
    if not mine.chances or not first.chances:
        return None
    if sorted(mine.moves) == sorted(first.moves):
        return "equal"
    return distance(_chance(seat, mine), _chance(seat, first))


def _chance(seat: Seat, hint: Hint) -> Chance:
    return Chance(hint.chances[seat], hint.margin, hint.ahead)
