"""Ratings: what they say of known results, and how often their intervals hold the truth."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from random import Random

import pytest
from openskill.models import PlackettLuce

from faubourg.arena.ladder import Ladder, Result
from faubourg.arena.ladder_standings import (
    POINTS_BY_STRENGTH,
    Standings,
    openskill_ratings,
    standings,
)


def game(players: str, *places: int) -> Result:
    return Result((*players,), places, tuple(100 - place for place in places))


def won(wins: int, losses: int, draws: int = 0) -> list[Result]:
    """Games of a against b."""
    return [game("ab", 1, 2)] * wins + [game("ab", 2, 1)] * losses + [game("ab", 1, 1)] * draws


def test_a_hundred_points_mean_ahead_in_sixty_four_percent_of_the_games() -> None:
    (pair,) = standings(won(640, 360)).pairs
    assert (pair.stronger, pair.weaker, pair.games) == ("a", "b", 1000)
    assert pair.ahead.value == 0.64
    assert pair.points.value == pytest.approx(100, abs=1)
    assert pair.points.reach == pytest.approx(
        1.96 * POINTS_BY_STRENGTH / (0.48 * 1000**0.5), rel=0.01
    )


def test_four_hundred_points_mean_ten_to_one() -> None:
    (pair,) = standings(won(100, 1000)).pairs
    assert (pair.stronger, pair.weaker) == ("b", "a")
    assert pair.points.value == pytest.approx(400, abs=4)


def test_fifteen_hundred_is_the_average() -> None:
    found = standings([*won(30, 20), game("ac", 1, 2), game("cb", 1, 2)])
    values = [each.points.value for each in found.bots]
    assert sum(values) / 3 == pytest.approx(1500)
    assert values == sorted(values, reverse=True)


def test_equal_places_count_half_for_each() -> None:
    (pair,) = standings(won(0, 0, draws=50)).pairs
    assert pair.ahead.value == 0.5
    assert pair.points.value == pytest.approx(0)
    assert standings(won(0, 0, draws=50)).bots[0].wins.value == 0.5
    mixed, counted = (
        standings(games).pairs[0].points.value for games in (won(50, 20, 30), won(65, 35))
    )
    assert mixed == pytest.approx(counted)


def test_whoever_wins_every_game_is_strong_within_bounds_and_hardly_known() -> None:
    (pair,) = standings(won(200, 0)).pairs
    assert pair.ahead.low == pytest.approx(0.981, abs=0.001)
    assert 600 < pair.points.value < 2000
    assert pair.points.reach > 300


def test_the_order_of_games_means_nothing_to_rating_points() -> None:
    games = [*won(30, 10), *[game("bc", 1, 2)] * 9, *[game("ca", 2, 1)] * 4]
    shuffled = [*games]
    Random(1).shuffle(shuffled)
    one, two = standings(games), standings(shuffled)
    assert [each.bot for each in one.bots] == [each.bot for each in two.bots]
    for mine, yours in zip(one.bots, two.bots, strict=True):
        assert mine.points.value == pytest.approx(yours.points.value)


def test_bots_that_never_met_are_no_pair() -> None:
    found = standings([*[game("ab", 1, 2)] * 5, *[game("bc", 1, 2)] * 5])
    assert {(pair.stronger, pair.weaker) for pair in found.pairs} == {("a", "b"), ("b", "c")}


def test_a_bot_with_two_seats_is_counted_for_both_and_not_against_itself() -> None:
    found = standings([game("aab", 1, 2, 3), game("aab", 1, 3, 2)])
    a, b = found.bots
    assert (a.bot, a.games, b.games) == ("a", 4, 2)
    assert a.wins.value == 0.5
    (pair,) = found.pairs
    assert pair.games == 2
    assert pair.ahead.value == pytest.approx((1 + 1 / 2) / 2)


def test_openskill_is_the_librarys_own_game_by_game() -> None:
    model = PlackettLuce(tau=0.0)
    a, b, c = (model.rating() for _ in "abc")
    for _ in range(3):
        [[a], [b], [c]] = model.rate([[a], [b], [c]], ranks=[2.0, 1.0, 3.0])
    found = openskill_ratings([game("abc", 2, 1, 3)] * 3)
    for name, rating in zip("abc", (a, b, c), strict=True):
        assert found[name].mu == pytest.approx(rating.mu)
        assert found[name].sigma == pytest.approx(rating.sigma)


def test_openskill_gives_one_bot_what_it_takes_from_another_whatever_seats_they_have() -> None:
    found = openskill_ratings([game("aabb", 1, 3, 2, 4)])
    assert found["a"].mu > 25 > found["b"].mu
    assert found["a"].mu + found["b"].mu == pytest.approx(50)


STRENGTHS = {"a": -150.0, "b": -50.0, "c": 50.0, "d": 150.0}
LADDERS = 12


def simulated(seats: int, games: int, rng: Random) -> Standings:
    """A ladder whose places are drawn by strengths that are known."""
    asked = Ladder("kensington", seats, (*STRENGTHS,), games)
    return standings([_drawn(asked.players(n), STRENGTHS, rng) for n in range(asked.all_games)])


def _drawn(players: tuple[str, ...], strengths: Mapping[str, float], rng: Random) -> Result:
    places, left = [0] * len(players), [*range(len(players))]
    for place in range(1, len(players) + 1):
        odds = [exp(strengths[players[seat]] / POINTS_BY_STRENGTH) for seat in left]
        seat = rng.choices(left, odds)[0]
        places[seat] = place
        left.remove(seat)
    return Result(players, tuple(places), (0,) * len(players))


@pytest.mark.parametrize(("seats", "games"), [(2, 60), (4, 60), (5, 20)])
def test_intervals_hold_the_truth_in_about_nineteen_of_twenty(seats: int, games: int) -> None:
    rng = Random(seats)
    held = [
        pair.points.low <= STRENGTHS[pair.stronger] - STRENGTHS[pair.weaker] <= pair.points.high
        for _ in range(LADDERS)
        for pair in simulated(seats, games, rng).pairs
    ]
    assert len(held) == LADDERS * 6
    assert 0.88 < sum(held) / len(held) <= 1.0
