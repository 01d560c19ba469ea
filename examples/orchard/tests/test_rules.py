"""The rules of Orchard, each by a test that fails when it is broken."""

from __future__ import annotations

import pytest
from faubourg import Table
from faubourg.core.game_catalogue import find_rules
from faubourg.core.game_protocol import Seat
from msgspec.structs import replace

from orchard import Orchard
from orchard.model import Cards, Stage, State

NONE: Cards = (0, 0, 0, 0, 0)
APPLE: Cards = (0, 1, 0, 0, 0)
PLUM: Cards = (0, 0, 0, 0, 1)


def rules() -> Orchard:
    found = find_rules("orchard")
    assert isinstance(found, Orchard)
    return found


def dealt(hands: tuple[Cards, ...] = (APPLE, APPLE), deck: Cards = NONE) -> State:
    """The first seat to act, with these cards."""
    start = rules().setup(len(hands), rules().options())
    return replace(start, hands=hands, deck=deck, stage=Stage.TURN)


def planted(state: State, **owners: int) -> State:
    """With trees on some plots."""
    names = rules().box.names
    trees = [*state.trees]
    for name, owner in owners.items():
        trees[names.index(name)] = Seat(owner)
    return replace(state, trees=tuple(trees))


def played(state: State, *moves: str) -> State:
    for text in moves:
        move = rules().read(text)
        assert rules().why_not(state, move) is None, text
        state = rules().play(state, move)
    return state


def refused(state: State, text: str) -> tuple[str, str]:
    refusal = rules().why_not(state, rules().read(text))
    assert refusal is not None
    return refusal.rule, refusal.reason


def points(state: State, rule: str) -> list[tuple[int, int]]:
    lines = rules().sheet(state, as_if_over=True)
    return [(line.seat, line.points) for line in lines if line.rule == rule]


@pytest.mark.rule("OR-1.1")
def test_no_tree_stands_at_the_start() -> None:
    table = Table("orchard", 2, seed=1)
    assert {*table.state.trees} == {None}


@pytest.mark.rule("OR-1.2")
def test_everyone_is_dealt_three_cards_that_only_they_see() -> None:
    table = Table("orchard", 3, seed=1)
    assert table.view().hand_sizes == (3, 3, 3)
    assert table.view().hand is None
    assert len(table.view(1).hand) == 3


@pytest.mark.rule("OR-2.1")
def test_a_tree_needs_a_card_of_its_fruit_and_an_empty_plot() -> None:
    after = played(dealt(), "a1")
    assert after.trees[0] == 0
    assert after.discards == APPLE
    assert refused(dealt(), "b1") == ("OR-2.1", "not-held")
    assert refused(planted(dealt(), a1=1), "a1") == ("OR-2.1", "taken")


@pytest.mark.rule("OR-2.2")
def test_a_card_is_drawn_before_the_next_player_goes_on() -> None:
    drawing = played(dealt(deck=PLUM), "a1")
    assert refused(drawing, "d1") == ("OR-2.2", "card-due")
    after = played(drawing, "+L")
    assert (after.seat, after.hands[0], after.deck) == (1, PLUM, NONE)


@pytest.mark.rule("OR-2.3")
def test_a_card_is_exchanged_as_long_as_there_is_another() -> None:
    after = played(dealt((PLUM, APPLE), deck=APPLE), "-L", "+A")
    assert (after.hands[0], after.discards, after.seat) == (APPLE, PLUM, 1)
    assert refused(dealt(deck=APPLE), "-L") == ("OR-2.3", "not-held")
    assert refused(dealt(), "-A") == ("OR-2.3", "no-deck")


@pytest.mark.rule("OR-2.4")
def test_one_passes_only_if_no_card_fits_and_none_is_left() -> None:
    stuck = planted(dealt((PLUM, APPLE)), c3=1)
    assert played(stuck, ".").seat == 1
    assert refused(dealt(), ".") == ("OR-2.4", "can-plant")
    assert refused(replace(stuck, deck=APPLE), ".") == ("OR-2.4", "can-exchange")


@pytest.mark.rule("OR-3.1")
def test_two_trees_of_ones_own_side_by_side_bring_a_point() -> None:
    assert points(planted(dealt(), a1=0, b1=0, c1=1, a2=0), "OR-3.1") == [(0, 1), (0, 1)]


@pytest.mark.rule("OR-3.2")
def test_the_largest_grove_brings_three_points_to_all_who_have_one() -> None:
    three_and_two = planted(dealt(), a1=0, b1=0, b2=0, d4=1, e4=1)
    assert points(three_and_two, "OR-3.2") == [(0, 3)]
    assert points(planted(three_and_two, e5=1), "OR-3.2") == [(0, 3), (1, 3)]
    assert points(planted(dealt(), a1=0, c3=1), "OR-3.2") == []


@pytest.mark.rule("OR-4.1")
def test_the_game_is_over_when_the_orchard_is_full() -> None:
    names = rules().box.names[1:]
    after = played(planted(dealt(), **dict.fromkeys(names, 1)), "a1")
    assert (after.stage, after.ended_by) == (Stage.OVER, "OR-4.1")


@pytest.mark.rule("OR-4.2")
def test_the_game_is_over_when_everyone_has_passed_in_a_row() -> None:
    stuck = planted(dealt((PLUM, PLUM)), c3=1)
    assert played(stuck, ".").ended_by is None
    assert played(stuck, ".", ".").ended_by == "OR-4.2"


@pytest.mark.rule("OR-4.3")
def test_the_most_points_win_and_equals_share() -> None:
    stuck = planted(dealt((PLUM, PLUM)), c3=1, a1=0, b1=0)
    outcome = rules().outcome(played(stuck, ".", "."))
    assert outcome is not None
    assert (outcome.places, outcome.totals) == ((1, 2), (4, 0))
    equal = rules().outcome(played(planted(stuck, d5=1, e5=1), ".", "."))
    assert equal is not None
    assert equal.places == (1, 1)
