"""The commands of those who run a server: serving, copies, tables."""

from __future__ import annotations

from pathlib import Path

import click

from faubourg.cli.common_options import a_file, data, database, lang, port
from faubourg.cli.language import texts_for
from faubourg.cli.translated_argument_errors import Commands, WholeNumber

DAYS = WholeNumber(0, 36_500)
SECONDS = WholeNumber(0, 86_400)
MOST_PROCESSES = 64


@click.command()
@click.option("--host")
@port
@click.option("--lan", is_flag=True)
@data
@database
@click.option("--keep-unplayed", type=DAYS, default=14, show_default=True)
@click.option("--keep-played", type=DAYS, default=0, show_default=True)
@click.option("--grace", type=SECONDS, default=60, show_default=True)
@click.option("--proxy", "proxies", metavar="ADDRESS", multiple=True)
@click.option("--bot-processes", type=WholeNumber(1, MOST_PROCESSES))
@click.option("--no-bot-search", is_flag=True)
@click.option("--public-metrics", is_flag=True)
@click.option("--hide-api", is_flag=True)
@lang
def serve(
    host: str | None,
    port: int,
    lan: bool,
    data: Path | None,
    database: str | None,
    keep_unplayed: int,
    keep_played: int,
    grace: int,
    proxies: tuple[str, ...],
    bot_processes: int | None,
    no_bot_search: bool,
    public_metrics: bool,
    hide_api: bool,
    lang: str | None,
) -> None:
    from faubourg.cli.read_and_write_files import data_folder
    from faubourg.cli.serve import serve_tables
    from faubourg.server.rate_limits import Limits
    from faubourg.server.web.serve import EVERYWHERE, Place
    from faubourg.server.workers.bot_processes import BotSettings, usual_processes

    place = Place(
        host or (EVERYWHERE if lan else "127.0.0.1"),
        port,
        data or data_folder(),
        database=database,
        keep_unplayed=keep_unplayed,
        keep_played=keep_played,
        limits=Limits(grace=grace),
        proxies=proxies,
        bots=BotSettings(bot_processes or usual_processes(), searches=not no_bot_search),
        public_metrics=public_metrics,
        described=not hide_api,
    )
    serve_tables(texts_for(lang), place)


@click.command()
@a_file
@click.option("--force", is_flag=True)
@data
@database
@lang
def backup(
    file: Path, force: bool, data: Path | None, database: str | None, lang: str | None
) -> None:
    from faubourg.cli.backup import make_backup

    make_backup(texts_for(lang), file, force, data, database)


@click.command()
@a_file
@data
@database
@lang
def restore(file: Path, data: Path | None, database: str | None, lang: str | None) -> None:
    from faubourg.cli.backup import put_back

    put_back(texts_for(lang), file, data, database)


@click.group(cls=Commands, invoke_without_command=True)
@click.option("--page", type=WholeNumber(1, 1_000_000), default=1, show_default=True)
@data
@database
@lang
@click.pass_context
def tables(
    context: click.Context,
    page: int,
    data: Path | None,
    database: str | None,
    lang: str | None,
) -> None:
    if context.invoked_subcommand is None:
        from faubourg.cli.tables import list_tables

        list_tables(texts_for(lang), page, data, database)


@tables.command("delete")
@click.argument("ids", nargs=-1, required=True, metavar="ID...")
@data
@database
@lang
def tables_delete(
    ids: tuple[str, ...], data: Path | None, database: str | None, lang: str | None
) -> None:
    from faubourg.cli.tables import delete_tables

    delete_tables(texts_for(lang), ids, data, database)
