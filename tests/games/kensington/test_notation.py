"""Moves of Kensington as text, and as sentences in both languages."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from faubourg.core.errors import BadNotation
from faubourg.core.messages import LANGUAGES, messages
from tests.core.random_games import in_both_languages
from tests.games.kensington.positions import play, position, rules, tile

NAMES = ("Ann", "Bob")


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("?u2", "?U2"),
        ("?^h2", "?^H2"),
        ("?=", "?="),
        ("$2:+h2c", "$2:+H2C"),
        ("~", "~"),
        ("-u2@-3", "-U2@-3"),
        ("-u2@+3", "-U2@3"),
        ("−u2@−3", "-U2@-3"),
        ("–u2@–3", "-U2@-3"),
        ("|@1", "|@1"),
        ("^c3/1@0", "^C3/1@0"),
        (" .+ ", ".+"),
        ("!=", "!="),
    ],
)
def test_text_is_read_in_capitals_or_not(typed: str, written: str) -> None:
    assert rules().write(rules().read(typed)) == written


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("", "kensington-notation"),
        ("f5=2", "kensington-notation"),
        ("-U2", "kensington-notation"),
        ("-U2@", "kensington-notation"),
        ("-U2@123", "kensington-notation"),
        ("$0:+H1", "kensington-notation"),
        ("-U2@-33", "kensington-no-column"),
        ("-U2@32", "kensington-no-column"),
        ("-X9@1", "kensington-no-tile"),
        ("!^U1", "kensington-no-tile"),
        ("?V2", "kensington-no-back"),
    ],
)
def test_a_text_that_is_no_move_says_what_was_expected(typed: str, key: str) -> None:
    with pytest.raises(BadNotation) as caught:
        rules().read(typed)
    assert caught.value.phrase.key == key
    in_both_languages(caught.value)


def test_of_a_back_that_there_is_not_only_those_that_lie_in_the_middle_are_counted() -> None:
    with pytest.raises(BadNotation) as caught:
        rules().read("?Z9")
    known = caught.value.phrase.facts["known"]
    assert isinstance(known, tuple)
    shown = sum(number > 0 for number in position().backs)
    assert len(known) == shown


TOLD = {
    "?H2": "Ann takes a tile with a beige back of 2 squares in a line.",
    "?U2": "Ann takes a tile with a diamond-marked beige back of 5 squares in the shape of a U.",
    "?^H2": "Ann pays a token for a tile with a brown back of 2 squares in a line.",
    "?=": "Ann pays a token for a tile with a brown back with the circle.",
    "?.": "Ann takes a tile with a beige back.",
    "?.*": "Ann takes a tile with a beige back with the diamond.",
    "?^": "Ann pays a token for a tile with a brown back.",
    "$2:+H1": "Ann pays Bob a token for the single lit window.",
    "~": "Ann takes no tile.",
    "!^H1B": "Ann turns up the roof of one square with a bird.",
    "!=": "Ann turns up the brick tile.",
    "-H1C@-1": "Ann lays the single dark window with a cat on column\u00a0−1.",
    "+H2@-2": "Ann lays the row of 2 lit windows on columns\u00a0−2 and\u00a0−1.",
    "+H3@1": "Ann lays the row of 3 lit windows on columns\u00a01 to\u00a03.",
    "|@1": "Ann lays the red door on column\u00a01.",
    ".": "Ann finishes the turn.",
}


@pytest.mark.parametrize("text", TOLD)
def test_every_move_is_told(text: str) -> None:
    state = position(stored=["", "+H1"])
    phrase = rules().tell(state, rules().read(text))
    assert messages("en").say(phrase, NAMES) == TOLD[text]
    assert messages("fr").say(phrase, NAMES)


@pytest.mark.rule("KG-5.1")
def test_the_bird_that_brings_the_end_is_told_as_such() -> None:
    state = replace(position(), warehouses=((tile("^H1B"),) * 6, ()))
    phrase = rules().tell(state, rules().read("!^H1B"))
    assert messages("en").say(phrase, NAMES) == (
        "Ann turns up the roof of one square with a bird."
        " The seventh bird is taken: everybody else may build stored tiles once more."
    )
    assert "septième oiseau est pris" in messages("fr").say(phrase, NAMES)


def test_the_end_of_a_turn_tells_of_tokens_and_of_the_tile_left_over() -> None:
    state = play(position(hand="-C3 +H1", tokens=(1, 1)), "-C3@-1")
    told = {
        ".": "Ann puts the single lit window back. A diamond built this turn earns a token.",
        ".+": "Ann stores the single lit window. A diamond built this turn earns a token.",
    }
    for text, sentence in told.items():
        phrase = rules().tell(state, rules().read(text))
        assert messages("en").say(phrase, NAMES) == sentence
        assert all(messages(language).say(phrase, NAMES) for language in LANGUAGES)


def test_a_take_from_the_middle_reveals_and_a_purchase_does_not() -> None:
    state = position(stored=["", "+H1"])
    revealing = {text: rules().reveals(state, rules().read(text)) for text in TOLD}
    assert {text for text, reveals in revealing.items() if reveals} == {
        *("?H2", "?U2", "?^H2", "?=", "?.", "?.*", "?^", "!^H1B", "!=")
    }
