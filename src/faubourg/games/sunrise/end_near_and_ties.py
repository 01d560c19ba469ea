"""The end of Sunrise Lane: what announces and brings it (SL-4), what settles ties (SL-5.8)."""

from __future__ import annotations

from collections.abc import Iterator

from faubourg.core.end_near_and_ties import EndNear, TieBreak
from faubourg.core.game_protocol import RuleId, Seat
from faubourg.core.phrases import Facts, Person, Phrase, facts
from faubourg.games.sunrise.model import View
from faubourg.games.sunrise.unpacked_edition import Box

FEW_SPACES = 5
"""As many empty spaces of the areas as one hand of cards can fill."""


def end_is_near(box: Box, view: View) -> Iterator[EndNear]:
    """SL-4.1, SL-4.2 — the last round, or pieces that run short; areas that fill up."""
    empty = _empty_spaces_of_areas(box, view)
    if view.last_round:
        yield _last_round(box, view, areas_full=not empty)
    elif min(view.pieces) <= box.parts.end_at_pieces + box.parts.hand_limit:
        yield EndNear(RuleId("SL-4.1"), Phrase("sunrise-end-pieces", _short_of_pieces(box, view)))
    if 0 < empty <= FEW_SPACES:
        key = "sunrise-end-areas" if view.full_areas == "at_once" else "sunrise-end-areas-round"
        yield EndNear(RuleId("SL-4.2"), Phrase(key, {"spaces": empty}))


def _empty_spaces_of_areas(box: Box, view: View) -> int:
    """How many there are; early in the game, when nobody asks, only that there are many."""
    anywhere = view.town.count(None)
    if anywhere > len(box.names) - len(box.area_spaces) + FEW_SPACES:
        return anywhere
    return sum(part_of(view.town).count(None) for part_of in box.parts_of_town)


def _last_round(box: Box, view: View, areas_full: bool) -> EndNear:
    """SL-4.1, SL-R7 — somebody is short of pieces, or no space of the areas is left."""
    turns = _turns_left(view)
    if areas_full and min(view.pieces) > box.parts.end_at_pieces:
        return EndNear(RuleId("SL-4.2"), Phrase("sunrise-end-areas-full"), turns)
    return EndNear(RuleId("SL-4.1"), Phrase("sunrise-end-last-round", _fewest(view)), turns)


def _short_of_pieces(box: Box, view: View) -> Facts:
    """Everybody with as few pieces as the one with the fewest."""
    fewest = min(view.pieces)
    seats = tuple(Person(seat) for seat, pieces in enumerate(view.pieces) if pieces == fewest)
    return facts(who=seats, number=len(seats), pieces=fewest, limit=box.parts.end_at_pieces)


def _fewest(view: View) -> Facts:
    seat = min(range(len(view.pieces)), key=lambda seat: view.pieces[seat])
    return facts(who=Person(seat), pieces=view.pieces[seat])


def _turns_left(view: View) -> tuple[Seat, ...]:
    """SL-4.1 — the round ends before whoever began."""
    seats = len(view.pieces)
    left = (view.first - view.seat) % seats or seats
    return tuple(Seat((view.seat + turn) % seats) for turn in range(left))


def how_it_ended(box: Box, view: View) -> Phrase | None:
    """SL-4.1, SL-4.2, SL-R8 — who ran short of pieces first, or filled the areas; idle turns."""
    if view.ended_by == "SL-4.1":
        return Phrase("sunrise-ended-pieces", _first_short_of_pieces(box, view))
    if view.ended_by == "SL-4.2" and view.full_areas == "at_once":
        return Phrase("sunrise-ended-areas", facts(who=Person(view.seat)))
    if view.ended_by == "SL-R8":
        return Phrase("sunrise-ended-idle", facts(turns=view.idle))
    return None


def _first_short_of_pieces(box: Box, view: View) -> Facts:
    """All had one turn in the last round: the first with few pieces made it the last."""
    seats = len(view.pieces)
    order = [(view.first + turn) % seats for turn in range(seats)]
    seat = min(order, key=lambda seat: view.pieces[seat] > box.parts.end_at_pieces)
    return facts(who=Person(seat), pieces=view.pieces[seat])


def tie_break(view: View) -> TieBreak:
    """SL-5.8"""
    return TieBreak(RuleId("SL-5.8"), "sunrise-tie-break", view.hand_sizes)
