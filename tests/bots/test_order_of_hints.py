"""Which hints are given, and which of them comes first."""

from __future__ import annotations

from random import Random

import pytest

from faubourg.bots import Advice
from faubourg.bots.hints import Adviser, HintRequest, hints
from faubourg.bots.one_hint import Hint
from faubourg.bots.order_of_hints import best_first
from faubourg.core.game_protocol import Seat
from faubourg.core.move_reasons import Reason
from tests.bots.bots_at_a_position import LANE
from tests.bots.test_hints import SOME
from tests.games.sunrise.positions import position
from tests.games.sunrise.printed_board import town


def test_hints_go_by_the_chances_that_are_shown_as_soon_as_all_have_one() -> None:
    first, second = Hint(("a",), (84, 16), 2, ()), Hint(("b",), (85, 15), 2, ())
    unknown = Hint(("c",), (), 0, ())
    assert best_first(Seat(0), [first, second]) == (second, first)
    assert best_first(Seat(1), [first, second]) == (first, second)
    assert best_first(Seat(0), [first, second, unknown]) == (first, second, unknown)


def test_of_hints_that_read_alike_the_one_comes_first_that_brings_most() -> None:
    coins = Reason(Seat(0), None, 6)
    nothing, something = Hint(("a",), (98, 2), 1, ()), Hint(("b",), (99, 1), 1, (coins,))
    assert best_first(Seat(0), [nothing, something]) == (something, nothing)
    assert best_first(Seat(1), [nothing, something]) == (nothing, something)
    equal = Hint(("c",), (50, 50), 3, ()), Hint(("d",), (50, 50), 3, (coins,))
    assert best_first(Seat(0), equal) == (equal[1], equal[0])


def test_a_loss_comes_after_all_that_is_left_to_chance_and_a_win_before_it() -> None:
    points = Reason(Seat(0), None, 40)
    lost, hardly = Hint(("a",), (0, 100), 0, (points,)), Hint(("b",), (1, 99), 1, ())
    assert best_first(Seat(0), [lost, hardly]) == (hardly, lost)
    won, surely = Hint(("c",), (100, 0), 0, ()), Hint(("d",), (99, 1), 1, (points,))
    assert best_first(Seat(0), [surely, won]) == (won, surely)


@pytest.mark.rule("SL-2.6")
def test_no_hint_spends_a_card_on_a_park_where_it_could_build_a_house() -> None:
    """Two houses and a draw are worth proposing: with one blue card there is no fourth."""
    state = position(town(c6="a1", d6="a1", e6="a1"), ("B", "YRGPP"))
    for seed in range(3):
        request = HintRequest(LANE, LANE.view(state, Seat(0)), Random(seed), SOME)
        firsts = {hint.moves[0] for hint in hints(request).best}
        assert not {text for text in firsts if text.startswith(("d7@", "f7@"))}, firsts


def test_in_a_lost_game_what_brings_points_is_proposed_before_what_brings_none() -> None:
    state = position(town(f5="b5", g6="a1"), ("RGBBB", "YY"), pieces=(27, 8))
    adviser = Adviser(HintRequest(LANE, LANE.view(state, Seat(0)), Random(1)))

    def promising(house: float, park: float) -> str:
        brief = [Advice(LANE.read("f7=3"), 10.0, house), Advice(LANE.read("f7@G"), 10.2, park)]
        return LANE.write(max(brief, key=adviser.promise).move)

    assert promising(house=0.01, park=0.02) == "f7=3"
    assert promising(house=0.98, park=0.99) == "f7=3"
    assert promising(house=0.30, park=0.31) == "f7@G"
