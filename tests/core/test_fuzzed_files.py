"""Whatever is in a file, only our own errors come out; whatever is accepted can be played."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from faubourg import Table, read_record
from faubourg.core.edition import Edition
from faubourg.core.errors import BadEdition, BadNotation, BadRecord
from faubourg.core.messages import LANGUAGES, messages
from faubourg.core.replay import replay
from faubourg.games.sunrise.edition import PRINTER, Components
from tests.core.random_games import LANE, SMALL, in_both_languages, play_on, played, small_edition
from tests.games.sunrise.positions import rules_of

RULES = rules_of("lane")
RECORDS = [played(2, seed=3).record(), played(3, seed=4, edition=small_edition()).record()]
GOOD = [data for each in RECORDS for data in (each.to_json(), each.to_text().encode())]
TOKENS = ["0", "1", "2", "3", "9", "1000", "-3", "1.5", "true", "9" * 25, "nan", '"', "'", "[", "]"]
TOKENS += [
    "{",
    "}",
    "=",
    "#",
    "@@",
    "..",
    ".",
    "R1",
    "R",
    "Z1",
    "a",
    "z",
    "\n",
    '"""',
    "é",
    "\u2028",
]


def fuzz(examples: int) -> Callable[[Any], Any]:
    return settings(deadline=None, max_examples=examples)


def read_and_replay(data: bytes) -> None:
    """Nothing but a BadRecord may come out, and it can be told."""
    try:
        record = read_record(data)
        Table.replay(record)
    except BadRecord as error:
        in_both_languages(error)
    else:
        assert read_record(record.to_json()) == record


def print_edition(text: str) -> Edition[Components] | None:
    """Nothing but a BadEdition may come out, and it can be told."""
    try:
        return PRINTER.from_toml(text, "fuzzed.toml")
    except BadEdition as error:
        in_both_languages(error)
        return None


def can_be_played(edition: Edition[Components]) -> None:
    """A game on the edition ends, and its record replays."""
    seats = edition.play.houses_by_seats
    for number in {min(seats), max(seats)}:
        table = Table("sunrise", number, seed=1, edition=edition)
        play_on(table, seed=1, decisions=20_000)
        assert table.over
        assert Table.replay(table.record().to_json()).outcome == table.outcome


@st.composite
def damaged(draw: st.DrawFn, whole: bytes) -> bytes:
    """The bytes with a few pieces cut out, doubled or overwritten."""
    data = whole
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(data)))
        length = draw(st.integers(0, 12))
        piece = draw(st.binary(max_size=4) | st.just(data[start : start + length] * 2))
        data = data[:start] + piece + data[start + length :]
    return data


@st.composite
def misprinted(draw: st.DrawFn, whole: str) -> str:
    """The text with a few tokens changed and a few lines dropped, doubled or moved."""
    lines = whole.splitlines()
    for _ in range(draw(st.integers(1, 4))):
        number = draw(st.integers(0, len(lines) - 1))
        tokens = re.split(r"(\s+)", lines[number])
        token = draw(st.integers(0, len(tokens) - 1))
        tokens[token] = draw(st.sampled_from(TOKENS))
        changed = [[], ["".join(tokens)], [lines[number]] * 2]
        lines[number : number + 1] = draw(st.sampled_from(changed))
    return "\n".join(lines)


# Records


@fuzz(200)
@given(st.binary(max_size=200))
def test_random_bytes_are_no_record(data: bytes) -> None:
    read_and_replay(data)


@fuzz(150)
@given(st.text(max_size=60))
def test_random_lines_after_our_title_are_no_record(text: str) -> None:
    read_and_replay(f"Faubourg record {text}\nresult: null\n".encode(errors="replace"))


@fuzz(250)
@given(st.sampled_from(GOOD).flatmap(damaged))
def test_a_damaged_record_replays_or_is_refused(data: bytes) -> None:
    read_and_replay(data)


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=5,
)


@fuzz(200)
@given(st.sampled_from(RECORDS[0].__struct_fields__), values)
def test_a_record_with_any_value_in_a_field_replays_or_is_refused(field: str, value: Any) -> None:
    fields = msgspec.to_builtins(RECORDS[0]) | {field: value}
    read_and_replay(msgspec.json.encode(fields))


@fuzz(200)
@given(st.sampled_from(Components.__struct_fields__), values)
def test_a_record_with_any_value_in_its_edition_replays_or_is_refused(
    field: str, value: Any
) -> None:
    fields = msgspec.to_builtins(RECORDS[1])
    fields["edition"]["data"]["play"][field] = value
    read_and_replay(msgspec.json.encode(fields))


texts = st.sampled_from([RULES.write(move) for move in RULES.well_formed(2)]) | st.sampled_from(
    ["+?", "++", ".", "+Y", "-Y", "f5", "f7", "e6", "g6"]
)


@fuzz(150)
@given(st.lists(texts, max_size=40), st.sampled_from(["all", "spectator", 0, 1, 9, -1]))
def test_any_moves_replay_or_are_refused_even_leniently(moves: list[str], sight: Any) -> None:
    dealt = Table("sunrise", 2, seed=1).record().moves
    record = replace(RECORDS[0], moves=(*dealt, *moves), sight=sight, result=None)
    for lenient in (False, True):
        try:
            _, flags = replay(record, lenient=lenient, seed=1)
        except BadRecord as error:
            in_both_languages(error)
        else:
            assert lenient or flags == []
            assert all(messages(each).refusal(f.refusal) for f in flags for each in LANGUAGES)


# Moves


@fuzz(300)
@given(st.text(max_size=12) | st.text(alphabet="abfkz0159=@+-.?RYB r", max_size=6))
def test_a_random_text_is_a_move_or_bad_notation(text: str) -> None:
    try:
        move = RULES.read(text)
    except BadNotation as error:
        in_both_languages(error)
    else:
        assert RULES.read(RULES.write(move)) == move


# Editions


@fuzz(150)
@given(st.text(max_size=80))
def test_a_random_text_is_no_edition(text: str) -> None:
    assert print_edition(text) is None


@fuzz(200)
@given(st.sampled_from([SMALL, LANE]).flatmap(misprinted))
def test_a_misprinted_edition_is_refused_or_can_be_played(text: str) -> None:
    if edition := print_edition(text):
        can_be_played(edition)


@fuzz(100)
@given(damaged(SMALL.encode()))
def test_a_damaged_edition_is_refused_or_can_be_played(data: bytes) -> None:
    if edition := print_edition(data.decode(errors="replace")):
        can_be_played(edition)


few, some = st.integers(1, 6), st.integers(1, 40)
NUMBERS = {
    **dict.fromkeys(("first_hand", "hand_limit", "draw_instead", "draw_after_building"), few),
    **dict.fromkeys(("parks", "end_at_pieces"), st.integers(0, 12)),
    **dict.fromkeys(("idle_rounds", "lowest_counted"), st.integers(1, 5)),
    "houses_by_seats": st.fixed_dictionaries({"2": some}, optional={"3": some}),
    "position_points": st.lists(st.integers(1, 20), max_size=5),
}


@fuzz(100)
@given(st.fixed_dictionaries(NUMBERS), st.tuples(some, some))
def test_a_box_with_any_numbers_is_refused_or_can_be_played(
    numbers: dict[str, Any], cards: tuple[int, int]
) -> None:
    data = msgspec.to_builtins(small_edition(), str_keys=True)
    colours = [
        colour | {"cards": number}
        for colour, number in zip(data["play"]["colours"], cards, strict=True)
    ]
    data["play"] |= numbers | {"colours": colours, "cards": sum(cards), "houses": 999}
    try:
        edition = PRINTER.from_data(data, "fuzzed")
    except BadEdition as error:
        in_both_languages(error)
    else:
        can_be_played(edition)


squares = st.sampled_from(["R1", "R2", "B1", "B5", "R3", "B2", "R9", ".."])


@fuzz(100)
@given(st.integers(1, 6), st.integers(1, 6), st.data())
def test_any_board_is_refused_or_can_be_played(
    width: int, height: int, data: st.DataObject
) -> None:
    size = width * height
    board = data.draw(st.lists(squares, min_size=size, max_size=size))
    board[data.draw(st.integers(0, size - 1))] = "@@"
    marks = data.draw(st.lists(st.sampled_from("aab."), min_size=size, max_size=size))
    plain = msgspec.to_builtins(small_edition(), str_keys=True)
    starts = range(0, size, width)
    plain["play"] |= {
        "board": "\n".join(" ".join(board[start : start + width]) for start in starts),
        "areas": "\n".join("".join(marks[start : start + width]) for start in starts),
        "spaces": sum(square[0] in "RB" for square in board),
    }
    try:
        edition = PRINTER.from_data(plain, "fuzzed")
    except BadEdition as error:
        in_both_languages(error)
    else:
        can_be_played(edition)
