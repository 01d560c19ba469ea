"""BV-2: the offers."""

from __future__ import annotations

import pytest

from faubourg.core.messages import messages
from faubourg.games.bella_vista.model import RIGHT
from tests.games.bella_vista.positions import (
    VISTA,
    cards,
    choices,
    coins,
    play,
    position,
    reason,
    refused_by,
)

SETUP_4 = ("!P+", "*R", "*G10", "%A", "%B", "%O", "%X", ">3", ">1", ">4")


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
@pytest.mark.parametrize(
    ("tried", "nearest"), [("1=4", "3=4"), ("2=5", "3=5"), ("4=6", "4=3"), (".", "3=3")]
)
def test_the_remedy_keeps_the_card_that_was_tried_and_names_the_nearest_slot(
    tried: str, nearest: str
) -> None:
    state = position(hands=("345",), coins=(4, 20, 20, 20))
    remedy = VISTA.remedy(state, VISTA.read(tried))
    assert remedy.moves[0] == nearest
    assert {*remedy.moves} == choices(state)


@pytest.mark.rule("BV-2.1")
def test_two_cards_of_one_number_are_both_told_as_held() -> None:
    state = position(seats=2, hands=("33",))
    remedy = VISTA.remedy(state, VISTA.read("2=4"))
    assert messages("en").remedy(remedy).endswith("Your cards: two no.\u00a03 cards.")
    assert messages("fr").remedy(remedy).endswith("Vos cartes\u00a0: deux n°\u00a03.")
    more = VISTA.remedy(position(seats=2, hands=("1335",)), VISTA.read("2=4"))
    said = "Your cards: no.\u00a01, two no.\u00a03 cards and no.\u00a05."
    assert messages("en").remedy(more).endswith(said)


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
    refusal = VISTA.why_not(state, VISTA.read("5=5"))
    assert refusal is not None
    assert messages("en").reason(refusal) == "Your own card already lies on slot 5."


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
