"""Scores in the terminal: a sheet by category, and the walk through every line at the end."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from rich.table import Table as Grid
from rich.text import Text

from faubourg.cli.table.game_drawing import crest
from faubourg.cli.table.table_screen import Screen
from faubourg.core.end_near_and_ties import Tie, how_it_ended, tie_break, ties
from faubourg.core.game_protocol import Outcome, ScoreLine, totals
from faubourg.core.phrases import Person, Phrase, facts
from faubourg.core.signed_numbers import signed, with_minus


def category(line: ScoreLine) -> tuple[str, str]:
    """Lines of one rule and one group belong together."""
    return line.rule, line.group or ""


def score_sheet(screen: Screen, every_line: bool = False, viewer: int | None = None) -> None:
    """Points by category and seat as they stand, and the sentences behind the bonuses."""
    table, texts, console = screen.table, screen.texts, screen.console
    lines = table.sheet(as_if_over=True)
    if not table.over:
        console.print(Text(texts.text("as-if-over"), style="italic"))
    grid = Grid(box=None, pad_edge=False)
    grid.add_column("")
    for seat, name in enumerate(table.names):
        grid.add_column(crest(seat, name), justify="right")
    for (rule, group), block in _blocks(lines):
        grid.add_row(Text(screen.heading(rule, group)), *_points(block, len(table.names)))
    grid.add_row(Text(texts.text("total"), style="bold"), *_points(lines, len(table.names)))
    console.print(grid)
    shown = lines if every_line else [line for line in lines if line.group]
    view = table.view(viewer)
    for line in shown:
        if table.over or screen.drawing.shows(view, line):
            console.print(screen.line(line))


def walk_through(screen: Screen, pause: Callable[[], None]) -> None:
    """The end of the game, line by line, with the totals growing."""
    table, console = screen.table, screen.console
    outcome = table.outcome
    assert outcome is not None
    console.print(why_over(screen, outcome))
    counted: list[ScoreLine] = []
    for (rule, group), block in _blocks(table.sheet()):
        console.rule(screen.heading(rule, group), align="left")
        if group:
            for line in block:
                console.print(screen.line(line))
        else:
            _by_seat(screen, block)
        counted += block
        console.print(_running(totals(counted, len(table.names))))
        pause()
    show_result(screen, outcome)


def why_over(screen: Screen, outcome: Outcome) -> Text:
    """Why the game ended and who brought it about, and the number of the rule."""
    table = screen.table
    said = [screen.texts.text(f"{outcome.ended_by.replace('.', '-')}.over")]
    if ending := how_it_ended(table.rules, table.view(None)):
        said.append(screen.say(ending))
    return Text.assemble((" ".join(said), "bold"), f" [{outcome.ended_by}]")


def _by_seat(screen: Screen, block: Sequence[ScoreLine]) -> None:
    """Many small lines: for each seat where its points came from."""
    for seat, name in enumerate(screen.table.names):
        own = [line for line in block if line.seat == seat]
        places = ", ".join(" ".join([*line.spaces, signed(line.points)]) for line in own)
        points = sum(line.points for line in own)
        screen.console.print(
            crest(seat, name) + Text(f" {signed(points)}  ", style="bold") + Text(places)
        )


def _blocks(lines: Iterable[ScoreLine]) -> list[tuple[tuple[str, str], list[ScoreLine]]]:
    """The lines of one category together, in whatever order they were scored."""
    blocks: dict[tuple[str, str], list[ScoreLine]] = {}
    for line in lines:
        blocks.setdefault(category(line), []).append(line)
    return [*blocks.items()]


def _points(lines: Iterable[ScoreLine], seats: int) -> list[str]:
    return [with_minus(total) for total in totals(lines, seats)]


def _running(points: Sequence[int]) -> Text:
    parts = [
        crest(seat) + Text(f" {with_minus(total)}", style="bold")
        for seat, total in enumerate(points)
    ]
    return Text("   ").join(parts)


def show_result(screen: Screen, outcome: Outcome) -> None:
    table, texts = screen.table, screen.texts
    screen.console.rule(texts.text("result"))
    for seat in sorted(range(len(table.names)), key=lambda seat: outcome.places[seat]):
        place, total = outcome.places[seat], outcome.totals[seat]
        row = Text(f" {place}. ", style="bold") + crest(seat, table.names[seat])
        screen.console.print(row + Text(f"  {with_minus(total)}"))
    for phrase in _ties(screen, outcome):
        screen.console.print(Text(screen.say(phrase)))
    winners = tuple(table.names[seat] for seat in outcome.winners)
    key = "wins" if len(winners) == 1 else "share"
    screen.console.print(Text(texts.text(key, who=winners), style="bold"))


def _ties(screen: Screen, outcome: Outcome) -> Iterator[Phrase]:
    """For every total that several seats have, what decides between them, or that nothing does."""
    table = screen.table
    for tie in ties(outcome, tie_break(table.rules, table.view(None))):
        yield _tie(tie)


def _tie(tie: Tie) -> Phrase:
    if tie.rule is None:
        people = tuple(Person(seat) for seat in tie.seats)
        return Phrase("tie-by-nothing", {"points": tie.points, "who": people})
    key = "tie-shared" if tie.shared else "tie-broken"
    return Phrase(key, facts(points=tie.points, standings=tie.standings, rule=tie.rule))
