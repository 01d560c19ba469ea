"""A match in the terminal: progress, shares of wins, and records on request."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from faubourg.arena.bot_match import Fixture, Played, play_match, shares
from faubourg.arena.confidence import Estimate
from faubourg.arena.games_in_processes import WorkerDied
from faubourg.cli.bots_without_search import who_stands_in
from faubourg.cli.error_messages import remark
from faubourg.cli.language import localised
from faubourg.cli.numbers_with_intervals import percent
from faubourg.cli.program_failures import ProgramFailures
from faubourg.cli.progress_bar import progress_bar
from faubourg.cli.read_and_write_files import make_folder, write_whole
from faubourg.cli.rich_console import say
from faubourg.core.messages import Messages


def run_match(
    console: Console, fixture: Fixture, texts: Messages, workers: int, records: Path | None
) -> bool:
    """Play the match and print its result; False if it was interrupted, with what was played."""
    played: list[Played] = []
    seen = ProgramFailures(texts)
    games = play_match(fixture, min(workers, fixture.games))
    _tell_who_stands_in(fixture, texts)
    complete = True
    try:
        with progress_bar() as progress, closing(games):
            task = progress.add_task(texts.text("match-progress"), total=fixture.games)
            for game in games:
                played.append(game)
                _keep(game, records)
                seen.tell(progress.console, game.failures)
                progress.advance(task)
    except KeyboardInterrupt:
        complete = False
    except WorkerDied:
        _tell(console, fixture, texts, played, records)
        raise
    _tell(console, fixture, texts, played, records)
    seen.report(console)
    return complete


def _tell_who_stands_in(fixture: Fixture, texts: Messages) -> None:
    plan = fixture.plan(fixture.bots, fixture.seed)
    bots = plan.bots()
    if told := who_stands_in(texts, plan.table(bots), bots):
        remark(told)


def _keep(game: Played, folder: Path | None) -> None:
    if folder is not None:
        make_folder(folder)
        write_whole(folder / f"{game.number:06d}.json", game.record.to_json())


def _tell(
    console: Console, fixture: Fixture, texts: Messages, played: list[Played], records: Path | None
) -> None:
    if len(played) < fixture.games:
        _say_interrupted(console, fixture, texts, len(played), records)
    _report(console, fixture, texts, played)


def _say_interrupted(
    console: Console, fixture: Fixture, texts: Messages, played: int, records: Path | None
) -> None:
    told = texts.text("match-interrupted", played=played, games=fixture.games)
    kept = "match-not-kept" if records is None else "match-kept"
    say(console, f"{told} {texts.text(kept, path=str(records))}")


def _report(console: Console, fixture: Fixture, texts: Messages, played: list[Played]) -> None:
    if not played:
        return
    grid = Grid(box=None, pad_edge=False)
    headings = ("match-bot", "match-games", "match-wins", "match-share", "match-points")
    for heading in headings:
        grid.add_column(texts.text(heading), justify="left" if heading == headings[0] else "right")
    for share in shares(fixture, played):
        numbers = f"{share.wins:g}", f"{share.average:.1f}"
        wins, average = (localised(texts, number) for number in numbers)
        rate = percent(texts, Estimate(share.rate, *share.interval))
        cells = (share.bot, str(share.games), wins, rate, average)
        grid.add_row(*(Text(cell) for cell in cells))
    console.print(grid)
