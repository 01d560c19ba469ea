"""Names from outside: on one line, of a bounded length, and with something to see."""

from __future__ import annotations

from random import Random
from unicodedata import category, normalize

import pytest

from faubourg.core.errors import BadOption
from faubourg.core.player_names import (
    MAX_NAME,
    MOST_MARKS,
    bounded,
    checked_name,
    names_of,
    number_without_name,
    shows_nothing,
)

EMPTY = [
    "",
    " ",
    "\u3164",
    "\u2800\u2800",
    "\u115f\u1160",
    "\uffa0",
    "\u00ad",
    "\u200b\u200d\ufeff",
    "\u0301\u0302",
    "\u034f",
    "\u3000 \u00a0",
    "\u202e\u2066",
    "\U000e0041",
    "\ufe0f",
    "\n\t",
]


@pytest.mark.parametrize("name", EMPTY)
def test_a_name_that_shows_nothing_is_known_as_such(name: str) -> None:
    assert shows_nothing(name)
    assert shows_nothing(bounded(name))
    assert names_of(2, [name, "Bob"]) == ("seat 1", "Bob")


@pytest.mark.parametrize(
    "name", ["Ann", "é", "e\u0301", "李", "7", "?", "ㅎ", "⠁", "☕", "न\u094d", "_"]
)
def test_a_name_that_shows_something_is_left_as_it_is(name: str) -> None:
    assert not shows_nothing(name)
    assert bounded(name) == name
    assert names_of(1, [name]) == (name,)


@pytest.mark.parametrize(
    "sign", [*"\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c"]
)
def test_signs_that_turn_the_direction_are_left_out(sign: str) -> None:
    assert bounded(f"{sign}An{sign}n") == "Ann"


def test_letters_bear_a_few_accents_and_no_tower_of_them() -> None:
    assert bounded("Z" + "\u0335" * 30 + "a\u0301") == "Z" + "\u0335" * MOST_MARKS + "a\u0301"
    assert bounded("\u0301Ann \u0301Lee") == "Ann Lee"
    vietnamese = normalize("NFD", "Nguyễn Thị Ngọc")
    assert bounded(vietnamese) == vietnamese


def test_names_are_cut_and_cutting_twice_changes_nothing() -> None:
    rng = Random(7)
    letters = "ab \u0301\u0302\u3164\u202e\n\t李é"
    for _ in range(500):
        name = "".join(rng.choices(letters, k=rng.randrange(80)))
        cut = bounded(name)
        assert len(cut) <= MAX_NAME
        assert bounded(cut) == cut == cut.strip()
        assert not any(category(letter)[0] == "C" for letter in cut)
    assert len(bounded("x" * 10**6)) == MAX_NAME


def test_a_name_is_taken_as_others_can_read_it_or_refused() -> None:
    assert checked_name("  Ann \n") == "Ann"
    assert checked_name("") == checked_name("   ") == ""
    for blank in ("\u3164", "\u200b", "\u0301"):
        with pytest.raises(BadOption) as refused:
            checked_name(blank)
        assert refused.value.phrase.key == "name-shows-nothing"


def test_whoever_gave_no_name_is_known_by_the_number_of_a_seat() -> None:
    assert [number_without_name(name) for name in names_of(12, None)] == [*range(1, 13)]


@pytest.mark.parametrize(
    "name",
    ["", "Ann", "seat", "seat 0", "seat 07", "seat 1 ", "Seat 1", "seat " + "9" * 30, "seat ٣"],
)
def test_a_name_is_no_number_of_a_seat_because_it_resembles_one(name: str) -> None:
    assert number_without_name(name) is None
