"""Names of people: on one line, not too long, and such that there is something to see."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from unicodedata import category

from faubourg.core.errors import BadOption

MAX_NAME = 40
NAMELESS = "seat"
"""With a number, what records call whoever gave no name; people read it in their own language."""
_WITHOUT_NAME = re.compile(f"{NAMELESS} ([1-9][0-9]?)")
MOST_MARKS = 4
"""Accents on one letter: more than any script needs, too few to climb over the lines above."""
_MOST_GIVEN = 1000
"""Characters that are looked at, whatever is given."""
_BLANK_LETTERS = "\u115f\u1160\u2800\u3164\uffa0\U0001d159"
"""Letters and symbols to Unicode, blanks to the eye: fillers of Hangul, Braille without a dot."""


def names_of(seats: int, names: Sequence[str] | None) -> tuple[str, ...]:
    """The names at the table, bounded and on one line; a seat for a name that shows nothing."""
    chosen = names or [""] * seats
    if len(chosen) != seats:
        raise BadOption("bad-names", names=len(chosen), seats=seats)
    return tuple(_shown(name) or f"{NAMELESS} {number}" for number, name in enumerate(chosen, 1))


def number_without_name(name: str) -> int | None:
    """The number of whoever gave no name; after a rematch that of the seat which they had first."""
    found = _WITHOUT_NAME.fullmatch(name)
    return int(found[1]) if found else None


def _shown(given: str) -> str:
    name = bounded(given)
    return "" if shows_nothing(name) else name


def shows_nothing(name: str) -> bool:
    """Whether there is nothing to see: only blanks, accents without a letter, hidden signs."""
    return all(letter in _BLANK_LETTERS or category(letter)[0] in "CMZ" for letter in name)


def bounded(given: str) -> str:
    """A name as given, on one line and not too long, without signs that turn or overgrow a line."""
    seen = filter(str.isprintable, given[:_MOST_GIVEN])  # leaves out what turns the direction
    return "".join(_with_few_marks(seen)).strip()[:MAX_NAME].strip()


def _with_few_marks(letters: Iterator[str]) -> Iterator[str]:
    """The letters, each with some accents at most; a blank bears none."""
    marks = MOST_MARKS
    for letter in letters:
        if category(letter)[0] == "M":
            marks += 1
        else:
            marks = MOST_MARKS if letter.isspace() else 0
        if marks <= MOST_MARKS:
            yield letter


def checked_name(given: str) -> str:
    """A name as others can read it; BadOption for one that shows them nothing."""
    name = bounded(given)
    if given.strip() and (not name or shows_nothing(name)):
        raise BadOption("name-shows-nothing")
    return name
