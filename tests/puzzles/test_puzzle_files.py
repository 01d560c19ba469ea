"""Puzzle files: what is wrong with one is said by line and field, before anything is shown."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from faubourg.core.messages import LANGUAGES, messages
from faubourg.puzzles.opened_puzzle import opened
from faubourg.puzzles.puzzle_file import (
    MAX_BYTES,
    MAX_PUZZLES,
    BadPuzzles,
    Puzzle,
    read_puzzles,
    write_puzzles,
)
from faubourg.puzzles.shipped_puzzles import puzzles_of


@pytest.fixture
def puzzle() -> Puzzle:
    return puzzles_of("sunrise")[0]


def refused(data: bytes) -> BadPuzzles:
    with pytest.raises(BadPuzzles) as caught:
        read_puzzles(data, "mine.jsonl")
    assert all(messages(language).say(caught.value.phrase) for language in LANGUAGES)
    return caught.value


def test_puzzles_are_read_as_they_were_written() -> None:
    puzzles = puzzles_of("sunrise")
    assert read_puzzles(write_puzzles(puzzles), "mine.jsonl") == puzzles


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"{", "line 1, -: this is not JSON"),
        (b"[]", "line 1, "),
        (b"{}", "line 1, position: this field is missing"),
        (b"\xff\xfe", "line 1, -: this is not JSON"),
        (b"[" * 100_000, "line 1, "),
        (b"x" * (MAX_BYTES + 1), "bytes"),
        (b"{}\n" * (MAX_PUZZLES + 1), "more than 500"),
    ],
    ids=["cut", "list", "empty", "bytes", "deep", "long", "many"],
)
def test_a_broken_file_is_refused_with_its_line_and_the_reason(data: bytes, told: str) -> None:
    assert told in str(refused(data))


def test_a_field_out_of_bounds_is_named(puzzle: Puzzle) -> None:
    plain = msgspec.to_builtins(puzzle)
    for field, value in (("grade", 4), ("margin", -1), ("moves", []), ("seat", 9), ("more", 1)):
        assert f"line 1, {field}" in str(refused(msgspec.json.encode({**plain, field: value})))


def test_the_same_position_does_not_stand_in_a_file_twice(puzzle: Puzzle) -> None:
    assert "line 2, position" in str(refused(write_puzzles([puzzle, puzzle])))


def test_a_puzzle_that_the_rules_refuse_is_not_opened(puzzle: Puzzle) -> None:
    for changed in (
        replace(puzzle, position="sunrise/lane/2;town=x"),
        replace(puzzle, position="chess/lane/2"),
        replace(puzzle, moves=("k1=9",)),
        replace(puzzle, moves=("what",)),
        replace(puzzle, moves=(*puzzle.moves, ".")),
        replace(puzzle, seat=puzzle.seat + 1),
    ):
        with pytest.raises(BadPuzzles) as caught:
            opened(changed, "mine.jsonl", 3)
        assert "mine.jsonl" in str(caught.value)


def test_a_turn_that_is_not_over_is_no_solution() -> None:
    several = next(each for each in puzzles_of("sunrise") if len(each.moves) > 1)
    with pytest.raises(BadPuzzles, match="not over"):
        opened(replace(several, moves=several.moves[:-1]))
