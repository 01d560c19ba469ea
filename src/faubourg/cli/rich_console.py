"""The console of every command: it prints what it is told, and breaks lines where French may."""

from __future__ import annotations

import re
from collections.abc import Iterator
from textwrap import wrap

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

NO_BREAK = "\u00a0"
COMMAND = re.compile(r"\b(?:faubourg|pip|pg_dump|pg_restore) .*")
ROOM_FOR_AN_ANSWER = 12
HELD = "\ue000"
"""Stands for an unbreakable space while lines are broken: to Rich, any space is breakable."""


class UnbreakingConsole(Console):
    """Never puts a colon at the beginning of a line."""

    def render(
        self, renderable: RenderableType, options: ConsoleOptions | None = None
    ) -> Iterator[Segment]:
        if isinstance(renderable, Text) and NO_BREAK in renderable.plain:
            renderable = renderable.copy()
            renderable.plain = renderable.plain.replace(NO_BREAK, HELD)
        for text, style, control in super().render(renderable, options):
            yield Segment(text.replace(HELD, NO_BREAK), style, control)


def say(console: Console, sentence: str, style: str = "") -> None:
    """A sentence that may hold a path or a command: no word is broken, on no terminal."""
    shown = broken(sentence, console.width) if console.is_terminal else sentence
    console.print(Text(shown, style=style), soft_wrap=True)


def ask(console: Console, question: str) -> str:
    """What is typed after the question, which ends on a line with room for an answer.

    By plain input, so that line editing knows the prompt that it must not overwrite.
    """
    *lines, last = broken(question, console.width - ROOM_FOR_AN_ANSWER).splitlines()
    for line in lines:
        console.print(Text(line), soft_wrap=True)
    return input(f"{last} ")


def broken(text: str, width: int) -> str:
    """The text in lines of that width, broken at common spaces only.

    A command stays in one piece, however long it is: it is there to be copied.

    >>> print(broken("Reprenez avec : faubourg play --resume a.json", 16))
    Reprenez avec :
    faubourg play --resume a.json
    """
    whole = COMMAND.sub(lambda found: found[0].replace(" ", HELD), text)
    lines = (
        wrap(line, max(width, 1), break_long_words=False, break_on_hyphens=False)
        for line in whole.splitlines()
    )
    return "\n".join("\n".join(each) for each in lines).replace(HELD, " ")


def plain_console() -> Console:
    """A console to which brackets and colons in names are only that."""
    return UnbreakingConsole(markup=False, emoji=False, highlight=False)
