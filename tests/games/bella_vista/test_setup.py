"""BV-1: the setup, as Nature deals it."""

from __future__ import annotations

import pytest

from faubourg.core.game_options import options_as_called
from faubourg.core.game_protocol import NATURE, Seat
from faubourg.games.bella_vista.model import DrawLot, Stage
from tests.games.bella_vista.positions import (
    BOX,
    VISTA,
    cards,
    coins,
    gain,
    play,
    position,
    refused_by,
)
from tests.games.sunrise.printed_board import LANE

SETUP_4 = ("!P+", "*R", "*G10", "%A", "%B", "%O", "%X", ">3", ">1", ">4")


@pytest.mark.rule("BV-1.2")
@pytest.mark.parametrize(
    ("seats", "prices"), [(2, (7, 5, 3, 1, 0)), (3, (6, 4, 2, 0)), (4, (7, 5, 3, 1, 0))]
)
def test_the_offer_board_has_its_face_for_the_number_of_architects(
    seats: int, prices: tuple[int, ...]
) -> None:
    assert BOX.table(seats).slots == prices
    state = position(seats=seats, hands=("1", "2", "3", "4")[:seats])
    for slot, price in enumerate(prices, 1):
        assert gain(state, f"{slot}=1") == -price


@pytest.mark.rule("BV-1.2")
def test_with_three_architects_there_is_no_fifth_slot() -> None:
    assert refused_by(position(seats=3, hands=("1",)), "5=1") == "BV-1.2"


@pytest.mark.rule("BV-1.3")
@pytest.mark.rule("BV-1.4")
@pytest.mark.rule("BV-1.5")
def test_nature_deals_in_the_order_of_the_rulebook() -> None:
    state = VISTA.setup(4, VISTA.options())
    piles = []
    while VISTA.to_act(state) is NATURE:
        piles.append(VISTA.pile(state))
        state = VISTA.play(state, next(iter(VISTA.chances(state))))
    drawn = [f"cards-{seat}" for seat in range(4) for _ in range(3)]
    start = ["constraints", "heights", "clusters", *["contracts"] * 4, *["lots"] * 3]
    assert piles == [*start, *drawn]
    assert [sum(hand) for hand in state.hands] == [3] * 4
    assert state.stage is Stage.OFFER


@pytest.mark.rule("BV-1.3")
def test_nobody_acts_before_the_deal_is_done() -> None:
    start = VISTA.setup(4, VISTA.options())
    for text in ("1=1", "a1", "@A", "."):
        assert refused_by(start, text) == "BV-1.3"


@pytest.mark.rule("BV-1.3")
def test_each_card_of_a_pile_is_as_likely_as_the_others() -> None:
    state = VISTA.setup(4, VISTA.options())
    for number, text in ((10, "!P+"), (3, "*R"), (3, "*G10"), (18, "%A"), (17, "%B")):
        assert sorted(VISTA.chances(state).values()) == [1] * number
        state = play(state, text)


@pytest.mark.rule("BV-1.3")
def test_what_lies_open_cannot_be_drawn_again() -> None:
    state = play(VISTA.setup(4, VISTA.options()), *SETUP_4[:4])
    assert refused_by(state, "%A") == "BV-4.3"
    assert refused_by(state, "!P+") == "BV-4.3"


@pytest.mark.rule("BV-1.4")
def test_the_start_cards_are_the_first_order() -> None:
    state = play(VISTA.setup(4, VISTA.options()), *SETUP_4)
    assert state.order == (2, 0, 3, 1)


@pytest.mark.rule("BV-1.4")
def test_every_order_of_the_start_cards_is_equally_likely() -> None:
    state = play(VISTA.setup(3, VISTA.options()), *SETUP_4[:7])
    assert VISTA.chances(state) == {DrawLot(Seat(seat)): 1 for seat in range(3)}
    state = play(state, ">2")
    assert VISTA.chances(state) == {DrawLot(Seat(seat)): 1 for seat in (0, 2)}
    assert play(state, ">3").order == (1, 2, 0)


@pytest.mark.rule("BV-1.5")
@pytest.mark.parametrize("seats", [3, 4])
def test_three_and_four_architects_begin_with_20_coins_that_are_a_line(seats: int) -> None:
    state = position(seats=seats)
    assert state.coins == (20,) * seats
    assert coins(state, "BV-1.5") == 20


@pytest.mark.rule("BV-1.5")
def test_a_hand_is_drawn_from_the_own_deck() -> None:
    state = play(VISTA.setup(4, VISTA.options()), *SETUP_4, "+6")
    assert state.hands[0] == cards("6")
    assert refused_by(state, "+6") == "BV-4.3"
    state = play(state, "+7", "+8", "+6")
    assert state.hands[1] == cards("6")


def test_a_settled_city_is_called_by_its_name_and_one_without_a_name_stays_a_map() -> None:
    rome = VISTA.box.layout("rome")
    own = VISTA.box.layout(rome[::-1])
    for city, called in ((rome, "rome"), (own, own)):
        options = {"city": city, "first": 1}
        assert options_as_called(VISTA, options) == {"city": called, "first": 1}
    assert options_as_called(LANE, {"ties": "next"}) == {"ties": "next"}
