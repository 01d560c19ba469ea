"""The table: it checks what is played, shows what may be seen, and keeps count."""

from __future__ import annotations

from typing import Any

import pytest

from faubourg import Table
from faubourg.core.errors import BadNotation, BadOption, IllegalMove
from faubourg.core.game_options import who_begins
from faubourg.core.game_protocol import NATURE, Outcome, RuleId
from faubourg.core.table import Table as CoreTable
from faubourg.games.sunrise.model import BuildHouse, Draw, Space
from tests.core.random_games import AnyTable, in_both_languages, played
from tests.games.sunrise.positions import rules_of

LANE = rules_of("lane")


def everything(table: AnyTable) -> tuple[Any, ...]:
    return table.state, [*table.steps], table.record(), table.to_act


# Playing


def test_a_new_table_has_its_hands_dealt_and_waits_for_the_first_seat() -> None:
    table = Table("sunrise", 3, seed=7)
    assert table.to_act == 0
    assert table.view().hand_sizes == (3, 3, 3)
    assert [step.actor for step in table.steps] == [NATURE] * 9


def test_another_seat_may_begin() -> None:
    assert Table("sunrise", 3, seed=7, options={"first": 2}).to_act == 2


def test_who_begins_is_known_where_the_options_settle_it() -> None:
    assert who_begins(Table("sunrise", 3, seed=7, options={"first": 2}).options) == 2
    assert who_begins(Table("bella_vista", 3, seed=7).options) is None


def test_a_table_that_let_go_of_positions_cannot_say_what_one_seat_saw_of_them() -> None:
    table = Table("sunrise", 2, seed=7)
    table.let_go(len(table.steps))
    with pytest.raises(BadOption) as refused:
        table.record(0)
    assert refused.value.phrase.key == "positions-let-go"
    assert len(table.record().moves) == 6


def test_an_undealt_table_waits_for_no_seat_and_is_not_over() -> None:
    table = CoreTable(LANE, 2, dealt=False)
    assert table.to_act is None
    assert not table.over
    table.deal()
    assert table.to_act == 0


def test_a_move_can_be_played_as_text_or_as_a_value() -> None:
    said, made = Table("sunrise", 2, seed=7), Table("sunrise", 2, seed=7)
    said.play("++")
    made.play(Draw())
    assert everything(said) == everything(made)


def test_every_move_that_the_table_offers_can_be_played() -> None:
    for move in Table("sunrise", 2, seed=7).moves():
        table = Table("sunrise", 2, seed=7)
        assert table.why_not(move) is None
        table.play(move)
        assert move in [step.move for step in table.steps]


def test_after_a_move_cards_are_dealt_until_a_seat_has_to_decide() -> None:
    table = Table("sunrise", 2, seed=7)
    table.play("++")
    assert table.to_act == 1
    assert table.view(0).hand_sizes == (5, 3)


@pytest.mark.parametrize("move", ["a2=1", ".", "-Y", "+Y", BuildHouse(Space(-1), 1)])
def test_an_illegal_move_is_refused_with_its_rule_and_changes_nothing(move: Any) -> None:
    table = Table("sunrise", 2, seed=7)
    before = everything(table)
    with pytest.raises(IllegalMove) as caught:
        table.play(move)
    assert caught.value.refusal == table.why_not(move)
    assert str(caught.value).endswith(f"[{caught.value.refusal.rule}]")
    in_both_languages(caught.value)
    assert everything(table) == before


def test_a_text_that_is_no_move_is_refused_and_changes_nothing() -> None:
    table = Table("sunrise", 2, seed=7)
    before = everything(table)
    for door in (table.play, table.why_not, table.gain):
        with pytest.raises(BadNotation):
            door("castle")
    assert everything(table) == before


def test_the_gain_of_a_move_is_what_the_sheet_has_more_after_it() -> None:
    table = Table("sunrise", 2, seed=7)
    house = next(move for move in table.moves() if isinstance(move, BuildHouse))
    gain = table.gain(house)
    table.play(house)
    assert sum(line.points for line in gain) > 0
    assert table.sheet() == gain
    assert table.totals() == (sum(line.points for line in gain), 0)


def test_the_gain_of_an_illegal_move_is_refused() -> None:
    with pytest.raises(IllegalMove):
        Table("sunrise", 2, seed=7).gain("a2=1")


# The end


def test_a_game_that_goes_on_has_no_outcome() -> None:
    table = Table("sunrise", 2, seed=7)
    assert table.outcome is None
    assert not table.over


def test_a_game_that_is_over_has_an_outcome_and_no_moves() -> None:
    table = played(3, seed=7)
    assert table.over
    assert table.to_act is None
    assert table.moves() == []
    assert table.outcome is not None
    assert table.outcome.totals == table.totals()
    assert table.why_not("++") is not None


def test_totals_as_if_over_count_the_bonuses() -> None:
    table = played(2, seed=7, decisions=20)
    lines = table.sheet(as_if_over=True)
    assert len(lines) > len(table.sheet())
    assert sum(table.totals(as_if_over=True)) == sum(line.points for line in lines)


def test_winners_are_all_seats_in_the_first_place() -> None:
    assert Outcome(RuleId("SL-4.1"), (1, 3, 1), (9, 2, 9)).winners == (0, 2)


# Views


def test_a_seat_sees_its_own_hand_and_a_spectator_sees_none() -> None:
    table = Table("sunrise", 2, seed=7)
    assert table.view(0).hand == table.state.hands[0]
    assert table.view(1).hand == table.state.hands[1]
    assert table.view().hand is None
    assert table.view(None) == table.view()


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_is_not_there_sees_nothing(seat: int) -> None:
    with pytest.raises(BadOption) as caught:
        Table("sunrise", 2, seed=7).view(seat)
    assert caught.value.phrase.key == "no-such-seat"
    in_both_languages(caught.value)
