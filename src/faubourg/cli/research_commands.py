"""The commands of those who study the games: many games at once, and compiling ahead."""

from __future__ import annotations

import os
from pathlib import Path

import click

from faubourg.cli.common_options import edition, lang, options, options_from
from faubourg.cli.language import texts_for
from faubourg.cli.rich_console import plain_console
from faubourg.cli.translated_arguments import WholeNumber

MOST_GAMES = 10_000_000
MOST_THREADS = 1024
a_new_file = click.Path(path_type=Path)


@click.command()
@click.argument("game")
@click.option("--games", type=WholeNumber(1, MOST_GAMES), default=10_000, show_default=True)
@click.option("--seats", type=WholeNumber(1, 99))
@click.option("--policy", metavar="random|greedy", default="random", show_default=True)
@click.option("--seed", type=WholeNumber(), default=1, show_default=True)
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
    from faubourg.cli.editions import chosen_edition
    from faubourg.cli.simulate import run_simulation
    from faubourg.cli.simulation_files import Wanted
    from faubourg.cli.table.questions_before_game import Asker, prepared
    from faubourg.core.game_catalogue import rules_for

    texts = texts_for(lang)
    cardboard, nobody = chosen_edition(edition, game, texts), Asker(texts, print, None, seed)
    rules = rules_for(game, cardboard)
    chosen = prepared(rules, options_from(options), nobody)
    around = rules.seats[0] if seats is None else seats
    plan = Plan(game, around, games, known_policy(policy), seed, cardboard, chosen)
    files = Wanted(csv, parquet, plot)
    if not run_simulation(plain_console(), plan, texts, files, threads, gpu):
        raise KeyboardInterrupt


@click.command()
@click.argument("games", nargs=-1)
@lang
def warm(games: tuple[str, ...], lang: str | None) -> None:
    from faubourg.cli.warm import warm as compile_ahead

    compile_ahead(plain_console(), texts_for(lang), games)
