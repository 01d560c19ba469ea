"""What to do instead of a refused move: always something that can be done."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from faubourg.core.messages import LANGUAGES, messages
from faubourg.games.kensington.model import State
from tests.games.kensington.positions import choices, empty_middle, play, position, rules

WALLED = "+H1@-1 +H1@1 +H3@-1"
"""Lit windows all around the door."""


def instead(state: State, text: str) -> tuple[str, tuple[str, ...]]:
    """The sentence and the moves; they are what the rules list."""
    remedy = rules().remedy(state, rules().read(text))
    assert {*remedy.moves} <= choices(state)
    return messages("en").remedy(remedy), remedy.moves


def test_who_has_taken_nothing_takes_a_tile() -> None:
    words, moves = instead(position(tokens=(0, 0)), ".")
    assert words.startswith("Take a tile with a beige back of ")
    assert words.endswith(", for instance.")
    assert "brown" not in words
    assert moves


def test_who_must_spend_is_told_every_way_to_do_so() -> None:
    """KG-2.3"""
    brown, stored = position(tokens=(4, 0)), position(tokens=(4, 0), stored=["", "+H1"])
    assert instead(brown, "?H1")[0] == "Take a tile with a brown back."
    both_ways = "Take a tile with a brown back, or buy a tile from another warehouse."
    assert instead(stored, "?H1")[0] == both_ways
    only_stored = empty_middle(stored, keep="+H3")
    assert instead(only_stored, "?H3") == ("Buy a tile from another warehouse.", ("$2:+H1",))


def test_who_can_take_nothing_goes_on_to_building() -> None:
    words, moves = instead(empty_middle(position(tokens=(0, 0))), ".")
    assert words == "There is no tile to take now: go on to building."
    assert moves == ("~",)


def test_a_tile_laid_in_the_air_may_lie_where_it_joins() -> None:
    state = play(position(tokens=(0, 0)), "?H1", "!+H1")
    words, moves = instead(state, "+H1@20")
    assert words == "You can lay it in column −1, 0 or 1."
    assert moves == ("+H1@1", "+H1@0", "+H1@-1")


def test_of_a_wide_tile_the_left_end_is_named_and_that_there_are_more_places() -> None:
    state = play(position("+H4C@1", tokens=(0, 0)), "?H2", "!+H2")
    words, _ = instead(state, "+H2@20")
    assert words.startswith("You can lay it, for instance with its left end in column ")


def test_the_only_place_of_a_tile_is_said_to_be_the_only_one() -> None:
    state = play(position(tokens=(1, 0)), "?^H1", "!^H1")
    assert instead(state, "^H1@2")[0] == "You can lay the roof only in column 0."


def test_in_french_a_tile_that_the_reason_has_named_is_he_or_she() -> None:
    french = messages("fr")
    roof = play(position(tokens=(1, 0)), "?^H1", "!^H1")
    window = play(position(tokens=(0, 0)), "?H1", "!+H1")
    remedies = [
        rules().remedy(roof, rules().read("^H1@2")),
        rules().remedy(window, rules().read("+H1@20")),
    ]
    assert [french.remedy(each) for each in remedies] == [
        "Vous ne pouvez le poser que dans la colonne 0.",
        "Vous pouvez la poser dans la colonne −1, 0 ou 1.",
    ]


@pytest.mark.rule("KG-R7")
def test_a_roof_that_has_to_be_turned_is_said_to_be_turned() -> None:
    state = position(hand="^H2", turning_roofs=True)
    turned = [text for text in choices(state) if text.startswith("^H2/1@")]
    words, moves = instead(state, "^H2/1@20")
    assert turned
    assert {*moves} <= {*turned}
    assert words.endswith(", turned once to the right.")


def test_while_another_tile_is_owed_the_remedy_says_which_is_meant() -> None:
    state = position("+H1@1", tokens=(1, 0), stored=("+H1", "-H1"))
    bought = play(state, "$2:-H1")
    words, _ = instead(bought, "+H1@20")
    assert words.startswith("You can lay the single lit window")


@pytest.mark.rule("KG-R1")
def test_what_stands_loose_may_be_joined_or_taken_back() -> None:
    state = play(position("+O4@1", hand="-H1 -O4", units="free"), "-O4@3")
    assert instead(state, ".")[0].endswith(", or take back what you have laid.")


@pytest.mark.rule("KG-R1")
def test_what_needs_no_other_tile_is_proposed_first_and_alone() -> None:
    state = position(WALLED, hand="-H1 =")
    words, moves = instead(state, "-H1@20")
    assert words == "You can lay the brick tile, or finish your turn."
    assert any(text.startswith("-H1@") for text in choices(state))
    for text in moves[:-1]:
        assert "." in choices(play(state, text))
    assert moves[-1:] == (".+",)


@pytest.mark.rule("KG-R1")
def test_what_another_tile_has_to_follow_is_said_to_be_so() -> None:
    follows = ": then at least one more tile has to follow in this turn."
    standing = position(WALLED, hand="+T3 ^C4B -L2")
    words, moves = instead(standing, "+T3@20")
    lay = "lay the L of 4 dark windows"
    assert words == f"You can finish your turn, or {lay}{follows}"
    assert moves[0] == "."
    loose = play(position(WALLED, hand="-L2 +H2 ^H2"), "-L2@4")
    back, lay = "take back what you have laid", "lay the row of 2 lit windows"
    assert instead(loose, ".")[0] == f"You can {back}, or {lay}{follows}"
    same = play(position("", hand="-L2 +H4C +L3"), "+H4C@-5")
    column = "only with its left end in column 1"
    assert instead(same, "-L2@20")[0] == f"You can lay it {column}{follows}"


def test_two_backs_to_choose_from_are_listed_without_a_comma_in_either() -> None:
    remedy = rules().remedy(position(tokens=(0, 1)), rules().read("?^H1"))
    for language in LANGUAGES:
        words = messages(language).remedy(remedy)
        assert "," not in words.removesuffix(", for instance."), "the one after the example"


def test_a_tile_that_may_not_go_back_is_stored() -> None:
    state = play(position(tokens=(0, 0)), "?H1", "!+H1")
    assert instead(state, ".") == (
        "Finish your turn: the drawn tile goes into your warehouse.",
        (".+",),
    )


@pytest.mark.rule("KG-2.1", "KG-4.1")
def test_without_a_token_a_tile_that_earns_one_is_proposed_first_as_long_as_there_is_one() -> None:
    state = position(tokens=(0, 1))
    words, moves = instead(state, "?^H1")
    assert "diamond" in words
    assert moves[0] == "?C3"
    refused = rules().why_not(state, rules().read("?^H1"))
    assert refused is not None
    assert refused.facts["diamond"] == "yes"
    empty = replace(state, stock=0)
    assert instead(empty, "?^H1")[1][0] == "?H1"
    refused = rules().why_not(empty, rules().read("?^H1"))
    assert refused is not None
    assert refused.facts["diamond"] == "no"
