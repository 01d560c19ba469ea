"""Moves of Sunrise Lane as phrases for people."""

from __future__ import annotations

from faubourg.core.phrases import Person, Phrase, facts
from faubourg.games.sunrise.edition_schema import colour_word
from faubourg.games.sunrise.model import (
    BuildHouse,
    BuildPark,
    Colour,
    Discard,
    Draw,
    Move,
    Stage,
    Stop,
    View,
)
from faubourg.games.sunrise.unpacked_edition import Box


def tell(box: Box, view: View, move: Move) -> Phrase:
    """The move as a sentence about whoever made it, or was dealt the card."""
    who = Person(view.seat)
    match move:
        case BuildHouse(space, cards):
            points = cards * box.dots[space]
            space_name = box.names[space]
            built = facts(who=who, space=space_name, floors=cards, points=points)
            return Phrase("sunrise-told-house", built)
        case BuildPark(space, card):
            built = facts(who=who, space=box.names[space], colour=_word(box, card))
            return Phrase("sunrise-told-park", built)
        case Stop():
            return Phrase("sunrise-told-stop", {"who": who})
        case Draw():
            number = box.parts.draw_instead
            return Phrase("sunrise-told-draw", {"who": who, "number": number})
        case Discard(card):
            return Phrase("sunrise-told-discard", {"who": who, "colour": _word(box, card)})
        case _:
            return Phrase(_deal_key(view), {"who": who, "colour": _word(box, move.card)})


def _deal_key(view: View) -> str:
    """SL-1.4, SL-3.2 — a first hand is dealt; the last card of the deck brings a new one."""
    if view.stage is Stage.SETUP:
        return "sunrise-told-dealt"
    renewed = view.deck_size == 1 and any(view.discards)
    return "sunrise-told-deal-last" if renewed else "sunrise-told-deal"


def _word(box: Box, card: Colour) -> Phrase:
    unknown = card == box.unknown
    return Phrase("card-unknown") if unknown else colour_word(box.colour_name(card))
