"""Scores in the terminal: a sheet by category, and the walk through every line at the end."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from faubourg.cli.rich_console import NO_BREAK
from faubourg.cli.table.game_drawing import QUIET, crest
from faubourg.cli.table.table_screen import Screen
from faubourg.core.end_near_and_ties import Tie, how_it_ended, tie_break, ties
from faubourg.core.game_protocol import Outcome, RuleId, ScoreLine, Seat, totals
from faubourg.core.phrases import Person, Phrase, facts
from faubourg.core.signed_numbers import signed, with_minus

INDENT = 4
"""Blanks before the entries of a seat, below its crest."""
BETWEEN = f"{NO_BREAK}· "


def category(line: ScoreLine) -> tuple[RuleId, str]:
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
    known = [line for line in shown if table.over or screen.drawing.shows(view, line)]
    for told in screen.lines(known):
        console.print(told)


def walk_through(screen: Screen, pause: Callable[[], None]) -> None:
    """The end of the game, category by category, with the totals growing."""
    table, console = screen.table, screen.console
    outcome = table.outcome
    assert outcome is not None
    console.print(why_over(screen, outcome))
    counted: list[ScoreLine] = []
    missed = screen.drawing.talk.points_missed(table.rules, table.view(None))
    for (rule, group), block in _blocks(table.sheet(), [rule for rule, _ in missed]):
        _heading(screen, rule, group)
        for seat in range(len(table.names)):
            own = [line for line in block if line.seat == seat]
            if own or not group:
                _seat(screen, seat, own, missed.get((rule, Seat(seat))))
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


def _heading(screen: Screen, rule: str, group: str) -> None:
    """What is counted, and in a few words how, where somebody wrote them."""
    texts, about = screen.texts, f"walk-{rule.replace('.', '-')}"
    screen.console.rule(f"{screen.heading(rule, group)} [{rule}]", align="left")
    if texts.has(about):
        screen.console.print(Text(texts.text(about), style=QUIET))


def _seat(screen: Screen, seat: int, own: Sequence[ScoreLine], missed: Phrase | None) -> None:
    """What a seat has of a category, and what for: beside its name if there is room, or below."""
    console, points = screen.console, sum(line.points for line in own)
    told = crest(seat, screen.table.names[seat])
    told.append(f"  {signed(points) if points else 0}", "bold")
    reasons = [*_reasons(screen, own)] or ([screen.say(missed)] if missed else [])
    beside = told + Text("".join(f"  {reason}" for reason in reasons))
    if len(own) < 2 and beside.cell_len <= console.width:
        console.print(beside)
    else:
        console.print(told, *(Padding(Text(each), (0, 0, 0, INDENT)) for each in reasons), sep="\n")


def _reasons(screen: Screen, own: Sequence[ScoreLine]) -> Iterator[str]:
    """Few words one after another where there are such, otherwise sentences line by line."""
    texts, talk = screen.texts, screen.drawing.talk
    ordered = sorted(own, key=talk.score_order)
    if (total := talk.summed_up(ordered)) is not None:
        yield screen.say(total)
        return
    if all(texts.has(talk.score_words(line).key) for line in ordered):
        entries = _entries(screen, ordered)
        yield from entries if len(own) < 2 else [_in_a_row(entries, screen.console.width)]
        return
    for line in ordered:
        sentence = texts.because(line, screen.table.names)
        yield sentence if len(own) < 2 else f"{signed(line.points):>3}  {sentence}"


def _entries(screen: Screen, lines: Sequence[ScoreLine]) -> Iterator[str]:
    """What the points are for, each with its points; those of one thing together."""
    things: dict[str | int, list[str]] = {}
    for number, line in enumerate(lines):
        words = screen.drawing.talk.score_words(line)
        thing = Phrase(f"{words.key.partition('.')[0]}.thing", words.facts)
        name = screen.say(thing) if screen.texts.has(thing.key) else number
        points = f" {signed(line.points)}" if len(lines) > 1 else ""
        things.setdefault(name, []).append(f"{screen.say(words)}{points}")
    for name, told in things.items():
        what = ", ".join(told)
        nameless = isinstance(name, int)
        yield what if nameless else screen.texts.text("walk-thing", thing=name, what=what)


def _in_a_row(entries: Iterable[str], width: int) -> str:
    """No line of the screen ends within an entry that fits, or before points."""
    room = width - INDENT - len(BETWEEN.rstrip())
    held = (
        each.replace(" ", NO_BREAK) if len(each) <= room else NO_BREAK.join(each.rsplit(" ", 1))
        for each in entries
    )
    return BETWEEN.join(held)


def _blocks(
    lines: Iterable[ScoreLine], others: Iterable[RuleId] = ()
) -> list[tuple[tuple[RuleId, str], list[ScoreLine]]]:
    """The lines of one category together, in whatever order they were scored; then other rules."""
    blocks: dict[tuple[RuleId, str], list[ScoreLine]] = {}
    for line in lines:
        blocks.setdefault(category(line), []).append(line)
    for rule in others:
        blocks.setdefault((rule, ""), [])
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
