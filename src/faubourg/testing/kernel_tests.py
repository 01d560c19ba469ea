"""A kernel in lockstep with the readable rules of its game, as tests over one game.

class TestMyGame(KernelTests):
    facts = FACTS
"""

from __future__ import annotations

from random import Random
from typing import Any

from faubourg.core.game_options import options_of
from faubourg.core.game_protocol import NATURE
from faubourg.kernels.kernel_catalogue import find_kernel
from faubourg.testing import kernel_laws as laws
from faubourg.testing import kernel_odds as odds
from faubourg.testing.base_of_tests import OneGame
from faubourg.testing.cases_and_positions import (
    Case,
    built_positions,
    played_positions,
    scaled,
)
from faubourg.testing.laws import viewers

MOVES = 12
"""Legal moves of one position that are played in both."""
DRAWS = 2000
DEALS = 1200
CHOICES = 600


class KernelTests(OneGame):
    """Everything that a kernel promises, for every edition and number of seats."""

    def test_the_kernel_describes_its_game(self) -> None:
        laws.describes_itself(find_kernel(self.facts.game))

    def test_games_stay_in_step(self, case: Case) -> None:
        for number in range(scaled(10)):
            options = case.facts.options(case.rules, number)
            laws.game_stays_in_step(case.rules, case.seats, options, Random(f"{case}:{number}"))

    def test_played_positions_agree_and_all_their_moves_lead_to_the_same(self, case: Case) -> None:
        for state, _ in played_positions(case, scaled(100), seed=12):
            agrees_with_all_that_follows(case, state)

    def test_built_positions_agree_and_all_their_moves_lead_to_the_same(self, case: Case) -> None:
        for state in built_positions(case, scaled(200), seed=13):
            agrees_with_all_that_follows(case, state)

    def test_every_move_that_can_be_said_has_its_own_action(self, case: Case) -> None:
        options = options_of(case.rules, None)
        laws.actions_number_the_moves(laws.shadow_of(case.rules, case.seats, options))

    def test_nature_draws_by_her_weights(self, case: Case) -> None:
        for index, state in enumerate(positions_of(case, NATURE, scaled(10), seed=14)):
            shadow = laws.shadow_at(case.rules, case.seats, state)
            odds.nature_draws_by_her_weights(shadow, state, DRAWS, seed=index)

    def test_what_is_hidden_is_dealt_as_the_rules_imagine_it(self, case: Case) -> None:
        played = (state for state, _ in played_positions(case, scaled(10), seed=15))
        for index, state in enumerate(played):
            shadow, everybody = laws.shadow_at(case.rules, case.seats, state), case.seats + 1
            viewer = [*viewers(case.seats)][index % everybody]
            odds.deals_like_imagine(shadow, state, viewer, DEALS, seed=index)

    def test_random_playouts_are_like_random_games(self, case: Case) -> None:
        options, games = options_of(case.rules, None), (scaled(2000), scaled(60))
        odds.plays_like_the_rules(case.rules, case.seats, options, "random", games, seed=16)

    def test_greedy_playouts_are_like_games_of_greedy_bots(self, case: Case) -> None:
        options, games = options_of(case.rules, None), (scaled(1000), scaled(12))
        odds.plays_like_the_rules(case.rules, case.seats, options, "greedy", games, seed=17)

    def test_the_greedy_choice_is_one_of_the_greedy_bots_best(self, case: Case) -> None:
        for index, state in enumerate(positions_of(case, "a seat", scaled(40), seed=18)):
            shadow = laws.shadow_at(case.rules, case.seats, state)
            odds.chooses_like_the_greedy_bot(shadow, state, CHOICES, seed=index)


def positions_of(case: Case, actor: object, number: int, seed: int) -> list[Any]:
    """Played positions in which Nature, or else a seat, is to act."""
    found: list[Any] = []
    for state, _ in played_positions(case, 40 * number, seed):
        if (case.rules.to_act(state) is NATURE) == (actor is NATURE):
            found.append(state)
        if len(found) == number:
            break
    return found


def agrees_with_all_that_follows(case: Case, state: Any) -> None:
    """The position, and those after some of its moves."""
    shadow = laws.shadow_at(case.rules, case.seats, state)
    legal = laws.position_agrees(shadow, state)
    chosen = Random(len(legal)).sample(legal, min(len(legal), MOVES))
    laws.every_move_leads_to_the_same(shadow, state, chosen)
