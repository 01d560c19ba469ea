"""What bots are called: by how well they play, in the words that the browser has for them."""

from __future__ import annotations

from faubourg.core.messages import Messages


def bot_word(texts: Messages, bot: str) -> str:
    """A bot that another package brings, or a program, has only its own name."""
    key = f"bot-{bot}"
    return texts.text(key) if texts.has(key) else bot


def name_of_bot(texts: Messages, bot: str, name: str) -> str:
    """The name that a record has for a bot, as people read it: nobody is called `greedy`."""
    kind, blank, own = name.partition(" ")
    return f"{bot_word(texts, bot)}{blank}{own}" if kind == bot else name
