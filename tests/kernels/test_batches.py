"""Batches on all cores: the same whatever the number of threads, and stopped between slices."""

from __future__ import annotations

import numpy as np
import pytest

from faubourg.core.game_catalogue import find_rules
from faubourg.core.game_options import options_of
from faubourg.kernels.batches import (
    POLICIES,
    PolicyName,
    new_games,
    play_on_all_cores,
    played_slices,
)
from faubourg.kernels.kernel_catalogue import find_kernel, packed
from faubourg.kernels.kernel_protocol import NOBODY, Kernel, Records
from faubourg.kernels.random_numbers import seed_of, seeds_of

GAMES = 700


def batch(game: str = "sunrise") -> tuple[Kernel, Records, Records]:
    rules, kernel = find_rules(game), find_kernel(game)
    options = options_of(rules, None)
    box = packed(kernel, rules, 2, options)
    return kernel, box, new_games(kernel, rules, box, rules.setup(2, options), GAMES, seed=3)


@pytest.mark.parametrize("policy", POLICIES)
def test_any_number_of_threads_plays_the_same_games(policy: PolicyName) -> None:
    results = []
    for threads in (1, 2, 5):
        kernel, box, positions = batch()
        plies = play_on_all_cores(kernel, box, positions, policy, threads)
        results.append((plies, positions.tobytes()))
    assert len({*results}) == 1


def test_every_game_is_played_and_told_of() -> None:
    kernel, box, positions = batch()
    told: list[int] = []
    play_on_all_cores(kernel, box, positions, "random", 2, told.append)
    assert sum(told) == GAMES
    assert {kernel.actor(box, positions, index) for index in range(GAMES)} == {NOBODY}


def test_the_lengths_of_games_add_up() -> None:
    kernel, box, positions = batch()
    lengths = np.zeros(GAMES, np.int32)
    slices = [*played_slices(kernel, box, positions, "random", 2, lengths)]
    assert lengths.min() > 0
    assert lengths.sum() == sum(each.plies for each in slices)
    assert sorted(each.first for each in slices)[0] == 0
    assert max(each.last for each in slices) == GAMES


def test_whoever_stops_asking_leaves_the_rest_unplayed() -> None:
    kernel, box, positions = batch()
    slices = played_slices(kernel, box, positions, "random", 1)
    first = next(slices)
    slices.close()
    played = [kernel.actor(box, positions, index) == NOBODY for index in range(GAMES)]
    assert all(played[first.first : first.last])
    assert not all(played)


def test_games_begin_with_different_randomness() -> None:
    assert [*seeds_of(9, 50)] == [seed_of(9, index) for index in range(50)]
    assert len({*seeds_of(1, 5000), *seeds_of(2, 5000)}) == 10_000
