"""Scores in the terminal: a sheet by category, and the walk through every line at the end."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import groupby

from rich.table import Table as Grid
from rich.text import Text

from faubourg.cli.drawing import crest
from faubourg.cli.screen import Screen
from faubourg.core.game import Outcome, ScoreLine


def category(line: ScoreLine) -> tuple[str, str]:
    """Lines of one rule and one area belong together."""
    return line.rule, str(line.facts.get("area", ""))


def score_sheet(screen: Screen, every_line: bool = False) -> None:
    """Points by category and seat as they stand, and the sentences behind the bonuses."""
    table, texts, console = screen.table, screen.texts, screen.console
    lines = table.sheet(as_if_over=True)
    if not table.over:
        console.print(Text(texts.text("as-if-over"), style="italic"))
    grid = Grid(box=None, pad_edge=False)
    grid.add_column("")
    for seat, name in enumerate(table.names):
        grid.add_column(crest(seat, name), justify="right")
    for (rule, area), block in _blocks(lines):
        label = f"{texts.rule_title(rule)} {area}".strip()
        grid.add_row(Text(label), *_points(block, len(table.names)))
    grid.add_row(Text(texts.text("total"), style="bold"), *_points(lines, len(table.names)))
    console.print(grid)
    shown = lines if every_line else [line for line in lines if line.facts.get("area")]
    for line in shown:
        console.print(screen.line(line))


def walk_through(screen: Screen, pause: Callable[[], None]) -> None:
    """The end of the game, line by line, with the totals growing."""
    table, texts, console = screen.table, screen.texts, screen.console
    outcome = table.outcome
    assert outcome is not None
    console.print(Text(texts.text(f"{outcome.ended_by.replace('.', '-')}.over"), style="bold"))
    totals = [0] * len(table.names)
    for (rule, area), block in _blocks(table.sheet()):
        console.rule(f"{texts.rule_title(rule)} {area}".strip(), align="left")
        for line in sorted(block, key=lambda each: each.seat):
            totals[line.seat] += line.points
            console.print(screen.line(line))
        console.print(_running(totals))
        pause()
    _placing(screen, outcome)


def _blocks(lines: Iterable[ScoreLine]) -> list[tuple[tuple[str, str], list[ScoreLine]]]:
    return [(key, [*block]) for key, block in groupby(lines, key=category)]


def _points(lines: Iterable[ScoreLine], seats: int) -> list[str]:
    totals = [0] * seats
    for line in lines:
        totals[line.seat] += line.points
    return [str(total) for total in totals]


def _running(totals: list[int]) -> Text:
    parts = [crest(seat) + Text(f" {total}", style="bold") for seat, total in enumerate(totals)]
    return Text("   ").join(parts)


def _placing(screen: Screen, outcome: Outcome) -> None:
    table, texts = screen.table, screen.texts
    screen.console.rule(texts.text("result"))
    for seat in sorted(range(len(table.names)), key=lambda seat: outcome.places[seat]):
        place, total = outcome.places[seat], outcome.totals[seat]
        row = Text(f" {place}. ", style="bold") + crest(seat, table.names[seat])
        screen.console.print(row + Text(f"  {total}"))
    winners = tuple(table.names[seat] for seat in outcome.winners)
    key = "wins" if len(winners) == 1 else "share"
    screen.console.print(Text(texts.text(key, who=winners), style="bold"))
