"""Moves as short text and as sentences."""

from __future__ import annotations

import pytest

from faubourg.core.errors import BadNotation
from faubourg.core.messages import messages
from faubourg.games.sunrise import Sunrise
from faubourg.games.sunrise.model import (
    BuildHouse,
    BuildPark,
    Colour,
    Deal,
    Discard,
    Draw,
    Move,
    Stop,
)
from tests.core.random_games import in_both_languages, small_edition
from tests.games.sunrise.positions import position, rules_of, space_of

LANE = rules_of("lane")
F5 = space_of(LANE, "f5")
RED, UNKNOWN = Colour(2), LANE.box.unknown
SAID: list[tuple[Move, str]] = [
    (BuildHouse(F5, 2), "f5=2"),
    (BuildHouse(space_of(LANE, "k11"), 1), "k11=1"),
    (BuildPark(F5, RED), "f5@R"),
    (Stop(), "."),
    (Draw(), "++"),
    (Discard(Colour(3)), "-B"),
    (Deal(Colour(0)), "+Y"),
    (Deal(UNKNOWN), "+?"),
]


@pytest.mark.parametrize(("move", "text"), SAID)
def test_a_move_has_one_text_and_the_text_says_the_move(move: Move, text: str) -> None:
    assert LANE.write(move) == text
    assert LANE.read(text) == move


@pytest.mark.parametrize("rules", [LANE, Sunrise(small_edition())])
def test_every_move_that_can_be_made_can_be_written_and_read(rules: Sunrise) -> None:
    moves = [*rules.well_formed(2)]
    texts = [rules.write(move) for move in moves]
    assert [rules.read(text) for text in texts] == moves
    assert len({*texts}) == len(moves)
    assert all(text.isascii() for text in texts)


@pytest.mark.parametrize("text", [" f5=2 ", "F5=2", "f5=2\n", "\tF5=2"])
def test_capitals_and_blanks_do_not_matter(text: str) -> None:
    assert LANE.read(text) == BuildHouse(F5, 2)


@pytest.mark.parametrize(
    ("text", "same"), [("f5@r", "f5@R"), ("F5@r", "f5@R"), ("-b", "-B"), ("+y", "+Y")]
)
def test_colours_may_be_small_letters(text: str, same: str) -> None:
    assert LANE.read(text) == LANE.read(same)


def test_a_space_alone_is_a_house_of_one_floor() -> None:
    assert LANE.read("f5") == LANE.read("f5=1")


@pytest.mark.parametrize(
    "text", ["", " ", "f", "5", "f5=", "f5=0", "f5=2x", "f5@", "f5@RR", "..", "+", "+++"]
)
def test_a_text_that_is_no_move_says_what_moves_look_like(text: str) -> None:
    with pytest.raises(BadNotation) as caught:
        LANE.read(text)
    assert caught.value.phrase.key == "sunrise-notation"
    assert all("f5=2" in sentence for sentence in in_both_languages(caught.value))


def test_a_long_text_that_is_no_move_is_quoted_in_part() -> None:
    with pytest.raises(BadNotation) as caught:
        LANE.read("x" * 10_000)
    assert caught.value.phrase.facts["text"] == "x" * 20 + "…"


@pytest.mark.parametrize("text", ["l1", "a12", "f0", "f05", "z99=3", "l1@R", "f٥"])
def test_a_square_that_the_board_does_not_have_is_named_with_those_it_has(text: str) -> None:
    with pytest.raises(BadNotation) as caught:
        LANE.read(text)
    assert caught.value.phrase.key == "sunrise-no-square"
    assert caught.value.phrase.facts["last"] == "k11"
    in_both_languages(caught.value)


@pytest.mark.parametrize("text", ["f5@Z", "-Z", "+Z"])
def test_a_colour_that_the_edition_does_not_have_is_named_with_those_it_has(text: str) -> None:
    with pytest.raises(BadNotation) as caught:
        LANE.read(text)
    assert caught.value.phrase.facts == {"letter": "Z", "known": ("Y", "G", "R", "B", "P")}
    in_both_languages(caught.value)


def test_the_colours_are_those_of_the_edition() -> None:
    with pytest.raises(BadNotation):
        Sunrise(small_edition()).read("-Y")


TOLD: list[tuple[str, list[str], list[str]]] = [
    ("f5=2", ["Ann", "f5", "4"], ["Ann", "f5", "4"]),
    ("f5@R", ["Ann", "f5", "red"], ["Ann", "f5", "rouge"]),
    (".", ["Ann"], ["Ann"]),
    ("++", ["Ann", "draws"], ["Ann", "pioche"]),
    ("-B", ["Ann", "blue"], ["Ann", "bleu"]),
    ("+Y", ["Ann", "yellow"], ["Ann", "jaune"]),
    ("+?", ["Ann"], ["Ann"]),
]


@pytest.mark.parametrize(("text", "english", "french"), TOLD)
def test_a_move_is_told_about_whoever_made_it(
    text: str, english: list[str], french: list[str]
) -> None:
    phrase = LANE.tell(LANE.view(position(hands=("", "")), None), LANE.read(text))
    for language, words in (("en", english), ("fr", french)):
        sentence = messages(language).say(phrase, ("Ann", "Bea"))
        assert all(word in sentence for word in words)


def test_the_kinds_of_moves_are_told_in_different_sentences() -> None:
    view = LANE.view(position(hands=("", "")), None)
    sentences = {messages("en").say(LANE.tell(view, move)) for move, _ in SAID}
    assert len(sentences) == len(SAID)
