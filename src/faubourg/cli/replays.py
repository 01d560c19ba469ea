"""Records in the terminal: replayed in words, step by step, or scored."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from faubourg.cli.editions import tell_unusual_edition
from faubourg.cli.game_in_words import turns
from faubourg.cli.read_and_write_files import load_record
from faubourg.cli.table.players import names_shown
from faubourg.cli.table.score_walk import score_sheet, show_result, why_over
from faubourg.cli.table.table_screen import Screen
from faubourg.core.decisions import goes_with_decision_before
from faubourg.core.game_protocol import NATURE, Actor, Seat
from faubourg.core.messages import Messages
from faubourg.core.record import Record
from faubourg.core.replay import open_table, replay
from faubourg.core.table import Step, Table, names_of


def show_replay(console: Console, path: Path, texts: Messages, step: bool, lenient: bool) -> None:
    """The game in words, turn by turn; with `step`, the board after every decision."""
    record = load_record(path)
    table, flags = replay(record, lenient=lenient)
    table.names = names_of(len(table.names), names_shown(record, texts))
    tell_unusual_edition(console, table.rules.edition, texts)
    for flag in flags:
        reason = texts.reason(flag.refusal, table.names)
        warning = texts.text("replay-flag", number=flag.number, text=flag.text, reason=reason)
        console.print(Text(warning, style="red"))
    if step:
        _step_through(console, record, table, texts)
    else:
        for sentence in _in_words(table, texts):
            console.print(sentence)
    _close(console, table, texts)


def _in_words(table: Table[Any, Any, Any], texts: Messages) -> Iterator[Text]:
    """The log as the record shows it, a paragraph a turn."""
    number = 0
    for seat, steps in turns(table):
        number += seat is not None
        title = texts.text("replay-deal") if seat is None else f"{number}. {table.names[seat]}"
        yield Text(title, style="bold")
        for each in steps:
            yield Text(f"  {_told(table, each, texts)}")


def _told(table: Table[Any, Any, Any], step: Step[Any, Any], texts: Messages) -> str:
    """A move as the record shows it: whatever it hides is not in the move either."""
    rules = table.rules
    phrase = rules.tell(rules.view(step.before, None), step.move)
    return f"{rules.write(step.move):<6} {texts.say(phrase, table.names)}"


def _step_through(
    console: Console, record: Record, whole: Table[Any, Any, Any], texts: Messages
) -> None:
    table = open_table(record)
    table.names = whole.names
    screen = Screen(console, table, texts)
    if whole.steps:
        _show_position(screen, record)
    decided: Actor = NATURE
    for each, then in zip_longest(whole.steps, whole.steps[1:]):
        decided = decided if each.actor is NATURE else each.actor
        table.follow(each.move)
        console.print(Text(_told(table, each, texts)))
        if then is None or not goes_with_decision_before(table.rules, decided, then):
            _show_position(screen, record)


def _show_position(screen: Screen, record: Record) -> None:
    """The board, as long as it takes, where somebody has to decide: not within a deal."""
    if screen.table.rules.to_act(screen.table.state) is NATURE:
        return
    screen.show(_viewer(record))
    if screen.console.is_terminal:
        screen.console.input(Text(screen.texts.text("press-enter"), style="dim"))


def _viewer(record: Record) -> Seat | None:
    return Seat(record.sight) if isinstance(record.sight, int) else None


def _close(console: Console, table: Table[Any, Any, Any], texts: Messages) -> None:
    screen = Screen(console, table, texts)
    screen.show(None)
    _say_if_practice(console, table, texts)
    if table.outcome is None:
        console.print(texts.text("replay-unfinished"))
    else:
        console.print(why_over(screen, table.outcome))
        show_result(screen, table.outcome)


def show_score(console: Console, path: Path, texts: Messages, lenient: bool) -> None:
    """Every line of the score sheet."""
    record = load_record(path)
    table, _ = replay(record, lenient=lenient)
    table.names = names_of(len(table.names), names_shown(record, texts))
    score_sheet(Screen(console, table, texts), every_line=True)
    _say_if_practice(console, table, texts)


def _say_if_practice(console: Console, table: Table[Any, Any, Any], texts: Messages) -> None:
    if table.practice:
        console.print(texts.text("record-practice"))
