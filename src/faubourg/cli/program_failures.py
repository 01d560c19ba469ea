"""Programs of one's own that failed in the middle of games: told at once, and counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.console import Console

from faubourg.arena.one_game import Failure
from faubourg.bots.random import BOT as RANDOM
from faubourg.cli.bot_words import bot_word
from faubourg.cli.rich_console import say
from faubourg.core.messages import Messages
from faubourg.core.phrases import Phrase


def replaced(texts: Messages, why: Phrase) -> str:
    """What is said when a program fails."""
    return texts.text("program-replaced", failure=why, who=bot_word(texts, RANDOM.name))


class ProgramFailures:
    """The failures of many games."""

    def __init__(self, texts: Messages) -> None:
        self._texts = texts
        self._games: Counter[str] = Counter()
        self._first: dict[str, Phrase] = {}

    def tell(self, console: Console, failures: Sequence[Failure]) -> None:
        """Say it when a program fails for the first time."""
        for failure in self.count(failures):
            say(console, replaced(self._texts, failure.why), style="red")

    def count(self, failures: Sequence[Failure]) -> list[Failure]:
        """Adds what happened in one game; those of programs that had not failed before."""
        new = [each for each in failures if each.bot not in self._first]
        self._games.update({each.bot for each in failures})
        for each in new:
            self._first.setdefault(each.bot, each.why)
        return new

    def report(self, console: Console) -> None:
        bot = bot_word(self._texts, RANDOM.name)
        for name, why in self._first.items():
            told = self._texts.text(
                "program-failures", name=name, games=self._games[name], failure=why, who=bot
            )
            say(console, told)
