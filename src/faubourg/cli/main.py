"""The command line. Every error ends in a sentence and a number, never in a traceback."""

from __future__ import annotations

import sys
from functools import partial
from itertools import pairwise
from pathlib import Path

import click

from faubourg.cli.common_options import (
    a_file,
    data,
    edition,
    lang,
    lenient,
    move_seconds,
    options,
    options_from,
    port,
)
from faubourg.cli.error_messages import complain, see_help, tell, usage_error
from faubourg.cli.interrupts import end_as_by_ctrl_c
from faubourg.cli.language import from_environment, texts_for
from faubourg.cli.operator_commands import backup, restore, serve, tables
from faubourg.cli.puzzle_command import puzzles
from faubourg.cli.research_commands import ladder, match, simulate, warm
from faubourg.cli.rich_console import ask, plain_console, say
from faubourg.cli.standard_streams import (
    drop_output,
    is_at_terminal,
    tame_streams,
    with_line_editing,
)
from faubourg.cli.translated_argument_errors import Commands, WholeNumber
from faubourg.core.errors import FaubourgError
from faubourg.core.messages import LANGUAGES, Messages, messages
from faubourg.core.operating_system_errors import reason
from faubourg.lessons.lesson_file import MAX_STEPS
from faubourg.version import __version__


@click.group(cls=Commands, invoke_without_command=True)
@click.option("--no-browser", is_flag=True)
@port
@data
@lang
@click.pass_context
def faubourg(
    context: click.Context, no_browser: bool, port: int, data: Path | None, lang: str | None
) -> None:
    if context.invoked_subcommand is None:
        from faubourg.cli.read_and_write_files import data_folder
        from faubourg.cli.serve import open_house
        from faubourg.server.web.serve import Place

        place = Place("127.0.0.1", port, data or data_folder())
        open_house(texts_for(lang), place, browser=not no_browser)


@faubourg.command()
@click.argument("game", default="sunrise")
@click.option("--seats", metavar="me,greedy,...")
@click.option("--seed", type=WholeNumber())
@click.option("--first", type=WholeNumber(1, 9))
@click.option("--resume", type=click.Path(path_type=Path))
@edition
@options
@lang
def play(
    game: str,
    seats: str | None,
    seed: int | None,
    first: int | None,
    resume: Path | None,
    edition: str | None,
    options: tuple[str, ...],
    lang: str | None,
) -> None:
    from faubourg.cli.table.new_or_saved_game import Opening, open_game
    from faubourg.cli.table.typed_commands import Quit

    texts = texts_for(lang)
    console = plain_console()
    asking = partial(ask, console) if is_at_terminal() else None
    opening = Opening(game, seats, edition, seed, first, options_from(options), resume, asking)
    try:
        session = open_game(console, texts, opening)
    except Quit:
        return
    if not is_at_terminal():
        say(plain_console(), texts.text("no-terminal"))
        return
    with_line_editing()
    end_as_by_ctrl_c()
    session.run()


@faubourg.command()
@click.argument("game", default="sunrise")
@click.option("--step", type=WholeNumber(1, MAX_STEPS), default=1)
@lang
def learn(game: str, step: int, lang: str | None) -> None:
    from faubourg.cli.learn import open_lesson

    texts = texts_for(lang)
    lesson = open_lesson(plain_console(), texts, game, step)
    if not is_at_terminal():
        say(plain_console(), texts.text("no-terminal"))
        return
    with_line_editing()
    lesson.run()


@faubourg.command()
@click.argument("link")
@click.option("--bot", required=True, metavar="PROGRAM")
@click.option("--name", default="")
@move_seconds
@lang
def join(link: str, bot: str, name: str, move_seconds: int, lang: str | None) -> None:
    from faubourg.cli.join_with_program import join_table

    end_as_by_ctrl_c()
    join_table(plain_console(), texts_for(lang), link, bot, name, float(move_seconds))


@faubourg.command()
@a_file
@click.option("--step", is_flag=True)
@lenient
@lang
def replay(file: Path, step: bool, lenient: bool, lang: str | None) -> None:
    from faubourg.cli.replays import show_replay

    show_replay(plain_console(), file, texts_for(lang), step, lenient)


@faubourg.command()
@a_file
@lenient
@lang
def score(file: Path, lenient: bool, lang: str | None) -> None:
    from faubourg.cli.replays import show_score

    show_score(plain_console(), file, texts_for(lang), lenient)


@faubourg.command()
@click.argument("position", metavar="FILE|TEXT")
@click.option("--seed", type=WholeNumber(), default=0)
@edition
@lang
def study(position: str, seed: int, edition: str | None, lang: str | None) -> None:
    from faubourg.cli.editions import find_edition
    from faubourg.cli.table.study_session import open_study

    texts = texts_for(lang)
    own = find_edition(edition) if edition else None
    session = open_study(plain_console(), texts, position, own, seed)
    if not is_at_terminal():
        session.show_once()
        return
    with_line_editing()
    session.introduce()
    session.run()


@faubourg.command()
@click.argument("game")
@click.argument("rule", required=False)
@lang
def rules(game: str, rule: str | None, lang: str | None) -> None:
    from faubourg.cli.rules import show_rules

    show_rules(plain_console(), game, rule and rule.upper(), texts_for(lang))


@faubourg.group("edition", cls=Commands)
@lang
def editions(lang: str | None) -> None:
    """The language is for the commands below, which are told."""


@editions.command("list")
@lang
def edition_list(lang: str | None) -> None:
    from faubourg.cli.editions import list_editions

    list_editions(plain_console(), texts_for(lang))


@editions.command("show")
@click.argument("name", metavar="KEY|FILE")
@lang
def edition_show(name: str, lang: str | None) -> None:
    from faubourg.cli.editions import show_edition

    show_edition(plain_console(), name, texts_for(lang))


@editions.command("check")
@a_file
@lang
def edition_check(file: Path, lang: str | None) -> None:
    from faubourg.cli.editions import check_edition

    check_edition(plain_console(), file, texts_for(lang))


@faubourg.command()
@click.argument("name")
@click.argument("folder", type=click.Path(path_type=Path))
@lang
def new_game(name: str, folder: Path, lang: str | None) -> None:
    from faubourg.cli.game_scaffold import write_new_game

    write_new_game(name, folder)
    say(plain_console(), texts_for(lang).text("new-game-written", name=name, path=str(folder)))


@faubourg.command()
def version() -> None:
    print(__version__)


for each in (serve, backup, restore, tables, match, ladder, simulate, warm, puzzles):
    faubourg.add_command(each)


def main() -> None:
    """Run the command line and leave with its number."""
    tame_streams()
    arguments = sys.argv[1:]
    texts = messages(asked_language(arguments))
    try:
        code = run(arguments, texts)
        sys.stdout.flush()
    except BrokenPipeError:
        code = 1
        drop_output()
    except OSError as error:
        code = 1
        complain(texts.text("output-failed", detail=reason(error)))
        drop_output()
    sys.exit(code)


def run(arguments: list[str], texts: Messages) -> int:
    """The exit code of a command line."""
    translate_help(faubourg, texts, "help")
    try:
        result = faubourg.main(arguments, prog_name="faubourg", standalone_mode=False)
        return result if isinstance(result, int) else 0
    except FaubourgError as error:
        tell(texts, error)
        return 1
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.format_message())
        return 2
    except click.UsageError as error:
        complain(f"{usage_error(error, texts)} {see_help(error, texts)}")
        return 2
    except (KeyboardInterrupt, click.Abort):
        complain(texts.text("interrupted"))
        return 130


def asked_language(arguments: list[str]) -> str:
    """The language of --lang even before the rest is understood."""
    words = [word for each in arguments for word in each.split("=", 1)]
    asked = dict(pairwise(words)).get("--lang", "")
    return asked if asked in LANGUAGES else from_environment()


def translate_help(command: click.Command, texts: Messages, key: str) -> None:
    """Help for commands and their options comes from the locale files, like all the rest."""
    command.help = texts.text(key)
    for parameter in command.get_params(click.Context(command)):
        if isinstance(parameter, click.Option):
            name = parameter.opts[0].removeprefix("--")
            special = f"{key}-option-{name}"
            parameter.help = texts.text(special if texts.has(special) else f"help-option-{name}")
    if isinstance(command, click.Group):
        for name, each in command.commands.items():
            translate_help(each, texts, f"{key}-{name}")
