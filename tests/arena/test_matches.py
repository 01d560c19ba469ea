"""Matches: who sits where, who gets which deal, and what is refused before anything is played."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from faubourg.arena.bot_match import Fixture, Played, check, play_game, play_match
from faubourg.core.errors import BadOption, FaubourgError, Unknown

LINE_UPS = [("random", "greedy"), ("random", "greedy", "random"), ("random",) * 4]
FIRST_HAND = 3


def games(line_up: tuple[str, ...], cycles: int = 2) -> list[Played]:
    return [*play_match(Fixture("sunrise", line_up, cycles * len(line_up), seed=3))]


@pytest.mark.parametrize("line_up", LINE_UPS)
def test_each_bot_has_each_seat_equally_often(line_up: tuple[str, ...]) -> None:
    sat = Counter((bot, seat) for game in games(line_up) for bot, seat in enumerate(game.seats))
    assert sat == {(bot, seat): 2 for bot in range(len(line_up)) for seat in range(len(line_up))}


@pytest.mark.parametrize("line_up", LINE_UPS)
def test_records_name_the_bots_in_their_seats(line_up: tuple[str, ...]) -> None:
    for game in games(line_up):
        assert [game.record.seats[seat] for seat in game.seats] == [*line_up]
        assert game.record.result == game.outcome


@pytest.mark.parametrize("line_up", LINE_UPS)
def test_a_cycle_of_rotations_shares_its_deal(line_up: tuple[str, ...]) -> None:
    cards = FIRST_HAND * len(line_up)
    deals = [game.record.moves[:cards] for game in games(line_up)]
    first, second = deals[: len(line_up)], deals[len(line_up) :]
    assert len({*first}) == len({*second}) == 1
    assert first[0] != second[0]


def test_games_come_in_order_and_can_be_played_one_by_one() -> None:
    fixture = Fixture("sunrise", ("random", "greedy"), 4, seed=3)
    played = [*play_match(fixture)]
    assert [game.number for game in played] == [0, 1, 2, 3]
    assert play_game(fixture, 2) == played[2]


def test_another_seed_deals_other_cards() -> None:
    one, two = (play_game(Fixture("sunrise", ("random",) * 2, 1, seed), 0) for seed in (1, 2))
    assert one.record.moves[:6] != two.record.moves[:6]


def test_edition_and_options_reach_the_games() -> None:
    fixture = Fixture("sunrise", ("random",) * 2, 1, 1, "avenue", {"ties": "next", "first": 1})
    record = play_game(fixture, 0).record
    assert record.edition.key == "avenue"
    assert record.options == {"ties": "next", "first": 1}


BAD: dict[str, tuple[dict[str, Any], type[FaubourgError]]] = {
    "game": ({"game": "go"}, Unknown),
    "edition": ({"edition": "moon"}, Unknown),
    "bot": ({"bots": ("random", "zorro")}, Unknown),
    "too few seats": ({"bots": ("random",)}, BadOption),
    "too many seats": ({"bots": ("random",) * 5}, BadOption),
    "option": ({"options": {"weather": "rain"}}, BadOption),
    "value": ({"options": {"ties": "maybe"}}, BadOption),
    "first seat": ({"options": {"first": 2}}, BadOption),
}


@pytest.mark.parametrize(("fields", "error"), BAD.values(), ids=BAD)
@pytest.mark.parametrize("workers", [1, 2])
def test_a_bad_fixture_is_refused_before_anything_is_played(
    fields: dict[str, Any], error: type[FaubourgError], workers: int
) -> None:
    good: dict[str, Any] = {"game": "sunrise", "bots": ("random", "random"), "games": 2, "seed": 1}
    fixture = Fixture(**(good | fields))
    with pytest.raises(error):
        check(fixture)
    with pytest.raises(error):
        next(play_match(fixture, workers))
