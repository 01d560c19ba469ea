"""BV-5: objectives, contracts and the winner; BV-4.1 and BV-R2: neutral buildings."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from faubourg.core.game_protocol import Seat
from faubourg.core.messages import messages
from faubourg.games.bella_vista.model import Paid, Stage, State
from tests.games.bella_vista.positions import (
    BOX,
    VISTA,
    building_turn,
    choices,
    coins,
    gain,
    lines,
    over,
    play,
    position,
    refused_by,
)


@pytest.mark.rule("BV-5.1")
def test_park_tiles_that_touch_are_one_park() -> None:
    city = BOX.city(position().city)
    assert [park.marks for park in city.parks] == ["13", "2", "4", "5"]
    both = position("a5 l5/2", "a8 l3", "a7 l7", height="P")
    assert [line.points for line in lines(both, "BV-5.1")] == [20]


@pytest.mark.rule("BV-5.1")
def test_a_building_beside_two_parks_counts_for_both() -> None:
    state = position("a8 h14", "a6 f14", height="P")
    assert [(line.points, line.facts["square"]) for line in lines(state, "BV-5.1")] == [
        (8, "i13"),
        (14, "e15"),
    ]


@pytest.mark.rule("BV-5.1")
@pytest.mark.parametrize(
    ("city", "rivers"), [("london", ["rs"]), ("bangkok", ["r", "s"]), ("new-york", ["r", "s"])]
)
def test_rivers_that_touch_are_one_river(city: str, rivers: list[str]) -> None:
    assert [each.marks for each in BOX.city(BOX.layout(city)).rivers] == rivers


@pytest.mark.rule("BV-5.1")
def test_heights_on_the_border_are_added_up() -> None:
    state = position("a8 a1", "a7 b2", "a1 a14", "b6 l1/1", height="O")
    assert coins(state, "BV-5.1", "a") == 9
    assert coins(state, "BV-5.1", "b") == 6


@pytest.mark.rule("BV-5.1")
@pytest.mark.rule("BV-R2")
def test_neutral_buildings_count_for_nobody() -> None:
    state = position("n8 h14", seats=3, height="P", cluster="G5")
    assert lines(state, "BV-5.1") == lines(state, "BV-5.2") == []


@pytest.mark.rule("BV-5.2")
def test_the_largest_group_is_the_largest_in_squares_not_in_buildings() -> None:
    state = position("a1 a1", "a2 a2", "a8 i1", "a7 i2", "a6 j1", cluster="G2")
    assert coins(state, "BV-5.2") == 16


@pytest.mark.rule("BV-5.2")
def test_a_single_building_is_no_group() -> None:
    assert coins(position("a1 a1", cluster="G2"), "BV-5.2") == 0
    assert coins(position("a1 a1", cluster="G10"), "BV-5.2") == 0


@pytest.mark.rule("BV-5.2")
def test_each_group_brings_ten_coins() -> None:
    state = position("a1 a1", "a2 a2", "a8 i1", "a7 i2", "a6 a13", cluster="G10")
    assert [line.points for line in lines(state, "BV-5.2")] == [10, 10]
    assert all(line.group == line.facts["area"] for line in lines(state, "BV-5.2"))


@pytest.mark.rule("BV-5.2")
def test_groups_that_touch_are_one() -> None:
    state = position("a8 a1", "a7 b1", "a6 c1", "a5 e1", cluster="G10")
    assert coins(state, "BV-5.2") == 10


@pytest.mark.rule("BV-5.2")
def test_corners_and_others_do_not_link() -> None:
    state = position("a8 a1", "a7 b2", "b6 a3", "a5 a7", "n1 e1", cluster="G5")
    assert coins(state, "BV-5.2") == -15


@pytest.mark.rule("BV-5.2")
def test_each_building_in_no_group_costs_five_coins() -> None:
    state = position("a8 a1", "a7 b1", "a6 a13", "a5 i1", cluster="G5")
    assert [line.points for line in lines(state, "BV-5.2")] == [-5, -5]


@pytest.mark.rule("BV-R5")
def test_only_the_penalty_brings_a_total_below_zero() -> None:
    state = position("a8 a1", "a7 c1", cluster="G5", coins=(0, 20, 20, 20))
    state = over(replace(state, ledger=(Paid(Seat(0), 1, 20),)))
    outcome = VISTA.outcome(state)
    assert outcome is not None
    assert outcome.totals[0] == -10
    assert refused_by(position(hands=("1",), coins=(2, 9, 9, 9)), "3=1") == "BV-2.1"


@pytest.mark.rule("BV-5.2")
def test_objectives_count_at_the_end_only() -> None:
    state = position("a8 h14", "a7 g14")
    assert not [line for line in VISTA.sheet(state) if line.rule in ("BV-5.1", "BV-5.2")]
    assert VISTA.sheet(over(state)) == VISTA.sheet(state, as_if_over=True)


@pytest.mark.rule("BV-5.2")
def test_the_last_move_brings_the_objectives() -> None:
    state = building_turn(8, "a8 h14", round=8, stage=Stage.CONTRACT)
    assert gain(state, ".") == 16


# BV-5.3


def places_of(*buildings: str, paid: tuple[int, ...] = (), **changes: Any) -> tuple[int, ...]:
    ledger = tuple(Paid(Seat(seat), 1, price) for seat, price in enumerate(paid) if price)
    outcome = VISTA.outcome(over(position(*buildings, ledger=ledger, **changes)))
    assert outcome is not None
    return outcome.places


@pytest.mark.rule("BV-5.3")
def test_most_coins_win() -> None:
    assert places_of(paid=(5, 0, 7, 3)) == (3, 1, 4, 2)


@pytest.mark.rule("BV-5.3")
@pytest.mark.rule("BV-R8")
def test_between_equals_the_largest_group_in_squares_decides() -> None:
    groups = ("a8 a1", "a7 b1", "b6 c3", "b5 c1", "c8 k1")
    assert places_of(*groups, cluster="G10", paid=(0, 0, 0, 0)) == (2, 1, 3, 3)


@pytest.mark.rule("BV-5.3")
def test_lower_places_use_the_same_tie_break() -> None:
    groups = ("a8 a1", "a7 b1", "b6 c3", "b5 c1")
    assert places_of(*groups, cluster="G10", paid=(7, 7, 0, 0), height="R") == (2, 1, 3, 3)


@pytest.mark.rule("BV-5.3")
def test_equal_in_everything_share_the_victory() -> None:
    assert places_of() == (1, 1, 1, 1)


# BV-4.1


def last_of_three(*buildings: str, **changes: Any) -> State:
    return position(
        *buildings,
        seats=3,
        offers=["c1=5", "a2=6", "b3=8"],
        revealed=3,
        **{"stage": Stage.CONTRACT, **changes},
    )


@pytest.mark.rule("BV-4.1")
@pytest.mark.parametrize("number", range(1, 8))
def test_the_last_in_construction_order_places_the_neutral_of_the_round(number: int) -> None:
    state = play(last_of_three(round=number, turned=(7,)), ".")
    assert VISTA.to_act(state) == 1
    assert state.stage is Stage.NEUTRAL
    after = play(state, "a1")
    assert (after.buildings[-1].seat, after.buildings[-1].number) == (None, number)
    assert choices(after) == {"."}
    assert play(after, ".").stage is Stage.ROUND_END


@pytest.mark.rule("BV-4.1")
def test_the_neutral_building_respects_the_constraint() -> None:
    state = play(last_of_three(constraint="AB"), ".")
    assert refused_by(state, "e1") == "BV-3.3"


@pytest.mark.rule("BV-4.1")
def test_an_unbuilt_last_building_leaves_the_neutral_one_to_its_architect() -> None:
    city = BOX.city(position().city)
    names = [BOX.names[square] for square in city.squares]
    full = [f"n7 {name}" for name in names if name not in ("a1", "b1", "c1", "d1")]
    state = last_of_three(*full, stage=Stage.BUILD, constraint="AB")
    state = replace(state, offers=(*state.offers[:2], replace(state.offers[2], card=4)))
    state = play(state, ".")
    assert VISTA.to_act(state) == 1
    assert choices(state) == {"a1"}


@pytest.mark.rule("BV-R2")
def test_the_neutral_building_follows_the_fallback_and_may_stay_unbuilt() -> None:
    city = BOX.city(position().city)
    names = [BOX.names[square] for square in city.squares]
    full = [f"n7 {name}" for name in names if name != "a1"]
    state = play(last_of_three(*full, constraint="CD"), ".")
    assert choices(state) == {"."}
    assert refused_by(state, "@A") == "BV-R2"
    assert play(state, ".").stage is Stage.ROUND_END
    border = [
        f"n7 {name}" for name in names if name[0] in "efgh" or name[1:] in ["11", "12", "13", "14"]
    ]
    free = play(last_of_three(*border, constraint="CD"), ".")
    assert refused_by(free, "a2") is None
    assert refused_by(free, "b8/1") == "BV-3.1"


@pytest.mark.rule("BV-R2")
def test_whatever_is_said_of_a_neutral_building_calls_it_so() -> None:
    state = play(last_of_three(), ".")
    remedy = VISTA.remedy(state, VISTA.read("a9"))
    assert "build the neutral no.\u00a01 " in messages("en").remedy(remedy)
    assert "Placez le n°\u00a01 neutre " in messages("fr").remedy(remedy)
    refused = VISTA.why_not(play(state, "a1"), VISTA.read("a9"))
    assert refused is not None
    assert "The neutral building stands already." in messages("en").refusal(refused)


@pytest.mark.rule("BV-R2")
def test_the_neutral_building_brings_nothing_but_is_a_neighbour() -> None:
    state = play(last_of_three(contracts="A O X P"), ".")
    assert gain(state, "a1") == 0
    after = play(state, "a1")
    assert refused_by(after, "@A") == "BV-R2"
    assert after.coins == state.coins
    assert gain(building_turn(6, "n1 a1", seats=3), "a2") == 4


@pytest.mark.rule("BV-1.3")
def test_before_the_objectives_are_drawn_there_is_nothing_to_count_for_them() -> None:
    start = VISTA.setup(4, VISTA.options())
    assert {line.rule for line in VISTA.sheet(start, as_if_over=True)} == {"BV-1.5"}
