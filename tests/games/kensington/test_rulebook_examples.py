"""The examples that the rulebook of Kensington prints, each with its picture."""

from __future__ import annotations

from tests.games.kensington.positions import (
    built,
    over,
    picture,
    play,
    points,
    position,
    refused_by,
    rules,
    why_not,
)

FIVE_LEVELS = " ".join(
    [
        "^H1@0",
        "+V2@1 ^H1@1",
        "+V3@2 ^H1@2",
        "+V2@3 +H1@3 +H1@3 ^H1@3",
        "+H1@4 +H1C@4 =@4 =@4 =@4 ^H1B@4",
    ]
)
TWENTY_NINE = " ".join(
    [
        "|@-1 +H2@-1 +H2C@-1 ^H2@-1",
        "+O4@1 +O4C@1 ^H2@1",
        "+V3@3 +V2@3 ^H1@3",
        "+H1@4",
    ]
)


def test_four_dark_windows_cannot_join_where_their_left_side_touches_only_lit_ones() -> None:
    state = position("+O4@1", hand="-O4")
    assert picture(state.facades[0]) == (
        ".++\n"  #
        "D++"
    )
    refusal = why_not(state, "-O4@3")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("KG-3.4", "wrong-light")
    assert refusal.spaces == ("3:1", "3:2", "4:1", "4:2")


def test_a_lit_square_fits_once_a_roof_in_the_shape_of_an_l_stands_beside_it() -> None:
    facade = "-V2@1 -H2@2"
    state = position(facade, hand="^C4 +H1")
    assert picture(state.facades[0]) == (
        ".-..\n"  #
        "D---"
    )
    alone = position(facade, hand="+H1")
    assert refused_by(alone, "+H1@3") == "KG-3.4"
    roofed = play(state, "^C4@1")
    assert picture(roofed.facades[0]) == (
        ".^^.\n"  #
        ".-^.\n"
        "D---"
    )
    assert picture(play(roofed, "+H1@3").facades[0]) == (
        ".^^.\n"  #
        ".-^+\n"
        "D---"
    )


def test_a_dark_l_fits_beside_a_door_and_makes_room_for_the_four_dark_windows() -> None:
    state = position("+H1@1", hand="-O4 -L3", tokens=(1, 1))
    without_the_l = position("+H1@1", hand="-O4")
    assert refused_by(without_the_l, "-O4@2") == "KG-3.4"
    joined = play(state, "-L3@-1")
    assert picture(joined.facades[0]) == (
        "---\n"  #
        "-D+"
    )
    both = play(joined, "-O4@2")
    assert picture(both.facades[0]) == (
        "-----\n"  #
        "-D+--"
    )


def test_the_l_with_the_diamond_earns_a_token() -> None:
    state = play(position("+H1@1", hand="-L3", tokens=(1, 1)), "-L3@-1", ".")
    assert state.tokens == (2, 1)
    assert state.stock == 5


def test_five_different_roofed_levels_are_worth_fifteen_points() -> None:
    facade = built(FIVE_LEVELS)
    assert picture(facade) == (
        "....^\n"
        "...^=\n"  #
        "..^+=\n"
        ".^++=\n"
        "^++++\n"
        "D++++"
    )
    state = over(position(facade))
    assert points(state, "KG-6.3") == 1 + 2 + 3 + 4 + 5 == 15


def test_the_architect_of_the_printed_building_has_twenty_nine_points() -> None:
    facade = built(TWENTY_NINE)
    assert picture(facade) == (
        "....^.\n"  #
        "..^^+.\n"
        "^^+++.\n"
        "+++++.\n"
        "+++++.\n"
        "DD++++"
    )
    state = over(position(facade))
    assert points(state, "KG-6.1") == 17
    assert points(state, "KG-6.2") == 4
    assert points(state, "KG-6.3") == 1 + 2 + 3
    assert points(state, "KG-6.4") == 2
    assert points(state, "KG-6.5") == 0
    assert points(state) == 29
    outcome = rules().outcome(state)
    assert outcome is not None
    assert outcome.totals == (29, 0)
    assert outcome.places == (1, 2)
