# ruff: noqa: ARG002 - whoever errs looks at nothing
"""The laws of lockstep hold for a faithful kernel, and each fails for one that errs."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from faubourg.core.game_options import options_of
from faubourg.core.game_protocol import Seat
from faubourg.kernels.kernel_protocol import Numbers, Records
from faubourg.testing import kernel_laws as laws
from faubourg.testing import kernel_odds as odds
from faubourg.testing.cases_and_positions import Case, played_positions
from faubourg.testing.same_distribution import agree, agrees_with_weights, means_agree
from tests.games.sunrise.contract_facts import FACTS
from tests.lockstep.readable_kernel import ReadableKernel

CASE = Case(FACTS, "lane", 3)


def odds_of(state: Any) -> list[int]:
    return [*CASE.rules.chances(state).values()]


POSITIONS = [state for state, _ in played_positions(CASE, 80, seed=1)]
DEALING = max(
    (state for state in POSITIONS if len(odds_of(state)) > 2),
    key=lambda state: max(odds_of(state)) / sum(odds_of(state)),
)
"""A pile in which one colour is frequent."""
CHOOSING = next(s for s in reversed(POSITIONS) if len([*CASE.rules.moves(s)]) > 5)


def shadow(kernel: ReadableKernel | None = None) -> laws.Shadow:
    faithful = kernel or ReadableKernel(FACTS)
    box = faithful.pack(CASE.rules, CASE.seats, options_of(CASE.rules, None))
    return laws.Shadow(faithful, CASE.rules, CASE.seats, box)


def everything_about_positions(kernel: ReadableKernel) -> None:
    for state in POSITIONS:
        laws.position_agrees(shadow(kernel), state)


def moves_lead_to_the_same(kernel: ReadableKernel) -> None:
    for state in POSITIONS:
        laws.every_move_leads_to_the_same(shadow(kernel), state, CASE.rules.moves(state))


def draws(kernel: ReadableKernel) -> None:
    odds.nature_draws_by_her_weights(shadow(kernel), DEALING, 2000, seed=1)


def deals(kernel: ReadableKernel) -> None:
    odds.deals_like_imagine(shadow(kernel), CHOOSING, Seat(1), 1000, seed=1)


def greedy_choices(kernel: ReadableKernel) -> None:
    odds.chooses_like_the_greedy_bot(shadow(kernel), CHOOSING, 50, seed=1)


LAWS = [everything_about_positions, moves_lead_to_the_same, draws, deals, greedy_choices]


@pytest.mark.parametrize("law", LAWS)
def test_a_faithful_kernel_keeps_every_law(law: Callable[[ReadableKernel], None]) -> None:
    law(ReadableKernel(FACTS))


def test_a_faithful_kernel_plays_like_the_rules() -> None:
    faithful, options = shadow(), options_of(CASE.rules, None)
    start = CASE.rules.setup(CASE.seats, options)
    ours = odds.kernel_games(faithful, start, "random", 30, seed=1)
    theirs = odds.readable_games(CASE.rules, CASE.seats, options, "random", 30, seed=2)
    odds.games_are_alike(ours, [*theirs])


class ForgetsAMove(ReadableKernel):
    def legal(self, box: Records, positions: Records, index: int, out: Numbers) -> int:
        return max(0, super().legal(box, positions, index, out) - 1)


class CountsAPointTooMany(ReadableKernel):
    def score(self, box: Records, positions: Records, index: int, out: Numbers) -> None:
        super().score(box, positions, index, out)
        out[0, 0] += 1


class MistakesTheTotal(ReadableKernel):
    def totals(self, box: Records, positions: Records, index: int, out: Numbers) -> None:
        super().totals(box, positions, index, out)
        out[-1] -= 1


class KnowsNoTies(ReadableKernel):
    def places(self, box: Records, positions: Records, index: int, out: Numbers) -> None:
        out[:] = range(1, len(out) + 1)


class ThinksItIsOver(ReadableKernel):
    def ended_by(self, box: Records, positions: Records, index: int) -> int:
        return 0


class LetsNobodyAct(ReadableKernel):
    def actor(self, box: Records, positions: Records, index: int) -> int:
        return -2


class PlaysNothing(ReadableKernel):
    def apply(self, box: Records, positions: Records, index: int, action: int) -> None:
        pass


class DisturbsANeighbour(ReadableKernel):
    def apply(self, box: Records, positions: Records, index: int, action: int) -> None:
        super().apply(box, positions, index, action)
        positions[index + 1]["state"] = 1


class DrawsWithoutWeights(ReadableKernel):
    def draw(self, box: Records, positions: Records, index: int) -> int:
        rng = Random(int(positions[index]["random"]))
        return self._number(rng.choice([*self.rules.moves(self._at(positions, index))]))


class DealsAlwaysTheSame(ReadableKernel):
    def redeal(self, box: Records, positions: Records, index: int, seat: int) -> None:
        positions[index]["random"] = 1
        super().redeal(box, positions, index, seat)


class ChoosesAtRandom(ReadableKernel):
    choose_greedily = DrawsWithoutWeights.draw


SPOILT: list[tuple[type[ReadableKernel], Callable[[ReadableKernel], None]]] = [
    (ForgetsAMove, everything_about_positions),
    (CountsAPointTooMany, everything_about_positions),
    (MistakesTheTotal, everything_about_positions),
    (KnowsNoTies, everything_about_positions),
    (ThinksItIsOver, everything_about_positions),
    (LetsNobodyAct, everything_about_positions),
    (PlaysNothing, moves_lead_to_the_same),
    (DisturbsANeighbour, moves_lead_to_the_same),
    (DrawsWithoutWeights, draws),
    (DealsAlwaysTheSame, deals),
    (ChoosesAtRandom, greedy_choices),
]


@pytest.mark.parametrize(("kernel", "law"), SPOILT)
def test_a_kernel_that_errs_is_found_out(
    kernel: type[ReadableKernel], law: Callable[[ReadableKernel], Any]
) -> None:
    with pytest.raises(AssertionError):
        law(kernel(FACTS))


def test_a_fair_die_is_told_from_a_loaded_one() -> None:
    rng, weights = Random(5), dict.fromkeys("abcdef", 1)
    fair = [rng.choice("abcdef") for _ in range(3000)]
    loaded = [rng.choice("aabcdef") for _ in range(3000)]
    counted = {kind: fair.count(kind) for kind in weights}
    assert agrees_with_weights(counted, weights)
    assert not agrees_with_weights({kind: loaded.count(kind) for kind in weights}, weights)
    assert not agrees_with_weights({**counted, "g": 1}, weights)
    assert agree(fair, [rng.choice("abcdef") for _ in range(3000)])
    assert not agree(fair, loaded)


def test_equal_means_are_told_from_different_ones() -> None:
    rng = Random(6)
    samples = [[rng.gauss(mean, 10) for _ in range(500)] for mean in (50, 50, 55)]
    assert means_agree(samples[0], samples[1])
    assert not means_agree(samples[0], samples[2])
