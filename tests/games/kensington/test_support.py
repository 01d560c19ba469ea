"""KG-3.2, KG-3.3, KG-3.5 to KG-3.7, KG-R7, KG-R12: where a tile can lie at all."""

from __future__ import annotations

from itertools import permutations

import pytest

from faubourg.core.messages import messages
from faubourg.core.phrases import Phrase
from faubourg.games.kensington.model import Column, Lay
from faubourg.games.kensington.oriented_tiles import Laid
from faubourg.games.kensington.plot import DOOR
from tests.games.kensington.positions import (
    built,
    columns,
    picture,
    play,
    position,
    reason,
    refused_by,
    rules,
    tile,
    why_not,
)


@pytest.mark.rule("KG-3.3")
def test_a_tile_over_a_gap_is_refused_with_the_empty_squares() -> None:
    refusal = why_not(position("+V3@1", hand="+H2"), "+H2@1")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("KG-3.3", "gap")
    assert refusal.facts["gaps"] == ("2:1", "2:2", "2:3")
    assert {"1:4", "2:4"} <= {*refusal.spaces}
    assert refusal.facts["where"] == (
        Phrase("kensington-gap", {"columns": ("2",), "wide": 1, "low": 1, "high": 3, "number": 3}),
    )


@pytest.mark.rule("KG-3.3")
def test_columns_with_the_same_gap_are_named_together() -> None:
    refusal = why_not(position("+V3@1", hand="+H3"), "+H3@1")
    assert refusal is not None
    assert messages("en").reason(refusal, ()).endswith("a gap on levels 1 to 3 of columns 2 and 3.")
    refusal = why_not(position("+V2@1", hand="+H3"), "+H3@1")
    assert refusal is not None
    said = messages("fr").reason(refusal, ())
    assert said.endswith("un vide aux niveaux 1 et 2 des colonnes 2 et 3.")


@pytest.mark.rule("KG-3.3")
@pytest.mark.parametrize(
    ("facade", "lay", "shown"),
    [
        ("", "-C3@-1", "--\n-D"),
        ("", "-C4@0", "--\nD-"),
        ("", "-U2@-1", "---\n-D-"),
        ("-H1@1", "-L3@-1", "---\n-D-"),
        ("-H1@-1", "-L4@-1", "---\n-D-"),
        ("=@0", "-L5@0", "--\n=-\nD-"),
        ("=@0", "-L6@-1", "--\n-=\n-D"),
        ("-V2@-1 -V2@1", "-T2C@-1", "---\n---\n-D-"),
        ("-H1@1", "-T3@1", "..-\n.--\nD--"),
        ("-H1@-1", "-T4@-2", "-..\n--.\n--D"),
        ("-H2@1", "-S1C@-2", ".--..\n--D--"),
        ("-H2@1", "-S2@2", "..--.\nD----"),
        ("=@-1 =@-1", "-S3@-1", "-.\n--\n=-\n=D"),
        ("-H1@1 =@1", "-S4@0", ".-\n--\n-=\nD-"),
    ],
)
def test_a_stepped_underside_lies_on_the_same_steps_and_nowhere_else(
    facade: str, lay: str, shown: str
) -> None:
    name, column = lay.split("@")
    state = position(facade, hand=name)
    assert picture(play(state, lay).facades[0]) == shown
    for near in (int(column) - 1, int(column) + 1):
        refusal = why_not(state, f"{name}@{near}")
        assert refusal is None or refusal.rule in ("KG-3.3", "KG-3.1")


@pytest.mark.rule("KG-3.3", "KG-2.5")
@pytest.mark.parametrize(
    ("fillers", "top"),
    [
        (["-V2@-1", "-V2@1"], "-T2C@-1"),  # ###/.#. over a hollow
        (["-H1@-1", "-V2@1"], "-S1C@-1"),  # .##/##. on a step up
        (["-V2@-1", "-H1@1"], "-S2@-1"),  # ##./.## on a step down
        (["-V2@1", "-H1@2"], "-U2@0"),  # ###/#.# over a ridge
        (["-H1@-1", "-H1C@1"], "-U1@-1"),  # #.#/### on level ground
        (["-H1@-1", "-H1C@1"], "-T1@-1"),  # .#./### on level ground
    ],
)
@pytest.mark.parametrize("order", [*permutations(range(3))])
def test_what_carries_a_tile_is_laid_before_it_in_any_order(
    fillers: list[str], top: str, order: tuple[int, ...]
) -> None:
    lays = [*fillers, top]
    state = position(hand=" ".join(lay.split("@")[0] for lay in lays))
    texts = [lays[n] for n in order]
    if texts[-1] == top:
        done = play(state, *texts, ".")
        assert picture(done.facades[0]) == picture(built(" ".join(lays)))
        return
    at = state
    for text in texts[: texts.index(top)]:
        at = play(at, text)
    assert refused_by(at, top) in ("KG-3.3", "KG-3.1")


@pytest.mark.rule("KG-3.2")
def test_windows_are_never_turned() -> None:
    refusal = rules().why_not(position(hand="+H2"), Lay(tile("+H2"), Column(34), turn=1))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("KG-3.2", "turned")


@pytest.mark.rule("KG-3.2")
def test_the_mirror_image_of_a_tile_is_another_tile() -> None:
    assert columns(position(hand="-C3"), "-C3") == {-1}
    assert columns(position(hand="-C4"), "-C4") == {0}


@pytest.mark.rule("KG-3.5")
def test_a_door_stands_on_the_ground_beside_any_tile() -> None:
    state = position("+H1@1 -H1@-1", hand="|")
    assert columns(state, "|") == {-2, 2}
    assert reason(state, "|@1") == "KG-3.5 upstairs"
    assert reason(state, "|@0") == "KG-3.5 upstairs"


@pytest.mark.rule("KG-3.5")
def test_a_door_stands_beside_another_door() -> None:
    assert columns(position("|@1", hand="|"), "|") == {-1, 2}


@pytest.mark.rule("KG-3.6")
@pytest.mark.parametrize("name", ["+H1", "-H1", "^H1", "=", "+V3"])
def test_nothing_is_built_on_a_roof_not_even_a_roof(name: str) -> None:
    state = position("+H1@1 ^H1@1", hand=name)
    assert reason(state, f"{name}@1") == "KG-3.6 on-roof"
    assert 1 not in columns(state, name)


@pytest.mark.rule("KG-3.6")
def test_one_roofed_column_is_enough_to_refuse_a_wide_tile() -> None:
    refusal = why_not(position("+H1@1 ^H1@1", hand="+H3"), "+H3@-1")
    assert refusal is not None
    assert refusal.rule == "KG-3.6"
    assert refusal.facts["columns"] == ("1",)
    assert refusal.spaces == ("-1:3", "0:3", "1:3")


@pytest.mark.rule("KG-3.6", "KG-R7")
@pytest.mark.parametrize(
    ("facade", "roof", "shown"),
    [
        ("", "^H1@0", "^\nD"),  # over a door
        ("+H1@1", "^H2@0", "^^\nD+"),  # over a door and a window
        ("+H1@1 -H1@-1", "^H3@-1", "^^^\n-D+"),  # over mixed columns
        ("=@1 -H1@-1", "^H3B@-1", "^^^\n-D="),  # over a brick
        ("+V2@1", "^C3@0", "^^\n^+\nD+"),  # a stepped roof, up to the right
        ("+V2@-1", "^C4@-1", "^^\n+^\n+D"),  # a stepped roof, down to the right
        ("+V2@-1 -V2@1", "^T2@-1", "^^^\n+^-\n+D-"),  # into a hollow
        ("+H1@-1 -H1@1 +H1C@0", "^U2@-1", "^^^\n^+^\n+D-"),  # over a ridge
    ],
)
def test_a_roof_goes_on_top_of_any_tiles(facade: str, roof: str, shown: str) -> None:
    state = position(facade, hand=roof.split("@")[0])
    assert picture(play(state, roof).facades[0]) == shown


@pytest.mark.rule("KG-3.6", "KG-R7")
def test_two_roofs_may_lie_side_by_side() -> None:
    state = play(position("+H1@1", hand="^H1 ^H1B"), "^H1@0", "^H1B@1", ".")
    assert picture(state.facades[0]) == "^^\nD+"


@pytest.mark.rule("KG-R7")
def test_a_roof_never_lies_on_the_ground() -> None:
    state = position(hand="^H1")
    assert reason(state, "^H1@1") == "KG-R7 on-ground"
    assert columns(position(hand="^H2"), "^H2") == set()


@pytest.mark.rule("KG-R7")
def test_no_column_of_a_stepped_roof_lies_on_the_ground() -> None:
    # ##/#.: the right column would lie on the door, the left one on the ground.
    assert reason(position(hand="^C3"), "^C3@-1") == "KG-R7 on-ground"
    assert reason(position(hand="^C4"), "^C4@0") == "KG-R7 on-ground"


@pytest.mark.rule("KG-R7")
def test_roofs_are_turned_only_where_the_edition_allows_it() -> None:
    facade = "+V2@-1"
    upright = position(facade, hand="^C3")
    assert reason(upright, "^C3/1@-1") == "KG-R7 turned"
    turning = position(facade, hand="^C3", turning_roofs=True)
    # A quarter turn clockwise of ##/#. is ##/.#, which fits a step down to the right.
    assert picture(play(turning, "^C3/1@-1").facades[0]) == "^^\n+^\n+D"


@pytest.mark.rule("KG-3.7")
@pytest.mark.parametrize("neighbour", ["+H1@1", "-H1@1", "|@1", "=@1"])
def test_a_brick_joins_any_tile(neighbour: str) -> None:
    assert columns(position(neighbour, hand="="), "=") == {-1, 0, 1, 2}


@pytest.mark.rule("KG-3.7")
def test_a_brick_joins_a_roof_from_the_side() -> None:
    state = position("^H1@0 +H1@1", hand="=")
    assert 1 in columns(state, "=")


@pytest.mark.rule("KG-R12")
def test_beyond_the_plot_is_the_edge_of_the_table() -> None:
    state = position(hand="+H3")
    assert reason(state, "+H3@30") == "KG-R12 off-plot"
    assert reason(state, "+H3@29") == "KG-3.1 apart"
    assert reason(state, "+H3@-32") == "KG-3.1 apart"


@pytest.mark.rule("KG-R12")
def test_nothing_reaches_higher_than_the_plot() -> None:
    lit = "+V3@0 +V2@0 +V2@0 +H1@0 +H1@0 +H1@0 +H1C@0 =@0"
    dark = "-V3@0 -V2@0 -V2@0 -H1@0 -H1@0 -H1@0 -H1C@0 =@0"
    spire = position(f"{lit} {dark} =@0", hand="^H1")
    panel = rules().box.panels[tile("-V3")][0]
    at = rules().box.joined[spire.facades[0]]
    assert at.tops[DOOR] == 26
    assert at.spots(panel, DOOR, DOOR) == [(DOOR, 26)]
    higher = at.grown(Laid(panel, DOOR, 26))
    assert higher.spots(panel, DOOR, DOOR) == [(DOOR, 29)]
    assert higher.grown(Laid(panel, DOOR, 29)).spots(panel, DOOR, DOOR) == []
