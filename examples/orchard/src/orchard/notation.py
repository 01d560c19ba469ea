"""Moves as short text, the same in every language.

c2   a tree on c2, for a card of the fruit that grows there
-A   exchange an apple
.    pass
+A   the card dealt is an apple; +? it is face down
"""

from __future__ import annotations

import re

from faubourg.core.decoding_errors import clipped_move
from faubourg.core.errors import BadNotation

from orchard.edition_schema import Box
from orchard.model import Deal, Exchange, Fruit, Move, Pass, Plant, PlotNumber

_PLOT = re.compile(r"^[a-z][1-9]$")
_CARD = re.compile(r"^(?P<sign>[+-])(?P<letter>[A-Z]|(?<=\+)\?)$")
PASS = "."


def write(box: Box, move: Move) -> str:
    match move:
        case Plant(plot):
            return box.names[plot]
        case Exchange(fruit):
            return f"-{box.letters[fruit]}"
        case Pass():
            return PASS
        case Deal(fruit):
            return f"+{box.letters[fruit]}"


def read(box: Box, text: str) -> Move:
    """The move in the text; BadNotation says what was expected."""
    said = text.strip()
    if said == PASS:
        return Pass()
    if _PLOT.match(said.lower()) and said.lower() in box.names:
        return Plant(PlotNumber(box.names.index(said.lower())))
    if (found := _CARD.match(said.upper())) and found["letter"] in box.letters:
        fruit = Fruit(box.letters.index(found["letter"]))
        return Deal(fruit) if found["sign"] == "+" else Exchange(fruit)
    raise BadNotation("orchard-notation", text=clipped_move(said), last=box.names[-1])
