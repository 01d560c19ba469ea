"""SL-1: setup."""

from __future__ import annotations

import pytest

from faubourg.core.errors import BadOption
from faubourg.core.game_protocol import NATURE
from faubourg.core.table import Table
from faubourg.games.sunrise.model import Stage, SunriseOptions
from tests.games.sunrise.positions import SunriseTable, over, position
from tests.games.sunrise.printed_board import LANE, RULES, totals, town

EDITIONS = pytest.mark.parametrize("edition", ["lane", "avenue"])
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def new_game(seats: int, edition: str = "lane", first: int = 0) -> SunriseTable:
    return Table(RULES[edition], seats, seed=7, options={"first": first})


@EDITIONS
@pytest.mark.rule("SL-1.1")
@pytest.mark.parametrize(("seats", "pieces"), [(2, 28), (3, 28), (4, 22)])
def test_each_player_has_28_pieces_with_two_or_three_and_22_with_four(
    edition: str, seats: int, pieces: int
) -> None:
    assert new_game(seats, edition).state.pieces == (pieces,) * seats


@pytest.mark.rule("SL-1.1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_to_four_play(seats: int) -> None:
    assert [*LANE.seats] == [2, 3, 4]
    with pytest.raises(BadOption):
        new_game(seats)


@SEATS
@pytest.mark.rule("SL-1.2")
def test_all_scores_start_at_zero(seats: int) -> None:
    table = new_game(seats)
    assert table.totals() == (0,) * seats
    assert table.totals(as_if_over=True) == (0,) * seats
    assert table.sheet() == ()


@pytest.mark.rule("SL-1.2")
def test_the_track_goes_on_beyond_sixty() -> None:
    state = over(position(town(c1="a5", e1="a5", a6="a5"), ("", "")))
    outcome = LANE.outcome(state)
    assert totals(position(town(c1="a5", e1="a5", a6="a5")))[0] == 75
    assert outcome is not None
    # 75 on the track, 10 for the tallest houses of A1, 10 for the spaces connected.
    assert outcome.totals == (95, 0)


@SEATS
@pytest.mark.rule("SL-1.3")
def test_twenty_park_tokens_form_one_pool(seats: int) -> None:
    assert new_game(seats).state.parks == 20


@SEATS
@EDITIONS
@pytest.mark.rule("SL-1.4")
def test_each_player_is_dealt_three_cards_and_the_rest_is_the_deck(
    seats: int, edition: str
) -> None:
    state = new_game(seats, edition).state
    assert [sum(hand) for hand in state.hands] == [3] * seats
    assert sum(state.deck) == 55 - 3 * seats
    assert sum(state.discards) == 0


@pytest.mark.rule("SL-1.4")
def test_the_first_card_is_any_of_the_fifty_five() -> None:
    state = LANE.setup(2, SunriseOptions())
    assert LANE.to_act(state) is NATURE
    weights = {LANE.write(move): weight for move, weight in LANE.chances(state).items()}
    assert weights == {"+Y": 11, "+G": 11, "+R": 11, "+B": 11, "+P": 11}


@pytest.mark.rule("SL-1.4")
def test_other_shuffles_deal_other_hands() -> None:
    dealt = {Table(LANE, 2, seed=seed).state.hands for seed in range(20)}
    assert len(dealt) > 10


@SEATS
@pytest.mark.rule("SL-1.5")
def test_whoever_is_youngest_starts(seats: int) -> None:
    for first in range(seats):
        table = new_game(seats, first=first)
        assert table.to_act == first
        assert table.state.first == first
        assert table.state.stage is Stage.TURN


@SEATS
@pytest.mark.rule("SL-1.4", "SL-1.5")
def test_everyone_is_dealt_three_cards_whoever_starts(seats: int) -> None:
    for first in range(seats):
        assert [sum(hand) for hand in new_game(seats, first=first).state.hands] == [3] * seats


@SEATS
@pytest.mark.rule("SL-1.5")
def test_turns_go_clockwise_from_the_first_player(seats: int) -> None:
    table = new_game(seats, first=seats - 1)
    order = []
    for _ in range(2 * seats):
        order.append(table.state.seat)
        # Three cards and two make five: in two rounds somebody discards.
        table.play("++")
        while table.state.stage is Stage.DISCARDING:
            table.play(table.moves()[0])
    assert order == 2 * [seats - 1, *range(seats - 1)]


@SEATS
@pytest.mark.rule("SL-1.5")
def test_a_seat_that_is_not_there_cannot_start(seats: int) -> None:
    for first in (-1, seats):
        with pytest.raises(BadOption):
            new_game(seats, first=first)
