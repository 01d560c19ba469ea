"""Drafts with up to three tiles at hand, which random play seldom meets (KG-R1, KG-2.4)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from faubourg.games.kensington.model import Facade, Lay, State
from faubourg.testing.cases_and_positions import scaled
from tests.games.kensington.brute_force import sampled
from tests.games.kensington.positions import built, position, rules
from tests.lockstep.kensington.in_step import after, agrees, record_of

VARIANTS: list[dict[str, Any]] = [
    {"units": units, "turning_roofs": turning}
    for units in ("joined", "free")
    for turning in (False, True)
]


@pytest.mark.parametrize("seed", range(scaled(40)))
def test_every_way_to_go_on_with_a_draft_is_the_same(seed: int) -> None:
    rng = Random(seed)
    state = sampled(rng, **VARIANTS[seed % len(VARIANTS)])
    _walk_through(state, rng)
    if any(isinstance(move, Lay) and move.tile == state.taken for move in rules().moves(state)):
        _walk_through(replace(state, owed=True), rng)


def _walk_through(state: State, rng: Random) -> None:
    """Lay by lay, with some of the tiles laid in each of the ways."""
    box, positions = record_of(rules(), state)
    agrees(rules(), box, positions, state)
    lays = [move for move in rules().moves(state) if isinstance(move, Lay)]
    for lay in rng.sample(lays, min(len(lays), 3)):
        following = rules().play(state, lay)
        agrees(rules(), box, after(rules(), box, positions, lay), following)
        _walk_through(following, rng)


@pytest.mark.parametrize("units", ["joined", "free"])
@pytest.mark.parametrize(
    "hand", ["-H1 -H1 -H2", "+H4C -H4C ^H2", "= -U2 -H1", "-S1C ^H2 +S1C", "| -H3 -H3"]
)
@pytest.mark.parametrize("facade", ["", "+H1@1 +H1@-1", "+V2@1 -H1@-1", "+H3@1 ^H1@0"])
def test_loose_tiles_are_laid_where_the_rest_can_join_them(
    facade: str, hand: str, units: str
) -> None:
    state = position(facade, hand=hand, units=units)
    box, positions = record_of(rules(), state)
    agrees(rules(), box, positions, state)
    for move in rules().moves(state):
        if isinstance(move, Lay):
            agrees(rules(), box, after(rules(), box, positions, move), rules().play(state, move))


def test_a_façade_at_the_edge_of_the_plot_ends_there() -> None:
    """KG-R12"""
    rows = " ".join(f"+H4C@{column}" for column in range(1, 29, 4))
    left = " ".join(f"-H3@{column}" for column in range(-3, -31, -3))
    facades = (built(f"{rows} {left}"), Facade())
    state = replace(position(hand="+H3 -H2 ="), facades=facades)
    box, positions = record_of(rules(), state)
    agrees(rules(), box, positions, state)
