"""The laws of secrecy, as tests over one game."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from faubourg.testing import laws, secrecy_laws
from faubourg.testing.base_of_tests import OneGame, tried
from faubourg.testing.cases_and_positions import Case, built_positions, played_positions, scaled
from faubourg.testing.what_a_table_sends import nothing_hidden_is_sent, served


class SecrecyTests(OneGame):
    def test_every_field_of_a_state_has_a_declared_visibility(self, case: Case) -> None:
        state = case.rules.setup(case.seats, case.rules.options())
        assert {*self.facts.visibility} == {*state.__struct_fields__}

    def test_a_game_says_how_its_secrets_can_be_swapped_if_it_has_any(self) -> None:
        assert self.facts.has_secrets == (self.facts.with_other_secrets is not None)

    @tried(40)
    @given(seed=st.integers(0, 2**32))
    def test_an_imagined_position_gives_the_view_it_came_from(self, case: Case, seed: int) -> None:
        rng = Random(seed)
        for state in built_positions(case, 1, seed):
            secrecy_laws.imagined_positions_give_the_same_view(case.rules, state, case.seats, rng)

    def test_a_view_does_not_depend_on_what_is_hidden_from_the_viewer(self, case: Case) -> None:
        rules, swap, rng = case.rules, self.facts.with_other_secrets, Random(11)
        played = [state for state, _ in played_positions(case, scaled(100), seed=11)]
        for state in [*played, *built_positions(case, scaled(100), seed=11)]:
            if swap is None:
                assert all(rules.view(state, each) == state for each in laws.viewers(case.seats))
            else:
                secrecy_laws.a_view_does_not_depend_on_secrets(rules, state, case.seats, swap, rng)

    def test_what_the_server_sends_does_not_depend_on_it_either(self, case: Case) -> None:
        rng = Random(15)
        if swap := self.facts.with_other_secrets:
            for live in served(case, rng):
                nothing_hidden_is_sent(live, case.seats, swap, rng)

    def test_the_swapped_secrets_would_show_a_leak(self, case: Case) -> None:
        rules, swap, rng = case.rules, self.facts.with_other_secrets, Random(12)
        states = [state for state, _ in played_positions(case, scaled(50), seed=12)]
        others = [swap(rules, state, None, rng) if swap else state for state in states]
        assert (others != states) == self.facts.has_secrets

    def test_draws_that_make_no_difference_to_a_viewer_look_the_same(self, case: Case) -> None:
        if self.facts.has_secrets:
            for state, _ in played_positions(case, scaled(100), seed=13):
                secrecy_laws.unseen_draws_look_the_same(case.rules, state, case.seats)

    def test_a_move_tells_the_others_no_more_than_it_says(self, case: Case) -> None:
        rng = Random(5)
        for state, move in played_positions(case, scaled(150), seed=5):
            secrecy_laws.imagined_positions_give_the_same_view(case.rules, state, case.seats, rng)
            secrecy_laws.a_move_tells_no_more_than_it_says(case.rules, state, move, case.seats, rng)

    def test_a_move_is_told_from_what_its_listener_sees(self, case: Case) -> None:
        rng = Random(9)
        for state, move in played_positions(case, scaled(100), seed=9):
            secrecy_laws.telling_a_move_gives_nothing_away(case.rules, state, move, case.seats, rng)

    def test_a_redacted_record_replays_to_its_viewers_views(self, case: Case) -> None:
        table = laws.random_table(self.facts, case.rules, case.seats, seed=14)
        laws.play_to_the_end(self.facts, table, Random(14))
        secrecy_laws.a_redacted_record_replays_to_its_viewers_views(table)
