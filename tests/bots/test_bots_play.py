"""What every bot owes the table: legal moves, from its view alone, the same for the same seed."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from faubourg.arena.bot_match import Fixture, play_game
from faubourg.bots import Budget, bots, find_bot, turn_planner
from faubourg.core.errors import Unknown
from faubourg.core.game_protocol import Seat
from faubourg.core.table import Table
from faubourg.games.sunrise.model import State
from tests.bots.bots_at_a_position import LANE, NAMES, advice
from tests.games.sunrise.positions import SunriseTable, position, rules_of

EVERY_BOT = pytest.mark.parametrize("bot", NAMES)


def positions_of_a_game(
    bot: str, seats: int, edition: str = "lane", seed: int = 4
) -> list[tuple[State, Any]]:
    """Every position in which a bot decided, and what it was advised to do."""
    table: SunriseTable = Table(rules_of(edition), seats, seed=seed)
    rng, seen = Random(seed), []
    while (seat := table.to_act) is not None:
        advised = find_bot(bot).advise(table.rules, table.view(seat), rng, Budget())
        seen.append((table.state, advised))
        table.play(advised[0].move)
    return seen


def test_the_bots_of_the_house_are_installed() -> None:
    assert {*NAMES} <= {*bots()}
    assert all(find_bot(name).name == name for name in NAMES)


def test_a_bot_that_nobody_knows_is_named_with_those_that_are_known() -> None:
    with pytest.raises(Unknown, match=r"There is no bot “zorro”\. Bots: .*planner"):
        find_bot("zorro")


@EVERY_BOT
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("edition", ["lane", "avenue"])
def test_a_bot_advises_every_legal_move_and_no_other(bot: str, seats: int, edition: str) -> None:
    rules = rules_of(edition)
    for state, advised in positions_of_a_game(bot, seats, edition):
        moves = [each.move for each in advised]
        assert len(moves) == len({*moves})
        assert {*moves} == {*rules.moves(state)}


@EVERY_BOT
def test_advice_comes_best_first(bot: str) -> None:
    for _, advised in positions_of_a_game(bot, 3):
        values = [each.value for each in advised]
        assert values == sorted(values, reverse=True)


@EVERY_BOT
@pytest.mark.parametrize("seats", [2, 4])
def test_the_hands_of_others_make_no_difference_to_a_bot(bot: str, seats: int) -> None:
    for number, (state, _) in enumerate(positions_of_a_game(bot, seats)):
        view = LANE.view(state, state.seat)
        other = LANE.imagine(view, Random(number))
        assert LANE.view(other, state.seat) == view
        assert advice(bot, other, seed=3) == advice(bot, state, seed=3)


@pytest.mark.parametrize("bot", ["greedy", "planner"])
def test_what_a_bot_imagines_does_not_change_what_it_thinks_of_a_move(bot: str) -> None:
    for state, _ in positions_of_a_game(bot, 3):
        one, other = (
            {each.move: each.value for each in advice(bot, state, seed=seed)} for seed in (1, 2)
        )
        assert one == other


@EVERY_BOT
def test_the_same_seed_gives_the_same_game(bot: str) -> None:
    fixture = Fixture("sunrise", (bot, bot), 1, seed=9)
    assert play_game(fixture, 0) == play_game(fixture, 0)


def test_the_random_bot_plays_differently_with_another_seed() -> None:
    state = position(hands=("YRBPG", "YYY"))
    assert len({advice("random", state, seed=seed)[0].move for seed in range(30)}) > 10


@EVERY_BOT
def test_a_bot_discards_what_is_too_much(bot: str) -> None:
    state = position(hands=("YYGGRR", ""), discards="PPP")
    drawn = LANE.play(state, LANE.read("++"))
    for card in ("+B", "+B"):
        drawn = LANE.play(drawn, LANE.read(card))
    assert {LANE.write(each.move) for each in advice(bot, drawn)} == {"-Y", "-G", "-R", "-B"}


def test_a_bot_looks_through_its_own_seat_only() -> None:
    state = position(hands=("YYY", "PGB"), turn="b", last_round=True)
    moves = {LANE.write(each.move) for each in advice("planner", state)}
    assert "e6=1" in moves
    assert not any(move.startswith("f5=") for move in moves)
    assert LANE.view(state, Seat(1)).hand == state.hands[1]


def test_the_planner_looks_one_move_ahead_where_a_game_brings_no_planning(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = position(hands=("YYY", "PGB"), turn="b")
    monkeypatch.setattr(turn_planner, "plannings", dict)
    assert advice("planner", state) == advice("greedy", state)
