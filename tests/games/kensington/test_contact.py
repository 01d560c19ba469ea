"""KG-3.1, KG-3.4, KG-R6: what joins the building."""

from __future__ import annotations

import pytest

from tests.games.kensington.positions import columns, picture, play, position, reason, why_not


@pytest.mark.rule("KG-3.1")
def test_a_tile_must_share_a_side_with_the_building() -> None:
    state = position("+H1@1", hand="+H1")
    assert columns(state, "+H1") == {-1, 0, 1, 2}
    refusal = why_not(state, "+H1@3")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("KG-3.1", "apart")
    assert refusal.spaces == ("3:1",)


@pytest.mark.rule("KG-3.1")
def test_touching_at_a_corner_is_not_joining() -> None:
    # The roof of the door is one row higher than the ground beside the window.
    state = position("+H1@1 ^H2@0", hand="-H1")
    assert columns(state, "-H1") == {-1}
    assert reason(state, "-H1@2") == "KG-3.4 wrong-light"
    assert reason(state, "-H1@3") == "KG-3.1 apart"


@pytest.mark.rule("KG-3.1")
def test_the_building_starts_from_the_door() -> None:
    assert columns(position(hand="+H2"), "+H2") == {-2, 1}


GOOD = {
    "a window of the same light": ("+H2@1", "+H1", 3),
    "a door": ("|@1", "+H1", 2),
    "a brick": ("=@1", "-H1", 2),
    "the starting door": ("", "-H1", 1),
}


@pytest.mark.rule("KG-3.4")
@pytest.mark.parametrize("case", GOOD)
def test_a_window_tile_joins_what_is_good_for_it(case: str) -> None:
    facade, name, column = GOOD[case]
    assert column in columns(position(facade, hand=name), name)


@pytest.mark.rule("KG-3.4")
@pytest.mark.parametrize(("standing", "name"), [("+H2@1", "-H1"), ("-H2@1", "+H1")])
def test_a_window_tile_does_not_join_windows_of_the_other_light(standing: str, name: str) -> None:
    state = position(standing, hand=name)
    assert reason(state, f"{name}@3") == "KG-3.4 wrong-light"
    assert reason(state, f"{name}@2") == "KG-3.4 wrong-light"


@pytest.mark.rule("KG-3.4")
@pytest.mark.parametrize("name", ["+H1", "-H1"])
def test_a_window_tile_joins_a_roof_from_the_side(name: str) -> None:
    # A roof one floor up, beside a free column of the other light.
    other = "-" if name[0] == "+" else "+"
    state = position(f"{other}H2@1 ^H1@1", hand=name)
    assert 2 in columns(state, name)
    assert 2 not in columns(position(f"{other}H2@1", hand=name), name)


@pytest.mark.rule("KG-R6")
def test_one_good_edge_is_enough_whatever_the_others_touch() -> None:
    # The dark square has lit windows on both sides and the door below it.
    state = position("+V2@-1 +V2@1", hand="-H1")
    assert picture(play(state, "-H1@0").facades[0]) == "+-+\n+D+"


@pytest.mark.rule("KG-R6")
@pytest.mark.parametrize(
    ("facade", "lay"),
    [
        ("+H1@1", "+H1@2"),  # on its left
        ("+H1@-1", "+H1@-2"),  # on its right
        ("+H1@1", "+H1@1"),  # below it
        ("+V3@1 |@2 -H1@2", "+H1@2"),  # beside it, on a tile of the other light
    ],
)
def test_contact_may_come_from_any_side(facade: str, lay: str) -> None:
    assert reason(position(facade, hand="+H1"), lay) is None


@pytest.mark.rule("KG-R6")
def test_contact_may_come_from_above() -> None:
    # The dark square touches only lit windows until the brick lies on it and touches them too.
    laid = play(position("+V2@1", hand="-H1 ="), "-H1@2")
    assert reason(laid, ".") == "KG-R1 loose"
    assert reason(play(laid, "=@2"), ".") is None


@pytest.mark.rule("KG-R6")
def test_touching_only_with_corners_is_no_contact() -> None:
    state = position("+V2@1 |@2 -V2@2 -H1@3", hand="+H1")
    assert reason(state, "+H1@3") == "KG-3.4 wrong-light"
