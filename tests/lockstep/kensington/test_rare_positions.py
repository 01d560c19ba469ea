"""Positions of Kensington that random play hardly ever meets."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from faubourg.games.kensington.model import Lay, Stage, State
from faubourg.testing import kernel_laws as laws
from tests.games.kensington.positions import empty_middle, position, rules, tile


def agrees_with_all_moves(state: State) -> list[Any]:
    shadow = laws.shadow_at(rules(), len(state.facades), state)
    moves = laws.position_agrees(shadow, state)
    laws.every_move_leads_to_the_same(shadow, state, moves)
    return moves


def said(moves: list[Any]) -> set[str]:
    return {rules().write(move) for move in moves}


def test_who_may_pay_but_need_not_may_skip_when_no_beige_tile_is_left() -> None:
    """KG-R9"""
    state = empty_middle(position("+H2@1", tokens=(1, 1), takes="may"), "^H1 ^H2 =")
    free = agrees_with_all_moves(state)
    bound = agrees_with_all_moves(replace(state, takes="must"))
    assert len(said(free) - said(bound)) == 1


def test_of_two_alike_the_bought_tile_is_the_one_that_is_built() -> None:
    """KG-2.4"""
    state = position("+H2@1", hand="+H1 +H1", owed=True)
    lays = [move for move in agrees_with_all_moves(state) if isinstance(move, Lay)]
    assert {rules().play(state, lay).owed for lay in lays} == {False}


def test_diamonds_pay_no_more_than_the_stock_holds() -> None:
    """KG-4.1"""
    state = position("+H2@1 +L3@2", laid=1, tokens=(2, 2))
    for stock in (0, 1):
        agrees_with_all_moves(replace(state, stock=stock))


def test_the_game_ends_when_nobody_has_built_for_so_many_turns() -> None:
    """KG-R5"""
    turns = rules().box.parts.idle_rounds * 2
    for idle in (turns - 2, turns - 1):
        state = position("+H2@1", taken="-U2", idle=idle)
        ends = {rules().play(state, move).ended_by for move in agrees_with_all_moves(state)}
        assert ("KG-R5" in ends) == (idle == turns - 1)


def test_of_equal_totals_more_birds_are_first() -> None:
    """KG-6.6"""
    for facades in (("+H2@1 ^H2@1", "-H2@1 ^H2B@1"), ("+H2@1 ^H2B@1", "-H2@1 ^H2@1")):
        state = position(*facades)
        assert {*laws.places_as_if_over(rules(), state)} == {1, 2}
        agrees_with_all_moves(state)


def test_a_rich_seat_spends_where_it_can() -> None:
    """KG-2.3"""
    least = rules().box.parts.must_spend_at
    moves = [
        agrees_with_all_moves(position("+H2@1", tokens=(tokens, 0)))
        for tokens in (least - 1, least, least + 1)
    ]
    assert len(moves[0]) > len(moves[1]) == len(moves[2])


def test_what_is_drawn_last_from_a_back_is_not_drawn_again() -> None:
    """KG-2.2"""
    state = position("+H2@1", taken="-U2", stage=Stage.BUILD)
    assert state.heap[tile("-U2")] == 0
    agrees_with_all_moves(state)
