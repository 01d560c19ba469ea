"""The end of Bella Vista: its last rounds (BV-4.4), and what decides between equals (BV-5.3)."""

from __future__ import annotations

from collections.abc import Iterator

from faubourg.core.end_near_and_ties import EndNear, TieBreak
from faubourg.core.game_protocol import RuleId, Seat
from faubourg.core.phrases import Phrase
from faubourg.games.bella_vista.model import View
from faubourg.games.bella_vista.scoring import squares_of_largest_group
from faubourg.games.bella_vista.unpacked_edition import Box


def end_is_near(box: Box, view: View) -> Iterator[EndNear]:
    """BV-4.4"""
    left = box.parts.rounds - view.round
    if left < 2:
        key = "bella-end-one-more-round" if left else "bella-end-last-round"
        yield EndNear(RuleId("BV-4.4"), Phrase(key))


def tie_break(box: Box, view: View) -> TieBreak:
    """BV-5.3"""
    seats = range(len(view.coins))
    squares = tuple(squares_of_largest_group(box, view, Seat(seat)) for seat in seats)
    return TieBreak(RuleId("BV-5.3"), "bella-tie-break", squares)
