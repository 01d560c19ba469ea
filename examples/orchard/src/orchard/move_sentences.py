"""Moves as sentences."""

from __future__ import annotations

from faubourg.core.phrases import Person, Phrase, facts

from orchard.edition_schema import Box
from orchard.model import UNKNOWN, Deal, Exchange, Move, Pass, Plant, View


def tell(box: Box, view: View, move: Move) -> Phrase:
    """The move as a sentence about whoever made it, or was dealt the card."""
    who = Person(view.seat)
    match move:
        case Plant(plot):
            fruit = box.word(box.grows[plot])
            return Phrase("orchard-told-plant", facts(who=who, plot=box.names[plot], fruit=fruit))
        case Exchange(fruit_given):
            return Phrase("orchard-told-exchange", facts(who=who, fruit=box.word(fruit_given)))
        case Pass():
            return Phrase("orchard-told-pass", facts(who=who))
        case Deal(fruit_dealt) if fruit_dealt == UNKNOWN:
            return Phrase("orchard-told-draw", facts(who=who))
        case Deal(fruit_dealt):
            return Phrase("orchard-told-deal", facts(who=who, fruit=box.word(fruit_dealt)))
