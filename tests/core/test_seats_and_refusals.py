"""What every game needs of the core: whose turn comes next, who begins, refusals in short."""

from __future__ import annotations

import pytest

from faubourg.core.errors import BadOption
from faubourg.core.game_options import first_seat
from faubourg.core.game_protocol import Refusal, RuleId, Seat, next_seat, refuse


def test_turns_go_round_the_table() -> None:
    assert [next_seat(Seat(seat), 3) for seat in range(3)] == [1, 2, 0]


def test_any_seat_of_the_table_may_begin() -> None:
    assert [first_seat(seat, 3) for seat in range(3)] == [0, 1, 2]


@pytest.mark.parametrize("seat", [-1, 3])
def test_nobody_begins_who_does_not_sit_there(seat: int) -> None:
    with pytest.raises(BadOption) as raised:
        first_seat(seat, 3)
    assert raised.value.phrase.key == "no-such-seat"
    assert raised.value.phrase.facts == {"seat": seat, "seats": 3}


def test_a_refusal_in_short_has_its_spaces_and_its_facts() -> None:
    assert refuse("SL-2.2", "too-far", "a1", "b1", space="a1") == Refusal(
        RuleId("SL-2.2"), "too-far", {"space": "a1"}, ("a1", "b1")
    )
