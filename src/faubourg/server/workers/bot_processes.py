"""Bots think in processes of their own, by turns, so that no table waits long for another's bot."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from faubourg.bots import Budget
from faubourg.bots.hints import Hints
from faubourg.bots.levels import LEVELS
from faubourg.bots.one_hint import Hint
from faubourg.core.game_catalogue import is_our_own
from faubourg.core.game_protocol import AnyRules
from faubourg.kernels.kernel_catalogue import games_with_kernels
from faubourg.server.workers.bot_thinking import (
    BotAnswer,
    Position,
    learn_to_search,
    prepare,
    think,
)
from faubourg.server.workers.fair_queue import FairQueue, Tell
from faubourg.server.workers.fair_worker_threads import to_the_end
from faubourg.server.workers.hint_thinking import think_of_hints
from faubourg.server.workers.stoppable_process import Question
from faubourg.server.workers.worker_processes import Asked, WorkerProcesses

PATIENCE = 30.0
"""Seconds after which a bot that has not answered is taken to have failed."""
FOREIGN_PATIENCE = 10.0
"""Over cardboard of somebody's own, which may be of any size."""
LEARNING = 1800.0
"""Seconds that compiling may take."""
USUAL_PROCESSES = 4
"""At most, unless whoever runs the server says otherwise."""
AT_EASE = 0.5
"""As long as no more wait for each process, bots think as long as they like; where more do, each
thinks less, so that all of them together take no longer than one second."""
LEAST_SHARE = 0.02
"""Of what a bot likes to think, however many wait."""


def usual_processes() -> int:
    return min(os.cpu_count() or 1, USUAL_PROCESSES)


class BotSettings(Struct, frozen=True):
    """How much the bots of a server may think."""

    processes: int = field(default_factory=usual_processes)
    searches: bool = True
    """Whether levels search with the compiled rules, or let the readable ones decide."""
    iterations: int = Budget().iterations
    seconds: float = 2.0
    """That one decision may take, where nobody else waits."""


class BotProcesses:
    """Processes that answer what a bot would do; editions of strangers are thought about apart."""

    def __init__(self, settings: BotSettings) -> None:
        self._settings, number = settings, settings.processes
        self._our_own = WorkerProcesses("bot", number, prepare), FairQueue(number)
        self._foreign = WorkerProcesses("bot over a foreign edition", 1, prepare), FairQueue(1)
        self._training: asyncio.Task[None] | None = None
        self._searched: frozenset[str] | None = None
        """The games that are searched; None as long as that is being learnt."""

    def train(self) -> None:
        """Let processes learn to search, in the background; until then the readable rules serve."""
        if self._settings.searches:
            processes, _ = self._our_own
            lesson = Question(learn_to_search, patience=LEARNING)
            self._training = asyncio.ensure_future(processes.keep_trained(lesson, self._note))

    def _note(self, searched: tuple[str, ...]) -> None:
        self._searched = frozenset(searched)

    def searches(self, game: str) -> bool:
        """Whether levels search this game by now."""
        return game in (self._searched or ())

    def may_search(self, rules: AnyRules) -> bool:
        """Whether this game is searched, now or after some minutes."""
        return is_our_own(rules.edition) and self._may_search_ours(rules.key)

    def _may_search_ours(self, game: str) -> bool:
        known = games_with_kernels() if self._searched is None else self._searched
        return self._settings.searches and game in known

    def simpler_bots(self, game: str, is_foreign: bool = False) -> tuple[str, ...]:
        """The bots that play weaker here than their names say: for good, and not only until they
        have learnt to search. A game `is_foreign` over cardboard of somebody's own."""
        return () if self._may_search_ours(game) and not is_foreign else tuple(LEVELS)

    async def advise(
        self,
        rules: AnyRules,
        bot: str,
        view: Any,
        seed: str,
        who: str,
        heard: Callable[[BotAnswer], None] | None = None,
        queued: Tell | None = None,
    ) -> BotAnswer:
        """What a bot would do; `heard` is told what is found on the way."""

        def asked(position: Position, budget: Budget) -> Question:
            return Question(think, (position, bot, seed, budget, heard is not None), heard=heard)

        answer: BotAnswer = await self._answer(rules, view, who, asked, queued)
        return answer

    async def hints(
        self,
        rules: AnyRules,
        view: Any,
        seed: str,
        who: str,
        mine: str | None = None,
        beside: tuple[Hint, ...] = (),
        heard: Callable[[Hints], None] | None = None,
    ) -> Hints:
        """The best moves of whoever looks, and the legal move `mine` beside them; or beside
        those that were found before."""

        def asked(position: Position, budget: Budget) -> Question:
            return Question(think_of_hints, (position, mine, seed, budget, beside), heard=heard)

        found: Hints = await self._answer(rules, view, who, asked)
        return replace(found, chances_later=not found.games and self.may_search(rules))

    async def _answer(
        self,
        rules: AnyRules,
        view: Any,
        who: str,
        asked: Callable[[Position, Budget], Question],
        queued: Tell | None = None,
    ) -> Any:
        """What a process answers. Whoever does not want to know any more cancels the task that
        waits for it: the process leaves off, and serves somebody else.

        `queued` is told how many are served before.
        """
        ours = is_our_own(rules.edition)
        processes, queue = self._our_own if ours else self._foreign
        position = Position(rules.key, rules.edition.key if ours else rules.edition, view)
        await queue.wait(who, queued)
        patience = PATIENCE if ours else FOREIGN_PATIENCE
        question = replace(asked(position, self._budget(queue)), patience=patience)
        underway = Asked()
        try:
            return await to_the_end(_in_turn(processes, queue, who, question, underway))
        except asyncio.CancelledError:
            underway.stop()
            raise

    def _budget(self, queue: FairQueue) -> Budget:
        """Less where many wait: iterations decide, and seconds cap."""
        waiting = len(queue) / queue.at_once
        share = max(LEAST_SHARE, AT_EASE / max(AT_EASE, waiting))
        settings = self._settings
        return Budget(round(settings.iterations * share), settings.seconds * share)

    def close(self) -> None:
        if self._training is not None:
            self._training.cancel()
        for processes, queue in (self._our_own, self._foreign):
            queue.close()
            processes.close()


async def _in_turn(
    processes: WorkerProcesses, queue: FairQueue, who: str, question: Question, asked: Asked
) -> Any:
    """The turn ends with the answer, also if nobody waits for it any more."""
    try:
        return await processes.ask(question, asked)
    finally:
        queue.end(who)
