"""Shares of wins: Wilson's interval, and wins that are shared."""

from __future__ import annotations

import pytest

from faubourg.arena.bot_match import Fixture, Played, Share, play_match, shares
from faubourg.core.game_protocol import Outcome, RuleId
from faubourg.core.record import EditionStamp, Record

FIXTURE = Fixture("sunrise", ("random", "greedy", "planner"), 3, seed=1)


def played(number: int, seats: tuple[int, ...], places: tuple[int, ...]) -> Played:
    """A game in which the seats came in at these places; the points are easy to tell apart."""
    totals = tuple(100 - 10 * place for place in places)
    record = Record(1, "0", "sunrise", EditionStamp("lane", ""), ("", "", ""))
    return Played(number, seats, Outcome(RuleId("SL-4.1"), places, totals), record)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (60, 100, 0.5020, 0.6906),
        (50, 100, 0.4038, 0.5962),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (1, 2, 0.0945, 0.9055),
        (81, 263, 0.2553, 0.3662),
        (550, 1000, 0.5190, 0.5806),
    ],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    share = Share("bot", games, wins, 0)
    assert share.rate == wins / games
    assert [*share.interval] == pytest.approx([low, high], abs=5e-5)


def test_without_a_game_nothing_is_known() -> None:
    share = Share("bot", 0, 0, 0)
    assert share.interval == (0.0, 1.0)
    assert share.rate == share.average == 0.0


def test_wins_go_to_the_bot_and_not_to_the_seat() -> None:
    games = [
        played(0, (0, 1, 2), (1, 2, 3)),
        played(1, (1, 2, 0), (1, 2, 3)),
        played(2, (2, 0, 1), (3, 1, 2)),
    ]
    assert [share.wins for share in shares(FIXTURE, games)] == [1, 0, 2]
    assert [share.bot for share in shares(FIXTURE, games)] == [*FIXTURE.bots]
    assert [share.points for share in shares(FIXTURE, games)] == [
        90 + 80 + 80,
        80 + 70 + 70,
        70 + 90 + 90,
    ]


def test_a_shared_win_counts_by_its_share() -> None:
    games = [played(0, (0, 1, 2), (1, 1, 3)), played(1, (1, 2, 0), (1, 1, 1))]
    assert [share.wins for share in shares(FIXTURE, games)] == [
        pytest.approx(1 / 2 + 1 / 3),
        pytest.approx(1 / 2 + 1 / 3),
        pytest.approx(1 / 3),
    ]


def test_all_wins_of_a_match_are_given_away() -> None:
    fixture = Fixture("sunrise", ("random", "random", "greedy"), 9, seed=2)
    result = shares(fixture, [*play_match(fixture)])
    assert sum(share.wins for share in result) == pytest.approx(9)
    assert [share.games for share in result] == [9, 9, 9]
