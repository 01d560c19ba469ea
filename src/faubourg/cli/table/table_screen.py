"""The screen of a table: board, seats, hand, and what happened; drawn from one seat's view."""

from __future__ import annotations

from collections.abc import Collection
from importlib.metadata import entry_points
from typing import Any

from rich.console import Console, Group
from rich.table import Table as Grid
from rich.text import Text

from faubourg.cli.annotated_record import AnyTable
from faubourg.cli.table.game_drawing import LAMP, QUIET, Drawing, crest
from faubourg.cli.table.plain_drawing import PlainDrawing
from faubourg.core.decode_options import who_begins
from faubourg.core.game_protocol import ScoreLine
from faubourg.core.messages import Messages

ROOMY_HEIGHT = 36
ROOMY_WIDTH = 112
BEGAN = " ¹"
"""Behind the name of who began: whoever sits before them plays last."""
CLEAR = "\x1b[2J\x1b[3J\x1b[H"
"""Empties the screen and what was scrolled off it, so that nobody can scroll back to a hand."""


def find_drawing(table: AnyTable) -> Drawing:
    """How a table is drawn in a terminal: as its game brings it, or plainly."""
    for entry in entry_points(group="faubourg.drawings", name=table.rules.key):
        drawing: Drawing = entry.load()
        return drawing
    return PlainDrawing(table)


class Screen:
    """Draws one table for whoever looks."""

    def __init__(self, console: Console, table: AnyTable, texts: Messages) -> None:
        self.console, self.table, self.texts = console, table, texts
        self.drawing = find_drawing(table)

    def show(
        self, viewer: int | None, lit: Collection[str] = (), fresh: Collection[str] = ()
    ) -> None:
        """The board beside the seats, or above them on a narrow screen."""
        view = self.table.view(viewer)
        compact = self.console.height < ROOMY_HEIGHT
        board = self.drawing.board(
            self.table.rules, view, self.texts, lit=lit, fresh=fresh, compact=compact
        )
        legend = self.drawing.legend(self.table.rules, self.texts)
        if self.console.width >= self.drawing.side_by_side:
            side = Group(self.seats(view), Text(""), self._common(view), Text(""), *legend)
            frame = Grid.grid(padding=(0, 3 if self.console.width >= ROOMY_WIDTH else 1))
            frame.add_column(no_wrap=True)
            frame.add_column()
            frame.add_row(board, side)
            self.console.print(frame)
        else:
            notes = Text(" · ").join([self._common(view), *legend])
            self.console.print(Group(board, self.seats(view), notes))

    def hand(self, viewer: int) -> None:
        view = self.table.view(viewer)
        label = Text(f"{self.texts.text('your-hand')} ", style="bold")
        if self.console.height >= ROOMY_HEIGHT:
            self.console.print()
        self.console.print(label + self.drawing.hand(self.table.rules, view, self.texts))
        now = self.drawing.now(self.table.rules, view, self.texts)
        self.console.print(Text(now, style=QUIET))

    def seats(self, view: Any) -> Grid:
        """Whose turn, points, and the public numbers of every seat."""
        facts = self.drawing.facts(self.table.rules, view, self.texts)
        grid = Grid(box=None, pad_edge=False, header_style=QUIET)
        grid.add_column("")
        for heading in (self.texts.text("points"), *facts):
            grid.add_column(heading, justify="right")
        for seat, name in enumerate(self.table.names):
            numbers = [str(self.table.totals()[seat]), *(column[seat] for column in facts.values())]
            label = crest(seat, name)
            if seat == who_begins(self.table.options):
                label.append(BEGAN, QUIET)
            if seat == self.table.to_act:
                label.append(" ◄ ", LAMP)
            grid.add_row(label, *numbers)
        return grid

    def targets(self) -> Collection[str]:
        return self.drawing.targets(self.table.rules, self.table.moves())

    def line(self, line: ScoreLine) -> Text:
        """A score line: crest, points, sentence and rule."""
        sentence = self.texts.because(line, self.table.names)
        text = crest(line.seat)
        text.append(f" {line.points:+4d}  ", "bold")
        text.append(sentence)
        text.append(f"  [{line.rule}]", QUIET)
        return text

    def heading(self, rule: str, group: str) -> str:
        """What a block of score lines is about: the rule, or a group of its lines."""
        return f"{group}: {self.texts.group_title(rule)}" if group else self.texts.rule_title(rule)

    def clear(self) -> None:
        if self.console.is_terminal:
            self.console.file.write(CLEAR)
            self.console.file.flush()

    def _common(self, view: Any) -> Text:
        return self.drawing.common(self.table.rules, view, self.texts)
