"""Why a turn is worth playing, told by score lines: what changes on the sheet from before to after.

Whatever cannot be read off the sheets is not claimed, but for what a game itself says of a turn.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Protocol, TypeAlias, runtime_checkable

from msgspec import Struct

from faubourg.core.end_near_and_ties import EndNear, end_is_near
from faubourg.core.game_catalogue import Meta, find_game
from faubourg.core.game_protocol import AnyRules, RuleId, ScoreLine, Seat
from faubourg.core.phrases import Phrase

Lines: TypeAlias = tuple[ScoreLine, ...]
Row: TypeAlias = tuple[RuleId, str | None]
"""The lines of a sheet that are ranked or counted together: a rule, or a group of its lines."""


class Reason(Struct, frozen=True, gc=False):
    """One thing that speaks for a turn, or against it."""

    seat: Seat
    """Whom it concerns."""
    phrase: Phrase | None
    """None where the game has no words for it: then what the row of the rule is called."""
    points: int | None = None
    """By which the score sheet would change for the seat; None for what no sheet counts."""
    rule: RuleId | None = None
    group: str | None = None
    stands: bool = False
    """The points are those of a bonus as it would stand, which counts at the end."""
    is_kept: bool = False
    """Nobody can lose them again until then."""


class Change(Struct, frozen=True, gc=False):
    """What a turn changes for one seat in one row of the sheet."""

    seat: Seat
    rule: RuleId
    group: str | None
    before: Lines
    after: Lines
    """The whole row, with the lines of the others."""

    @property
    def points(self) -> int:
        return _points_of(self.seat, self.after) - _points_of(self.seat, self.before)

    @property
    def gained(self) -> Lines:
        """The lines of the seat that were not there before."""
        own = (line for line in self.after if line.seat == self.seat)
        return tuple(line for line in own if line not in self.before)


class GivesReasons(Protocol):
    """What the rules of a game may have besides the protocol of all games."""

    def reason_for(self, change: Change, seat: Seat) -> Phrase | None:
        """A change in words, said to the seat whose turn it was."""

    def reasons_beside_points(self, before: Any, after: Any, seat: Seat) -> tuple[Reason, ...]:
        """What the turn changes that no line counts: what was kept, and for what."""


@runtime_checkable
class EndsByItself(Protocol):
    """What the rules of a game may have whose end no turn hastens or puts off."""

    has_fixed_length: bool


def reasons(rules: AnyRules, before: Any, after: Any, seat: Seat) -> tuple[Reason, ...]:
    """What a turn of the seat brings: points now, bonuses as they would stand, the end, and then
    what it changes for the others."""
    meta = find_game(rules.key).meta
    sheets = rules.sheet(before, as_if_over=True), rules.sheet(after, as_if_over=True)
    told = [_told(rules, change, seat, meta) for change in changes_between(*sheets)]
    own = sorted((each for each in told if each.seat == seat), key=lambda each: each.stands)
    others = (each for each in told if each.seat != seat)
    return (*own, *_besides(rules, before, after, seat), *others)


def changes_between(before: Lines, after: Lines) -> Iterator[Change]:
    """Row by row and seat by seat, wherever points differ."""
    old, new = _rows(before), _rows(after)
    for row in dict.fromkeys((*old, *new)):
        lines = tuple(old.get(row, ())), tuple(new.get(row, ()))
        for seat in sorted({line.seat for part in lines for line in part}):
            change = Change(seat, *row, *lines)
            if change.points:
                yield change


def _rows(lines: Iterable[ScoreLine]) -> dict[Row, list[ScoreLine]]:
    rows: dict[Row, list[ScoreLine]] = {}
    for line in lines:
        rows.setdefault((line.rule, line.group), []).append(line)
    return rows


def _points_of(seat: Seat, lines: Lines) -> int:
    return sum(line.points for line in lines if line.seat == seat)


def _told(rules: AnyRules, change: Change, seat: Seat, meta: Meta) -> Reason:
    speaker = _speaker(rules)
    phrase = speaker.reason_for(change, seat) if speaker else None
    stands, is_kept = change.rule in meta.bonuses, change.rule in meta.bonuses_kept
    return Reason(change.seat, phrase, change.points, change.rule, change.group, stands, is_kept)


def _besides(rules: AnyRules, before: Any, after: Any, seat: Seat) -> Iterator[Reason]:
    if speaker := _speaker(rules):
        yield from speaker.reasons_beside_points(before, after, seat)
    if rules.outcome(after) is not None:
        yield Reason(seat, Phrase("reason-ends-the-game"))
    elif not _ends_by_itself(rules) and (news := _new_signs_of_the_end(rules, before, after, seat)):
        is_last = any(_is_last_turn(each, seat) for each in news)
        key = "reason-last-turn" if is_last else "reason-end-nearer"
        yield Reason(seat, Phrase(key), rule=news[0].rule)


def _is_last_turn(sign: EndNear, seat: Seat) -> bool:
    """Whether the seat, whose turn it is or was, will have no other."""
    return sign.turns is not None and seat not in sign.turns[1:]


def _new_signs_of_the_end(
    rules: AnyRules, before: Any, after: Any, seat: Seat
) -> tuple[EndNear, ...]:
    """The end as it is announced now and was not before."""
    known = {each.phrase.key for each in end_is_near(rules, rules.view(before, seat))}
    now = end_is_near(rules, rules.view(after, seat))
    return tuple(each for each in now if each.phrase.key not in known)


def _ends_by_itself(rules: Any) -> bool:
    return isinstance(rules, EndsByItself) and rules.has_fixed_length


def _speaker(rules: Any) -> GivesReasons | None:
    return rules if hasattr(rules, "reason_for") else None
