"""Ladders: who meets whom, who sits where, and what is refused before anything is played."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest
from msgspec.structs import replace

from faubourg.arena.ladder import (
    BadLadderGame,
    Ladder,
    LadderGame,
    check_ladder,
    play_ladder_game,
    result_of,
)
from faubourg.core.errors import BadOption, FaubourgError, Unknown

BOTS = ("random", "greedy", "planner", "easy")
SHAPES = [(2, 2), (4, 2), (4, 3), (4, 4), (3, 4), (2, 3), (2, 5), (4, 5), (3, 5)]
"""Bots and seats: more bots than seats, as many, and fewer."""


def ladder(bots: int, seats: int, rounds: int = 2, seed: int = 3) -> Ladder:
    return Ladder("kensington", seats, BOTS[:bots], rounds * seats, seed)


def tables(asked: Ladder) -> list[tuple[str, ...]]:
    return [asked.players(number) for number in range(asked.all_games)]


@pytest.mark.parametrize(("bots", "seats"), SHAPES)
def test_each_bot_has_each_seat_equally_often(bots: int, seats: int) -> None:
    asked = ladder(bots, seats)
    sat = Counter((seat, bot) for table in tables(asked) for seat, bot in enumerate(table))
    assert {*sat} == {(seat, bot) for seat in range(seats) for bot in asked.bots}
    assert len({*sat.values()}) == 1


@pytest.mark.parametrize(("bots", "seats"), SHAPES)
def test_each_pair_of_bots_meets_equally_often(bots: int, seats: int) -> None:
    asked = ladder(bots, seats)
    met = Counter(
        frozenset(pair)
        for table in tables(asked)
        for pair in combinations(table, 2)
        if len({*pair}) == 2
    )
    assert {*met} == {frozenset(pair) for pair in combinations(asked.bots, 2)}
    assert len({*met.values()}) == 1


@pytest.mark.parametrize(("bots", "seats"), SHAPES)
def test_no_bot_has_two_seats_more_than_another(bots: int, seats: int) -> None:
    asked = ladder(bots, seats)
    for table in tables(asked):
        counts = [table.count(bot) for bot in asked.bots]
        assert max(counts) - min(counts) <= 1


def test_games_are_rounded_up_to_whole_rounds() -> None:
    assert Ladder("sunrise", 3, BOTS[:3], 100).all_games == 102
    assert Ladder("sunrise", 2, BOTS, 1).all_games == 6 * 2


def test_a_ladder_can_be_played_for_longer() -> None:
    short, long = tables(ladder(4, 3, rounds=1)), tables(ladder(4, 3, rounds=3))
    assert long[: len(short)] == short


def test_neighbours_change_from_round_to_round() -> None:
    rounds = tables(ladder(4, 4, rounds=8))[::4]
    assert (
        len({tuple(table[(table.index("greedy") + n) % 4] for n in (1, 2)) for table in rounds}) > 1
    )


def test_a_round_shares_its_deal_and_the_next_has_another() -> None:
    asked = Ladder("sunrise", 2, ("random", "greedy"), 4, 1)
    deals = [play_ladder_game(asked, number).record.moves[:6] for number in range(4)]
    assert deals[0] == deals[1]
    assert deals[2] == deals[3]
    assert deals[0] != deals[2]


def test_records_name_the_bots_in_their_seats_and_results_are_theirs() -> None:
    asked = Ladder("sunrise", 2, ("random", "greedy"), 2, 1)
    for number in range(2):
        game = play_ladder_game(asked, number)
        assert game == play_ladder_game(asked, number)
        assert (*game.record.bots.values(),) == asked.players(number)
        assert game.record.result is not None
        result = result_of(asked, game)
        assert (result.places, result.totals) == (
            game.record.result.places,
            game.record.result.totals,
        )


def test_the_record_of_another_game_is_refused() -> None:
    asked = Ladder("sunrise", 2, ("random", "greedy"), 4, 1)
    game = play_ladder_game(asked, 0)
    unfinished = replace(game.record, result=None)
    for wrong in (
        LadderGame(1, game.record),
        LadderGame(0, unfinished),
        LadderGame(0, replace(game.record, game="kensington")),
    ):
        with pytest.raises(BadLadderGame):
            result_of(asked, wrong)


BAD: dict[str, tuple[dict[str, Any], type[FaubourgError]]] = {
    "game": ({"game": "go"}, Unknown),
    "edition": ({"edition": "moon"}, Unknown),
    "bot": ({"bots": ("random", "zorro")}, Unknown),
    "one bot": ({"bots": ("random",)}, BadOption),
    "the same bot twice": ({"bots": ("random", "greedy", "random")}, BadOption),
    "too many seats": ({"seats": 5}, BadOption),
    "option": ({"options": {"weather": "rain"}}, BadOption),
    "too many games": ({"games": 2_000_000}, BadOption),
}


@pytest.mark.parametrize(("fields", "error"), BAD.values(), ids=BAD)
def test_a_bad_ladder_is_refused_before_anything_is_played(
    fields: dict[str, Any], error: type[FaubourgError]
) -> None:
    good: dict[str, Any] = {"game": "sunrise", "seats": 2, "bots": ("random", "greedy"), "games": 2}
    check_ladder(Ladder(**good))
    with pytest.raises(error):
        check_ladder(Ladder(**(good | fields)))
