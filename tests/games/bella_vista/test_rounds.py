"""BV-4 and BV-6: the end of a round, the next order, and games of two."""

from __future__ import annotations

import pytest

from faubourg.core.game_protocol import NATURE
from faubourg.games.bella_vista.model import Offer, Stage
from tests.games.bella_vista.positions import (
    PARTS,
    VISTA,
    cards,
    coins,
    play,
    position,
    refused_by,
    table_at,
)

SETUP_4 = ("!P+", "*R", "*G10", "%A", "%B", "%O", "%X", ">3", ">1", ">4")


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
@pytest.mark.rule("BV-4.1", "BV-R10")
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
