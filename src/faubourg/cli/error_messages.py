"""What went wrong, told on standard error in the user's language."""

from __future__ import annotations

import re

import click

from faubourg.cli.rich_console import UnbreakingConsole, say
from faubourg.core.errors import BadEdition, FaubourgError, IllegalMove
from faubourg.core.messages import Messages
from faubourg.core.phrases import Phrase
from faubourg.core.replay import IllegalStep


def tell(texts: Messages, error: FaubourgError) -> None:
    problems = error.phrase.facts.get("problems")
    if isinstance(error, BadEdition) and isinstance(problems, tuple):
        complain(texts.text("bad-edition-heading", source=error.phrase.facts["source"]))
        for problem in problems:
            complain(f"  {texts.say(problem)}" if isinstance(problem, Phrase) else str(problem))
        return
    complain(texts.say(error.phrase))
    if isinstance(error, IllegalMove):
        complain(texts.refusal(error.refusal, error.remedy))
    elif isinstance(error, IllegalStep):
        complain(texts.refusal(error.refusal))


def complain(text: str) -> None:
    say(UnbreakingConsole(stderr=True), text, style="red")


def remark(text: str) -> None:
    """Something worth knowing that is neither a result nor an error."""
    say(UnbreakingConsole(stderr=True), text)


def usage_error(error: click.UsageError, texts: Messages) -> str:
    match error:
        case click.NoSuchOption():
            return texts.text("no-such-option", name=error.option_name)
        case click.BadOptionUsage():
            return texts.text("option-needs-value", name=error.option_name)
        case click.MissingParameter() if error.param is not None:
            return texts.text("missing-argument", name=error.param.human_readable_name)
        case _:
            surplus = re.search(r"\((.*)\)", error.message)
            return texts.text("surplus-argument", text=surplus[1] if surplus else error.message)


def see_help(error: click.UsageError, texts: Messages) -> str:
    """Where the options of the very command are listed."""
    command = error.ctx.command_path if error.ctx else "faubourg"
    return texts.text("see-help", command=command)
