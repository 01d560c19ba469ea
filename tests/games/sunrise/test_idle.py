"""SL-R8: the end of a game in which nobody builds."""

from __future__ import annotations

import pytest

from faubourg.games.sunrise.model import Stage, State
from tests.games.sunrise.positions import SunriseTable, position, table_at
from tests.games.sunrise.printed_board import LANE, play

DRAW = ("++", "+B", "+B")


def draw(table: SunriseTable) -> None:
    """One turn of drawing, with the discards that it asks for."""
    seat = table.state.seat
    table.play("++")
    while not table.over and table.state.seat == seat:
        table.play(table.moves()[0])


def ended_by(state: State) -> str | None:
    outcome = LANE.outcome(state)
    return outcome.ended_by if outcome else None


@pytest.mark.rule("SL-R8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ten_rounds_of_draws_end_the_game_and_nine_do_not(seats: int) -> None:
    table = table_at(position(hands=("",) * seats))
    for _ in range(10 * seats - 1):
        draw(table)
        assert not table.over
    draw(table)
    assert table.over
    assert ended_by(table.state) == "SL-R8"


@pytest.mark.rule("SL-R8")
@pytest.mark.parametrize("moves", [("f5=1", ".", "+B"), ("f5@Y", ".", "+B")])
def test_a_turn_of_building_starts_the_count_anew(moves: tuple[str, ...]) -> None:
    state = play(position(hands=("Y", ""), idle=19), *moves)
    assert ended_by(state) is None
    assert state.idle == 0
    assert ended_by(play(state, *DRAW)) is None


@pytest.mark.rule("SL-R8")
@pytest.mark.parametrize("turn", ["a", "b"])
def test_the_count_runs_over_turns_whoever_began_it(turn: str) -> None:
    state = play(position(hands=("", ""), turn=turn, idle=19), *DRAW)
    assert ended_by(state) == "SL-R8"


@pytest.mark.rule("SL-R8")
def test_twenty_draws_of_three_players_end_nothing() -> None:
    assert ended_by(play(position(hands=("", "", ""), idle=19), *DRAW)) is None
    assert ended_by(play(position(hands=("", "", ""), idle=29), *DRAW)) == "SL-R8"


@pytest.mark.rule("SL-R8")
@pytest.mark.rule("SL-3.1")
def test_the_last_idle_turn_is_played_to_its_end() -> None:
    state = play(position(hands=("RRRR", ""), idle=19), *DRAW)
    assert state.stage is Stage.DISCARDING
    state = play(state, "-R")
    assert ended_by(state) == "SL-R8"
    assert sum(state.hands[0]) == 5


@pytest.mark.rule("SL-R8")
def test_a_game_of_draws_is_scored_like_any_other() -> None:
    state = play(position(hands=("", "YG"), turn="b"), "f5=1", "f4=1", ".", "+R")
    table = table_at(state)
    for _ in range(20):
        draw(table)
    assert table.outcome is not None
    assert table.outcome.totals == (0, 14)
