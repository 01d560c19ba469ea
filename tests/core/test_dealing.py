"""Nature's hand: fair, weighted, and decided by the secret, the pile and the number alone."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from faubourg import Table
from faubourg.core.seeded_draws import Secret, draw, secret_of

SECRETS = [secret_of(seed) for seed in range(4)]
# The statistic exceeds this once in a thousand fair experiments with that many degrees of freedom;
# the secrets are fixed, so the tests give the same answer for ever.
CRITICAL = {1: 10.8, 3: 16.3, 4: 18.5}


def chi_square(seen: Counter[str], weights: dict[str, int]) -> float:
    draws, total = seen.total(), sum(weights.values())
    expected = {name: draws * weight / total for name, weight in weights.items() if weight}
    return sum((seen[name] - wanted) ** 2 / wanted for name, wanted in expected.items())


@pytest.mark.parametrize("secret", SECRETS)
@pytest.mark.parametrize(
    "weights",
    [
        {"Y": 11, "G": 11, "R": 11, "B": 11, "P": 11},
        {"Y": 1, "G": 2, "R": 3, "B": 4},
        {"rare": 1, "common": 99},
    ],
)
def test_cards_come_as_often_as_their_weights_say(secret: Secret, weights: dict[str, int]) -> None:
    seen = Counter(draw(weights, secret, "deck", number) for number in range(20_000))
    assert chi_square(seen, weights) < CRITICAL[len(weights) - 1]


def test_over_many_secrets_the_first_card_is_fair() -> None:
    weights = {"Y": 11, "G": 11, "R": 11, "B": 11, "P": 11}
    seen = Counter(draw(weights, secret_of(seed), "deck", 0) for seed in range(5_000))
    assert chi_square(seen, weights) < CRITICAL[4]


def test_neighbouring_draws_do_not_follow_one_another() -> None:
    weights = {"R": 1, "B": 1}
    drawn = [draw(weights, SECRETS[0], "deck", number) for number in range(20_001)]
    pairs = Counter(a + b for a, b in pairwise(drawn))
    assert chi_square(pairs, {"RR": 1, "RB": 1, "BR": 1, "BB": 1}) < CRITICAL[3]


def test_a_card_that_is_not_there_is_never_drawn() -> None:
    weights = {"first": 0, "only": 1, "last": 0}
    assert {draw(weights, SECRETS[0], "deck", number) for number in range(500)} == {"only"}


def test_a_draw_depends_on_its_number_its_pile_and_its_secret() -> None:
    weights = dict.fromkeys(range(10**6), 1)
    here = draw(weights, SECRETS[0], "deck", 5)
    assert draw(weights, SECRETS[0], "deck", 5) == here
    assert draw(weights, SECRETS[0], "deck", 6) != here
    assert draw(weights, SECRETS[0], "heap", 5) != here
    assert draw(weights, SECRETS[1], "deck", 5) != here


def test_weights_beyond_any_box_are_drawn_from() -> None:
    weights = {"small": 1, "vast": 10**12}
    seen = Counter(draw(weights, SECRETS[0], "deck", number) for number in range(1_000))
    assert seen["vast"] > 990


def test_a_seed_has_one_secret_and_no_seed_has_a_new_one_each_time() -> None:
    assert secret_of(7) == secret_of(7)
    assert len({secret_of(seed) for seed in (0, 1, -1, 2**70)}) == 4
    assert secret_of(None) != secret_of(None)
    assert {len(secret_of(None)), len(secret_of(7))} == {32}


def test_hands_dealt_at_many_tables_hold_every_colour_alike() -> None:
    tables = [Table("sunrise", 2, seed=seed) for seed in range(1_000)]
    seen = Counter(table.record().moves[5] for table in tables)
    assert chi_square(seen, dict.fromkeys(("+Y", "+G", "+R", "+B", "+P"), 1)) < CRITICAL[4]
