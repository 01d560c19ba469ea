"""Tree search over the compiled rules: thousands of games played on from what the seat sees.

Where the compiled rules cannot serve, because numba is missing, a game has no kernel or an edition
is too large for it, another bot of the house decides. Where a log is kept, it says so once.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from math import inf
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from faubourg.bots import Advice, Bot, Budget
from faubourg.bots.games_added_up import spread_of, together
from faubourg.bots.settled_end import shares_of_win
from faubourg.bots.turn_planner import BOT as PLANNER
from faubourg.core.game_catalogue import games
from faubourg.core.game_protocol import AnyRules, Seat
from faubourg.kernels.kernel_catalogue import NoKernel, encoded_view, find_kernel
from faubourg.kernels.search.search_settings import Limits, Manner, Tried

logger = logging.getLogger(__name__)
logger.addHandler(logging.NullHandler())  # without a log the command line says it, in words
OFTEN = 0.5
"""The share of the most visits from which on moves are compared by their rewards."""
ALIKE = 0.004
"""Rewards so near to one another are taken for the same."""
HARDLY = 1e-6
"""What sets apart moves that brought the same."""
UNTRIED = -300.0
"""The value of a move of which nothing is known: below all that were tried."""
TREES = 4
"""That a move is weighed by: trees that settle on different replies show how sure a chance is."""


class Level(Struct, frozen=True):
    """How strong a player is, and in what it is weak."""

    effort: float
    """Iterations for each that the budget has."""
    manner: Manner = Manner()
    efforts: dict[str, float] = {}
    manners: dict[str, Manner] = {}
    """For games in which another effort or another manner is better."""
    weighed: dict[str, Manner] = {}
    """How one move is weighed, for games in which that is done otherwise: what a search tries on
    the way would count as if it were played."""
    overlooks_bonuses: bool = False
    slack: float = 0.0
    """How much of a reward, which is at most 1, a move may seem better than it is."""
    at_a_glance: float = inf
    """A move that seems so many points worse than another, before anything is tried, is left alone
    as people would, however it fared in a few games; where the kernel judges actions."""
    instead: Bot = PLANNER
    """Who decides where the compiled rules cannot serve, or there is no time to try anything."""

    def effort_at(self, game: str) -> float:
        return self.efforts.get(game, self.effort)


class Thoughts(Struct, frozen=True):
    """What a search has found so far."""

    games: int
    """Played on from here; 0 where there was nothing to search, or no means."""
    advice: Sequence[Advice]


class SearchBot:
    """A player by tree search."""

    def __init__(self, name: str, level: Level) -> None:
        self.name, self.level = name, level

    def advise(self, rules: AnyRules, view: Any, rng: Random, budget: Budget) -> Sequence[Advice]:
        """Every legal move; those that were not tried last. Nothing when the game is over."""
        *_, last = self.think(rules, view, rng, budget)
        return last.advice

    def think(
        self,
        rules: AnyRules,
        view: Any,
        rng: Random,
        budget: Budget,
        every: int = 0,
        is_stopped: Callable[[], bool] = lambda: False,
    ) -> Iterator[Thoughts]:
        """Advice that grows: given after `every` so many games, and at the end. It ends early when
        it is stopped, and when nobody asks any more."""
        state = rules.imagine(view, rng)
        legal, seat = [*rules.moves(state)], rules.to_act(state)
        if len(legal) < 2:
            yield Thoughts(0, [Advice(move, 0.0) for move in legal])
        elif budget.iterations <= 0 or getattr(view, "viewer", seat) != seat:
            yield self._without_search(rules, view, rng, budget.seconds)
        else:
            assert isinstance(seat, int)
            iterations = max(1, round(budget.iterations * self.level.effort_at(rules.key)))
            limits = Limits(iterations, budget.seconds, is_stopped, every)
            try:
                yield from self._search(rules, view, Seat(seat), legal, limits, rng)
            except NoKernel as reason:
                say_once(self.name, self.level.instead.name, rules.key, str(reason))
                yield self._without_search(rules, view, rng, budget.seconds)

    def _without_search(
        self, rules: AnyRules, view: Any, rng: Random, seconds: float | None
    ) -> Thoughts:
        """As whoever stands in plays by its own habits: the budget counts games of a search, and
        with one of nothing it would not look at a turn of two moves."""
        usual = Budget(seconds=seconds)
        return Thoughts(0, self.level.instead.advise(rules, view, rng, usual))

    def _search(
        self,
        rules: AnyRules,
        view: Any,
        seat: Seat,
        legal: list[Any],
        limits: Limits,
        rng: Random,
    ) -> Iterator[Thoughts]:
        kernel = find_kernel(rules.key)
        box, position = encoded_view(kernel, rules, view)
        # Imported late: numba is for those who search.
        from faubourg.kernels.search.searching import growing_answers

        manner, seed = self.manner_at(rules.key), rng.getrandbits(63)
        doubts = self._doubts(legal, Random(seed))
        for tried in growing_answers(kernel, box, position, seat, manner, limits, seed):
            by_move = {kernel.move_of(rules, each.action): each for each in tried}
            games = sum(each.visits for each in tried)
            if games:
                yield Thoughts(games, self._advice(doubts, by_move, manner))
            else:  # the time was over before anything was tried
                yield self._without_search(rules, view, rng, limits.seconds)

    def weigh(
        self,
        rules: AnyRules,
        view: Any,
        move: Any,
        rng: Random,
        budget: Budget,
        is_stopped: Callable[[], bool] = lambda: False,
    ) -> Thoughts:
        """What becomes of one move, by games played to their end after it and after no other."""
        state = rules.imagine(view, rng)
        seat, after = rules.to_act(state), rules.play(state, move)
        assert isinstance(seat, int)
        if outcome := rules.outcome(after):
            chances = shares_of_win(outcome)
            return Thoughts(1, [Advice(move, 100 * chances[seat], chances[seat], 0.0, chances)])
        limits = Limits(max(1, budget.iterations // TREES), _part(budget.seconds), is_stopped)
        try:
            trees = self._trees_from(rules, rules.view(after, Seat(seat)), Seat(seat), limits, rng)
        except NoKernel:
            trees = []
        if not trees:
            return Thoughts(0, [Advice(move, 0.0)])
        tried, spread = together(trees), spread_of([tree.wins for tree in trees])
        advice = _with_chances(Advice(move, 100 * tried.reward), tried)
        return Thoughts(tried.visits, [replace(advice, error=max(tried.error, spread))])

    def _trees_from(
        self, rules: AnyRules, view: Any, seat: Seat, limits: Limits, rng: Random
    ) -> list[Tried]:
        """The games of several trees from a position on, whoever is to act there."""
        from faubourg.kernels.search.searching import search

        kernel = find_kernel(rules.key)
        box, position = encoded_view(kernel, rules, view)
        manner = self.level.weighed.get(rules.key, self.manner_at(rules.key))
        manner = manner._replace(horizon=0, rounds=0, overlooked=())
        seeds = [rng.getrandbits(63) for _ in range(TREES)]
        grown = [search(kernel, box, position, seat, manner, limits, seed) for seed in seeds]
        return [together(tree) for tree in grown if tree]

    def manner_at(self, game: str) -> Manner:
        """How it searches there."""
        manner = self.level.manners.get(game, self.level.manner)
        if self.level.overlooks_bonuses:
            manner = manner._replace(overlooked=games()[game].meta.bonuses)
        return manner

    def _doubts(self, legal: list[Any], rng: Random) -> dict[Any, float]:
        """For every move, how much less than its reward it seems worth."""
        return {move: -rng.uniform(0, self.level.slack) for move in legal}

    def _advice(
        self, doubts: dict[Any, float], tried: dict[Any, Tried], manner: Manner
    ) -> list[Advice]:
        seeming = self._in_a_few_games(doubts, tried)
        if manner.decides_by == "visits":
            seeming = _by_visits(tried)
        advice = [Advice(move, 100 * worth) for move, worth in seeming.items()]
        advice.sort(key=lambda each: -each.value)
        if _are_won_and_lost(manner):
            advice = [_with_chances(each, tried[each.move]) for each in advice]
        return [*advice, *_untried(doubts, tried)]

    def _in_a_few_games(
        self, doubts: dict[Any, float], tried: dict[Any, Tried]
    ) -> dict[Any, float]:
        """By rewards, less what they may be overrated by; behind all what looks bad at a glance."""
        best = max((found.worth for found in tried.values()), default=0.0)
        looks_bad = {m for m, found in tried.items() if found.worth < best - self.level.at_a_glance}
        return {m: found.secured - doubts[m] - (m in looks_bad) for m, found in tried.items()}


def _by_visits(tried: dict[Any, Tried]) -> dict[Any, float]:
    """Those tried nearly as often as any by what they brought, before all others. Of those that
    brought the same the one that seemed worth most at first: what can be had now is not put off,
    turn after turn, only because it could be had later as well."""
    most = max((found.visits for found in tried.values()), default=1)
    often = {move: found for move, found in tried.items() if found.visits >= OFTEN * most}
    best = max((found.reward for found in often.values()), default=0.0)
    alike = [move for move, found in often.items() if found.reward > best - ALIKE]
    alike.sort(key=lambda move: -tried[move].worth)
    return {
        **{move: found.visits / most for move, found in tried.items()},
        **{move: 1 + found.reward for move, found in often.items()},
        **{move: 1 + best - rank * HARDLY for rank, move in enumerate(alike)},
    }


def _are_won_and_lost(manner: Manner) -> bool:
    """Whether games are played to their end, and not left before it, or with some points left out:
    who leads there is not who wins."""
    return manner.horizon == 0 and manner.rounds == 0 and not manner.overlooked


def _with_chances(advice: Advice, tried: Tried) -> Advice:
    return replace(advice, chance=tried.wins, error=tried.error, chances=tried.chances)


def _part(seconds: float | None) -> float | None:
    return None if seconds is None else seconds / TREES


def _untried(legal: Iterable[Any], tried: dict[Any, Tried]) -> Iterator[Advice]:
    return (Advice(move, UNTRIED) for move in legal if move not in tried)


@cache
def say_once(bot: str, instead: str, game: str, reason: str) -> None:
    logger.warning("%s lets %s decide at %s, which plays weaker: %s", bot, instead, game, reason)
