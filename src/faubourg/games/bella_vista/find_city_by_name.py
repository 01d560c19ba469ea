"""BV-1.1 — what people call the cities, in each language."""

from __future__ import annotations

from collections.abc import Collection

from faubourg.core.messages import LANGUAGES, Messages, messages
from faubourg.core.phrases import Phrase, Word


def city_called(said: str, cities: Collection[str]) -> str | None:
    """The key of the city that is called so, in any language; a key is a name too."""
    meant = said.strip().casefold()
    key = meant.replace(" ", "-")
    if key in cities:
        return key
    every_language = [messages(language) for language in LANGUAGES]
    titled = (
        city
        for city in cities
        if any(title_of(city, texts).casefold() == meant for texts in every_language)
    )
    return next(titled, None)


def titles_of(cities: Collection[str]) -> tuple[Word, ...]:
    """What people call the cities, in whatever language a sentence names them."""
    known = messages(LANGUAGES[0])
    titles = {city: f"bella-city-{city}" for city in cities}
    return tuple(Phrase(key) if known.has(key) else city for city, key in titles.items())


def title_of(city: str, texts: Messages) -> str:
    """What people call a city; those of other editions have only the name that stands there."""
    key = f"bella-city-{city}"
    return texts.text(key) if texts.has(key) else city
