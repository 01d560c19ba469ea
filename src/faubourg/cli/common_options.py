"""Options and arguments that several commands have."""

from __future__ import annotations

from pathlib import Path

import click

from faubourg.cli.translated_arguments import WholeNumber

lang = click.option("--lang", metavar="en|fr")
edition = click.option("--edition", metavar="KEY|FILE")
options = click.option("--option", "options", multiple=True, metavar="NAME=VALUE")
lenient = click.option("--lenient", is_flag=True)
port = click.option("--port", type=WholeNumber(1, 65_535), default=8137, show_default=True)
data = click.option("--data", type=click.Path(path_type=Path))
database = click.option("--database", metavar="URL", envvar="FAUBOURG_DATABASE")
a_file = click.argument("file", type=click.Path(path_type=Path))
