"""Moves as short text, the same in every language.

f5=2   a house of two floors on f5 (f5 alone is one floor)
f5@R   a park on f5 for a red card
.      stop building
++     draw instead of building
-B     discard a blue card
+Y     the card dealt is yellow; +? it is face down
"""

from __future__ import annotations

import re

from faubourg.core.decoding_errors import clipped_move
from faubourg.core.errors import BadNotation
from faubourg.games.sunrise.model import (
    BuildHouse,
    BuildPark,
    Colour,
    Deal,
    Discard,
    Draw,
    Move,
    Space,
    Stop,
)
from faubourg.games.sunrise.unpacked_edition import Box

LONGEST_KEPT = 8
"""Characters of a text that is read as it was before: without blanks no move is longer."""
_UNKNOWN = "?"
_HOUSE = re.compile(r"^(?P<space>[a-z]\d{1,2})(?:=(?P<cards>[1-9]\d?))?$")
_PARK = re.compile(r"^(?P<space>[a-z]\d{1,2})@(?P<card>[A-Z])$")
_DISCARD = re.compile(r"^-(?P<card>[A-Z])$")
_DEAL = re.compile(r"^\+(?P<card>[A-Z?])$")


def write(box: Box, move: Move) -> str:
    """The move as text; offered moves are written again and again."""
    try:
        return box.texts[move]
    except KeyError:
        return box.texts.keep(move, _write(box, move))


def _write(box: Box, move: Move) -> str:
    match move:
        case BuildHouse(space, cards):
            return f"{box.names[space]}={cards}"
        case BuildPark(space, card):
            return f"{box.names[space]}@{_letter(box, card)}"
        case Stop():
            return "."
        case Draw():
            return "++"
        case Discard(card):
            return f"-{_letter(box, card)}"
        case _:
            return f"+{_letter(box, move.card)}"


def read(box: Box, text: str) -> Move:
    """The move in the text, in capitals or not; BadNotation says what was expected."""
    try:
        return box.said[text]
    except KeyError:
        move = _read(box, text)
        return box.said.keep(text, move) if len(text) <= LONGEST_KEPT else move


def _read(box: Box, text: str) -> Move:
    said = text.strip()
    spelt = said[:1].lower() + said[1:].upper() if said[:1].isalpha() else said.upper()
    match spelt:
        case ".":
            return Stop()
        case "++":
            return Draw()
    if found := _HOUSE.match(spelt):
        return BuildHouse(_space(box, found["space"]), int(found["cards"] or 1))
    if found := _PARK.match(spelt):
        return BuildPark(_space(box, found["space"]), _colour(box, found["card"]))
    if found := _DISCARD.match(spelt):
        return Discard(_colour(box, found["card"]))
    if found := _DEAL.match(spelt):
        unknown = found["card"] == _UNKNOWN
        return Deal(box.unknown if unknown else _colour(box, found["card"]))
    raise BadNotation("sunrise-notation", text=clipped_move(said))


def _letter(box: Box, card: Colour) -> str:
    return _UNKNOWN if card == box.unknown else box.parts.colours[card].letter


def _space(box: Box, name: str) -> Space:
    if name not in box.names:
        raise BadNotation("sunrise-no-square", name=name, first=box.names[0], last=box.names[-1])
    return Space(box.names.index(name))


def _colour(box: Box, letter: str) -> Colour:
    letters = tuple(colour.letter for colour in box.parts.colours)
    if letter not in letters:
        raise BadNotation("sunrise-no-colour", letter=letter, known=letters)
    return Colour(letters.index(letter))
