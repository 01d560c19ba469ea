"""Where bots stand on a ladder: shares of wins, ratings, and every pair of them, with intervals.

Rating points are those of chess: whoever has 100 points more comes in ahead in 64 % of the games,
with 400 more in 91 %. They are reckoned from all games at once, so the order of games means
nothing; openskill's own rating, which goes from game to game, stands beside them.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import log

from msgspec import Struct
from openskill.models import PlackettLuce, PlackettLuceRating

from faubourg.arena.confidence import Z95, Estimate, share
from faubourg.arena.ladder import Result
from faubourg.arena.plackett_luce import Strengths, fitted

AVERAGE = 1500.0
POINTS_BY_STRENGTH = 400 / log(10)


class Standing(Struct, frozen=True):
    """One bot: how often it won, and how strong it is."""

    bot: str
    games: int
    """Seats that it had: two in a game where it met itself."""
    wins: Estimate
    """A shared win counts by its share."""
    average: float
    """Points of a game."""
    points: Estimate
    openskill: Estimate


class Pair(Struct, frozen=True):
    """Two bots, the stronger one first."""

    stronger: str
    weaker: str
    games: int
    ahead: Estimate
    """How often the stronger one came in ahead; equal places count half."""
    points: Estimate
    """By how many rating points it is stronger."""


class Standings(Struct, frozen=True):
    """The strongest bot first."""

    bots: tuple[Standing, ...]
    pairs: tuple[Pair, ...]


def standings(results: Sequence[Result]) -> Standings:
    """What the games say; bots that have not played yet are not among them."""
    names = sorted({player for result in results for player in result.players})
    strengths = _strengths(results, names)
    ratings = openskill_ratings(results)
    order = sorted(range(len(names)), key=lambda bot: -strengths.values[bot])
    bots = [_standing(names[bot], bot, results, strengths, ratings) for bot in order]
    pairs = [_pair(names, *both, results, strengths) for both in combinations(order, 2)]
    return Standings(tuple(bots), tuple(pair for pair in pairs if pair.games))


def _strengths(results: Sequence[Result], names: Sequence[str]) -> Strengths:
    index = {name: number for number, name in enumerate(names)}
    games = (
        [(index[name], place) for name, place in zip(each.players, each.places, strict=True)]
        for each in results
    )
    return fitted(games, len(names))


def openskill_ratings(results: Sequence[Result]) -> dict[str, PlackettLuceRating]:
    """Ratings that change with every game, in the order of the games.

    Bots do not get stronger with time, so tau is 0. What a bot is told by each of its seats in a
    game adds up.
    """
    model = PlackettLuce(tau=0.0)
    ratings: dict[str, PlackettLuceRating] = {}
    for result in results:
        held = [ratings.setdefault(name, model.rating()) for name in result.players]
        before = [model.rating(each.mu, each.sigma) for each in held]
        after = model.rate([[each] for each in before], ranks=[*map(float, result.places)])
        for rating, was, [told] in zip(held, before, after, strict=True):
            rating.mu += told.mu - was.mu
            rating.sigma *= told.sigma / was.sigma
    return ratings


def _standing(
    name: str,
    bot: int,
    results: Sequence[Result],
    strengths: Strengths,
    ratings: dict[str, PlackettLuceRating],
) -> Standing:
    seats = [
        (result, seat)
        for result in results
        for seat, player in enumerate(result.players)
        if player == name
    ]
    wins = sum((each.places[seat] == 1) / each.places.count(1) for each, seat in seats)
    total = sum(each.totals[seat] for each, seat in seats)
    value, variance = float(strengths.values[bot]), float(strengths.covariances[bot, bot])
    rating = ratings[name]
    return Standing(
        name,
        len(seats),
        share(wins, len(seats)),
        total / len(seats),
        _in_points(value, variance**0.5, AVERAGE),
        Estimate(rating.mu, rating.mu - Z95 * rating.sigma, rating.mu + Z95 * rating.sigma),
    )


def _pair(
    names: Sequence[str], one: int, other: int, results: Sequence[Result], strengths: Strengths
) -> Pair:
    met = [each for each in results if names[one] in each.players and names[other] in each.players]
    ahead = share(sum(_ahead(each, names[one], names[other]) for each in met), len(met))
    return Pair(names[one], names[other], len(met), ahead, _in_points(*strengths.apart(one, other)))


def _ahead(result: Result, one: str, other: str) -> float:
    """The share of the pairs of their seats in which one came in ahead of the other."""
    ours, theirs = (
        [place for name, place in zip(result.players, result.places, strict=True) if name == who]
        for who in (one, other)
    )
    won = sum((mine < yours) + (mine == yours) / 2 for mine in ours for yours in theirs)
    return won / (len(ours) * len(theirs))


def _in_points(value: float, error: float, origin: float = 0.0) -> Estimate:
    middle, reach = origin + POINTS_BY_STRENGTH * value, POINTS_BY_STRENGTH * Z95 * error
    return Estimate(middle, middle - reach, middle + reach)
