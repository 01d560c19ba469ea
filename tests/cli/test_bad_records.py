"""Records that are broken, from the future or tampered with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from faubourg.core.record import read_record
from faubourg.core.replay import replay
from tests.cli.sample_records import Fields, begun, finished, write
from tests.cli.shell import Shell

READERS = (("replay",), ("score",), ("play", "--resume"))


def changed(**fields: Any) -> Callable[[Fields], Fields]:
    return lambda record: record | fields


def moved(number: int, text: str) -> Callable[[Fields], Fields]:
    """The record with another move at the number, as people count."""

    def spoil(record: Fields) -> Fields:
        moves = [*record["moves"]]
        moves[number - 1] = text
        return record | {"moves": moves}

    return spoil


def with_other_hash(record: Fields) -> Fields:
    return record | {"edition": record["edition"] | {"hash": "sha256:00"}}


def with_other_result(record: Fields) -> Fields:
    return record | {"result": record["result"] | {"totals": [999, 0]}}


CASES: dict[str, tuple[Callable[[Fields], Fields], str, str]] = {
    "from the future": (changed(format=99), "A newer Faubourg is needed.", "plus récent"),
    "another hash": (with_other_hash, "one of the two was changed", "a été modifiée"),
    "another result": (with_other_result, "it was changed", "elle a été modifiée"),
    "another game": (changed(game="go"), "There is no game “go”", "Il n’y a pas de jeu « go »"),
    "no such move": (moved(7, "zzz"), "Move 7 of the record, “zzz”", "Coup 7 de la partie"),
    "illegal move": (
        moved(7, "a2=1"),
        "Move 7 of the record, “a2=1”, breaks rule SL-2.2.",
        "Le coup 7 de la partie, « a2=1 », enfreint la règle SL-2.2.",
    ),
    "wrong type": (changed(seats=[1, 2]), "Field “seats[0]” of the record", "Champ « seats[0] »"),
}


@pytest.mark.parametrize(("spoil", "english", "french"), CASES.values(), ids=CASES)
def test_a_spoilt_record_is_refused_with_the_reason(
    shell: Shell, spoil: Callable[[Fields], Fields], english: str, french: str
) -> None:
    path = write(shell.home / "spoilt.json", spoil(finished()))
    for reader in READERS:
        assert english in shell.bad(*reader, path)
    assert french in shell.bad("replay", path, "--lang", "fr")


def test_a_refused_move_of_a_record_comes_with_its_reason_and_rule(shell: Shell) -> None:
    path = write(shell.home / "spoilt.json", moved(7, "a2=1")(finished()))
    assert "a2 touches neither the fountain nor any House or Park. [SL-2.2]" in shell.bad(
        "score", path
    )


FILES = {
    "empty": b"",
    "no text": b"\xff\xfe\x00",
    "no record": b"[1, 2, 3]",
    "cut off": b'{"format": 1, "engine": "0.1',
    "cut off text": b"Faubourg record 1\nengine: 0\n\n+G +B\n",
    "endless": b" " * 4_000_001,
    "nested": b"[" * 100_000,
    "a number without end": b'{"format": 1' + b"0" * 400 + b"}",
    "a title without end": b"Faubourg record " + b"1" * 5000 + b"\nresult: null\n",
    "moves twice": b"Faubourg record 1\nmoves: 5\n++\nresult: null\n",
}


@pytest.mark.parametrize("data", FILES.values(), ids=FILES)
def test_a_file_that_is_no_record_is_refused(shell: Shell, data: bytes) -> None:
    path = shell.home / "file.json"
    path.write_bytes(data)
    shell.bad("score", path)
    shell.bad("play", "--resume", path, "--lang", "fr")


def test_a_very_long_word_in_a_record_is_refused_in_few_words(shell: Shell) -> None:
    path = write(shell.home / "long.json", moved(7, "x" * 100_000)(finished()))
    assert len(shell.bad("score", path)) < 5000


def test_a_record_cannot_speak_to_the_terminal(shell: Shell) -> None:
    path = write(shell.home / "rude.json", moved(7, "\x1b[2Jhello")(finished()))
    assert "\x1b" not in shell.bad("score", path)


def test_a_record_with_too_few_seats_is_told_so_in_one_sentence(shell: Shell) -> None:
    complaint = shell.bad("score", write(shell.home / "few.json", finished() | {"seats": ["me"]}))
    assert "seats" in complaint
    assert "options" not in complaint
    assert ".." not in complaint


def test_a_finished_game_is_not_resumed(shell: Shell) -> None:
    path = write(shell.home / "whole.json", finished())
    assert "This game is over." in shell.bad("play", "--resume", path)
    assert "Cette partie est finie." in shell.bad("play", "--resume", path, "--lang", "fr")


def test_a_game_that_one_seat_saw_is_not_resumed(shell: Shell) -> None:
    path = shell.home / "seen.json"
    path.write_bytes(begun("GBP", "YRR").record(0).to_json())
    assert "the game cannot go on from it" in shell.bad("play", "--resume", path)


@pytest.mark.parametrize("sight", [0, 1, "spectator"])
def test_a_record_as_somebody_saw_it_can_be_replayed(shell: Shell, sight: Any) -> None:
    path = shell.home / "seen.json"
    table, _ = replay(read_record(write(path, finished()).read_bytes()))
    path.write_bytes(table.record(sight).to_json())
    assert "draws a face-down card." in shell.good("replay", path)
    scores = shell.good("score", path)
    assert all(str(total) in scores for total in finished()["result"]["totals"])


def test_a_lenient_replay_flags_what_the_rules_refuse(shell: Shell) -> None:
    table = begun("GBP", "YRR")
    for move in ("d6=1", ".", "+G"):  # too far from the fountain
        table.follow(table.rules.read(move))
    path = shell.home / "old.json"
    path.write_bytes(table.record().to_json())
    assert "breaks rule SL-2.2" in shell.bad("replay", path)
    told = shell.good("replay", "--lenient", path)
    assert "Move 7, “d6=1”, is refused by today’s rules" in told
    assert "Total" in shell.good("score", "--lenient", path)


@pytest.mark.parametrize("move", ["a1=1", "f6=1", "a1@G", "e6=3", "+?", "-R"])
def test_a_lenient_replay_of_whatever_move_ends_without_a_traceback(
    shell: Shell, move: str
) -> None:
    moves = ["+G", "+B", "+P", "+Y", "+R", "+R", move]
    path = write(shell.home / "old.json", finished() | {"moves": moves, "result": None})
    for reader in (("replay",), ("replay", "--step"), ("score",)):
        done = shell.run(*reader, "--lenient", path)
        assert done.returncode in (0, 1)
        assert "Traceback" not in done.stderr
