"""BV-1.2 to BV-2.3, BV-4.2 and BV-6: the setup, the offers and their order."""

from __future__ import annotations

import pytest

from faubourg.core.game import NATURE, Seat
from faubourg.games.bella_vista.model import RIGHT, DrawLot, Offer, Stage
from tests.bella import (
    BOX,
    PARTS,
    VISTA,
    cards,
    choices,
    coins,
    gain,
    play,
    position,
    reason,
    refused_by,
    table_at,
)

SETUP_4 = ("!P+", "*R", "*G10", "%A", "%B", "%O", "%X", ">3", ">1", ">4")


def dealt(*texts: str, seats: int = 4) -> object:
    return play(VISTA.setup(seats, VISTA.options()), *texts)


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


# BV-2


@pytest.mark.rule("BV-2.1")
def test_an_offer_is_paid_at_once_and_the_card_leaves_the_hand() -> None:
    state = play(position(hands=("345", "4")), "2=4")
    assert state.coins == (15, 20, 20, 20)
    assert state.hands[0] == cards("35")
    assert coins(state, "BV-2.1") == -5
    assert VISTA.to_act(state) == 1


@pytest.mark.rule("BV-2.1")
def test_a_free_slot_leaves_no_line() -> None:
    state = position(hands=("3",))
    assert VISTA.gain(state, VISTA.read("5=3")) == ()
    assert play(state, "5=3").ledger == ()


@pytest.mark.rule("BV-2.1")
def test_only_a_card_of_the_own_hand_can_be_offered() -> None:
    state = position(hands=("345", "6"))
    assert refused_by(state, "2=6") == "BV-2.1"
    assert reason(state, "2=6") == "card-not-held"
    assert refused_by(state, "2=?") == "BV-2.1"


@pytest.mark.rule("BV-2.1")
def test_a_slot_that_is_too_dear_is_refused() -> None:
    state = position(hands=("3",), coins=(4, 20, 20, 20))
    assert reason(state, "1=3") == "too-dear"
    assert choices(state) == {"3=3", "4=3", "5=3"}


@pytest.mark.rule("BV-2.1")
def test_offers_come_before_anything_else_of_a_round() -> None:
    state = position(hands=("3",))
    assert refused_by(state, ".") == "BV-2.1"
    assert refused_by(state, "a1") == "BV-3.1"
    assert refused_by(state, "@A") == "BV-3.7"
    assert refused_by(state, "=3") == "BV-4.3"


@pytest.mark.rule("BV-2.2")
def test_a_slot_holds_one_card() -> None:
    state = play(position(hands=("3", "4")), "2=3")
    assert refused_by(state, "2=4") == "BV-2.2"


@pytest.mark.rule("BV-2.2")
@pytest.mark.rule("BV-6.3")
def test_with_two_architects_a_slot_does_not_hold_two_of_ones_own() -> None:
    state = play(position(seats=2, hands=("345", "456")), "2=3", "5=4")
    assert VISTA.to_act(state) == 1
    assert refused_by(state, "5=5") == "BV-2.2"


@pytest.mark.rule("BV-2.3")
def test_who_can_pay_for_no_free_slot_stands_to_the_right_for_nothing() -> None:
    state = position(hands=("3", "4"), offers=["b4=1", "c5=2"], coins=(2, 9, 9, 9))
    state = position(
        hands=("3", "4", "", "5"), offers=["b4=1", "c5=2"], coins=(2, 9, 9, 9), order=(1, 2, 0, 3)
    )
    assert choices(state) == {"x=3"}
    assert reason(state, "3=3") == "too-dear"
    after = play(state, "x=3")
    assert after.coins == (2, 9, 9, 9)
    assert play(after, "1=5").offers[-1].slot == RIGHT


@pytest.mark.rule("BV-2.3")
def test_who_can_pay_must_take_a_slot() -> None:
    assert refused_by(position(hands=("3",)), "x=3") == "BV-2.3"


@pytest.mark.rule("BV-2.3")
def test_several_stand_to_the_right_in_the_order_in_which_they_came() -> None:
    state = position(
        hands=("", "", "3", "5"), offers=["b4=1", "a5=2"], coins=(9, 9, 0, 0), order=(1, 0, 3, 2)
    )
    state = play(state, "x=5", "x=3")
    assert [offer.seat for offer in state.offers] == [1, 0, 3, 2]


@pytest.mark.rule("BV-2.3")
def test_nobody_able_to_pay_leaves_the_slot_for_nothing_to_the_first() -> None:
    state = position(hands=("1", "2", "3", "4"), coins=(0, 0, 0, 0))
    state = play(state, "5=1", "x=2", "x=3", "x=4")
    assert [offer.seat for offer in state.offers] == [0, 1, 2, 3]
    assert state.coins == (0, 0, 0, 0)


# BV-4.2


def next_order(*offers: str) -> tuple[int, ...]:
    state = position(offers=offers, stage=Stage.CONTRACT, revealed=4)
    return play(state, ".").order


@pytest.mark.rule("BV-4.2")
def test_the_smallest_number_offers_first_in_the_next_round() -> None:
    assert next_order("a1=8", "b2=3", "c3=5", "d4=1") == (3, 1, 2, 0)


@pytest.mark.rule("BV-4.2")
def test_equal_numbers_keep_the_order_above_the_board() -> None:
    assert next_order("d1=5", "b2=5", "c3=2", "a4=5") == (2, 3, 1, 0)


@pytest.mark.rule("BV-4.2")
def test_equal_numbers_to_the_right_of_the_board_come_last() -> None:
    assert next_order("d4=5", "a5=5", "cx=5", "bx=5") == (3, 0, 2, 1)


@pytest.mark.rule("BV-4.2")
@pytest.mark.rule("BV-R1")
def test_the_card_of_an_unbuilt_building_still_counts() -> None:
    state = position(offers=["d1=5", "b2=4", "c3=2", "a4=1"], stage=Stage.CONTRACT, revealed=4)
    assert play(state, ".").order == (0, 2, 1, 3)


# BV-6


@pytest.mark.rule("BV-6.1")
def test_two_architects_begin_with_30_coins_five_cards_and_sixteen_in_all() -> None:
    table = table_at(VISTA.setup(2, VISTA.options()))
    table.deal()
    assert table.state.coins == (30, 30)
    assert coins(table.state, "BV-6.1") == 30
    assert [sum(hand) for hand in table.state.hands] == [5, 5]
    assert [sum(deck) for deck in table.state.decks] == [11, 11]


@pytest.mark.rule("BV-6.2")
@pytest.mark.parametrize(("drawn", "order"), [(">1", (0, 1, 1, 0)), (">2", (1, 0, 0, 1))])
def test_the_colour_drawn_takes_the_first_and_the_fourth_place(
    drawn: str, order: tuple[int, ...]
) -> None:
    state = play(VISTA.setup(2, VISTA.options()), *SETUP_4[:7], drawn)
    assert state.order == order


@pytest.mark.rule("BV-6.3")
@pytest.mark.rule("BV-4.3")
@pytest.mark.parametrize(
    ("seats", "sizes"),
    [(2, [5, 5, 5, 5, 5, 5, 4, 2]), (3, [3, 3, 3, 3, 3, 3, 2, 1]), (4, [3, 3, 3, 3, 3, 3, 2, 1])],
)
def test_hands_shrink_when_the_decks_are_empty(seats: int, sizes: list[int]) -> None:
    table = table_at(VISTA.setup(seats, VISTA.options()))
    table.deal()
    seen = {}
    while not table.over:
        state = table.state
        if not state.offers and state.stage is Stage.OFFER:
            seen[state.round] = {sum(hand) for hand in state.hands}
        table.play(table.moves()[0])
    assert seen == {number: {size} for number, size in enumerate(sizes, 1)}


@pytest.mark.rule("BV-4.3")
def test_at_the_end_of_a_round_cards_contracts_and_a_constraint_are_drawn() -> None:
    state = position(
        hands=("12", "12", "12", "12"),
        offers=["a1=8", "b2=8", "c3=8", "d4=8"],
        contracts="A B C",
        stage=Stage.CONTRACT,
        revealed=4,
    )
    state = play(state, ".")
    assert refused_by(state, "1=1") == "BV-4.3"
    piles = []
    while VISTA.to_act(state) is NATURE:
        piles.append(VISTA.pile(state))
        state = VISTA.play(state, next(iter(VISTA.chances(state))))
    assert piles == [*(f"cards-{seat}" for seat in range(4)), "contracts", "constraints"]
    assert state.round == 2
    assert len(state.turned) == 2
    assert [PARTS.contracts[card].mark for card in state.market[:3]] == ["A", "B", "C"]
    assert state.spent[0] == cards("8")


@pytest.mark.rule("BV-4.4")
@pytest.mark.rule("BV-4.1")
def test_the_game_ends_after_the_eighth_round_without_a_neutral_building() -> None:
    state = position(
        seats=3, offers=["a1=8", "b2=8", "c3=8"], stage=Stage.CONTRACT, revealed=3, round=8
    )
    after = play(state, ".")
    assert VISTA.to_act(after) is None
    assert after.ended_by == "BV-4.4"
    for text in ("1=1", "a1", "@A", ".", "+1"):
        assert refused_by(after, text) == "BV-4.4"


@pytest.mark.rule("BV-R8")
def test_without_contracts_in_the_pile_the_row_shrinks() -> None:
    everything = tuple(range(len(PARTS.contracts)))
    state = position(
        hands=("123", "123", "123", "123"),
        offers=["a1=8", "b2=8", "c3=8", "d4=8"],
        stage=Stage.CONTRACT,
        revealed=4,
        market=everything[:2],
        taken=(everything[2:], (), (), ()),
    )
    state = play(state, ".")
    assert VISTA.pile(state) == "constraints"
    assert play(state, "!AB").market == everything[:2]


@pytest.mark.rule("BV-R9")
def test_the_bank_is_unlimited_and_coins_may_reach_any_height() -> None:
    state = position(hands=("1",), coins=(500, 0, 0, 0))
    assert play(state, "1=1").coins[0] == 493


@pytest.mark.rule("BV-2.1")
def test_an_offer_of_a_card_that_does_not_exist_is_refused() -> None:
    refusal = VISTA.why_not(position(hands=("1",)), Offer(0, 9))
    assert refusal is not None
    assert refusal.rule == "BV-0.1"


@pytest.mark.rule("BV-4.3")
def test_no_card_can_be_dealt_to_full_hands() -> None:
    with pytest.raises(LookupError):
        VISTA.play(position(hands=("123", "123", "123", "123")), VISTA.read("+4"))
