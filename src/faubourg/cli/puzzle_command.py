"""The command for puzzles: to solve those that a game brings, or to make others."""

from __future__ import annotations

from pathlib import Path

import click

from faubourg.cli.common_options import edition, lang, options, options_from
from faubourg.cli.interrupts import end_as_by_ctrl_c
from faubourg.cli.language import texts_for
from faubourg.cli.research_commands import seed, workers
from faubourg.cli.rich_console import plain_console
from faubourg.cli.standard_streams import is_at_terminal, with_line_editing
from faubourg.cli.translated_argument_errors import WholeNumber
from faubourg.core.errors import BadOption
from faubourg.core.messages import Messages
from faubourg.puzzles.puzzle_file import MAX_PUZZLES

MOST_GAMES = 100_000


@click.command()
@click.argument("game", default="sunrise")
@click.option("--number", type=WholeNumber(1, MAX_PUZZLES), default=1, show_default=True)
@click.option("--make", type=WholeNumber(1, MAX_PUZZLES))
@click.option("--games", type=WholeNumber(1, MOST_GAMES), default=1000, show_default=True)
@seed
@click.option("--late", is_flag=True)
@click.option("--out", type=click.Path(path_type=Path))
@workers
@edition
@options
@lang
def puzzles(
    game: str,
    number: int,
    make: int | None,
    games: int,
    seed: int,
    late: bool,
    out: Path | None,
    workers: int,
    edition: str | None,
    options: tuple[str, ...],
    lang: str | None,
) -> None:
    texts = texts_for(lang)
    if make is None and out is None:
        _solve(game, number, texts)
        return
    if make is None or out is None:
        raise BadOption("puzzles-make-and-out")
    from faubourg.cli.games_to_search_for_puzzles import plan_for
    from faubourg.cli.puzzle_making import Wanted, make_puzzles

    plan = plan_for(game, seed, edition, options_from(options), texts, late)
    end_as_by_ctrl_c()
    if not make_puzzles(plain_console(), plan, Wanted(make, games, out, workers), texts):
        raise KeyboardInterrupt


def _solve(game: str, number: int, texts: Messages) -> None:
    from faubourg.cli.table.puzzle_session import open_puzzles

    session = open_puzzles(plain_console(), texts, game, number)
    if not is_at_terminal():
        print(texts.text("no-terminal"))
        return
    with_line_editing()
    session.run()
