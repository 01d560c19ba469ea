"""The kernel of Sunrise Lane on other boards than the printed ones."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from faubourg.games.sunrise.model import SunriseOptions
from faubourg.kernels.kernel_protocol import TooLargeForKernel
from faubourg.kernels.sunrise.kernel import KERNEL
from faubourg.kernels.sunrise.layout import SPACES
from faubourg.testing.cases_and_positions import scaled
from tests.games.sunrise.contract_facts import built_position, options
from tests.lockstep.sunrise.in_step import agrees, game_in_step
from tests.lockstep.sunrise.random_boards import box_with_random_board


@pytest.mark.parametrize("spaces", [5, 63, 64, 65, 100, SPACES])
def test_games_on_any_board_stay_in_step(spaces: int) -> None:
    rng = Random(spaces)
    for number in range(scaled(20)):
        rules, seats = box_with_random_board(spaces, rng), rng.choice([2, 3, 4])
        agreed: dict[str, Any] = options(rules, number) | {"first": number % seats}
        game_in_step(rules, seats, SunriseOptions(**agreed), rng)


@pytest.mark.parametrize("spaces", [5, 64, 65, SPACES])
def test_positions_built_on_any_board_agree(spaces: int) -> None:
    rng = Random(spaces)
    for _ in range(scaled(20)):
        rules, seats = box_with_random_board(spaces, rng), rng.choice([2, 3, 4])
        box = KERNEL.pack(rules, seats, None)
        for _ in range(10):
            state = built_position(rules, seats, rng)
            agrees(rules, box, KERNEL.encode(rules, box, state), state)


def test_a_board_with_more_spaces_than_bits_is_refused_in_words() -> None:
    rules = box_with_random_board(SPACES + 1, Random(1))
    with pytest.raises(TooLargeForKernel, match="129 building spaces, at most 128"):
        KERNEL.pack(rules, 2, SunriseOptions())
