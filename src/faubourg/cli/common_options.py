"""Options and arguments that several commands have."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from faubourg.cli.translated_argument_errors import WholeNumber
from faubourg.core.errors import BadOption

lang = click.option("--lang", metavar="en|fr")
edition = click.option("--edition", metavar="KEY|FILE")
options = click.option("--option", "options", multiple=True, metavar="NAME=VALUE")
lenient = click.option("--lenient", is_flag=True)
move_seconds = click.option(
    "--move-seconds", type=WholeNumber(1, 3600), default=10, show_default=True
)
port = click.option("--port", type=WholeNumber(1, 65_535), default=8137, show_default=True)
data = click.option("--data", type=click.Path(path_type=Path))
database = click.option("--database", metavar="URL", envvar="FAUBOURG_DATABASE")
a_file = click.argument("file", type=click.Path(path_type=Path))


def options_from(given: tuple[str, ...]) -> dict[str, Any]:
    """Game options from NAME=VALUE words."""
    pairs = [word.partition("=") for word in given]
    for name, sign, _ in pairs:
        if not sign or not name:
            raise BadOption("option-form", text=name)
    return {name: value for name, _, value in pairs}
