"""Which slots of Bella Vista a search pays for."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from faubourg.core.game_catalogue import find_rules
from faubourg.core.table import Table
from faubourg.games.bella_vista.model import Offer, Stage
from faubourg.kernels.bella_vista.kernel import KERNEL
from faubourg.testing.game_facts import random_move

RULES = find_rules("bella_vista")


def tried(state: Any) -> set[Any]:
    box = KERNEL.pack_view(RULES, RULES.view(state, None))
    room = np.zeros(KERNEL.most_moves, np.int32)
    number = KERNEL.worth_trying(box, KERNEL.encode(RULES, box, state), 0, room)
    return {KERNEL.move_of(RULES, int(action)) for action in room[:number]}


def order_of_cards(state: Any, offer: Offer) -> tuple[Any, ...]:
    """BV-3.1, BV-4.2 — all that a slot decides on, besides its price."""
    return tuple((each.seat, each.card) for each in RULES.play(state, offer).offers)


def offers_met(seats: int) -> list[Any]:
    """Where somebody offers, in a random game."""
    rng, state, found = Random(seats), Table(RULES, seats, seed=seats).state, []
    while RULES.to_act(state) is not None:
        if state.stage is Stage.OFFER:
            found.append(state)
        state = RULES.play(state, random_move(RULES, state, rng))
    return found


def test_whoever_offers_last_pays_no_more_than_the_same_order_costs() -> None:
    for state in (state for seats in RULES.seats for state in offers_met(seats)):
        legal, worth_trying = {*RULES.moves(state)}, tried(state)
        is_last = len(state.offers) + 1 == len(state.order)
        cheapest = {
            order_of_cards(state, offer): offer
            for offer in sorted(legal, key=lambda each: each.slot)
        }
        assert worth_trying == ({*cheapest.values()} if is_last else legal)
