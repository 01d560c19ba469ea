"""What a turn changes on the score sheet of Sunrise Lane, and which cards it keeps, in words."""

from __future__ import annotations

from collections.abc import Iterator

from faubourg.core.game_protocol import RuleId, ScoreLine, Seat
from faubourg.core.move_reasons import Change, Lines, Reason
from faubourg.core.phrases import Fact, Person, Phrase, facts
from faubourg.games.sunrise.edition_schema import colour_word
from faubourg.games.sunrise.model import Colour, Space, Stage, State
from faubourg.games.sunrise.unpacked_edition import Box

WORTH_KEEPING_FOR = 3
"""Dots of a space for which somebody would keep cards: poorer ones are no reason."""


def reason_for(change: Change, seat: Seat) -> Phrase:
    """SL-2.4, SL-5 — houses built, or a position that is taken or lost."""
    if change.rule == "SL-2.4":
        return Phrase("sunrise-reason-houses", {"number": len(change.gained)})
    return _position(change, own=change.seat == seat)


def _position(change: Change, own: bool) -> Phrase:
    """SL-5.5, SL-5.6 — the position before and after, as far as positions bring points."""
    was, now = (_rank(change.seat, lines) for lines in (change.before, change.after))
    key = "enters" if was is None else "leaves" if now is None else "moves"
    known: dict[str, Fact] = {"area": change.group or "", "who": Person(change.seat)}
    known |= {name: rank for name, rank in (("was", was), ("now", now)) if rank is not None}
    return Phrase(f"sunrise-reason-{key}{'' if own else '.other'}", known)


def _rank(seat: Seat, row: Lines) -> Phrase | None:
    held = next((line for line in row if line.seat == seat), None)
    if held is None:
        return None
    shared = sum(_position_of(line) == _position_of(held) for line in row)
    return Phrase("sunrise-reason-rank", facts(position=_position_of(held), tied=shared))


def _position_of(line: ScoreLine) -> Fact:
    return line.facts["position"]


# Cards


def reasons_beside_points(box: Box, after: State, seat: Seat) -> Iterator[Reason]:
    """SL-3.1 — the cards kept, and what they are kept for, if the seat will play again."""
    if _plays_again(box, after, seat):
        yield Reason(seat, _kept(box, after, seat), rule=RuleId("SL-2.3"))


def _plays_again(box: Box, after: State, seat: Seat) -> bool:
    """SL-4.1 — neither is this round the last nor does the seat make it so."""
    goes_on = after.stage is not Stage.OVER and not after.last_round
    return goes_on and after.pieces[seat] > box.parts.end_at_pieces


def _kept(box: Box, after: State, seat: Seat) -> Phrase:
    hand = after.hands[seat]
    within_reach = ((number, box.dots[space], space) for number, space in _uses(box, after, seat))
    uses = [use for use in within_reach if use[1] >= WORTH_KEEPING_FOR]
    if not uses:
        return _counted(box, after, sum(hand))
    number, _, space = max(uses, key=lambda use: (use[0] * use[1], use[1], -use[2]))
    colour = colour_word(box.colour_name(box.colours[space]))
    known = facts(number=number, colour=colour, space=box.names[space])
    return Phrase("sunrise-reason-keeps-for", known)


def _counted(box: Box, after: State, held: int) -> Phrase:
    """SL-2.8, SL-3.1 — what the hand becomes with the cards that the turn still brings: so turns of
    every kind can be compared."""
    parts = box.parts
    due = parts.draw_after_building if after.stage is Stage.PATH else after.due
    return Phrase("sunrise-reason-then", {"number": min(held + due, parts.hand_limit)})


def _uses(box: Box, after: State, seat: Seat) -> Iterator[tuple[int, Space]]:
    """SL-2.2, SL-2.3, SL-2.9 — how many cards could be built with on each space within reach."""
    hand = after.hands[seat]
    for space in after.sites:
        number = min(hand[Colour(box.colours[space])], after.pieces[seat])
        if number:
            yield number, space
