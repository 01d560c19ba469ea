"""What is said before a game in which bots cannot search: who plays in their place, and why."""

from __future__ import annotations

from collections.abc import Iterable

from faubourg.bots import Bot
from faubourg.bots.search_compilation import why_not_searched
from faubourg.bots.tree_search import SearchBot
from faubourg.cli.game_in_words import AnyTable
from faubourg.core.messages import Messages


def who_stands_in(texts: Messages, table: AnyTable, bots: Iterable[Bot | None]) -> str:
    """The sentences; none where nobody wants to search, or everybody can."""
    instead = _instead(bots)
    reason = why_not_searched(table.rules, table.view(table.to_act)) if instead else None
    if reason is None:
        return ""
    edition = table.rules.edition
    title = edition.title.get(texts.language, edition.key)
    told = texts.text("reason-then").join(
        texts.text("bots-stand-in", instead=name, bots=tuple(replaced))
        for name, replaced in instead.items()
    )
    weaker = texts.text("bots-without-search", title=title, instead=told)
    return f"{weaker} {texts.say(reason.phrase)}"


def _instead(bots: Iterable[Bot | None]) -> dict[str, list[str]]:
    """For everybody who may have to stand in, the bots in whose place that is."""
    found: dict[str, list[str]] = {}
    for bot in {each.name: each for each in bots if isinstance(each, SearchBot)}.values():
        found.setdefault(bot.level.instead.name, []).append(bot.name)
    return found
