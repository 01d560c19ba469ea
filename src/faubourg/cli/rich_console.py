"""The console of every command: it prints what it is told, and breaks lines where French may."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

NO_BREAK = "\u00a0"
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


def plain_console() -> Console:
    """A console to which brackets and colons in names are only that."""
    return UnbreakingConsole(markup=False, emoji=False, highlight=False)
