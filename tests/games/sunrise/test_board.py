"""SL-0: the board, the spaces, the box."""

from __future__ import annotations

from collections import Counter

import pytest

from faubourg.core.table import Table
from faubourg.games.sunrise.model import State
from tests.games.sunrise.positions import position
from tests.games.sunrise.printed_board import (
    FOUNTAIN,
    PRINTED,
    RULES,
    SPACES,
    area_of,
    bonus_lines,
    choices,
    gain,
    near,
    park_spaces,
    play,
    refused_by,
    town,
)


def beside_parks(space: str, cards: str) -> State:
    """Every neighbour of the space is a park, so that it can surely be built on."""
    return position(town(**dict.fromkeys(near(space), "##")), (cards, ""))


@pytest.mark.rule("SL-0.1")
def test_eighty_spaces_can_be_built_on() -> None:
    buildable = {s for s in SPACES if refused_by(beside_parks(s, "Y"), f"{s}@Y") is None}
    assert len(buildable) == 80


@pytest.mark.rule("SL-0.1")
def test_ponds_and_gardens_are_never_built_on() -> None:
    everywhere = position(town(**dict.fromkeys(SPACES, "##")), ("YGRBP", ""), parks=5)
    ponds = [name for name, square in PRINTED.items() if square == ".."]
    refusals = {refused_by(everywhere, f"{pond}{how}") for pond in ponds for how in ("=1", "@R")}
    assert len(ponds) == 40
    assert refusals == {"SL-0.1"}


@pytest.mark.rule("SL-0.1")
@pytest.mark.parametrize("how", ["=1", "@R"])
def test_the_fountain_is_never_built_on(how: str) -> None:
    state = position(town(f5="a1", e6="b1"), ("YGRBP", ""))
    assert refused_by(state, f"{FOUNTAIN}{how}") == "SL-0.1"
    assert refused_by(play(state, "f7=1"), f"{FOUNTAIN}{how}") == "SL-0.1"


@pytest.mark.rule("SL-0.1")
@pytest.mark.rule("SL-2.2")
def test_the_fountain_counts_as_already_built() -> None:
    assert park_spaces(position(hands=("R", ""))) == {"f5", "e6", "g6", "f7"}


@pytest.mark.rule("SL-0.1")
@pytest.mark.rule("SL-R9")
@pytest.mark.rule("SL-2.5")
def test_a_path_goes_on_to_the_sides_of_a_space_and_nowhere_else() -> None:
    paths, expected = {}, {}
    for space in SPACES:
        beside = sorted(near(space))[0]
        state = position(town(**{beside: "##"}), (PRINTED[space][0] + "R", ""))
        paths[space] = park_spaces(play(state, f"{space}=1"))
        expected[space] = near(space) - {beside}
    assert paths == expected


@pytest.mark.rule("SL-R9")
@pytest.mark.rule("SL-2.2")
def test_a_new_house_opens_the_spaces_at_its_sides_and_no_others() -> None:
    opened, expected = {}, {}
    for space in SPACES:
        beside = sorted(near(space))[0]
        state = position(town(**{beside: "##"}), (PRINTED[space][0], "R"))
        opened[space] = park_spaces(play(state, f"{space}=1", ".", "+R"))
        expected[space] = (near(FOUNTAIN) | near(space) | near(beside)) - {space, beside}
    assert opened == expected


@pytest.mark.rule("SL-R9")
@pytest.mark.parametrize(
    ("built", "refused"), [("e6=1", "d5@Y"), ("e6=1", "f5@Y"), ("f5=1", "e4@P")]
)
def test_spaces_that_touch_at_a_corner_are_not_adjacent(built: str, refused: str) -> None:
    state = play(position(hands=("PY", "")), built)
    assert refused_by(state, refused) == "SL-2.5"


@pytest.mark.rule("SL-0.1")
@pytest.mark.parametrize(
    ("edge", "other"), [("k4", "a5"), ("a5", "k4"), ("k7", "a8"), ("b1", "b11"), ("h11", "h1")]
)
def test_the_edges_of_the_board_do_not_meet(edge: str, other: str) -> None:
    beside = sorted(near(edge))[0]
    state = position(town(**{beside: "b1"}), (PRINTED[edge][0] + "Y", "R"))
    built = play(state, f"{edge}=1")
    assert refused_by(built, f"{other}@Y") == "SL-2.5"
    assert refused_by(play(built, ".", "+R"), f"{other}@R") == "SL-2.2"


@pytest.mark.rule("SL-0.2")
@pytest.mark.rule("SL-2.3")
@pytest.mark.rule("SL-2.4")
def test_every_space_takes_the_cards_of_its_colour_and_scores_its_dots() -> None:
    seen = {}
    for space in SPACES:
        state = beside_parks(space, "YGRBP")
        takers = [c for c in "YGRBP" if f"{space}=1" in choices(beside_parks(space, c))]
        seen[space] = "".join(takers) + str(gain(state, f"{space}=1"))
    assert seen == {space: PRINTED[space] for space in SPACES}


@pytest.mark.rule("SL-0.2")
def test_every_colour_has_sixteen_spaces_of_one_to_five_dots() -> None:
    dots = {colour: Counter[int]() for colour in "YGRBP"}
    for space in SPACES:
        dots[PRINTED[space][0]][gain(beside_parks(space, "YGRBP"), f"{space}=1")] += 1
    assert dots == {colour: {1: 3, 2: 4, 3: 4, 4: 3, 5: 2} for colour in "YGRBP"}


@pytest.mark.rule("SL-0.3")
@pytest.mark.parametrize("edition", ["lane", "avenue"])
def test_the_box_holds_eleven_cards_of_each_colour(edition: str) -> None:
    table = Table(RULES[edition], 4, seed=3)
    piles = [table.state.deck, table.state.discards, *table.state.hands]
    assert [sum(numbers) for numbers in zip(*piles, strict=True)] == [11, 11, 11, 11, 11, 0]


@pytest.mark.rule("SL-0.3")
@pytest.mark.parametrize("edition", ["lane", "avenue"])
def test_the_box_holds_112_house_pieces_and_20_park_tokens(edition: str) -> None:
    box = RULES[edition].edition.play
    assert (box.houses, box.parks, box.cards) == (112, 20, 55)


@pytest.mark.rule("SL-0.4")
@pytest.mark.rule("SL-5.1")
def test_each_corner_has_fifteen_spaces_and_the_cross_twenty() -> None:
    found = {}
    for space in SPACES:
        state = position(town(**{space: "a2"}))
        areas = [area for area in ("A1", "A2", "B1", "B2") if bonus_lines(state, area)]
        found[space] = areas[0] if areas else None
        assert len(areas) <= 1
    assert found == {space: area_of(space) for space in SPACES}
    assert Counter(found.values()) == {"A1": 15, "A2": 15, "B1": 15, "B2": 15, None: 20}
