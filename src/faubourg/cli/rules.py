"""The rules as text, by their numbers."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from faubourg.core.errors import Unknown
from faubourg.core.game_catalogue import find_game
from faubourg.core.messages import Messages, section_of


def show_rules(console: Console, game: str, rule: str | None, texts: Messages) -> None:
    """One rule, the rules of a section (SL-2), or all of them."""
    known = texts.rules(find_game(game).meta.prefix)
    prefix = find_game(game).meta.prefix
    asked = rule if rule is None or rule.startswith(f"{prefix}-") else f"{prefix}-{rule}"
    chosen = [each for each in known if asked in (None, each, section_of(each))]
    if not chosen:
        raise Unknown("unknown-rule", name=rule or "", first=known[0], last=known[-1])
    for each in chosen:
        console.print(Text.assemble((each, "bold"), "  ", (texts.rule_title(each), "bold")))
        console.print(Text(texts.rule_text(each)))
        if each != chosen[-1]:
            console.print()
