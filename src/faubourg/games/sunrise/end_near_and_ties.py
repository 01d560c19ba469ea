"""The end of Sunrise Lane: what announces and brings it (SL-4), what settles ties (SL-5.8)."""

from __future__ import annotations

from collections.abc import Iterator

from faubourg.core.end_near_and_ties import EndNear, TieBreak
from faubourg.core.game_protocol import RuleId, Seat
from faubourg.core.phrases import Facts, Person, Phrase, facts
from faubourg.games.sunrise.model import Stage, View
from faubourg.games.sunrise.unpacked_edition import Box

FEW_SPACES = 5
"""As many empty spaces of the areas as one hand of cards can fill."""
WARNED_ROUNDS = 2
"""Everybody has so many turns to build after it is announced that drawing ends the game."""


def end_is_near(box: Box, view: View) -> Iterator[EndNear]:
    """SL-4.1, SL-4.2, SL-R8 — the last round, or pieces that run short; nobody who builds; areas
    that fill up."""
    empty = _empty_spaces_of_areas(box, view)
    if view.last_round or view.pieces[view.seat] <= box.parts.end_at_pieces:
        yield _last_round(box, view)
    elif min(view.pieces) <= box.parts.end_at_pieces + box.parts.hand_limit:
        yield EndNear(RuleId("SL-4.1"), Phrase("sunrise-end-pieces", _short_of_pieces(box, view)))
    yield from _nobody_builds(box, view)
    if 0 < empty <= FEW_SPACES:
        key = "sunrise-end-areas" if view.full_areas == "at_once" else "sunrise-end-areas-round"
        yield EndNear(RuleId("SL-4.2"), Phrase(key, {"spaces": empty}))


def _empty_spaces_of_areas(box: Box, view: View) -> int:
    """How many there are; early in the game, when nobody asks, only that there are many."""
    anywhere = view.town.count(None)
    if anywhere > len(box.names) - len(box.area_spaces) + FEW_SPACES:
        return anywhere
    return sum(part_of(view.town).count(None) for part_of in box.parts_of_town)


def _last_round(box: Box, view: View) -> EndNear:
    """SL-4.1, SL-R7 — whichever came first: somebody short of pieces, or the areas full. Whoever
    builds gets no piece back, so it is known before the turn ends."""
    turns = _turns_left(view)
    if view.areas_filled_by is not None:
        who = facts(who=Person(view.areas_filled_by))
        return EndNear(RuleId("SL-4.2"), Phrase("sunrise-end-areas-full", who), turns)
    ends_now = not view.last_round and len(turns) == 1
    key = "sunrise-end-this-turn" if ends_now else "sunrise-end-last-round"
    return EndNear(RuleId("SL-4.1"), Phrase(key, _first_short_of_pieces(box, view)), turns)


def _nobody_builds(box: Box, view: View) -> Iterator[EndNear]:
    """SL-R8 — before a turn: how many have passed in a row in which everybody drew."""
    seats = len(view.pieces)
    limit = box.parts.idle_rounds * seats
    if view.stage is not Stage.TURN or not view.idle or limit - view.idle > WARNED_ROUNDS * seats:
        return
    key = "sunrise-end-idle-now" if view.idle + 1 >= limit else "sunrise-end-idle"
    yield EndNear(RuleId("SL-R8"), Phrase(key, facts(turns=view.idle, limit=limit)))


def _short_of_pieces(box: Box, view: View) -> Facts:
    """Everybody with as few pieces as the one with the fewest."""
    fewest = min(view.pieces)
    seats = tuple(Person(seat) for seat, pieces in enumerate(view.pieces) if pieces == fewest)
    return facts(who=seats, number=len(seats), pieces=fewest, limit=box.parts.end_at_pieces)


def _turns_left(view: View) -> tuple[Seat, ...]:
    """SL-4.1 — the round ends before whoever began."""
    seats = len(view.pieces)
    left = (view.first - view.seat) % seats or seats
    return tuple(Seat((view.seat + turn) % seats) for turn in range(left))


def how_it_ended(box: Box, view: View) -> Phrase | None:
    """SL-4.1, SL-4.2, SL-R8 — who ran short of pieces first, or filled the areas; idle turns."""
    if view.ended_by == "SL-4.1":
        return Phrase("sunrise-ended-pieces", _first_short_of_pieces(box, view))
    if view.ended_by == "SL-4.2":
        by = view.seat if view.areas_filled_by is None else view.areas_filled_by
        return Phrase("sunrise-ended-areas", facts(who=Person(by)))
    if view.ended_by == "SL-R8":
        return Phrase("sunrise-ended-idle", facts(turns=view.idle))
    return None


def _first_short_of_pieces(box: Box, view: View) -> Facts:
    """Nobody had few pieces before the last round: the first in it who has made it the last."""
    seats = len(view.pieces)
    order = [(view.first + turn) % seats for turn in range(seats)]
    seat = min(order, key=lambda seat: view.pieces[seat] > box.parts.end_at_pieces)
    return facts(who=Person(seat), pieces=view.pieces[seat])


def tie_break(view: View) -> TieBreak:
    """SL-5.8"""
    return TieBreak(RuleId("SL-5.8"), "sunrise-tie-break", view.hand_sizes)
