"""One contract for every game, edition and number of seats."""

from __future__ import annotations

from importlib import import_module
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.contract import laws
from tests.contract.cases import Case, built_positions, cases, played_positions, scaled

every_case = pytest.mark.parametrize("case", cases(), ids=str)


@every_case
def test_moves_are_exactly_what_is_not_refused(case: Case) -> None:
    for state, _ in played_positions(case, scaled(60), seed=1):
        laws.moves_are_what_is_not_refused(case.rules, state, case.seats)


@every_case
@settings(max_examples=scaled(60), deadline=None)
@given(seed=st.integers(0, 2**32))
def test_moves_are_exactly_what_is_not_refused_in_built_positions(case: Case, seed: int) -> None:
    for state in built_positions(case, 1, seed):
        laws.moves_are_what_is_not_refused(case.rules, state, case.seats)


@every_case
def test_playing_changes_nothing_but_the_result(case: Case) -> None:
    for state, move in played_positions(case, scaled(100), seed=2):
        laws.play_is_pure(case.rules, state, move)


@every_case
def test_states_views_and_moves_survive_json(case: Case) -> None:
    for state, _ in played_positions(case, scaled(50), seed=3):
        laws.values_survive_json(case.rules, state, case.seats)
    for state in built_positions(case, scaled(50), seed=3):
        laws.values_survive_json(case.rules, state, case.seats)


@every_case
def test_every_move_that_can_be_said_is_read_as_it_was_written(case: Case) -> None:
    rules = case.rules
    for move in rules.well_formed(case.seats):
        text = rules.write(move)
        assert rules.read(text) == move
        assert text.isascii()
        assert not set(text) & set("# \t\n")


@every_case
def test_nature_has_odds_when_she_is_to_act_and_only_then(case: Case) -> None:
    for state, _ in played_positions(case, scaled(100), seed=4):
        laws.nature_has_odds(case.rules, state)
    for state in built_positions(case, scaled(100), seed=4):
        laws.nature_has_odds(case.rules, state)


@every_case
@settings(max_examples=scaled(40), deadline=None)
@given(seed=st.integers(0, 2**32))
def test_an_imagined_position_gives_the_view_it_came_from(case: Case, seed: int) -> None:
    rng = Random(seed)
    for state in built_positions(case, 1, seed):
        laws.imagined_positions_give_the_same_view(case.rules, state, case.seats, rng)


@every_case
def test_a_move_tells_the_others_no_more_than_it_says(case: Case) -> None:
    rng = Random(5)
    for state, move in played_positions(case, scaled(150), seed=5):
        laws.imagined_positions_give_the_same_view(case.rules, state, case.seats, rng)
        laws.a_move_tells_no_more_than_it_says(case.rules, state, move, case.seats, rng)


@every_case
def test_a_move_is_told_from_what_its_listener_sees(case: Case) -> None:
    rng = Random(9)
    for state, move in played_positions(case, scaled(100), seed=9):
        laws.telling_a_move_gives_nothing_away(case.rules, state, move, case.seats, rng)


@every_case
def test_the_gain_of_a_move_is_what_it_adds_to_the_sheet(case: Case) -> None:
    for state, move in played_positions(case, scaled(100), seed=6):
        laws.gain_is_the_difference_of_the_sheets(case.rules, state, move)


@every_case
def test_the_gain_of_any_legal_move_in_built_positions_too(case: Case) -> None:
    rng = Random(6)
    for state in built_positions(case, scaled(100), seed=6):
        if legal := [*case.rules.moves(state)]:
            laws.gain_is_the_difference_of_the_sheets(case.rules, state, rng.choice(legal))


@every_case
def test_everything_is_conserved(case: Case) -> None:
    for state, move in played_positions(case, scaled(200), seed=7):
        laws.everything_is_conserved(case.rules, case.rules.play(state, move), case.seats)


@every_case
def test_built_positions_conserve_everything_too(case: Case) -> None:
    for state in built_positions(case, scaled(50), seed=7):
        laws.everything_is_conserved(case.rules, state, case.seats)


@every_case
def test_the_outcome_agrees_with_the_sheet(case: Case) -> None:
    for state, _ in played_positions(case, scaled(100), seed=8):
        laws.outcome_agrees_with_the_sheet(case.rules, state, case.seats)
    for state in built_positions(case, scaled(100), seed=8):
        laws.outcome_agrees_with_the_sheet(case.rules, state, case.seats)


@every_case
def test_every_game_ends_and_replays_to_the_same_result(case: Case) -> None:
    for seed in range(scaled(8)):
        table = laws.play_to_the_end(laws.random_table(case.rules, case.seats, seed), Random(seed))
        laws.everything_is_conserved(case.rules, table.state, case.seats)
        laws.outcome_agrees_with_the_sheet(case.rules, table.state, case.seats)
        laws.replays_to_the_same(table)


@every_case
def test_every_field_of_a_state_has_a_declared_visibility(case: Case) -> None:
    state = case.rules.setup(case.seats, case.rules.options())
    declared = import_module(f"faubourg.games.{case.game}.visibility").VISIBILITY
    assert {*declared} == {*state.__struct_fields__}
