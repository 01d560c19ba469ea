"""KG-R1: tiles of one turn that hold one another, and contact that must come from the building."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.games.kensington.positions import (
    choices,
    columns,
    picture,
    play,
    position,
    reason,
    why_not,
)


@pytest.mark.rule("KG-R1")
def test_two_dark_tiles_alone_cannot_join_lit_windows() -> None:
    state = position("+O4@1", hand="-H1 -O4")
    assert reason(state, "-O4@3") == "KG-3.4 wrong-light"
    assert reason(state, "-H1@3") == "KG-3.4 wrong-light"


@pytest.mark.rule("KG-R1")
def test_with_free_units_two_dark_tiles_join_lit_windows_together() -> None:
    state = position("+O4@1", hand="-H1 -O4", units="free")
    laid = play(state, "-O4@3")
    assert reason(laid, ".") == "KG-R1 loose"
    assert "." in choices(play(laid, "-H1@5"))
    assert reason(position("+O4@1", hand="-O4", units="free"), "-O4@3") == "KG-3.4 wrong-light"


@pytest.mark.rule("KG-R1")
def test_free_units_must_still_touch_the_building() -> None:
    state = position("+O4@1", hand="-H1 -O4", units="free")
    assert reason(state, "-O4@4") is None  # -H1 will close the distance
    assert reason(state, "-O4@5") == "KG-3.1 apart"


@pytest.mark.rule("KG-R1")
@pytest.mark.parametrize("order", [*permutations(["+H2@3", "-H3@5", "-H1@8"])])
def test_of_free_units_one_may_join_what_another_serves(order: tuple[str, ...]) -> None:
    """The lit tile leads to the dark one, which has its good edge on the far side."""
    state = position("+O4@1", hand="-H1 -H3 +H2", units="free")
    assert picture(play(state, *order, ".").facades[0]) == ".++......\nD++++----"


@pytest.mark.rule("KG-R1")
@pytest.mark.parametrize("order", [*permutations(["=@3", "-H1@4", "-H2@5"])])
def test_a_row_of_tiles_joins_in_any_order(order: tuple[str, ...]) -> None:
    state = play(position("+H2@1", hand="= -H1 -H2"), *order, ".")
    assert picture(state.facades[0]) == "D++=---"


@pytest.mark.rule("KG-R1")
def test_a_brick_carries_contact_from_one_light_to_the_other() -> None:
    state = position("+H2@1", hand="= -H1")
    assert columns(position("+H2@1", hand="-H1"), "-H1") == {-1, 0}
    assert columns(state, "-H1") == {-2, -1, 0, 1, 2, 4}
    assert reason(position("+H2@1", hand="+H1 -H1"), "-H1@4") == "KG-3.1 apart"


@pytest.mark.rule("KG-R1")
def test_a_roof_joins_the_window_that_it_lies_on() -> None:
    # The dark window touches only a lit one, until the roof lies over both.
    state = position("+H2@1", hand="-H1 ^H2")
    laid = play(state, "-H1@3")
    refusal = why_not(laid, ".")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("KG-R1", "loose")
    assert refusal.spaces == ("3:1",)
    assert choices(laid) == {"^H2@2"}
    assert picture(play(laid, "^H2@2", ".").facades[0]) == "..^^\nD++-"


@pytest.mark.rule("KG-R1")
def test_laying_a_tile_that_strands_another_is_refused() -> None:
    laid = play(position("+H2@1", hand="-H1 ^H2"), "-H1@3")
    assert reason(laid, "^H2@1") == "KG-R1 stranded"


@pytest.mark.rule("KG-R1", "KG-3.7")
def test_what_hangs_on_a_loose_tile_is_refused_for_its_sake_not_for_the_light() -> None:
    # The brick has to bridge column 3: upon the lit stack it would join anything, but not that.
    laid = play(position("-H2@1", hand="+H1 +V2 ="), "+V2@4")
    assert reason(laid, "=@4") == "KG-R1 stranded"
    assert reason(laid, "+H1@3") == "KG-R1 stranded"  # it touches its own light on the right
    assert reason(laid, "+H1@2") == "KG-3.4 wrong-light"
    assert reason(laid, "=@6") == "KG-3.1 apart"


@pytest.mark.rule("KG-R1")
def test_what_cannot_be_completed_is_refused_at_once() -> None:
    state = position("+H2@1", hand="-H1 ^H3")
    assert reason(state, "-H1@3") is None  # ^H3 fits over it
    assert reason(position("+H2@1", hand="-H1 ^H1"), "-H1@3") == "KG-3.4 wrong-light"


@pytest.mark.rule("KG-R1")
def test_a_window_joins_through_a_tile_that_rests_on_it() -> None:
    # Ground floor lit, so -H1 on column 3 hangs in the air for contact; the brick upon it touches
    # the taller wall.
    state = position("+V2@1", hand="-H1 =")
    laid = play(state, "-H1@2")
    assert reason(laid, ".") == "KG-R1 loose"
    assert picture(play(laid, "=@2", ".").facades[0]) == ".+=\nD+-"


@pytest.mark.rule("KG-R1")
def test_three_tiles_may_hold_one_another() -> None:
    # Two dark legs touch only lit windows; the roof over all three columns joins both.
    state = position("+H1@1", hand="-H1 -H1C ^H3")
    done = play(state, "-H1@2", "-H1C@3", "^H3@1", ".")
    assert picture(done.facades[0]) == ".^^^\nD+--"


@pytest.mark.rule("KG-R1")
def test_a_tile_far_from_the_building_may_be_laid_if_the_others_reach_it() -> None:
    state = position(hand="-H3 -H2 -H1")
    assert reason(state, "-H1@6") is None
    assert reason(state, "-H1@7") == "KG-3.1 apart"
    assert picture(play(state, "-H1@6", "-H3@3", "-H2@1", ".").facades[0]) == "D------"


@pytest.mark.rule("KG-R1")
def test_other_tiles_at_hand_serve_only_if_contact_with_them_is_good() -> None:
    state = position("+H1@1 +H1@-1 ^H3@-1", hand="+H1C -H1")
    assert reason(state, "-H1@3") == "KG-3.1 apart"
    assert reason(state, "-H1@2") == "KG-3.4 wrong-light"
