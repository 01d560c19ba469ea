"""Parameters and commands of the command line that are refused in the user's language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import click
from click.core import ParameterSource

from faubourg.core.errors import BadOption, Unknown

UNDERSTOOD_BY_ALL = ("lang",)
"""Whoever says little has the same words in every language."""


class WholeNumber(click.ParamType[int]):
    """A whole number within bounds, refused in the user's language."""

    name = "number"

    def __init__(self, least: int = -(2**63), most: int = 2**63) -> None:
        self.least, self.most = least, most

    def convert(self, value: Any, param: click.Parameter | None, _: click.Context | None) -> int:
        try:
            number = int(value)
        except ValueError:
            number = None
        if number is None or not self.least <= number <= self.most:
            name = param.human_readable_name if param else ""
            facts: dict[str, Any] = {"name": name, "text": str(value), "least": self.least}
            raise BadOption("not-a-number", **facts, most=self.most)
        return number


class Commands(click.Group):
    """A group that names its commands when asked for another."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in self.commands and not args[0].startswith("-"):
            raise Unknown("unknown-command", name=args[0], known=tuple(sorted(self.commands)))
        name, command, rest = super().resolve_command(ctx, args)
        return name, command, [*(_said_before(ctx, command) if command else ()), *rest]

    def invoke(self, ctx: click.Context) -> Any:
        """Options without a command are answered as nothing at all would be: with the help."""
        try:
            return super().invoke(ctx)
        except click.UsageError:
            if ctx.invoked_subcommand is None:
                raise click.exceptions.NoArgsIsHelpError(ctx) from None
            raise


def _said_before(context: click.Context, command: click.Command) -> Iterator[str]:
    """The options that were said before a command, as if after it: they are meant for it, and what
    it does not know it refuses."""
    known = {parameter.name for parameter in command.params}
    for parameter in context.command.params:
        name = parameter.name or ""
        if context.get_parameter_source(name) is not ParameterSource.COMMANDLINE:
            continue
        if name in known or name not in UNDERSTOOD_BY_ALL:
            word = parameter.opts[0]
            is_flag = isinstance(parameter, click.Option) and parameter.is_flag
            yield word if is_flag else f"{word}={context.params[name]}"
