"""A ladder in the terminal: progress, games kept as they end, then where everybody stands."""

from __future__ import annotations

from contextlib import closing
from functools import partial
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from faubourg.arena.games_in_processes import play_in_processes
from faubourg.arena.ladder import Ladder, LadderGame, check_ladder, play_ladder_game, result_of
from faubourg.arena.ladder_standings import Standings, standings
from faubourg.bots.own_bots.program_bot import bot_called
from faubourg.cli.bots_without_search import who_stands_in
from faubourg.cli.error_messages import remark
from faubourg.cli.ladder_folder import LadderFolder, what_it_is
from faubourg.cli.language import localised, title_of
from faubourg.cli.numbers_with_intervals import about, percent
from faubourg.cli.program_failures import ProgramFailures
from faubourg.cli.progress_bar import progress_bar
from faubourg.cli.rich_console import say
from faubourg.core.messages import Messages


def run_ladder(
    console: Console,
    ladder: Ladder,
    texts: Messages,
    workers: int,
    records: Path | None,
    as_json: bool,
) -> bool:
    """Play what is left of the ladder and print where it stands; False if it was interrupted."""
    check_ladder(ladder)
    folder = LadderFolder(ladder, records)
    folder.open()
    played = {game.number: game for game in folder.kept()}
    facts = {"played": len(played), "games": ladder.all_games}
    remark(texts.text("ladder-kept", path=str(folder.path), **facts))
    failures = ProgramFailures(texts)
    for game in played.values():
        failures.count(game.failures)
    _play_the_rest(ladder, texts, folder, workers, played, failures)
    _report(console, ladder, texts, [played[number] for number in sorted(played)], as_json)
    failures.report(Console(stderr=True) if as_json else console)
    return len(played) == ladder.all_games


def _play_the_rest(
    ladder: Ladder,
    texts: Messages,
    folder: LadderFolder,
    workers: int,
    played: dict[int, LadderGame],
    failures: ProgramFailures,
) -> None:
    """Adds to `played` until everything is, or somebody presses Ctrl-C."""
    missing = [number for number in range(ladder.all_games) if number not in played]
    if not missing:
        return
    _tell_who_stands_in(ladder, texts)
    games = play_in_processes(
        partial(play_ladder_game, ladder), missing, min(workers, len(missing))
    )
    try:
        with progress_bar() as progress, closing(games):
            done, total = len(played), ladder.all_games
            task = progress.add_task(texts.text("match-progress"), completed=done, total=total)
            for game in games:
                folder.keep(game)
                failures.tell(progress.console, game.failures)
                played[game.number] = game
                progress.advance(task)
    except KeyboardInterrupt:
        return


def _tell_who_stands_in(ladder: Ladder, texts: Messages) -> None:
    plan = ladder.plan(ladder.players(0), ladder.seed)
    if told := who_stands_in(texts, plan.table(plan.bots()), map(bot_called, ladder.bots)):
        remark(told)


def _report(
    console: Console, ladder: Ladder, texts: Messages, played: list[LadderGame], as_json: bool
) -> None:
    results = [result_of(ladder, game) for game in played]
    found = standings(results) if results else Standings((), ())
    if as_json:
        told = {"ladder": what_it_is(ladder), "played": len(played), "games": ladder.all_games}
        text = msgspec.json.format(msgspec.json.encode({**told, "standings": found}), indent=2)
        console.print(text.decode(), soft_wrap=True)
        return
    if len(played) < ladder.all_games:
        facts = {"played": len(played), "games": ladder.all_games}
        say(console, texts.text("ladder-interrupted", **facts))
    if results:
        _print_standings(console, ladder, texts, found)


def _print_standings(console: Console, ladder: Ladder, texts: Messages, found: Standings) -> None:
    facts = {"seats": ladder.seats, "iterations": ladder.budget.iterations, "seed": ladder.seed}
    say(console, texts.text("ladder-heading", game=title_of(texts, ladder.game), **facts))
    console.print()
    console.print(_bots(texts, found))
    console.print()
    console.print(_pairs(texts, found))
    console.print()
    say(console, texts.text("ladder-explained"))


def _grid(texts: Messages, headings: tuple[str, ...]) -> Grid:
    grid = Grid(box=None, pad_edge=False)
    for number, heading in enumerate(headings):
        grid.add_column(texts.text(heading), justify="right" if number else "left")
    return grid


def _bots(texts: Messages, found: Standings) -> Grid:
    own = ("ladder-rating", "ladder-openskill")
    grid = _grid(texts, ("match-bot", "match-games", "match-share", "match-points", *own))
    for each in found.bots:
        average = localised(texts, f"{each.average:.1f}")
        ratings = about(texts, each.points, 0), about(texts, each.openskill, 1)
        cells = (
            each.bot,
            str(each.games),
            percent(texts, each.wins),
            average,
            *ratings,
        )
        grid.add_row(*map(Text, cells))
    return grid


def _pairs(texts: Messages, found: Standings) -> Grid:
    grid = _grid(texts, ("ladder-pair", "match-games", "ladder-ahead", "ladder-apart"))
    for each in found.pairs:
        pair = texts.text("ladder-against", stronger=each.stronger, weaker=each.weaker)
        cells = (pair, str(each.games), percent(texts, each.ahead), about(texts, each.points, 0))
        grid.add_row(*map(Text, cells))
    return grid
