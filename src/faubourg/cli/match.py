"""A match in the terminal: progress, shares of wins, and records on request."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from faubourg.arena.bot_match import Fixture, Played, play_match, shares
from faubourg.cli.language import localised
from faubourg.cli.user_files import make_folder, write_whole
from faubourg.core.messages import Messages


def run_match(
    console: Console, fixture: Fixture, texts: Messages, workers: int, records: Path | None
) -> bool:
    """Play the match and print its result; False if it was interrupted, with what was played."""
    played: list[Played] = []
    games = play_match(fixture, min(workers, fixture.games))
    complete = True
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    # Progress goes to standard error, so that results can be redirected.
    progress = Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True))
    try:
        with progress:
            task = progress.add_task(texts.text("match-progress"), total=fixture.games)
            for game in games:
                played.append(game)
                _keep(game, records)
                progress.advance(task)
    except KeyboardInterrupt:
        complete = False
    _report(console, fixture, texts, played)
    return complete


def _keep(game: Played, folder: Path | None) -> None:
    if folder is not None:
        make_folder(folder)
        write_whole(folder / f"{game.number:06d}.json", game.record.to_json())


def _report(console: Console, fixture: Fixture, texts: Messages, played: list[Played]) -> None:
    if len(played) < fixture.games:
        console.print(texts.text("match-interrupted", played=len(played), games=fixture.games))
    if not played:
        return
    grid = Grid(box=None, pad_edge=False)
    headings = ("match-bot", "match-games", "match-wins", "match-share", "match-points")
    for heading in headings:
        grid.add_column(texts.text(heading), justify="left" if heading == headings[0] else "right")
    for share in shares(fixture, played):
        low, high = share.interval
        rate = f"{share.rate:.1%}  [{low:.1%} – {high:.1%}]"
        numbers = (f"{share.wins:g}", rate, f"{share.average:.1f}")
        cells = (share.bot, str(share.games), *(localised(texts, each) for each in numbers))
        grid.add_row(*(Text(cell) for cell in cells))
    console.print(grid)
