"""Parameters and commands of the command line that are refused in the user's language."""

from __future__ import annotations

from typing import Any

import click

from faubourg.core.errors import BadOption, Unknown


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
        return super().resolve_command(ctx, args)
