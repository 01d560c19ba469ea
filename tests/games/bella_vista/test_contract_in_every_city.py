"""The contract of Bella Vista in every named city and in many generated ones."""

from __future__ import annotations

from random import Random

import pytest

from faubourg.core.game_catalogue import find_rules
from faubourg.core.game_protocol import NATURE
from faubourg.core.table import Table
from faubourg.games.bella_vista import BellaVista
from faubourg.games.bella_vista.city_generator import generate
from faubourg.testing import laws, secrecy_laws
from tests.games.bella_vista.contract_facts import FACTS
from tests.long_forms import in_full

RULES = find_rules("bella_vista")
assert isinstance(RULES, BellaVista)
PARTS = RULES.box.parts
GENERATED = in_full(200, short=40)
CHUNK = 20
GAMES = in_full(3, short=1)


def hold_to_the_contract(city: str, seats: int, seed: int) -> None:
    """A random game: one of its positions by brute force, what a move tells, and the end."""
    rng = Random(f"{city}:{seats}")
    table = Table(RULES, seats, seed=seed, options={"city": city})
    while not table.over:
        table.play(rng.choice(table.moves()))
    middle = rng.choice([step for step in table.steps if step.actor is not NATURE])
    state, move = middle.before, middle.move
    laws.moves_are_what_is_not_refused(RULES, state, seats)
    laws.play_is_pure(RULES, state, move)
    secrecy_laws.imagined_positions_give_the_same_view(RULES, state, seats, rng)
    secrecy_laws.a_move_tells_no_more_than_it_says(RULES, state, move, seats, rng)
    laws.gain_is_the_difference_of_the_sheets(RULES, state, move)
    laws.everything_is_conserved(FACTS, RULES, table.state, seats)
    laws.outcome_agrees_with_the_sheet(RULES, table.state, seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", [*PARTS.cities])
def test_a_named_city_fulfils_the_contract(name: str, seats: int) -> None:
    for seed in range(GAMES):
        hold_to_the_contract(name, seats, seed)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("start", range(0, GENERATED, CHUNK))
def test_generated_cities_fulfil_the_contract(start: int, seats: int) -> None:
    for seed in range(start, start + CHUNK):
        hold_to_the_contract(generate(PARTS, Random(seed)), seats, seed)
