"""The command line. Every error ends in a sentence and a number, never in a traceback."""

from __future__ import annotations

import os
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.text import Text

from faubourg.cli.language import from_environment, texts_for
from faubourg.core.errors import BadOption, FaubourgError, IllegalMove
from faubourg.core.messages import LANGUAGES, Messages, messages
from faubourg.core.replay import IllegalStep
from faubourg.version import __version__

lang = click.option("--lang", metavar="en|fr")
edition = click.option("--edition", metavar="KEY|FILE")
options = click.option("--option", "options", multiple=True, metavar="NAME=VALUE")
lenient = click.option("--lenient", is_flag=True)
a_file = click.argument("file", type=click.Path(path_type=Path))


@click.group()
def faubourg() -> None:
    pass


@faubourg.command()
@click.argument("game", default="sunrise")
@click.option("--seats", metavar="me,greedy,...")
@click.option("--seed", type=int)
@click.option("--first", type=click.IntRange(min=1))
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
    from faubourg.cli.opening import Opening, open_game

    texts = texts_for(lang)
    wishes = options_from(options)
    if first is not None:
        wishes["first"] = first - 1
    opening = Opening(game, seats, edition, seed, wishes, resume)
    session = open_game(Console(), texts, opening)
    if not sys.stdin.isatty():
        print(texts.text("no-terminal"))
        return
    session.run()


@faubourg.command()
@click.argument("game")
@click.argument("bots", nargs=-1, required=True)
@click.option("--games", type=click.IntRange(1, 1_000_000), default=100, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--records", type=click.Path(path_type=Path))
@click.option("--workers", type=click.IntRange(1, 64), default=os.cpu_count() or 1)
@edition
@options
@lang
def match(
    game: str,
    bots: tuple[str, ...],
    games: int,
    seed: int,
    records: Path | None,
    workers: int,
    edition: str | None,
    options: tuple[str, ...],
    lang: str | None,
) -> None:
    from faubourg.arena.match import Fixture
    from faubourg.cli.match import run_match

    fixture = Fixture(game, bots, games, seed, edition, options_from(options))
    if not run_match(Console(), fixture, texts_for(lang), workers, records):
        raise KeyboardInterrupt


@faubourg.command()
@a_file
@click.option("--step", is_flag=True)
@lenient
@lang
def replay(file: Path, step: bool, lenient: bool, lang: str | None) -> None:
    from faubourg.cli.replays import show_replay

    show_replay(Console(), file, texts_for(lang), step, lenient)


@faubourg.command()
@a_file
@lenient
@lang
def score(file: Path, lenient: bool, lang: str | None) -> None:
    from faubourg.cli.replays import show_score

    show_score(Console(), file, texts_for(lang), lenient)


@faubourg.command()
@click.argument("game")
@click.argument("rule", required=False)
@lang
def rules(game: str, rule: str | None, lang: str | None) -> None:
    from faubourg.cli.rules import show_rules

    show_rules(Console(), game, rule and rule.upper(), texts_for(lang))


@faubourg.group("edition")
def editions() -> None:
    pass


@editions.command("list")
@lang
def edition_list(lang: str | None) -> None:
    from faubourg.cli.editions import list_editions

    list_editions(Console(), texts_for(lang))


@editions.command("show")
@click.argument("name", metavar="KEY|FILE")
@lang
def edition_show(name: str, lang: str | None) -> None:
    from faubourg.cli.editions import show_edition

    show_edition(Console(), name, texts_for(lang))


@editions.command("check")
@a_file
@lang
def edition_check(file: Path, lang: str | None) -> None:
    from faubourg.cli.editions import check_edition

    check_edition(Console(), file, texts_for(lang))


@faubourg.command()
def version() -> None:
    print(__version__)


def options_from(given: tuple[str, ...]) -> dict[str, Any]:
    """Game options from NAME=VALUE words."""
    pairs = [word.partition("=") for word in given]
    for name, sign, _ in pairs:
        if not sign or not name:
            raise BadOption("option-form", text=name)
    return {name: value for name, _, value in pairs}


def main() -> None:
    """Run the command line and leave with its number."""
    arguments = sys.argv[1:]
    try:
        code = run(arguments, messages(asked_language(arguments)))
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader has gone: nothing more to say, and nothing for Python to flush on its way out.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 1
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
        complain(f"{usage_error(error, texts)} {texts.text('see-help')}")
        return 2
    except (KeyboardInterrupt, click.Abort):
        complain(texts.text("interrupted"))
        return 130


def usage_error(error: click.UsageError, texts: Messages) -> str:
    match error:
        case click.NoSuchOption():
            return texts.text("no-such-option", name=error.option_name)
        case click.MissingParameter() if error.param is not None:
            return texts.text("missing-argument", name=error.param.human_readable_name)
        case click.BadParameter() if error.param is not None:
            name = error.param.human_readable_name
            return texts.text("bad-argument", name=name, detail=error.message)
        case _:
            return texts.text("bad-usage", detail=error.format_message())


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
            parameter.help = texts.text(f"help-option-{name}")
    if isinstance(command, click.Group):
        for name, each in command.commands.items():
            translate_help(each, texts, f"{key}-{name}")


def tell(texts: Messages, error: FaubourgError) -> None:
    complain(texts.say(error.phrase))
    if isinstance(error, IllegalMove | IllegalStep):
        complain(texts.refusal(error.refusal))


def complain(text: str) -> None:
    Console(stderr=True, soft_wrap=True).print(Text(text, style="red"))
