"""The screen of a table: board, seats, hand, and what happened; drawn from one seat's view."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from importlib.metadata import entry_points
from typing import Any

from rich.console import Console, Group
from rich.table import Table as Grid
from rich.text import Text

from faubourg.cli.game_in_words import AnyTable
from faubourg.cli.table.game_drawing import (
    LAMP,
    NOTHING_LIT,
    QUIET,
    Drawing,
    Lit,
    Room,
    crest,
)
from faubourg.cli.table.plain_drawing import PlainDrawing
from faubourg.core.game_options import who_begins
from faubourg.core.game_protocol import ScoreLine, totals
from faubourg.core.messages import Messages
from faubourg.core.phrases import Phrase
from faubourg.core.signed_numbers import signed, with_minus

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
        self,
        viewer: int | None,
        lit: Lit = NOTHING_LIT,
        fresh: Collection[str] = (),
        legend: bool = True,
    ) -> None:
        """The board beside the seats, or above them on a narrow screen."""
        view = self.table.view(viewer)
        board = self.drawing.board(
            self.table.rules, view, self.texts, lit=lit, fresh=fresh, room=self._room
        )
        notes = [*self.drawing.legend(self.table.rules, self.texts)] if legend else []
        beside = self.console.width >= self.drawing.side_by_side
        seats = self.seats(view, viewer, narrow=beside and self.console.width < ROOMY_WIDTH)
        if beside:
            between = [] if self.is_short else [Text("")]
            side = Group(seats, *between, self._common(view), *between, *notes)
            frame = Grid.grid(padding=(0, 3 if self.console.width >= ROOMY_WIDTH else 1))
            frame.add_column(no_wrap=True)
            frame.add_column()
            frame.add_row(board, side)
            self.console.print(frame)
        else:
            below = Text(" · ").join([self._common(view), *notes])
            self.console.print(Group(board, seats, below))

    @property
    def _room(self) -> Room:
        return Room(self.console.width, self.is_short)

    @property
    def is_short(self) -> bool:
        """Whether lines are precious."""
        return self.console.height < ROOMY_HEIGHT

    def hand(self, viewer: int, *, now: bool = True) -> None:
        """The viewer's own cards or tiles and, where it is for them to act, what they may do."""
        view = self.table.view(viewer)
        label = Text(f"{self.texts.text('your-hand')} ", style="bold")
        if not self.is_short:
            self.console.print()
        self.console.print(label + self.drawing.hand(self.table.rules, view, self.texts))
        if now:
            line = self.drawing.now(self.table.rules, view, self.texts, room=self._room)
            self.console.print(Text(line, style=QUIET))

    def seats(self, view: Any, viewer: int | None = None, narrow: bool = False) -> Grid:
        """Whose turn, points, and the public numbers of every seat."""
        facts = self.drawing.facts(self.table.rules, view, self.texts)
        grid = Grid(
            box=None, pad_edge=False, header_style=QUIET, padding=(0, 1, 0, 0 if narrow else 1)
        )
        grid.add_column("")
        for heading in (self.texts.text("points"), *facts):
            grid.add_column(heading, justify="right")
        points = self.points_in_play()
        for seat in range(len(self.table.names)):
            numbers = [with_minus(points[seat]), *(column[seat] for column in facts.values())]
            grid.add_row(self._label(seat, viewer), *numbers)
        return grid

    def _label(self, seat: int, viewer: int | None) -> Text:
        name = self.table.names[seat]
        own = self.texts.text("name-of-viewer", name=name)
        label = crest(seat, own if seat == viewer else name)
        if seat == who_begins(self.table.options):
            label.append(BEGAN, QUIET)
        if seat == self.table.to_act:
            label.append(" ◄ ", LAMP)
        return label

    def points_in_play(self) -> tuple[int, ...]:
        """Totals without what only the end of the game brings: that is for the walk to tell."""
        lines = self.table.sheet()
        if self.table.over and self.table.steps:
            before = self.table.rules.sheet(self.table.steps[-1].before)
            rules = {line.rule for line in before}
            lines = tuple(line for line in lines if line.rule in rules)
        return totals(lines, len(self.table.names))

    def say(self, phrase: Phrase) -> str:
        """The sentence for a phrase, with the names at this table."""
        return self.texts.say(phrase, self.table.names)

    def targets(self) -> Lit:
        return self.drawing.targets(self.table.rules, self.table.moves())

    def line(self, line: ScoreLine, *, ahead: bool = False) -> Text:
        """A score line, of what has come or of what would: crest, points, sentence and rule."""
        because = self.texts.because_ahead if ahead else self.texts.because
        return self._told([line], because(line, self.table.names))

    def lines(self, lines: Iterable[ScoreLine]) -> Iterator[Text]:
        """Score lines; those of several seats that one sentence explains stand before it."""
        told: dict[tuple[str, str], list[ScoreLine]] = {}
        for line in lines:
            sentence = self.texts.because(line, self.table.names)
            told.setdefault((line.rule, sentence), []).append(line)
        for (_, sentence), alike in told.items():
            yield self._told(alike, sentence)

    def _told(self, lines: Sequence[ScoreLine], sentence: str) -> Text:
        text = Text()
        for line in lines:
            text.append_text(crest(line.seat))
            text.append(f" {signed(line.points):>4}  ", "bold")
        text.append(sentence)
        text.append(f"  [{lines[0].rule}]", QUIET)
        return text

    def show_gain(self, move: Any, seat: int) -> None:
        """What a legal move would bring: points line by line, and what is no point."""
        for line in self.table.gain(move):
            self.console.print(self.line(line, ahead=True))
        table = self.table
        beside = self.drawing.talk.beside_points(table.rules, table.view(seat), move)
        if beside is not None:
            self.console.print(
                Text.assemble(crest(seat), f"  {self.texts.say(beside, table.names)}")
            )

    def heading(self, rule: str, group: str) -> str:
        """What a block of score lines is about: the rule, or a group of its lines."""
        if not group:
            return self.texts.row_title(rule)
        return self.texts.text("score-heading", group=group, title=self.texts.group_title(rule))

    def clear(self) -> None:
        if self.console.is_terminal:
            self.console.file.write(CLEAR)
            self.console.file.flush()

    def _common(self, view: Any) -> Text:
        return self.drawing.common(self.table.rules, view, self.texts)
