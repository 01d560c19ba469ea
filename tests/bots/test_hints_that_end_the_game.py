"""Hints for a turn that ends the game: a win or a loss with its totals, and nothing uncertain."""

from __future__ import annotations

from random import Random
from typing import Any

from faubourg.bots.hints import MOST, HintRequest, hints
from faubourg.bots.one_hint import Hint
from faubourg.bots.order_of_hints import best_first
from faubourg.core.game_protocol import Seat
from faubourg.core.messages import messages
from faubourg.core.move_reasons import Reason
from tests.bots.bots_at_a_position import LANE
from tests.bots.test_hints import SOME
from tests.bots.test_levels import one_move_from_the_end
from tests.games.sunrise.positions import position
from tests.games.sunrise.printed_board import town


def in_the_last_turn(hands: tuple[str, str] = ("YY", "BBP")) -> Any:
    """Seat b completes the last round: whatever it does is the end."""
    return position(
        town(f5="a2", e6="b1"), hands, turn="b", first="a", pieces=(2, 20), last_round=True
    )


def test_a_turn_that_ends_the_game_is_a_win_or_a_loss_with_its_totals() -> None:
    state = one_move_from_the_end()
    found = hints(HintRequest(LANE, LANE.view(state, Seat(0)), Random(1), SOME))
    first = found.best[0]
    assert (first.chances, first.margin, first.is_settled) == ((100, 0), 0, True)
    ending = first.reasons[-1].phrase
    assert ending is not None
    assert ending.key == "reason-ends-at"
    assert messages("en").say(ending, ("Ann", "Bob")).startswith("ends the game: ")
    own, other = (int(str(ending.facts[whose])) for whose in ("own", "other"))
    assert own > other
    assert not any(reason.stands for reason in first.reasons)


def test_in_the_last_turn_of_all_nothing_is_said_to_be_uncertain() -> None:
    state = in_the_last_turn()
    found = hints(HintRequest(LANE, LANE.view(state, Seat(1)), Random(1), SOME))
    assert found.are_settled
    assert len(found.best) == MOST
    for each in found.best:
        assert {*each.chances} <= {0, 50, 100}
        assert not each.margin


def test_in_the_last_turn_no_card_is_spent_on_a_park_that_brings_nothing() -> None:
    """SL-5.8 — cards in hand break a tie."""
    for hands in (("YY", "BBP"), ("", "RP"), ("G", "YRP")):
        state = in_the_last_turn(hands)
        request = HintRequest(LANE, LANE.view(state, Seat(1)), Random(1), SOME)
        for each in hints(request).best:
            *_, before_the_end, end = ("", *each.moves)
            assert end in (".", "++"), each.moves
            assert "@" not in before_the_end, each.moves


def test_of_hints_that_end_the_game_alike_the_one_that_leads_by_most_comes_first() -> None:
    own, others = Reason(Seat(0), None, 5), Reason(Seat(1), None, -4)
    small = Hint(("a",), (100, 0), 0, (own,))
    large = Hint(("b",), (100, 0), 0, (own, others))
    assert best_first(Seat(0), [small, large]) == (large, small)


def test_of_losses_the_smaller_one_comes_first_and_the_others_are_not_said_to_be_as_good() -> None:
    state = in_the_last_turn()
    found = hints(HintRequest(LANE, LANE.view(state, Seat(1)), Random(1), SOME))
    ahead = [each.ahead for each in found.best]
    for each in found.best:
        *_, ending = (reason.phrase for reason in each.reasons)
        assert ending is not None
        assert each.ahead == int(str(ending.facts["own"])) - int(str(ending.facts["other"]))
    assert ahead == sorted(ahead, reverse=True)
    assert found.lead is not None
    assert (found.lead.distance == "equal") == (ahead[0] in ahead[1:])
