"""Two turns beside each other: what each of them does that the other does not."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from faubourg.core.game_protocol import RuleId, Seat
from faubourg.core.move_reasons import Reason
from faubourg.core.phrases import Phrase, facts
from faubourg.core.signed_numbers import signed

Row: TypeAlias = tuple[Seat, RuleId | None, str | None]


class Compared(Struct, frozen=True, gc=False):
    """The trade between a better turn and another. Points are how far the two lie apart, each told
    where they speak for the turn; what no sheet counts is told of the turn that does it."""

    best: tuple[Reason, ...] = ()
    mine: tuple[Reason, ...] = ()


def compared(mine: Iterable[Reason], best: Iterable[Reason], seat: Seat) -> Compared:
    """What a turn of the seat does instead of a better one, and the other way round."""
    ours, theirs = (*mine,), (*best,)
    return Compared(tuple(_instead(theirs, ours, seat)), tuple(_instead(ours, theirs, seat)))


def _instead(this: tuple[Reason, ...], other: tuple[Reason, ...], seat: Seat) -> Iterator[Reason]:
    rows, against = _by_row(this), _by_row(other)
    for row in dict.fromkeys((*rows, *against)):
        told = _beside(rows.get(row), against.get(row))
        if _speaks_for(told, seat):
            yield told
    said = {*map(_said, other)}
    yield from (each for each in this if each.points is None and _said(each) not in said)


def _said(told: Reason) -> tuple[Seat, str, str]:
    """What is said of a turn, whichever card it is about: the same of both explains nothing."""
    if told.phrase is None:
        return (told.seat, told.rule or "", "")
    known = {name: fact for name, fact in told.phrase.facts.items() if name != "card"}
    return (told.seat, told.phrase.key, repr(sorted(known.items())))


def _by_row(told: Iterable[Reason]) -> dict[Row, Reason]:
    counted = (each for each in told if each.points is not None)
    return {(each.seat, each.rule, each.group): each for each in counted}


def _speaks_for(told: Reason, seat: Seat) -> bool:
    """More for oneself, or less for somebody else."""
    points = told.points or 0
    return points > 0 if told.seat == seat else points < 0


def _beside(this: Reason | None, other: Reason | None) -> Reason:
    """In the words of this turn, if it changes this row at all."""
    told = this or other
    assert told is not None
    points, others = (each.points or 0 if each else 0 for each in (this, other))
    phrase = told.phrase
    if phrase is not None and this is None:
        avoided = {**phrase.facts, "reason": phrase, "key": phrase.key}
        phrase = Phrase("reason-avoids", avoided)
    elif phrase is not None and other is not None:
        known = facts(reason=phrase, this=signed(points), other=signed(others))
        phrase = Phrase("reason-instead", known)
    return replace(told, phrase=phrase, points=points - others)
