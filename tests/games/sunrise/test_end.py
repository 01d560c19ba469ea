"""SL-4.1: the end by lack of house pieces."""

from __future__ import annotations

import pytest

from faubourg.games.sunrise.model import Stage, State
from tests.games.sunrise.positions import position
from tests.games.sunrise.printed_board import LANE, choices, play

DRAW = ("++", "+B", "+B")
BUILD = ("f5=1", ".", "+B")


def short(turn: str, pieces: tuple[int, ...], first: str = "a") -> State:
    """Everybody holds one yellow card; f5 is yellow and free."""
    return position(hands=("Y",) * len(pieces), turn=turn, pieces=pieces, first=first)


def ended_by(state: State) -> str | None:
    outcome = LANE.outcome(state)
    assert (state.stage is Stage.OVER) is (outcome is not None)
    assert (LANE.to_act(state) is None) is (outcome is not None)
    return outcome.ended_by if outcome else None


@pytest.mark.rule("SL-4.1")
def test_two_pieces_left_complete_the_round_and_end_the_game() -> None:
    state = play(short("a", (3, 28)), *BUILD)
    assert ended_by(state) is None
    assert state.seat == 1
    state = play(state, *DRAW)
    assert ended_by(state) == "SL-4.1"


@pytest.mark.rule("SL-4.1")
def test_three_pieces_left_end_nothing() -> None:
    state = play(short("a", (4, 28)), *BUILD, *DRAW)
    assert ended_by(state) is None
    assert (state.seat, state.pieces) == (0, (3, 28))
    state = play(short("b", (28, 4)), *BUILD)
    assert ended_by(state) is None


@pytest.mark.rule("SL-4.1")
@pytest.mark.parametrize("left", [1, 0])
def test_fewer_than_two_pieces_left_end_the_game_as_well(left: int) -> None:
    state = position(hands=("Y", "YYY"), turn="b", pieces=(28, 3))
    state = play(state, f"f5={3 - left}", ".", "+B")
    assert state.pieces == (28, left)
    assert ended_by(state) == "SL-4.1"


@pytest.mark.rule("SL-4.1")
def test_the_last_player_of_the_round_ends_the_game_with_that_turn() -> None:
    state = play(short("b", (28, 3)), *BUILD)
    assert ended_by(state) == "SL-4.1"
    assert choices(state) == set()


@pytest.mark.rule("SL-4.1")
@pytest.mark.rule("SL-1.5")
@pytest.mark.parametrize(
    ("first", "trigger", "others"),
    [
        ("a", "a", "bc"),
        ("a", "b", "c"),
        ("a", "c", ""),
        ("b", "b", "ca"),
        ("b", "c", "a"),
        ("b", "a", ""),
        ("c", "c", "ab"),
        ("c", "a", "b"),
        ("c", "b", ""),
    ],
)
def test_a_round_begins_with_the_first_player(first: str, trigger: str, others: str) -> None:
    pieces = tuple(3 if seat == trigger else 28 for seat in "abc")
    state = play(short(trigger, pieces, first), *BUILD)
    for seat in others:
        assert ended_by(state) is None
        assert "abc"[state.seat] == seat
        state = play(state, *DRAW)
    assert ended_by(state) == "SL-4.1"


@pytest.mark.rule("SL-4.1")
def test_four_players_complete_the_round_too() -> None:
    state = play(short("b", (22, 3, 22, 22)), *BUILD, *DRAW)
    assert ended_by(state) is None
    assert state.seat == 3
    assert ended_by(play(state, *DRAW)) == "SL-4.1"


@pytest.mark.rule("SL-4.1")
def test_a_second_player_short_of_pieces_in_the_last_round_changes_nothing() -> None:
    state = position(hands=("Y", "G", "Y"), pieces=(3, 3, 28))
    state = play(state, *BUILD, "f4=1", ".", "+B")
    assert state.pieces == (2, 2, 28)
    assert ended_by(state) is None
    assert ended_by(play(state, *DRAW)) == "SL-4.1"


@pytest.mark.rule("SL-4.1")
def test_the_pieces_are_counted_at_the_end_of_the_turn() -> None:
    state = position(hands=("", "YGR"), turn="b", pieces=(28, 3))
    state = play(state, "f5=1")
    assert ended_by(state) is None
    assert "f4=1" in choices(state)
    state = play(state, "f4=1", "f3=1")
    assert ended_by(state) is None
    assert ended_by(play(state, ".", "+B")) == "SL-4.1"


@pytest.mark.rule("SL-4.1")
@pytest.mark.rule("SL-2.8")
def test_the_last_turn_of_the_game_draws_its_card() -> None:
    state = play(short("b", (28, 3)), "f5=1", ".")
    assert ended_by(state) is None
    state = play(state, "+B")
    assert [sum(cards) for cards in state.hands] == [1, 1]


@pytest.mark.rule("SL-4.1")
@pytest.mark.rule("SL-3.1")
def test_the_last_player_discards_down_to_five_before_the_end() -> None:
    state = position(hands=("Y", "RRRRR"), pieces=(3, 28))
    state = play(state, *BUILD, *DRAW)
    assert ended_by(state) is None
    state = play(state, "-R", "-R")
    assert ended_by(state) == "SL-4.1"
    assert sum(state.hands[1]) == 5


@pytest.mark.rule("SL-4.1")
def test_players_build_as_usual_in_the_last_round() -> None:
    state = position(hands=("Y", "GGB"), pieces=(3, 28))
    state = play(state, *BUILD, "f4=2", "e4@B", ".", "+R")
    assert ended_by(state) == "SL-4.1"
    assert state.pieces == (2, 26)
