"""The drafts that may be finished are those of brute force, tile by tile and square by square."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from faubourg.games.kensington.model import Facade
from faubourg.testing.cases_and_positions import scaled
from tests.games.kensington.brute_force import all_drafts, all_pairs, check, engine_drafts, sampled
from tests.games.kensington.positions import position, tiles

VARIANTS: list[dict[str, Any]] = [{}, {}, {"units": "free"}, {"turning_roofs": True}]


@pytest.mark.parametrize("seed", range(scaled(24)))
def test_finish_accepts_what_brute_force_over_all_placements_accepts(seed: int) -> None:
    check(sampled(Random(seed), **VARIANTS[seed % len(VARIANTS)]))


@pytest.mark.parametrize("hand", ["-S1C ^H2", "-U2 -H1", "= +C3", "^C4 -H1"])
@pytest.mark.parametrize("facade", ["", "+H1@1", "+V2@1 -H1@-1"])
def test_laying_from_the_ground_up_misses_no_pair_of_tiles(facade: str, hand: str) -> None:
    """Among all pairs of placements whatsoever there is none that could not be laid in order."""
    state = position(facade, hand=hand)
    old, at_hand = state.facades[0].tiles, tiles(hand)
    pairs = all_pairs(old, at_hand, free=False)
    assert pairs == all_drafts(old, at_hand, free=False, turning=False)
    assert engine_drafts(state) == pairs | {frozenset()}


def test_brute_force_finds_what_a_child_would() -> None:
    """On bare ground a square stands beside the door or on it."""
    found = all_drafts(Facade().tiles, tiles("+H1"), free=False, turning=False)
    assert {(placed.column, placed.row) for (placed,) in found} == {(32, 0), (33, 1), (34, 0)}
