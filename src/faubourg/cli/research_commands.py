"""The commands of those who study games and bots: many games at once, and compiling ahead."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from faubourg.cli.common_options import edition, lang, move_seconds, options, options_from
from faubourg.cli.interrupts import end_as_by_ctrl_c
from faubourg.cli.language import texts_for
from faubourg.cli.rich_console import plain_console
from faubourg.cli.translated_argument_errors import WholeNumber
from faubourg.core.errors import BadOption
from faubourg.core.messages import Messages

if TYPE_CHECKING:
    from faubourg.core.edition import Edition

MOST_GAMES = 10_000_000
MOST_THREADS = 1024
MOST_WORKERS = 64
MOST_ITERATIONS = 10_000_000
a_new_file = click.Path(path_type=Path)


def usual_workers() -> int:
    return min(os.cpu_count() or 1, MOST_WORKERS)


seed = click.option("--seed", type=WholeNumber(), default=1, show_default=True)
records = click.option("--records", type=click.Path(path_type=Path))
workers = click.option("--workers", type=WholeNumber(1, MOST_WORKERS), default=usual_workers)
iterations = click.option(
    "--iterations", type=WholeNumber(1, MOST_ITERATIONS), default=20_000, show_default=True
)


@click.command()
@click.argument("game")
@click.argument("bots", nargs=-1, required=True)
@click.option("--games", type=WholeNumber(1, 1_000_000), default=100, show_default=True)
@iterations
@move_seconds
@seed
@records
@workers
@edition
@options
@lang
def match(
    game: str,
    bots: tuple[str, ...],
    games: int,
    iterations: int,
    move_seconds: int,
    seed: int,
    records: Path | None,
    workers: int,
    edition: str | None,
    options: tuple[str, ...],
    lang: str | None,
) -> None:
    from faubourg.arena.bot_match import Fixture
    from faubourg.bots import Budget
    from faubourg.cli.match import run_match

    texts = texts_for(lang)
    cardboard, chosen = _table(game, edition, options, seed, texts)
    budget = Budget(iterations)
    fixture = Fixture(game, bots, games, seed, cardboard, chosen, budget, move_seconds)
    end_as_by_ctrl_c()
    if not run_match(plain_console(), fixture, texts, workers, records):
        raise KeyboardInterrupt


@click.command()
@click.argument("game")
@click.option("--seats", type=WholeNumber(1, 99))
@click.option("--bots", default="easy,medium,hard,expert", show_default=True)
@click.option("--games", type=WholeNumber(1, 1_000_000), default=100, show_default=True)
@iterations
@move_seconds
@seed
@records
@workers
@click.option("--json", "as_json", is_flag=True)
@edition
@options
@lang
def ladder(
    game: str,
    seats: int | None,
    bots: str,
    games: int,
    iterations: int,
    move_seconds: int,
    seed: int,
    records: Path | None,
    workers: int,
    as_json: bool,
    edition: str | None,
    options: tuple[str, ...],
    lang: str | None,
) -> None:
    from faubourg.arena.ladder import Ladder
    from faubourg.bots import Budget
    from faubourg.cli.ladder import run_ladder
    from faubourg.core.game_catalogue import rules_for

    texts = texts_for(lang)
    cardboard, chosen = _table(game, edition, options, seed, texts)
    around = rules_for(game, cardboard).seats[0] if seats is None else seats
    named = tuple(name.strip() for name in bots.split(","))
    if not all(named):
        raise BadOption("bad-bot-list", text=bots)
    budget = Budget(iterations)
    asked = Ladder(game, around, named, games, seed, cardboard, chosen, budget, float(move_seconds))
    end_as_by_ctrl_c()
    if not run_ladder(plain_console(), asked, texts, workers, records, as_json):
        raise KeyboardInterrupt


def _table(
    game: str, edition: str | None, options: tuple[str, ...], seed: int, texts: Messages
) -> tuple[str | Edition[Any], dict[str, Any]]:
    """The edition and the options that are meant; nobody is asked."""
    from faubourg.cli.editions import chosen_edition
    from faubourg.cli.table.questions_of_each_game import Asker, prepared
    from faubourg.core.game_catalogue import rules_for

    cardboard, nobody = chosen_edition(edition, game, texts), Asker(texts, print, None, seed)
    return cardboard, prepared(rules_for(game, cardboard), options_from(options), nobody)


@click.command()
@click.argument("game")
@click.option("--games", type=WholeNumber(1, MOST_GAMES), default=10_000, show_default=True)
@click.option("--seats", type=WholeNumber(1, 99))
@click.option("--policy", metavar="random|greedy", default="random", show_default=True)
@seed
@click.option("--threads", type=WholeNumber(1, MOST_THREADS), default=os.cpu_count)
@click.option("--gpu", is_flag=True)
@click.option("--csv", type=a_new_file)
@click.option("--parquet", type=a_new_file)
@click.option("--plot", type=a_new_file)
@edition
@options
@lang
def simulate(
    game: str,
    games: int,
    seats: int | None,
    policy: str,
    seed: int,
    threads: int,
    gpu: bool,
    csv: Path | None,
    parquet: Path | None,
    plot: Path | None,
    edition: str | None,
    options: tuple[str, ...],
    lang: str | None,
) -> None:
    from faubourg.arena.simulation import Plan, known_policy
    from faubourg.cli.simulate import run_simulation
    from faubourg.cli.simulation_files import Wanted
    from faubourg.core.game_catalogue import rules_for

    texts = texts_for(lang)
    cardboard, chosen = _table(game, edition, options, seed, texts)
    around = rules_for(game, cardboard).seats[0] if seats is None else seats
    plan = Plan(game, around, games, known_policy(policy), seed, cardboard, chosen)
    files = Wanted(csv, parquet, plot)
    end_as_by_ctrl_c()
    if not run_simulation(plain_console(), plan, texts, files, threads, gpu):
        raise KeyboardInterrupt


@click.command()
@click.argument("games", nargs=-1)
@lang
def warm(games: tuple[str, ...], lang: str | None) -> None:
    from faubourg.cli.warm import warm as compile_ahead

    compile_ahead(plain_console(), texts_for(lang), games)
