"""Puzzle files: one puzzle a line, as JSON. Whatever comes from a file is bounded and checked."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct, ValidationError

from faubourg.core.decoding_errors import clipped, explain
from faubourg.core.errors import FaubourgError
from faubourg.core.phrases import Fact, Phrase
from faubourg.core.position_grammar import MAX_TEXT

FILE = "puzzles.jsonl"
"""Beside the editions of the game."""
MAX_BYTES = 1_000_000
MAX_PUZZLES = 500
MAX_MOVES = 8
MAX_OTHERS = 8
Move: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Moves: TypeAlias = Annotated[tuple[Move, ...], Meta(min_length=1, max_length=MAX_MOVES)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
Points: TypeAlias = Annotated[float, Meta(ge=0, le=1000)]
Motive: TypeAlias = Literal["points", "bonus", "others", "later"]
Grade: TypeAlias = Literal[1, 2, 3]


class BadPuzzles(FaubourgError):
    """A file of puzzles that cannot be read, or a puzzle that today's rules refuse."""


class OtherTurn(Struct, frozen=True, forbid_unknown_fields=True):
    """A turn that was measured as well."""

    moves: Moves
    behind: Points
    """By how many points games end worse that go on from it, on average."""


class Source(Struct, frozen=True, forbid_unknown_fields=True):
    """Which decision of which game between bots it was."""

    seed: Annotated[int, Meta(ge=-(2**63), le=2**63 - 1)]
    game: Number
    step: Number


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """A position in which one turn is clearly the best."""

    position: Annotated[str, Meta(max_length=MAX_TEXT)]
    """As whoever is to move sees it."""
    seat: Annotated[int, Meta(ge=0, le=7)]
    moves: Moves
    """The best turn."""
    points: Annotated[dict[Move, int], Meta(max_length=20)]
    """What that turn changes for the seat on the score sheet, the bonuses as they would stand
    included, by rule."""
    margin: Points
    """By how many points the next best turn is worse."""
    error: Points
    """The standard error of the margin."""
    others: Annotated[tuple[OtherTurn, ...], Meta(min_length=1, max_length=MAX_OTHERS)]
    """The next best turns, the best of them first."""
    motive: Motive
    """What speaks for the turn: most points at once, a bonus, what others lose, or what comes
    later."""
    grade: Grade
    """From 1, which most of the bots asked have solved, to 3, which hardly one has."""
    solved: Annotated[int, Meta(ge=0, le=99)]
    """How many of the bots asked have found the turn."""
    source: Source


def read_puzzles(data: bytes, source: str) -> tuple[Puzzle, ...]:
    """The puzzles of a file; BadPuzzles names the line, the field and the reason."""
    if len(data) > MAX_BYTES:
        raise _bad_file(source, Phrase("puzzles-too-long", {"limit": MAX_BYTES}))
    lines = data.splitlines()
    if len(lines) > MAX_PUZZLES:
        raise _bad_file(source, Phrase("puzzles-too-many", {"limit": MAX_PUZZLES}))
    found = tuple(_puzzle(line, source, number) for number, line in enumerate(lines, 1))
    _check_each_once(found, source)
    return found


def write_puzzles(puzzles: Iterable[Puzzle]) -> bytes:
    return b"".join(msgspec.json.encode(each) + b"\n" for each in puzzles)


def bad_puzzles(source: str, line: int, field: str, reason: Fact) -> BadPuzzles:
    return BadPuzzles("bad-puzzles", source=source, line=line, field=field, reason=reason)


def _bad_file(source: str, reason: Fact) -> BadPuzzles:
    return BadPuzzles("bad-puzzle-file", source=source, reason=reason)


def _puzzle(line: bytes, source: str, number: int) -> Puzzle:
    try:
        return msgspec.json.decode(line, type=Puzzle)
    except ValidationError as error:
        raise bad_puzzles(source, number, *explain(error, Puzzle)) from None
    except (ValueError, RecursionError) as error:
        detail = Phrase("puzzle-not-json", {"detail": clipped(str(error))})
        raise bad_puzzles(source, number, "-", detail) from None


def _check_each_once(puzzles: Iterable[Puzzle], source: str) -> None:
    seen: set[str] = set()
    for number, each in enumerate(puzzles, 1):
        if each.position in seen:
            raise bad_puzzles(source, number, "position", Phrase("puzzle-twice"))
        seen.add(each.position)
