"""The examples that the rulebook prints, in cities where they can happen."""

from __future__ import annotations

import pytest

from faubourg.games.bella_vista.model import Stage
from tests.games.bella_vista.positions import (
    PARTS,
    VISTA,
    building_turn,
    choices,
    coins,
    gain,
    play,
    position,
    refused_by,
)

FLORIANE, BRUNO, ANDREA, SOFIA = range(4)


@pytest.mark.rule("BV-2.1")
def test_example_1_offers_of_3_5_7_and_0_build_in_the_order_7_5_3_0() -> None:
    state = position(hands=("345", "456", "567", "678"))
    state = play(state, "3=3", "2=4", "1=5", "5=6")
    assert state.coins == (17, 15, 13, 20)
    assert [offer.seat for offer in state.offers] == [ANDREA, BRUNO, FLORIANE, SOFIA]
    assert VISTA.pile(state) == "offers"


@pytest.mark.rule("BV-2.1")
def test_example_1_the_last_architect_has_the_choice_of_two_slots() -> None:
    state = play(position(hands=("345", "456", "567", "6")), "3=3", "2=4", "1=5")
    assert choices(state) == {"4=6", "5=6"}


@pytest.mark.rule("BV-3.6")
def test_example_2_no_6_beside_a_2_and_a_1_brings_five_coins() -> None:
    state = building_turn(6, "b2 c1", "c1 a4")
    assert gain(state, "b2/1") == 5


@pytest.mark.rule("BV-3.6")
def test_example_2_no_4_alone_brings_three_coins() -> None:
    assert gain(building_turn(4, "b2 g11"), "b2") == 3


@pytest.mark.rule("BV-3.6")
def test_example_2_no_6_beside_a_6_and_a_2_brings_one_coin() -> None:
    state = building_turn(6, "b2 c1", "c6 a4")
    assert gain(state, "b2/1") == 1


@pytest.mark.rule("BV-3.3")
def test_example_3_across_hatched_flowers_and_hatched_butterflies() -> None:
    state = building_turn(6, constraint="BDFH")
    assert refused_by(state, "d11") is None
    assert refused_by(state, "d4") == "BV-3.3"


@pytest.mark.rule("BV-4.2")
def test_example_4_next_order_is_4_green_6_red_6_blue_8_yellow() -> None:
    red, blue, green, yellow = range(4)
    state = position(offers=["a1=6", "b2=6", "d3=8", "c5=4"], stage=Stage.CONTRACT, revealed=4)
    assert play(state, ".").order == (green, red, blue, yellow)


@pytest.mark.rule("BV-5.2")
def test_example_5_a_largest_group_of_nine_squares_brings_18_coins() -> None:
    state = position("a4 a1", "a3 c1/3", "a7 c4", "a8 l1", cluster="G2")
    assert coins(state, "BV-5.2") == 18


@pytest.mark.rule("BV-5.1")
def test_example_5_no_6_no_5_and_no_3_beside_a_river_bring_14_coins() -> None:
    state = position("a6 a4", "a5 c7", "a3 e3", "a8 a1", height="R")
    assert coins(state, "BV-5.1") == 14


@pytest.mark.rule("BV-5.1")
@pytest.mark.parametrize(("city", "square"), [("london", "h14"), ("berlin", "c8")])
def test_example_6_no_8_beside_two_parks_brings_16_coins(city: str, square: str) -> None:
    assert coins(position(f"a8 {square}", city=city), "BV-5.1") == 16


@pytest.mark.rule("BV-6.3")
def test_example_7_with_two_architects_offers_of_1_0_3_and_5_in_the_order_of_the_cards() -> None:
    state = position(seats=2, hands=("44123", "56123"))
    assert state.order == (FLORIANE, BRUNO, BRUNO, FLORIANE)
    state = play(state, "4=4", "5=5", "3=6", "2=4")
    assert [offer.seat for offer in state.offers] == [FLORIANE, BRUNO, FLORIANE, BRUNO]
    assert state.coins == (24, 27)


@pytest.mark.rule("BV-6.1")
@pytest.mark.rule("BV-3.9")
@pytest.mark.rule("BV-3.7")
def test_example_8_a_construction_of_two_architects_beside_parks() -> None:
    """Berlin: Floriane (a) has two on plain leaves, Bruno (b) two on hatched leaves."""
    state = position(
        *("a7 k7", "a2 m7", "b8 g14", "b7 g12", "b8 a1", "b7 p4"),
        seats=2,
        city="berlin",
        constraint="P+",
        offers=["a2=4", "b3=6", "a4=4", "b5=5"],
        contracts="A B O X",
        stage=Stage.REVEAL,
    )
    state = play(state, "=4")
    assert gain(state, "i13") == 3
    state = play(state, "i13")
    assert choices(state) == {"."}
    state = play(state, ".", "=6")
    assert gain(state, "j11/1") == 4
    state = play(state, "j11/1")
    assert choices(state) == {".", "@B"}
    state = play(state, "@B", "=4")
    assert gain(state, "k8") == 1
    state = play(state, "k8")
    assert choices(state) == {".", "@A"}
    state = play(state, "@A", "=5")
    assert gain(state, "m1") == 3
    state = play(state, "m1")
    assert choices(state) == {".", "@O"}


@pytest.mark.rule("BV-3.7")
def test_example_9_four_on_the_border_and_two_straddling_open_two_contracts_for_one() -> None:
    state = building_turn(*(6, "a6 d1", "a6 d3", "a8 a1", "a7 a3"), contracts="X O C B")
    state = play(state, "a8/1")
    assert choices(state) == {".", "@X", "@O"}
    state = play(state, "@O")
    assert refused_by(state, "@X") == "BV-4.3"
    assert [PARTS.contracts[card].mark for card in state.taken[0]] == ["O"]


@pytest.mark.rule("BV-3.3")
@pytest.mark.parametrize("city", ["london", "paris", "new-york"])
def test_example_3_happens_in_three_cities(city: str) -> None:
    state = building_turn(6, constraint="BDFH", city=city)
    found = VISTA.box.city(state.city)
    flowers, butterflies = found.districts["D"], found.districts["F"]
    spots = found.spots[6].values()
    across = [each for each in spots if each.mask & flowers and each.mask & butterflies]
    assert across
    assert all(VISTA.why_not(state, spot.place) is None for spot in across)
