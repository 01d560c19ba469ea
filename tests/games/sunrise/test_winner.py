"""SL-5.8: who wins."""

from __future__ import annotations

import pytest

from faubourg.core.game_protocol import Outcome
from tests.games.sunrise.positions import over, position
from tests.games.sunrise.printed_board import LANE, RULES, town

# One house of two points each, alone in every respect: 2 + 10 for the first of equals.
EQUALS = town(f5="a1", f7="b1")
THREE_EQUALS = town(f5="a1", f7="b1", g6="c1")
# a has two houses beside each other, the others one each of two points.
ONE_AHEAD = town(f5="a1", f4="a1", e6="b1", g6="c1")


def result(picture: str, *hands: str, edition: str = "lane") -> Outcome:
    outcome = RULES[edition].outcome(over(position(picture, hands, edition=edition)))
    assert outcome is not None
    return outcome


@pytest.mark.rule("SL-5.8")
@pytest.mark.parametrize("edition", ["lane", "avenue"])
def test_the_highest_total_wins(edition: str) -> None:
    outcome = result(ONE_AHEAD, "", "YYYYY", "YYYY", edition=edition)
    assert outcome.totals == (14, 8, 8)
    assert outcome.winners == (0,)


@pytest.mark.rule("SL-5.8")
def test_the_total_is_the_track_with_the_bonuses() -> None:
    # On the track a leads with 5 to 4; b is first for the spaces connected.
    outcome = result(town(e1="a1", f5="b1", f4="b1"), "", "")
    assert outcome.totals == (5 + 6, 4 + 10)
    assert outcome.places == (2, 1)


@pytest.mark.rule("SL-5.8")
@pytest.mark.parametrize(
    ("hands", "places"), [(("RR", "R"), (1, 2)), (("R", "RR"), (2, 1)), (("", "R"), (2, 1))]
)
def test_a_tie_goes_to_whoever_has_more_cards_left(
    hands: tuple[str, ...], places: tuple[int, ...]
) -> None:
    outcome = result(EQUALS, *hands)
    assert outcome.totals == (12, 12)
    assert outcome.places == places


@pytest.mark.rule("SL-5.8")
@pytest.mark.parametrize("hands", [("", ""), ("RG", "BB"), ("YYYYY", "RRRRR")])
def test_still_tied_the_victory_is_shared(hands: tuple[str, ...]) -> None:
    outcome = result(EQUALS, *hands)
    assert outcome.places == (1, 1)
    assert outcome.winners == (0, 1)


@pytest.mark.rule("SL-5.8")
def test_two_of_three_may_share_the_victory() -> None:
    outcome = result(THREE_EQUALS, "RR", "R", "BB")
    assert outcome.winners == (0, 2)
    assert outcome.places[1] > 1


@pytest.mark.rule("SL-5.8")
def test_all_may_share_the_victory() -> None:
    assert result(THREE_EQUALS, "R", "G", "B").winners == (0, 1, 2)


@pytest.mark.rule("SL-5.8")
@pytest.mark.parametrize(("b", "c", "places"), [("R", "RR", (1, 3, 2)), ("RR", "R", (1, 2, 3))])
def test_lower_places_use_the_same_tie_break(b: str, c: str, places: tuple[int, ...]) -> None:
    assert result(ONE_AHEAD, "", b, c).places == places


@pytest.mark.rule("SL-5.8")
def test_lower_places_may_be_shared() -> None:
    assert result(ONE_AHEAD, "", "R", "G").places == (1, 2, 2)


@pytest.mark.rule("SL-5.8")
def test_cards_left_never_outweigh_a_point() -> None:
    # d6 has one dot, f5 two: 11 against 12.
    outcome = result(town(d6="a1", f5="b1"), "YYYYY", "")
    assert outcome.totals == (11, 12)
    assert outcome.winners == (1,)


@pytest.mark.rule("SL-5.8")
def test_nobody_has_won_before_the_end() -> None:
    assert LANE.outcome(position(EQUALS)) is None


@pytest.mark.rule("SL-5.8")
@pytest.mark.rule("SL-R8")
def test_without_a_single_house_the_cards_decide() -> None:
    outcome = result("", "R", "RR")
    assert outcome.totals == (0, 0)
    assert outcome.winners == (1,)
