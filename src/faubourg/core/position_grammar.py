"""A position text taken apart: a heading and named fields, every piece with its place in the text.

The line for links and the page for eyes have one grammar: `;` or a new line ends a field, `=` or
`:` stands after its name, `&` or a new line ends a row, commas and blanks stand between words. A
line that begins with a blank goes on with the field above it; `#` begins a remark.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from msgspec import Struct

from faubourg.core.game_protocol import Seat
from faubourg.core.phrases import Either, Fact, Phrase
from faubourg.core.signed_numbers import with_hyphens

MAX_TEXT = 16_000
"""Characters: several times what the longest game and its pictures take."""
MAX_FIELDS = 40
SEATS = "abcdefgh"
"""Seats in a position are letters: numbers stand beside them everywhere."""
NOTHING, UNKNOWN = "-", "?"
_REMARK = re.compile(r"#[^\n]*")
_END_OF_FIELD = re.compile(r";|\n(?![ \t])")
_FIELD = re.compile(r"^\s*(?P<name>[a-z_]+)\s*[=:](?P<value>.*)$", re.DOTALL)
_ROW = re.compile(r"[^&\n]+")
_WORD = re.compile(r"[^\s,&]+")
_NUMBER = re.compile(r"^[0-9]{1,4}$")
T = TypeVar("T")


class Part(Struct, frozen=True):
    """A piece of the text and where it begins."""

    text: str
    at: int


class Misread(Exception):
    """What is wrong with a piece of the text."""

    def __init__(self, part: Part, key: str, **facts: Fact) -> None:
        super().__init__(part, key)
        self.part, self.reason = part, Phrase(key, facts)


class Fields(Struct, frozen=True):
    """The heading of a position, and what stands in each of its fields."""

    heading: Part
    values: Mapping[str, Part]

    def one(self, name: str) -> Part:
        """A field that every position of the game has, as a single word."""
        return single(self.whole(name))

    def whole(self, name: str) -> Part:
        if name not in self.values:
            raise Misread(self.heading, "position-missing-field", field=name)
        return self.values[name]

    def may(self, name: str, read: Callable[[Part], T], otherwise: T) -> T:
        """A field that is left out where nothing is to be said."""
        return read(single(self.values[name])) if name in self.values else otherwise

    def words(self, name: str) -> list[Part]:
        """The words of a field; none where it is left out."""
        return words(self.values[name]) if name in self.values else []

    def yes(self, name: str) -> bool:
        return self.may(name, lambda part: choice(part, ["yes"]) == "yes", otherwise=False)

    def for_each_seat(self, name: str, seats: int) -> list[Part]:
        """One word for each seat."""
        return as_many(self.whole(name), words(self.whole(name)), seats)

    def rows(self, name: str, number: int) -> list[Part]:
        return as_many(self.whole(name), rows(self.whole(name)), number)


def fields_of(text: str) -> Fields:
    """The text by its fields; nothing is made of a text that is too long."""
    start = Part(text[:40], 0)
    if len(text) > MAX_TEXT:
        raise Misread(start, "position-too-long", limit=MAX_TEXT)
    if not text.isascii():
        odd = next(n for n, letter in enumerate(text) if not letter.isascii())
        raise Misread(Part(text[odd], odd), "position-not-ascii")
    parts = _parts(_REMARK.sub(lambda remark: " " * len(remark[0]), text))
    if not parts:
        raise Misread(start, "position-empty")
    if len(parts) > MAX_FIELDS:
        raise Misread(parts[MAX_FIELDS], "position-too-many-fields", limit=MAX_FIELDS)
    return Fields(single(parts[0]), _named(parts[1:]))


def _parts(text: str) -> list[Part]:
    """What stands between the ends of fields, but for empty lines."""
    begin, found = 0, []
    for end in (*_END_OF_FIELD.finditer(text), None):
        piece = text[begin : end.start()] if end else text[begin:]
        if piece.strip():
            found.append(Part(piece, begin))
        begin = end.end() if end else len(text)
    return found


def _named(parts: Sequence[Part]) -> dict[str, Part]:
    values: dict[str, Part] = {}
    for part in parts:
        found = _FIELD.match(part.text)
        if not found:
            raise Misread(_stripped(part), "position-wants-field")
        if found["name"] in values:
            raise Misread(_stripped(part), "position-field-twice", field=found["name"])
        values[found["name"]] = Part(found["value"], part.at + found.start("value"))
    return values


def _stripped(part: Part) -> Part:
    text = part.text.lstrip()
    return Part(text.rstrip(), part.at + len(part.text) - len(text))


def rows(part: Part) -> list[Part]:
    """The rows of a field, but for empty ones."""
    found = [Part(row[0], part.at + row.start()) for row in _ROW.finditer(part.text)]
    return [_stripped(row) for row in found if row.text.strip()]


def words(part: Part) -> list[Part]:
    """The words of a row or a field; a dash alone stands for none."""
    found = [Part(word[0], part.at + word.start()) for word in _WORD.finditer(part.text)]
    return [] if [each.text for each in found] == [NOTHING] else found


def single(part: Part) -> Part:
    """The only word of a field."""
    found = [Part(word[0], part.at + word.start()) for word in _WORD.finditer(part.text)]
    if len(found) != 1:
        raise Misread(_stripped(part), "position-wants-word")
    return found[0]


def as_many(whole: Part, parts: Sequence[Part], number: int) -> list[Part]:
    if len(parts) != number:
        known: dict[str, Fact] = {"expected": number, "got": len(parts)}
        raise Misread(_stripped(whole), "position-wants-values", **known)
    return [*parts]


def number(part: Part, low: int, high: int) -> int:
    if not _NUMBER.match(part.text) or not low <= int(part.text) <= high:
        raise Misread(part, "position-wants-number", low=low, high=high)
    return int(part.text)


def seat(part: Part, seats: int) -> Seat:
    letters = SEATS[:seats]
    if len(part.text) != 1 or part.text not in letters:
        raise Misread(part, "position-wants-seat", last=letters[-1])
    return Seat(letters.index(part.text))


def choice(part: Part, known: Sequence[str]) -> str:
    if part.text not in known:
        raise Misread(part, "position-wants-choice", known=Either((*known,)))
    return part.text


def matched(part: Part, pattern: re.Pattern[str], key: str) -> re.Match[str]:
    """The word as the pattern takes it apart; otherwise `key` says what was expected."""
    found = pattern.match(with_hyphens(part.text))
    if not found:
        raise Misread(part, key)
    return found


def check_sight(part: Part, sight: int | str, owner: int) -> None:
    """Whoever sees everything knows every card; whoever sees from a seat, only that seat's."""
    if sight in ("all", owner):
        if part.text.startswith(UNKNOWN):
            raise Misread(part, "position-wants-seen")
    elif part.text != NOTHING and not part.text.startswith(UNKNOWN):
        raise Misread(part, "position-wants-unseen")
