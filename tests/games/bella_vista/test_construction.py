"""BV-3.1 to BV-3.6: where a building may stand, and what it brings."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from faubourg.core.messages import messages
from faubourg.core.phrases import Either, Phrase
from faubourg.games.bella_vista.model import Stage
from tests.games.bella_vista.positions import (
    BOX,
    VISTA,
    building_turn,
    choices,
    gain,
    lines,
    play,
    position,
    reason,
    refused_by,
)


@pytest.mark.rule("BV-3.1")
def test_the_number_of_the_building_is_that_of_the_card_turned_over() -> None:
    state = position(offers=["a1=6", "b2=3", "c3=8", "d5=8"], stage=Stage.REVEAL)
    assert refused_by(state, "=3") == "BV-4.3"
    assert refused_by(state, "a1") == "BV-3.1"
    state = play(state, "=6", "a1", ".", "=3", "a11")
    assert [each.number for each in state.buildings] == [6, 3]


@pytest.mark.rule("BV-3.1")
@pytest.mark.parametrize(
    ("place", "why"),
    [
        ("a5", "on-park-or-river"),
        ("e7", "on-park-or-river"),
        ("m1", "off-city"),
        ("z26", "off-city"),
    ],
)
def test_nothing_is_built_on_parks_rivers_or_outside(place: str, why: str) -> None:
    assert reason(building_turn(8), place) == why


@pytest.mark.rule("BV-3.1")
def test_a_building_needs_all_its_squares_inside() -> None:
    state = building_turn(1)
    assert refused_by(state, "a1") is None
    assert reason(state, "j1") == "off-city"
    assert reason(state, "a3/1") == "on-park-or-river"
    assert reason(building_turn(6), "z26") == "off-city"


@pytest.mark.rule("BV-3.1")
def test_a_park_is_named_before_the_edge_of_the_city_and_no_square_beyond_it() -> None:
    onto_the_park = VISTA.why_not(building_turn(1), VISTA.read("l3"))
    assert onto_the_park is not None
    assert onto_the_park.reason == "on-park-or-river"
    assert onto_the_park.facts["squares"] == ("m3", "n3")
    assert "would cover a park:" in messages("en").reason(onto_the_park)
    assert "serait sur un parc" in messages("fr").reason(onto_the_park)
    onto_the_river = VISTA.why_not(building_turn(8), VISTA.read("a5"))
    assert onto_the_river is not None
    assert "would cover a river:" in messages("en").reason(onto_the_river)
    over_the_edge = VISTA.why_not(building_turn(1), VISTA.read("j1"))
    assert over_the_edge is not None
    assert over_the_edge.spaces == ("j1", "k1", "l1")
    assert "squares" not in over_the_edge.facts


@pytest.mark.rule("BV-3.1")
def test_a_building_needs_free_squares() -> None:
    state = building_turn(6, "b8 b1")
    assert reason(state, "a1") == "taken"
    assert refused_by(state, "a1/1") is None


@pytest.mark.rule("BV-3.1")
def test_a_building_must_be_built_and_only_once() -> None:
    state = building_turn(6)
    assert reason(state, ".") == "must-build"
    assert reason(play(state, "a1"), "a2") == "already-built"
    assert reason(play(state, "a1"), "1=8") == "offers-made"


@pytest.mark.rule("BV-3.1")
def test_every_footprint_is_that_of_the_edition() -> None:
    names = {1: "a1 b1 c1 d1", 2: "a1 a2 a3 b3", 3: "a1 b1 c1 b2", 4: "a1 b1 a2 b2"}
    names |= {5: "a1 b1 a2", 6: "a1 b1", 7: "a1", 8: "a1"}
    city = BOX.city(position().city)
    for number, squares in names.items():
        spot = city.spots[number][0]
        assert {*city.names_of(spot.mask)} == {*squares.split()}


@pytest.mark.rule("BV-R3")
@pytest.mark.parametrize(
    ("number", "turns"), [(1, 2), (2, 4), (3, 4), (4, 1), (5, 4), (6, 2), (7, 1), (8, 1)]
)
def test_turns_that_look_alike_are_one(number: int, turns: int) -> None:
    city = BOX.city(position().city)
    assert len(city.turns[number]) == turns
    state = building_turn(number)
    for turn in range(1, 4):
        refusal = VISTA.why_not(state, VISTA.read(f"b2/{turn}"))
        assert (refusal is not None and refusal.rule == "BV-R3") is (turn >= turns)


@pytest.mark.rule("BV-R3")
def test_buildings_are_turned_to_the_right_and_never_mirrored() -> None:
    city = BOX.city(position().city)
    shapes = {frozenset(cells) for cells in city.turns[2]}
    mirrored = {frozenset((row, -column) for row, column in cells) for cells in city.turns[2]}
    assert not shapes & {
        frozenset((r - min(cells)[0], c - min(cells)[1]) for r, c in cells) for cells in mirrored
    }
    spot = city.spots[2][BOX.square_named["a1"] * 4 + 1]
    assert {*city.names_of(spot.mask)} == {"a1", "b1", "c1", "a2"}


# BV-3.2: the border


@pytest.mark.rule("BV-3.2")
@pytest.mark.rule("BV-R7")
@pytest.mark.parametrize(
    ("city", "square", "on_border"),
    [
        *[("london", "a1", True), ("london", "b2", False), ("london", "l1", True)],
        *[("london", "l2", True), ("london", "l3", False), ("london", "l4", False)],
        *[("london", "a4", True), ("london", "b4", False), ("london", "e14", False)],
        *[("london", "h14", False), ("london", "d14", True), ("london", "l11", True)],
        *[("london", "l10", False), ("london", "d12", False), ("london", "i12", False)],
        *[("new-york", "f14", False), ("new-york", "f15", True), ("new-york", "f16", True)],
        *[("new-york", "k15", True), ("new-york", "k14", False), ("new-york", "h4", False)],
        *[("paris", "c1", True), ("paris", "c4", True), ("paris", "d4", False)],
        *[("paris", "c5", False), ("paris", "j18", True), ("bangkok", "a3", True)],
    ],
)
def test_a_square_is_on_the_border_if_a_side_touches_nothing_of_the_city(
    city: str, square: str, on_border: bool
) -> None:
    forbidden = building_turn(8, city=city, constraint="O-")
    assert refused_by(forbidden, square) == ("BV-3.4" if on_border else None)


@pytest.mark.rule("BV-3.2")
def test_corners_do_not_make_neighbours() -> None:
    assert gain(building_turn(6, "b8 b1"), "c2") == 3
    assert gain(building_turn(6, "b8 c1"), "c2") == 0


# BV-3.3, BV-3.4: every constraint, satisfied and violated

SATISFIED = {
    "AB": ["a1", "c10", "b7/1"],
    "CD": ["e1", "a11", "g4"],
    "EF": ["i1", "e11"],
    "GH": ["i5", "k12", "i8/1"],
    "ACEG": ["d1", "h2", "i4/1", "k8"],
    "BDFH": ["d11", "a10/1", "h12"],
    "P+": ["l3/1", "k9", "d7/1", "i12", "g14", "h13/1"],
    "P-": ["a1", "d1", "k1", "i10"],
    "R-": ["a1", "d3", "k5", "a11", "i11"],
    "O-": ["b2", "d2", "e14", "k3", "d12"],
}
VIOLATED = {
    "AB": ["d1", "e1", "a10/1", "a11", "d2"],
    "CD": ["d1", "h1", "a10/1", "d11", "i1"],
    "EF": ["h1", "d11", "i4/1", "h11"],
    "GH": ["i4/1", "h11", "a1", "i1"],
    "ACEG": ["d11", "i8/1", "a7", "h11"],
    "BDFH": ["i8/1", "a1", "d1"],
    "P+": ["a1", "d1", "h1", "a14"],
    "P-": ["l3/1", "k9", "d7/1", "i12", "g14"],
    "R-": ["a4", "g4", "h4", "i5", "a7", "d4", "i10/1"],
    "O-": ["a1", "d1", "a13/1", "k11", "l1/1"],
}


@pytest.mark.rule("BV-3.3")
@pytest.mark.rule("BV-3.4")
@pytest.mark.rule("BV-R6")
@pytest.mark.parametrize("constraint", [*SATISFIED])
def test_a_building_that_respects_the_constraint_may_stand(constraint: str) -> None:
    state = building_turn(6, constraint=constraint)
    for place in SATISFIED[constraint]:
        assert refused_by(state, place) is None, place


@pytest.mark.rule("BV-3.3")
@pytest.mark.rule("BV-3.4")
@pytest.mark.rule("BV-R6")
@pytest.mark.parametrize("constraint", [*VIOLATED])
def test_a_building_that_breaks_the_constraint_may_not_stand(constraint: str) -> None:
    state = building_turn(6, constraint=constraint)
    rule = "BV-3.3" if constraint.isalpha() else "BV-3.4"
    for place in VIOLATED[constraint]:
        assert refused_by(state, place) == rule, place


@pytest.mark.rule("BV-3.3")
def test_the_refusal_names_the_wrong_district_and_what_is_asked_for() -> None:
    refusal = VISTA.why_not(building_turn(5, constraint="ACEG"), VISTA.read("a11"))
    assert refusal is not None
    english, french = (messages(language).refusal(refusal) for language in ("en", "fr"))
    assert (
        "No.\u00a05 would stand on hatched flowers; this round asks for: plain districts."
        in english
    )
    assert "cette manche impose d’autres quartiers (quartiers unis)" in french
    assert "ne peut pas aller là (fleurs hachurées)" in french
    assert refusal.spaces == ("a11", "b11", "a12")


@pytest.mark.rule("BV-3.3")
def test_only_the_squares_on_wrong_districts_are_shown() -> None:
    refusal = VISTA.why_not(building_turn(1, constraint="AB"), VISTA.read("c1"))
    assert refusal is not None
    assert refusal.spaces == ("e1", "f1")


@pytest.mark.rule("BV-3.3")
@pytest.mark.parametrize("constraint", [*SATISFIED])
def test_the_remedy_names_places_that_are_legal(constraint: str) -> None:
    state = building_turn(6, constraint=constraint)
    remedy = VISTA.remedy(state, VISTA.read(VIOLATED[constraint][0]))
    places = remedy.phrase.facts["places"]
    assert isinstance(places, Phrase)
    assert sorted(places_named(places)) == sorted(remedy.moves)
    assert {*remedy.moves} <= choices(state)


def places_named(phrase: Phrase) -> Iterator[str]:
    """The places of a remedy as moves."""
    for fact in phrase.facts.values():
        if isinstance(fact, Phrase):
            yield from places_named(fact)
        elif isinstance(fact, Either):
            turn = phrase.facts["turn"]
            yield from (f"{square}/{turn}" if turn else str(square) for square in fact.choices)


@pytest.mark.rule("BV-3.3")
@pytest.mark.parametrize(
    ("number", "english", "french"),
    [
        (
            6,
            "You can build no.\u00a06 on c1, or turned once on d1 or c1, for instance.",
            "Placez le n°\u00a06 en c1, ou tourné une fois en d1 ou c1, par exemple.",
        ),
        (
            5,
            "You can build no.\u00a05 on c1, or turned once on c1, or twice on d1, for instance.",
            "Placez le n°\u00a05 en c1, ou tourné une fois en c1, ou deux fois en d1, par exemple.",
        ),
        (
            1,
            "You can build no.\u00a01 turned once on d1, c1 or b1, for instance.",
            "Placez le n°\u00a01 tourné une fois en d1, c1 ou b1, par exemple.",
        ),
    ],
)
def test_the_remedy_says_in_words_how_the_building_is_turned(
    number: int, english: str, french: str
) -> None:
    remedy = VISTA.remedy(building_turn(number, constraint="AB"), VISTA.read("d1"))
    assert messages("en").remedy(remedy) == english
    assert messages("fr").remedy(remedy) == french


# BV-3.6: coins


@pytest.mark.rule("BV-3.6")
@pytest.mark.parametrize(
    ("neighbours", "coins"),
    [
        (["b5 c2"], 4),
        (["b6 c2"], 0),
        (["b8 c2"], 0),
        (["b5 c2", "c7 b1"], 1),
        (["a5 c2", "a4 a3"], 5),
        (["n5 c2"], 4),
        (["b1 a3"], 4),
    ],
)
def test_smaller_neighbours_bring_a_coin_each_and_the_tallest_three(
    neighbours: list[str], coins: int
) -> None:
    assert gain(building_turn(6, *neighbours), "a2") == coins


@pytest.mark.rule("BV-3.6")
def test_a_neighbour_counts_once_however_many_sides_touch() -> None:
    assert gain(building_turn(6, "b1 a1"), "b2") == 4


@pytest.mark.rule("BV-3.6")
def test_neighbours_are_found_across_the_seams_of_tiles() -> None:
    assert gain(building_turn(6, "b5 e1"), "c1") == 4
    assert gain(building_turn(6, "b5 a11"), "a10") == 4


@pytest.mark.rule("BV-3.6")
def test_coins_stay_as_they_were_earned() -> None:
    state = play(building_turn(6, "b5 c2"), "a2")
    before = [line.points for line in lines(state, "BV-3.6")]
    taller = position("b5 c2", "a6 a2", "b8 a1", ledger=state.ledger, coins=state.coins)
    assert [line.points for line in lines(taller, "BV-3.6")] == before == [1, 3]
    assert state.coins[0] == 24
