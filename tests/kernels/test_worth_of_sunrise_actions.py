"""What actions of Sunrise Lane seem worth to those who play on below a search."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from faubourg.core.game_protocol import NATURE
from faubourg.core.table import Table
from faubourg.games.sunrise.model import BuildPark
from faubourg.kernels.sunrise.actions import DRAW, HOUSE, STOP
from faubourg.kernels.sunrise.kernel import KERNEL
from faubourg.testing.game_facts import random_move
from tests.games.sunrise.positions import position, rules_of

RULES = rules_of()


def encoded(state: Any) -> tuple[Any, Any, Any]:
    """Box, position, and somebody who judges without noise."""
    box = KERNEL.pack_view(RULES, RULES.view(state, None))
    weights = [*KERNEL.judgement.weights[:-1], 0.0]
    return box, KERNEL.encode(RULES, box, state), KERNEL.judgement.minds_for(box, [weights])


def chosen(state: Any) -> str:
    box, at, minds = encoded(state)
    return RULES.write(KERNEL.move_of(RULES, int(KERNEL.choose_by_worth(box, at, 0, minds, 0))))


def judged(state: Any) -> dict[int, float]:
    return judged_at(*encoded(state))


def judged_at(box: Any, at: Any, minds: Any) -> dict[int, float]:
    room = np.zeros(KERNEL.most_moves, np.int32)
    number = KERNEL.legal(box, at, 0, room)
    KERNEL.judge(box, at, 0, minds, 0, room, number)
    return dict(zip(room[:number].tolist(), minds[0]["worths"][:number].tolist(), strict=True))


@pytest.mark.parametrize("seats", RULES.seats)
def test_what_is_chosen_is_legal_and_judged_no_worse_than_to_build_nothing(seats: int) -> None:
    rng, state = Random(seats), Table(RULES, seats, seed=seats).state
    while RULES.to_act(state) is not None:
        if RULES.to_act(state) is not NATURE:
            worths = judged(state)
            choice = KERNEL.action_of(RULES, RULES.read(chosen(state)))
            assert choice in worths
            assert all(worths[choice] >= worths[rest] for rest in (STOP, DRAW) if rest in worths)
        state = RULES.play(state, random_move(RULES, state, rng))


def test_on_the_last_turn_every_card_is_built_with() -> None:
    assert chosen(position(hands=("YYRB", "GGPB"), last_round=True)) != "++"


def expectations(box: Any, at: Any, minds: Any) -> tuple[list[float], float]:
    found = np.zeros(4, np.float32)
    spread = KERNEL.estimate(box, at, 0, minds, 0, found)
    return found.tolist(), spread


@pytest.mark.parametrize("last_round", [False, True])
def test_who_has_more_points_may_expect_as_many_more(last_round: bool) -> None:
    box, at, minds = encoded(position(hands=("YYRB", "GGPB"), last_round=last_round))
    found, spread = expectations(box, at, minds)
    at["points"][0, 1] += 7
    richer, _ = expectations(box, at, minds)
    assert spread > 0
    assert richer == [found[0], pytest.approx(found[1] + 7), *found[2:]]


def test_a_card_is_worth_something_as_long_as_there_is_a_turn_to_use_it() -> None:
    with_cards, _ = expectations(*encoded(position(hands=("YYRB", "GGPB"))))
    without, _ = expectations(*encoded(position(hands=("YYRB", ""))))
    assert with_cards[1] > without[1]
    assert with_cards[0] == without[0]


def worth_of_bringing_the_end(points: tuple[int, int], rival: str = "GGPB") -> float:
    """How much better the best house seems with the last piece but two than with one piece more."""

    def best_with(pieces: int) -> float:
        box, at, minds = encoded(position(hands=("Y", rival), pieces=(pieces, 20)))
        at["points"][0, :2] = points
        worths = judged_at(box, at, minds)
        return max(worth for action, worth in worths.items() if action >= HOUSE)

    last_but_two = RULES.box.parts.end_at_pieces + 1
    return best_with(last_but_two) - best_with(last_but_two + 1)


def test_the_end_is_welcome_to_whoever_leads_and_not_to_whoever_is_far_behind() -> None:
    assert worth_of_bringing_the_end((80, 40)) > 0 > worth_of_bringing_the_end((20, 80))


def test_whoever_brings_the_end_leads_with_the_points_of_that_turn() -> None:
    def cost_of_a_point(behind: int) -> float:
        less, more = ((40, 40 + by) for by in (behind, behind + 1))
        return worth_of_bringing_the_end(less, "") - worth_of_bringing_the_end(more, "")

    assert cost_of_a_point(0) == pytest.approx(cost_of_a_point(-5), abs=1e-4)
    assert cost_of_a_point(8) > 1.5 * cost_of_a_point(0)


@pytest.mark.parametrize("pieces", [0, 20])
def test_no_park_is_tried_for_a_card_with_which_a_house_could_stand_there(pieces: int) -> None:
    state = position(hands=("YYRB", "GGPB"), pieces=(pieces, 20))
    box, at, _ = encoded(state)
    room = np.zeros(KERNEL.most_moves, np.int32)
    number = KERNEL.worth_trying(box, at, 0, room)
    tried = {KERNEL.move_of(RULES, int(action)) for action in room[:number]}
    own = {
        move
        for move in RULES.moves(state)
        if isinstance(move, BuildPark) and move.card == RULES.box.colours[move.space]
    }
    assert own
    assert tried == {*RULES.moves(state)} - (own if pieces else set())
