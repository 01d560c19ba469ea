"""SL-1.4 and SL-R10: what is secret and what is public."""

from __future__ import annotations

import pytest

from faubourg.core.game_protocol import Seat
from tests.games.sunrise.positions import position, space_of
from tests.games.sunrise.printed_board import LANE, hand, play, town

A, B, C = Seat(0), Seat(1), Seat(2)


@pytest.mark.rule("SL-1.4")
def test_everyone_sees_the_own_hand_and_a_spectator_none() -> None:
    state = position(hands=("YY", "RGB", "P"))
    assert [LANE.view(state, seat).hand for seat in (A, B, C)] == [*state.hands]
    assert LANE.view(state, None).hand is None


@pytest.mark.rule("SL-1.4")
def test_hands_of_others_make_no_difference_to_what_one_sees() -> None:
    one, other = position(hands=("YY", "RGB", "P")), position(hands=("YY", "PPP", "Y"))
    assert LANE.view(one, A) == LANE.view(other, A)
    assert LANE.view(one, None) == LANE.view(other, None)
    assert LANE.view(one, B) != LANE.view(other, B)


@pytest.mark.rule("SL-1.4")
def test_the_unseen_cards_are_those_of_the_deck_and_of_the_others() -> None:
    state = position(hands=("YY", "RGB"), discards="PPP")
    own = LANE.view(state, A)
    assert own.unseen == hand("Y" * 9 + "G" * 11 + "R" * 11 + "B" * 11 + "P" * 8)
    assert sum(LANE.view(state, None).unseen) == 55 - 3


@pytest.mark.rule("SL-1.4")
@pytest.mark.rule("SL-2.8")
def test_others_do_not_see_which_card_is_drawn() -> None:
    state = play(position(hands=("YY", "R")), "++")
    dealt = LANE.read("+G")
    assert LANE.write(LANE.glimpse(state, dealt, A)) == "+G"
    assert LANE.write(LANE.glimpse(state, dealt, B)) == "+?"
    assert LANE.write(LANE.glimpse(state, dealt, None)) == "+?"
    green, blue = play(state, "+G"), play(state, "+B")
    assert LANE.view(green, B) == LANE.view(blue, B)
    assert LANE.view(green, A) != LANE.view(blue, A)


@pytest.mark.rule("SL-2.4")
@pytest.mark.rule("SL-3.1")
def test_everyone_sees_the_cards_played_and_discarded() -> None:
    state = position(hands=("YYYYG", "R"))
    for text in ("f5=2", "f5@G"):
        assert LANE.glimpse(state, LANE.read(text), B) == LANE.read(text)
    full = play(state, "++", "+R", "+R")
    assert LANE.glimpse(full, LANE.read("-G"), B) == LANE.read("-G")
    assert LANE.view(play(full, "-G"), B).discards == hand("G")


@pytest.mark.rule("SL-R10")
@pytest.mark.parametrize("viewer", [A, B, C, None])
def test_hand_sizes_pieces_and_deck_size_are_public(viewer: Seat | None) -> None:
    state = position(town(f5="a2", f4="##"), ("YY", "RGB", "P"), discards="YG")
    view = LANE.view(state, viewer)
    assert view.hand_sizes == (2, 3, 1)
    assert view.deck_size == 55 - 6 - 2
    assert view.pieces == (26, 28, 28)
    assert view.parks == 19
    assert view.discards == hand("YG")


@pytest.mark.rule("SL-R10")
def test_public_numbers_follow_the_draws() -> None:
    state = play(position(hands=("YY", "RGB")), "++", "+R")
    view = LANE.view(state, B)
    assert view.hand_sizes == (3, 3)
    assert view.deck_size == 55 - 6
    assert view.due == 1


@pytest.mark.rule("SL-R10")
@pytest.mark.parametrize("viewer", [A, B, None])
def test_the_town_is_public(viewer: Seat | None) -> None:
    state = play(position(hands=("YYR", "")), "f5=2", "f4@R")
    view = LANE.view(state, viewer)
    assert view.town == state.town
    assert view.last == space_of(LANE, "f4")
    assert view.park_built
