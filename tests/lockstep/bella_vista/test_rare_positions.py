"""Positions of Bella Vista that random play hardly ever meets."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from faubourg.core.game_protocol import Seat, Viewer, totals
from faubourg.games.bella_vista.model import Offer, Paid, Place, Stage, State, TakeContract
from faubourg.kernels.bella_vista.kernel import KERNEL
from faubourg.kernels.random_numbers import seed_of
from faubourg.testing import kernel_laws as laws
from faubourg.testing.kernel_odds import chooses_like_the_greedy_bot, deals_like_imagine
from faubourg.testing.same_distribution import agrees_with_weights
from tests.games.bella_vista.contract_facts import built_position
from tests.games.bella_vista.positions import PARTS, VISTA, position

HANDS = ("123", "456", "781", "234")
PRICES = PARTS.tables[4].slots
COINS = PARTS.tables[4].coins


def shadow_of(state: State) -> laws.Shadow:
    return laws.shadow_at(VISTA, len(state.coins), state)


def agrees_with_all_moves(state: State) -> list[Any]:
    moves = laws.position_agrees(shadow_of(state), state)
    laws.every_move_leads_to_the_same(shadow_of(state), state, moves)
    return moves


def paid(state: State, *prices: int) -> State:
    """Each seat has paid so much before."""
    entries = (Paid(Seat(seat), 1, price) for seat, price in enumerate(prices) if price)
    coins = tuple(have - price for have, price in zip(state.coins, prices, strict=True))
    return replace(state, coins=coins, ledger=(*state.ledger, *entries))


@pytest.mark.parametrize("price", PRICES)
def test_the_last_coins_are_enough_for_a_slot(price: int) -> None:
    """BV-2.2"""
    moves = agrees_with_all_moves(paid(position(hands=HANDS), COINS - price, 0, 0, 0))
    offered = {move.slot for move in moves if isinstance(move, Offer)}
    assert offered == {slot for slot, each in enumerate(PRICES) if each <= price}


def test_who_comes_later_stands_behind_on_the_right_of_the_board() -> None:
    """BV-2.3"""
    order = tuple(map(Seat, (0, 2, 3, 1)))
    state = position(hands=("123", "456", "78", "234"), offers=["a5=4", "cx=1"], order=order)
    moves = agrees_with_all_moves(paid(state, 0, 0, 0, COINS))
    assert len(moves) == 3


def test_the_row_stays_short_when_the_contracts_are_all_gone() -> None:
    """BV-R8"""
    cards = [*range(len(PARTS.contracts))]
    taken = tuple(tuple(cards[2 + seat :: 4]) for seat in range(4))
    state = position(hands=HANDS, market=(0, 1), taken=taken, round=2, stage=Stage.ROUND_END)
    moves = agrees_with_all_moves(state)
    assert len(moves) == len(PARTS.constraints) - 1


def test_of_equal_totals_the_larger_group_is_first() -> None:
    """BV-5.3"""
    rng, told = Random(5), 0
    for number in range(12):
        state = built_position(VISTA, 2 + number % 3, rng)
        have = totals(VISTA.sheet(state, as_if_over=True), len(state.coins))
        state = paid(state, *(each - min(have) for each in have))
        laws.same_score(shadow_of(state), shadow_of(state).encoded(state), state)
        told += len({*laws.places_as_if_over(VISTA, state)}) > 1
    assert told > 3


@pytest.mark.parametrize("viewer", [None, Seat(1)])
def test_covered_offers_are_dealt_anew_before_and_behind_the_viewer(viewer: Viewer) -> None:
    """BV-R9"""
    offers = ["a1=4", "b2=5", "c3=6", "d4=7"]
    state = position(hands=("12", "34", "85", "16"), offers=offers, stage=Stage.REVEAL)
    deals_like_imagine(shadow_of(state), state, viewer, 400, seed=2)


def test_of_contracts_worth_the_same_the_greedy_bot_takes_any() -> None:
    """BV-3.8"""
    rng, met = Random(6), 0
    while met < 3:
        state = built_position(VISTA, 3, rng)
        if state.stage is Stage.CONTRACT:
            state = replace(state, taken=((),) * 3, market=tuple(range(8)))
            takes = [move for move in VISTA.moves(state) if isinstance(move, TakeContract)]
            if len(takes) > 1:
                chooses_like_the_greedy_bot(shadow_of(state), state, 200, seed=met)
                met += 1


def test_a_random_playout_builds_on_any_place_alike() -> None:
    """BV-R1"""
    cards = tuple(len(PARTS.contracts) - 1 - card for card in range(4))
    state = position(offers=["a1=8"], hands=("", "", "", ""), market=cards, round=PARTS.rounds)
    state = replace(state, stage=Stage.BUILD, revealed=1, order=(Seat(0),))
    shadow, places = shadow_of(state), [*VISTA.moves(state)]
    assert all(isinstance(place, Place) for place in places)
    games = np.repeat(KERNEL.encode(VISTA, shadow.box, state), 40 * len(places))
    games["random"] = [seed_of(3, index) for index in range(len(games))]
    KERNEL.play_random(shadow.box, games, 0, len(games))
    met = Counter(int(spot) for spot in games["spots"][:, 0])
    assert agrees_with_weights(met, dict.fromkeys(_spots(shadow, state, places), 1))


def _spots(shadow: laws.Shadow, state: State, places: list[Any]) -> list[int]:
    """Where the building stands after each of the moves."""
    found = []
    for place in places:
        positions = shadow.encoded(state)
        action = KERNEL.action_of(VISTA, place)
        KERNEL.apply(shadow.box, positions, laws.HERE, action)
        found.append(int(positions[laws.HERE]["spots"][0]))
    return found
