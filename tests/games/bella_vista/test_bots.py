"""Bots at Bella Vista: legal advice from a view alone, greed for coins, and plans that win."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from faubourg.arena.bot_match import Fixture, play_match, shares
from faubourg.bots import Advice, Budget, find_bot
from faubourg.core.game_protocol import Seat
from faubourg.core.table import Table
from faubourg.games.bella_vista.model import Stage, State
from faubourg.games.bella_vista.rules import acting
from tests.games.bella_vista.positions import (
    BOX,
    VISTA,
    BellaTable,
    building_turn,
    gain,
    position,
)

EVERY_BOT = pytest.mark.parametrize("bot", ["random", "greedy", "planner"])


def advice(bot: str, state: State, seed: int = 1) -> list[Advice]:
    """What the bot says to the seat whose turn it is, from that seat's view alone."""
    view = VISTA.view(state, acting(state))
    return [*find_bot(bot).advise(VISTA, view, Random(seed), Budget())]


def first_choice(bot: str, state: State) -> str:
    return VISTA.write(advice(bot, state)[0].move)


@EVERY_BOT
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_bot_values_every_legal_move_and_no_other_to_the_end_of_a_game(
    bot: str, seats: int
) -> None:
    table: BellaTable = Table(VISTA, seats, seed=seats)
    while not table.over:
        advised = advice(bot, table.state)
        assert {each.move for each in advised} == {*table.moves()}
        assert len(advised) == len(table.moves())
        table.play(advised[0].move)
    assert table.outcome is not None


@EVERY_BOT
def test_a_bot_cannot_know_what_is_hidden_from_it(bot: str) -> None:
    one = position(hands=("345", "456", "567", "678"), offers=["b2=1"], order=(1, 0, 2, 3))
    other = position(hands=("345", "128", "128", "128"), offers=["b2=7"], order=(1, 0, 2, 3))
    assert VISTA.view(one, Seat(0)) == VISTA.view(other, Seat(0))
    assert advice(bot, one) == advice(bot, other)


def test_greedy_builds_for_coins_and_takes_the_dearest_contract() -> None:
    state = building_turn(6, "b5 c2", "c4 a3")
    assert gain(state, first_choice("greedy", state)) == 5
    choice = building_turn(
        8, "a8 a1", "a7 c1", "a6 a3", "a5 a12", contracts="A O X P", stage=Stage.CONTRACT
    )
    assert first_choice("greedy", choice) == "@O"


def test_greedy_pays_nothing_for_a_slot_if_it_can() -> None:
    assert first_choice("greedy", position(hands=("345",))).startswith("5=")


def test_the_planner_values_the_objectives_over_coins() -> None:
    state = building_turn(8, "b5 c2", height="P", cluster="G10", constraint="R-")
    assert first_choice("planner", state) == "h14"


def test_the_planner_joins_its_group_where_squares_count() -> None:
    state = building_turn(4, "a4 a1", height="R", cluster="G2", constraint="AB")
    assert first_choice("planner", state) in {"c1", "a3", "c2", "b3"}


def test_the_planner_makes_pairs_where_groups_count_and_leaves_nobody_alone() -> None:
    for cluster in ("G10", "G5"):
        state = building_turn(
            *(8, "a8 a1", "a7 c4", "a6 b3"), height="R", cluster=cluster, constraint="R-", round=7
        )
        assert first_choice("planner", state) in {"a2", "b1"}


def test_the_planner_fulfils_a_contract_in_reach() -> None:
    state = building_turn(8, "a7 e1", height="R", cluster="G2", contracts="C", constraint="R-")
    move = advice("planner", state)[0].move
    assert VISTA.write(VISTA.read("@C")) in {
        VISTA.write(each) for each in VISTA.moves(VISTA.play(state, move))
    }


FORCED = [
    *(f"n7 {BOX.names[square]}" for square in BOX.city(position().city).squares
      if BOX.names[square] not in ("f1", "k1", "l1", "l2")),
    *("a8 k1", "n8 l2"),
]  # fmt: skip
"""London with two squares left: f1 beside three buildings that are smaller than an 8, and l1 beside
an 8 of our own."""


def test_the_planner_counts_no_coins_where_it_builds_by_need() -> None:
    state = building_turn(8, *FORCED, height="R", cluster="G2", constraint="AB", round=8)
    assert gain(state, "f1") == gain(state, "l1") == 0
    assert first_choice("planner", state) == "l1"


def test_the_planner_counts_the_coins_of_a_place_within_the_constraint() -> None:
    state = building_turn(8, *FORCED, height="R", cluster="G2", constraint="P-", round=8)
    assert gain(state, "f1") == 6
    assert first_choice("planner", state) == "f1"


def test_where_it_builds_by_need_the_planner_brings_contracts_nearer_for_later_rounds_only() -> (
    None
):
    cards: dict[str, Any] = {
        "contracts": "CD E",
        "height": "R",
        "cluster": "G10",
        "constraint": "AB",
    }
    worths = [
        {VISTA.write(each.move): each.value for each in advice("planner", state)}
        for state in (building_turn(8, *FORCED, round=number, **cards) for number in (7, 8))
    ]
    assert worths[0]["f1"] > worths[1]["f1"]


def test_the_planner_offers_card_and_slot_together() -> None:
    state = position(hands=("18",), height="P", constraint="P+", cluster="G10")
    assert first_choice("planner", state).endswith("=8")


def test_the_planner_keeps_neutral_buildings_away_from_its_own() -> None:
    state = building_turn(8, "a8 a1", "b7 c1", seats=3, stage=Stage.NEUTRAL, round=7)
    assert first_choice("planner", state) in {"d1", "c2"}


def test_the_planner_beats_the_greedy_bot() -> None:
    fixture = Fixture("bella_vista", ("planner", "greedy"), 20, seed=2)
    planner, _ = shares(fixture, [*play_match(fixture)])
    assert planner.rate > 0.6
