"""The language that somebody reads, and the box that lies on the shelf where it is spoken."""

from __future__ import annotations

from contextlib import suppress

from faubourg.core.game_catalogue import find_game
from faubourg.core.messages import LANGUAGES
from faubourg.server.web.request_context import AnyRequest

HEADER = "accept-language"


def language_of(request: AnyRequest) -> str:
    """Of our languages the one that is liked best; the first, if none is."""
    return preferred(request.headers.get(HEADER, ""))


def edition_for(request: AnyRequest, game: str, wished: str | None) -> str:
    """The edition that was named, else the usual one of the language."""
    return wished or find_game(game).usual_edition(language_of(request))


def preferred(header: str) -> str:
    """What an Accept-Language header says.

    >>> preferred("de, fr-CA;q=0.8, en;q=0.5")
    'fr'
    """
    liked = {LANGUAGES[0]: 0.0}
    for wish in header.lower().split(","):
        name, _, quality = wish.partition(";")
        language = name.strip().partition("-")[0]
        if language in LANGUAGES:
            liked[language] = max(liked.get(language, 0.0), _weight(quality))
    return max(liked, key=liked.__getitem__)


def _weight(quality: str) -> float:
    """How much a language is liked; one that nothing is said of, entirely."""
    name, _, number = quality.partition("=")
    if name.strip() != "q":
        return 1.0
    with suppress(ValueError):
        return min(1.0, float(number))
    return 0.0
