"""What happens in a bot's process: it is told a view, and answers with moves as texts."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import monotonic
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from faubourg.bots import Advice, BotFailed, Budget, bots, find_bot
from faubourg.bots.search_compilation import compile_search
from faubourg.bots.tree_search import SearchBot, Thoughts
from faubourg.core.edition import Edition
from faubourg.core.game_catalogue import find_rules, games, rules_for
from faubourg.core.game_protocol import AnyRules
from faubourg.kernels.kernel_catalogue import games_with_kernels
from faubourg.server.server_log import set_up_logs
from faubourg.server.workers.process_limits import bound_memory, step_back
from faubourg.server.workers.stoppable_process import Line

MOST_MEMORY = 2 << 30
"""Bytes of addresses; compiling the searches of all games takes about half of it."""
GAMES_BETWEEN_WORDS = 500
SECONDS_BETWEEN_WORDS = 0.25
"""How often an answer that grows is told."""
_searched: set[str] = set()
"""The games that this process has learnt to search; for others the readable rules serve."""


class AdvisedMove(Struct, frozen=True):
    """A legal move, and what the bot thinks of it."""

    text: str
    value: float
    chance: float | None = None
    error: float | None = None
    chances: tuple[float, ...] = ()


class BotAnswer(Struct, frozen=True):
    """Every legal move, best first."""

    moves: tuple[AdvisedMove, ...]
    games: int = 0
    """Played on from the position; 0 where nothing was searched, and there are no chances."""


class Position(Struct, frozen=True):
    """All that a bot may know."""

    game: str
    edition: str | Edition[Any]
    """Its name, or all of it where it is somebody's own."""
    view: Any


def prepare() -> None:
    """What every bot needs."""
    set_up_logs()
    step_back()
    bound_memory(MOST_MEMORY)
    bots()
    for game in games():
        find_rules(game)


def think(
    line: Line, position: Position, bot: str, seed: str, budget: Budget, grows: bool
) -> BotAnswer:
    """What a bot thinks of a position; as long as it thinks, it says what it has found."""
    rules, player, rng = rules_for(position.game, position.edition), find_bot(bot), Random(seed)
    if not isinstance(player, SearchBot):
        return _answer(rules, bot, player.advise(rules, position.view, rng, budget))
    if not can_search(position):
        budget = replace(budget, iterations=0)
    every, last, said_at = GAMES_BETWEEN_WORDS if grows else 0, Thoughts(0, ()), monotonic()
    for last in player.think(rules, position.view, rng, budget, every, line.is_stopped):
        if grows and last.games and monotonic() > said_at + SECONDS_BETWEEN_WORDS:
            line.say(_answer(rules, bot, last.advice, last.games))
            said_at = monotonic()
    return _answer(rules, bot, last.advice, last.games)


def can_search(position: Position) -> bool:
    """Compiled rules check no bounds: cardboard of strangers is not for them."""
    return position.game in _searched and isinstance(position.edition, str)


def _answer(rules: AnyRules, bot: str, advice: Sequence[Advice], games: int = 0) -> BotAnswer:
    if not advice:
        raise BotFailed("bot-without-advice", bot=bot)
    return BotAnswer(tuple(_move(rules, each) for each in advice), games)


def _move(rules: AnyRules, advice: Advice) -> AdvisedMove:
    text = rules.write(advice.move)
    return AdvisedMove(text, advice.value, advice.chance, advice.error, advice.chances)


def learn_to_search(line: Line) -> tuple[str, ...]:  # noqa: ARG001 - jobs are given one
    """Compile the search of every game, or read it from the disk; the games that can be searched.

    What cannot be compiled here is left to the readable rules.
    """
    _searched.update(filter(compile_search, games_with_kernels()))
    return tuple(sorted(_searched))
