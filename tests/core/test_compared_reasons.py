"""Two turns beside each other: what each does that the other does not."""

from __future__ import annotations

from faubourg.core.compared_reasons import Compared, compared
from faubourg.core.game_protocol import RuleId, Seat
from faubourg.core.messages import messages
from faubourg.core.move_reasons import Reason
from faubourg.core.phrases import Person, Phrase, facts

ANN, BOB = Seat(0), Seat(1)
HOUSES, AREA = RuleId("SL-2.4"), RuleId("SL-5.2")


def houses(number: int, points: int) -> Reason:
    return Reason(ANN, Phrase("sunrise-reason-houses", {"number": number}), points, HOUSES)


def falls_to_second(points: int) -> Reason:
    ranks = [Phrase("sunrise-reason-rank", facts(position=each, tied=1)) for each in (1, 2)]
    known = facts(area="A1", who=Person(BOB), was=ranks[0], now=ranks[1])
    return Reason(BOB, Phrase("sunrise-reason-moves.other", known), points, AREA, "A1")


def keeps(number: int) -> Reason:
    return Reason(ANN, Phrase("sunrise-reason-then", {"number": number}), rule=RuleId("SL-2.3"))


CONTRACT = Reason(ANN, Phrase("bella-reason-BV-5-3"), 6, AREA, "A1")
BEST = (houses(3, 14), CONTRACT)


def told(
    mine: tuple[Reason, ...], best: tuple[Reason, ...] = BEST, language: str = "en"
) -> tuple[list[str], list[str]]:
    """What speaks for the better turn, and what for the own one."""
    found = compared(mine, best, ANN)
    best_side, own_side = (
        [messages(language).reason_of_turn(each, ANN, ("Ann", "Bob")) for each in side]
        for side in (found.best, found.mine)
    )
    return best_side, own_side


def test_more_of_the_same_is_told_of_the_turn_that_has_it_with_both_numbers() -> None:
    few = (houses(1, 7), CONTRACT)
    assert told(few) == (["3 Houses straight away (+14 instead of +7): +7"], [])
    french = told(few, language="fr")
    assert french == (["3 Demeures tout de suite (+14 au lieu de +7)\u00a0: +7"], [])
    assert told(BEST, few) == ([], ["3 Houses straight away (+14 instead of +7): +7"])


def test_a_trade_is_told_from_both_sides() -> None:
    cat = Reason(ANN, Phrase("kensington-reason-KG-6-4", {"number": 1}), 1, RuleId("KG-6.4"))
    assert told((houses(3, 14), cat)) == (["a contract: +6"], ["a cat: +1"])


def test_what_a_turn_costs_speaks_for_the_one_that_avoids_it() -> None:
    paid = Reason(
        ANN, Phrase("bella-reason-BV-2-1", facts(number=1, prices=(3,))), -3, RuleId("BV-2.1")
    )
    assert told((*BEST, paid)) == (["saves the price of the slot: +3"], [])
    assert told(BEST, (*BEST, paid)) == ([], ["saves the price of the slot: +3"])


def test_what_others_lose_or_gain_counts_too() -> None:
    takes = (*BEST, falls_to_second(-4))
    assert told(BEST, takes) == (["for Bob, first in A1 becomes second: −4"], [])
    assert told(takes, BEST) == ([], ["for Bob, first in A1 becomes second: −4"])
    gives = (*BEST, falls_to_second(4))
    assert told(gives) == (["avoids this: for Bob, first in A1 becomes second: −4"], [])


def test_what_no_sheet_counts_is_told_of_the_turn_that_does_it() -> None:
    assert told((*BEST, keeps(1)), (*BEST, keeps(2))) == (
        ["2 cards in hand afterwards"],
        ["1 card in hand afterwards"],
    )
    assert told((*BEST, keeps(2)), (*BEST, keeps(2))) == ([], [])


def test_rows_without_words_are_compared_too() -> None:
    assert told((Reason(ANN, None, 7, HOUSES), CONTRACT))[0] == [
        "3 Houses straight away (+14 instead of +7): +7"
    ]
    plain = (Reason(ANN, None, 14, HOUSES),)
    assert told(plain, (Reason(ANN, None, 7, HOUSES),)) == ([], ["Houses built: +7"])


def test_equal_turns_have_nothing_to_tell_apart() -> None:
    assert told(BEST) == ([], [])


def test_what_is_said_of_both_whichever_card_they_play_is_left_out() -> None:
    def prospect(card: int, coins: int) -> Reason:
        return Reason(ANN, Phrase("bella-reason-prospect", facts(card=card, coins=coins)))

    assert compared([prospect(2, 3)], [prospect(5, 3)], ANN) == Compared()
    apart = compared([prospect(2, 3)], [prospect(5, 4)], ANN)
    assert apart == Compared((prospect(5, 4),), (prospect(2, 3),))
