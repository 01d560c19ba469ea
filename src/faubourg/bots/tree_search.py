"""Tree search over the compiled rules: thousands of games played on from what the seat sees.

Where the compiled rules cannot serve, because numba is missing, a game has no kernel or an edition
is too large for it, another bot of the house decides, and the log says so once.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import Any

from msgspec import Struct

from faubourg.bots import Advice, Bot, Budget
from faubourg.bots.turn_planner import BOT as PLANNER
from faubourg.core.game_catalogue import games
from faubourg.core.game_protocol import AnyRules, Seat
from faubourg.kernels.kernel_catalogue import NoKernel, encoded_view, find_kernel
from faubourg.kernels.search.manner import Limits, Manner, Tried

logger = logging.getLogger(__name__)


class Level(Struct, frozen=True):
    """How strong a player is, and in what it is weak."""

    effort: float
    """Iterations for each that the budget has."""
    manner: Manner = Manner()
    horizons: dict[str, int] = {}
    """For games that take too long to be played out, how many actions of them are."""
    overlooks_bonuses: bool = False
    slack: float = 0.0
    """How much of a reward, which is at most 1, a move may seem better than it is."""
    instead: Bot = PLANNER
    """Who decides where the compiled rules cannot serve, or nothing may be thought about."""


class SearchBot:
    """A player by tree search."""

    def __init__(self, name: str, level: Level) -> None:
        self.name, self.level = name, level

    def advise(self, rules: AnyRules, view: Any, rng: Random, budget: Budget) -> Sequence[Advice]:
        """Every legal move; those that were not tried last. Nothing when the game is over."""
        state = rules.imagine(view, rng)
        legal, seat = [*rules.moves(state)], rules.to_act(state)
        if len(legal) < 2:
            return [Advice(move, 0.0) for move in legal]
        if budget.iterations <= 0 or getattr(view, "viewer", seat) != seat:
            return self.level.instead.advise(rules, view, rng, budget)
        assert isinstance(seat, int)
        try:
            iterations = max(1, round(budget.iterations * self.level.effort))
            limits = Limits(iterations, budget.seconds)
            tried = self._search(rules, view, Seat(seat), limits, rng.getrandbits(63))
        except NoKernel as reason:
            say_once(self.name, self.level.instead.name, rules.key, str(reason))
            return self.level.instead.advise(rules, view, rng, budget)
        return self._advice(legal, tried, rng)

    def _search(
        self, rules: AnyRules, view: Any, seat: Seat, limits: Limits, seed: int
    ) -> dict[Any, Tried]:
        kernel = find_kernel(rules.key)
        box, position = encoded_view(kernel, rules, view)
        # Imported late: numba is for those who search.
        from faubourg.kernels.search.searching import search

        tried = search(kernel, box, position, seat, self._manner(rules.key), limits, seed)
        return {kernel.move_of(rules, each.action): each for each in tried}

    def _manner(self, game: str) -> Manner:
        manner = self.level.manner
        if game in self.level.horizons:
            manner = manner._replace(horizon=self.level.horizons[game])
        if self.level.overlooks_bonuses:
            manner = manner._replace(overlooked=games()[game].meta.bonuses)
        return manner

    def _advice(self, legal: list[Any], tried: dict[Any, Tried], rng: Random) -> list[Advice]:
        seeming = {
            move: found.secured + rng.uniform(0, self.level.slack) for move, found in tried.items()
        }
        best_first = sorted(tried, key=lambda move: -seeming[move])
        return [
            *(
                Advice(move, 100 * seeming[move], tried[move].wins, tried[move].error)
                for move in best_first
            ),
            *_untried(legal, tried),
        ]


def _untried(legal: list[Any], tried: dict[Any, Tried]) -> Iterator[Advice]:
    return (Advice(move, -100.0) for move in legal if move not in tried)


@cache
def say_once(bot: str, instead: str, game: str, reason: str) -> None:
    logger.warning("%s lets %s decide at %s: %s", bot, instead, game, reason)
