"""Which language to speak: as asked for, else as the environment says, else English."""

from __future__ import annotations

import os

from faubourg.core.game_catalogue import find_game
from faubourg.core.messages import LANGUAGES, Messages, messages

VARIABLES = ("FAUBOURG_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def texts_for(language: str | None) -> Messages:
    return messages(language or from_environment())


def from_environment() -> str:
    for variable in VARIABLES:
        value = os.environ.get(variable, "")[:2].lower()
        if value in LANGUAGES:
            return value
    return LANGUAGES[0]


def title_of(texts: Messages, game: str) -> str:
    """What a game is called on its box; its key is for typing."""
    return find_game(game).meta.title.get(texts.language, game)


def localised(texts: Messages, number: str) -> str:
    """A decimal number as the language writes it."""
    return number.replace(".", ",").replace("%", "\u00a0%") if texts.language == "fr" else number
