"""Moves as short text, the same in every language.

2=6    an offer: card no. 6 on the second slot from the left; x=6 to the right of the board
f5/1   the building stands on f5 and on, turned once to the right (f5 alone is not turned)
@AB    the contract with the mark AB
.      no contract; the construction is over
>2     the next start card is that of seat 2
!P+    the constraint turned over; *P and *G10 the objectives; %AB a contract turned up
+6     the card drawn is a 6; =6 the offer turned over is a 6; +? and 2=? are face down
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Protocol

from faubourg.core.decoding_errors import clipped_move
from faubourg.core.errors import BadNotation
from faubourg.core.game_protocol import Seat
from faubourg.games.bella_vista.model import (
    RIGHT,
    TURNS,
    UNKNOWN,
    Decline,
    DrawCard,
    DrawCluster,
    DrawConstraint,
    DrawHeight,
    DrawLot,
    Move,
    Offer,
    Place,
    PostContract,
    Reveal,
    Square,
    TakeContract,
)
from faubourg.games.bella_vista.unpacked_edition import Box

_FACE_DOWN = "?"
_TO_THE_RIGHT = "X"
_OFFER = re.compile(r"^(?P<slot>[1-8X])=(?P<card>[1-9?])$")
_PLACE = re.compile(r"^(?P<square>[A-Z]\d{1,2})(?:/(?P<turn>[0-3]))?$")
_CARD = re.compile(r"^(?P<sign>[+=])(?P<card>[1-9?])$")
_LOT = re.compile(r"^>(?P<seat>[1-9])$")
_MARK = re.compile(r"^(?P<sign>[@!*%])(?P<mark>[A-Z0-9+-]{1,9})$")


def write(box: Box, move: Move) -> str:
    match move:
        case Offer(slot, card):
            return f"{'x' if slot == RIGHT else slot + 1}={_face(card)}"
        case Place():
            return box.place_name(move)
        case Decline():
            return "."
        case DrawCard(card):
            return f"+{_face(card)}"
        case Reveal(card):
            return f"={_face(card)}"
        case DrawLot(seat):
            return f">{seat + 1}"
        case _:
            return _write_mark(box, move)


def _write_mark(
    box: Box, move: TakeContract | DrawConstraint | DrawHeight | DrawCluster | PostContract
) -> str:
    parts = box.parts
    match move:
        case TakeContract(card):
            return f"@{parts.contracts[card].mark}"
        case PostContract(card):
            return f"%{parts.contracts[card].mark}"
        case DrawConstraint(card):
            return f"!{parts.constraints[card].mark}"
        case DrawHeight(card):
            return f"*{parts.heights[card].mark}"
        case _:
            return f"*{parts.clusters[move.card].mark}"


def _face(card: int) -> str:
    return _FACE_DOWN if card == UNKNOWN else str(card)


def read(box: Box, text: str) -> Move:
    """The move in the text, in capitals or not; BadNotation says what was expected."""
    said = text.strip()
    spelt = said.upper()
    if spelt == ".":
        return Decline()
    if found := _OFFER.match(spelt):
        right = found["slot"] == _TO_THE_RIGHT
        return Offer(RIGHT if right else int(found["slot"]) - 1, _card(box, found["card"]))
    if found := _PLACE.match(spelt):
        return Place(_square(box, found["square"].lower()), int(found["turn"] or 0) % TURNS)
    if found := _CARD.match(spelt):
        card = _card(box, found["card"])
        return DrawCard(card) if found["sign"] == "+" else Reveal(card)
    if found := _LOT.match(spelt):
        return DrawLot(_seat(box, int(found["seat"])))
    if found := _MARK.match(spelt):
        return _read_mark(box, found["sign"], found["mark"])
    raise BadNotation("bella-notation", text=clipped_move(said))


def _read_mark(box: Box, sign: str, mark: str) -> Move:
    parts = box.parts
    match sign:
        case "@":
            return TakeContract(_marked(parts.contracts, mark))
        case "%":
            return PostContract(_marked(parts.contracts, mark))
        case "!":
            return DrawConstraint(_marked(parts.constraints, mark))
        case _:
            both: list[_Marked] = [*parts.heights, *parts.clusters]
            index = _marked(both, mark)
            tall = len(parts.heights)
            return DrawHeight(index) if index < tall else DrawCluster(index - tall)


class _Marked(Protocol):
    @property
    def mark(self) -> str: ...


def _marked(cards: Sequence[_Marked], mark: str) -> int:
    marks = tuple(card.mark for card in cards)
    if mark not in marks:
        raise BadNotation("bella-no-mark", mark=mark, known=marks)
    return marks.index(mark)


def _card(box: Box, face: str) -> int:
    card = UNKNOWN if face == _FACE_DOWN else int(face)
    if card > box.numbers[-1]:
        raise BadNotation("bella-no-card", card=card, last=box.numbers[-1])
    return card


def _seat(box: Box, number: int) -> Seat:
    if number > len(box.lots):
        raise BadNotation("bella-no-seat", seat=number, last=len(box.lots))
    return Seat(number - 1)


def _square(box: Box, name: str) -> Square:
    if name not in box.square_named:
        raise BadNotation("bella-no-square", name=name, first=box.names[0], last=box.names[-1])
    return box.square_named[name]
