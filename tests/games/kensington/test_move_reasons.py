"""What speaks for a turn of Kensington: what a roof covers, cats and tokens."""

from __future__ import annotations

from tests.games.kensington.positions import position, rules
from tests.games.reasons_in_words import told


def test_a_roof_brings_windows_a_door_a_height_and_all_columns() -> None:
    state = position("+V3@0", hand="^H1")
    assert told(rules(), state, "^H1@0") == [
        "3 windows under roofs: +3",
        "a door under a roof: +2",
        "a new height: +1",
        "every column roofed: +1",
    ]
    assert told(rules(), state, "^H1@0", language="fr") == [
        "3 fenêtres sous des toits\u00a0: +3",
        "une porte sous un toit\u00a0: +2",
        "une nouvelle hauteur\u00a0: +1",
        "toutes les colonnes sous un toit\u00a0: +1",
    ]


def test_a_tile_beside_roofed_columns_opens_one_again() -> None:
    state = position("^H1@0", hand="+H1C")
    assert told(rules(), state, "+H1C@1")[:2] == [
        "a cat: +1",
        "a column stands open again: −1",
    ]


def test_columns_that_are_built_and_roofed_in_one_turn_are_more_than_before() -> None:
    state = position("^H1@0", hand="+H1 ^H1")
    assert "every column still roofed: +1" in told(rules(), state, "+H1@1", "^H1@1")


def test_tokens_are_earned_paid_and_given() -> None:
    earned = position(hand="+C3")
    assert "earns a token" in told(rules(), earned, "+C3@-1", ".")
    bought = position("+V3@0", stored=("", "^H1"), tokens=(2, 1))
    reasons = told(rules(), bought, "$2:^H1")
    assert reasons == ["costs a token", "Bob gets a token"]


def test_a_tile_that_is_paid_for_and_earns_says_both() -> None:
    state = position(stored=("", "+C3"), tokens=(2, 1))
    moves = ("$2:+C3", "+C3@-1", ".")
    assert told(rules(), state, *moves)[:2] == ["costs 1 token, earns 1", "Bob gets a token"]
    assert told(rules(), state, *moves, language="fr")[0] == "coûte 1 jeton, en rapporte 1"


def test_two_diamonds_of_a_turn_are_not_lessened_by_the_price() -> None:
    state = position(stored=("+L5", "+C3"), tokens=(2, 1))
    reasons = told(rules(), state, "$2:+C3", "+C3@-1", "+L5@0", ".")
    assert reasons[:2] == ["costs 1 token, earns 2", "Bob gets a token"]
