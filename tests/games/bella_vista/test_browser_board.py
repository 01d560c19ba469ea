"""What the browser's table of Bella Vista is told besides the view agrees with the rules."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from faubourg.core.table import Table
from faubourg.games.bella_vista import GAME, BellaVista
from faubourg.games.bella_vista.model import Place, Stage
from faubourg.games.bella_vista.rules import Reach, reach
from faubourg.server.board_data import aids_of, board_of, suggested

AnyTable = Table[Any, Any, Any]
RULES = BellaVista(GAME.edition())


def decisions(seats: int, seed: int) -> Iterator[AnyTable]:
    """A game by chance, as it stands before each decision."""
    table: AnyTable = Table(RULES, seats, seed=seed)
    rng = Random(seed)
    while table.to_act is not None:
        yield table
        table.play(rng.choice([*RULES.moves(table.state)]))


def covered(table: AnyTable, place: Place, number: int) -> set[int]:
    city = RULES.box.city(table.state.city)
    return set(city.squares_of(city.spots[number][place.square * 4 + place.turn].mask))


def test_every_square_knows_its_tile_and_what_lies_beside_it() -> None:
    table: AnyTable = Table(RULES, 4, seed=1, options={"city": "berlin"})
    squares = {square.name: square for square in board_of(table).squares}
    assert len(squares) == RULES.box.parts.squares
    assert (squares["a1"].tile, squares["a1"].border, squares["a1"].park) == ("H", True, False)
    assert squares["c5"].park
    assert squares["f5"].river
    assert not any(square.border for square in squares.values() if square.kind != "district")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_place_within_the_constraint_covers_a_barred_square(seats: int) -> None:
    for table in decisions(seats, seats):
        aids = aids_of(RULES, table.view(table.to_act))
        building = table.state.stage in (Stage.BUILD, Stage.NEUTRAL)
        assert (aids.building is not None) is building
        if not building:
            continue
        by_rule, places = reach(RULES.box, table.state)
        assert aids.reach == by_rule.name.lower()
        if by_rule is Reach.WITHIN:
            for place in places:
                assert not covered(table, place, aids.building) & {*aids.barred}


@pytest.mark.parametrize("seats", [2, 4])
def test_the_places_that_bring_a_contract_nearer_do_so(seats: int) -> None:
    seen = 0
    for table in decisions(seats, seats + 10):
        seat, rules = table.to_act, RULES
        aids = aids_of(rules, table.view(seat))
        for move in [*rules.moves(table.state)][::5] if table.state.stage is Stage.BUILD else []:
            after = aids_of(rules, rules.view(rules.play(table.state, move), seat))
            for before, now in zip(aids.contracts, after.contracts, strict=True):
                gained = now.have[seat] > before.have[seat]
                assert (rules.write(move) in before.nearer) is gained
                seen += gained
    assert seen


def test_nobody_else_is_told_which_places_bring_a_contract_nearer() -> None:
    for table in decisions(3, 5):
        for viewer in (None, *(seat for seat in range(3) if seat != table.to_act)):
            aids = aids_of(RULES, table.view(viewer))
            assert not any(contract.nearer for contract in aids.contracts)


def test_a_suggested_city_can_be_played() -> None:
    cities = {suggested(RULES, Random(seed))["city"] for seed in range(5)}
    assert len(cities) == 5
    for city in cities:
        assert board_of(Table(RULES, 2, seed=1, options={"city": city})).squares
