"""The rules as text, by their numbers."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from faubourg.core.catalogue import find_game
from faubourg.core.errors import Unknown
from faubourg.core.messages import Messages


def show_rules(console: Console, game: str, rule: str | None, texts: Messages) -> None:
    """One rule, the rules of a section (SL-2), or all of them."""
    known = texts.rules(find_game(game).meta.prefix)
    chosen = [each for each in known if rule is None or each == rule or _section(each) == rule]
    if not chosen:
        raise Unknown("unknown-rule", name=rule or "", first=known[0], last=known[-1])
    for each in chosen:
        console.print(Text.assemble((each, "bold"), "  ", (texts.rule_title(each), "bold")))
        console.print(Text(texts.rule_text(each)))
        if each != chosen[-1]:
            console.print()


def _section(rule: str) -> str:
    return (
        rule.partition(".")[0].rstrip("0123456789") if "." not in rule else rule.partition(".")[0]
    )
