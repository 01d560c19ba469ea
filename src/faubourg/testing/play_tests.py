"""The laws of play, as tests over one game."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from faubourg.testing import laws, remedy_laws
from faubourg.testing.base_of_tests import OneGame, tried
from faubourg.testing.cases_and_positions import Case, built_positions, played_positions, scaled

REFUSED = 25
"""Moves of one position that are tried for the way out that a refusal names."""


class PlayTests(OneGame):
    def test_moves_are_exactly_what_is_not_refused(self, case: Case) -> None:
        for state, _ in played_positions(case, scaled(60), seed=1):
            laws.moves_are_what_is_not_refused(case.rules, state, case.seats)

    @tried(60)
    @given(seed=st.integers(0, 2**32))
    def test_moves_are_exactly_what_is_not_refused_in_built_positions(
        self, case: Case, seed: int
    ) -> None:
        for state in built_positions(case, 1, seed):
            laws.moves_are_what_is_not_refused(case.rules, state, case.seats)

    def test_every_remedy_can_be_followed(self, case: Case) -> None:
        rng, every = Random(9), [*case.rules.well_formed(case.seats)]
        played = (state for state, _ in played_positions(case, scaled(60), seed=9))
        for state in (*played, *built_positions(case, scaled(60), seed=9)):
            some = rng.sample(every, min(REFUSED, len(every)))
            refused = [move for move in some if case.rules.why_not(state, move) is not None]
            remedy_laws.remedies_can_be_followed(case.rules, state, refused)

    def test_playing_changes_nothing_but_the_result(self, case: Case) -> None:
        for state, move in played_positions(case, scaled(100), seed=2):
            laws.play_is_pure(case.rules, state, move)

    def test_states_views_and_moves_survive_json(self, case: Case) -> None:
        for state, _ in played_positions(case, scaled(50), seed=3):
            laws.values_survive_json(case.rules, state, case.seats)
        for state in built_positions(case, scaled(50), seed=3):
            laws.values_survive_json(case.rules, state, case.seats)

    def test_every_move_that_can_be_said_is_read_as_it_was_written(self, case: Case) -> None:
        rules = case.rules
        for move in rules.well_formed(case.seats):
            text = rules.write(move)
            assert rules.read(text) == move
            assert text.isascii()
            assert not set(text) & set("# \t\n")

    def test_nature_has_odds_when_she_is_to_act_and_only_then(self, case: Case) -> None:
        for state, _ in played_positions(case, scaled(100), seed=4):
            laws.nature_has_odds(case.rules, state)
        for state in built_positions(case, scaled(100), seed=4):
            laws.nature_has_odds(case.rules, state)

    def test_the_gain_of_a_move_is_what_it_adds_to_the_sheet(self, case: Case) -> None:
        for state, move in played_positions(case, scaled(100), seed=6):
            laws.gain_is_the_difference_of_the_sheets(case.rules, state, move)

    def test_only_bonuses_wait_for_the_end(self, case: Case) -> None:
        for state, _ in played_positions(case, scaled(60), seed=10):
            laws.only_bonuses_wait_for_the_end(case.rules, state)
        for state in built_positions(case, scaled(60), seed=10):
            laws.only_bonuses_wait_for_the_end(case.rules, state)

    def test_the_gain_of_any_legal_move_in_built_positions_too(self, case: Case) -> None:
        rng = Random(6)
        for state in built_positions(case, scaled(100), seed=6):
            if legal := [*case.rules.moves(state)]:
                laws.gain_is_the_difference_of_the_sheets(case.rules, state, rng.choice(legal))

    def test_everything_is_conserved(self, case: Case) -> None:
        for state, move in played_positions(case, scaled(200), seed=7):
            after = case.rules.play(state, move)
            laws.everything_is_conserved(self.facts, case.rules, after, case.seats)

    def test_built_positions_conserve_everything_too(self, case: Case) -> None:
        for state in built_positions(case, scaled(50), seed=7):
            laws.everything_is_conserved(self.facts, case.rules, state, case.seats)

    def test_the_outcome_agrees_with_the_sheet(self, case: Case) -> None:
        for state, _ in played_positions(case, scaled(100), seed=8):
            laws.outcome_agrees_with_the_sheet(case.rules, state, case.seats)
        for state in built_positions(case, scaled(100), seed=8):
            laws.outcome_agrees_with_the_sheet(case.rules, state, case.seats)

    def test_every_game_ends_and_replays_to_the_same_result(self, case: Case) -> None:
        for seed in range(scaled(8)):
            table = laws.random_table(self.facts, case.rules, case.seats, seed)
            laws.play_to_the_end(self.facts, table, Random(seed))
            laws.everything_is_conserved(self.facts, case.rules, table.state, case.seats)
            laws.outcome_agrees_with_the_sheet(case.rules, table.state, case.seats)
            laws.replays_to_the_same(table)
