"""Bad records: each is refused as such, with a sentence in both languages, and nothing else."""

from __future__ import annotations

from typing import Any
from unicodedata import category

import msgspec
import pytest
from msgspec.structs import replace

from faubourg import Table, read_record
from faubourg.core.errors import BadRecord
from faubourg.core.phrases import Phrase
from faubourg.core.record import FORMAT, MAX_BYTES, MAX_MOVES, Record
from tests.core.random_games import in_both_languages, played, refused, small_edition

GOOD = played(2, seed=3).record()
FOREIGN = played(2, seed=3, edition=small_edition()).record()
TITLE = f"Faubourg record {FORMAT}\n".encode()


def json_with(**changes: Any) -> bytes:
    """The good record as JSON with other values in some fields."""
    return msgspec.json.encode(msgspec.to_builtins(GOOD) | changes)


def text_with(old: str, new: str) -> bytes:
    text = GOOD.to_text()
    assert old in text
    return text.replace(old, new, 1).encode()


# Damaged files


def test_json_cut_off_anywhere_is_refused() -> None:
    data = GOOD.to_json()
    for length in range(0, len(data) - 1, 7):
        refused(data[:length], "record-not-json")


def test_text_cut_off_anywhere_is_refused() -> None:
    data = GOOD.to_text().encode().rstrip()
    keys = set()
    for length in range(0, len(data), 7):
        with pytest.raises(BadRecord) as caught:
            read_record(data[:length])
        in_both_languages(caught.value)
        keys.add(caught.value.phrase.key)
    assert keys == {"record-not-json", "record-truncated", "record-line"}


@pytest.mark.parametrize("data", [b"\xff\xfe\x00", b"Faubourg record 1\n\xe9\n", b"{\x80}"])
def test_a_file_that_is_not_utf_8_is_refused(data: bytes) -> None:
    refused(data, "record-not-text")


def test_a_file_that_is_too_large_is_refused_before_it_is_read() -> None:
    error = refused(b" " * (MAX_BYTES + 1), "record-too-large")
    assert error.phrase.facts == {"bytes": MAX_BYTES + 1, "limit": MAX_BYTES}


@pytest.mark.parametrize("data", [b"", b"hello", b"{,}", b"[" * 100_000, b'{"a":' * 100_000])
def test_a_file_that_is_neither_json_nor_our_text_is_refused(data: bytes) -> None:
    refused(data, "record-not-json")


@pytest.mark.parametrize("line", ["seats: [", "engine: 0.1.0", "result: "])
def test_a_line_of_the_text_form_that_holds_no_value_is_named(line: str) -> None:
    error = refused(TITLE + line.encode(), "record-line")
    assert error.phrase.facts["field"] == line.partition(":")[0]


def test_a_line_of_the_text_form_that_is_nested_too_deep_is_named() -> None:
    error = refused(TITLE + b"result: " + b"[" * 100_000, "record-line")
    assert error.phrase.facts["field"] == "result"


# Formats


@pytest.mark.parametrize("number", [FORMAT + 1, 999, 2**40, 10**18])
def test_a_record_from_the_future_is_refused_with_its_format(number: int) -> None:
    error = refused(json_with(format=number), "record-from-the-future")
    assert error.phrase.facts == {"format": number, "known": FORMAT}


def test_text_from_the_future_is_refused_with_its_format() -> None:
    refused(text_with("record 1", "record 2"), "record-from-the-future")


def test_a_format_beyond_all_reason_is_refused_in_words() -> None:
    error = refused(b'{"format": ' + b"1" * 30 + b"}", "record-from-the-future")
    assert msgspec.json.encode(error.phrase)


@pytest.mark.parametrize("number", [None, "1", True, 0, -1, 1.5, [1]])
def test_a_record_without_a_proper_format_is_refused(number: object) -> None:
    refused(json_with(format=number), "record-unversioned")


@pytest.mark.parametrize("data", [b"[]", b"1", b'"moves"', b"null", b"{}"])
def test_json_that_is_no_record_at_all_is_refused(data: bytes) -> None:
    refused(data, "record-unversioned")


@pytest.mark.parametrize("number", ["", "one", "-1", "1.5", "0"])
def test_text_without_a_proper_format_is_refused(number: str) -> None:
    with pytest.raises(BadRecord) as caught:
        read_record(text_with("record 1\n", f"record {number}\n"))
    assert caught.value.phrase.key == "record-unversioned"
    in_both_languages(caught.value)


def test_text_with_a_format_of_thousands_of_digits_is_refused() -> None:
    with pytest.raises(BadRecord) as caught:
        read_record(text_with("record 1\n", f"record {'9' * 5000}\n"))
    in_both_languages(caught.value)


# Fields

FIELDS: list[tuple[dict[str, Any], str, str]] = [
    ({"seats": 2}, "seats", "field-type"),
    ({"seats": ["a", 1]}, "seats[1]", "field-type"),
    ({"moves": "f5"}, "moves", "field-type"),
    ({"edition": {"key": "lane"}}, "edition.hash", "field-missing"),
    ({"edition": {"key": "lane", "hash": GOOD.edition.hash, "x": 1}}, "edition.x", "field-surplus"),
    ({"secret": 7}, "secret", "field-surplus"),
    ({"sight": "everyone"}, "sight", "field-choice"),
    ({"engine": "0" * 41}, "engine", "field-out-of-bounds"),
    ({"game": "s" * 41}, "game", "field-out-of-bounds"),
    ({"edition": {"key": "k" * 41, "hash": ""}}, "edition.key", "field-out-of-bounds"),
    ({"edition": {"key": "lane", "hash": "0" * 72}}, "edition.hash", "field-out-of-bounds"),
    ({"seats": ["a"] * 9}, "seats", "field-out-of-bounds"),
    ({"moves": ["f" * 41]}, "moves[0]", "field-out-of-bounds"),
    ({"sight": 10**30}, "sight", "field-out-of-bounds"),
    ({"x" * 5000: 7}, "x" * 100 + "…", "field-surplus"),
    ({"result": {"ended_by": "SL-4.1", "places": [1]}}, "result.totals", "field-missing"),
]


@pytest.mark.parametrize(("changes", "field", "reason"), FIELDS)
def test_a_wrong_field_is_named_with_the_reason(
    changes: dict[str, Any], field: str, reason: str
) -> None:
    error = refused(json_with(**changes), "record-field")
    told = error.phrase.facts["reason"]
    assert isinstance(told, Phrase)
    assert (error.phrase.facts["field"], told.key) == (field, reason)


@pytest.mark.parametrize("field", ["engine", "game", "edition", "seats"])
def test_a_missing_field_is_named(field: str) -> None:
    fields = {name: value for name, value in msgspec.to_builtins(GOOD).items() if name != field}
    assert refused(msgspec.json.encode(fields), "record-field").phrase.facts["field"] == field


@pytest.mark.parametrize("line", ["moves: 5", 'moves: ["."]', "moves: {}", "format: 1", "zoo: 1"])
def test_a_line_that_the_text_form_does_not_have_is_refused(line: str) -> None:
    with pytest.raises(BadRecord) as caught:
        read_record(text_with("\n\n", f"\n{line}\n\n"))
    in_both_languages(caught.value)


# Games and editions


def misfit(record: Record) -> BadRecord:
    """The error of a record that does not fit its game."""
    with pytest.raises(BadRecord) as caught:
        Table.replay(record)
    return caught.value


def reason_of(error: BadRecord) -> Phrase:
    reason = error.phrase.facts["reason"]
    assert isinstance(reason, Phrase)
    return reason


def test_a_game_that_is_not_on_the_shelf_is_refused() -> None:
    error = refused(replace(GOOD, game="chess"), "record-rules")
    assert reason_of(error).key == "unknown-game"


def test_an_edition_that_is_not_known_is_refused() -> None:
    stamp = replace(GOOD.edition, key="deluxe")
    error = refused(replace(GOOD, edition=stamp), "record-rules")
    assert reason_of(error).key == "unknown-edition"


def test_an_edition_that_was_changed_since_is_refused() -> None:
    stamp = replace(GOOD.edition, hash="sha256:" + "0" * 64)
    error = refused(replace(GOOD, edition=stamp), "record-rules")
    assert reason_of(error).key == "record-other-edition"
    assert reason_of(error).facts["said"] == stamp.hash


def test_an_embedded_edition_that_was_tampered_with_is_refused() -> None:
    text = FOREIGN.to_json().replace(b'"cards": 14', b'"cards": 15').replace(b": 28", b": 30")
    assert reason_of(refused(text, "record-rules")).key == "record-other-edition"


def test_an_embedded_edition_under_another_name_is_refused() -> None:
    record = played(2, seed=12, edition=small_edition()).record()
    stamp = replace(record.edition, key="lane")
    error = misfit(replace(record, edition=stamp))
    assert "edition.key" in str(error)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"cards": 14', b'"cards": 15'),
        (b'"game": "sunrise",\n      "key"', b'"game": "chess",\n      "key"'),
        (b'"ties": "skip"', b'"ties": "never"'),
        (b'"name": "red"', b'"name": "grey"'),
        (b'"board": "proposed"', b'"board": "guessed"'),
    ],
)
def test_an_embedded_edition_that_cannot_be_played_is_refused(old: bytes, new: bytes) -> None:
    text = FOREIGN.to_json()
    assert old in text
    assert reason_of(refused(text.replace(old, new, 1), "record-rules")).key == "bad-edition"


ESCAPE = "\x1b[31m\a\n"


@pytest.mark.parametrize(
    "record",
    [
        replace(GOOD, game=ESCAPE),
        replace(GOOD, edition=replace(GOOD.edition, key=ESCAPE)),
        replace(GOOD, edition=replace(GOOD.edition, hash=ESCAPE)),
        replace(GOOD, options={ESCAPE: 1}),
        replace(GOOD, moves=(ESCAPE,)),
    ],
)
def test_no_control_character_of_a_record_reaches_the_screen(record: Record) -> None:
    for sentence in in_both_languages(misfit(record)):
        assert not any(category(character) == "Cc" for character in sentence)


# Seats, options and results


@pytest.mark.parametrize("seats", [(), ("a",), ("a",) * 5])
def test_a_record_with_too_few_or_too_many_seats_is_refused(seats: tuple[str, ...]) -> None:
    error = misfit(replace(GOOD, seats=seats))
    assert reason_of(error).key == "bad-seats"
    assert not any("options" in sentence for sentence in in_both_languages(error))


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"zoo": 1}, "bad-option"),
        ({"ties": "never"}, "bad-option"),
        ({"first": None}, "bad-option"),
        ({"first": 2}, "no-such-seat"),
        ({"first": 10**30}, "bad-option"),
        ({"first": "9" * 30}, "bad-option"),
        ({"ties": "skip" * 1000}, "bad-option"),
        ({"ties": [["skip"] * 1000]}, "bad-option"),
        ({"ties": object()}, "bad-option"),
        ({f"zoo {n}": n for n in range(21)}, "bad-option"),
    ],
)
def test_a_record_with_options_that_the_game_does_not_have_is_refused(
    options: dict[str, Any], key: str
) -> None:
    error = misfit(replace(GOOD, options=options))
    assert reason_of(error).key == key
    for sentence in in_both_languages(error):
        assert sentence.endswith(".")
        assert not sentence.endswith("..")


def test_a_result_that_is_not_that_of_the_moves_is_refused() -> None:
    assert GOOD.result is not None
    totals = (GOOD.result.totals[0] + 1, *GOOD.result.totals[1:])
    refused(replace(GOOD, result=replace(GOOD.result, totals=totals)), "record-other-result")


def test_a_result_of_a_game_that_is_not_over_is_refused() -> None:
    refused(replace(GOOD, moves=GOOD.moves[:9]), "record-other-result")


def test_a_record_with_more_moves_than_any_game_has_is_refused_before_it_is_played() -> None:
    error = refused(replace(GOOD, moves=("+Y",) * (MAX_MOVES + 1)), "record-too-long")
    assert error.phrase.facts == {"moves": MAX_MOVES + 1, "most": MAX_MOVES}
